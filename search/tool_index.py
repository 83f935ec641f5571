"""The Qdrant collection `agent_tools`: every tool by its description and by each example. Called by retrieval and sync.

A local folder has one owner process, and every other has the tools in its own memory; an address reaches a server.
Qdrant is an index, never the truth: what is lost here is rebuilt from the catalogue at the next sync. Raises
Unavailable(QDRANT_UNAVAILABLE) when it is away.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from steward.contracts.base import sha256_of
from steward.contracts.errors import Unavailable
from steward.contracts.tool import Candidate, Permission, ToolSpec
from steward.search.embedder import Embedder, Vectors
from steward.search.local_qdrant import LocalPoints, one_commit
from steward.search.qdrant_collection import collection_name, create_collection, family_name
from steward.search.qdrant_connection import QdrantConnection, away

if TYPE_CHECKING:
    from qdrant_client import QdrantClient
    from qdrant_client.models import Filter

log = logging.getLogger(__name__)

EVERY_TENANT: Final = "*"
"""The tenant of a tool that all tenants share."""
_STEM: Final = "agent_tools"
_NAMESPACE: Final = uuid.UUID("6c1f3c9e-9d0c-5c53-8f7e-0d5b7a1f2a10")
_MAX_POINTS: Final = 100_000
_POINTS_A_TOOL: Final = 5
_WRITTEN_AT_ONCE: Final = 500
_FILTERED: Final = ("tenant", "permission", "tool_type")


@dataclass(frozen=True, slots=True)
class Hit:
    """A tool and the best score of its description and examples: cosine, -1 to 1."""

    tool: str
    score: float


@dataclass(frozen=True, slots=True)
class _Point:
    """What is written of a text. Qdrant's own class holds a vector as a list of eight times the size: it is made at the
    last moment, for a part of them at a time."""

    id: str
    vector: Vectors
    payload: dict[str, str]


@dataclass(frozen=True, slots=True)
class ToolFilter:
    """What a search may find. None means any; tools shared by all tenants are found for each."""

    tenant: str | None = None
    permissions: tuple[Permission, ...] | None = None
    tool_types: tuple[str, ...] | None = None

    def admits(self, payload: Mapping[str, object]) -> bool:
        """Whether a point with this payload may be found."""
        return all(payload.get(key) in values for key, values in self.wanted().items())

    def wanted(self) -> dict[str, list[str]]:
        """The values each key of a payload may have; a key that may have any is absent."""
        wanted: dict[str, list[str] | None] = {
            "tenant": None if self.tenant is None else [self.tenant, EVERY_TENANT],
            "permission": None if self.permissions is None else [permission.value for permission in self.permissions],
            "tool_type": None if self.tool_types is None else list(self.tool_types),
        }
        return {key: values for key, values in wanted.items() if values is not None}


class ToolIndex:
    """Search and synchronise the tool vectors. Safe to use from several tasks; a search waits for writing alone.

    Give `path` for a local folder or `url` for a server. `embedder` names the collection and makes its vectors.
    """

    def __init__(
        self, embedder: Embedder, *, path: Path | None = None, url: str | None = None, api_key: str | None = None
    ) -> None:
        self._embedder = embedder
        self._qdrant = QdrantConnection(
            path=path, url=url, api_key=api_key, rebuilt_by="`steward tools sync`", or_in_memory=True
        )
        self._syncing = threading.Lock()
        self._local: tuple[int, LocalPoints] | None = None

    @property
    def collection(self) -> str:
        """`agent_tools-<model>-<dimension>-<version>`; vectors of another model, or of its other weights, never mix."""
        return collection_name(_STEM, self._embedder)

    async def search(self, vector: Vectors, limit: int, where: ToolFilter = ToolFilter()) -> list[Hit]:
        """The nearest tools, best first, at most `limit`; each tool once, with its best score."""
        return await asyncio.to_thread(self._qdrant.run, lambda client: self._search(client, vector, limit, where))

    async def sync(self, specs: Sequence[ToolSpec], *, force: bool = False) -> int:
        """Make the collection hold exactly `specs`; embeds only what changed. Returns how many tools it embedded.

        A damaged or vanished local folder is made anew. Raises Unavailable when Qdrant or the embedder is away.
        """
        return await asyncio.to_thread(self._sync, list(specs), force)

    async def count(self) -> int:
        """How many vectors the collection holds."""
        return await asyncio.to_thread(self._qdrant.run, lambda client: client.count(self.collection, exact=True).count)

    def close(self) -> None:
        """Let go of the folder or the connection, after a sync that runs. The index may be used again afterwards."""
        with self._syncing:
            self._qdrant.close()

    def _sync(self, specs: list[ToolSpec], force: bool) -> int:
        with self._syncing:
            try:
                return self._synchronise(specs, force)
            except Unavailable as error:
                self._qdrant.start_anew(error, "tool index")
            return self._synchronise(specs, True)

    def _search(self, client: QdrantClient, vector: Vectors, limit: int, where: ToolFilter) -> list[Hit]:
        if not client.collection_exists(self.collection):
            raise away("Qdrant has no tool index yet; `steward tools sync` builds it")
        query = np.asarray(vector, dtype=np.float32).reshape(-1)
        wanted, best, held = limit * _POINTS_A_TOOL, dict[str, float](), self._local_points(client)
        only = _filter(where, held)
        while True:
            found = client.query_points(
                self.collection,
                query=query,
                query_filter=only,
                limit=wanted,
                with_payload=["tool"] if held is None else False,
            ).points
            # Points come best first, so a tool's first point is its best, and the first `limit` tools are the answer.
            for point in found:
                payload = point.payload or {} if held is None else held.payloads[str(point.id)]
                best.setdefault(str(payload.get("tool")), float(point.score))
            if len(best) >= limit or len(found) < wanted:
                return [Hit(tool, score) for tool, score in best.items()][:limit]
            wanted *= 4

    def _local_points(self, client: QdrantClient) -> LocalPoints | None:
        """What the local folder holds, which stays true until its one owner's next sync; None for a server."""
        if not self._qdrant.local:
            return None
        if self._local is None or self._local[0] != self._qdrant.opened:
            records, _ = client.scroll(self.collection, limit=_MAX_POINTS, with_payload=["tool", *_FILTERED])
            points = LocalPoints({str(record.id): record.payload or {} for record in records})
            self._local = (self._qdrant.opened, points)
        return self._local[1]

    def _synchronise(self, specs: list[ToolSpec], force: bool) -> int:
        held = self._qdrant.run(self._held, create=True)
        hashes = {spec.name: index_hash(spec) for spec in specs}
        current = {name for name, points in held.items() if set(points.values()) == {hashes.get(name)}}
        stale = [spec for spec in specs if force or spec.name not in current]
        # Embedding a large catalogue takes minutes; searches go on meanwhile.
        points = list(self._points(stale, hashes))
        fresh = {point.id for point in points}
        kept = set() if force else current
        dropped = [point for name, ids in held.items() if name not in kept for point in ids if point not in fresh]
        self._qdrant.run(lambda client: self._write(client, points, dropped, bool(held)), create=True)
        return len(stale)

    def _write(self, client: QdrantClient, points: list[_Point], dropped: list[str], filled: bool) -> None:
        """Put points in and take others out. `filled`: the collection held tools when the changes were found."""
        from qdrant_client.models import PointIdsList, PointStruct

        if not client.collection_exists(self.collection):
            if filled:
                raise away("the tool index vanished during a sync")
            create_collection(client, self.collection, self._embedder.dimension)
        self._local = None
        with one_commit(client, self.collection):
            for start in range(0, len(points), _WRITTEN_AT_ONCE):
                part = [
                    PointStruct(id=point.id, vector=point.vector.tolist(), payload=point.payload)
                    for point in points[start : start + _WRITTEN_AT_ONCE]
                ]
                client.upsert(self.collection, points=part, wait=True)
            if dropped:
                client.delete(self.collection, points_selector=PointIdsList(points=list(dropped)), wait=True)
        if self._qdrant.local:
            self._remove_older(client)

    def _remove_older(self, client: QdrantClient) -> None:
        """A local folder has one owner, so nobody needs the vectors of earlier weights; on a server somebody may."""
        family = family_name(_STEM, self._embedder)
        for other in client.get_collections().collections:
            of_family = other.name == family or other.name.startswith(f"{family}-")
            if of_family and other.name != self.collection:
                client.delete_collection(other.name)

    def _held(self, client: QdrantClient) -> dict[str, dict[str, str]]:
        """Content hash by point id by tool; nothing where there is no collection."""
        held: dict[str, dict[str, str]] = {}
        if not client.collection_exists(self.collection):
            return held
        records, _ = client.scroll(self.collection, limit=_MAX_POINTS, with_payload=True, with_vectors=False)
        for record in records:
            payload = record.payload or {}
            held.setdefault(str(payload.get("tool")), {})[str(record.id)] = str(payload.get("content_hash"))
        return held

    def _points(self, specs: list[ToolSpec], hashes: dict[str, str]) -> Iterator[_Point]:
        texts = [(spec, text) for spec in specs for text in utterances(spec)]
        vectors = self._embedder.embed([text for _, text in texts])
        for (spec, text), vector in zip(texts, vectors, strict=True):
            payload = {
                "tool": spec.name,
                "permission": spec.permission.value,
                "tool_type": spec.tool_type,
                "tenant": EVERY_TENANT,
                "content_hash": hashes[spec.name],
            }
            point_id = str(uuid.uuid5(_NAMESPACE, f"{spec.name}\n{text}"))
            yield _Point(point_id, vector, payload)


def utterances(spec: ToolSpec | Candidate) -> list[str]:
    """The texts a tool is found by: its name in words with its description, and each example."""
    return list(dict.fromkeys([f"{spec.name.replace('_', ' ')}: {spec.description}", *spec.examples]))


def index_hash(spec: ToolSpec) -> str:
    """Changes when what is indexed of a tool changes."""
    return sha256_of([utterances(spec), spec.permission.value, spec.tool_type])


def _filter(where: ToolFilter, held: LocalPoints | None) -> Filter | None:
    """The filter to send: none when it is known that every point passes it."""
    from qdrant_client.models import FieldCondition, Filter, MatchAny

    must = [
        FieldCondition(key=key, match=MatchAny(any=values))
        for key, values in where.wanted().items()
        if held is None or not held.all_have(key, values)
    ]
    return Filter(must=list(must)) if must else None
