"""Bounds on what an MCP server answers over HTTP, which the SDK's transport reads without any.

Used by the way to a server. A JSON body is bounded as a whole; a stream of events has no end, and each event of it is
bounded by the transport. The decoding is that of contracts/bodies.py, so that the SDK meets plain bytes alone.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import cast

import httpx2

from steward.contracts.bodies import BodyDecoder, UnreadableBody


def bounded(limit: int) -> Callable[[httpx2.Response], Awaitable[None]]:
    """A hook for responses: the body that is read afterwards has at most `limit` bytes, else httpx2.StreamError."""

    async def bound(response: httpx2.Response) -> None:
        events = response.headers.get("Content-Type", "").lower().startswith("text/event-stream")
        stream = cast(httpx2.AsyncByteStream, response.stream)
        response.stream = _Bounded(stream, response.headers.get("Content-Encoding"), None if events else limit)
        response.headers.pop("Content-Encoding", None)

    return bound


class _Bounded(httpx2.AsyncByteStream):
    """A body as it is read, unpacked."""

    def __init__(self, stream: httpx2.AsyncByteStream, encoding: str | None, limit: int | None) -> None:
        self._stream = stream
        self._encoding = encoding
        self._limit = limit

    async def __aiter__(self) -> AsyncIterator[bytes]:
        try:
            decoder = BodyDecoder(self._encoding, self._limit)
            async for chunk in self._stream:
                for piece in decoder.pieces(chunk):
                    yield piece
            decoder.end()
        except UnreadableBody as error:
            raise httpx2.StreamError(str(error)) from error

    async def aclose(self) -> None:
        await self._stream.aclose()
