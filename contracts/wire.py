"""The wire of POST /tool/call and of the STDIO door: the request, and the one answer envelope."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import AfterValidator, BeforeValidator, Field
from pydantic.config import JsonDict

from steward.contracts.approval import Approval, asked_together
from steward.contracts.base import Message, WireMessage
from steward.contracts.plan import Reasoning
from steward.contracts.problem import ProblemStatus, ProblemView, Question, Verification
from steward.contracts.tool_scope import ToolScopeBody
from steward.contracts.user_ids import FORMAT

MAX_TEXT = 10_000
MAX_PROBLEM_ID = 2**63 - 1
MAX_NUMBER = 2**53 - 1
"""A number in place of a name goes up to here: every reader of JSON has it exactly."""


def _no_nul(text: str) -> str:
    if "\x00" in text:
        raise ValueError("must not contain a NUL character")
    return text


def number_as_text(value: Any) -> Any:
    """The digits of a whole number that stands where a name goes; anything else as it is."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return str(value) if is_number and 0 <= value <= MAX_NUMBER else value


_NO_NUL: Final[JsonDict] = {"pattern": r"^[^\u0000]+$"}
Text: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=MAX_TEXT, json_schema_extra=_NO_NUL), AfterValidator(_no_nul)
]
"""A message of a user: 1 to 10000 characters, no NUL."""
Name: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=200, json_schema_extra=_NO_NUL), AfterValidator(_no_nul)
]
"""An identifier given by a caller: 1 to 200 characters, no NUL."""
_UserName: TypeAlias = Annotated[
    str, Field(min_length=1, max_length=200, json_schema_extra={**_NO_NUL, **FORMAT}), AfterValidator(_no_nul)
]
Number: TypeAlias = Annotated[int, Field(strict=True, ge=0, le=MAX_NUMBER)]
UserId: TypeAlias = Annotated[_UserName, BeforeValidator(number_as_text, json_schema_input_type=_UserName | Number)]
"""An id of a user; which ones nobody goes by is said by contracts/user_ids.py. A number is its digits."""
ConversationName: TypeAlias = Annotated[Name, BeforeValidator(number_as_text, json_schema_input_type=Name | Number)]
"""What a caller calls a conversation. A number is its digits."""
ProblemId: TypeAlias = Annotated[int, Field(strict=True, ge=1, le=MAX_PROBLEM_ID)]


class ToolCallRequest(WireMessage):
    """The body of POST /tool/call.

    `tool_name` with `args` is a direct call; `text` alone is planned (or replies to the user's open question in that
    conversation); `problem_id` with `text` replies; `problem_id` with `confirm`, or tool confirm_action, decides.
    `model` and `reasoning` are what a text, or execute_task, is planned with, `tools` and `problem_type` its tools.
    """

    cmd: Literal["tool/call"] = "tool/call"
    tool_name: Name | None = None
    args: dict[str, Any] | None = None
    text: Text | None = None
    user_id: UserId | None = None
    problem_id: ProblemId | None = None
    conversation_id: ConversationName | None = None
    confirm: bool | None = Field(default=None, strict=True)
    idempotency_key: Name | None = None
    model: Name | None = None
    reasoning: Reasoning | None = None
    tools: ToolScopeBody | None = None
    problem_type: Name | None = None
    """A family of tools, to which a plan is kept, or another name for one (contracts/tool_scope.py)."""


class PendingApproval(Approval):
    """What waits for a decision, with the problem in which it does."""

    problem_id: int


class Answer(Message):
    """The envelope of every answer of /tool/call. `error` is a code of contracts.errors, or null."""

    success: bool
    problem_id: int | None = None
    status: ProblemStatus | None = None
    tool_name: str | None = None
    tool_executed: bool | None = False
    """Null: it is not known whether an effect happened."""
    result: Any = None
    message: str = ""
    preface: str = ""
    """What `message` says before what waits: what was noticed, what was done and what failed. No yes covers it."""
    is_direct_answer: bool = False
    requires_confirmation: bool = False
    confirmation_message: str | None = None
    confirm_options: list[str] = Field(default_factory=list)
    approvals: list[PendingApproval] = Field(default_factory=list)
    question: Question | None = None
    error: str | None = None
    verification: Verification | None = None
    tools_used: list[str] = Field(default_factory=list)
    """Of execute_task: the tools that were called, each once, in order."""
    stale: bool = False

    @classmethod
    def of(cls, view: ProblemView) -> Answer:
        """The answer a problem's view amounts to. `success` is false only when the problem ended badly."""
        pending = view.approvals
        return cls(
            success=view.error is None,
            problem_id=view.problem_id,
            status=view.status,
            tool_name=view.tool_name,
            tool_executed=view.tool_executed,
            result=view.result,
            message=view.message,
            preface=view.preface,
            is_direct_answer=view.is_direct_answer,
            requires_confirmation=bool(pending),
            confirmation_message=asked_together(pending) or None,
            confirm_options=["Yes", "No"] if pending else [],
            approvals=[PendingApproval(problem_id=view.problem_id, **dict(one)) for one in pending],
            question=view.question,
            error=view.error.code if view.error else None,
            verification=view.verification,
            stale=view.stale,
        )
