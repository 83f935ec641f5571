"""A problem: what opens it, what may be said to it and how it looks from outside."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import Any, Final

from pydantic import Field

from steward.contracts.approval import Approval, DecisionOutcome
from steward.contracts.base import Message
from steward.contracts.defaults import APPROVAL_TTL_S, PLAN_TIMEOUT_S
from steward.contracts.errors import ErrorCode
from steward.contracts.owner import OwnedMessage, Owner, RequestMessage
from steward.contracts.plan import Budget, ModelChoice
from steward.contracts.provenance import ArgumentOrigin
from steward.contracts.step import Step
from steward.contracts.tool_meaning import NOTHING_KNOWN, Meaning
from steward.contracts.tool_scope import ToolScope


class ProblemStatus(StrEnum):
    """The statuses; `ProblemView.closed` tells whether a BLOCKED problem can still be unblocked."""

    IN_PROGRESS = "in_progress"
    AWAITING_CONFIRMATION = "awaiting_confirmation"
    AWAITING_USER = "awaiting_user"
    DONE = "done"
    CANCELED = "canceled"
    BLOCKED = "blocked"
    FAILED = "failed"


ISSUE_DETECTION: Final = "issue_detection"
"""The type of a problem that an incoming event opened: what it leads to always asks its user first."""


WORKFLOW_VERSION: Final = 1
"""What a problem is opened with now, see ProblemInput."""


ASK_KNOWLEDGE_BASE: Final = "ask_knowledge_base"
"""The tool whose direct call holds a person's question in their own words, as the knowledge agent sends it."""


def spoken_words(text: str | None, tool_name: str | None, args: Mapping[str, Any]) -> str:
    """What a person said in a request: its text, or the question to the knowledge base. Other arguments are no talk."""
    if tool_name is None:
        return text or ""
    question = args.get("query") if tool_name == ASK_KNOWLEDGE_BASE else None
    return question if isinstance(question, str) else text or ""


class ProblemInput(RequestMessage):
    """What opens a problem: `tool_name` (a direct call), or `text` (to be planned). Settings the workflow needs
    travel with it, so that the workflow itself reads no configuration."""

    gateway: str = "http"
    problem_type: str = "request"
    text: str | None = None
    tool_name: str | None = None
    args: dict[str, Any] = Field(default_factory=dict)
    budget: Budget = Field(default_factory=Budget)
    approval_ttl_s: int = APPROVAL_TTL_S
    plan_timeout_s: float = PLAN_TIMEOUT_S
    version: int = WORKFLOW_VERSION
    """How the workflow goes about it: that of the API that opened it, so that a history keeps its own
    (docs/upgrading.md)."""
    remember: bool = False
    """Whether what was said is kept in the user's memory."""
    installation_id: str = ""
    """Whose problem it is: the id of the database it is mirrored in."""
    opening: str = ""
    """What tells this opening from any other: the same for a repeat under the same idempotency key."""
    model: ModelChoice = Field(default_factory=ModelChoice)
    by_model: bool = False
    """Whether a language model is asked first for its plans: then no rule reads the words of a message."""
    mcp_url: str | None = None
    """An MCP server whose tools are this problem's alone; on the operator's list when the problem was opened."""
    tools: ToolScope | None = None
    """What its plans are kept to."""
    history_limit: int = 4_000
    """Events after which the workflow continues as new, even before the server suggests it."""


def done_text(tool_name: str) -> str:
    """What a problem says that ended with a call which has no words of its own."""
    return f"{tool_name.replace('_', ' ')} is done."


class Question(Message):
    """An open question to the user. `parameter` names the one argument asked for, when there is one."""

    text: str
    tool_name: str | None = None
    meaning: Meaning = NOTHING_KNOWN
    """What that tool does, to what, and what its parameters stand for."""
    parameter: str | None = None
    call_id: str | None = None
    """The call that asks, when it is a tool that wants something of the user."""


class Verification(Message):
    """What the guards say of an answer a planner gave: 1.0 clean, 0.7 not written as an answer or resting on an error,
    0.3 it named what stands nowhere, 0.0 no tool stands behind it. `notes` say why."""

    confidence: float = 1.0
    verified: bool = True
    notes: list[str] = Field(default_factory=list)
    raw_outputs: list[Any] = Field(default_factory=list)
    """What the tools returned, {tool_name, result} each, to compare the answer with; long results are cut short."""


class ProblemError(Message):
    """Why a problem or a call ended badly."""

    code: ErrorCode
    detail: str


