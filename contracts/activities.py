"""Typed activity stubs: the names and messages workflows and workers agree on.

A workflow refers to a stub; the worker registers the real activity under the same name. Nothing here runs.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Literal, TypeAlias

from pydantic import Field
from temporalio import activity

from contracts.approval import ApprovalKind
from contracts.base import Message
from contracts.errors import ErrorCode
from contracts.plan import ModelChoice, PlanRequest, PlanResult, ToolCall, Turn
from contracts.problem import ProblemInput, ProblemView, Verification
from contracts.step import Step
from contracts.tool import Candidate, Effect, Permission
from contracts.tool_input import ToolAnswer, ToolQuestion

Route: TypeAlias = Literal["local", "near", "queued"]
"""`local` runs inside the workflow task. `near` is a regular activity on the workflow's own queue, which its worker may
start at once; `queued` one on the queue of its kind."""


class MirrorWrite(Message):
    """The problem's row as it should now look and the steps not yet mirrored. Writing it twice is harmless."""

    view: ProblemView
    steps: list[Step] = Field(default_factory=list)


class Verdict(StrEnum):
    """What may happen with a call."""

    RUN = "run"
    CONFIRM = "confirm"
    DENY = "deny"
    MISSING = "missing"
    INVALID = "invalid"
    UNKNOWN_TOOL = "unknown_tool"


class PreparedCall(Message):
    """A call after validation: canonical names, typed and resolved arguments, and what may happen with it.

    `args` are final: what is hashed, confirmed and run. `errors` are for the planner (invalid), `missing` lists
    absent required parameters in schema order, `question` asks for the first of them.
    """

    tool_name: str
    args: dict[str, Any] = Field(default_factory=dict)
    args_sha256: str = ""
    asked_sha256: str = ""
    """`wording_sha256` of the arguments before dates and names in them were resolved."""
    verdict: Verdict
    reason: str = ""
    message: str = ""
    """The confirmation text, for CONFIRM."""
    code: ErrorCode | None = None
    """Why it is denied, when that is not its guard's doing."""
    errors: list[str] = Field(default_factory=list)
    missing: list[str] = Field(default_factory=list)
    question: str = ""
    parameters: dict[str, Any] = Field(default_factory=dict)
    permission: Permission = Permission.PERMISSION_REQUIRED
    effect: Effect = Effect.ONCE
    route: Route = "queued"
    timeout_s: float = 10.0
    initial_interval_s: float = 0.5
    approval_ttl_s: int | None = None


class PrepareCallsInput(Message):
    """Calls to validate for a user. Identity comes from the problem, never from the arguments."""

    problem_id: int
    tenant_id: str
    user_id: str
    timezone: str
    now: str
    calls: list[ToolCall]


class PrepareCallsOutput(Message):
    """One prepared call per call, in order."""

    prepared: list[PreparedCall]


class PlanOutput(PlanResult):
    """A plan with its calls already validated, in order (the draft of a question counts as a call).

    Empty `prepared`: whoever planned could not validate; `prepare_calls` does it then. An answer comes with what the
    guards say of it; when they refused its wording, `withheld` is that wording and the plan holds what is said instead.
    `worked_s` are the seconds of the activity itself, without its wait in a queue; None from before they were measured.
    """

    prepared: list[PreparedCall] = Field(default_factory=list)
    verification: Verification | None = None
    withheld: str | None = None
    answer_blocked: bool = False
    """True when nothing that could be said is known: the problem ends as blocked."""
    worked_s: float | None = None


class OpenProblemInput(Message):
    """The first activity of every problem."""

    problem: ProblemInput
    write: MirrorWrite
    now: str


class OpenProblemOutput(Message):
    """`blocked` (with words for the user) ends the problem; `prepared` is there for a direct call."""

    blocked: str | None = None
    turns: list[Turn] = Field(default_factory=list)
    profile: dict[str, Any] = Field(default_factory=dict)
    memories: list[str] = Field(default_factory=list)
    timezone: str | None = None
    """The zone of the user's profile, an IANA name; None: the problem's own stands."""
    prepared: PreparedCall | None = None
    degraded: list[str] = Field(default_factory=list)


class EmbedTextInput(Message):
    """Text to embed as a query."""

    text: str


class Embedding(Message):
    """A unit vector: `data` is base64 of little-endian float32, `dimension` numbers long. Empty data: no embedder,
    `degraded` says why."""

    model: str
    dimension: int
    data: str = ""
    degraded: str | None = None


class RetrieveToolsInput(Message):
    """Find the tools for a text. The embedding comes from `embed_text`."""

    tenant_id: str
    user_id: str
    text: str
    embedding: Embedding
    limit: int = 10
    model: ModelChoice = Field(default_factory=ModelChoice)


class RetrieveToolsOutput(Message):
    """Candidates, best first. `source` names the path that answered; `degraded` why it was not the first choice.
    `plan_route` says where this worker's planner wants to run."""

    candidates: list[Candidate]
    source: Literal["qdrant", "full_text", "catalogue"]
    degraded: str | None = None
    plan_route: Route = "queued"


class ApprovalProof(Message):
    """The approval a dispatch rests on; checked again by `call_tool`."""

    approval_id: str
    kind: ApprovalKind
    args_sha256: str
    decided_by: str


