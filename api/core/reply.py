"""What the gateway hands a door: the answer, and whether the wait ended before it was there."""

from __future__ import annotations

from dataclasses import dataclass

from steward.api.core.rate_limits import Quota
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.contracts.wire import Answer


def accepted_words(worked_on: bool | None, going_on: str | None = None) -> str:
    """What is said of a problem that was taken and has no outcome; None: nobody knows whether a worker is there, or
    what goes on."""
    if going_on:
        return f"Accepted; {going_on}."
    if worked_on is None:
        return "Accepted."
    return "Accepted; still in progress." if worked_on else "Accepted; no worker has answered yet."


@dataclass(frozen=True, slots=True)
class Reply:
    """`accepted` means: taken, still in progress; `location` tells where to look. `quotas`: where the user stands with
    the rate limits, of a request that was counted."""

    answer: Answer
    accepted: bool = False
    quotas: tuple[Quota, ...] = ()
    shows: tuple[int, ...] = ()
    """Problems that it changed, and whose approvals or outcome belong to the answer."""

    @classmethod
    def of(cls, view: ProblemView) -> Reply:
        """The reply a view amounts to."""
        return cls(Answer.of(view), accepted=not view.settled, shows=tuple(view.shows) if view.settled else ())

    @classmethod
    def waiting(
        cls,
        problem_id: int,
        view: ProblemView | None,
        *,
        looked: bool = True,
        worked_on: bool | None = None,
        going_on: str | None = None,
    ) -> Reply:
        """Taken, and not settled when the wait ended. `view` is what the mirror has, unless nobody `looked`;
        `worked_on`: whether a worker is there, `going_on`: what the problem waits for, where that is known."""
        words = accepted_words(True if view is not None else worked_on, going_on)
        known = Answer.of(view) if view is not None else Answer(success=True, problem_id=problem_id)
        update = {
            "status": ProblemStatus.IN_PROGRESS,
            "message": f"{words} It goes on by itself: look again later.",
            "stale": view is None and looked,
        }
        return cls(known.model_copy(update=update), accepted=True)

    @property
    def shows_nothing(self) -> bool:
        """Whether there is nothing in it to say yes, no or anything else to."""
        return not self.answer.approvals and self.answer.question is None

    @property
    def location(self) -> str:
        """The address of the problem."""
        return f"/problems/{self.answer.problem_id}"
