"""The answers of the API about MCP servers as the command line reads them; unknown members are ignored."""

from __future__ import annotations

from steward.cli.pages import Page
from steward.contracts.mcp import DefinitionState, McpDefinition, McpServerHealth


class McpToolRow(Page):
    """One tool of an MCP server on record."""

    server: str
    tool: str
    state: DefinitionState
    description: str
    sha256: str | None = None
    accepted: McpDefinition | None = None
    offered: McpDefinition | None = None


class McpPage(Page):
    """GET /admin/mcp."""

    servers: list[McpServerHealth]
    tools: list[McpToolRow]


class McpDecided(Page):
    """POST /admin/mcp/decisions."""

    tool: McpToolRow
