"""The activity `plan_next_action`, on the problems and planner queues. It never runs a tool and never writes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from datetime import datetime

from temporalio import activity

from steward.activities.answer_drafts import AnswerDrafts
from steward.activities.answer_guard import doubts_of, guarded
from steward.activities.call_labels import CallLabels
from steward.activities.failures import permanent
from steward.activities.heartbeat import heartbeating
from steward.activities.house_tools import HouseTools
from steward.activities.injection_guard import quarantined
from steward.activities.intended import alone_with, intended, with_usage
from steward.activities.offered_tools import OfferedTools
from steward.activities.plan_masking import result_without_secrets, without_secrets
from steward.activities.refused_texts import set_aside
from steward.activities.stated_moments import moment_doubt
from steward.activities.waiting_calls import WaitingCalls, came_to, with_true_values
from steward.contracts.base import Json
from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.dialogue import RecentCall
from steward.contracts.errors import StewardError, Unavailable
from steward.contracts.letters import marked
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import (
    AnswerPlan,
    AskPlan,
    CallsPlan,
    IntendsPlan,
    Mend,
    PlanRequest,
    PlanResult,
    WaitingPlan,
    calls_of,
)
from steward.contracts.planning_activities import PlanOutput
from steward.contracts.threads import in_thread_if_large
from steward.contracts.tool import Effect
from steward.language.phrases import phrase
from steward.language.times_asked import times_asked
from steward.planners.chain import PlanControl, PlannerChain
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.tools.evidence import Trust
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry

log = logging.getLogger(__name__)


class PlanningActivities:
    """Plans what to do with the tools that were found for a request."""

    def __init__(
        self,
        registry: Registry,
        planner: PlannerChain,
        services: Services | None = None,
        *,
        grounding_required: bool = False,
        waiting: WaitingCalls | None = None,
        drafts: AnswerDrafts | None = None,
    ) -> None:
        self._planner = planner
        self._services = services or Services()
        self._preparer = Preparer(registry, self._services)
        self._grounding_required = grounding_required
        self._waiting = waiting
        self._drafts = drafts
        self._offered = OfferedTools(registry)
        self._house = HouseTools(registry, self._services.unset)
        judge = next((known for known in planner.backends if isinstance(known, EmbeddedPlanner)), None)
        self._labels = CallLabels(registry, judge)

    @activity.defn
    async def plan_next_action(self, request: PlanRequest) -> PlanOutput:
        """The chain's plan, its calls validated or its answer guarded.

        Raises ApplicationError(planning_failed) when no backend plans.
        """
        control = PlanControl()
        control.planner = self._planner.first(request.model)
        async with heartbeating(details=lambda: (control.planner, control.waits)):
            try:
                if self._waiting is None:
                    return await self._plan(request, control)
                request, away = await self._waiting.added(request)
                return came_to(await self._plan(request, control), request, away)
            except StewardError as error:
                raise permanent(error) from error

    async def front(self, now: str) -> PlanRequest:
        """A request without words: what the prompts of all have in common."""
        try:
            off = await self._services.switched_off()
        except Unavailable:
            off = {}
        house = self._house.named(off)
        return PlanRequest(requester=Requester(Owner("", ""), problem_id=0), text="", house=house, now=now)

    async def _plan(self, request: PlanRequest, control: PlanControl) -> PlanOutput:
        if request.offered:
            whole = self._offered.whole(request.offered, request.request_tools)
            request = request.model_copy(update={"candidates": whole, "offered": []})
        request = await self._with_house(request)
        began, request = time.monotonic(), without_secrets(request)
        trust = self._labels.trust(request)
        read = _read_by_planners(request, trust)
        try:
            read_again = await in_thread_if_large(read, set_aside, request, trust)
            shown, quarantine = await in_thread_if_large(read, quarantined, read_again, trust)
            changed = [call for call in request.recent if call.ok and trust.changes(call.tool_name)]
            async with self._shown(request, trust, changed, control):
                result = result_without_secrets(await self._planner.plan(shown, control))
                by_rules, told, in_vain, mend = result.backend == EmbeddedPlanner.name, None, False, None
                if not by_rules:
                    result, mend = await self._mended(result, request, shown, changed, control)
            if isinstance(result.plan, WaitingPlan):
                plan = with_true_values(result.plan, shown.waiting, request.waiting)
                if not by_rules and plan.words and doubts_of(plan.words, request, changed=changed):
                    # What waits is shown all the same.
                    plan = plan.model_copy(update={"words": ""})
                result = result.model_copy(update={"plan": plan})
            if not by_rules and await in_thread_if_large(read, self._labels.wants_intents, result.plan, request):
                told = await intended(request, trust, self._planner, result.backend, control)
                result, in_vain = with_usage(result, told), told is None
        finally:
            control.cancel()
        acts = told.plan.intends if told is not None and isinstance(told.plan, IntendsPlan) else None
        flow = await in_thread_if_large(
            read, self._labels.put, result.plan, request, by_rules=by_rules, intended=acts, in_vain=in_vain
        )
        prepared = await self._preparer.prepare_all(
            calls_of(result.plan), request.requester, request.now, request.request_tools, flow
        )
        if not by_rules:
            self._doubt(prepared, request, trust, flow.lang)
        if isinstance(result.plan, AskPlan) and not by_rules:
            result = result.model_copy(update={"plan": _as_asked(result.plan, prepared)})
        elif isinstance(result.plan, AskPlan) and result.plan.undone:
            result = result.model_copy(update={"plan": _after_undone(result.plan, prepared)})
        wanted = max(map(times_asked, request.said), default=1)
        # The calls so far are the workflow's own: told back, each round's history would hold those of all before.
        told_back = flow.model_copy(update={"made": []})
        output = PlanOutput(
            **dict(result), prepared=prepared, flow=told_back, quarantined=quarantine, wanted_times=wanted, mend=mend
        )
        message = output
        if isinstance(result.plan, AnswerPlan):
            message = await in_thread_if_large(
                [read, result.plan.text],
                guarded,
                output,
                request,
                changed=changed,
                by_rules=by_rules,
                grounding_required=self._grounding_required,
            )
        return message.model_copy(update={"worked_s": time.monotonic() - began - control.waited_s})

    def _shown(
        self, request: PlanRequest, trust: Trust, changed: Sequence[RecentCall], control: PlanControl
    ) -> AbstractAsyncContextManager[None]:
        """While it lasts, an answer is shown as it is written; a quick planner's is there at once."""
        if self._drafts is None or self._planner.is_quick(request.model):
            return nullcontext()
        return self._drafts.shown(request, trust, changed, control)

    async def _with_house(self, request: PlanRequest) -> PlanRequest:
        """The request with what a language model is offered beside the candidates, where it is offered any; for the
        embedded planner with what is switched off."""
        off = await self._services.switched_off()
        if self._planner.is_quick(request.model):
            tools = self._house.switched_off(off)
            tools = tools if request.scope is None else request.scope.kept(tools)
            return request.model_copy(update={"switched_off": tools})
        if not request.candidates:
            return request
        known = {candidate.name for candidate in request.candidates}
        found = {tool.name: tool for tool in self._house.found_by(request.observations, known) if tool.name not in off}
        candidates, house = [*request.candidates, *found.values()], self._house.named(off)
        if request.scope is not None:
            candidates, house = request.scope.kept(candidates), request.scope.kept(house)
        return request.model_copy(update={"candidates": candidates, "house": house})

    def _doubt(self, prepared: Sequence[PreparedCall], request: PlanRequest, trust: Trust, lang: str) -> None:
        """Have a human asked where a model's moment is another than the user's words say, and of all that acts where
        the words may tell of an emergency."""
        said, now = request.said or [request.text], datetime.fromisoformat(request.now)
        earlier = [turn.text for turn in request.turns]
        dated = [
            (call, spec)
            for call in prepared
            if (spec := trust.spec(call.tool_name)) is not None and any(call.args.get(name) for name in spec.dates)
        ]
        doubts = [
            moment_doubt(call, spec, said, request.requester.timezone, now, earlier, lang) for call, spec in dated
        ]
        if all(doubts):
            # The one moment that was said is that of one call; another, such as a reminder before it, has its own.
            for (call, _), doubt in zip(dated, doubts, strict=True):
                call.doubt = doubt
        for call in prepared:
            if request.emergency and call.effect is not Effect.READ:
                call.doubt = " ".join(filter(None, [call.doubt, phrase(lang, "may_be_emergency")]))

    async def _mended(
        self,
        result: PlanResult,
        request: PlanRequest,
        shown: PlanRequest,
        changed: Sequence[RecentCall],
        control: PlanControl,
    ) -> tuple[PlanResult, Mend | None]:
        """The plan, or what its model makes of an answer that would not be shown, once it knows why, with that answer.
        It may plan the call that it only told of."""
        if not isinstance(result.plan, AnswerPlan):
            return result, None
        doubts = await asyncio.to_thread(
            doubts_of, result.plan.text, request, changed=changed, grounding_required=self._grounding_required
        )
        if not doubts:
            return result, None
        mend = Mend(answer=result.plan.text, doubts=doubts, seen=len(request.observations))
        asked = shown.model_copy(update={"mends": [*shown.mends, mend], "model": alone_with(request, result.backend)})
        try:
            mended = result_without_secrets(await self._planner.plan(asked, control))
        except StewardError as error:
            log.info("an answer was not mended: %s", error.detail)
            return result, None
        return with_usage(mended, result), mend


