"""How the MCP servers stand, told by workers and read by doors."""

from __future__ import annotations

import pytest

from steward.contracts.mcp import McpServerHealth, ServerState
from steward.sql.database import Database
from steward.sql.mcp import McpHealthStore


def stands(server: str, state: ServerState = ServerState.READY, detail: str = "") -> McpServerHealth:
    return McpServerHealth(server=server, required=False, state=state, detail=detail)


@pytest.mark.requirement("mcp.health.worst")
async def test_a_server_stands_as_it_does_where_it_stands_worst_and_gone_workers_do_not_count(
    database: Database,
) -> None:
    store = McpHealthStore(database)
    assert await store.worst() == []
    away = stands("files", ServerState.AWAY, "no\x00file")
    await store.tell("one", [stands("git"), stands("files")])
    await store.tell("two", [stands("git"), away])
    files, git = await store.worst()
    assert (files.state, files.detail) == (ServerState.AWAY, "no\ufffdfile")
    assert git.state is ServerState.READY
    await store.forget("two")
    assert [told.state for told in await store.worst()] == [ServerState.READY] * 2
    await database.execute("UPDATE mcp_health SET told_at = now() - interval '1 minute'")
    assert await store.worst() == []
