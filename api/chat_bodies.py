"""The wire of the chat doors: what is sent and what is answered. Used by the doors and by the OpenAPI page."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, TypeAlias

from pydantic import BeforeValidator, ConfigDict, Field, computed_field

from steward.api.bodies import Received, Words
from steward.contracts.approval import ApprovalKind
from steward.contracts.base import Message
from steward.contracts.plan import Reasoning
from steward.contracts.problem import ProblemStatus, Question
from steward.contracts.shown import ShownField
from steward.contracts.wire import ConversationName, Name, Number, UserId, number_as_text

_Path: TypeAlias = Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[^/\u0000]+$")]
ConversationId: TypeAlias = Annotated[_Path, BeforeValidator(number_as_text, json_schema_input_type=_Path | Number)]
"""The name of a conversation: 1 to 200 characters, none of them a slash, for it stands in addresses."""


class ChatBody(Received):
    """The body of POST /api/{user_id}/chat. Without `conversation_id` the message begins a conversation. `model` is one
    of the allowed list, `reasoning` how hard it may think."""

    message: Words
    conversation_id: ConversationId | None = None
    model: Name | None = None
    reasoning: Reasoning | None = None


class SessionChatBody(Received):
    """The body of POST /api/chat. A `session_id` nobody knows yet begins a conversation of that name."""

    message: Words
    session_id: ConversationId | None = None
    model: Name | None = None
    reasoning: Reasoning | None = None


class QueryBody(Received):
    """The body of POST /query."""

    query: Words
    user_id: UserId | None = None
    session_id: ConversationId | None = None
    model: Name | None = None
    reasoning: Reasoning | None = None


class NamedToolBody(Received):
    """The body of POST /tools/call."""

    name: Name
    arguments: dict[str, Any] = Field(default_factory=dict)
    user_id: UserId | None = None
    conversation_id: ConversationName | None = None


def _any_object(schema: dict[str, Any]) -> None:
    schema.pop("required")
    schema |= {"properties": {}, "additionalProperties": True}


class ArgumentsBody(Received):
    """The body of POST /api/tools/{tool}: the tool's arguments."""

    model_config = ConfigDict(extra="forbid", json_schema_extra=_any_object)

    args: dict[str, Any]

    @classmethod
    def _as_it_can_be_kept(cls, value: Any) -> Any:
        return {"args": value} if isinstance(value, dict) else value


class RenameBody(Received):
    """The body of PATCH /conversations/{conversation_id}."""

    title: Name


class ToolCallShown(Message):
    """A tool call that an answer tells of. `result` is what the step of the call has on record, long ones cut short."""

    tool_name: str
    arguments: dict[str, Any] = Field(default_factory=dict)
    status: str
    """awaiting_confirmation, approved, denied, expired, withdrawn, started, succeeded, failed, unknown (nobody knows
    whether it happened), refused or invalid."""
    result: Any = None
    error: str | None = None
    call_id: str | None = None
    approval_id: str | None = None

    @computed_field
    def tool(self) -> str:
        """The same as `tool_name`."""
        return self.tool_name


class ApprovalShown(Message):
    """What waits for a decision: by POST /problems/{problem_id}/confirm with its `approval_id`, or by a plain yes or no
    where it is all that was shown last."""

    problem_id: int
    approval_id: str
    kind: ApprovalKind
    tool_name: str
    args: dict[str, Any]
    shown: list[ShownField] = Field(default_factory=list)
    """What was looked up: whom a reply goes to, which mail is forwarded, title and date of what is deleted."""
    reason: str
    message: str
    expires_at: datetime


class ChatAnswer(Message):
    """The answer of POST /api/{user_id}/chat. What follows `created_at` is for buttons and links."""

    conversation_id: str
    response: str
    tool_calls: list[ToolCallShown] = Field(default_factory=list)
    created_at: datetime
    problem_id: int | None = None
    status: ProblemStatus | None = None
    approvals: list[ApprovalShown] = Field(default_factory=list)
    question: Question | None = None
    error: str | None = None


class SessionChatAnswer(Message):
    """The answer of POST /api/chat."""

    session_id: str
    response: str
    tools_used: list[str] = Field(default_factory=list)
    problem_id: int | None = None
    approvals: list[ApprovalShown] = Field(default_factory=list)


class ToolResultShown(Message):
    """What a tool returned."""

    tool: str
    result: Any = None


class Entity(Message):
    """A value that the planner took out of the request, as the argument of a call."""

    name: str
    value: Any
    tool_name: str


class Timings(Message):
    """Milliseconds: from the message to its saved answer, and what planners say they took of it."""

    total_ms: float | None = None
    planning_ms: float | None = None


class QueryMetadata(Message):
    """What the steps of the problem say about an answer; null where they say nothing."""

    confidence: float | None = None
    """The planner's own, of its first plan."""
    entities: list[Entity] | None = None
    tool_results: list[ToolResultShown] = Field(default_factory=list)
    """What the tools that succeeded returned, long ones cut short."""
    context_used: bool = False
    """Whether the message was read against what its conversation had said before."""
    requires_multi_step: bool = False
    """Whether the plans wanted more than one call."""
    timings: Timings = Field(default_factory=Timings)
    planner: str | None = None
    model: str | None = None
    reasoning: Reasoning | None = None
    session_id: str
    problem_id: int | None = None
    approvals: list[ApprovalShown] = Field(default_factory=list)


class QueryAnswer(Message):
    """The answer of POST /query. `intent` is the family of the tool that the first plan chose, `answer` or `question`
    for a plan without one, null when nothing was planned; `thinking` what the model wrote before its plans, if any."""

    response: str
    thinking: str | None = None
    intent: str | None = None
    tools_used: list[str] = Field(default_factory=list)
    metadata: QueryMetadata