def _as_asked(plan: AskPlan, prepared: list[PreparedCall]) -> AskPlan | CallsPlan:
    """A model's question as it is shown, about its draft where something of that is missing. Where nothing is, and the
    call needs a yes, the question is that of its approval, so that a yes decides it. Any other draft is left out: the
    question stands, and the reply is planned with."""
    question = marked(plan.question)
    if prepared and prepared[0].verdict is Verdict.MISSING:
        prepared[0].question, prepared[0].in_own_words = question, True
        return plan.model_copy(update={"question": question})
    if plan.draft is not None and prepared and _needs_a_yes(prepared[0]):
        return CallsPlan(calls=[plan.draft])
    prepared.clear()
    return plan.model_copy(update={"question": question, "draft": None, "missing": []})


def _after_undone(plan: AskPlan, prepared: list[PreparedCall]) -> AskPlan:
    """A question of the rules after what they do nothing about."""
    for one in prepared:
        one.question = one.question and f"{plan.undone}\n\n{one.question}"
    return plan.model_copy(update={"question": f"{plan.undone}\n\n{plan.question}"})


def _needs_a_yes(call: PreparedCall) -> bool:
    if call.verdict is not Verdict.RUN:
        return call.verdict is Verdict.CONFIRM
    return bool(call.objection)


def _read_by_planners(request: PlanRequest, trust: Trust) -> list[Json]:
    """All that may be long of what a planner is told; of tools, what strangers say of theirs."""
    found: list[Json] = [request.text, *request.said, *request.memories, request.profile]
    found += [[seen.args, seen.result, seen.message, seen.error] for seen in request.observations]
    found += [[known.request, known.args, known.result, known.message] for known in request.recent]
    found += [one.args for one in request.waiting.calls()]
    for tool in request.candidates:
        if (spec := trust.spec(tool.name)) is None or spec.foreign_definition:
            found.append([tool.description, tool.parameters])
    return [*found, *(turn.text for turn in request.turns)]
