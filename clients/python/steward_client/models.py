"""What the API answers, as pydantic models. Data alone.

Members that this version does not know are kept out and break nothing; words such as statuses and actions are plain
text, so that a newer Steward may have more of them. Times carry their offset.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field

WAITING: Final = frozenset({"awaiting_confirmation", "awaiting_user"})
"""The statuses in which a problem waits for a human."""
ENDED: Final = frozenset({"done", "canceled", "failed"})
"""The statuses that are always an end; a blocked problem has ended when it waits for nobody."""


class Model(BaseModel):
    """A message of the API."""

    model_config = ConfigDict(extra="ignore", frozen=True)


class ArgumentOrigin(Model):
    """Where the value at `path` (a JSON pointer into the arguments) comes from: user, result, memory, profile, default
    or model. `tool` and `whose` say which result."""

    path: str
    source: str
    tool: str | None = None
    whose: str = ""
    trusted: bool = False


class ShownField(Model):
    """One thing that was looked up for an approval: `label` ("to", "deletes") and what was found."""

    label: str
    value: str
    says: list[str] = Field(default_factory=list)
    """The arguments that it puts into words."""


class Approval(Model):
    """One question to a human: may this tool run with exactly these arguments, on exactly what is shown? `args_sha256`
    is the hash of the arguments and of all that was looked up for them."""

    approval_id: str
    problem_id: int | None = None
    """The problem in which it waits, where an answer lists it."""
    call_id: str
    kind: str = "permission"
    """permission, or repeat: run again a call whose outcome is unknown."""
    tool_name: str
    args: dict[str, Any]
    shown: list[ShownField] = Field(default_factory=list)
    """Whom a reply goes to, which mail is forwarded, title and date of what is deleted."""
    args_sha256: str
    args_left_out: bool = False
    """In lists and events long arguments are left out: the problem itself has them."""
    origins: list[ArgumentOrigin] = Field(default_factory=list)
    reason: str = ""
    message: str = ""
    approvers: list[str] = Field(default_factory=list)
    renews: str | None = None
    """The approval whose place it takes: that was edited, or what it showed had changed. A yes must name this one."""
    requested_at: datetime
    expires_at: datetime
    state: str = "pending"
    decided_by: str | None = None
    decision_reason: str | None = None


class Question(Model):
    """An open question to the user; `parameter` is the one argument asked for, when there is one."""

    text: str
    tool_name: str | None = None
    parameter: str | None = None


class Failure(Model):
    """Why a problem ended badly: a code, and words."""

    code: str
    detail: str


class Answer(Model):
    """The envelope of every request that says something to Steward. `error` is a code, or null."""

    success: bool
    problem_id: int | None = None
    status: str | None = None
    tool_name: str | None = None
    tool_executed: bool | None = False
    """Null: it is not known whether an effect happened."""
    result: Any = None
    message: str = ""
    preface: str = ""
    """What `message` says before what waits: what was done and what failed. No yes covers it."""
    is_direct_answer: bool = False
    requires_confirmation: bool = False
    confirmation_message: str | None = None
    approvals: list[Approval] = Field(default_factory=list)
    question: Question | None = None
    error: str | None = None

    @property
    def settled(self) -> bool:
        """Whether nothing more happens without a human."""
        return self.status is not None and self.status != "in_progress"


class Problem(Model):
    """A problem now. In lists and events `result` is null and `result_size` says about how large it is."""

    problem_id: int
    user_id: str
    conversation_id: str
    gateway: str = ""
    problem_type: str = "request"
    status: str
    closed: bool = False
    text: str | None = None
    tool_name: str | None = None
    tool_executed: bool | None = False
    result: Any = None
    result_size: int | None = None
    message: str = ""
    preface: str = ""
    """What `message` says before what waits: what was done and what failed. No yes covers it."""
    is_direct_answer: bool = False
    approvals: list[Approval] = Field(default_factory=list)
    question: Question | None = None
    error: Failure | None = None
    degraded: list[str] = Field(default_factory=list)
    shows: list[int] = Field(default_factory=list)
    """Problems of the conversation that it changed or said again, and that its answer shows."""
    created_at: datetime
    updated_at: datetime
    stale: bool = False
    """Read from the record because no worker answered in time."""

    @property
    def settled(self) -> bool:
        """Whether nothing more happens without a human."""
        return self.closed or self.status != "in_progress"


class ProblemPage(Model):
    """Problems, newest first. `next` is the `before` of the page after, null on the last one."""

    problems: list[Problem]
    next: int | None = None


class Step(Model):
    """One audited line of a problem's life. `id` is what `after` of a live view takes."""

    id: int | None = None
    seq: int | None = None
    actor: str
    action: str
    description: str
    detail: dict[str, Any] = Field(default_factory=dict)
    at: datetime


class StepPage(Model):
    """Every step of a problem, in order."""

    problem_id: int
    steps: list[Step]
    mirrored: bool = True


class Tool(Model):
    """A tool as the list shows it; `parameters` is its JSON Schema."""

    name: str
    description: str = ""
    permission: str = ""
    tool_type: str = ""
    parameters: dict[str, Any] = Field(default_factory=dict)


class ToolPage(Model):
    """Tools, by name."""

    count: int
    tools: list[Tool]


class NotificationOption(Model):
    """A button: deciding `approval_id` as `confirmed` says."""

    label: str
    approval_id: str
    confirmed: bool


class Notification(Model):
    """What a user is told without having asked just then, such as a reminder."""

    id: int
    state: str
    user_id: str
    problem_id: int | None = None
    source: str
    text: str
    options: list[NotificationOption] = Field(default_factory=list)
    created_at: datetime


class NotificationPage(Model):
    """Notifications, newest first."""

    notifications: list[Notification]
    next: int | None = None


class LoginCode(Model):
    """A code that pairs a chat user with the user who claims it, and until when it is good."""

    code: str
    expires_at: datetime


class Pair(Model):
    """The chat user `external_id` of `gateway` is `user_id`."""

    pair_id: int
    gateway: str
    external_id: str
    user_id: str


class PairPage(Model):
    """Pairs, newest first."""

    pairs: list[Pair]


class OnePair(Model):
    """A pair that was made or ended."""

    pair: Pair


class Document(Model):
    """A document of the knowledge base and how far it has been read: `state`, `stage`, `error`."""

    document_id: int
    title: str = ""
    source: str = ""
    state: str
    stage: str = ""
    error: str | None = None


class DocumentAdded(Model):
    """A document that was added; `changed` is false when this very content was there already."""

    document: Document
    changed: bool = True


class Forgotten(Model):
    """A forgetting. `done`: nothing is left; else it goes on. `forgetting` is its certificate."""

    done: bool
    forgetting: dict[str, Any] = Field(default_factory=dict)
