"""Every error the product can answer with, and the one table that maps a code to each door.

    StewardError
    ├── BadRequest            400  invalid_json / invalid_request
    ├── Unauthorized          401
    ├── Forbidden             403  forbidden / not_paired / tool_disabled
    ├── NotFound              404  unknown_tool / unknown_problem / unknown_approval
    ├── Conflict              409  already_decided / approval_expired / problem_closed / ambiguous_approval / in_flight
    │                              / state_changed / shown_changed / user_forgotten
    ├── Unprocessable         422  invalid_arguments / idempotency_mismatch / catalogue_invalid / unknown_parameter
    ├── TooManyRequests       429
    ├── Unavailable           503  a part is away, storage_full: nothing was started or decided
    │   └── InDoubt           503  acceptance_unknown, with `problem_id`: it may have been taken
    ├── AnswerLate            504  answer_late, with `problem_id`: it was taken, and its answer comes later
    └── ToolError             (inside activities)
        ├── ToolFailed             the tool answered: no. Permanent; nothing happened
        │   ├── ToolDisabled       the operator has switched it off
        │   ├── ShownChanged       what the call works on is not what was shown to whoever approved it
    │   ├── ArgumentUnclear    only the user can say what an argument means; they are asked before anything happens
        │   ├── EffectAbsent       asked afterwards, the backend knows that the effect did not happen
        │   └── InputRequired      the tool asks the user something before it does anything
        ├── ToolUnavailable        transient; nothing happened; reads and idempotent tools are retried
        └── ToolOutcomeUnknown     the effect may or may not have happened

Raised by the doors, the gateway and the activities; rendered once per door from `CODES`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from steward.contracts.tool_input import ToolQuestion


class ErrorCode(StrEnum):
    """The stable machine-readable codes; texts may change, these may not."""

    INVALID_JSON = "invalid_json"
    INVALID_REQUEST = "invalid_request"
    UNAUTHORIZED = "unauthorized"
    FORBIDDEN = "forbidden"
    NOT_PAIRED = "not_paired"
    IDENTITY_UNAVAILABLE = "identity_unavailable"
    UNKNOWN_TOOL = "unknown_tool"
    TOOL_DISABLED = "tool_disabled"
    UNKNOWN_PROBLEM = "unknown_problem"
    UNKNOWN_APPROVAL = "unknown_approval"
    NOT_FOUND = "not_found"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    ALREADY_DECIDED = "already_decided"
    APPROVAL_EXPIRED = "approval_expired"
    AMBIGUOUS_APPROVAL = "ambiguous_approval"
    NOTHING_TO_CONFIRM = "nothing_to_confirm"
    PROBLEM_CLOSED = "problem_closed"
    IN_FLIGHT = "in_flight"
    STATE_CHANGED = "state_changed"
    SHOWN_CHANGED = "shown_changed"
    INVALID_ARGUMENTS = "invalid_arguments"
    CATALOGUE_INVALID = "catalogue_invalid"
    UNKNOWN_PARAMETER = "unknown_parameter"
    IDEMPOTENCY_MISMATCH = "idempotency_mismatch"
    TOO_LARGE = "too_large"
    RATE_LIMITED = "rate_limited"
    TEMPORAL_UNAVAILABLE = "temporal_unavailable"
    POSTGRES_UNAVAILABLE = "postgres_unavailable"
    STORAGE_FULL = "storage_full"
    WORKER_UNAVAILABLE = "worker_unavailable"
    ACCEPTANCE_UNKNOWN = "acceptance_unknown"
    MCP_SERVER_UNAVAILABLE = "mcp_server_unavailable"
    CAMERA_UNAVAILABLE = "camera_unavailable"
    EMBEDDER_UNAVAILABLE = "embedder_unavailable"
    QDRANT_UNAVAILABLE = "qdrant_unavailable"
    TOOL_FAILED = "tool_failed"
    TOOL_UNAVAILABLE = "tool_unavailable"
    OUTCOME_UNKNOWN = "outcome_unknown"
    APPROVAL_DENIED = "approval_denied"
    GUARD_DENIED = "guard_denied"
    INPUT_BLOCKED = "input_blocked"
    ANSWER_BLOCKED = "answer_blocked"
    PLANNING_FAILED = "planning_failed"
    BUDGET_EXHAUSTED = "budget_exhausted"
    CANCELED = "canceled"
    INPUT_REQUIRED = "input_required"
    WORKFLOW_LOST = "workflow_lost"
    FOREIGN_PROBLEM = "foreign_problem"
    NAMESPACE_TAKEN = "namespace_taken"
    USER_FORGOTTEN = "user_forgotten"
    ANSWER_LATE = "answer_late"
    INTERNAL = "internal"


@dataclass(frozen=True, slots=True)
class CodeMapping:
    """How one code looks at the doors. `status` is the HTTP status, `rpc` the JSON-RPC 2.0 code."""

    status: int
    rpc: int
    retryable: bool
    title: str


def _row(status: int, rpc: int, title: str, *, retryable: bool = False) -> CodeMapping:
    return CodeMapping(status, rpc, retryable, title)


CODES: dict[ErrorCode, CodeMapping] = {
    ErrorCode.INVALID_JSON: _row(400, -32700, "The body is not valid JSON"),
    ErrorCode.INVALID_REQUEST: _row(400, -32600, "The request is malformed"),
    ErrorCode.UNAUTHORIZED: _row(401, -32001, "Credentials are missing or wrong"),
    ErrorCode.FORBIDDEN: _row(403, -32003, "These credentials do not allow that"),
    ErrorCode.NOT_PAIRED: _row(403, -32003, "This chat user is not paired with a user"),
    ErrorCode.UNKNOWN_TOOL: _row(404, -32601, "There is no such tool"),
    ErrorCode.TOOL_DISABLED: _row(403, -32003, "The operator has switched this tool off"),
    ErrorCode.UNKNOWN_PROBLEM: _row(404, -32004, "There is no such problem"),
    ErrorCode.UNKNOWN_APPROVAL: _row(404, -32004, "There is no such approval"),
    ErrorCode.NOT_FOUND: _row(404, -32004, "There is nothing at this address"),
    ErrorCode.METHOD_NOT_ALLOWED: _row(405, -32601, "This address does not take that method"),
    ErrorCode.ALREADY_DECIDED: _row(409, -32009, "This approval was decided already"),
    ErrorCode.APPROVAL_EXPIRED: _row(409, -32009, "This approval has expired"),
    ErrorCode.AMBIGUOUS_APPROVAL: _row(409, -32009, "Several approvals are pending; name one by approval_id"),
    ErrorCode.NOTHING_TO_CONFIRM: _row(409, -32009, "Nothing is waiting for a confirmation"),
    ErrorCode.PROBLEM_CLOSED: _row(409, -32009, "The problem is closed"),
    ErrorCode.USER_FORGOTTEN: _row(409, -32009, "This user is being forgotten"),
    ErrorCode.IN_FLIGHT: _row(409, -32009, "The same request is being handled", retryable=True),
    ErrorCode.STATE_CHANGED: _row(409, -32009, "What this goes by is not how things stand now"),
    ErrorCode.SHOWN_CHANGED: _row(409, -32009, "This is not what was shown any more"),
    ErrorCode.INVALID_ARGUMENTS: _row(422, -32602, "The arguments do not fit the tool's schema"),
    ErrorCode.CATALOGUE_INVALID: _row(422, -32602, "The tool catalogue has faults; the one before stays in use"),
    ErrorCode.UNKNOWN_PARAMETER: _row(422, -32602, "This address has no such query parameter"),
    ErrorCode.IDEMPOTENCY_MISMATCH: _row(422, -32602, "This Idempotency-Key was used with another body"),
    ErrorCode.TOO_LARGE: _row(413, -32600, "The request is too large"),
    ErrorCode.RATE_LIMITED: _row(429, -32029, "Too many requests", retryable=True),
    ErrorCode.FOREIGN_PROBLEM: _row(409, -32009, "This problem id is another's", retryable=True),
    ErrorCode.NAMESPACE_TAKEN: _row(503, -32053, "Temporal's namespace belongs to another installation"),
    ErrorCode.IDENTITY_UNAVAILABLE: _row(
        503, -32053, "The keys that tokens are signed with cannot be read", retryable=True
    ),
    ErrorCode.TEMPORAL_UNAVAILABLE: _row(503, -32053, "Temporal cannot be reached", retryable=True),
    ErrorCode.POSTGRES_UNAVAILABLE: _row(503, -32053, "PostgreSQL cannot be reached", retryable=True),
    ErrorCode.STORAGE_FULL: _row(503, -32053, "The disk of PostgreSQL is full", retryable=True),
    ErrorCode.WORKER_UNAVAILABLE: _row(503, -32053, "No worker answered", retryable=True),
    ErrorCode.ACCEPTANCE_UNKNOWN: _row(503, -32054, "It is not known whether the request was taken"),
    ErrorCode.MCP_SERVER_UNAVAILABLE: _row(503, -32053, "A required MCP server is away", retryable=True),
    ErrorCode.CAMERA_UNAVAILABLE: _row(503, -32053, "The camera cannot be looked through", retryable=True),
    ErrorCode.EMBEDDER_UNAVAILABLE: _row(503, -32053, "The embedding model cannot be loaded", retryable=True),
    ErrorCode.QDRANT_UNAVAILABLE: _row(503, -32053, "Qdrant cannot be reached", retryable=True),
    ErrorCode.TOOL_FAILED: _row(200, -32010, "The tool failed"),
    ErrorCode.TOOL_UNAVAILABLE: _row(200, -32010, "The tool cannot be reached", retryable=True),
    ErrorCode.OUTCOME_UNKNOWN: _row(200, -32011, "It is not known whether the side effect happened"),
    ErrorCode.APPROVAL_DENIED: _row(200, -32012, "The approval was denied"),
    ErrorCode.GUARD_DENIED: _row(200, -32013, "The tool's guard refused the call"),
    ErrorCode.INPUT_BLOCKED: _row(200, -32014, "The request was blocked"),
    ErrorCode.ANSWER_BLOCKED: _row(200, -32018, "No answer with a source could be given"),
    ErrorCode.PLANNING_FAILED: _row(200, -32015, "No planner could plan the request"),
    ErrorCode.BUDGET_EXHAUSTED: _row(200, -32016, "The problem's budget is used up"),
    ErrorCode.CANCELED: _row(200, -32017, "The problem was canceled"),
    ErrorCode.INPUT_REQUIRED: _row(200, -32019, "The tool wants to know something of the user first"),
    ErrorCode.WORKFLOW_LOST: _row(200, -32020, "The problem's workflow ended without an outcome"),
    ErrorCode.ANSWER_LATE: _row(504, -32055, "There was no answer in time; it comes later"),
    ErrorCode.INTERNAL: _row(500, -32603, "An internal error"),
}
"""The one table. A row with status 200 is the outcome of a problem that was accepted and ended badly."""


class StewardError(Exception):
    """Any error with a code of the table. `detail` is for a human; `extra` holds machine-readable members."""

    code: ErrorCode = ErrorCode.INTERNAL

    def __init__(
        self,
        detail: str,
        *,
        code: ErrorCode | None = None,
        retry_after_s: int | None = None,
        **extra: Any,
    ) -> None:
        super().__init__(detail)
        self.detail = detail
        self.code = code or type(self).code
        self.retry_after_s = retry_after_s
        self.extra = extra

    @property
    def status(self) -> int:
        """The HTTP status of this error."""
        return CODES[self.code].status


class BadRequest(StewardError):
    """The request cannot be read."""

    code = ErrorCode.INVALID_REQUEST


class Unauthorized(StewardError):
    """Credentials are missing or wrong."""

    code = ErrorCode.UNAUTHORIZED


class Forbidden(StewardError):
    """The caller is known and may not do this."""

    code = ErrorCode.FORBIDDEN


class NotFound(StewardError):
    """The named thing does not exist, or not for this caller."""

    code = ErrorCode.NOT_FOUND


class Conflict(StewardError):
    """The request meets a state that excludes it."""

    code = ErrorCode.ALREADY_DECIDED


class Unprocessable(StewardError):
    """The request can be read but its content does not fit."""

    code = ErrorCode.INVALID_ARGUMENTS


class TooManyRequests(StewardError):
    """A rate limit was met; `retry_after_s` says when to come back."""

    code = ErrorCode.RATE_LIMITED


class Unavailable(StewardError):
    """A part the request needs is away; it may be retried after `retry_after_s`."""

    code = ErrorCode.TEMPORAL_UNAVAILABLE


class InDoubt(Unavailable):
    """Temporal or the way to it failed after the request was sent: it may have been taken. `problem_id` is where to
    look. Repeating it blindly may do it twice; with the same Idempotency-Key it never does."""

    code = ErrorCode.ACCEPTANCE_UNKNOWN


class AnswerLate(StewardError):
    """The request was taken and goes on; `problem_id` is where its answer comes."""

    code = ErrorCode.ANSWER_LATE


class ToolError(StewardError):
    """A tool call did not succeed."""

    code = ErrorCode.TOOL_FAILED


class ToolFailed(ToolError):
    """The tool refused or failed for good, and its effect did not happen."""


class NothingFound(ToolFailed):
    """There is nothing of the name that the call gave. Said in Steward's own words and the call's: whoever reads it has
    read nothing of a service's."""


