"""From a request to the tools a planner is offered. Called by `retrieve_tools` and by the planner's evaluation.

One path for both, so that what is measured is what runs: the tools nearest in meaning, from the tool index, with those
that share words with the request raised among them. Whoever wants tools to be found in another way changes this.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from heapq import nlargest
from typing import Final, Protocol

from steward.contracts.tool import Candidate, Effect, ToolSpec, same_kind
from steward.contracts.tool_meaning import Does
from steward.language.gloss import in_english
from steward.language.statements import read_statement
from steward.search.embedder import Vectors
from steward.search.tool_index import EVERY_TENANT, Hit, ToolFilter, ToolIndex
from steward.search.word_index import WordIndex

# Measured with bench.planning.retrieval: from .35 to .5 and from a pool of 8 to all tools little changes but noise.
WORDS_WEIGHT: Final = 0.5
_POOL: Final = 16
_APART: Final = 2
"""How many tools are offered for a text that a request holds."""
_OF_SERVER: Final = 5
"""So many tools of an MCP server are offered at most because it was just called."""
_SEARCHED_OF_SERVERS: Final = 60
_MCP: Final = "mcp"
"""The family of every tool of an MCP server."""


class Catalogue(Protocol):
    """The tools there are now; what the index still holds of others is never offered."""

    def resolve(self, name: str) -> ToolSpec | None:
        """The tool of that name, or None."""
        ...

    def specs(self) -> list[ToolSpec]:
        """Every tool."""
        ...


class ToolRetriever:
    """Finds tools for a text and shows them as a planner sees them."""

    def __init__(self, index: ToolIndex, catalogue: Catalogue) -> None:
        self._index = index
        self._catalogue = catalogue
        self._read: list[ToolSpec] = []
        self._words = WordIndex([])

    async def find(self, text: str, vector: Vectors, limit: int, where: ToolFilter = ToolFilter()) -> list[Hit]:
        """The tools that fit `text` (whose embedding is `vector`), best first. Raises Unavailable.

        A score is the cosine of the meaning plus up to a half for shared words. Nothing when the index is empty.
        """
        near = await self._index.search(vector, max(_POOL, 2 * limit), where)
        if not near:
            return []
        stated = read_statement(text)
        asked = stated.request if stated else ""
        shared = (await self._word_index()).scores(f"{text} {in_english(text).text} {in_english(asked).text}")
        # A tool that only its words brought here is at best as near as the last of the nearest.
        wordiest = nlargest(_POOL, shared, key=shared.__getitem__)
        meaning = dict.fromkeys((name for name in wordiest if self._admitted(name, where)), near[-1].score)
        meaning |= {hit.tool: hit.score for hit in near}
        fused = [Hit(name, score + WORDS_WEIGHT * shared.get(name, 0.0)) for name, score in meaning.items()]
        return sorted(fused, key=lambda hit: -hit.score)[:limit]

    def offer(self, found: Sequence[Hit], limit: int) -> list[Candidate]:
        """The first `limit` of what was found that a planner may use."""
        candidates: list[Candidate] = []
        for hit in found:
            spec = self._catalogue.resolve(hit.tool)
            if spec is not None and spec.plannable:
                candidates.append(as_candidate(spec, hit.score))
        return candidates[:limit]

    async def offer_apart(
        self,
        offered: Sequence[Candidate],
        texts: Sequence[str],
        vectors: Iterable[Vectors],
        where: ToolFilter = ToolFilter(),
    ) -> list[Candidate]:
        """The tools for texts that a request holds (`language.request_texts`) which are not offered yet, with what
        opens one of the things that a search among them finds. Raises Unavailable."""
        known = {candidate.name for candidate in offered}
        hits: dict[str, Hit] = {}
        finders = [candidate for candidate in offered if candidate.does is Does.FIND]
        for text, vector in zip(texts, vectors, strict=True):
            best = (await self.find(text, vector, _APART, where))[:_APART]
            hits |= {hit.tool: hit for hit in best if hit.tool not in known}
            finders += [found for found in self.offer(best[:1], 1) if found.does is Does.FIND]
        more = self.offer(list(hits.values()), len(hits))
        siblings = self.beside([*offered, *more], [finder.name for finder in finders], ())
        openers = [each for each in siblings if each.reads and each.does is Does.OPEN]
        return more + [each for each in openers if any(same_kind(each, finder) for finder in finders)]

    async def after(
        self,
        offered: Sequence[Candidate],
        names: Sequence[str],
        off: Collection[str],
        text: str,
        vector: Vectors | None,
    ) -> list[Candidate]:
        """What may be meant next, once these tools were called: their families, the tools themselves, and what fits the
        text best on the MCP servers among them; none of that without its `vector`. Raises Unavailable."""
        found = self.beside(offered, names, off)
        servers = {spec.mcp_server for name in names if (spec := self._catalogue.resolve(name)) is not None} - {None}
        if not servers:
            return found
        known = {candidate.name for candidate in [*offered, *found]} | set(off)
        ranked = [Hit(name, 0.0) for name in names]
        if vector is not None:
            ranked += await self.find(text, vector, _SEARCHED_OF_SERVERS, ToolFilter(tool_types=(_MCP,)))
        left: dict[str | None, int] = dict.fromkeys(servers, _OF_SERVER)
        for hit in ranked:
            spec = self._catalogue.resolve(hit.tool)
            if spec is None or spec.name in known or not spec.plannable or not left.get(spec.mcp_server):
                continue
            left[spec.mcp_server] -= 1
            known.add(spec.name)
            found.append(as_candidate(spec, hit.score))
        return found

    def beside(self, offered: Sequence[Candidate], names: Sequence[str], off: Collection[str]) -> list[Candidate]:
        """The families of these tools, as far as they are not offered yet: what is said next may be about them. An MCP
        server is no family: it may have a thousand tools."""
        called = [spec for name in names if (spec := self._catalogue.resolve(name)) is not None]
        families = {spec.tool_type for spec in called if spec.mcp_server is None}
        known = {candidate.name for candidate in offered} | set(off)
        return [
            as_candidate(spec, 0.0)
            for spec in self._catalogue.specs()
            if spec.tool_type in families and spec.mcp_server is None and spec.plannable and spec.name not in known
        ]

    async def _word_index(self) -> WordIndex:
        """The index of the catalogue as it is now; entries are never changed in place."""
        specs = [spec for spec in self._catalogue.specs() if spec.plannable]
        if [id(spec) for spec in specs] != [id(spec) for spec in self._read]:
            self._words = await asyncio.to_thread(WordIndex, specs)
            self._read = specs
        return self._words

    def _admitted(self, name: str, where: ToolFilter) -> bool:
        spec = self._catalogue.resolve(name)
        return spec is not None and where.admits(
            {"tenant": EVERY_TENANT, "permission": spec.permission.value, "tool_type": spec.tool_type}
        )


def as_candidate(spec: ToolSpec, score: float) -> Candidate:
    """A tool as the planner sees it."""
    return Candidate(
        name=spec.name,
        description=spec.description,
        parameters=spec.parameters,
        permission=spec.permission,
        effect=spec.effect,
        tool_type=spec.tool_type,
        verbatim=spec.verbatim,
        dates=spec.dates,
        examples=spec.examples,
        score=score,
        reads=spec.effect is Effect.READ,
        meaning=spec.meaning,
    )
