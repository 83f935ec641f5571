"""What a planner reads and writes. One protocol for every backend: `PlanRequest` in, `PlanResult` out."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from contracts.base import Message
from contracts.owner import RequestMessage
from contracts.tool import Candidate, ToolSpec


class ToolCall(Message):
    """A call a planner (or a direct request) wants; arguments are not yet validated."""

    tool_name: str
    args: dict[str, Any] = Field(default_factory=dict)


class AnswerPlan(Message):
    """Nothing more to call: this is the answer. `direct` is true when no tool result stands behind it."""

    kind: Literal["answer"] = "answer"
    text: str


class AskPlan(Message):
    """Something is missing. `draft` is the call it is missing from; `missing` its absent parameters, in order."""

    kind: Literal["ask"] = "ask"
    question: str
    draft: ToolCall | None = None
    missing: list[str] = Field(default_factory=list)


class CallsPlan(Message):
    """Independent calls, run in parallel."""

    kind: Literal["calls"] = "calls"
    calls: list[ToolCall] = Field(min_length=1)


Plan: TypeAlias = Annotated[AnswerPlan | AskPlan | CallsPlan, Field(discriminator="kind")]


def calls_of(plan: Plan | None) -> list[ToolCall]:
    """The calls of a plan; what a question is about counts as the call that is meant."""
    match plan:
        case CallsPlan(calls=calls):
            return calls
        case AskPlan(draft=ToolCall() as draft):
            return [draft]
        case _:
            return []


class Turn(Message):
    """One utterance of the conversation."""

    role: Literal["user", "assistant"]
    text: str


class Observation(Message):
    """What a call of this problem came to, as the planner may see it. `result` is JSON, possibly shortened."""

    tool_name: str
    args: dict[str, Any] = Field(default_factory=dict)
    ok: bool
    result: Any = None
    error: str | None = None
    """For a failed, denied or invalid call: what to tell the planner."""
    message: str | None = None
    """The tool's own words for a human, when it has any; what an answer without a language model shows."""


class Budget(Message):
    """What one problem may spend; checked before each planning round. Tokens that were reused do not count. Seconds
    exclude waiting for humans and for a free planner."""

    rounds: int = 5
    tool_calls: int = 20
    tokens: int = 20_000
    seconds: float = 300.0


class ModelChoice(Message):
    """Which planner a request wants first, and whether its model may think before it plans. None: as it is set."""

    planner: str | None = None
    think: bool | None = None


class PlanRequest(RequestMessage):
    """Everything a planner may know. `turns` is the earlier conversation, oldest first; `text` the open request."""

    text: str
    turns: list[Turn] = Field(default_factory=list)
    profile: dict[str, Any] = Field(default_factory=dict)
    memories: list[str] = Field(default_factory=list)
    candidates: list[Candidate] = Field(default_factory=list)
    observations: list[Observation] = Field(default_factory=list)
    now: str
    """The moment of the request, ISO 8601 with offset."""
    round: int = 1
    max_tokens: int = 1024
    model: ModelChoice = Field(default_factory=ModelChoice)
    request_tools: list[ToolSpec] = Field(default_factory=list)
    """Those of the candidates that no catalogue has: tools of the MCP server that the request named."""


class Usage(Message):
    """What a plan cost. `reused_tokens` were already in the KV cache."""

    prompt_tokens: int = 0
    reused_tokens: int = 0
    completion_tokens: int = 0
    seconds: float = 0.0


class BackendSkip(Message):
    """An earlier backend of the ordered list that did not answer, and why."""

    backend: str
    reason: str


class PlanResult(Message):
    """A plan, who made it and what it cost. `thinking` is kept apart from the answer."""

    plan: Plan
    backend: str
    skipped: list[BackendSkip] = Field(default_factory=list)
    usage: Usage = Field(default_factory=Usage)
    confidence: float | None = None
    thinking: str | None = None
