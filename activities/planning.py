"""The activities `retrieve_tools` and `plan_next_action`. Registered on the problems and planner queues.

They degrade aloud: a missing embedder or Qdrant leads to full text, a missing PostgreSQL to the catalogue's order.
They never run a tool and never write.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Sequence

from temporalio import activity

from steward.activities.answer_guard import guarded
from steward.activities.call_labels import CallLabels
from steward.activities.failures import permanent
from steward.activities.heartbeat import heartbeating
from steward.activities.house_tools import HouseTools
from steward.activities.injection_guard import quarantined
from steward.activities.intended import intended, with_usage
from steward.activities.memory import Memories
from steward.activities.offered_tools import OfferedTools
from steward.activities.plan_masking import result_without_secrets, without_secrets
from steward.activities.refused_texts import set_aside
from steward.activities.usable_tools import usable
from steward.contracts.activities import (
    PlanOutput,
    RetrieveToolsInput,
    RetrieveToolsOutput,
)
from steward.contracts.base import Json
from steward.contracts.errors import StewardError, Unavailable
from steward.contracts.memory import MEMORIES
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import AnswerPlan, PlanRequest, calls_of
from steward.contracts.threads import in_thread_if_large
from steward.contracts.tool import Candidate
from steward.language.request_texts import texts_apart
from steward.language.times_asked import times_asked
from steward.planners.chain import PlanControl, PlannerChain
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.search.embedder import Embedder
from steward.search.request_tools import RequestToolFinder, beside
from steward.search.retrieval import ToolRetriever
from steward.search.tool_index import Hit, ToolFilter, ToolIndex
from steward.sql.tools import ToolStore
from steward.tools.evidence import Trust
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry

log = logging.getLogger(__name__)

_LARGEST_OFFER = 40
_OFFERED_TO_MODELS = 20
"""A language model reads a tool in some 60 tokens, and what it is not offered it cannot plan."""
_ALL_OFFERED = f"the catalogue is offered in its order, at most {_LARGEST_OFFER} tools"


class PlanningActivities:
    """Finds tools for a request and plans what to do with them."""

    def __init__(
        self,
        embedder: Embedder,
        index: ToolIndex,
        tools: ToolStore,
        registry: Registry,
        planner: PlannerChain,
        services: Services | None = None,
        memories: Memories | None = None,
        *,
        grounding_required: bool = False,
    ) -> None:
        self._embedder = embedder
        self.retriever = ToolRetriever(index, registry)
        self._own_tools = RequestToolFinder(embedder, registry)
        self._tools = tools
        self._registry = registry
        self._planner = planner
        self._services = services or Services()
        self._preparer = Preparer(registry, self._services)
        self._grounding_required = grounding_required
        self._judge = next((known for known in planner.backends if isinstance(known, EmbeddedPlanner)), None)
        self._memories = memories
        self._offered = OfferedTools(registry)
        self._house = HouseTools(registry, self._services.unset)
        self._labels = CallLabels(registry, self._judge)

    @activity.defn
    async def retrieve_tools(self, request: RetrieveToolsInput) -> RetrieveToolsOutput:
        """Candidates from Qdrant, else full text, else the catalogue's order. Never raises for a part that is away."""
        reasons: list[str] = []
        quick = self._planner.is_quick(request.model)
        if not quick:
            request = request.model_copy(update={"limit": max(request.limit, _OFFERED_TO_MODELS)})
        off = await self._services.switched_off()
        found = await self._by_meaning(request, len(off), reasons)
        source = "qdrant"
        if found is None:
            found, source = await self._by_words(request, reasons), "full_text"
        if found is None:
            found, source = [Hit(spec.name, 0.0) for spec in self._registry.specs()], "catalogue"
        known = [hit for hit in found if hit.tool not in off]
        found = usable(known, self._registry.specs(), request.text, self._services.unset)
        off = {*off, *(hit.tool for hit in known if hit not in found)}
        limit = request.limit if source != "catalogue" else max(request.limit, _LARGEST_OFFER)
        candidates = self.retriever.offer(found, limit)
        candidates += await self._apart(request, candidates, off)
        candidates += await self._after(request, candidates, off)
        if request.request_tools:
            own = await asyncio.to_thread(self._own_tools.find, request.text, request.request_tools)
            candidates = beside(candidates, own, limit)
        shown = "candidates" if request.whole else "offered"
        return RetrieveToolsOutput.model_validate(
            {
                shown: candidates if request.whole else self._offered.named(candidates, request.request_tools),
                "source": source,
                "degraded": "; ".join(reasons) or None,
                "plan_route": "local" if quick else "queued",
                "memories": None if quick else await self._remembered(request),
            }
        )

    @activity.defn
    async def plan_next_action(self, request: PlanRequest) -> PlanOutput:
        """The chain's plan, its calls validated or its answer guarded.

        Raises ApplicationError(planning_failed) when no backend plans.
        """
        control = PlanControl()
        control.planner = self._planner.first(request.model)
        async with heartbeating(details=lambda: (control.planner, control.waits)):
            try:
                return await self._plan(request, control)
            except StewardError as error:
                raise permanent(error) from error

    async def front(self, now: str) -> PlanRequest:
        """A request without words: what the prompts of all have in common."""
        try:
            off = await self._services.switched_off()
        except Unavailable:
            off = set()
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
            result = result_without_secrets(await self._planner.plan(shown, control))
            by_rules, acts, told = result.backend == EmbeddedPlanner.name, None, None
            if not by_rules and await in_thread_if_large(read, self._labels.wants_intents, result.plan, request):
                acts, told = await intended(request, trust, self._planner, self._judge, control)
                result = with_usage(result, told)
        finally:
            control.cancel()
        unsure = told is None or told.backend == EmbeddedPlanner.name
        flow = await in_thread_if_large(
            read, self._labels.put, result.plan, request, by_rules=by_rules, intended=acts, unsure=unsure
        )
        prepared = await self._preparer.prepare_all(
            calls_of(result.plan), request.requester, request.now, request.request_tools, flow
        )
        wanted = max(map(times_asked, request.said), default=1)
        output = PlanOutput(**dict(result), prepared=prepared, flow=flow, quarantined=quarantine, wanted_times=wanted)
        message = output
        if isinstance(result.plan, AnswerPlan):
            message = await in_thread_if_large(
                [read, result.plan.text],
                guarded,
                output,
                request,
                changed=[call for call in request.recent if call.ok and trust.changes(call.tool_name)],
                by_rules=by_rules,
                grounding_required=self._grounding_required,
            )
        return message.model_copy(update={"worked_s": time.monotonic() - began - control.waited_s})

    async def _with_house(self, request: PlanRequest) -> PlanRequest:
        """The request with what a language model is offered beside the candidates; where none is offered, nothing."""
        if not request.candidates or self._planner.is_quick(request.model):
            return request
        known = {candidate.name for candidate in request.candidates}
        off = await self._services.switched_off()
        found = {tool.name: tool for tool in self._house.found_by(request.observations, known) if tool.name not in off}
        candidates = [*request.candidates, *found.values()]
        return request.model_copy(update={"candidates": candidates, "house": self._house.named(off)})

    async def _remembered(self, request: RetrieveToolsInput) -> list[str] | None:
        """What is remembered that is near to the text; None where that cannot be told."""
        if self._memories is None:
            return None
        try:
            return await self._memories.remembered(request.owner, request.text, MEMORIES)
        except Unavailable as away:
            log.info("memories were not compared with the request: %s", away.detail)
            return None

    async def _after(
        self, request: RetrieveToolsInput, offered: Sequence[Candidate], off: Collection[str]
    ) -> list[Candidate]:
        """The tools that belong to those just called; those of servers without a search while a part of it is away."""
        if not request.recent_tools:
            return []
        try:
            [vector] = await asyncio.to_thread(self._embedder.embed, [request.text])
            return await self.retriever.after(offered, request.recent_tools, off, request.text, vector)
        except Unavailable:
            return await self.retriever.after(offered, request.recent_tools, off, request.text, None)

    async def _by_meaning(self, request: RetrieveToolsInput, left_out: int, reasons: list[str]) -> Sequence[Hit] | None:
        """`left_out`: how many tools must not take the place of others."""
        try:
            [vector] = await asyncio.to_thread(self._embedder.embed, [request.text])
            limit = request.limit + left_out
            hits = await self.retriever.find(request.text, vector, limit, ToolFilter(tenant=request.owner.tenant_id))
        except Unavailable as away:
            reasons.append(f"tools were not searched by meaning: {away.detail}")
            return None
        if not hits:
            reasons.append("tools were not searched by meaning: the index is empty; `steward tools sync` fills it")
            return None
        return hits

    async def _apart(
        self, request: RetrieveToolsInput, offered: Sequence[Candidate], off: Collection[str]
    ) -> list[Candidate]:
        """The tools for what the request hands on, and to whom; none while the embedder or the index is away, which the
        search for the whole request says."""
        texts = texts_apart(request.text)
        if not texts:
            return []
        try:
            vectors = await asyncio.to_thread(self._embedder.embed, texts)
            where = ToolFilter(tenant=request.owner.tenant_id)
            found = await self.retriever.offer_apart(offered, texts, vectors, where)
        except Unavailable:
            return []
        return [candidate for candidate in found if candidate.name not in off]

    async def _by_words(self, request: RetrieveToolsInput, reasons: list[str]) -> Sequence[Hit] | None:
        try:
            found = await self._tools.search(request.text, request.limit)
        except Unavailable as away:
            reasons.append(f"nor by words: {away.detail}; {_ALL_OFFERED}")
            return None
        if not found:
            reasons.append(f"no tool matches the request's words; {_ALL_OFFERED}")
            return None
        reasons.append("they were found by their words instead")
        return [Hit(name, score) for name, score in found]


def _read_by_planners(request: PlanRequest, trust: Trust) -> list[Json]:
    """All that may be long of what a planner is told; of tools, what strangers say of theirs."""
    found: list[Json] = [request.text, *request.said, *request.memories, request.profile]
    found += [[seen.args, seen.result, seen.message, seen.error] for seen in request.observations]
    found += [[known.request, known.args, known.result, known.message] for known in request.recent]
    for tool in request.candidates:
        if (spec := trust.spec(tool.name)) is None or spec.foreign_definition:
            found.append([tool.description, tool.parameters])
    return [*found, *(turn.text for turn in request.turns)]
