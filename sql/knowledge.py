"""KnowledgeStore: the documents of each tenant's knowledge base, their texts, passages and vectors.

PostgreSQL is the truth; the collections of meanings are filled from here. A document that changes has two versions
until the new one is published, in one transaction. Called by the gateway, the ingestion and the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, TypeAlias

import asyncpg

from steward.contracts.plain_json import clean_text
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("knowledge")

DocumentState: TypeAlias = Literal["waiting", "working", "ready", "failed"]
Heading: TypeAlias = tuple[int, int, str]
"""Offset into the text, level from 1, words."""


@dataclass(frozen=True, slots=True)
class Document:
    """A document as it stands. `live_version` is what answers are made from, `version` what is wanted."""

    document_id: int
    tenant_id: str
    agent: str
    source: str
    url: bool
    title: str
    media_type: str
    version: int
    sha256: str | None
    size_bytes: int
    state: DocumentState
    stage: str
    error: str | None
    live_version: int | None
    live_sha256: str | None
    characters: int
    passages: int
    notes: str
    added_by: str
    created_at: datetime
    updated_at: datetime


@dataclass(frozen=True, slots=True)
class WantedDocument:
    """A source whose content is to be known. Without `data` it is an address to fetch."""

    agent: str
    source: str
    title: str
    media_type: str
    added_by: str
    sha256: str | None = None
    data: bytes | None = None


@dataclass(frozen=True, slots=True)
class Content:
    """What is kept of a version: the bytes until they are read, the text from then on."""

    data: bytes | None
    text: str | None
    headings: list[Heading]


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece of a document: [begins, ends) of its text, below a heading ("Leave > Parental leave")."""

    number: int
    heading: str
    begins: int
    ends: int
    text: str = ""


@dataclass(frozen=True, slots=True)
class FoundPassage:
    """A live passage with its document."""

    passage_id: int
    document_id: int
    title: str
    source: str
    number: int
    heading: str
    begins: int
    ends: int
    text: str


@dataclass(frozen=True, slots=True)
class SharedWords:
    """Words of a question that a passage has: their `weight` (the logarithm of how rare each is, added up), and their
    `share` of the weight of all of its words."""

    weight: float
    share: float


@dataclass(frozen=True, slots=True)
class Unembedded:
    """A passage that needs a vector."""

    passage_id: int
    title: str
    heading: str
    text: str


@dataclass(frozen=True, slots=True)
class Unindexed:
    """A vector that no collection holds yet: little-endian float32."""

    tenant_id: str
    agent: str
    passage_id: int
    document_id: int
    vector: bytes


@dataclass(frozen=True, slots=True)
class AgentStatus:
    """How much an agent's part of the knowledge base holds."""

    agent: str
    documents: int
    in_progress: int
    failed: int
    searchable: int
    passages: int
    characters: int


