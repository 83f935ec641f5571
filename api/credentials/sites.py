"""Which site a request was sent to, and from which site's page: the headers Host and Origin, read strictly.

Used by `api.site_check`, which refuses what is malformed at every address, and by `identity`, which judges the sites.
"""

from __future__ import annotations

import ipaddress
import re
from typing import Final

from steward.contracts.errors import BadRequest

_SITE: Final = re.compile(
    r"(?:\[(?P<literal>[0-9A-Fa-f:.]{2,45})\]|(?P<name>[A-Za-z0-9._~!$&'()*+,;=%-]*))(?::[0-9]{0,5})?"
)
"""Matches `localhost:8000`, `[::1]:8000`, `steward.example` and nothing; not `[::1`, `a/b`, `a:b`, `a@b`, `é`."""
_ORIGIN: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")


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
