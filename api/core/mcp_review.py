"""What an operator sees of MCP servers and decides about their tools, on record. Called through the gateway.

Workers follow the record by themselves, within seconds.
"""

from __future__ import annotations

from typing import Any

from steward.contracts.mcp import McpServerHealth, PinnedTool
from steward.sql.mcp import McpHealthStore, McpToolStore


class McpReview:
    """Over the stores. Every method raises Unavailable without PostgreSQL."""

    def __init__(self, tools: McpToolStore, health: McpHealthStore) -> None:
        self._tools = tools
        self._health = health

    async def servers(self) -> list[McpServerHealth]:
        """Each server as it stands at the worker where it stands worst."""
        return await self._health.worst()

    async def tools(self) -> list[PinnedTool]:
        """Every tool on record."""
        return await self._tools.all()

    async def decide(self, server: str, tool: str, *, accepted: bool, actor: str, sha256: str | None) -> PinnedTool:
        """Accept or reject what a server offers. Raises as McpToolStore.accept does."""
        decide = self._tools.accept if accepted else self._tools.reject
        return await decide(server, tool, actor, sha256)


def pinned_row(tool: PinnedTool) -> dict[str, Any]:
    """A tool as operators see it: in full where there is something to decide."""
    definition = tool.offered or tool.accepted
    row = {
        "server": tool.server,
        "tool": tool.tool,
        "state": tool.state.value,
        "description": definition.description if definition else "",
        "sha256": tool.offered_sha256 or tool.accepted_sha256,
        "decided_by": tool.decided_by,
    }
    if tool.offered is None:
        return row
    accepted = tool.accepted.model_dump(mode="json") if tool.accepted else None
    return {**row, "accepted": accepted, "offered": tool.offered.model_dump(mode="json")}