class KnowledgeStore:
    """Reads and writes for callers are bound to a tenant; those of the ingestion to a document and its version."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def want(self, tenant_id: str, wanted: WantedDocument) -> tuple[Document, bool]:
        """The document of a source with this content, and whether that is new to it."""
        size = len(wanted.data or b"")
        texts = (clean_text(wanted.title), wanted.sha256, wanted.media_type, size, wanted.added_by)
        is_url = wanted.data is None
        async with self._database.transaction() as connection:
            row = await connection.fetchrow(_Q["want"], tenant_id, wanted.agent, wanted.source, is_url, *texts)
            if row is not None and wanted.data is not None:
                await connection.execute(_Q["put_content"], row["document_id"], row["version"], wanted.data)
            found = await connection.fetchrow(_Q["by_source"], tenant_id, wanted.agent, wanted.source)
        assert found is not None
        return Document(**dict(found)), row is not None

    async def get(self, tenant_id: str, document_id: int) -> Document | None:
        """The document, or None."""
        row = await self._database.fetchrow(_Q["get"], tenant_id, document_id)
        return None if row is None else Document(**dict(row))

    async def list(
        self, tenant_id: str, agent: str | None, state: str | None, before: int | None, limit: int
    ) -> Sequence[Document]:
        """Documents, newest first."""
        rows = await self._database.fetch(_Q["list"], tenant_id, agent, state, before, limit)
        return [Document(**dict(row)) for row in rows]

    async def status(self, tenant_id: str, agent: str | None) -> Sequence[AgentStatus]:
        """By agent, how much there is."""
        rows = await self._database.fetch(_Q["status"], tenant_id, agent)
        return [AgentStatus(**dict(row)) for row in rows]

    async def remove(self, tenant_id: str, document_id: int) -> bool:
        """Take a document out with all that is kept of it; False when there is none."""
        return await self._database.fetchval(_Q["remove"], tenant_id, document_id) is not None

    async def text(self, tenant_id: str, document_id: int) -> str | None:
        """The text that answers are made from, or None."""
        text: str | None = await self._database.fetchval(_Q["text"], tenant_id, document_id)
        return text

    async def passages_of(self, tenant_id: str, document_id: int) -> Sequence[Passage]:
        """The passages of that text, in order, without their words."""
        return [Passage(**dict(row)) for row in await self._database.fetch(_Q["passages_of"], tenant_id, document_id)]

    async def begin(self, tenant_id: str, document_id: int, stage: str) -> Document | None:
        """The document if there is work to do on it, which begins."""
        row = await self._database.fetchrow(_Q["begin"], tenant_id, document_id, stage)
        return None if row is None else Document(**dict(row))

    async def stage(self, document_id: int, version: int, stage: str) -> bool:
        """Tell what is being done with a version; False when it is not wanted any more."""
        return await self._database.fetchval(_Q["stage"], document_id, version, stage) is not None

    async def fetched(self, document_id: int, version: int, sha256: str, media_type: str, data: bytes) -> bool:
        """Keep what an address held; False when that is live already, and the document is done."""
        async with self._database.transaction() as connection:
            row = await connection.fetchrow(_Q["fetched"], document_id, version, sha256, media_type, len(data))
            if row is not None and row["live_sha256"] == sha256:
                await connection.execute(_Q["unchanged"], document_id, version)
                return False
            if row is not None:
                await connection.execute(_Q["put_content"], document_id, version, data)
        return row is not None

    async def content(self, document_id: int, version: int) -> Content | None:
        """What is kept of a version, or None."""
        row = await self._database.fetchrow(_Q["content"], document_id, version)
        return None if row is None else Content(row["data"], row["text"], [tuple(one) for one in row["headings"]])

    async def put_text(
        self, document_id: int, version: int, title: str, text: str, headings: Sequence[Heading], notes: str
    ) -> None:
        """Keep the text of a version. Its title is that of whoever added it, if they gave one."""
        texts = (clean_text(text), [list(one) for one in headings], clean_text(title), clean_text(notes))
        await self._database.execute(_Q["put_text"], document_id, version, *texts)

    async def put_passages(self, document_id: int, version: int, passages: Sequence[Passage]) -> None:
        """The passages of a version, in place of any it had."""
        columns = [
            [passage.number for passage in passages],
            [clean_text(passage.heading) for passage in passages],
            [passage.begins for passage in passages],
            [passage.ends for passage in passages],
            [passage.text for passage in passages],
        ]
        async with self._database.transaction() as connection:
            await connection.execute(_Q["clear_passages"], document_id, version)
            await connection.execute(_Q["put_passages"], document_id, version, *columns)

    async def unembedded(self, document_id: int, version: int, model: str, limit: int) -> Sequence[Unembedded]:
        """Passages of a version without a vector of this model, in order."""
        rows = await self._database.fetch(_Q["unembedded"], document_id, version, model, limit)
        return [Unembedded(**dict(row)) for row in rows]

    async def put_vectors(self, vectors: Sequence[tuple[int, bytes]], model: str) -> None:
        """Vectors by passage."""
        await self._database.execute(
            _Q["put_vectors"], [passage for passage, _ in vectors], [vector for _, vector in vectors], model
        )

    async def passage_counts(self, document_id: int, version: int, model: str) -> tuple[int, int]:
        """How many passages a version has, and how many of them have vectors of this model."""
        row = await self._database.fetchrow(_Q["passage_counts"], document_id, version, model)
        assert row is not None
        return row["passages"], row["embedded"]

    async def publish(self, document_id: int, version: int) -> bool:
        """Answers are made from this version from now on, and nothing else is kept; False when it is not wanted."""
        async with self._database.transaction() as connection:
            if await connection.fetchval(_Q["publish"], document_id, version) is None:
                return False
            for part in ("drop_other_passages", "drop_other_contents", "drop_bytes"):
                await connection.execute(_Q[part], document_id, version)
        return True

    async def fail(self, document_id: int, version: int, error: str) -> None:
        """This version cannot be read."""
        await self._database.execute(_Q["fail"], document_id, version, clean_text(error)[:1_000])

    async def neglected(self, seconds: float, limit: int) -> Sequence[tuple[str, int]]:
        """(tenant, document) of work that nothing was heard of for so long."""
        rows = await self._database.fetch(_Q["neglected"], seconds, limit)
        return [(row["tenant_id"], row["document_id"]) for row in rows]

    async def stale(self, model: str, limit: int) -> Sequence[tuple[int, int]]:
        """(document, version) of live documents that another model embedded."""
        return [(row["document_id"], row["version"]) for row in await self._database.fetch(_Q["stale"], model, limit)]

    async def unindexed(self, model: str, limit: int) -> Sequence[Unindexed]:
        """Live vectors that no collection holds."""
        return [Unindexed(**dict(row)) for row in await self._database.fetch(_Q["unindexed"], model, limit)]

    async def mark_indexed(self, passages: Sequence[tuple[int, str]]) -> None:
        """(passage, collection): these are held now."""
        await self._database.execute(_Q["mark_indexed"], [one for one, _ in passages], [name for _, name in passages])

    async def dropped(self, limit: int) -> Sequence[tuple[int, str]]:
        """(passage, collection) of vectors to take out."""
        return [(row["passage_id"], row["collection"]) for row in await self._database.fetch(_Q["dropped"], limit)]

    async def forget_dropped(self, passages: Sequence[tuple[int, str]]) -> None:
        """They are out."""
        await self._database.execute(_Q["forget_dropped"], [one for one, _ in passages], [name for _, name in passages])

    async def indexed_counts(self) -> dict[str, int]:
        """By collection, how many passages it should hold."""
        return {row["collection"]: row["passages"] for row in await self._database.fetch(_Q["indexed_counts"])}

    async def forget_index(self, collection: str) -> None:
        """A collection was lost."""
        await self._database.execute(_Q["forget_index"], collection)

    async def searchable(self, tenant_id: str, agent: str) -> int:
        """How many documents answers are made from."""
        count: int = await self._database.fetchval(_Q["searchable"], tenant_id, agent)
        return count

    async def by_words(self, tenant_id: str, agent: str, question: str, limit: int) -> dict[int, SharedWords]:
        """By passage, what it shares of the question's words, rare words weighing more; best first."""
        rows = await self._database.fetch(_Q["by_words"], tenant_id, agent, clean_text(question), limit)
        return {row["passage_id"]: SharedWords(row["weight"], row["share"]) for row in rows}

    async def passages(self, tenant_id: str, agent: str, passage_ids: Sequence[int]) -> dict[int, FoundPassage]:
        """Live passages of these ids, as far as they are this tenant's and agent's."""
        rows: list[asyncpg.Record] = await self._database.fetch(_Q["passages"], tenant_id, agent, list(passage_ids))
        return {row["passage_id"]: FoundPassage(**dict(row)) for row in rows}
