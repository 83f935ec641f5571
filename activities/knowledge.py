"""`Knowledge`: questions to a tenant's documents, by meaning and by words, and the index behind it.

Passages are found by their vectors in Qdrant and by their words in PostgreSQL, and judged by both together with the
sentence in them that is nearest to the question. Writes go to PostgreSQL alone; `catch_up` brings the collections after
it. The tool ask_knowledge_base uses it through tools/knowledge_port.py; a worker keeps calling `catch_up`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from steward.activities.index_follower import IndexFollower
from steward.activities.knowledge_ranking import (
    ENOUGH,
    JUDGED,
    LONGEST_EMBEDDED,
    MOST_TOLD,
    SHOWN,
    RankedPassage,
    as_embedded,
    found_in,
    of_documents,
    promising,
    sentences_of,
    telling_of,
    telling_sentences,
    told_of,
)
from steward.contracts.errors import Unavailable
from steward.contracts.knowledge import DEFAULT_AGENT
from steward.contracts.owner import Requester
from steward.search.embedder import Embedder, Vectors
from steward.search.knowledge_index import KnowledgeIndex, PassageVector
from steward.sql.knowledge import FoundPassage, KnowledgeStore, SharedWords
from steward.sql.questions import Asked, QuestionStore
from steward.tools.knowledge_port import Found
from steward.tools.ports import utc_now

_log = logging.getLogger(__name__)

WORDS_ENOUGH: Final = 0.8
"""Share of a question's words from which a passage tells of it whatever its meaning, such as a name nobody knows, or
while meanings cannot be compared."""
PASSAGE, SENTENCE, DOCUMENT, WORDS = 0.65, 0.5, 0.2, 0.1
"""What a passage is ranked by: cosine of the passage, of its nearest sentence, of the best of its document, shared
words. Measured on bench/kb."""
_HALF_SURE: Final = 10.0
"""Weight of shared words that counts a half: about three rare ones."""
_WIDE: Final = 40
_UNSEEN: Final = 0.8
"""Of its best sentence's cosine: what a passage that only words found is taken to have."""
_AT_ONCE: Final = 256
_LOG_QUEUE: Final = 1_000


