"""What happened in a turn, told from the problems of its conversation and their steps. Pure.

A message may have been meant for an open problem of an earlier turn, so every problem of the conversation counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from steward.contracts.problem import ProblemStatus
from steward.contracts.step import Action

AT_WORK: Final = ProblemStatus.IN_PROGRESS.value


@dataclass(frozen=True, slots=True)
class Call:
    """A tool with the arguments it ran or waits with. `approval_id` where a human was asked."""

    tool: str
    args: Mapping[str, Any]
    approval_id: str | None = None

    def __str__(self) -> str:
        return f"{self.tool} {dict(self.args)}"


@dataclass(frozen=True, slots=True)
class Happened:
    """A turn at rest: what ran with success in it, what waits now, the open question that was asked in it, and all that
    was answered. `stood` are the approvals that waited before it."""

    ran: Sequence[Call] = ()
    waits: Sequence[Call] = ()
    stood: frozenset[str] = frozenset()
    question: str | None = None
    answer: str = ""


@dataclass
class Seen:
    """What earlier turns of the conversation have shown."""

    steps: set[tuple[int, str]] = field(default_factory=set)
    approvals: frozenset[str] = frozenset()


def gather(
    answer: Mapping[str, Any], problems: Sequence[Mapping[str, Any]], steps: Mapping[int, list[Any]], seen: Seen
) -> Happened:
    """What is new since `seen`, which takes it up. `answer` is the envelope; `problems` are as GET /problems tells them
    and `steps` as GET /problems/{id}/steps does, by problem."""
    ran: list[Call] = []
    question = None
    for problem in sorted(problems, key=lambda problem: int(problem["problem_id"])):
        number = int(problem["problem_id"])
        new = [step for step in steps.get(number, []) if (number, step["step_key"]) not in seen.steps]
        ran += _succeeded(steps.get(number, []), new)
        asked = any(step["action"] == Action.QUESTION_ASKED for step in new)
        question = problem["question"]["text"] if asked and problem["question"] else question
        seen.steps |= {(number, step["step_key"]) for step in new}
    waits = [_waiting(approval) for problem in problems for approval in problem["approvals"]]
    stood, seen.approvals = seen.approvals, frozenset(str(call.approval_id) for call in waits)
    return Happened(ran, waits, stood, question, _told(answer))


def _succeeded(steps: Iterable[Mapping[str, Any]], new: Sequence[Mapping[str, Any]]) -> list[Call]:
    dispatched = {
        step["detail"]["call_id"]: step["detail"] for step in steps if step["action"] == Action.TOOL_DISPATCHED
    }
    ended = [step["detail"] for step in new if step["action"] == Action.TOOL_SUCCEEDED]
    return [Call(detail["tool_name"], dispatched.get(detail["call_id"], {}).get("args", {})) for detail in ended]


def _waiting(approval: Mapping[str, Any]) -> Call:
    return Call(approval["tool_name"], approval["args"], approval["approval_id"])


def _told(answer: Mapping[str, Any]) -> str:
    """Everything a user reads, once."""
    question = answer.get("question") or {}
    told = (answer.get("message"), answer.get("confirmation_message"), question.get("text"), answer.get("detail"))
    return "\n".join(dict.fromkeys(text for text in told if text))
