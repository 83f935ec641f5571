"""How a message is read before it is planned: against what its conversation just talked about and what it asked."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Any, Final

from pydantic import Field

from steward.contracts.base import Message
from steward.contracts.provenance import ArgumentOrigin
from steward.contracts.tool_meaning import NOTHING_KNOWN, Meaning

MESSAGE_NOT_MINE: Final = "message_not_mine"
"""Type of the error with which `settle` gives a message back that is no answer to the problem's question."""


class Act(StrEnum):
    """What somebody does by a message that is no plain yes or no."""

    REQUEST = "request"
    """It says all it wants by itself."""
    ANSWER = "answer"
    """It replies to the open question."""
    DISMISSAL = "dismissal"
    """It wants nothing more of what was asked: "ah, never mind"."""
    FOLLOW_UP = "follow_up"
    """It asks the last request again, with something else in it: "and on Tuesday?"."""
    REFERENCE = "reference"
    """It points at what was just talked about: "cancel the second one"."""
    CORRECTION = "correction"
    """It says what the last request should have said: "make it 7 instead"."""
    AMENDMENT = "amendment"
    """It changes what waits for approval: "make it 1pm instead"."""
    UNDO = "undo"
    """It takes the last effect back."""


class Deed(StrEnum):
    """What is done to a thing that was just talked about, whatever tool of its family does it."""

    DELETE = "delete"
    MOVE = "move"
    DUE = "due"
    PLACE = "place"
    RENAME = "rename"
    COMPLETE = "complete"
    REOPEN = "reopen"
    REMIND = "remind"
    """A reminder is set for a time before it."""
    REST = "rest"
    """What there is beside it is listed."""
    DETAIL = "detail"
    """A number or an address is added to somebody."""
    READ = "read"
    """It is read for the answer to a question."""
    CONVERT = "convert"
    """The amount it named is asked for in another currency."""
    COMPUTE = "compute"
    """A sum goes on from the number it came to."""


class RecentCall(Message):
    """A call of an earlier problem of the conversation. `request` is what the user wanted then, read in full; empty for
    a direct call. `result` has at most the first records of a long one."""

    problem_id: int
    request: str = ""
    tool_name: str
    meaning: Meaning = NOTHING_KNOWN
    """What its tool does, as far as the catalogue knows it still."""
    args: dict[str, Any] = Field(default_factory=dict)
    origins: list[ArgumentOrigin] = Field(default_factory=list)
    """Where its arguments came from."""
    ok: bool = True
    result: Any = None
    message: str = ""
    at: datetime
    own_words: bool = False
    """Whether its failure is said in Steward's own words: nothing of its tool's was read."""
    shown: str = ""
    """How it was shown before somebody said yes to it; empty where nobody was asked."""

    @property
    def record(self) -> dict[str, Any]:
        """What it came to by field; empty where that is no record."""
        return self.result if isinstance(self.result, dict) else {}


class Reading(Message):
    """A message as it was read. `text` is all it says, as if nothing had been left out; `why` is for the audit.

    `about` is the earlier call that a follow-up repeats, and that a correction or an undo takes the place of; `args`
    are its new ones, where the words leave no doubt. An amendment has one of the two: its new arguments, or the call
    that waited.

    With a `deed`, `about` is the call that showed or made the `thing` (its id) to which that is done, and `args` say
    how: when to move an event to, where it is.
    """

    act: Act
    text: str
    why: str
    about: RecentCall | None = None
    args: dict[str, Any] | None = None
    named: list[str] = Field(default_factory=list)
    """Those of `args` whose values the message itself names, also where they are written otherwise: "6" is 18:00."""
    deed: Deed | None = None
    thing: int | str | None = None
