"""A transport that tells what the SDK's session keeps to itself: when the other side has gone, and which request was
written by whom.

Used by the connection.
"""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Any, Self

import anyio
from mcp.client import Transport
from mcp.client._transport import TransportStreams
from mcp.shared.message import SessionMessage
from mcp_types import JSONRPCRequest

from steward.tools.mcp.mending import mended
from steward.tools.mcp.requests import SentRequests

_MENDED = ("tools/call", "tools/list")
_MOST_UNDER_WAY = 10_000
"""Requests whose answer has not come; of those before nobody waits any more."""


class Watched:
    """Sets `gone` when the messages of `transport` have ended, and tells `requests` of each that is written."""

    def __init__(self, transport: Transport, gone: asyncio.Event, requests: SentRequests) -> None:
        self._transport = transport
        self._gone = gone
        self._requests = requests

    async def __aenter__(self) -> TransportStreams:
        read, write = await self._transport.__aenter__()
        methods: dict[int | str, str] = {}
        return _Reading(read, self._gone, methods), _Writing(write, self._requests, methods)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool | None:
        return await self._transport.__aexit__(kind, error, trace)


class _Reading:
    """The read stream of a transport; its end sets the event. What can be mended of a message is (mending.py)."""

    def __init__(self, stream: Any, gone: asyncio.Event, methods: dict[int | str, str]) -> None:
        self._stream = stream
        self._gone = gone
        self._methods = methods

    @property
    def last_context(self) -> Any:
        return getattr(self._stream, "last_context", None)

    async def receive(self) -> Any:
        try:
            return self._mended(await self._stream.receive())
        except (anyio.EndOfStream, anyio.ClosedResourceError, anyio.BrokenResourceError):
            self._gone.set()
            raise

    def _mended(self, message: Any) -> Any:
        parsed = mended(message, "")
        request = getattr(getattr(parsed, "message", None), "id", None)
        method = "" if request is None else self._methods.pop(request, "")
        return mended(parsed, method) if method else parsed

    async def aclose(self) -> None:
        await self._stream.aclose()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Any:
        try:
            return await self.receive()
        except anyio.EndOfStream:
            raise StopAsyncIteration from None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()


class _Writing:
    """The write stream of a transport. Its sender is the task that waits for the answer."""

    def __init__(self, stream: Any, requests: SentRequests, methods: dict[int | str, str]) -> None:
        self._stream = stream
        self._requests = requests
        self._methods = methods

    async def send(self, message: SessionMessage) -> None:
        if isinstance(message.message, JSONRPCRequest):
            self._requests.writing(message.message.id)
            if message.message.method in _MENDED:
                if len(self._methods) >= _MOST_UNDER_WAY:
                    self._methods.clear()
                self._methods[message.message.id] = message.message.method
        await self._stream.send(message)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()
