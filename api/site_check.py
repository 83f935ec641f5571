"""Where a request comes from, checked before any door looks at it.

A Host or Origin that is not of the header's form is a 400 at every address (RFC 9112, 3.2), and so is a header given
twice that has one value (RFC 9110, 5.3): a proxy in front may have checked the other one. Where no credentials are
needed, what a page of another address asks is a 403 at every address.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from steward.api.credentials.sites import check_own_page, host_of, host_of_origin
from steward.api.errors import problem_response
from steward.contracts.errors import BadRequest, ErrorCode, StewardError

_READ: Final = {b"host": host_of, b"origin": host_of_origin}
_ONCE: Final = frozenset(
    (
        *(*_READ, b"authorization", b"content-encoding", b"content-length", b"content-type", b"cookie"),
        *(b"idempotency-key", b"last-event-id", b"mcp-protocol-version", b"mcp-session-id", b"sec-fetch-site"),
        *(b"steward-conversation", b"steward-user", b"x-csrf-token", b"x-steward-external-id", b"x-steward-gateway"),
    )
)
"""Headers of one value. Lists, such as Accept, Prefer and Forwarded, may come in several lines."""


class CheckSites:
    """Answers a malformed Host or Origin, or a header that may not be given twice and is, with 400; `own_pages_alone`:
    a page of another address with 403."""

    def __init__(self, app: ASGIApp, *, own_pages_alone: bool) -> None:
        self._app = app
        self._own_pages_alone = own_pages_alone

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] == "http":
            try:
                _check_form(scope)
                if self._own_pages_alone:
                    check_own_page(scope["method"], Headers(scope=scope))
            except StewardError as error:
                await problem_response(error.code, error.detail, scope["path"])(scope, receive, send)
                return
        await self._app(scope, receive, send)


def _check_form(scope: Scope) -> None:
    counted = Counter(name for name, _ in scope["headers"] if name in _ONCE)
    for name, count in counted.items():
        if count > 1:
            raise BadRequest(f"{name.decode().title()}: must be given once", code=ErrorCode.INVALID_REQUEST)
    for name, value in scope["headers"]:
        if name in _READ:
            _READ[name](value.decode("latin-1"))
