"""A raw HTTP/1.1 peer for tests: it records what it was asked and answers, breaks off or stays silent as told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field


@dataclass
class Asked:
    """One request as it arrived. Header names are lower case."""

    method: str
    target: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Peer:
    """Answers every request with `answer`; empty bytes break the connection off, None stays silent until the end."""

    url: str = ""
    answer: bytes | None = b""
    asked: list[Asked] = field(default_factory=list)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)


def an_answer(status: int = 200, body: bytes = b"{}", **headers: str) -> bytes:
    """A whole HTTP response; underscores in header names become hyphens."""
    lines = [f"HTTP/1.1 {status} X", f"Content-Length: {len(body)}", "Connection: close"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


@asynccontextmanager
async def a_peer() -> AsyncIterator[Peer]:
    """A listening peer on a free port of the loopback interface."""
    peer = Peer()
    over = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            peer.asked.append(await _read(reader))
            peer.arrived.set()
            if peer.answer is None:
                await over.wait()
            elif peer.answer:
                writer.write(peer.answer)
                await writer.drain()
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    peer.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield peer
    finally:
        over.set()
        server.close()
        await server.wait_closed()


async def _read(reader: asyncio.StreamReader) -> Asked:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    method, target, _ = head[0].split(" ", 2)
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Asked(method, target, headers, body)
