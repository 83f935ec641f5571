"""Whose turn it is: how many plans each planner makes at a time, and that no plan waits for what nobody waits for.

Called by the chain. Knows neither planners nor plans.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

T = TypeVar("T")


class Turns:
    """`at_once` are the places of each planner, None for one that has no bound. Lives on one event loop."""

    def __init__(self, at_once: Sequence[int | None]) -> None:
        self._places = [None if places is None else asyncio.Semaphore(places) for places in at_once]
        self._gives_way = 1 in at_once
        """Whether there is a planner whose only place what nobody waits for would hold."""
        self._ahead = 0
        self._nobody_waits = asyncio.Event()
        self._nobody_waits.set()
        self._behind: set[asyncio.Future[Any]] = set()

    @asynccontextmanager
    async def place(self, position: int, within_s: float) -> AsyncIterator[None]:
        """A place at the planner in that position, for as long as the block. Raises TimeoutError: none within that."""
        places = self._places[position]
        if places is None:
            yield
            return
        async with asyncio.timeout(within_s):
            await places.acquire()
        try:
            yield
        finally:
            places.release()

    @contextmanager
    def ahead(self) -> Iterator[None]:
        """Around what somebody waits for: what nobody waits for stops, and begins again afterwards."""
        self._ahead += 1
        self._nobody_waits.clear()
        for behind in self._behind:
            behind.cancel()
        try:
            yield
        finally:
            self._ahead -= 1
            if not self._ahead:
                self._nobody_waits.set()

    async def behind(self, work: Callable[[], Awaitable[T]]) -> T:
        """What nobody waits for. Where a planner has one place alone: once nothing is ahead of it, and begun anew as
        often as something comes. An endpoint has places for both, and is paid for what it began."""
        if not self._gives_way:
            return await work()
        while True:
            await self._nobody_waits.wait()
            task: asyncio.Future[T] = asyncio.ensure_future(work())
            self._behind.add(task)
            try:
                await asyncio.wait({task})
            finally:
                self._behind.discard(task)
                task.cancel()
            if not task.cancelled():
                return task.result()
