"""The waits of callers, which end early when the process is told to stop: whoever waits is answered with what is known.

One per process. Made by the application, entered by whatever waits on behalf of a caller, ended by the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Waits:
    """Every wait under way."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Timeout] = set()
        self.ended = False

    @asynccontextmanager
    async def within(self, seconds: float) -> AsyncIterator[None]:
        """Wait at most `seconds`, and no longer than until the end. Raises TimeoutError."""
        async with asyncio.timeout(0 if self.ended else seconds) as timeout:
            self._under_way.add(timeout)
            try:
                yield
            finally:
                self._under_way.discard(timeout)

    def end(self) -> None:
        """End what waits now and whatever begins to wait later. Called on the event loop."""
        self.ended = True
        now = asyncio.get_running_loop().time()
        for timeout in self._under_way:
            if not timeout.expired():
                timeout.reschedule(now)
