"""What a problem keeps of its calls, of questions that tools ask, and of what plans wanted of what waits."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

from pydantic import Field

from steward.contracts.base import Message
from steward.contracts.calls import PreparedCall
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import Observation
from steward.contracts.tool_input import ToolAnswer, ToolQuestion


class CallState(StrEnum):
    """Where a call stands. UNKNOWN: it was dispatched and nobody knows whether its effect happened."""

    WAITING = "waiting"
    READY = "ready"
    RUNNING = "running"
    SUCCEEDED = "succeeded"
    FAILED = "failed"
    DENIED = "denied"
    INVALID = "invalid"
    UNKNOWN = "unknown"
    REPEATED = "repeated"
    AMENDED = "amended"
    """The user asked for a change of it before it ran; what they asked for takes its place."""
    OUTDATED = "outdated"
    """What was shown of it had changed when it was to run; the same call, prepared anew, takes its place."""
    ASKED = "asked"
    """It ended with a question to the user; another call takes the answer along."""


CAME_TO_NOTHING: Final = frozenset(
    {
        *(CallState.FAILED, CallState.DENIED, CallState.INVALID, CallState.REPEATED, CallState.AMENDED),
        *(CallState.OUTDATED, CallState.ASKED),
    }
)
"""A call in one of these states was not used."""


class CallRecord(Message):
    """One call of the problem from preparation to outcome."""

    call_id: str
    round: int
    messages: int = 0
    """How many messages of the user the problem had when the call was planned."""
    prepared: PreparedCall
    state: CallState
    approval_id: str | None = None
    repeat_of: str | None = None
    renewed: int = 0
    """How often it was asked anew because what was shown of it had changed."""
    result: Any = None
    code: ErrorCode | None = None
    error: str | None = None
    told: str | None = None
    """The same in the language of the request, where Steward itself says it."""
    message: str | None = None
    answer: ToolAnswer | None = None
    own_words: bool = False
    """Its failure is said in Steward's own words."""
    refused_before: bool = False
    """The user had said no to the same call: nobody was asked again."""

    @property
    def tool_name(self) -> str:
        """The canonical name of the tool."""
        return self.prepared.tool_name


class Inquiry(Message):
    """A tool's question and what the user has said to it so far."""

    call_id: str
    question: ToolQuestion
    content: dict[str, Any] = Field(default_factory=dict)
    skipped: list[str] = Field(default_factory=list)


class ActRecord(Message):
    """What became of something that a plan of this round wanted of what waits."""

    round: int
    observation: Observation
