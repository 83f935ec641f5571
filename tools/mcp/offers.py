"""Which tools of MCP servers are offered, under which names, and which are not and why.

Pure: records in, entries out. Called by the hub.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping, Sequence

from contracts.mcp import DefinitionState, McpServer, PinnedTool
from contracts.tool import McpExecutor, ToolSpec
from tools.mcp.definitions import UnusableDefinition, names_of, spec_of
from tools.mcp.ports import Offers


def offers_of(servers: Mapping[str, McpServer], pinned: Iterable[PinnedTool], catalogue: Sequence[ToolSpec]) -> Offers:
    """The offers of the configured servers beside a catalogue, which goes first: its names are taken, and a tool that
    it has an entry for is not offered a second time."""
    entered = {
        (spec.executor.server, spec.executor.tool) for spec in catalogue if isinstance(spec.executor, McpExecutor)
    }
    taken = {name for spec in catalogue for name in (spec.name, *spec.aliases)}
    wanted = {
        (tool.server, tool.tool): tool
        for tool in pinned
        if tool.state is not DefinitionState.GONE
        and _is_wanted(servers, tool)
        and (tool.server, tool.tool) not in entered
    }
    names = names_of(list(wanted), taken)
    made = Offers()
    for key in sorted(wanted):
        tool = wanted[key]
        definition = tool.accepted or tool.offered
        assert definition is not None
        try:
            spec = spec_of(servers[tool.server], definition, names[key])
        except UnusableDefinition as error:
            made.left_out.setdefault(tool.server, {})[tool.tool] = str(error)
            continue
        (made.offered if tool.state is DefinitionState.ACCEPTED else made.withheld).append(spec)
    return made


def check_ahead(servers: Mapping[str, McpServer], pinned: Iterable[PinnedTool]) -> None:
    """Check the schemas of definitions, so that `offers_of` need not. Takes seconds for large ones."""
    for tool in pinned:
        definition = tool.accepted or tool.offered
        if definition is not None and tool.state is not DefinitionState.GONE and _is_wanted(servers, tool):
            with contextlib.suppress(UnusableDefinition):
                spec_of(servers[tool.server], definition, definition.name)


def _is_wanted(servers: Mapping[str, McpServer], tool: PinnedTool) -> bool:
    server = servers.get(tool.server)
    if server is None:
        return False
    override = server.tools.get(tool.tool)
    return override is None or not override.disable