class Knowledge(IndexFollower):
    """The knowledge base of all tenants of this process; every search is bound to one tenant and agent."""

    def __init__(
        self,
        store: KnowledgeStore,
        index: KnowledgeIndex,
        embedder: Embedder,
        questions: QuestionStore,
        *,
        agent: str = DEFAULT_AGENT,
        enough: float = ENOUGH,
        shown: int = SHOWN,
    ) -> None:
        """`agent` is whose documents tools ask that name nobody's. A passage with a sentence at a cosine of `enough`
        tells, and the first `shown` of them are the sources."""
        super().__init__(index)
        self._store = store
        self._index = index
        self._embedder = embedder
        self._questions = questions
        self.agent = agent
        self._enough, self._shown = enough, shown
        self._asked: asyncio.Queue[Asked] = asyncio.Queue(_LOG_QUEUE)

    @property
    def model(self) -> str:
        """What names the vectors that can be compared here."""
        return self._index.family

    async def search(self, tenant_id: str, agent: str, question: str) -> Found:
        """What the documents of a tenant and agent tell of a question. Raises Unavailable without PostgreSQL."""
        documents = await self._store.searchable(tenant_id, agent)
        if not documents:
            return Found(0)
        ranked, degraded = await self.ranked(tenant_id, agent, question)
        told = telling_of(question, told_of(question, ranked), self._enough)
        return found_in(documents, told, degraded, enough=self._enough, shown=self._shown)

    async def holds(self, tenant_id: str, question: str) -> float:
        """How near the documents of `agent` come to telling, from 0 to 1; 0 where they do not. Raises Unavailable."""
        found = await self.search(tenant_id, self.agent, question)
        return (found.best or 0.0) if found.sources else 0.0

    async def ranked(self, tenant_id: str, agent: str, question: str) -> tuple[list[RankedPassage], str | None]:
        """The passages worth a look with their scores, best first, whether they tell or not; and why only words were
        compared, where that is so. Raises Unavailable without PostgreSQL."""
        words = await self._store.by_words(tenant_id, agent, question, _WIDE)
        try:
            vector = await asyncio.to_thread(self._embed_one, question)
            near = await self._index.search(tenant_id, agent, vector, _WIDE)
        except Unavailable as error:
            _log.warning("documents are searched by words alone: %s", error.detail)
            why = f"documents were searched by words alone: {error.detail}"
            return await self._by_words_alone(tenant_id, agent, words), why
        passages = await self._store.passages(tenant_id, agent, promising(near, words))
        return await asyncio.to_thread(self._judge, vector, list(passages.values()), near, words), None

    def log(self, requester: Requester, agent: str, key: str, question: str, found: Found) -> None:
        """Have a question kept in the background; an answer never waits for it."""
        sources = tuple(dict.fromkeys(source.document_id for source in found.sources))
        asked = Asked(
            owner=requester.owner,
            agent=agent,
            key=key,
            problem_id=requester.problem_id,
            question=question,
            answered=bool(found.sources),
            best_score=None if found.best is None else round(found.best, 4),
            documents=found.documents,
            sources=sources,
            asked_at=utc_now(),
        )
        try:
            self._asked.put_nowait(asked)
        except asyncio.QueueFull:
            _log.warning("a question is not logged: %s wait already", _LOG_QUEUE)

    async def keep_next_question(self) -> None:
        """Wait for a question and keep it. Raises Unavailable; the question waits again then."""
        asked = await self._asked.get()
        try:
            await self._questions.add(asked)
        except BaseException:
            # Whoever stops this loop, or a database that is away: the question is still to be kept.
            if not self._asked.full():
                self._asked.put_nowait(asked)
            raise

    async def keep_questions_left(self) -> None:
        """Keep what still waits, such as at the end of a process. Raises Unavailable."""
        while not self._asked.empty():
            await self.keep_next_question()

    async def embed_passages(self, document_id: int, version: int, limit: int) -> tuple[int, int]:
        """Make vectors of so many more passages; (how many passages have one, of how many). Raises Unavailable."""
        waiting = await self._store.unembedded(document_id, version, self.model, limit)
        if waiting:
            texts = [as_embedded(one.title, one.heading, one.text) for one in waiting]
            vectors = await asyncio.to_thread(self._embedder.embed, texts)
            packed = [vector.astype("<f4").tobytes() for vector in vectors]
            pairs = [(one.passage_id, vector) for one, vector in zip(waiting, packed, strict=True)]
            await self._store.put_vectors(pairs, self.model)
        total, done = await self._store.passage_counts(document_id, version, self.model)
        return done, total

    async def _catch_up(self) -> int:
        touched, held = 0, await self._index.counts()
        for collection, expected in (await self._store.indexed_counts()).items():
            if held.get(collection, 0) < expected:
                _log.warning("a collection of the knowledge base was lost; it is made anew")
                await self._store.forget_index(collection)
        while stale := await self._store.stale(self.model, 1):
            [(document_id, version)] = stale
            await self.embed_passages(document_id, version, _AT_ONCE)
        while waiting := await self._store.unindexed(self.model, _AT_ONCE):
            by_collection: dict[str, list[PassageVector]] = {}
            for one in waiting:
                name = self._index.collection(one.tenant_id, one.agent)
                by_collection.setdefault(name, []).append(PassageVector(one.passage_id, one.vector))
            for name, vectors in by_collection.items():
                await self._index.put(name, vectors)
                await self._store.mark_indexed([(vector.passage_id, name) for vector in vectors])
            touched += len(waiting)
        while dropped := await self._store.dropped(_AT_ONCE):
            for name in dict.fromkeys(collection for _, collection in dropped):
                await self._index.remove(name, [passage for passage, held_in in dropped if held_in == name])
            await self._store.forget_dropped(dropped)
            touched += len(dropped)
        return touched

    async def _by_words_alone(
        self, tenant_id: str, agent: str, words: Mapping[int, SharedWords]
    ) -> list[RankedPassage]:
        passages = await self._store.passages(tenant_id, agent, list(words)[:JUDGED])
        ordered = [(passages[one], shared.share) for one, shared in words.items() if one in passages]
        return [
            RankedPassage(passage, share, share * self._enough / WORDS_ENOUGH, sentences_of(passage)[:MOST_TOLD])
            for passage, share in ordered
        ]

    def _embed_one(self, text: str) -> Vectors:
        vector: Vectors = self._embedder.embed([text[:LONGEST_EMBEDDED]])[0]
        return vector

    def _judge(
        self,
        question: Vectors,
        passages: Sequence[FoundPassage],
        near: Mapping[int, float],
        words: Mapping[int, SharedWords],
    ) -> list[RankedPassage]:
        """Every passage with its score and the sentences that tell most, best first."""
        split = [sentences_of(passage) for passage in passages]
        reported = [
            as_embedded("", passage.heading.rpartition(" > ")[2], sentence)
            for passage, sentences in zip(passages, split, strict=True)
            for sentence in sentences
        ]
        cosines = self._embedder.embed(reported) @ question if reported else np.zeros(0, np.float32)
        by_document = of_documents(passages, near)
        ranked, at = [], 0
        for passage, sentences in zip(passages, split, strict=True):
            of_sentences = cosines[at : at + len(sentences)]
            at += len(sentences)
            best = float(of_sentences.max()) if sentences else 0.0
            shared = words.get(passage.passage_id, SharedWords(0.0, 0.0))
            score = (
                PASSAGE * near.get(passage.passage_id, best * _UNSEEN)
                + SENTENCE * best
                + DOCUMENT * by_document[passage.document_id]
                + WORDS * shared.weight / (shared.weight + _HALF_SURE)
            )
            telling = max(best, self._enough if shared.share >= WORDS_ENOUGH else 0.0)
            ranked.append(RankedPassage(passage, score, telling, telling_sentences(sentences, of_sentences)))
        return sorted(ranked, key=lambda one: (-one.score, one.passage.passage_id))
