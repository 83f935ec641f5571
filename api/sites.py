"""Which site a request was sent to, and from which site's page: the headers Host and Origin, read strictly.

A value that is not of the header's form is a 400 at every address, before anything else looks at the request
(RFC 9112, 3.2). Used by the app as its outermost check, and by the identity, which judges the sites.
"""

from __future__ import annotations

import ipaddress
import re
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from api.errors import problem_response
from contracts.errors import BadRequest, ErrorCode

_SITE: Final = re.compile(
    r"(?:\[(?P<literal>[0-9A-Fa-f:.]{2,45})\]|(?P<name>[A-Za-z0-9._~!$&'()*+,;=%-]*))(?::[0-9]{0,5})?"
)
"""Matches `localhost:8000`, `[::1]:8000`, `steward.example` and nothing; not `[::1`, `a/b`, `a:b`, `a@b`, `é`."""
_ORIGIN: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")


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


def host_of(header: str) -> str:
    """The host of a Host header in lower case, without its port; empty when it names none.

    Raises:
        BadRequest: it is no host.
    """
    return _host(header, "Host")


def host_of_origin(header: str) -> str:
    """The host of an Origin header; empty for `null` and for an origin without one.

    Raises:
        BadRequest: it is no origin (RFC 6454, 7).
    """
    if header == "null":
        return ""
    scheme = _ORIGIN.match(header)
    if scheme is None:
        raise _malformed("Origin")
    return _host(header[scheme.end() :], "Origin")


def _check(scope: Scope) -> None:
    for name, read in ((b"host", host_of), (b"origin", host_of_origin)):
        given = [value for header, value in scope["headers"] if header == name]
        if len(given) > 1:
            raise BadRequest(f"{name.decode().capitalize()}: must be given once", code=ErrorCode.INVALID_REQUEST)
        for value in given:
            read(value.decode("latin-1"))


def _host(text: str, header: str) -> str:
    site = _SITE.fullmatch(text)
    if site is None:
        raise _malformed(header)
    literal = site["literal"]
    if literal is None:
        return site["name"].lower()
    try:
        return str(ipaddress.IPv6Address(literal))
    except ValueError:
        raise _malformed(header) from None


def _malformed(header: str) -> BadRequest:
    return BadRequest(f"{header}: is not of the header's form", errors=[f"{header}: is malformed"])
