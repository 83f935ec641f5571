"""The connections of a worker: one for each way to a server (full URL, or command with arguments and environment).

Opened when first needed, shared by all calls, closed when nobody has needed it for a while. One that failed a call is
taken out at once, so that the next call gets a new one; calls still under way in it may end first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

from steward.contracts.errors import ToolUnavailable
from steward.contracts.mcp import McpServer
from steward.tools.mcp.loading import load_sdk
from steward.tools.mcp.ports import Secrets

if TYPE_CHECKING:
    from steward.tools.mcp.connection import Connection

_log = logging.getLogger(__name__)

IDLE_S: Final = 300.0


class Watcher(Protocol):
    """Who is told of the connections; each by its way's key."""

    async def opened(self, connection: Connection) -> None:
        """A new connection, before anybody may call through it. What this raises closes it again."""

    def changed(self, key: str) -> None:
        """The server says that its tools have changed."""

    def lost(self, key: str, why: str) -> None:
        """A connection ended, and nobody had wanted that."""


@dataclass
class _Place:
    """Where the connection of one way is kept."""

    opening: asyncio.Lock = field(default_factory=asyncio.Lock)
    connection: Connection | None = None
    users: int = 0
    idle: asyncio.TimerHandle | None = None


class ConnectionPool:
    """The connections by key. Servers in `kept` (by key) stay connected when idle."""

    def __init__(self, secrets: Secrets, watcher: Watcher, kept: Callable[[str], bool], idle_s: float = IDLE_S) -> None:
        self._secrets = secrets
        self._watcher = watcher
        self._kept = kept
        self._idle_s = idle_s
        self._places: dict[str, _Place] = {}
        self._keys: dict[str, str] = {}
        self._opening: set[Connection] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False

    @asynccontextmanager
    async def connection(self, server: McpServer) -> AsyncIterator[Connection]:
        """The connection to a server, opened if there is none. It is not idle while this is held.

        Raises:
            ToolFailed: a secret it needs is not set.
            ToolUnavailable: it cannot be reached; nothing has happened.
        """
        key = self._keys.get(server.name) or self._keys.setdefault(server.name, server.connection_key)
        place = self._places.setdefault(key, _Place())
        if place.idle is not None:
            place.idle.cancel()
            place.idle = None
        place.users += 1
        try:
            async with place.opening:
                if place.connection is None or place.connection.over:
                    place.connection = await self._opened(server)
                connection = place.connection
            yield connection
        finally:
            place.users -= 1
            if place.users == 0 and place.connection is not None and not self._closed:
                loop = asyncio.get_running_loop()
                place.idle = loop.call_later(self._idle_s, self._end_idle, key)

    def connected(self, key: str) -> bool:
        """Whether there is a live connection."""
        place = self._places.get(key)
        return place is not None and place.connection is not None and not place.connection.over

    def retire(self, connection: Connection) -> None:
        """Let nobody begin with this connection any more and end it, with its process, once its calls have ended."""
        place = self._places.get(connection.key)
        if place is not None and place.connection is connection:
            place.connection = None
        if connection.turns.calls:
            connection.turns.when_empty(lambda: self._end(connection.close()))
        else:
            self._end(connection.close())

    async def close(self) -> None:
        """End every connection, with its process. Bounded."""
        self._closed = True
        for place in self._places.values():
            if place.idle is not None:
                place.idle.cancel()
            if place.connection is not None:
                self._end(place.connection.close())
        for connection in self._opening:
            self._end(connection.close())
        while self._ending:
            await asyncio.wait(self._ending)

    async def _opened(self, server: McpServer) -> Connection:
        if self._closed:
            raise ToolUnavailable("this worker is about to end")
        await load_sdk()
        from steward.tools.mcp.connection import Connection

        key = server.connection_key
        connection = Connection(server, self._secrets, lambda: self._watcher.changed(key), self._on_end)
        self._opening.add(connection)
        try:
            await connection.open()
            await self._watcher.opened(connection)
            if connection.over:
                raise ToolUnavailable(f"the MCP server {server.name} has ended: {connection.why()}")
        except BaseException:
            self._end(connection.close())
            raise
        finally:
            self._opening.discard(connection)
        return connection

    def _on_end(self, connection: Connection) -> None:
        place = self._places.get(connection.key)
        if place is not None and place.connection is connection and not self._closed:
            place.connection = None
            self._watcher.lost(connection.key, connection.why())

    def _end_idle(self, key: str) -> None:
        place = self._places[key]
        connection = place.connection
        if place.users or connection is None or self._kept(key):
            return
        _log.info("the MCP server %s is idle and is let go", connection.server.name)
        place.connection = None
        self._end(connection.close())

    def _end(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
