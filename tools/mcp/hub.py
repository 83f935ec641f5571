"""The tools of all configured MCP servers at this worker: keeps what they list on record, offers what is accepted, and
calls it.

The registry asks it for entries, the executor for calls. Definitions come from the store, so that all workers agree and
tools stay listed while their server is away; the connections only tell what the servers say now.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from steward.contracts.base import Json
from steward.contracts.errors import StewardError, ToolUnavailable, Unavailable
from steward.contracts.mcp import McpServer, McpServerHealth, PinnedTool, ServerState
from steward.contracts.tool import McpExecutor, ToolSpec
from steward.tools.context import ToolContext, ToolResult
from steward.tools.mcp.credentials import CredentialStore
from steward.tools.mcp.listing import listed_by
from steward.tools.mcp.loading import load_sdk
from steward.tools.mcp.offers import check_ahead, names_to_give, offers_of
from steward.tools.mcp.pool import IDLE_S, ConnectionPool
from steward.tools.mcp.ports import DefinitionStore, Listed, Offers, Secrets

if TYPE_CHECKING:
    from steward.tools.mcp.connection import Connection

_log = logging.getLogger(__name__)

FOLLOW_S: Final = 5.0
"""How often a worker looks whether something was accepted, rejected or seen elsewhere."""
_PAUSES_S: Final = (1.0, 2.0, 5.0, 15.0, 30.0, 60.0)
_STEADY_S: Final = 30.0
"""A connection that lasted so long was a good one: what comes after is a new trouble."""


class McpHub:
    """One per worker process. Without servers it costs nothing."""

    def __init__(
        self, servers: Sequence[McpServer], store: DefinitionStore, secrets: Secrets, *, idle_s: float = IDLE_S
    ) -> None:
        self._servers = {server.name: server for server in servers}
        self._store = store
        self._pool = ConnectionPool(secrets, self, self._is_kept, idle_s)
        self._pinned: dict[tuple[str, str], PinnedTool] = {}
        self._listed: dict[str, dict[str, Listed]] = {}
        self._keys = {server.name: server.connection_key for server in servers}
        self._unrecorded: set[str] = set()
        self._stale: set[str] = set()
        self._health = {
            server.name: McpServerHealth(server=server.name, required=server.required, state=ServerState.CONNECTING)
            for server in servers
        }
        self._wakes = {server.name: asyncio.Event() for server in servers}
        self._tasks: list[asyncio.Task[None]] = []
        self._stamp = ""
        self._offers = Offers()
        self._catalogue: Sequence[ToolSpec] | None = None
        self._is_unnamed = asyncio.Event()
        self._moved = asyncio.Event()
        self._stood = asyncio.Event()
        self.version = 0
        """Grows whenever the offers may have changed."""

    async def start(self, *, connect: bool) -> None:
        """Load what is on record; with `connect`, reach all servers and keep reaching them. Waits for no server."""
        if not self._servers:
            return
        with contextlib.suppress(Unavailable):
            await self.refresh()
        self._tasks.append(asyncio.create_task(self._follow(), name="mcp-follow"))
        if connect:
            self._tasks += [
                asyncio.create_task(self._keep(server), name=f"mcp-keep-{server.name}")
                for server in self._servers.values()
            ]

    async def close(self) -> None:
        """End all connections and every process that was started for one."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self._pool.close()

    async def refresh(self) -> None:
        """Read what is on record, and put names on record that are missing. Raises Unavailable while that cannot be."""
        if not self._servers:
            return
        await self._read()
        if self._catalogue is not None and (names := names_to_give(self._pinned.values(), self._catalogue)):
            await self._store.give_names(names)
            await self._read()

    async def _read(self) -> None:
        stamp = await self._store.stamp()
        if stamp == self._stamp:
            return
        pinned = await self._store.all()
        # Aside, once: checking a schema of 100 kB takes seconds, and what came of it is kept.
        await asyncio.to_thread(check_ahead, self._servers, pinned)
        self._pinned = {(tool.server, tool.tool): tool for tool in pinned}
        self._stamp = stamp
        self.version += 1
        self._moved.set()

    async def wait_changed(self, timeout_s: float) -> bool:
        """Return as soon as the offers may have changed since the last wait, after `timeout_s` at the latest. Whether
        they may have."""
        await _within(self._moved, timeout_s)
        moved = self._moved.is_set()
        self._moved.clear()
        return moved

    async def wait_health(self, timeout_s: float) -> None:
        """Return as soon as a server stands differently than at the last wait, after `timeout_s` at the latest."""
        await _within(self._stood, timeout_s)
        self._stood.clear()

    def tools(self, catalogue: Sequence[ToolSpec]) -> Offers:
        """The entries of the accepted tools beside a catalogue, which has the older right to names."""
        self._catalogue = catalogue
        self._offers = offers_of(self._servers, self._pinned.values(), catalogue)
        if names_to_give(self._pinned.values(), catalogue):
            self._is_unnamed.set()
        return self._offers

    @property
    def health(self) -> list[McpServerHealth]:
        """How each server stands here."""
        left_out = self._offers.left_out
        return [
            reported.model_copy(update={"left_out": left_out.get(name, {})})
            for name, reported in sorted(self._health.items())
        ]

    async def call(self, spec: ToolSpec, executor: McpExecutor, ctx: ToolContext, args: dict[str, Json]) -> ToolResult:
        """Call a tool. Raises as McpCaller.call does."""
        await load_sdk()
        from steward.tools.mcp.calls import McpCaller

        return await McpCaller(self._pool, self).call(spec, executor, ctx, args)

    @property
    def credentials(self) -> CredentialStore | None:
        """The secret store, where a configured server is one."""
        servers = [server for server in self._servers.values() if server.credentials is not None]
        return CredentialStore(servers[0], self) if servers else None

    def server(self, name: str) -> McpServer | None:
        """A configured server."""
        return self._servers.get(name)

    def pinned(self, server: str, tool: str) -> PinnedTool | None:
        """What is on record of a tool, as last read."""
        return self._pinned.get((server, tool))

    def listed(self, server: McpServer, tool: str) -> Listed | None:
        """What a server said of a tool on its present or last connection."""
        return self._listed.get(self._keys[server.name], {}).get(tool)

    async def opened(self, connection: Connection) -> None:
        """Told by the pool: look at what it lists before anybody calls through it."""
        await self._look(connection)

    def changed(self, key: str) -> None:
        """Told by the pool: look again."""
        self._stale.add(key)
        self._wake(key)

    def lost(self, key: str, why: str) -> None:
        """Told by the pool: reach it again."""
        for server in self._with_key(key):
            self._is_away(server, why)
        self._wake(key)

    async def _look(self, connection: Connection) -> None:
        """Have a connection's tools listed and put on record.

        Raises:
            ToolUnavailable: it does not list them in a way that can be read.
        """
        key = connection.key
        self._stale.discard(key)
        try:
            self._listed[key] = await listed_by(connection)
        except ToolUnavailable:
            self._stale.add(key)
            raise
        await self._record(key)
        for server in self._with_key(key):
            self._health[server.name] = McpServerHealth(
                server=server.name, required=server.required, state=ServerState.READY, tools=len(self._listed[key])
            )
        self._stood.set()

    async def _record(self, key: str) -> None:
        """Put what is listed on record; while that is not possible, what was on record goes on to count."""
        definitions = [listed.definition for listed in self._listed[key].values()]
        try:
            for server in self._with_key(key):
                await self._store.see(server.name, definitions, trust_new=server.pin == "first_use")
            await self.refresh()
        except Unavailable as error:
            _log.warning("what MCP servers list is not on record yet: %s", error.detail)
            self._unrecorded.add(key)
        else:
            self._unrecorded.discard(key)

    async def _follow(self) -> None:
        while True:
            await _within(self._is_unnamed, FOLLOW_S)
            self._is_unnamed.clear()
            try:
                for key in list(self._unrecorded):
                    await self._record(key)
                await self.refresh()
            except Unavailable as error:
                _log.info("the record of MCP tools cannot be read: %s", error.detail)
            except Exception:
                # The next time may go well, and nobody would see that this task has ended.
                _log.exception("following the record of MCP tools failed")

    async def _keep(self, server: McpServer) -> None:
        """Keep a server reached, and its tools looked at whenever it says that they have changed."""
        key, wake, failures = self._keys[server.name], self._wakes[server.name], 0
        while True:
            wake.clear()
            began = time.monotonic()
            if await self._reach(server, key):
                await wake.wait()
                if self._pool.connected(key):
                    continue
            failures = 0 if time.monotonic() - began > _STEADY_S else failures + 1
            wake.clear()
            await _within(wake, _PAUSES_S[min(failures, len(_PAUSES_S) - 1)])

    async def _reach(self, server: McpServer, key: str) -> bool:
        try:
            async with self._pool.connection(server) as connection:
                if key in self._stale:
                    await self._look(connection)
        except StewardError as error:
            self._is_away(server, error.detail)
            return False
        except Exception as error:
            _log.exception("reaching the MCP server %s failed", server.name)
            self._is_away(server, f"failed: {type(error).__name__}")
            return False
        return True

    def _is_away(self, server: McpServer, why: str) -> None:
        _log.warning("the MCP server %s is away: %s", server.name, why)
        self._health[server.name] = self._health[server.name].model_copy(
            update={"state": ServerState.AWAY, "detail": why}
        )
        self._stood.set()

    def _is_kept(self, key: str) -> bool:
        return any(server.required for server in self._with_key(key))

    def _with_key(self, key: str) -> list[McpServer]:
        return [server for server in self._servers.values() if self._keys[server.name] == key]

    def _wake(self, key: str) -> None:
        for server in self._with_key(key):
            self._wakes[server.name].set()


async def _within(event: asyncio.Event, timeout_s: float) -> None:
    """Wait for an event, for so long at most. Unlike `wait_for` of Python 3.11 it never swallows a cancellation that
    comes together with the event."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(timeout_s):
            await event.wait()
