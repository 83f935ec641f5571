"""A TCP wire between a client and a server that a test can cut: requests pass, answers do not, connections end.

Runs on the test's event loop; listens on the loopback interface.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator


class Wire:
    """Forwards to host:port or to a Unix socket. `cut` ends every connection and refuses new ones until `mend`."""

    def __init__(self, target: str) -> None:
        self._target = target
        self._cut = False
        self._muted = False
        self._marker: bytes | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._clients: set[asyncio.StreamWriter] = set()
        self.sent = asyncio.Event()
        """Set when the marker of `mute` has passed."""
        self.address = ""

    def mute(self, marker: bytes | None = None) -> None:
        """Requests pass and answers are lost; with a marker, from the request on that holds it."""
        self._marker, self._muted = marker, marker is None
        self.sent.clear()

    def cut(self) -> None:
        """End every connection and refuse new ones."""
        self._cut = True
        for writer in list(self._open):
            writer.transport.abort()

    def tell(self, data: bytes) -> None:
        """Bytes for every client, as if the server had sent them."""
        for writer in self._clients:
            writer.write(data)

    def mend(self) -> None:
        """Everything passes again, for new connections."""
        self._cut = self._muted = False

    async def serve(self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        """One connection, to its end."""
        if self._cut:
            to_client.transport.abort()
            return
        from_server, to_server = await self._server()
        self._open |= {to_client, to_server}
        self._clients.add(to_client)
        try:
            await asyncio.wait(
                {
                    asyncio.ensure_future(self._pump(from_client, to_server, answers=False)),
                    asyncio.ensure_future(self._pump(from_server, to_client, answers=True)),
                }
            )
        finally:
            self._open -= {to_client, to_server}
            self._clients.discard(to_client)

    async def _server(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._target.startswith("/"):
            return await asyncio.open_unix_connection(self._target)
        host, _, port = self._target.rpartition(":")
        return await asyncio.open_connection(host, int(port))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, answers: bool) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                if answers and self._muted:
                    continue
                if not answers and self._marker is not None and self._marker in data:
                    self._muted = True
                    self.sent.set()
                writer.write(data)
                await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def wire_to(target: str) -> AsyncIterator[Wire]:
    """A wire to host:port or to a Unix socket."""
    wire = Wire(target)
    server = await asyncio.start_server(wire.serve, "127.0.0.1", 0)
    wire.address = "127.0.0.1:{1}".format(*server.sockets[0].getsockname()[:2])
    try:
        yield wire
    finally:
        server.close()
        wire.cut()
