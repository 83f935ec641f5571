"""A raw HTTP/1.1 peer for tests: it records what it was asked and answers, breaks off or stays silent as told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from urllib.parse import parse_qsl, unquote, urlsplit


@dataclass
class Asked:
    """One request as it arrived. Header names are lower case."""

    method: str
    target: str
    headers: dict[str, str]
    body: bytes

    @property
    def path(self) -> str:
        """The target without its query, decoded."""
        return unquote(urlsplit(self.target).path)

    @property
    def query(self) -> dict[str, str]:
        """The parameters of the query, decoded."""
        return dict(parse_qsl(urlsplit(self.target).query, keep_blank_values=True))


@dataclass
class Peer:
    """Answers a request with what `answers` has for its path (or what the function there gives), else with `answer`;
    empty bytes break the connection off, None stays silent until the end."""

    url: str = ""
    answer: bytes | None = b""
    answers: dict[str, bytes | Callable[[Asked], bytes | None] | None] = field(default_factory=dict)
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
    serving: set[asyncio.Task[None] | None] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        serving.add(asyncio.current_task())
        with suppress(OSError, asyncio.IncompleteReadError):
            asked = await read_request(reader)
            peer.asked.append(asked)
            peer.arrived.set()
            answer = peer.answers.get(asked.path, peer.answer)
            if callable(answer):
                answer = answer(asked)
            if answer is None:
                await over.wait()
            elif answer:
                writer.write(answer)
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
        # A connection that is still being closed would be a leak once the loop is gone.
        await asyncio.gather(*(task for task in serving if task is not None))


async def read_request(reader: asyncio.StreamReader) -> Asked:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    method, target, _ = head[0].split(" ", 2)
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Asked(method, target, headers, body)
