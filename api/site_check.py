"""Where a request comes from, checked before any door looks at it.

A Host or Origin that is not of the header's form is a 400 at every address (RFC 9112, 3.2). Where no credentials are
needed, what a page of another address asks is a 403 at every address.
"""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from steward.api.credentials.sites import check_own_page, host_of, host_of_origin
from steward.api.errors import problem_response
from steward.contracts.errors import BadRequest, ErrorCode, StewardError


class CheckSites:
    """Answers a malformed Host or Origin, or more than one of them, with 400; `own_pages_alone`: a page of another
    address with 403."""

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
    for name, read in ((b"host", host_of), (b"origin", host_of_origin)):
        given = [value for header, value in scope["headers"] if header == name]
        if len(given) > 1:
            raise BadRequest(f"{name.decode().capitalize()}: must be given once", code=ErrorCode.INVALID_REQUEST)
        for value in given:
            read(value.decode("latin-1"))
