"""The wire side of a CalDAV account: what the `caldav` library asks, sent as every tool's HTTP exchange is.

Used by the CalDAV store. The library writes the requests and reads the answers; bounds, time limits and what a failure
means are those of tools/exchange.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from xml.etree import ElementTree

import httpx
from caldav.async_davclient import AsyncDAVClient
from caldav.response import DAVResponse

from steward.contracts.certificates import certificates
from steward.contracts.errors import ToolFailed
from steward.contracts.redaction import REDACTOR
from steward.tools.exchange import Exchange, Reply

_PORTS = {"http": 80, "https": 443}


class DavClient(AsyncDAVClient):
    """A client of one account. `request` is where the library sends everything it reads."""

    def __init__(self, url: str, user: str | None, password: str | None, timeout_s: float, user_agent: str) -> None:
        # No look-up in the DNS, no waiting of its own: the address is configured and retries belong to Temporal.
        super().__init__(url=url, enable_rfc6764=False, rate_limit_handle=False)
        self._origin = _origin_of(url)
        self._name = f"the calendar at {self._origin[1]}"
        REDACTOR.learn([password] if password else [])
        auth = httpx.BasicAuth(user, password) if user is not None and password is not None else None
        agent = {"User-Agent": user_agent}
        self._reads = httpx.AsyncClient(auth=auth, timeout=timeout_s, headers=agent, verify=certificates())
        # A kept connection that the server has just closed would make an effect look like an unknown outcome.
        limits = httpx.Limits(max_keepalive_connections=0)
        self._effects = httpx.AsyncClient(
            auth=auth, timeout=timeout_s, headers=agent, limits=limits, verify=certificates()
        )

    async def request(
        self,
        url: str,
        method: str = "GET",
        body: str = "",
        headers: Mapping[str, str] | None = None,
        rate_limit_time_slept: float = 0,
    ) -> DAVResponse:
        """Send a read and parse its answer. Raises as `Exchange.send` does for a read, and ToolFailed when what came is
        not XML."""
        exchange = Exchange(self._name, True)
        # Of properties it asks with an address of its own kind.
        request = self._reads.build_request(method, self._checked(str(url)), content=body, headers=dict(headers or {}))
        reply = await exchange.send(self._reads, request)
        try:
            ElementTree.fromstring(reply.body)
        except (ElementTree.ParseError, ValueError, LookupError) as error:
            raise exchange.after_sending(f"{self._name} answered with something else", permanent=True) from error
        content_type = {"Content-Type": "application/xml"}
        return DAVResponse(httpx.Response(reply.status, headers=content_type, content=reply.body), self)

    async def fetch(self, url: str) -> bytes:
        """What lies at an address. Raises as `Exchange.send`, `NotThere` among them."""
        request = self._reads.build_request("GET", self._checked(url))
        return (await Exchange(self._name, True).send(self._reads, request)).body

    async def capabilities(self, url: str) -> frozenset[str]:
        """What the server can do at an address (RFC 4918, 10.1), in small letters; nothing where it does not say.
        Raises as `Exchange.send`."""
        request = self._reads.build_request("OPTIONS", self._checked(url))
        try:
            reply = await Exchange(self._name, True).send(self._reads, request)
        except ToolFailed:
            return frozenset()
        return frozenset(one.strip().casefold() for one in reply.headers.get("DAV", "").split(","))

    async def store_new(self, url: str, body: bytes) -> Reply:
        """Put something where nothing lies yet (RFC 9110, If-None-Match: *). Raises as `Exchange.send`; ToolFailed when
        something lies there."""
        headers = {"Content-Type": "text/calendar; charset=utf-8", "If-None-Match": "*"}
        request = self._effects.build_request("PUT", self._checked(url), content=body, headers=headers)
        return await Exchange(self._name, False).send(self._effects, request)

    async def replace(self, url: str, body: bytes, etag: str | None) -> Reply:
        """Put something in the place of the version of that etag. Raises as `store_new`; ToolFailed when another
        version lies there by now."""
        headers = {"Content-Type": "text/calendar; charset=utf-8", **_if_still(etag)}
        request = self._effects.build_request("PUT", self._checked(url), content=body, headers=headers)
        return await Exchange(self._name, False).send(self._effects, request)

    async def remove(self, url: str, etag: str | None) -> Reply:
        """Delete what lies at an address. Raises as `replace`."""
        request = self._effects.build_request("DELETE", self._checked(url), headers=_if_still(etag))
        return await Exchange(self._name, False).send(self._effects, request)

    async def aclose(self) -> None:
        """Close the connections."""
        await self._reads.aclose()
        await self._effects.aclose()
        await self.close()

    def _checked(self, url: str) -> str:
        """An address the server named. The password goes to the account's own scheme, host and port and nowhere else:
        what another place is, the server's word alone says (RFC 6454 calls the three an origin).

        Raises:
            ToolFailed: it is another origin, or no address.
        """
        origin = _origin_of(url)
        if origin != self._origin:
            scheme, host, port = origin
            raise ToolFailed(
                f"{self._name} leads to {scheme}://{host}:{port}, which does not get its password; if it is the right"
                " one, give it as the `url` of the account"
            )
        return url


def _if_still(etag: str | None) -> dict[str, str]:
    return {"If-Match": etag} if etag else {}


def _origin_of(url: str) -> tuple[str, str, int]:
    """Scheme, host and port, as the HTTP client reads them."""
    try:
        read = httpx.URL(url)
    except httpx.InvalidURL as error:
        raise ToolFailed(f"the calendar leads to something that is no address: {error}") from error
    return read.scheme, read.host, read.port or _PORTS.get(read.scheme, 0)