class ToolDisabled(ToolFailed):
    """The tool is switched off, by the operator or by Steward itself (`broken_off` says why); nothing happened."""

    code = ErrorCode.TOOL_DISABLED

    def __init__(self, tool_name: str, broken_off: str | None = None) -> None:
        who = f"Steward, because {broken_off}" if broken_off else "the operator"
        super().__init__(f"{tool_name} is switched off by {who}; `steward tools enable {tool_name}` switches it on")


class ShownChanged(ToolFailed):
    """What the call works on is not what was shown to whoever approved it; nothing happened. `now` says how it is,
    where more is known."""

    code = ErrorCode.SHOWN_CHANGED

    def __init__(self, now: str = "") -> None:
        super().__init__("this is not what was shown any more" + (f": {now}" if now else ""))


class ArgumentUnclear(ToolFailed):
    """What an argument means only the user can say: `question` asks for the parameter. Raised by bindings."""

    def __init__(self, parameter: str, question: str) -> None:
        super().__init__(question)
        self.parameter, self.question = parameter, question


class EffectAbsent(ToolFailed):
    """Asked afterwards, the backend knows that the effect did not happen and no longer can. Raised by reconcilers; any
    other error of theirs means that they could not look."""


class InputRequired(ToolFailed):
    """The tool has done nothing yet: it wants an answer of the user, with which the same call is made again."""

    code = ErrorCode.INPUT_REQUIRED

    def __init__(self, question: ToolQuestion) -> None:
        super().__init__(f"it asks: {question.message}")
        self.question = question


class ToolUnavailable(ToolError):
    """The tool could not be reached, and its effect did not happen. Temporal retries reads and idempotent tools."""

    code = ErrorCode.TOOL_UNAVAILABLE


class NotReached(ToolUnavailable):
    """Nothing answered. Said in Steward's own words: whoever reads it has read nothing of a service's."""


class ToolOutcomeUnknown(ToolError):
    """The tool was dispatched and it is not known whether its effect happened."""

    code = ErrorCode.OUTCOME_UNKNOWN