WAITING: Final = (ProblemStatus.AWAITING_CONFIRMATION, ProblemStatus.AWAITING_USER, ProblemStatus.BLOCKED)
"""The statuses of an open problem that waits for a person."""


class ProblemView(Message):
    """A problem from outside: the answer of the query `status`, of the update `settle`, and the mirror's row."""

    problem_id: int
    tenant_id: str
    user_id: str
    conversation_id: str
    gateway: str = "http"
    problem_type: str = "request"
    status: ProblemStatus
    closed: bool = False
    """True once the problem has reached its terminal state."""
    title: str = ""
    """What it is about, for lists: the request's first words, an event's mail subject, or the tool with what it is
    for."""
    text: str | None = None
    tool_name: str | None = None
    """The tool of the direct call, or of the last call the planner made."""
    tool_executed: bool | None = False
    """Whether a call succeeded; null while it is not known of some call whether its effect happened, whatever the other
    calls came to: true would be read of that one, false would have it repeated."""
    result: Any = None
    """Null in lists and live events; a large one may be {shortened, characters, bytes, address}."""
    result_size: int | None = None
    """In lists and live events: about how many bytes of JSON the result has; null when there is none."""
    message: str = ""
    preface: str = ""
    """What `message` says before what waits: what was noticed, what was done and what failed. No yes covers it."""
    is_direct_answer: bool = False
    """True when the planner answered without any tool."""
    approvals: list[Approval] = Field(default_factory=list)
    """The pending ones."""
    question: Question | None = None
    """What it asks, as soon as no approval is pending."""
    error: ProblemError | None = None
    verification: Verification | None = None
    degraded: list[str] = Field(default_factory=list)
    """Parts that were away while this problem ran, in words."""
    shows: list[int] = Field(default_factory=list)
    """Problems of the conversation whose approvals or outcome this one's answer shows, since it changed them."""
    created_at: datetime
    updated_at: datetime
    stale: bool = False
    """True when it was read from the mirror because no worker answered in time."""

    @property
    def owner(self) -> Owner:
        """Whose problem it is."""
        return Owner(self.tenant_id, self.user_id)

    @property
    def settled(self) -> bool:
        """Closed, or waiting for a human."""
        return self.closed or self.status not in (ProblemStatus.IN_PROGRESS,)


class UserMessage(Message):
    """Payload of the signal `message`. `message_id` makes a repeat harmless.

    With `amends`, the text asks for a change of that pending approval: it is withdrawn and, where `arguments` (all of
    them, changed) are given, asked again with those. Said to a problem that asks no question, any text withdraws what
    waits for approval there: what was approved before it would no longer be what was wanted.
    """

    text: str
    message_id: str | None = None
    actor: str | None = None
    amends: str | None = None
    arguments: dict[str, Any] | None = None
    overheard: bool = False
    """Said in the conversation and not to this problem: what does not answer its question is given back."""
    answer: str | None = None
    """Of the text, what answers the question, where it says more than that. Set by the problem itself."""
    origins: list[ArgumentOrigin] | None = None
    """Where `arguments` come from, as a planner wrote them; None: they are the user's own words for this."""
    entered: list[str] = Field(default_factory=list)
    """What untrusted content whoever wrote `arguments` had read, in words."""
    drops: bool = False
    """Whether the approval it amends is given up, and nothing asked in its place."""
    fills: str | None = None
    """The open question, as it was asked, that `arguments` (all of the draft's) answer."""
    flag: bool | None = None
    """The yes or no, on or off, that the text is, as the gateway read it; a problem knows no words of its own."""
    stops: bool = False
    """Whether it gives up what was asked, as the gateway read it."""


class CancelRequest(Message):
    """Payload of the signal `cancel_problem`."""

    reason: str | None = None
    actor: str | None = None


class Opening(OwnedMessage):
    """Who opens a problem, as which request."""

    installation_id: str
    opening: str

    def is_of(self, given: ProblemInput) -> bool:
        """Whether this opening is the one that a problem came from."""
        whose = (given.owner, given.installation_id, given.opening)
        return whose == (self.owner, self.installation_id, self.opening)


class SettleRequest(Message):
    """Argument of the update `settle`. With `message` it first takes that message, as the signal would. With `opening`
    it is refused by a problem that another request opened under the same id. Without `wait` it returns at once."""

    message: UserMessage | None = None
    wait: bool = True
    opening: Opening | None = None


class DecideResult(Message):
    """Answer of the update `decide`; `view` is the problem after it (settled again, if the decision asked to wait)."""

    outcome: DecisionOutcome
    view: ProblemView


class StepList(Message):
    """Answer of the query `steps`."""

    steps: list[Step]
