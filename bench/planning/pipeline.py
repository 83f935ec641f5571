"""One request through what production runs: embed, search the tool index, plan. Timed; never runs a tool.

The embedder, the tool index on a local Qdrant, the retriever and the planner chain are the production classes. What
Temporal, PostgreSQL and the doors add to a request is no part of this.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.planning.cases import FiledCase
from bench.planning.catalogue import Toolset
from contracts.activities import RetrieveToolsInput
from contracts.errors import StewardError
from contracts.plan import CallsPlan, Observation, Plan, PlanRequest, ToolCall
from models.embedder import Embedder, Vectors
from models.planner import PlannerBackend, PlannerChain
from models.retrieval import ToolRetriever
from models.tool_index import Hit, ToolFilter, ToolIndex

OFFERED: int = RetrieveToolsInput.model_fields["limit"].default
"""How many candidates production shows a planner."""
SEARCHED = max(10, OFFERED)
"""How deep the search is looked at, for recall@10."""
_TENANT = "default"
_NOW = "2026-03-02T09:00:00+00:00"
_SEARCHES = ("search", "list", "find", "get", "retrieve", "read", "lookup", "query", "show", "check")


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
    """Embeds each text once: toolsets share most of their tools. For filling an index, never for a timed request."""

    def __init__(self, inner: Embedder) -> None:
        self._inner = inner
        self._vectors: dict[str, Vectors] = {}
        self.model = inner.model
        self.dimension = inner.dimension

    def embed(self, texts: Sequence[str]) -> Vectors:
        """As the embedder it wraps."""
        new = list(dict.fromkeys(text for text in texts if text not in self._vectors))
        self._vectors.update(zip(new, self._inner.embed(new), strict=True))
        rows = [self._vectors[text] for text in texts]
        return self._inner.embed([]) if not rows else _stacked(rows)


def _stacked(rows: list[Vectors]) -> Vectors:
    import numpy as np

    return np.stack(rows)


class Retrieval:
    """Candidates for a text over any toolset. Each toolset is indexed at its first use, in a folder of its own."""

    def __init__(self, embedder: Embedder, folder: Path) -> None:
        self._embedder = embedder
        self._filling = RememberingEmbedder(embedder)
        self._folder = folder
        self._indexes: list[ToolIndex] = []
        self._retrievers: dict[str, ToolRetriever] = {}

    async def retriever(self, toolset: Toolset) -> ToolRetriever:
        """The retriever over these tools."""
        if toolset.key not in self._retrievers:
            index = ToolIndex(self._filling, path=self._folder / f"index-{len(self._indexes)}")
            self._indexes.append(index)
            await index.sync(toolset.specs())
            self._retrievers[toolset.key] = ToolRetriever(index, toolset)
        return self._retrievers[toolset.key]

    async def find(self, text: str, retriever: ToolRetriever) -> list[Hit]:
        """As the activities `embed_text` and `retrieve_tools` do, searched a little deeper."""
        [vector] = await asyncio.to_thread(self._embedder.embed, [text])
        return await retriever.find(text, vector, SEARCHED, ToolFilter(tenant=_TENANT))

    def close(self) -> None:
        """Let go of every folder."""
        for index in self._indexes:
            index.close()


class Pipeline:
    """Asks one planner backend, alone in a production chain, over the retrieval."""

    def __init__(self, retrieval: Retrieval, backend: PlannerBackend, timeout_s: float) -> None:
        self._retrieval = retrieval
        self._chain = PlannerChain([backend], timeout_s=timeout_s)

    async def run(self, filed: FiledCase) -> Outcome:
        """The plan for a case, and for a two-step case the plan after a simulated first step."""
        retriever = await self._retrieval.retriever(filed.toolset)
        began = time.perf_counter()
        hits = await self._retrieval.find(filed.case.text, retriever)
        request = _request(filed, retriever, hits)
        found = time.perf_counter()
        plan, failed = await self._plan(request)
        planned = time.perf_counter()
        second = None
        if filed.case.then and isinstance(plan, CallsPlan):
            seen = [*request.observations, *map(simulated, plan.calls)]
            second, failed = await self._plan(request.model_copy(update={"observations": seen, "round": 2}))
        return Outcome(hits, plan, failed, (found - began) * 1000, (planned - found) * 1000, second)

    async def _plan(self, request: PlanRequest) -> tuple[Plan | None, str | None]:
        try:
            return (await self._chain.plan(request)).plan, None
        except StewardError as error:
            return None, error.detail


def simulated(call: ToolCall) -> Observation:
    """What a call might have come to: a search finds one item that echoes what was searched for."""
    if call.tool_name.casefold().startswith(_SEARCHES):
        return Observation(
            tool_name=call.tool_name, args=call.args, ok=True, result={"results": [{"id": "r1", **call.args}]}
        )
    return Observation(tool_name=call.tool_name, args=call.args, ok=True, result={"message": "done"}, message="done")


def _request(filed: FiledCase, retriever: ToolRetriever, hits: list[Hit]) -> PlanRequest:
    context = filed.case.context
    return PlanRequest(
        problem_id=1,
        tenant_id=_TENANT,
        user_id="local",
        text=filed.case.text,
        candidates=retriever.offer(hits, OFFERED),
        observations=context,
        now=_NOW,
        round=2 if context else 1,
    )
