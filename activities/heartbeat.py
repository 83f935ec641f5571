"""Heartbeats on a timer from the first moment, for every regular activity.

Used by the activities of this room as `async with heartbeating():`; inside a local activity it does nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from temporalio import activity

DEFAULT_INTERVAL_S = 3.0


@asynccontextmanager
async def heartbeating(interval_s: float | None = None) -> AsyncIterator[None]:
    """Beat at once and then every `interval_s` seconds (a third of the heartbeat timeout, when none is given) until
    the block ends."""
    info = activity.info()
    if info.is_local:
        yield
        return
    timeout = info.heartbeat_timeout
    every = interval_s or (timeout.total_seconds() / 3 if timeout else DEFAULT_INTERVAL_S)
    activity.heartbeat()
    beats = asyncio.create_task(_beat(every))
    try:
        yield
    finally:
        beats.cancel()


async def _beat(every_s: float) -> None:
    while True:
        await asyncio.sleep(every_s)
        activity.heartbeat()
