"""Telling other processes, through PostgreSQL, how the parts of this worker stand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Protocol, TypeVar

_log = logging.getLogger(__name__)
_FORGET_WITHIN_S = 2.0

H = TypeVar("H", contravariant=True)
T = TypeVar("T")


class HealthStore(Protocol[H]):
    """What is known of each worker."""

    async def tell(self, worker: str, parts: Sequence[H], /) -> None: ...
    async def forget(self, worker: str, /) -> None: ...


@asynccontextmanager
async def telling(
    what: str,
    store: HealthStore[T],
    worker: str,
    health: Callable[[], Sequence[T]],
    pause: Callable[[], Awaitable[object]],
) -> AsyncIterator[None]:
    """While it is open, how `what` (in words, for the log) of this worker stands is told, again after every `pause`."""
    task = asyncio.create_task(_keep_telling(what, store, worker, health, pause))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])
        try:
            async with asyncio.timeout(_FORGET_WITHIN_S):
                await store.forget(worker)
        except Exception as error:
            _log.warning("the %s of this worker are told of for a while yet: %s", what, error)


async def _keep_telling(
    what: str,
    store: HealthStore[T],
    worker: str,
    health: Callable[[], Sequence[T]],
    pause: Callable[[], Awaitable[object]],
) -> None:
    while True:
        try:
            await store.tell(worker, health())
        except Exception as error:
            # Whatever it was, the next time may go well, and nobody would see that this task has ended.
            _log.warning("how the %s stand could not be told: %s", what, error)
        await pause()
