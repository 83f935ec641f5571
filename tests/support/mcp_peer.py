"""An MCP server over HTTP that answers each POST of a call as the test says, in the middle of others.

It speaks the older protocol (with a session if told so) by hand, so that every status and every body is possible.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from steward.contracts.mcp import McpServer
from tests.support.http_peer import Asked, an_answer, read_request
from tests.support.mcp_servers.odd import a_tool

Behaviour: TypeAlias = Callable[[dict[str, Any]], Awaitable[bytes]]
"""From a tools/call message to a whole HTTP response; empty bytes break off."""


def answered(message: dict[str, Any], text: str = "done") -> bytes:
    """A result."""
    return _json(message, {"result": {"content": [{"type": "text", "text": text}]}})


def refused(message: dict[str, Any], code: int, status: int = 200) -> bytes:
    """A JSON-RPC error of the server's own."""
    return _json(message, {"error": {"code": code, "message": "it says no"}}, status)


def _json(message: dict[str, Any], said: dict[str, Any], status: int = 200, **headers: str) -> bytes:
    body = json.dumps({"jsonrpc": "2.0", "id": message["id"], **said}).encode()
    return an_answer(status, body, Content_Type="application/json", **headers)


@dataclass
class McpPeer:
    """`behaviours` by tool. With `session` every connection gets one, and requests of those it has forgotten are
    answered `forgets`."""

    behaviours: dict[str, Behaviour]
    session: bool = False
    forgets: int = 404
    url: str = ""
    after_ping: Callable[[], None] = lambda: None
    arrived: dict[str, asyncio.Event] = field(default_factory=dict)
    sessions: set[str] = field(default_factory=set)
    opened: int = 0
    stop: Callable[[], None] = lambda: None
    """Listens no longer."""

    def server(self, **changes: Any) -> McpServer:
        """How it is configured."""
        return McpServer.model_validate({"name": "peer", "url": self.url, **changes})

    def came(self, tool: str) -> asyncio.Event:
        """Set when a call of that tool has arrived."""
        return self.arrived.setdefault(tool, asyncio.Event())

    async def answer(self, asked: Asked) -> bytes:
        """One HTTP request."""
        if asked.method != "POST":
            return an_answer(405, b"")
        message = json.loads(asked.body)
        if message.get("method") == "initialize":
            return self._opened(message)
        if message.get("method") == "server/discover":
            return refused(message, -32601, 400)
        if self.session and asked.headers.get("mcp-session-id") not in self.sessions:
            return an_answer(self.forgets, b"no such session")
        if "id" not in message:
            return an_answer(202, b"")
        if message["method"] == "tools/list":
            return _json(message, {"result": {"tools": [a_tool(name) for name in self.behaviours]}})
        if message["method"] == "tools/call":
            name = message["params"]["name"]
            self.came(name).set()
            return await self.behaviours[name](message)
        self.after_ping()
        return _json(message, {"result": {}})

    def _opened(self, message: dict[str, Any]) -> bytes:
        self.opened += 1
        headers: dict[str, str] = {}
        if self.session:
            self.sessions.add(str(self.opened))
            headers["Mcp_Session_Id"] = str(self.opened)
        about = {
            "protocolVersion": "2025-06-18",
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "peer", "version": "1"},
        }
        return _json(message, {"result": about}, 200, **headers)


@asynccontextmanager
async def an_mcp_peer(behaviours: dict[str, Behaviour], **settings: Any) -> AsyncIterator[McpPeer]:
    """It listens on a free port of the loopback interface until the end."""
    peer = McpPeer(behaviours, **settings)
    serving: set[asyncio.Task[None] | None] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        serving.add(asyncio.current_task())
        with suppress(OSError, asyncio.IncompleteReadError):
            writer.write(await peer.answer(await read_request(reader)))
            await writer.drain()
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    peer.stop = server.close
    peer.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/mcp"
    try:
        yield peer
    finally:
        server.close()
        for task in serving:
            if task is not None:
                task.cancel()
        await asyncio.gather(*(task for task in serving if task is not None), return_exceptions=True)
