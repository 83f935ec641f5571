"""Heartbeats on a timer, for every regular activity.

Used by the activities of this room as `async with heartbeating():`; inside a local activity it does nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from temporalio import activity

DEFAULT_INTERVAL_S = 3.0


@asynccontextmanager
async def heartbeating(
    interval_s: float | None = None, details: Callable[[], Sequence[Any]] | None = None
) -> AsyncIterator[None]:
    """Beat every `interval_s` seconds (a third of the heartbeat timeout, when none is given) until the block ends. A
    beat says what `details` gives then; where there are some, the first comes at once, for somebody may look on.

    Without, the first would tell nobody anything: the server counts from the start of the activity. And each is a call
    and a write of its own, which a quick activity need not cost.
    """
    info = activity.info()
    if info.is_local:
        yield
        return
    timeout = info.heartbeat_timeout
    every = interval_s or (timeout.total_seconds() / 3 if timeout else DEFAULT_INTERVAL_S)
    if details is not None:
        activity.heartbeat(*details())
    beats = asyncio.create_task(_beat(every, details or tuple))
    try:
        yield
    finally:
        beats.cancel()


async def _beat(every_s: float, details: Callable[[], Sequence[Any]]) -> None:
    while True:
        await asyncio.sleep(every_s)
        activity.heartbeat(*details())
