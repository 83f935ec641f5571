"""Keeps an index of meanings after what PostgreSQL holds, in the one process that may write to it. Base of `Memories`
and `Knowledge`.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Protocol

from steward.contracts.errors import Unavailable
from steward.search.shared_points import SharedPoints


class FollowedIndex(Protocol):
    """An index that can be made anew from PostgreSQL."""

    shared: SharedPoints

    def start_anew(self, error: Unavailable) -> None:
        """Remove a local folder that an error shows to be damaged; any other error is raised again."""


class IndexFollower(ABC):
    """Follows one index, never twice at a time; where another process owns its local folder, that one is asked to."""

    def __init__(self, index: FollowedIndex) -> None:
        self._followed = index
        self._following = asyncio.Lock()
        self.written = asyncio.Event()
        """Set by every write: the index has something to catch up with."""

    async def catch_up(self) -> int:
        """Bring the index after PostgreSQL, of every tenant and user. Returns how many entries it had to touch; 0 where
        another process owns a local folder and does it.

        A local folder that is damaged is made anew. Raises Unavailable when a part is away; nothing is lost then.
        """
        self.written.clear()
        try:
            return await self._catch_up_here()
        except Unavailable as error:
            await self._followed.shared.have_followed(error)
        return 0

    async def answer_others(self) -> None:
        """Search and follow for the processes beside this one, if it owns the local folder."""
        await self._followed.shared.answer_others(self._catch_up_here)

    async def _catch_up_here(self) -> int:
        async with self._following:
            try:
                return await self._catch_up()
            except Unavailable as error:
                await asyncio.to_thread(self._followed.start_anew, error)
            return await self._catch_up()

    @abstractmethod
    async def _catch_up(self) -> int:
        """Bring the index after PostgreSQL, and count the entries that were touched."""
