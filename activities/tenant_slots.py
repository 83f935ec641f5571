"""How many tool calls of one tenant run at the same time in this worker. Used by `call_tool` alone."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from steward.contracts.errors import TooManyRequests

CALLS_PER_TENANT: Final = 20
PATIENCE_S: Final = 3.0
"""Below what a read's activity may take beyond its tool; what waited longer is given back to Temporal."""
_LATER_S: Final = 1


class TenantSlots:
    """One semaphore a tenant, so that none takes the place of the others."""

    def __init__(self, calls: int = CALLS_PER_TENANT, patience_s: float = PATIENCE_S) -> None:
        self._patience_s = patience_s
        self._calls = calls
        self._slots: defaultdict[str, asyncio.Semaphore] = defaultdict(lambda: asyncio.Semaphore(calls))

    @asynccontextmanager
    async def taken(self, tenant_id: str) -> AsyncIterator[None]:
        """A place for one call.

        Raises:
            TooManyRequests: none became free in time; nothing has happened, and the call may come again.
        """
        slot = self._slots[tenant_id]
        try:
            async with asyncio.timeout(self._patience_s):
                await slot.acquire()
        except TimeoutError as error:
            text = f"{self._calls} tool calls of {tenant_id} run already; this one comes again shortly"
            raise TooManyRequests(text, retry_after_s=_LATER_S) from error
        try:
            yield
        finally:
            slot.release()
