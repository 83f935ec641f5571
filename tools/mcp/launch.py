"""The way to a server: a process of its own, spoken to over its standard streams, or an address over HTTP.

Used by the connection alone. Secrets are looked up here, at the last moment. A process gets a session of its own, so
that it can be ended with all that it started, and what it says on stderr goes to the log, bounded.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import time
import uuid
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, TextIO

import httpx2
import psutil
from mcp.client import Transport
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.client.streamable_http import streamable_http_client

from steward.contracts.errors import ToolFailed
from steward.contracts.mcp import McpServer, SecretName, Value
from steward.contracts.redaction import REDACTOR
from steward.tools.mcp.bodies import bounded
from steward.tools.mcp.ports import Secrets
from steward.tools.mcp.requests import FollowingClient, SentRequests

_log = logging.getLogger(__name__)

MARK: Final = "STEWARD_MCP_CONNECTION"
"""In a server's environment: which connection it was started for."""
_LARGEST_EVENT: Final = 64 << 20
_LARGEST_BODY: Final = 64 << 20
_LINES_A_MINUTE: Final = 60
_LONGEST_LINE: Final = 500
_LONGEST_BUFFER: Final = 1 << 16
_CONNECT_S: Final = 15.0
_SILENCE_S: Final = 900.0
"""What a call may take at most; shorter limits are the calls' own."""


@dataclass
class Way:
    """What is known of one connection beside its messages: the secrets it was made with, the requests under way, and
    what its server last said on stderr."""

    server: McpServer
    secrets: dict[str, str]
    requests: SentRequests
    last_line: str = ""
    mark: str = field(default_factory=lambda: uuid.uuid4().hex)

    @classmethod
    def to(cls, server: McpServer, secrets: Secrets) -> Way:
        """The way to a server.

        Raises:
            ToolFailed: a secret it needs is not set.
        """
        values = {name: secrets(name) for name in server.secret_names()}
        if missing := sorted(name for name, value in values.items() if not value):
            names = ", ".join(f"STEWARD_SECRET_{name.upper().replace('-', '_')}" for name in missing)
            raise ToolFailed(f"the MCP server {server.name} needs {names}, which is not set")
        known = {name: value for name, value in values.items() if value}
        REDACTOR.learn(known.values())
        return cls(server, known, SentRequests(over_http=server.url is not None))

    @asynccontextmanager
    async def transport(self) -> AsyncIterator[Transport]:
        """The SDK's transport for it, and whatever it needs around it. After the end no process is left."""
        if self.server.url is not None:
            async with FollowingClient(
                self.requests,
                headers={"Accept-Encoding": "identity", **self._filled(self.server.headers)},
                timeout=httpx2.Timeout(_CONNECT_S, read=_SILENCE_S),
                # The SDK follows redirects within the origin whatever `follow_redirects` says, but no more than this.
                max_redirects=0,
                event_hooks={"response": [bounded(_LARGEST_BODY)]},
            ) as client:
                yield streamable_http_client(self.server.url, http_client=client, max_sse_event_size=_LARGEST_EVENT)
            return
        assert self.server.command is not None
        parameters = StdioServerParameters(
            command=self.server.command,
            args=self.server.args,
            env={**self._filled(self.server.env), MARK: self.mark},
            cwd=self.server.cwd,
        )
        async with AsyncExitStack() as stack:
            log_end = await stack.enter_async_context(self._stderr())
            yield stdio_client(parameters, errlog=log_end)

    def group(self) -> int | None:
        """The process group of the server, while it runs."""
        for child in psutil.Process().children():
            with contextlib.suppress(psutil.Error):
                if child.environ().get(MARK) == self.mark:
                    return child.pid
        return None

    def _filled(self, values: dict[str, Value]) -> dict[str, str]:
        return {
            name: self.secrets[value.secret] if isinstance(value, SecretName) else value
            for name, value in values.items()
        }

    @asynccontextmanager
    async def _stderr(self) -> AsyncIterator[TextIO]:
        """A text file for the server's stderr, whose lines go to the log."""
        reading, writing = os.pipe()
        reader = asyncio.StreamReader(limit=1 << 20)
        transport, _ = await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(reading, "rb")
        )
        logging_task = asyncio.create_task(self._log_lines(reader), name=f"mcp-stderr-{self.server.name}")
        with os.fdopen(writing, "w") as file:
            try:
                yield file
            finally:
                transport.close()
                logging_task.cancel()
                await asyncio.wait([logging_task])

    async def _log_lines(self, reader: asyncio.StreamReader) -> None:
        minute, logged, rest, skipping = 0.0, 0, b"", False
        while chunk := await reader.read(1 << 16):
            *lines, rest = (rest + chunk).split(b"\n")
            if skipping and lines:
                lines, skipping = lines[1:], False
            if len(rest) > _LONGEST_BUFFER:
                # The rest of such a line is left out: a secret on the border would be in neither half.
                lines, rest, skipping = lines if skipping else [*lines, rest], b"", True
            for line in lines:
                text = REDACTOR.text(line.decode("utf-8", "replace"))[:_LONGEST_LINE]
                self.last_line = "".join(ch for ch in text if ch.isprintable()).strip() or self.last_line
                now = time.monotonic()
                minute, logged = (now, 1) if now - minute > 60 else (minute, logged + 1)
                if logged <= _LINES_A_MINUTE:
                    _log.info("%s: %s", self.server.name, self.last_line)


def end_group(group: int | None) -> None:
    """End what is left of a server's process group."""
    if group is not None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(group, signal.SIGKILL)
