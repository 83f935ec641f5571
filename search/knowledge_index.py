"""The Qdrant collections of the knowledge base, one a tenant and agent: passages by meaning. Called by
activities/knowledge.py.

They hold vectors and ids, never texts: PostgreSQL has those, and fills a collection again whenever it is lost. Raises
Unavailable when Qdrant is away.
"""

from __future__ import annotations

import asyncio
import hashlib
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from steward.contracts.errors import Unavailable
from steward.search.embedder import Embedder, Vectors
from steward.search.local_qdrant import one_commit
from steward.search.qdrant_collection import collection_name, create_collection, family_name
from steward.search.qdrant_connection import QdrantConnection
from steward.search.shared_points import SharedPoints

if TYPE_CHECKING:
    from qdrant_client import QdrantClient

_STEM: Final = "kb"


@dataclass(frozen=True, slots=True)
class PassageVector:
    """A passage with its vector: little-endian float32."""

    passage_id: int
    vector: bytes


class KnowledgeIndex:
    """Search and keep passages. Give `path` for a local folder or `url` for a server."""

    def __init__(
        self, embedder: Embedder, *, path: Path | None = None, url: str | None = None, api_key: str | None = None
    ) -> None:
        self._embedder = embedder
        self._qdrant = QdrantConnection(path=path, url=url, api_key=api_key, rebuilt_by="a worker")
        self.shared = SharedPoints(self._qdrant, path)
        """How the processes beside the owner of a local folder search it."""

    def collection(self, tenant_id: str, agent: str) -> str:
        """`kb-<agent>-<tenant and agent, hashed>-<model>-<dimension>-<version>`: tenants are never told apart by a
        filter that could be forgotten."""
        whose = hashlib.sha256(f"{len(tenant_id)}\n{tenant_id}\n{agent}".encode()).hexdigest()[:16]
        return collection_name(f"{_STEM}-{agent}-{whose}", self._embedder)

    async def search(self, tenant_id: str, agent: str, vector: Vectors, limit: int) -> dict[int, float]:
        """Cosine by passage of those nearest to a vector, best first; none where nothing is indexed yet."""
        near = await self.shared.nearest(self.collection(tenant_id, agent), vector.tolist(), limit)
        return dict(near or [])

    async def put(self, collection: str, passages: Sequence[PassageVector]) -> None:
        """Hold these; one that is there already is replaced."""
        await asyncio.to_thread(self._put, collection, list(passages))

    async def remove(self, collection: str, passage_ids: Sequence[int]) -> None:
        """Let these go; one that is not there is none."""
        from qdrant_client.models import PointIdsList

        gone = PointIdsList(points=[_point_id(collection, passage) for passage in passage_ids])

        def delete(client: QdrantClient) -> None:
            if client.collection_exists(collection):
                client.delete(collection, points_selector=gone, wait=True)

        await asyncio.to_thread(self._qdrant.run, delete, create=True)

    async def counts(self) -> dict[str, int]:
        """By collection of any tenant, how many passages it holds."""

        def count(client: QdrantClient) -> dict[str, int]:
            names = [one.name for one in client.get_collections().collections if one.name.startswith(f"{_STEM}-")]
            return {name: client.count(name, exact=True).count for name in names}

        return await asyncio.to_thread(self._qdrant.run, count, create=True)

    @property
    def family(self) -> str:
        """What names the model in `embedded_with`: vectors of another are of no use here."""
        return f"{family_name('', self._embedder)}-{self._embedder.version}".strip("-")

    def start_anew(self, error: Unavailable) -> None:
        """Remove a local folder that an error shows to be damaged; any other error is raised again."""
        self._qdrant.start_anew(error, "knowledge index")

    def close(self) -> None:
        """Let go of the folder or the connection."""
        self._qdrant.close()

    def _put(self, collection: str, passages: list[PassageVector]) -> None:
        from qdrant_client.models import PointStruct

        points = [
            PointStruct(
                id=_point_id(collection, one.passage_id),
                vector=np.frombuffer(one.vector, dtype="<f4").tolist(),
                payload={"number": one.passage_id},
            )
            for one in passages
        ]

        def write(client: QdrantClient) -> None:
            if not client.collection_exists(collection):
                create_collection(client, collection, self._embedder.dimension)
            with one_commit(client, collection):
                client.upsert(collection, points=points, wait=True)

        self._qdrant.run(write, create=True)


def _point_id(collection: str, passage_id: int) -> str:
    return str(uuid.uuid5(uuid.NAMESPACE_URL, f"{collection}/{passage_id}"))
