"""Which tools of MCP servers are offered, under which names, and which are not and why.

Pure: records in, entries out. Called by the hub.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping, Sequence

from steward.contracts.mcp import DefinitionState, McpServer, PinnedTool
from steward.contracts.tool import McpExecutor, ToolSpec
from steward.tools.mcp.definitions import UnusableDefinition, spec_of
from steward.tools.mcp.names import shown_names
from steward.tools.mcp.ports import Offers


def offers_of(servers: Mapping[str, McpServer], pinned: Iterable[PinnedTool], catalogue: Sequence[ToolSpec]) -> Offers:
    """The offers of the configured servers beside a catalogue, which goes first: its names are taken, and a tool that
    it has an entry for is not offered a second time. A tool is offered once its name is on record."""
    tools = list(pinned)
    entered = _entered(catalogue)
    names = shown_names(tools, _taken(catalogue))
    made = Offers()
    for tool in sorted(tools, key=lambda tool: (tool.server, tool.tool)):
        key = (tool.server, tool.tool)
        if tool.state is DefinitionState.GONE or key in entered or not _is_wanted(servers, tool):
            continue
        definition = tool.accepted or tool.offered
        assert definition is not None
        try:
            spec = spec_of(servers[tool.server], definition, names[key])
        except UnusableDefinition as error:
            made.left_out.setdefault(tool.server, {})[tool.tool] = str(error)
            continue
        is_offered = tool.state is DefinitionState.ACCEPTED and tool.name is not None
        (made.offered if is_offered else made.withheld).append(spec)
    return made


def check_ahead(servers: Mapping[str, McpServer], pinned: Iterable[PinnedTool]) -> None:
    """Check the schemas of definitions, so that `offers_of` need not. Takes seconds for large ones."""
    for tool in pinned:
        definition = tool.accepted or tool.offered
        if definition is not None and tool.state is not DefinitionState.GONE and _is_wanted(servers, tool):
            with contextlib.suppress(UnusableDefinition):
                spec_of(servers[tool.server], definition, definition.name)


def names_to_give(pinned: Iterable[PinnedTool], catalogue: Sequence[ToolSpec]) -> dict[tuple[str, str], str]:
    """The names of accepted tools that are not on record yet, by server and tool."""
    tools = list(pinned)
    new = [tool for tool in tools if tool.accepted is not None and tool.name is None]
    names = shown_names(tools, _taken(catalogue)) if new else {}
    return {(tool.server, tool.tool): names[tool.server, tool.tool] for tool in new}


def _entered(catalogue: Sequence[ToolSpec]) -> set[tuple[str, str]]:
    """The tools of servers that the catalogue has entries for."""
    executors = [spec.executor for spec in catalogue]
    return {(executor.server, executor.tool) for executor in executors if isinstance(executor, McpExecutor)}


def _taken(catalogue: Sequence[ToolSpec]) -> set[str]:
    return {name for spec in catalogue for name in (spec.name, *spec.aliases)}


def _is_wanted(servers: Mapping[str, McpServer], tool: PinnedTool) -> bool:
    server = servers.get(tool.server)
    if server is None:
        return False
    if server.credentials is not None and server.credentials.tool == tool.tool:
        return False
    override = server.tools.get(tool.tool)
    return override is None or not override.disable
