"""The numbers of the points nearest to a vector, whichever process owns the local folder. Used by the indexes of
memories and of documents.

A process that does not own it asks the owner, which also brings its index after PostgreSQL for others. With a server,
or as the owner, a process asks nobody. Who owns a folder changes with processes that end: each call looks anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from steward.contracts.errors import Unavailable
from steward.search.folder_owner import FolderOwner
from steward.search.qdrant_connection import QdrantConnection

if TYPE_CHECKING:
    from qdrant_client import QdrantClient
    from qdrant_client.models import Filter

_SEARCH_S: Final = 2.0
_FOLLOW_S: Final = 60.0
"""The owner goes on when nobody waits for it any more."""

Near = list[tuple[int, float]]
"""Numbers with their cosines, best first."""


class SharedPoints:
    """Points with a `number` in their payload, searched here or by the owner of the folder."""

    def __init__(self, qdrant: QdrantConnection, folder: Path | None) -> None:
        """`folder` is None for a server."""
        self._qdrant = qdrant
        self._owner = FolderOwner(folder) if folder is not None else None

    async def nearest(
        self, collection: str, vector: list[float], limit: int, only: Mapping[str, str] | None = None
    ) -> Near | None:
        """Those nearest to a vector, of points that have all of `only`; None without such a collection. Raises
        Unavailable."""
        try:
            return await self._here(collection, vector, limit, only)
        except Unavailable as error:
            owner = self.owner_beside(error)
        found = await owner.ask("nearest", [collection, vector, limit, only], _SEARCH_S)
        return None if found is None else [(int(number), float(score)) for number, score in found]

    async def have_followed(self, error: Unavailable) -> None:
        """Have the owner bring its index after PostgreSQL. Raises the error where that is no other process, and
        Unavailable when it does not do it."""
        await self.owner_beside(error).ask("follow", None, _FOLLOW_S)

    async def answer_others(self, follow: Callable[[], Awaitable[int]]) -> None:
        """Answer the other processes, if this one owns the folder; `follow` brings the index after PostgreSQL."""

        async def followed(_nothing: Any) -> int:
            return await follow()

        async def nearest(given: Any) -> Near | None:
            collection, vector, limit, only = given
            return await self._here(collection, vector, limit, only)

        if self._owner is not None and self._qdrant.owns_folder:
            await self._owner.open({"nearest": nearest, "follow": followed})

    async def close(self) -> None:
        """Answer nobody any more."""
        if self._owner is not None:
            await self._owner.close()

    def owner_beside(self, error: Unavailable) -> FolderOwner:
        """Whom to ask instead: the process that an error tells of. Raises the error where it tells of none."""
        if self._owner is None or not error.extra.get("owned_elsewhere"):
            raise error
        return self._owner

    async def _here(
        self, collection: str, vector: list[float], limit: int, only: Mapping[str, str] | None
    ) -> Near | None:
        def find(client: QdrantClient) -> Near | None:
            if not client.collection_exists(collection):
                return None
            where = None if only is None else having(only)
            points = client.query_points(
                collection, query=vector, query_filter=where, limit=limit, with_payload=["number"]
            ).points
            return [(int((point.payload or {})["number"]), float(point.score)) for point in points]

        return await asyncio.to_thread(self._qdrant.run, find)


def having(wanted: Mapping[str, str]) -> Filter:
    """The filter of points that have all these values."""
    from qdrant_client.models import FieldCondition, Filter, MatchValue

    return Filter(must=[FieldCondition(key=key, match=MatchValue(value=value)) for key, value in wanted.items()])
