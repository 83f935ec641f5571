"""Ends a live view (server-sent events, at whatever door) soon after the credentials it was opened with: a key was
revoked, a token expired, a session was signed out, a chat user is paired no more.

A door that has found out who asks leaves on the request how to find that out again (`hold`). When the credentials have
ended the door is canceled. The caller sees the end of the stream, and a refusal when they come back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from steward.api.credentials.identity import Principal
from steward.contracts.errors import StewardError, Unavailable

_log = logging.getLogger(__name__)

LOOK_S: Final = 2.0
"""Between two looks at the credentials of one live view."""
_END: Final[Message] = {"type": "http.response.body", "body": b"", "more_body": False}


@dataclass(frozen=True, slots=True)
class _Held:
    principal: Principal
    again: Callable[[], Awaitable[Principal]]


def hold(request: Request, principal: Principal, again: Callable[[], Awaitable[Principal]]) -> None:
    """Note who asks, and how to find it out again: `again` raises as `Identity.authenticate` does."""
    request.state.held = _Held(principal, again)


async def while_good(request: Request, work: Coroutine[Any, Any, None]) -> None:
    """Do the work to its end, or until the credentials of the request that began it have ended."""
    held = request.state.held
    assert isinstance(held, _Held)
    both = {asyncio.ensure_future(work), asyncio.ensure_future(_until_ended(held))}
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        await asyncio.wait(both)


class EndWithCredentials:
    """Lets no stream of events outlive its caller's credentials by more than a few seconds."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        scope.setdefault("state", {})  # Requests that are made of a copy of the scope share it.
        stream = _Stream(scope, send)
        try:
            await self._app(scope, receive, stream.send)
        except asyncio.CancelledError:
            if not stream.over:
                raise
        finally:
            await stream.close()


class _Stream:
    """What is sent for one request. Once its credentials have ended (`over`) its door is canceled, as at the end of the
    server, and nothing is sent any more but the end."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.over = False
        self._scope = scope
        self._send = send
        self._serving = asyncio.current_task()
        self._watching: asyncio.Task[None] | None = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start" and _is_stream(message):
            held = self._scope["state"].get("held")
            if isinstance(held, _Held):
                self._watching = asyncio.create_task(self._watch(held))
        elif self._watching is not None and not message.get("more_body", False):
            self._watching.cancel()
        if not self.over:
            await self._send(message)

    async def close(self) -> None:
        """Stop watching, and end what the door could not end itself."""
        if self._watching is None:
            return
        self._watching.cancel()
        if self.over and self._serving is not None:
            self._serving.uncancel()
            await self._send(_END)

    async def _watch(self, held: _Held) -> None:
        try:
            await _until_ended(held)
        except asyncio.CancelledError:
            return
        except Exception:
            _log.exception("the credentials of a live view could not be looked at")
        self.over = True
        if self._serving is not None:
            self._serving.cancel()


async def _until_ended(held: _Held) -> None:
    """Until the credentials are good no more. That nobody can tell right now is no end."""
    while True:
        await asyncio.sleep(LOOK_S)
        try:
            if await held.again() != held.principal:
                return
        except Unavailable:
            continue
        except StewardError:
            return


def _is_stream(start: Message) -> bool:
    return any(
        name.lower() == b"content-type" and value.lower().startswith(b"text/event-stream")
        for name, value in start.get("headers", ())
    )
