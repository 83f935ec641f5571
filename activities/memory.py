"""`Memories`: each user's memory by meaning and by words, over PostgreSQL and the index; and its activities.

Every write goes to PostgreSQL alone; `catch_up` brings the index after it, so that nothing is lost while Qdrant is
away. The memory tools use it through tools/memory_port.py; a worker keeps calling `catch_up`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Final

from temporalio import activity

from steward.activities.failures import translated
from steward.activities.index_follower import IndexFollower
from steward.contracts.base import Json
from steward.contracts.errors import ErrorCode, Unavailable
from steward.contracts.memory import (
    LONGEST_MEMORY,
    DegradedPart,
    MemoryHit,
    MemoryKind,
    SearchMemoryInput,
    SearchMemoryOutput,
    quoted_memory,
)
from steward.contracts.owner import Owner
from steward.search.memory_index import Memory, MemoryIndex
from steward.search.word_index import content_words
from steward.sql.memory import Exchange, Fact, MemoryStats, MemoryStore, Origin, Profile, Unindexed
from steward.tools.memory_port import Recalled

_log = logging.getLogger(__name__)

NEAR_ENOUGH: Final = {"fact": 0.4, "exchange": 0.3}
"""Cosine from which a memory is about what was asked. Of 25 facts and 35 questions, what was meant lay at 0.44 and
more, and for questions nothing was told about, nothing lay above 0.34 (tests/integration/test_memory_recall.py).
Exchanges are longer texts, which lie farther from a question."""
WORDS_ENOUGH: Final = 0.5
"""Share of a question's words that makes a memory be about it whatever its meaning, such as a name nobody knows."""
_WIDE: Final = 40
_RECALLED_NEAR: Final = 5
_AT_ONCE: Final = 200
_CATCH_UP_S: Final = 3.0
"""What a search waits for the index to follow what was written a moment ago."""


