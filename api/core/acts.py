"""What a message can mean for what is open in its conversation. Read by message_acts, carried out by spoken_acts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from steward.api.core.named_decisions import Pending
from steward.contracts.approval import Approval
from steward.contracts.problem import ProblemView


@dataclass(frozen=True, slots=True)
class Decide:
    """A yes or no to the one approval that was shown last. `rest` is what the message says beside it: a new message."""

    view: ProblemView
    approval: Approval
    confirmed: bool
    rest: str = ""


@dataclass(frozen=True, slots=True)
class DecideNamed:
    """A yes or no to several things, or one that names what it decides. `rest` is what the message says beside it."""

    pending: tuple[Pending, ...]
    confirmed: bool
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """Something else than what this approval shows."""

    view: ProblemView
    approval: Approval


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to this problem's question, or more words for it."""

    view: ProblemView


@dataclass(frozen=True, slots=True)
class Unclear:
    """An answer, but nobody can tell to which of these. `rest` is what the message says beside it."""

    views: tuple[ProblemView, ...]
    rest: str = ""


@dataclass(frozen=True, slots=True)
class NoAnswer:
    """A yes where this problem asked for something that a yes does not tell: it asks again."""

    view: ProblemView


Act: TypeAlias = Decide | DecideNamed | Change | Reply | Unclear | NoAnswer
