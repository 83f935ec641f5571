"""One request through what production runs: embed, search the tool index, plan. Timed; never runs a tool.

The embedder, the tool index on a local Qdrant, the retriever and the planner chain are the production classes. What
Temporal, PostgreSQL and the doors add to a request is no part of this.
"""

from __future__ import annotations

import asyncio
import shutil
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.planning.cases import Case, FiledCase
from bench.planning.catalogue import Toolset
from steward.contracts.errors import StewardError
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import CallsPlan, Observation, Plan, PlanRequest, ToolCall
from steward.contracts.planning_activities import RetrieveToolsInput
from steward.contracts.tool import Candidate
from steward.contracts.tool_meaning import NOTHING_KNOWN
from steward.language.request_texts import texts_apart
from steward.planners.chain import PlannerBackend, PlannerChain
from steward.search.embedder import Embedder, Vectors
from steward.search.retrieval import ToolRetriever
from steward.search.tool_index import Hit, ToolFilter, ToolIndex

OFFERED: int = RetrieveToolsInput.model_fields["limit"].default
"""How many candidates production shows a planner."""
SEARCHED = max(10, OFFERED)
"""How deep the search is looked at, for recall@10."""
_OPEN = 8
"""How many indexes stay open; each costs some 10 MB and two or three open files."""
_TRIED = 2
_ANY_TEXT = "what time is it"
_TENANT = "default"
_NOW = "2026-03-02T09:00:00+00:00"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a request. Times are milliseconds; `failed` says why there is no plan."""

    hits: list[Hit]
    plan: Plan | None
    failed: str | None
    search_ms: float
    plan_ms: float
    second: Plan | None = None

    @property
    def total_ms(self) -> float:
        """From the text to the plan."""
        return self.search_ms + self.plan_ms


class RememberingEmbedder:
    """Embeds each text once: toolsets share most of their tools, and a planner has learned them before it is asked.

    A request whose embedding is timed is for `inner`.
    """

    def __init__(self, inner: Embedder) -> None:
        self.inner = inner
        self._vectors: dict[str, Vectors] = {}
        self.model = inner.model
        self.dimension = inner.dimension
        self.version = inner.version

    def embed(self, texts: Sequence[str]) -> Vectors:
        """As the embedder it wraps."""
        new = list(dict.fromkeys(text for text in texts if text not in self._vectors))
        self._vectors.update(zip(new, self.inner.embed(new), strict=True))
        rows = [self._vectors[text] for text in texts]
        return self.inner.embed([]) if not rows else _stacked(rows)


def _stacked(rows: list[Vectors]) -> Vectors:
    import numpy as np

    return np.stack(rows)


class Retrieval:
    """Candidates for a text over any toolset. Each toolset is indexed at its first use, in a folder of its own.

    A file may bring other tools with every line, so the indexes used longest ago are closed, and opened when they are
    wanted again.
    """

    def __init__(self, embedder: RememberingEmbedder, folder: Path) -> None:
        self._embedder = embedder
        self._folder = folder
        self._first: Path | None = None
        self._open: OrderedDict[str, tuple[ToolIndex, ToolRetriever]] = OrderedDict()

    async def retriever(self, toolset: Toolset) -> ToolRetriever:
        """The retriever over these tools, ready: what its first search loads is no part of a request's latency."""
        if toolset.key not in self._open:
            index = await self._indexed(toolset)
            self._open[toolset.key] = index, ToolRetriever(index, toolset)
            await self.find(_ANY_TEXT, self._open[toolset.key][1])
            if len(self._open) > _OPEN:
                self._open.popitem(last=False)[1][0].close()
        self._open.move_to_end(toolset.key)
        return self._open[toolset.key][1]

    async def _indexed(self, toolset: Toolset) -> ToolIndex:
        folder = self._folder / f"index-{toolset.key}"
        index = ToolIndex(self._embedder, path=folder)
        if folder.exists():
            return index
        if self._first is not None:
            # Most tools are the same, and writing them again is what takes long.
            shutil.copytree(self._first, folder, ignore=shutil.ignore_patterns(".lock"))
        self._first = self._first or folder
        await index.sync(toolset.specs())
        return index

    async def find(self, text: str, retriever: ToolRetriever) -> list[Hit]:
        """As the activity `retrieve_tools` does, searched a little deeper."""
        [vector] = await asyncio.to_thread(self._embedder.inner.embed, [text])
        return await retriever.find(text, vector, SEARCHED, ToolFilter(tenant=_TENANT))

    async def find_apart(self, text: str, offered: Sequence[Candidate], retriever: ToolRetriever) -> list[Candidate]:
        """As the activity `retrieve_tools` does for what a request hands on."""
        texts = texts_apart(text)
        if not texts:
            return []
        vectors = await asyncio.to_thread(self._embedder.inner.embed, texts)
        return await retriever.offer_apart(offered, texts, vectors, ToolFilter(tenant=_TENANT))

    @property
    def opened(self) -> int:
        """How many indexes are open."""
        return len(self._open)

    def close(self) -> None:
        """Let go of every folder."""
        for index, _ in self._open.values():
            index.close()
        self._open.clear()


