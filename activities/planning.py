"""The activities `embed_text`, `retrieve_tools` and `plan_next_action`. Registered on the problems and planner queues.

They degrade aloud: a missing embedder or Qdrant leads to full text, a missing PostgreSQL to the catalogue's order.
They never run a tool and never write.
"""

from __future__ import annotations

import asyncio
import base64
import logging
from collections.abc import Sequence

import numpy as np
from temporalio import activity

from activities.failures import permanent
from activities.heartbeat import heartbeating
from contracts.activities import (
    Embedding,
    EmbedTextInput,
    PlanOutput,
    RetrieveToolsInput,
    RetrieveToolsOutput,
)
from contracts.errors import StewardError, Unavailable
from contracts.plan import AskPlan, CallsPlan, Plan, PlanRequest, ToolCall
from contracts.tool import Candidate, ToolSpec
from models.embedder import Embedder
from models.planner import PlanControl, PlannerChain
from models.tool_index import ToolFilter, ToolIndex
from sql.tools import ToolStore
from tools.ports import Services
from tools.preparation import Caller, Preparer
from tools.registry import Registry

log = logging.getLogger(__name__)

_LARGEST_OFFER = 40


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
    ) -> None:
        self._embedder = embedder
        self._index = index
        self._tools = tools
        self._registry = registry
        self._planner = planner
        self._preparer = Preparer(registry, services)

    @activity.defn
    async def embed_text(self, request: EmbedTextInput) -> Embedding:
        """The request's vector. Without an embedder the vector is empty and `degraded` says why; it never raises."""
        try:
            vectors = await asyncio.to_thread(self._embedder.embed, [request.text])
        except Unavailable as away:
            return Embedding(model=self._embedder.model, dimension=0, degraded=away.detail)
        vector = vectors[0].astype("<f4")
        return Embedding(
            model=self._embedder.model, dimension=len(vector), data=base64.b64encode(vector.tobytes()).decode()
        )

    @activity.defn
    async def retrieve_tools(self, request: RetrieveToolsInput) -> RetrieveToolsOutput:
        """Candidates from Qdrant, else full text, else the catalogue's order. Never raises for a part that is away."""
        reasons: list[str] = []
        found = await self._by_meaning(request, reasons)
        source = "qdrant"
        if found is None:
            found, source = await self._by_words(request, reasons), "full_text"
        if found is None:
            found, source = [(spec.name, 0.0) for spec in self._registry.specs()], "catalogue"
        return RetrieveToolsOutput.model_validate(
            {
                "candidates": self._candidates(
                    found, request.limit if source != "catalogue" else max(request.limit, _LARGEST_OFFER)
                ),
                "source": source,
                "degraded": "; ".join(reasons) or None,
                "plan_route": "local" if self._planner.quick else "queued",
            }
        )

    @activity.defn
    async def plan_next_action(self, request: PlanRequest) -> PlanOutput:
        """The chain's plan, its calls validated. Raises ApplicationError(planning_failed) when no backend plans."""
        control = PlanControl()
        async with heartbeating():
            try:
                result = await self._planner.plan(request, control)
            except StewardError as error:
                raise permanent(error) from error
            finally:
                control.cancel()
            prepared = await self._preparer.prepare_all(_wanted(result.plan), Caller.of(request))
        return PlanOutput(**dict(result), prepared=prepared)

    async def _by_meaning(self, request: RetrieveToolsInput, reasons: list[str]) -> Sequence[tuple[str, float]] | None:
        embedding = request.embedding
        if not embedding.data:
            reasons.append(f"tools were not searched by meaning: {embedding.degraded or 'there is no embedding'}")
            return None
        vector = np.frombuffer(base64.b64decode(embedding.data), dtype="<f4").astype(np.float32)
        try:
            hits = await self._index.search(vector, request.limit, ToolFilter(tenant=request.tenant_id))
        except Unavailable as away:
            reasons.append(f"tools were not searched by meaning: {away.detail}")
            return None
        if not hits:
            reasons.append("tools were not searched by meaning: the index is empty; `steward tools sync` fills it")
            return None
        return [(hit.tool, hit.score) for hit in hits]

    async def _by_words(self, request: RetrieveToolsInput, reasons: list[str]) -> Sequence[tuple[str, float]] | None:
        try:
            found = await self._tools.search(request.text, request.limit)
        except Unavailable as away:
            reasons.append(f"nor by words: {away.detail}; the whole catalogue is offered")
            return None
        if not found:
            reasons.append("no tool matches the request's words; the whole catalogue is offered")
            return None
        reasons.append("they were found by their words instead")
        return found

    def _candidates(self, found: Sequence[tuple[str, float]], limit: int) -> list[Candidate]:
        candidates: list[Candidate] = []
        for name, score in found:
            spec = self._registry.resolve(name)
            if spec is not None and spec.plannable:
                candidates.append(_candidate(spec, score))
        return candidates[:limit]


def _candidate(spec: ToolSpec, score: float) -> Candidate:
    return Candidate(
        name=spec.name,
        description=spec.description,
        parameters=spec.parameters,
        permission=spec.permission,
        tool_type=spec.tool_type,
        verbatim=spec.verbatim,
        dates=spec.dates,
        examples=spec.examples,
        score=score,
    )


def _wanted(plan: Plan) -> list[ToolCall]:
    match plan:
        case CallsPlan(calls=calls):
            return calls
        case AskPlan(draft=ToolCall() as draft):
            return [draft]
        case _:
            return []