class Memories(IndexFollower):
    """The memory of all users of this process; every method of its own is bound to one tenant and user."""

    def __init__(self, store: MemoryStore, index: MemoryIndex) -> None:
        super().__init__(index)
        self._store = store
        self._index = index

    async def add_fact(
        self,
        owner: Owner,
        key: str,
        fact: str,
        category: str | None,
        stated_at: datetime | None = None,
        source: str | None = None,
        *,
        problem_id: int | None = None,
        origin: Origin = "told",
    ) -> Fact:
        """As MemoryStore.add_fact."""
        added = await self._store.add_fact(
            owner, key, fact, category, stated_at, source, problem_id=problem_id, origin=origin
        )
        self.written.set()
        return added

    async def list_facts(self, owner: Owner, category: str | None = None, limit: int = 100) -> Sequence[Fact]:
        """As MemoryStore.list_facts."""
        return await self._store.list_facts(owner, category, limit)

    async def count_facts(self, owner: Owner, category: str | None = None) -> int:
        """As MemoryStore.count_facts."""
        return await self._store.count_facts(owner, category)

    async def change_fact(
        self, owner: Owner, fact_id: int, fact: str, source: str | None = None, *, problem_id: int | None = None
    ) -> Fact | None:
        """As MemoryStore.change_fact."""
        changed = await self._store.change_fact(owner, fact_id, fact, source, problem_id=problem_id)
        self.written.set()
        return changed

    async def delete_fact(self, owner: Owner, fact_id: int, key: str) -> bool:
        """As MemoryStore.delete_fact."""
        deleted = await self._store.delete_fact(owner, fact_id, key)
        self.written.set()
        return deleted

    async def recall_facts(self, owner: Owner, query: str, limit: int) -> Recalled[Fact]:
        """The facts that are about `query`, best first; what was told a moment ago is among them."""
        with suppress(Unavailable):
            if await self._store.unindexed(self._index.collection, 1):
                await self.follow_now()
        shares = await self._store.facts_by_words(owner, _telling_words(query), _WIDE + limit)
        near, away = await self._near("fact", owner, query, limit)
        scores = _scores(shares, near, NEAR_ENOUGH["fact"])
        facts = await self._store.facts(owner, list(scores))
        return Recalled([(facts[i], score) for i, score in scores.items() if i in facts][:limit], *_report(away))

    async def remembered(self, owner: Owner, text: str, limit: int) -> list[str] | None:
        """The facts that are about a text, as planners are shown them; None while meanings cannot be compared."""
        found = await self.recall_facts(owner, text, limit)
        if found.degraded is not None:
            return None
        facts = [(fact.fact[:LONGEST_MEMORY], fact.source) for fact, _ in found.found]
        return [quoted_memory(fact, source) if source else fact for fact, source in facts]

    async def near_facts(self, owner: Owner, text: str, enough: float) -> set[int]:
        """The ids of the facts whose meaning lies that near to a text; none while meanings cannot be compared."""
        near, _ = await self._near("fact", owner, text, _RECALLED_NEAR)
        return {number for number, score in (near or {}).items() if score >= enough}

    async def add_exchange(
        self,
        owner: Owner,
        key: str,
        user_message: str,
        agent_response: str,
        *,
        problem_id: int | None = None,
        said_at: datetime | None = None,
    ) -> Exchange:
        """As MemoryStore.add_exchange."""
        added = await self._store.add_exchange(
            owner, key, user_message, agent_response, problem_id=problem_id, said_at=said_at
        )
        self.written.set()
        return added

    async def list_exchanges(self, owner: Owner, limit: int) -> Sequence[Exchange]:
        """As MemoryStore.list_exchanges."""
        return await self._store.list_exchanges(owner, limit)

    async def recall_exchanges(self, owner: Owner, query: str, limit: int) -> Recalled[Exchange]:
        """The exchanges that are about `query`, best first."""
        shares = await self._store.exchanges_by_words(owner, query, _WIDE + limit)
        near, away = await self._near("exchange", owner, query, limit)
        scores = _scores(shares, near, NEAR_ENOUGH["exchange"])
        exchanges = await self._store.exchanges(owner, list(scores))
        return Recalled(
            [(exchanges[i], score) for i, score in scores.items() if i in exchanges][:limit], *_report(away)
        )

    async def stats(self, owner: Owner) -> MemoryStats:
        """As MemoryStore.stats."""
        return await self._store.stats(owner)

    async def profile(self, owner: Owner) -> Profile:
        """As MemoryStore.profile."""
        return await self._store.profile(owner)

    async def update_profile(
        self, owner: Owner, updates: Mapping[str, Json], sources: Mapping[str, str] | None = None
    ) -> Profile:
        """As MemoryStore.update_profile."""
        return await self._store.update_profile(owner, updates, sources)

    async def forget(self, owner: Owner) -> int:
        """Have the index forget everything of a user, whose rows are gone already. How many vectors it had.

        Raises Unavailable when this process does not own the index, or it is away.
        """
        return await self._index.forget(owner)

    async def count_of(self, owner: Owner) -> int:
        """How many vectors the index has of a user. Raises Unavailable."""
        return await self._index.count_of(owner)

    async def follow_now(self) -> bool:
        """Bring the index after PostgreSQL, unless that takes long. Who is away says the search."""
        try:
            async with asyncio.timeout(_CATCH_UP_S):
                await self.catch_up()
        except TimeoutError:
            return False
        except Unavailable as error:
            _log.info("the memory index is behind: %s", error.detail)
        return True

    async def _catch_up(self) -> int:
        collection, touched = self._index.collection, 0
        if await self._index.count() < await self._store.count_indexed(collection):
            _log.warning("the memory index was lost; it is made anew")
            await self._store.forget_index(collection)
        while waiting := await self._store.unindexed(collection, _AT_ONCE):
            await self._take(waiting)
            await self._store.mark_indexed(waiting, collection)
            if vanished := await self._store.vanished(waiting):
                # Their user was forgotten meanwhile: the index had forgotten them, and was told of them once more.
                await self._index.remove([_memory(item) for item in vanished])
            touched += len(waiting)
        return touched

    async def _take(self, waiting: Sequence[Unindexed]) -> None:
        reported = [_memory(item) for item in waiting if not item.gone]
        gone = [_memory(item) for item in waiting if item.gone]
        if reported:
            await self._index.put(reported)
        if gone:
            await self._index.remove(gone)

    async def _near(
        self, kind: MemoryKind, owner: Owner, query: str, limit: int
    ) -> tuple[dict[int, float] | None, Unavailable | None]:
        """Cosine by id of what is near a text; None, with the reason, when meanings cannot be compared now."""
        try:
            hits = await self._index.search(kind, owner, query, _WIDE + limit)
        except Unavailable as error:
            _log.warning("memories are searched by words alone: %s", error.detail)
            return None, error
        return {hit.number: hit.score for hit in hits}, None


