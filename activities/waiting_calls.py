"""What waits in the conversation, brought to a language model that plans, and what becomes of its plan about that.

Read from the mirror before every plan: something else may have been decided since the last one. Where the planner that
answers in the model's place reads no conversation, nothing is done that acts; what waits is shown again instead.
"""

from __future__ import annotations

import asyncio
from typing import Any

from steward.activities.plan_masking import without_secrets
from steward.contracts.errors import Unavailable
from steward.contracts.plan import (
    LANGUAGE_MODELS,
    AnswerPlan,
    AskPlan,
    CallsPlan,
    PlanRequest,
    ToolCall,
    WaitingAct,
    WaitingPlan,
)
from steward.contracts.planning_activities import PlanOutput
from steward.contracts.tool import Candidate, Effect
from steward.contracts.waiting import Waiting, WaitingApproval, WaitingQuestion
from steward.language.gloss import language_of
from steward.language.phrases import phrase
from steward.search.retrieval import as_candidate
from steward.sql.problems import ProblemStore
from steward.tools.registry import Registry


class WaitingCalls:
    """`problems` is the mirror; `registry` knows the tools that calls are of."""

    def __init__(self, problems: ProblemStore, registry: Registry) -> None:
        self._problems = problems
        self._registry = registry

    async def added(self, request: PlanRequest) -> tuple[PlanRequest, str | None]:
        """The request with what waits, and why that is not known. A request that may do nothing gets nothing of it."""
        if not request.by_model or request.without_tools:
            return request.model_copy(update={"waiting": Waiting()}), None
        away = None
        waiting = request.waiting
        try:
            place = request.requester.conversation_id
            waiting = waiting | await self._problems.waiting_calls(request.owner, place, request.problem_id)
        except Unavailable as error:
            away = f"what waits in the conversation could not be read: {error.detail}"
        described = await asyncio.to_thread(self._described, waiting)
        return request.model_copy(update={"waiting": described}), away

    def _described(self, waiting: Waiting) -> Waiting:
        return Waiting(
            approvals=[one.model_copy(update={"tool": self._tool(one)}) for one in waiting.approvals],
            questions=[one.model_copy(update={"tool": self._tool(one)}) for one in waiting.questions],
        )

    def _tool(self, one: WaitingApproval | WaitingQuestion) -> Candidate | None:
        spec = self._registry.resolve(one.tool_name) if one.tool_name else None
        return as_candidate(spec, 0.0) if spec is not None else None


def came_to(output: PlanOutput, request: PlanRequest, away: str | None) -> PlanOutput:
    """The output of a plan that was made of this request."""
    if isinstance(output.plan, WaitingPlan):
        plan = with_true_values(output.plan, without_secrets(request).waiting, request.waiting)
        output = output.model_copy(update={"plan": plan})
    elif request.by_model and output.backend not in LANGUAGE_MODELS:
        output = _of_stand_in(output, request)
    degraded = "; ".join(filter(None, [output.degraded, away])) or None
    return output.model_copy(update={"degraded": degraded})


def with_true_values(plan: WaitingPlan, shown: Waiting, true: Waiting) -> WaitingPlan:
    """A plan whose unchanged arguments are those that wait, and not what was shown in the place of a secret or with
    marks around an attempt in it."""
    return plan.model_copy(update={"acts": [_with_values_of(act, shown, true) for act in plan.acts]})


def _with_values_of(act: WaitingAct, shown: Waiting, true: Waiting) -> WaitingAct:
    if act.call is None:
        return act
    values, seen = _args_of(act, true), _args_of(act, shown)
    args = {
        name: values[name] if name in values and seen.get(name) == value else value
        for name, value in act.call.args.items()
    }
    return act.model_copy(update={"call": act.call.model_copy(update={"args": args})})


def _args_of(act: WaitingAct, waiting: Waiting) -> dict[str, Any]:
    """The arguments of what an act is about."""
    if act.act == "fill":
        question = waiting.question(act.problem_id)
        return question.args if question else {}
    approval = waiting.approval(act.approval_id)
    return approval.args if approval else {}


def _of_stand_in(output: PlanOutput, request: PlanRequest) -> PlanOutput:
    """The plan of a planner that does not read what waits. It may look things up; what acts may be meant for what
    waits, so that is shown again, or asked again, and nothing done."""
    waiting = request.waiting
    calls = isinstance(output.plan, CallsPlan) or (isinstance(output.plan, AskPlan) and output.plan.draft is not None)
    acts = calls and any(call.effect is not Effect.READ for call in output.prepared)
    if not acts or not waiting:
        return output
    language = language_of(request.said[-1] if request.said else request.text)
    followed = next((one for one in waiting.questions if one.followed and one.tool_name), None)
    plan: AnswerPlan | AskPlan | WaitingPlan = AnswerPlan(text=phrase(language, "say_again"))
    if waiting.approvals:
        shown = [
            WaitingAct(act="show", problem_id=one.problem_id, approval_id=one.approval_id) for one in waiting.approvals
        ]
        plan = WaitingPlan(acts=shown, words=phrase(language, "not_read"))
    elif followed is not None:
        draft = ToolCall(tool_name=followed.tool_name or "", args=followed.args, origins=followed.origins)
        plan = AskPlan(question=followed.text, draft=draft, missing=[followed.parameter or ""])
    return output.model_copy(update={"plan": plan, "prepared": []})
