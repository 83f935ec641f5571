"""The activities `embed_text` and `retrieve_tools`, on the problems queue.

They degrade aloud: a missing embedder or Qdrant leads to full text, a missing PostgreSQL to the catalogue's order.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence

from temporalio import activity

from steward.activities.knowledge import Knowledge
from steward.activities.memory import Memories
from steward.activities.offered_tools import OfferedTools
from steward.activities.usable_tools import usable
from steward.contracts.errors import Unavailable
from steward.contracts.memory import MEMORIES
from steward.contracts.planning_activities import (
    EmbeddedText,
    EmbedTextInput,
    EmbedTextOutput,
    RetrieveToolsInput,
    RetrieveToolsOutput,
)
from steward.contracts.tool import Candidate, Effect
from steward.contracts.tool_meaning import Does
from steward.contracts.tool_scope import ToolScope
from steward.language.moods import asks
from steward.language.request_texts import texts_apart
from steward.planners.chain import PlannerChain
from steward.planners.embedded.known_answers import DOCUMENT, HELD, KEPT
from steward.search.embedder import Embedder, packed, unpacked
from steward.search.request_tools import RequestToolFinder, beside
from steward.search.retrieval import ToolRetriever, as_candidate
from steward.search.tool_index import Hit, ToolFilter
from steward.sql.tools import ToolStore
from steward.tools.ports import Services
from steward.tools.registry import Registry

log = logging.getLogger(__name__)

_LARGEST_OFFER = 40
_OFFERED_TO_MODELS = 20
"""A language model reads a tool in some 60 tokens, and what it is not offered it cannot plan."""
_ALL_OFFERED = f"the catalogue is offered in its order, at most {_LARGEST_OFFER} tools"


class RetrievalActivities:
    """Finds tools for a request. It never runs one and never writes."""

    def __init__(
        self,
        embedder: Embedder,
        retriever: ToolRetriever,
        tools: ToolStore,
        registry: Registry,
        planner: PlannerChain,
        services: Services,
        memories: Memories | None = None,
        knowledge: Knowledge | None = None,
    ) -> None:
        self._embedder = embedder
        self._retriever = retriever
        self._own_tools = RequestToolFinder(embedder, registry)
        self._tools = tools
        self._registry = registry
        self._planner = planner
        self._services = services
        self._memories = memories
        self._knowledge = knowledge
        self._offered = OfferedTools(registry)

    @activity.defn
    async def embed_text(self, request: EmbedTextInput) -> EmbedTextOutput:
        """The vectors of a text and of its parts. Never raises for an embedder that is away."""
        try:
            # Alone: the embedder remembers the last text that was, and planning needs its vector again.
            whole = await asyncio.to_thread(self._embedder.embed, [request.text])
            parts = texts_apart(request.text)
            apart = await asyncio.to_thread(self._embedder.embed, parts)
        except Unavailable as away:
            return EmbedTextOutput(away=away.detail)
        texts = zip([request.text, *parts], [*whole, *apart], strict=True)
        return EmbedTextOutput(embedded=[EmbeddedText(text=text, vector=packed(vector)) for text, vector in texts])

    @activity.defn
    async def retrieve_tools(self, request: RetrieveToolsInput) -> RetrieveToolsOutput:
        """Candidates from Qdrant, else full text, else the catalogue's order. Never raises for a part that is away."""
        reasons: list[str] = []
        quick, planner = self._planner.is_quick(request.model), self._planner.asked_first(request.model)
        if not quick:
            request = request.model_copy(update={"limit": max(request.limit, _OFFERED_TO_MODELS)})
        off = await self._services.switched_off()
        found = await self._by_meaning(request, len(off), reasons)
        source = "qdrant"
        if found is None:
            found, source = await self._by_words(request, reasons), "full_text"
        if found is None:
            found, source = [Hit(spec.name, 0.0) for spec in self._registry.specs()], "catalogue"
        known = [hit for hit in found if hit.tool not in off and self._admits(request.scope, hit)]
        found = usable(known, self._registry.specs(), request.text, self._services.unset)
        left_out = {*off, *(hit.tool for hit in known if hit not in found)}
        limit = request.limit if source != "catalogue" else max(request.limit, _LARGEST_OFFER)
        candidates = self._retriever.offer(found, limit)
        candidates += await self._apart(request, candidates, left_out)
        candidates += await self._after(request, candidates, left_out)
        if quick and asks(request.text):
            candidates += self._of_what_is_kept(candidates, left_out)
            candidates = await self._by_what_is_held(request, candidates)
        if request.request_tools:
            own = await asyncio.to_thread(self._own_tools.find, request.text, request.request_tools)
            candidates = beside(candidates, own, limit)
        if request.scope is not None:
            candidates = request.scope.kept(candidates)
        shown = "candidates" if request.whole else "offered"
        return RetrieveToolsOutput.model_validate(
            {
                shown: candidates if request.whole else self._offered.named(candidates, request.request_tools),
                "source": source,
                "degraded": "; ".join(reasons) or None,
                "plan_route": "local" if quick else "queued",
                "planner": planner.name if planner else "",
                "memories": None if quick else await self._remembered(request),
            }
        )

    def _admits(self, scope: ToolScope | None, hit: Hit) -> bool:
        spec = self._registry.resolve(hit.tool)
        return scope is None or (spec is not None and scope.admits(spec))

    async def _by_meaning(self, request: RetrieveToolsInput, left_out: int, reasons: list[str]) -> Sequence[Hit] | None:
        """`left_out`: how many tools must not take the place of others."""
        whole = request.embedding.embedded[:1]
        if not whole:
            reasons.append(f"tools were not searched by meaning: {request.embedding.away}")
            return None
        vector, limit = unpacked(whole[0].vector), request.limit + left_out
        try:
            hits = await self._retriever.find(request.text, vector, limit, _filter_of(request))
        except Unavailable as away:
            reasons.append(f"tools were not searched by meaning: {away.detail}")
            return None
        if not hits:
            reasons.append("tools were not searched by meaning: the index is empty; `steward tools sync` fills it")
            return None
        return hits

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

    async def _apart(
        self, request: RetrieveToolsInput, offered: Sequence[Candidate], off: Collection[str]
    ) -> list[Candidate]:
        """The tools for what the request hands on, and to whom; none while the embedder or the index is away, which the
        search for the whole request says."""
        parts = request.embedding.embedded[1:]
        if not parts:
            return []
        texts, vectors = [part.text for part in parts], [unpacked(part.vector) for part in parts]
        try:
            found = await self._retriever.offer_apart(offered, texts, vectors, _filter_of(request))
        except Unavailable:
            return []
        return [candidate for candidate in found if candidate.name not in off]

    def _of_what_is_kept(self, offered: Sequence[Candidate], off: Collection[str]) -> list[Candidate]:
        """What looks into memories and documents: a question that no other tool is for may be answered there."""
        known = {candidate.name for candidate in offered} | set(off)
        return [
            as_candidate(spec, 0.0)
            for spec in self._registry.specs()
            if spec.plannable
            and spec.name not in known
            and (spec.effect, spec.does) == (Effect.READ, Does.FIND)
            and spec.of in KEPT
        ]

    async def _by_what_is_held(self, request: RetrieveToolsInput, offered: list[Candidate]) -> list[Candidate]:
        """The candidates, what looks into documents scored by how near these come to telling: no description of a tool
        says what they hold."""
        if self._knowledge is None or not any(one.meaning.of == DOCUMENT for one in offered):
            return offered
        try:
            held = await self._knowledge.holds(request.owner.tenant_id, request.text)
        except Unavailable:
            return offered
        looks = (one.does is Does.FIND and one.meaning.of == DOCUMENT for one in offered)
        scored = zip(offered, looks, strict=True)
        return [one.model_copy(update={"score": HELD + held}) if held and is_look else one for one, is_look in scored]

    async def _after(
        self, request: RetrieveToolsInput, offered: Sequence[Candidate], off: Collection[str]
    ) -> list[Candidate]:
        """The tools that belong to those just called; those of servers without a search while a part of it is away."""
        if not request.recent_tools:
            return []
        whole = request.embedding.embedded[:1]
        vector = unpacked(whole[0].vector) if whole else None
        try:
            return await self._retriever.after(offered, request.recent_tools, off, request.text, vector)
        except Unavailable:
            return await self._retriever.after(offered, request.recent_tools, off, request.text, None)

    async def _remembered(self, request: RetrieveToolsInput) -> list[str] | None:
        """What is remembered that is near to the text; None where that cannot be told."""
        if self._memories is None:
            return None
        try:
            return await self._memories.remembered(request.owner, request.text, MEMORIES)
        except Unavailable as away:
            log.info("memories were not compared with the request: %s", away.detail)
            return None


def _filter_of(request: RetrieveToolsInput) -> ToolFilter:
    """What a search for this request may find."""
    scope = request.scope or ToolScope()
    return ToolFilter(request.owner.tenant_id, tuple(scope.permissions) or None, tuple(scope.types) or None)