class CallToolInput(Message):
    """One dispatch. `write` is committed before the tool runs whenever the tool has an effect.

    `repeat_of` is the call whose unknown outcome a human chose to repeat, `repeats` every call that came to nothing
    certain before this one, the first one first: had any of them succeeded after all, its result is returned and
    nothing runs.
    """

    problem_id: int
    tenant_id: str
    user_id: str
    conversation_id: str
    timezone: str
    now: str
    call_id: str
    tool_name: str
    args: dict[str, Any]
    args_sha256: str
    approval: ApprovalProof | None = None
    repeat_of: str | None = None
    repeats: list[str] = Field(default_factory=list)
    write: MirrorWrite | None = None
    answer: ToolAnswer | None = None
    """The user's answer to the question that an earlier call of this tool ended with."""
    installation_id: str = ""
    first_call_id: str = ""
    """Of a repeat that a human ordered: the call that was made first."""

    @property
    def chain(self) -> list[str]:
        """Every call this one repeats; one that was scheduled before chains were told has the last link alone."""
        return self.repeats or ([self.repeat_of] if self.repeat_of else [])


class CallToolOutput(Message):
    """How a dispatch ended. A transient failure is raised instead, so that the retry policy works."""

    state: Literal["succeeded", "failed", "unknown", "input_required"]
    question: ToolQuestion | None = None
    """For input_required: nothing has happened, and the tool wants this answered first."""
    result: Any = None
    code: ErrorCode | None = None
    error: str | None = None
    message: str | None = None
    """The result in words for a human (a rendered list, a confirmation that a mail was sent)."""
    degraded: str | None = None
    cached_at: str | None = None
    """When a kept answer, which this is then, was given; ISO 8601 with offset."""
    reconciled: bool = False
    """Whether the outcome was in doubt and found out by asking the tool's backend."""


class FindOutcomeInput(Message):
    """A dispatch of a tool with an effect whose activity ended without an outcome; `why`, in words. Its call has no
    `write`."""

    call: CallToolInput
    effect: Effect
    why: str


class NotificationOption(Message):
    """A button: deciding `approval_id` as `confirmed` says."""

    label: str
    approval_id: str
    confirmed: bool


class NotificationInput(Message):
    """A notification to a user, recorded as a step of `problem_id` and sent to the webhook when one is configured."""

    tenant_id: str
    user_id: str
    problem_id: int | None
    notification_key: str
    """Unique; a repeat is harmless."""
    text: str
    source: str = "reminder"
    options: list[NotificationOption] = Field(default_factory=list)
    """What the user may decide about it, at POST /problems/{problem_id}/confirm."""


class ReminderInput(Message):
    """What opens a ReminderWorkflow. `due_at` is ISO 8601 with offset."""

    reminder_id: str
    tenant_id: str
    user_id: str
    problem_id: int | None
    due_at: str
    text: str


class RememberInput(Message):
    """What opens a RememberWorkflow: what was said in a problem. `said_at` is ISO 8601 with offset."""

    problem_id: int
    tenant_id: str
    user_id: str
    user_message: str
    agent_response: str
    said_at: str


class RecallInput(Message):
    """Asks what the ledger knows of a problem's calls beyond those in `known`, which its history dispatched."""

    problem_id: int
    known: list[str] = Field(default_factory=list)


class RecalledCall(Message):
    """A call that the ledger knows and the problem's history does not: Temporal's store was set back behind it."""

    call_id: str
    tool_name: str
    args_sha256: str
    state: Literal["succeeded", "failed", "unknown"]
    result: Any = None
    code: ErrorCode | None = None
    error: str | None = None
    approval_id: str | None = None


class RecallOutput(Message):
    """In the order in which they were dispatched."""

    calls: list[RecalledCall] = Field(default_factory=list)


class SyncToolsInput(Message):
    """`force` re-embeds everything."""

    force: bool = False


class SyncToolsOutput(Message):
    """Names of tools by what happened to them."""

    added: list[str] = Field(default_factory=list)
    changed: list[str] = Field(default_factory=list)
    removed: list[str] = Field(default_factory=list)
    unchanged: int = 0
    indexed: int = 0
    degraded: str | None = None


_NOT_HERE = "a stub: register the real activity on the worker"


@activity.defn
async def open_problem(request: OpenProblemInput) -> OpenProblemOutput:
    """Record the request, guard the input, load the context, prepare a direct call."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def embed_text(request: EmbedTextInput) -> Embedding:
    """Embed a request."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def retrieve_tools(request: RetrieveToolsInput) -> RetrieveToolsOutput:
    """Find candidate tools; never raises for a part that is away, it degrades and says so."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def plan_next_action(request: PlanRequest) -> PlanOutput:
    """Plan the next action with the first backend that answers, and validate the calls it wants."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def prepare_calls(request: PrepareCallsInput) -> PrepareCallsOutput:
    """Validate calls and ask their guards."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def call_tool(request: CallToolInput) -> CallToolOutput:
    """Dispatch one call, fenced by the ledger."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def recall_dispatches(request: RecallInput) -> RecallOutput:
    """Ask the ledger for calls that the problem's history does not know of."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def find_outcome(request: FindOutcomeInput) -> CallToolOutput:
    """Ask the ledger, and where it does not know the tool's backend, what became of a call. Never runs the tool."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def record_steps(request: MirrorWrite) -> None:
    """Mirror the problem's row and its new steps."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def deliver_notification(request: NotificationInput) -> None:
    """Record a notification and post it to the webhook."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def remember_exchange(request: RememberInput) -> None:
    """Keep what was said in a problem in the user's memory."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def sync_tools(request: SyncToolsInput) -> SyncToolsOutput:
    """Mirror the catalogue into agent_tools and re-index what changed."""
    raise NotImplementedError(_NOT_HERE)
