"""Steward as MCP clients meet it in tests: an API with the conformance suite's fixtures, and the official client over
both transports and in both eras."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import uvicorn
from mcp import Client
from mcp.client.extension import ClientExtension
from mcp.client.session import ElicitationFnT
from mcp.client.stdio import StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client

from steward.api.main import server_config
from steward.config.settings import Settings
from tests.support import forkserver
from tests.support.doors import READY_S, wait_for
from tests.support.forkserver import Module
from tests.support.mcp_conformance.fixtures import register
from tests.support.stacks import ROOT

CATALOGUE = Path(__file__).parent / "mcp_conformance" / "catalogue.yaml"
PLANNER = "tests.support.planners:scripted"

Era = Literal["legacy", "2026-07-28"]
Transport = Literal["http", "stdio"]


@dataclass(frozen=True)
class McpStack:
    """A running stack whose worker has the fixture tools, and one API of it."""

    settings: Settings
    environment: dict[str, str]
    url: str

    @asynccontextmanager
    async def client(
        self,
        transport: Transport,
        era: Era,
        user: str | None,
        *,
        answers: ElicitationFnT | None = None,
        extensions: Sequence[ClientExtension] = (),
        url: str | None = None,
        message_handler: Any = None,
    ) -> AsyncIterator[Client]:
        """The official client as this user, or over HTTP as nobody at all; with `answers` it can fill in forms."""
        more: dict[str, Any] = {"mode": era, "elicitation_callback": answers, "extensions": extensions or None}
        more["message_handler"] = message_handler
        if transport == "stdio":
            assert user is not None
            async with Client(self.pipe(user), **more) as client:
                yield client
            return
        async with (
            create_mcp_http_client({"Steward-User": user} if user else None) as http,
            Client(streamable_http_client(url or self.url, http_client=http), **more) as client,
        ):
            yield client

    def pipe(self, user: str) -> StdioServerParameters:
        """The process that serves over pipes."""
        program, *arguments = forkserver.command(Module("steward.api.mcp", ("--user", user)))
        return StdioServerParameters(command=program, args=arguments, env=self.environment, cwd=ROOT)


@contextlib.contextmanager
def serving_fixtures(settings: Settings) -> Iterator[str]:
    """The address of the MCP server of an API with the fixtures, on a port of its own, in a thread."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = server_config(settings)
        config.timeout_graceful_shutdown = 3
        app: Any = config.app
        register(app.state.mcp.server)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        try:
            wait_for(lambda: server.started, READY_S, "uvicorn")
            yield f"http://127.0.0.1:{listener.getsockname()[1]}/mcp"
        finally:
            server.should_exit = True
            thread.join(20)
