"""What an answer tells: the words, and what the steps since the answer before say of calls and plans. Pure.

Nothing is made up here: what no step has on record is null.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from pydantic import Field, TypeAdapter, ValidationError

from steward.api.chat_bodies import ApprovalShown, Entity, ToolCallShown
from steward.contracts.approval import ApprovalKind
from steward.contracts.base import Message
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import AnswerPlan, AskPlan, Plan, Reasoning, WaitingPlan, calls_of
from steward.contracts.problem import ProblemStatus, Question
from steward.contracts.step import Action, Step
from steward.contracts.wire import Answer
from steward.language.gloss import language_of
from steward.language.phrases import phrase

_STATUS: Final[Mapping[Action, str]] = {
    Action.APPROVAL_REQUESTED: "awaiting_confirmation",
    Action.APPROVAL_APPROVED: "approved",
    Action.APPROVAL_EDITED: "awaiting_confirmation",
    Action.APPROVAL_DENIED: "denied",
    Action.APPROVAL_EXPIRED: "expired",
    Action.APPROVAL_WITHDRAWN: "withdrawn",
    Action.TOOL_DISPATCHED: "started",
    Action.TOOL_SUCCEEDED: "succeeded",
    Action.TOOL_FAILED: "failed",
    Action.TOOL_OUTCOME_UNKNOWN: "unknown",
    Action.GUARD_DENIED: "refused",
    Action.REFUSED_BEFORE: "refused",
    Action.ARGUMENTS_INVALID: "invalid",
}
_BAD: Final = frozenset({"failed", "unknown", "refused", "invalid"})
_RAN: Final = frozenset({"started", "succeeded", "failed", "unknown"})
_PLAN: Final[TypeAdapter[Plan]] = TypeAdapter(Plan)


class AnswerDetails(Message):
    """Everything an answer tells besides its words; kept with the answer, so that a repeat tells the same."""

    problem_id: int | None = None
    status: ProblemStatus | None = None
    tool_calls: list[ToolCallShown] = Field(default_factory=list)
    approvals: list[ApprovalShown] = Field(default_factory=list)
    question: Question | None = None
    error: str | None = None
    thinking: str | None = None
    intent: str | None = None
    confidence: float | None = None
    entities: list[Entity] | None = None
    context_used: bool = False
    multi_step: bool = False
    planner: str | None = None
    model: str | None = None
    reasoning: Reasoning | None = None
    planning_ms: float | None = None
    total_ms: float | None = None
    prompt_tokens: int = 0
    completion_tokens: int = 0

    @property
    def tools_used(self) -> list[str]:
        """The tools that were called, each once, in order."""
        return list(dict.fromkeys(call.tool_name for call in self.tool_calls if call.status in _RAN))


class ChatReply(Message):
    """An answer as it is saved, or was."""

    conversation_id: str
    response: str
    created_at: datetime
    details: AnswerDetails


def details_of(answer: Answer, steps: Sequence[Step]) -> AnswerDetails:
    """What an answer tells, given the steps since the one before."""
    reported = AnswerDetails(
        problem_id=answer.problem_id,
        status=answer.status,
        tool_calls=calls_shown(steps),
        approvals=approvals_of(answer),
        question=answer.question,
        error=answer.error,
    )
    reported.context_used = any(step.action is Action.MESSAGE_READ for step in steps)
    plans = [step.detail for step in steps if step.action is Action.PLANNED and "backend" in step.detail]
    return reported.model_copy(update=_planned(plans)) if plans else reported


def details_of_unclear(approvals: list[ApprovalShown]) -> AnswerDetails:
    """What is told where a yes or no could mean several things, or none: what it could be about."""
    return AnswerDetails(approvals=approvals, error=ErrorCode.AMBIGUOUS_APPROVAL.value)


def approvals_of(answer: Answer) -> list[ApprovalShown]:
    """What an answer shows to be decided."""
    return [ApprovalShown.model_validate(dict(one)) for one in answer.approvals]


def calls_shown(steps: Sequence[Step]) -> list[ToolCallShown]:
    """The calls that these steps are about, each as the last of them leaves it."""
    calls: dict[str, ToolCallShown] = {}
    for step in steps:
        status, detail = _STATUS.get(step.action), step.detail
        call_id, name = detail.get("call_id"), detail.get("tool_name")
        if status is None or not isinstance(call_id, str) or not isinstance(name, str):
            continue
        call = calls.setdefault(call_id, ToolCallShown(tool_name=name, status=status, call_id=call_id))
        call.status = status
        if isinstance(args := detail.get("args"), dict):
            call.arguments = args
        call.approval_id = detail.get("approval_id") or call.approval_id
        call.result = detail.get("result", call.result)
        call.error = step.description if status in _BAD else None
    return list(calls.values())


def _planned(plans: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What the steps `planned` say, the first plan first."""
    read = [plan for plan in (_read(detail.get("plan")) for detail in plans) if plan is not None]
    calls = [call for plan in read for call in calls_of(plan)]
    costs = [detail.get("usage") or {} for detail in plans]
    seconds = [float(cost.get("seconds") or 0.0) for cost in costs]
    thoughts = [detail["thinking"] for detail in plans if detail.get("thinking")]
    entities = [
        Entity(name=name, value=value, tool_name=call.tool_name) for call in calls for name, value in call.args.items()
    ]
    return {
        "thinking": "\n\n".join(thoughts) or None,
        "intent": _intent(read[0]) if read else None,
        "confidence": plans[0].get("confidence"),
        "entities": entities if read else None,
        "multi_step": len(calls) > 1,
        "planner": plans[0].get("backend"),
        "model": plans[0].get("model"),
        "reasoning": plans[0].get("reasoning"),
        "planning_ms": round(sum(seconds) * 1000, 1) if any(seconds) else None,
        **{name: sum(int(cost.get(name) or 0) for cost in costs) for name in ("prompt_tokens", "completion_tokens")},
    }


def _read(plan: Any) -> Plan | None:
    try:
        return _PLAN.validate_python(plan)
    except ValidationError:
        return None


def _intent(plan: Plan) -> str:
    match plan:
        case AnswerPlan():
            return "answer"
        case AskPlan(draft=None):
            return "question"
        case WaitingPlan(acts=acts):
            return acts[0].act
        case _:
            return calls_of(plan)[0].tool_name


def words_of(answer: Answer) -> str:
    """The words of an answer, with what waits for the user in it."""
    if any(one.kind is ApprovalKind.REPEAT for one in approvals_of(answer)):
        return f"{answer.message}\n{phrase(language_of(answer.message), 'no_bare_word')}"
    return answer.message or f"The request is {answer.status.value if answer.status else 'taken'}."
