"""The server's HTTP protocol, used by api.main: bounds for a request's head, and refusals as problem+json.

Beneath the application, which sees a request once its head is whole. uvicorn's own protocol waits for a head for ever
and takes headers without end; what is no HTTP at all it answers in plain text.
"""

from __future__ import annotations

import asyncio
import json
from http import HTTPStatus
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from steward.api.errors import MEDIA_TYPE, problem_document
from steward.contracts.errors import ErrorCode

HEAD_S: Final = 20.0
"""Seconds in which the whole head of a request must be here, from its first byte or the connection's beginning."""
MOST_HEADERS: Final = 100
LARGEST_HEAD: Final = 64 << 10
"""Bytes of the address and all headers together. A token has at most 16 KiB, a cookie 4 KiB."""


class BoundedProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol with bounds."""

    _head_timer: asyncio.TimerHandle | None = None
    _in_head = True
    _unread = 0
    """Bytes since the parser last came to something."""
    _head_bytes = 0
    _refusal: tuple[HTTPStatus, str] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection, whose first request is waited for."""
        super().connection_made(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end of the connection."""
        self._head_is_here()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes of a request, or of several."""
        if self.transport.is_closing():
            return
        self._unread += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._unread > LARGEST_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, f"may have {LARGEST_HEAD} bytes")
        elif self.cycle is None or self.cycle.response_complete:
            # Blank lines between requests end uvicorn's wait for the next one, and begin none.
            self._expect_head()

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self._in_head, self._head_bytes, self._unread = True, 0, 0
        self._expect_head()

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or after a body in chunks a trailer, which nobody here reads."""
        self._count(len(name) + len(value))
        if self._in_head:
            super().on_header(name, value)
            if len(self.headers) > MOST_HEADERS:
                self._stop(f"may have {MOST_HEADERS} headers")

    def on_headers_complete(self) -> None:
        """The whole head."""
        self._in_head, self._unread = False, 0
        self._head_is_here()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The end of a request."""
        self._unread = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Answer a request that cannot be read, and close: nobody knows where the next one begins."""
        if self.transport.is_closing():
            return
        status, detail = self._refusal or (HTTPStatus.BAD_REQUEST, msg)
        document = problem_document(ErrorCode.INVALID_REQUEST, detail, "", {}) | {"status": status.value}
        body = json.dumps(document).encode()
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: {MEDIA_TYPE}\r\nContent-Length: {len(body)}\r\n"
        )
        self.transport.write(f"{head}Connection: close\r\n\r\n".encode() + body)
        self.transport.close()

    def _count(self, size: int) -> None:
        self._unread = 0
        self._head_bytes += size
        if self._head_bytes > LARGEST_HEAD:
            self._stop(f"may have {LARGEST_HEAD} bytes")

    def _stop(self, bound: str) -> None:
        """Have the parser end at once: it calls `send_400_response`."""
        self._refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, f"the address and headers of a request {bound}"
        raise ValueError(bound)

    def _refuse(self, status: HTTPStatus, bound: str) -> None:
        self._refusal = status, f"the address and headers of a request {bound}"
        self.send_400_response("")

    def _expect_head(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(HEAD_S, self._head_is_late)

    def _head_is_here(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _head_is_late(self) -> None:
        self._head_timer = None
        if self.cycle is not None and not self.cycle.response_complete:
            self._expect_head()  # The request before this one is being answered.
        elif not self._in_head or not self._head_bytes:
            self.transport.close()  # Nothing was asked, so nothing is answered.
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, f"must be here within {HEAD_S:g} seconds")
