"""What a planner may read and what it said, without any secret. Used by `plan_next_action` alone.

Tools' answers come masked already; what was kept before a secret was known, or comes from memory, is masked here.
"""

from __future__ import annotations

from typing import Final, TypeVar

from steward.contracts.base import Message
from steward.contracts.dialogue import Reading, RecentCall
from steward.contracts.plan import (
    AnswerPlan,
    AskPlan,
    CallsPlan,
    IntendsPlan,
    Plan,
    PlanRequest,
    PlanResult,
    ToolCall,
    WaitingPlan,
)
from steward.contracts.redaction import REDACTOR
from steward.contracts.waiting import Waiting

_MessageT = TypeVar("_MessageT", bound=Message)
_WORDS: Final = ("text", "said", "settled", "profile", "memories")


def without_secrets(request: PlanRequest) -> PlanRequest:
    """The request as a prompt may be made of it. Identity, candidates and times are Steward's own words."""
    masked = {name: REDACTOR.value(getattr(request, name)) for name in _WORDS}
    turns = [_masked(turn, "text") for turn in request.turns]
    asked = [_masked(each, "question", "state", "replies") for each in request.asked]
    seen = [_masked(each, "args", "result", "error", "message", "refused_with") for each in request.observations]
    recent = [_recent(call) for call in request.recent]
    mends = [_masked(each, "answer", "doubts") for each in request.mends]
    reading = request.reading and _reading(request.reading)
    told = {"turns": turns, "asked": asked, "observations": seen, "recent": recent, "reading": reading, "mends": mends}
    return request.model_copy(update={**masked, **told, "waiting": _waiting(request.waiting)})


def _waiting(waiting: Waiting) -> Waiting:
    approvals = [
        _masked(one, "args").model_copy(update={"shown": [_masked(field, "value") for field in one.shown]})
        for one in waiting.approvals
    ]
    return Waiting(approvals=approvals, questions=[_masked(one, "text", "args") for one in waiting.questions])


def _recent(call: RecentCall) -> RecentCall:
    return _masked(call, "request", "args", "result", "message")


def _reading(reading: Reading) -> Reading:
    """A reading repeats the message in other words, and the earlier call that it is about."""
    about = reading.about and _recent(reading.about)
    return _masked(reading, "text", "why", "args", "thing").model_copy(update={"about": about})


def result_without_secrets(result: PlanResult) -> PlanResult:
    """The plan, why earlier backends did not answer, and the thinking: a backend may repeat the key it was sent."""
    skipped = [_masked(skip, "reason") for skip in result.skipped]
    return _masked(result, "thinking").model_copy(update={"plan": _masked_plan(result.plan), "skipped": skipped})


def _masked_plan(plan: Plan) -> Plan:
    match plan:
        case AnswerPlan():
            return _masked(plan, "text")
        case AskPlan():
            draft = plan.draft and _masked(plan.draft, "args")
            return _masked(plan, "question", "state").model_copy(update={"draft": draft})
        case CallsPlan():
            calls: list[ToolCall] = [_masked(call, "args") for call in plan.calls]
            acts = None if plan.intends is None else [_masked(act, "args") for act in plan.intends]
            return plan.model_copy(update={"calls": calls, "intends": acts})
        case IntendsPlan():
            return plan.model_copy(update={"intends": [_masked(act, "args") for act in plan.intends]})
        case WaitingPlan():
            waiting = [act.model_copy(update={"call": act.call and _masked(act.call, "args")}) for act in plan.acts]
            beside: list[ToolCall] = [_masked(call, "args") for call in plan.calls]
            return _masked(plan.model_copy(update={"acts": waiting, "calls": beside}), "words")


def _masked(message: _MessageT, *fields: str) -> _MessageT:
    return message.model_copy(update={name: REDACTOR.value(getattr(message, name)) for name in fields})
