"""What the gateway hands a door: the answer, and whether the wait ended before it was there."""

from __future__ import annotations

from dataclasses import dataclass

from contracts.problem import ProblemStatus, ProblemView
from contracts.wire import Answer


@dataclass(frozen=True, slots=True)
class Reply:
    """`accepted` means: taken, still in progress; `location` tells where to look."""

    answer: Answer
    accepted: bool = False

    @classmethod
    def of(cls, view: ProblemView) -> Reply:
        """The reply a view amounts to."""
        return cls(Answer.of(view), accepted=not view.settled)

    @classmethod
    def waiting(cls, problem_id: int, view: ProblemView | None) -> Reply:
        """The wait ended first. `view` is what the mirror has; without one no worker has answered yet."""
        if view is None:
            words = "Accepted; no worker has answered yet. It goes on by itself: look again later."
        else:
            words = "Accepted; still in progress. It goes on by itself: look again later."
        known = Answer.of(view) if view is not None else Answer(success=True, problem_id=problem_id)
        return cls(
            known.model_copy(update={"status": ProblemStatus.IN_PROGRESS, "message": words, "stale": view is None}),
            accepted=True,
        )

    @property
    def location(self) -> str:
        """The address of the problem."""
        return f"/problems/{self.answer.problem_id}"
