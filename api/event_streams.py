"""A stream of server-sent events that gives its place back however it ends. Used by the doors that have one."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from typing import Final

from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.types import Receive, Scope, Send

_PING_S: Final = 15


def draft_event(text: str) -> ServerSentEvent:
    """An answer as far as it is written, marked as what it is."""
    return ServerSentEvent(json.dumps({"text": text, "provisional": True}, ensure_ascii=False), event="draft")


async def _in_lines(content: AsyncIterator[ServerSentEvent]) -> AsyncIterator[bytes]:
    """The events with plain line ends: some clients find the end of an event by two of these alone."""
    async for event in content:
        yield event.encode().replace(b"\r\n", b"\n")


class LiveView(EventSourceResponse):
    """A stream of events that gives its place back however it ends, also when its caller is gone before it began."""

    def __init__(self, content: AsyncIterator[ServerSentEvent], close: Callable[[], None]) -> None:
        super().__init__(_in_lines(content), ping=_PING_S, headers={"Cache-Control": "no-store"}, sep="\n")
        self._close = close

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stream, then give the place back."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._close()
