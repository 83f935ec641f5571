"""A small keep-alive HTTP/1.1 caller, so that the benchmark's own client costs little beside what it measures."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from typing import Any

IDLE_S = 2.0
"""A connection that was idle longer may be closed by the server at any moment; it is not used again."""


class Caller:
    """Posts and gets JSON; keeps the connections it opened."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter, float]] = []

    async def post(self, path: str, body: dict[str, Any], headers: Mapping[str, str] | None = None) -> dict[str, Any]:
        """The JSON answer; of 202 what is known so far. Raises RuntimeError for any other status but 200."""
        return await self._ask("POST", path, json.dumps(body).encode(), headers or {})

    async def get(self, path: str, headers: Mapping[str, str] | None = None) -> dict[str, Any]:
        """The JSON answer. Raises RuntimeError for any other status but 200."""
        return await self._ask("GET", path, b"", headers or {})

    async def replay(self, path: str) -> str:
        """All that an event stream says until it ends by itself."""
        reader, writer = await asyncio.open_connection(self._host, self._port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        if _status(head) != 200:
            raise RuntimeError(head.decode())
        said = b""
        while size := int(await reader.readline(), 16):
            said += (await reader.readexactly(size + 2))[:size]
        writer.close()
        return said.decode()

    async def _ask(self, method: str, path: str, data: bytes, headers: Mapping[str, str]) -> dict[str, Any]:
        reader, writer = await self._connection()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        head += "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        raw = await reader.readuntil(b"\r\n\r\n")
        status = _status(raw)
        answered = dict(line.lower().split(b": ", 1) for line in raw.split(b"\r\n")[1:] if line)
        length = int(answered[b"content-length"])
        answer = json.loads(await reader.readexactly(length))
        self._idle.append((reader, writer, time.monotonic()))
        if status not in (200, 202):
            raise RuntimeError(f"HTTP {status}: {answer}")
        return dict(answer)

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while self._idle:
            reader, writer, since = self._idle.pop()
            if time.monotonic() - since < IDLE_S:
                return reader, writer
            writer.close()
        return await asyncio.open_connection(self._host, self._port)

    async def close(self) -> None:
        """Close every connection."""
        for _, writer, _ in self._idle:
            writer.close()
            await writer.wait_closed()


def _status(head: bytes) -> int:
    return int(head.split(b" ", 2)[1])