class MemoryActivities:
    """The activities that keep what was said, and find what is remembered."""

    def __init__(self, memories: Memories) -> None:
        self._memories = memories

    @activity.defn(name="search_memory")
    async def search_memory(self, request: SearchMemoryInput) -> SearchMemoryOutput:
        """What is remembered about a text, also what was written a moment ago."""
        with translated():
            parts = [behind] if (behind := await self._behind()) else []
            hits = []
            for kind in request.kinds:
                found, part = await self._found(kind, request)
                hits += found
                parts += [part] if part else []
            return SearchMemoryOutput(hits=hits, degraded=list({part.code: part for part in parts}.values()))

    async def _found(self, kind: MemoryKind, request: SearchMemoryInput) -> tuple[list[MemoryHit], DegradedPart | None]:
        recalled: Recalled[Fact] | Recalled[Exchange]
        if kind == "fact":
            facts = recalled = await self._memories.recall_facts(request.owner, request.query, request.limit)
            scores = [(fact.fact_id, score) for fact, score in facts.found]
        else:
            talks = recalled = await self._memories.recall_exchanges(request.owner, request.query, request.limit)
            scores = [(talk.exchange_id, score) for talk, score in talks.found]
        hits = [MemoryHit(kind=kind, number=number, score=round(score, 4)) for number, score in scores]
        if recalled.degraded is None:
            return hits, None
        return hits, DegradedPart(code=recalled.code or ErrorCode.INTERNAL, detail=recalled.degraded)

    async def _behind(self) -> DegradedPart | None:
        """What to say when the index could not be brought after PostgreSQL in time."""
        if await self._memories.follow_now():
            return None
        return DegradedPart(code="index_behind", detail="the index of meanings is still behind what was written")


def _report(away: Unavailable | None) -> tuple[str | None, str | None]:
    """What is said of a part that is away, and its code."""
    return (f"memories were searched by words alone: {away.detail}", away.code.value) if away else (None, None)


def _telling_words(query: str) -> str:
    """A question without its small words, of which PostgreSQL knows the English ones alone: facts that only share the
    "ich" of a question are not about it."""
    return " ".join(word for word in query.split() if content_words(word)) or query


def _scores(shares: Mapping[int, float], near: Mapping[int, float] | None, enough: float) -> dict[int, float]:
    """Score by id, best first, of what is about the question by its meaning or by its words.

    Without meanings any shared word counts, since words are all there is.
    """
    if near is None:
        return dict(shares)
    scores = {
        number: min(1.0, near.get(number, 0.0) + shares.get(number, 0.0) / 2)
        for number in {*near, *shares}
        if near.get(number, 0.0) >= enough or shares.get(number, 0.0) >= WORDS_ENOUGH
    }
    return dict(sorted(scores.items(), key=lambda item: (-item[1], -item[0])))


def _memory(item: Unindexed) -> Memory:
    return Memory(item.kind, item.number, item.owner, item.text)
