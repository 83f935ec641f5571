"""What was asked and said in a problem after its request, in order: so a "yes" stands after what it answers. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from steward.api.console.timeline import Moment
from steward.contracts.problem import ProblemView
from steward.contracts.step import Action, Step

_DECIDED: Final = {
    Action.APPROVAL_APPROVED: "approved it",
    Action.APPROVAL_DENIED: "denied it",
    Action.APPROVAL_EDITED: "edited it",
}


@dataclass(frozen=True, slots=True)
class Exchange:
    """One thing that was asked by Steward, or said by people (`said`)."""

    said: bool
    text: str


def exchanges_in(view: ProblemView, moments: Sequence[Moment], user_id: str) -> list[Exchange]:
    """What waits no more: an open question and a pending approval have a card of their own."""
    pending = {approval.approval_id for approval in view.approvals}
    asked = [moment.step for moment in moments if moment.step.action is Action.QUESTION_ASKED]
    waits = asked[-1] if view.question is not None and asked else None
    return list(_exchanges([moment.step for moment in moments if moment.step is not waits], pending, user_id))


def _exchanges(steps: Sequence[Step], pending: set[str], user_id: str) -> Iterator[Exchange]:
    for step in steps:
        waits = step.action is Action.APPROVAL_REQUESTED and step.detail.get("approval_id") in pending
        if step.action in (Action.QUESTION_ASKED, Action.APPROVAL_REQUESTED) and not waits:
            yield Exchange(False, step.description)
        elif step.action is Action.MESSAGE_RECEIVED:
            yield Exchange(True, str(step.detail.get("text") or step.description))
        elif step.action in _DECIDED:
            by = step.detail.get("decided_by")
            reason = step.detail.get("reason")
            who = "You" if by in (None, "", user_id) else str(by)
            yield Exchange(True, f"{who} {_DECIDED[step.action]}." + (f" {reason}" if reason else ""))
