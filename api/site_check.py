"""The application's outermost check: a Host or Origin that is not of the header's form is a 400 at every address.

Nothing else looks at such a request (RFC 9112, 3.2).
"""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from steward.api.credentials.sites import host_of, host_of_origin
from steward.api.errors import problem_response
from steward.contracts.errors import BadRequest, ErrorCode


class WellFormedSites:
    """Answers a malformed Host or Origin, or more than one of them, with 400."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] == "http":
            try:
                _check(scope)
            except BadRequest as error:
                await problem_response(error.code, error.detail, scope["path"])(scope, receive, send)
                return
        await self._app(scope, receive, send)


def _check(scope: Scope) -> None:
    for name, read in ((b"host", host_of), (b"origin", host_of_origin)):
        given = [value for header, value in scope["headers"] if header == name]
        if len(given) > 1:
            raise BadRequest(f"{name.decode().capitalize()}: must be given once", code=ErrorCode.INVALID_REQUEST)
        for value in given:
            read(value.decode("latin-1"))
