"""The MCP servers of a worker: their hub, opened and closed with it, and what it tells of them to other processes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from steward.config.mcp import load_mcp_servers
from steward.config.settings import Settings
from steward.contracts import queues
from steward.sql.database import Database
from steward.sql.mcp import TELL_EVERY_S, McpHealthStore, McpToolStore
from steward.tools.mcp.hub import McpHub
from steward.workers.telling import telling


@asynccontextmanager
async def open_mcp(settings: Settings, database: Database, worker: str, names: Sequence[str]) -> AsyncIterator[McpHub]:
    """The hub of the configured servers. A worker whose queues `names` run no slow tools knows what is on record and
    connects to none."""
    servers = load_mcp_servers(settings.mcp_servers)
    connect = bool(servers) and queues.TOOLS in names
    hub = McpHub(servers, McpToolStore(database), settings.secret)
    await hub.start(connect=connect)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(hub.close)
        if connect:
            store = McpHealthStore(database)
            await stack.enter_async_context(
                telling("MCP servers", store, worker, lambda: hub.health, lambda: hub.wait_health(TELL_EVERY_S))
            )
        yield hub
