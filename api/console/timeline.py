"""A problem's life as moments: each step with the time since the one before, and all of it as Markdown. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Self

from steward.api.console.pages import as_json, seconds_in_words, spaced
from steward.contracts.problem import ProblemView
from steward.contracts.step import Action, Step

_TONES: Final = {
    Action.REQUEST: "begin",
    Action.APPROVAL_REQUESTED: "wait",
    Action.QUESTION_ASKED: "wait",
    Action.APPROVAL_APPROVED: "good",
    Action.TOOL_SUCCEEDED: "good",
    Action.COMPLETED: "good",
    Action.APPROVAL_DENIED: "bad",
    Action.APPROVAL_EXPIRED: "bad",
    Action.TOOL_FAILED: "bad",
    Action.TOOL_OUTCOME_UNKNOWN: "bad",
    Action.GUARD_DENIED: "bad",
    Action.REFUSED_BEFORE: "bad",
    Action.WAITING_UNCHANGED: "bad",
    Action.INPUT_BLOCKED: "bad",
    Action.BLOCKED: "bad",
    Action.FAILED: "bad",
    Action.CANCELED: "bad",
    Action.DEGRADED: "bad",
}


@dataclass(frozen=True, slots=True)
class Moment:
    """A step, its row's number if it is mirrored, and the seconds since the step before."""

    number: int | None
    step: Step
    since: float | None

    @classmethod
    def after(cls, before: Moment | None, number: int | None, step: Step) -> Self:
        """The moment of a step that follows another."""
        since = None if before is None else max(0.0, (step.at - before.step.at).total_seconds())
        return cls(number, step, since)

    @property
    def tone(self) -> str:
        """How it is marked: begin, wait, good, bad, or plain."""
        return _TONES.get(self.step.action, "plain")


def timeline(steps: Iterable[tuple[int | None, Step]]) -> list[Moment]:
    """The steps with their times."""
    moments: list[Moment] = []
    for number, step in steps:
        moments.append(Moment.after(moments[-1] if moments else None, number, step))
    return moments


def markdown(view: ProblemView, moments: Sequence[Moment]) -> str:
    """A problem's life to read."""
    lasted = seconds_in_words((view.updated_at - view.created_at).total_seconds())
    lines = [
        f"# Problem {view.problem_id}",
        "",
        f"- user: {view.user_id}",
        f"- status: {view.status.value}",
        f"- began: {view.created_at.isoformat()}",
        f"- last changed: {view.updated_at.isoformat()} (after {lasted})",
        "",
        *_block("Request", view.text),
        *_block("Answer", view.message),
        "## Steps",
        "",
    ]
    for moment in moments:
        since = "" if moment.since is None else f" (+{seconds_in_words(moment.since)})"
        action = spaced(moment.step.action.value)
        lines += [f"### {moment.step.at.isoformat()}{since} {action}", "", *_fenced(moment.step.description)]
        if moment.step.detail:
            lines += _fenced(as_json(moment.step.detail), "json")
    return "\n".join(lines) + "\n"


def _block(title: str, text: str | None) -> list[str]:
    return [f"## {title}", "", *_fenced(text)] if text else []


def _fenced(text: str, language: str = "text") -> list[str]:
    """Text that cannot end its own fence."""
    fence = "```"
    while fence in text:
        fence += "`"
    return [f"{fence}{language}", text, fence, ""]
