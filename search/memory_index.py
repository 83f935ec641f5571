"""The Qdrant collection `assistant_memory`: what users told and were told, by meaning. Called by activities/memory.py.

It holds vectors and ids, never texts: PostgreSQL has those, and fills this index again whenever it is lost. Points
carry tenant, user and kind, and every search names all three. Raises Unavailable when Qdrant or the embedder is away.
"""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from steward.contracts.errors import Unavailable
from steward.contracts.memory import MemoryKind
from steward.contracts.owner import Owner
from steward.search.embedder import Embedder
from steward.search.glossed_embedder import glossed_if_english
from steward.search.local_qdrant import one_commit, scrub
from steward.search.qdrant_collection import collection_name, create_collection
from steward.search.qdrant_connection import QdrantConnection, away
from steward.search.shared_points import SharedPoints, having

if TYPE_CHECKING:
    from qdrant_client import QdrantClient
    from qdrant_client.models import Filter, PointStruct


_NAMESPACE: Final = uuid.UUID("8a0d5b0e-52f4-5a4f-9d0e-6d0f4f0c7b1e")
_FILTERED: Final = ("tenant", "user", "kind")
_EMBEDDED: Final = 2_000
"""Characters of a text that are embedded; the models look at little more."""


@dataclass(frozen=True, slots=True)
class Memory:
    """A fact or an exchange to be indexed; `number` is its id in its table."""

    kind: MemoryKind
    number: int
    owner: Owner
    text: str = ""


@dataclass(frozen=True, slots=True)
class MemoryHit:
    """What was found, with its score: cosine, -1 to 1."""

    number: int
    score: float


class MemoryIndex:
    """Search and keep the memories of all users. Give `path` for a local folder or `url` for a server."""

    def __init__(
        self, embedder: Embedder, *, path: Path | None = None, url: str | None = None, api_key: str | None = None
    ) -> None:
        self._embedder = glossed_if_english(embedder)
        self._qdrant = QdrantConnection(path=path, url=url, api_key=api_key, rebuilt_by="a worker")
        self.shared = SharedPoints(self._qdrant, path)
        """How the processes beside the owner of a local folder search it."""

    @property
    def collection(self) -> str:
        """`assistant_memory-<model>-<dimension>-<version>`; vectors of different models never mix."""
        return collection_name("assistant_memory", self._embedder)

    async def search(self, kind: MemoryKind, owner: Owner, text: str, limit: int) -> Sequence[MemoryHit]:
        """The user's memories of that kind nearest to a text, best first."""
        [vector] = await asyncio.to_thread(self._embedder.embed, [text[:_EMBEDDED]])
        only = {"tenant": owner.tenant_id, "user": owner.user_id, "kind": kind}
        near = await self.shared.nearest(self.collection, vector.tolist(), limit, only)
        if near is None:
            raise away("Qdrant has no memory index yet; a worker makes it")
        return [MemoryHit(number, score) for number, score in near]

    async def put(self, memories: Sequence[Memory]) -> None:
        """Embed and hold these; one that is there already is replaced."""
        await asyncio.to_thread(self._put, list(memories))

    async def remove(self, memories: Sequence[Memory]) -> None:
        """Let these go; one that is not there is none."""
        await asyncio.to_thread(self._remove, list(memories))

    async def forget(self, owner: Owner) -> int:
        """Let everything of a user go, of a local folder also its bytes. How many there were."""
        return await asyncio.to_thread(self._qdrant.run, lambda client: self._forget(client, owner), create=True)

    async def count_of(self, owner: Owner) -> int:
        """How many memories it holds of a user."""
        return await asyncio.to_thread(self._qdrant.run, lambda client: self._count_of(client, owner), create=True)

    async def count(self) -> int:
        """How many memories it holds. Makes the collection where there is none."""
        return await asyncio.to_thread(self._qdrant.run, self._count, create=True)

    def start_anew(self, error: Unavailable) -> None:
        """Remove a local folder that an error shows to be damaged; any other error is raised again."""
        self._qdrant.start_anew(error, "memory index")

    def close(self) -> None:
        """Let go of the folder or the connection."""
        self._qdrant.close()

    def _put(self, memories: list[Memory]) -> None:
        from qdrant_client.models import PointStruct

        vectors = self._embedder.embed([memory.text[:_EMBEDDED] for memory in memories])
        points = [
            PointStruct(id=_point_id(memory), vector=vector.tolist(), payload=_payload(memory))
            for memory, vector in zip(memories, vectors, strict=True)
        ]
        self._qdrant.run(lambda client: self._write(client, points), create=True)

    def _write(self, client: QdrantClient, points: list[PointStruct]) -> None:
        self._ensure(client)
        with one_commit(client, self.collection):
            client.upsert(self.collection, points=points, wait=True)

    def _remove(self, memories: list[Memory]) -> None:
        from qdrant_client.models import PointIdsList

        gone = PointIdsList(points=[_point_id(memory) for memory in memories])

        def delete(client: QdrantClient) -> None:
            self._ensure(client)
            client.delete(self.collection, points_selector=gone, wait=True)

        self._qdrant.run(delete, create=True)

    def _forget(self, client: QdrantClient, owner: Owner) -> int:
        from qdrant_client.models import FilterSelector

        held = self._count_of(client, owner)
        client.delete(self.collection, points_selector=FilterSelector(filter=_of(owner)), wait=True)
        scrub(client, self.collection)
        return held

    def _count_of(self, client: QdrantClient, owner: Owner) -> int:
        self._ensure(client)
        return client.count(self.collection, count_filter=_of(owner), exact=True).count

    def _count(self, client: QdrantClient) -> int:
        self._ensure(client)
        return client.count(self.collection, exact=True).count

    def _ensure(self, client: QdrantClient) -> None:
        from qdrant_client.models import KeywordIndexParams

        if client.collection_exists(self.collection):
            return
        create_collection(client, self.collection, self._embedder.dimension)
        if not self._qdrant.local:
            for key in _FILTERED:
                schema = KeywordIndexParams(type="keyword", is_tenant=key == "user")
                client.create_payload_index(self.collection, field_name=key, field_schema=schema)


def _payload(memory: Memory) -> dict[str, str | int]:
    return {
        "tenant": memory.owner.tenant_id,
        "user": memory.owner.user_id,
        "kind": memory.kind,
        "number": memory.number,
    }


def _point_id(memory: Memory) -> str:
    return str(uuid.uuid5(_NAMESPACE, f"{memory.owner.tenant_id}\n{memory.kind}\n{memory.number}"))


def _of(owner: Owner) -> Filter:
    return having({"tenant": owner.tenant_id, "user": owner.user_id})
