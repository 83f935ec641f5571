"""Work that is seen through: past a cancellation, and past an outage of PostgreSQL. Used by the dispatch of effects."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

from steward.contracts.errors import Unavailable

T = TypeVar("T")

_FIRST_PAUSE_S: Final = 0.1
_LONGEST_PAUSE_S: Final = 3.0

_log = logging.getLogger(__name__)


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Await `work` even when the awaiting task is canceled meanwhile: what was dispatched must reach the ledger.

    The work itself is bounded by the tool's timeout and the ledger's patience.
    """
    task = asyncio.ensure_future(work)
    while True:
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.done():
                raise
            _log.info("a dispatched call was canceled; its outcome is awaited first")


async def persistently(write: Callable[[], Awaitable[T]], patience_s: float) -> T:
    """Repeat a ledger write while PostgreSQL is away, for `patience_s` seconds.

    Raises:
        Unavailable: when it was away all that time.
    """
    clock = asyncio.get_running_loop().time
    deadline = clock() + patience_s
    pause = _FIRST_PAUSE_S
    while True:
        try:
            return await write()
        except Unavailable:
            if clock() + pause > deadline:
                raise
        await asyncio.sleep(pause)
        pause = min(pause * 2, _LONGEST_PAUSE_S)