@dataclass(frozen=True, slots=True)
class Offer:
    """What a planner is asked for a case, and what was found for it."""

    hits: list[Hit]
    request: PlanRequest
    search_ms: float


class Pipeline:
    """Asks one planner backend, alone in a production chain, over the retrieval."""

    def __init__(self, retrieval: Retrieval, backend: PlannerBackend, timeout_s: float) -> None:
        self._retrieval = retrieval
        self._chain = PlannerChain([backend], timeout_s=timeout_s)

    async def ready(self, cases: Sequence[FiledCase]) -> str | None:
        """Have the backend load what it needs, which is no part of a request's latency.

        Says why it cannot plan: neither a plain request nor the first of `cases`.
        """
        plain = FiledCase(Case(id="plain", text=_ANY_TEXT, tool=None), Path(), 0, cases[0].toolset)
        failed = None
        for filed in (plain, *cases[:_TRIED]):
            failed = (await self.run(filed)).failed
            if failed is None:
                break
        return failed

    def close(self) -> None:
        """Free what the backend has loaded, so that the next one is measured alone."""
        self._chain.close()

    async def run(self, filed: FiledCase) -> Outcome:
        """The plan for a case, and for a two-step case the plan after a simulated first step."""
        return await self.planned(filed, await offered(filed, self._retrieval))

    async def planned(self, filed: FiledCase, offer: Offer) -> Outcome:
        """The same for what was found for it before."""
        request = offer.request
        began = time.perf_counter()
        plan, failed = await self._plan(request)
        plan_ms = (time.perf_counter() - began) * 1000
        second = None
        if filed.case.then and isinstance(plan, CallsPlan):
            seen = [*request.observations, *(simulated(call, request.candidates) for call in plan.calls)]
            second, failed = await self._plan(request.model_copy(update={"observations": seen, "round": 2}))
        return Outcome(offer.hits, plan, failed, offer.search_ms, plan_ms, second)

    async def _plan(self, request: PlanRequest) -> tuple[Plan | None, str | None]:
        try:
            return (await self._chain.plan(request)).plan, None
        except StewardError as error:
            return None, error.detail


async def offered(filed: FiledCase, retrieval: Retrieval) -> Offer:
    """The candidates that are found for a case."""
    retriever = await retrieval.retriever(filed.toolset)
    began = time.perf_counter()
    hits = await retrieval.find(filed.case.text, retriever)
    request = _request(filed, retriever, hits)
    apart = await retrieval.find_apart(filed.case.text, request.candidates, retriever)
    request = request.model_copy(update={"candidates": [*request.candidates, *apart]})
    return Offer(hits, request, (time.perf_counter() - began) * 1000)


def simulated(call: ToolCall, offered: Sequence[Candidate]) -> Observation:
    """What a call might have come to: a search finds one item that echoes what was searched for."""
    meaning = next((tool.meaning for tool in offered if tool.name == call.tool_name), NOTHING_KNOWN)
    result = {"results": [{"id": "r1", **call.args}]} if meaning.looks else {"message": "done"}
    message = None if meaning.looks else "done"
    return Observation(
        tool_name=call.tool_name, meaning=meaning, args=call.args, ok=True, result=result, message=message
    )


def _request(filed: FiledCase, retriever: ToolRetriever, hits: list[Hit]) -> PlanRequest:
    known = {spec.name: spec.meaning for spec in filed.toolset.specs()}
    context = [
        seen.model_copy(update={"meaning": known.get(seen.tool_name, NOTHING_KNOWN)}) for seen in filed.case.context
    ]
    return PlanRequest(
        requester=Requester(Owner(_TENANT, "local"), problem_id=1),
        text=filed.case.text,
        candidates=retriever.offer(hits, OFFERED),
        observations=context,
        now=_NOW,
        round=2 if context else 1,
    )
