"""What became of each request of one connection: whether it was written, and what the server said to its own HTTP POST.

The SDK says neither: a POST that is refused and an error that the server itself has said look the same to a caller,
and all calls of a connection end alike. Here each request is followed by its JSON-RPC id, from the write stream
(streams.py) to the HTTP client, so that a verdict rests on that very request. What cannot be followed stays unknown.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, Final

import httpx2

from steward.tools.exchange import retry_after

SESSION_HEADER: Final = "Mcp-Session-Id"
_NOT_SENT: Final = (
    httpx2.ConnectError,
    httpx2.ConnectTimeout,
    httpx2.PoolTimeout,
    httpx2.ProxyError,
    httpx2.UnsupportedProtocol,
)
"""Raised before the first byte of a request is written."""


@dataclass
class SentRequest:
    """One request. `status` is that of its own POST; None over standard streams, or while there is no answer."""

    written: bool = False
    """Handed to the transport."""
    posted: bool = False
    """Its POST has begun."""
    unconnected: bool = False
    """Its POST found no connection to send anything through."""
    given_up: bool = False
    """Told as never sent: a POST of it may not begin any more."""
    status: int | None = None
    in_session: bool = False
    """Its POST named a session of the server's."""
    retry_after_s: int | None = None


_followed: ContextVar[SentRequest | None] = ContextVar("followed", default=None)


@dataclass
class SentRequests:
    """The requests of one connection that are under way and followed."""

    over_http: bool
    in_session: bool = False
    """Whether the server keeps a session, which it may forget."""
    last_status: int | None = None
    """The last refusal over HTTP, for an operator; no verdict rests on it."""
    _by_id: dict[int | str, SentRequest] = field(default_factory=dict)

    @contextlib.contextmanager
    def follow(self) -> Iterator[SentRequest]:
        """Follow the first request that is written inside."""
        request = SentRequest()
        token = _followed.set(request)
        try:
            yield request
        finally:
            _followed.reset(token)
            for key in [key for key, known in self._by_id.items() if known is request]:
                del self._by_id[key]

    def writing(self, request_id: int | str) -> None:
        """A request is handed to the transport, by the task that waits for its answer."""
        request = _followed.get()
        if request is not None and not request.written:
            request.written = True
            self._by_id[request_id] = request

    def was_sent(self, request: SentRequest) -> bool:
        """Whether any of it may have reached the server. From a False on, nothing of it will."""
        may_have = request.posted and not request.unconnected if self.over_http else request.written
        request.given_up = request.given_up or not may_have
        return may_have

    def of_post(self, post: httpx2.Request) -> SentRequest | None:
        """The request that a POST carries, if it is followed."""
        if post.method != "POST" or not self._by_id:
            return None
        try:
            message: Any = json.loads(post.content)
        except (ValueError, RecursionError, httpx2.RequestNotRead):
            return None
        # A response of ours carries an id too: that of a request of the server's.
        is_request = isinstance(message, dict) and "method" in message and isinstance(message.get("id"), int | str)
        return self._by_id.get(message["id"]) if is_request else None


class FollowingClient(httpx2.AsyncClient):
    """The HTTP client of one connection: notes what becomes of each POST."""

    def __init__(self, requests: SentRequests, **settings: Any) -> None:
        super().__init__(**settings)
        self._requests = requests

    async def send(self, request: httpx2.Request, **options: Any) -> httpx2.Response:
        """As httpx2 does."""
        in_session = SESSION_HEADER in request.headers
        self._requests.in_session = self._requests.in_session or in_session
        sent = self._requests.of_post(request)
        if sent is None:
            response = await super().send(request, **options)
        else:
            response = await self._followed(sent, request, options)
            sent.in_session = in_session
        if request.method == "POST" and response.status_code >= 400:
            self._requests.last_status = response.status_code
        return response

    async def _followed(self, sent: SentRequest, request: httpx2.Request, options: dict[str, Any]) -> httpx2.Response:
        if sent.given_up:
            raise httpx2.ConnectError("the request was given up before it was sent", request=request)
        first, sent.posted = not sent.posted, True
        try:
            response = await super().send(request, **options)
        except _NOT_SENT:
            sent.unconnected = first
            raise
        sent.status = response.status_code
        sent.retry_after_s = retry_after(response.headers.get("Retry-After"))
        return response
