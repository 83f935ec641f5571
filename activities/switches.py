"""Which tools the operator has switched off, asked anew each time: by retrieval, preparation and every read.

Calls with an effect are held back by the ledger itself, in the transaction that announces them, and so fail closed.
While PostgreSQL is away, what was last known counts here.
"""

from __future__ import annotations

import logging
from collections.abc import Collection

from steward.contracts.errors import Unavailable
from steward.sql.tools import ToolStore

_log = logging.getLogger(__name__)


class ToolSwitches:
    """One per worker."""

    def __init__(self, tools: ToolStore) -> None:
        self._tools = tools
        self._known: Collection[str] = frozenset()

    async def off(self) -> Collection[str]:
        """The names of the tools that are switched off. Never raises."""
        try:
            self._known = await self._tools.disabled()
        except Unavailable as away:
            _log.info("which tools are switched off cannot be read, what was last known counts: %s", away.detail)
        return self._known
