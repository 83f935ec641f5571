"""What the server of a connection lists, read once. Used by the hub and by the servers of single requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import ValidationError

from steward.contracts.errors import ToolUnavailable
from steward.contracts.redaction import REDACTOR
from steward.tools.mcp.definitions import definition_of
from steward.tools.mcp.ports import Listed

if TYPE_CHECKING:
    from steward.tools.mcp.connection import Connection


async def listed_by(connection: Connection) -> dict[str, Listed]:
    """The tools of a connection's server by its own names.

    Raises:
        ToolUnavailable: it does not list them in a way that can be read.
    """
    from mcp import MCPError  # Loaded, since there is a connection (tools.mcp.loading).

    try:
        found = await connection.list_tools()
    except (MCPError, ValidationError, TimeoutError, RuntimeError) as error:
        why = REDACTOR.text(f"{type(error).__name__}: {error}")[:600]
        raise ToolUnavailable(f"the MCP server {connection.server.name} does not list its tools: {why}") from error
    definitions = [definition_of(tool) for tool in found]
    return {message.name: Listed(message, message.sha256) for message in definitions}
