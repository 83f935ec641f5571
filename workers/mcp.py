"""The MCP servers of a worker: their hub, opened and closed with it, and what it tells of them to other processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from config.mcp import load_mcp_servers
from config.settings import Settings
from contracts import queues
from sql.database import Database
from sql.mcp import TELL_EVERY_S, McpHealthStore, McpToolStore
from tools.mcp.hub import McpHub

_log = logging.getLogger(__name__)
_FORGET_WITHIN_S = 2.0


@asynccontextmanager
async def open_mcp(settings: Settings, database: Database, worker: str, names: Sequence[str]) -> AsyncIterator[McpHub]:
    """The hub of the configured servers. A worker whose queues `names` run no slow tools knows what is on record and
    connects to none."""
    servers = load_mcp_servers(settings.mcp_servers)
    connect = bool(servers) and queues.TOOLS in names
    hub = McpHub(servers, McpToolStore(database), settings.secret)
    await hub.start(connect=connect)
    store = McpHealthStore(database)
    telling = asyncio.create_task(_keep_telling(store, worker, hub)) if connect else None
    try:
        yield hub
    finally:
        if telling is not None:
            telling.cancel()
            await asyncio.wait([telling])
            await _forget(store, worker)
        await hub.close()


async def _keep_telling(store: McpHealthStore, worker: str, hub: McpHub) -> None:
    while True:
        try:
            await store.tell(worker, hub.health)
        except Exception as error:
            # Whatever it was, the next time may go well, and nobody would see that this task has ended.
            _log.warning("how the MCP servers stand could not be told: %s", error)
        await hub.wait_health(TELL_EVERY_S)


async def _forget(store: McpHealthStore, worker: str) -> None:
    try:
        async with asyncio.timeout(_FORGET_WITHIN_S):
            await store.forget(worker)
    except Exception as error:
        _log.warning("the MCP servers of this worker are told of for a while yet: %s", error)
