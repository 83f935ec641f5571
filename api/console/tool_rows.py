"""Tools as the console lists them: what state each is in and why, and the families they fall into. Reads through the
gateway alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from steward.api.console.guarded import Visitor
from steward.api.core.tool_catalogue import CheckedTool
from steward.contracts.errors import NotFound
from steward.contracts.mcp import McpServerHealth, ServerState
from steward.contracts.schemas import UnusableSchema
from steward.contracts.tool import McpExecutor, ToolSpec

READY: Final = "ready"
STATES: Final = {
    READY: "Ready",
    "needs_settings": "Needs settings",
    "away": "Not available",
    "off": "Switched off",
}


@dataclass(frozen=True, slots=True)
class ToolRow:
    """A tool, its state (a key of STATES) and, unless it is ready, why."""

    spec: ToolSpec
    state: str
    why: str = ""

    @property
    def state_in_words(self) -> str:
        """The state for people."""
        return STATES[self.state]

    @property
    def origin(self) -> str:
        """How it is reached, for people."""
        executor = self.spec.executor
        match executor.kind:
            case "builtin":
                return "built in"
            case "http":
                return "an HTTP service"
            case _:
                return f"the MCP server {executor.server}" if isinstance(executor, McpExecutor) else "an MCP server"


async def rows(visitor: Visitor, q: str = "", family: str = "", state: str = "") -> Sequence[ToolRow]:
    """The tools by family and name: those with all the words of `q`, of that family and in that state."""
    found = await visitor.gateway.tools.list(q or None, family or None, disabled=True)
    servers = {reported.server: reported for reported in await visitor.gateway.parts.mcp_servers()}
    reported = [_row(tool, servers) for tool in found]
    kept = [row for row in reported if not state or row.state == state]
    return sorted(kept, key=lambda row: (row.spec.tool_type, row.spec.name))


async def row_of(visitor: Visitor, name: str) -> ToolRow:
    """The tool of that name. Raises NotFound."""
    found = next((row for row in await rows(visitor) if row.spec.name == name), None)
    if found is None:
        raise NotFound(f"there is no tool {name}")
    return found


async def families(visitor: Visitor) -> Mapping[str, int]:
    """How many tools each family has, by its name."""
    counted = Counter(tool.spec.tool_type for tool in await visitor.gateway.tools.list(disabled=True))
    return dict(sorted(counted.items()))


def _row(tool: CheckedTool, servers: Mapping[str, McpServerHealth]) -> ToolRow:
    spec = tool.spec
    if not tool.enabled:
        why = f"Steward has switched it off: {tool.broken_off}." if tool.broken_off else ""
        return ToolRow(spec, "off", why or "An administrator has switched it off for everybody.")
    if tool.unset:
        return ToolRow(spec, "needs_settings", f"Set {' and '.join(tool.unset)}, then start Steward again.")
    if isinstance(tool.validator, UnusableSchema):
        return ToolRow(spec, "away", f"Its schema {tool.validator}.")
    if isinstance(spec.executor, McpExecutor):
        server = servers.get(spec.executor.server)
        if server is None or server.state is not ServerState.READY:
            return ToolRow(spec, "away", f"The MCP server {spec.executor.server} is not connected.")
    return ToolRow(spec, READY)
