"""MCP servers that single requests name for themselves: what one lists, as tools of that request, and their calls.

Beside the hub, which keeps the configured servers. Nothing is kept here: each listing and each call has a connection of
its own, so that a call always meets what the server says now, and runs only if that is what was pinned. No secret and
no header of anybody goes along. A server is believed nothing: its tools need permission and happen once.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from steward.contracts.base import Json, canonical_json
from steward.contracts.errors import ToolFailed
from steward.contracts.mcp import DefinitionState, McpDefinition, McpServer, PinnedTool
from steward.contracts.mcp_urls import McpUrl, listed_url
from steward.contracts.tool import McpExecutor, RequestMcpExecutor, ToolSpec
from steward.tools.context import ToolContext, ToolResult
from steward.tools.mcp.definitions import UnusableDefinition, spec_of
from steward.tools.mcp.listing import listed_by
from steward.tools.mcp.loading import load_sdk
from steward.tools.mcp.names import shown_names
from steward.tools.mcp.pool import ConnectionPool
from steward.tools.mcp.ports import Listed

if TYPE_CHECKING:
    from steward.tools.mcp.connection import Connection

SETTING: Final = "STEWARD_MCP_REQUEST_URLS"
MOST_TOOLS: Final = 64
MOST_BYTES: Final = 200_000
"""What the definitions of one server may take together: they travel with their problem."""
_LONGEST_NAME: Final = 64
_LONGEST_REASON: Final = 300
_MOST_LEFT_OUT: Final = 20


class RequestServers:
    """One per worker process. `allowed` is the operator's list of addresses."""

    def __init__(self, allowed: Sequence[str]) -> None:
        self._allowed = tuple(allowed)
        self._ending: set[asyncio.Future[None]] = set()

    async def definitions(self, url: str) -> list[McpDefinition]:
        """What the server at an address lists now.

        Raises:
            ToolFailed: the address is not on the list.
            ToolUnavailable: it cannot be reached, or does not list its tools in a way that can be read.
        """
        visit = _Visit(self._server(url))
        try:
            async with visit.pool.connection(visit.at):
                return [listed.definition for listed in visit.tools.values()]
        finally:
            self._end(visit.pool.close())

    async def call(
        self, spec: ToolSpec, executor: RequestMcpExecutor, ctx: ToolContext, args: dict[str, Json]
    ) -> ToolResult:
        """Call a tool once. Raises as McpCaller.call does; ToolFailed also where its server says something else of it
        than when it was listed, or is no longer on the list."""
        visit = _Visit(self._server(executor.url), executor)
        await load_sdk()
        from steward.tools.mcp.calls import McpCaller

        at = McpExecutor(server=visit.at.name, tool=executor.tool)
        try:
            return await McpCaller(visit.pool, visit).call(spec, at, ctx, args)
        finally:
            self._end(visit.pool.close())

    async def close(self) -> None:
        """Wait until the connections of past calls are closed. Bounded."""
        while self._ending:
            await asyncio.wait(self._ending)

    def _server(self, url: str) -> McpServer:
        try:
            allowed = listed_url(url, self._allowed)
        except ValueError as error:
            raise ToolFailed(f"the MCP server {url}: its address {error}") from error
        if allowed is None:
            raise ToolFailed(f"the MCP server {url} is not on the operator's list, {SETTING}")
        return server_at(allowed)

    def _end(self, closing: Awaitable[None]) -> None:
        """Close aside: nobody waits for a server that is slow to say goodbye."""
        task = asyncio.ensure_future(closing)
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)


class _Visit:
    """One stay at a server: what it lists on this connection, and what of that a call rests on."""

    def __init__(self, at: McpServer, pinned: RequestMcpExecutor | None = None) -> None:
        self.at = at
        self.tools: dict[str, Listed] = {}
        self.pool = ConnectionPool(lambda name: None, self, lambda key: False)
        self._pinned = pinned

    def server(self, name: str) -> McpServer:
        return self.at

    def pinned(self, server: str, tool: str) -> PinnedTool | None:
        if self._pinned is None:
            return None
        sha256 = self._pinned.sha256
        return PinnedTool(server=server, tool=tool, state=DefinitionState.ACCEPTED, accepted_sha256=sha256)

    def listed(self, server: McpServer, tool: str) -> Listed | None:
        """What the server says of a tool now. Raises ToolFailed where that is not what was pinned."""
        listed = self.tools.get(tool)
        if listed is not None and self._pinned is not None and listed.sha256 != self._pinned.sha256:
            raise ToolFailed(f"{tool} was changed by the MCP server {self._pinned.url} since this request listed it")
        return listed

    async def refresh(self) -> None:
        """What is pinned is pinned."""

    async def opened(self, connection: Connection) -> None:
        self.tools = await listed_by(connection)

    def changed(self, key: str) -> None:
        """The connection ends with this stay; the next one lists anew."""

    def lost(self, key: str, why: str) -> None:
        """The call that waits on it is told."""


def server_at(url: str) -> McpServer:
    """The server at an address of the list, without any trust, named by its host."""
    host = re.sub(r"[^a-z0-9_-]", "_", McpUrl.read(url).host)
    name = host if host[0].isalpha() else f"mcp-{host}"
    return McpServer(name=name[:32], url=url)


def tools_of_request(
    url: str, definitions: Sequence[McpDefinition], taken: Collection[str]
) -> tuple[list[ToolSpec], dict[str, str]]:
    """The entries of what a server lists, none of them named as in `taken`, and by the server's own names why others
    are left out. Checks schemas, which takes seconds for large ones: not for the event loop."""
    server, left_out = server_at(url), dict[str, str]()
    fitting: dict[str, McpDefinition] = {}
    size = 0
    for message in definitions:
        bulk = len(canonical_json(message.model_dump(mode="json")))
        if why := _unusable(server, message, len(fitting), size + bulk):
            left_out[_shown(message.name, _LONGEST_NAME)] = _shown(why, _LONGEST_REASON)
            continue
        fitting[message.name], size = message, size + bulk
    names = _names(server, fitting, taken)
    tools = [_entry(server, url, message, names[server.name, name]) for name, message in fitting.items()]
    return tools, dict(list(left_out.items())[:_MOST_LEFT_OUT])


def _unusable(server: McpServer, message: McpDefinition, before: int, size: int) -> str | None:
    """Why a tool is left out, where so many were taken before it and `size` is theirs with its own."""
    if before == MOST_TOOLS or size > MOST_BYTES:
        return f"a request has {MOST_TOOLS} tools and {MOST_BYTES // 1000} kB of them at most"
    try:
        spec_of(server, message, "checked")
    except UnusableDefinition as error:
        return str(error)
    return None


def _shown(foreign: str, longest: int) -> str:
    return "".join(ch if ch.isprintable() else "\ufffd" for ch in foreign[:longest])


def _names(
    server: McpServer, definitions: Mapping[str, McpDefinition], taken: Collection[str]
) -> dict[tuple[str, str], str]:
    """As for configured servers: a tool's own name, with its server's before it where somebody has that."""
    state = DefinitionState.ACCEPTED
    tools = [PinnedTool(server=server.name, tool=name, state=state, accepted=it) for name, it in definitions.items()]
    return shown_names(tools, taken)


def _entry(server: McpServer, url: str, message: McpDefinition, name: str) -> ToolSpec:
    executor = RequestMcpExecutor(url=url, tool=message.name, sha256=message.sha256)
    return spec_of(server, message, name).model_copy(update={"executor": executor})
