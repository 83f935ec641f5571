"""Which tools are switched off, for retrieval, preparation and every read. What was asked half a second
ago counts; whoever switches waits that out (api/core/tool_catalogue.py).

Calls with an effect are held back by the ledger itself, in the transaction that announces them, and so fail closed.
While PostgreSQL is away, what was last known counts here.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Mapping

from steward.contracts.defaults import SWITCH_LEASE_S
from steward.contracts.errors import Unavailable
from steward.sql.tools import ToolStore

_log = logging.getLogger(__name__)


class ToolSwitches:
    """One per worker."""

    def __init__(self, tools: ToolStore, lease_s: float = SWITCH_LEASE_S) -> None:
        self._tools = tools
        self._lease_s = lease_s
        self._known: Mapping[str, str | None] = {}
        self._asked_at = -math.inf

    async def off(self) -> Mapping[str, str | None]:
        """The tools that are switched off, and why Steward did it itself. Never raises."""
        asked_at = time.monotonic()
        if asked_at - self._asked_at < self._lease_s:
            return self._known
        try:
            self._known = await self._tools.disabled()
            self._asked_at = asked_at
        except Unavailable as away:
            _log.info("which tools are switched off cannot be read, what was last known counts: %s", away.detail)
        return self._known
