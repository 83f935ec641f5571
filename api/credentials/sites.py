"""Which site a request was sent to, and from which site's page: Host, Origin and Sec-Fetch-*, read strictly.

Used by `api.site_check`, at every address, and by the doors that read bodies. Knows no credentials.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping
from typing import Final

from steward.config.addresses import is_loopback
from steward.contracts.errors import BadRequest, Forbidden

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


def check_own_page(method: str, headers: Mapping[str, str]) -> None:
    """Nothing, for a program and for a page of the very address that was asked (names in lower case). Without
    credentials this is all that keeps the pages a browser shows from acting for whoever sits at this machine.

    A link that is followed comes from any page; it only looks. Programs send neither Origin nor Sec-Fetch-Site, and
    pages cannot leave them out.

    Raises:
        Forbidden: a page of another host, port or scheme asks, or one that reached this machine by another name.
        BadRequest: Host or Origin is malformed.
    """
    host = host_of(headers.get("host", "localhost"))
    if not is_loopback(host):
        raise Forbidden(f"without a token only a loopback address is served, not {host}")
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    follows_link = (
        method == "GET"
        and headers.get("sec-fetch-mode") == "navigate"
        and headers.get("sec-fetch-dest") == "document"
        and origin is None
    )
    if not follows_link and (site not in (None, "same-origin", "none") or not _is_own(origin, headers)):
        raise Forbidden(
            "this did not come from a page of this address: pages of other addresses and ports are refused; set"
            " STEWARD_API_TOKEN to allow callers"
        )


def is_from_page(headers: Mapping[str, str]) -> bool:
    """Whether a page in a browser made the request (names in lower case)."""
    return "origin" in headers or "sec-fetch-site" in headers


def _is_own(origin: str | None, headers: Mapping[str, str]) -> bool:
    if origin is None:
        return True
    host_of_origin(origin)
    return origin.partition("://")[2].lower() == headers.get("host", "").lower() != ""


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
