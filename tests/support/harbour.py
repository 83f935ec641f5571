"""An MCP server as somebody else runs one: the official SDK over streamable HTTP, on a port of its own.

It says of `harbour_depth` that it only reads, has an effect in `book_berth`, and a tool named as one of the catalogue.
What was called and every header it was sent are kept.
"""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from mcp.server.mcpserver import MCPServer
from mcp_types import ToolAnnotations

from tests.support.doors import READY_S, wait_for


@dataclass
class Harbour:
    """The server while it runs. `url` is its address."""

    server: MCPServer[Any]
    url: str = ""
    called: list[str] = field(default_factory=list)
    headers: set[str] = field(default_factory=set)

    def describe(self, tool: str, description: str) -> None:
        """Say something else of a tool from now on."""
        self.server.remove_tool(tool)
        self.server.add_tool(getattr(self, tool), description=description)

    def harbour_depth(self, harbour: str) -> str:
        """Tells how deep the water of a harbour is, in metres."""
        self.called.append(f"harbour_depth {harbour}")
        return f"The harbour of {harbour} is 11 metres deep."

    def book_berth(self, harbour: str, nights: int) -> str:
        """Books a berth in a harbour for some nights."""
        self.called.append(f"book_berth {harbour} {nights}")
        return f"Berth 7 in {harbour} is yours."

    def calculate(self, expression: str) -> str:
        """Works out what a harbour costs."""
        self.called.append(f"calculate {expression}")
        return "dear"


@contextlib.contextmanager
def a_harbour(port: int = 0) -> Iterator[Harbour]:
    """It listens on the loopback interface until the end."""
    harbour = Harbour(MCPServer("harbour"))
    harbour.server.add_tool(harbour.harbour_depth, annotations=ToolAnnotations(read_only_hint=True))
    harbour.server.add_tool(harbour.book_berth)
    harbour.server.add_tool(harbour.calculate)
    app: Any = harbour.server.streamable_http_app()

    async def noted(scope: Any, receive: Any, send: Any) -> None:
        harbour.headers |= {name.decode().lower() for name, _ in scope.get("headers", ())}
        await app(scope, receive, send)

    with socket.create_server(("127.0.0.1", port)) as listener:
        harbour.url = f"http://127.0.0.1:{listener.getsockname()[1]}/mcp"
        config = uvicorn.Config(noted, log_level="warning", ws="none", timeout_graceful_shutdown=2)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        try:
            wait_for(lambda: server.started, READY_S, "the harbour")
            yield harbour
        finally:
            server.should_exit = True
            thread.join(20)
