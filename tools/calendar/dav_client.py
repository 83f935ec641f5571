"""The wire side of a CalDAV account: what the `caldav` library asks, sent as every tool's HTTP exchange is.

Used by the CalDAV store. The library writes the requests and reads the answers; bounds, time limits and what a failure
means are those of tools/exchange.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit
from xml.etree import ElementTree

import httpx
from caldav.async_davclient import AsyncDAVClient
from caldav.response import DAVResponse

from contracts.errors import ToolFailed
from tools.exchange import Exchange, Reply

_SECURE = "https"


class DavClient(AsyncDAVClient):
    """A client of one account. `request` is where the library sends everything it reads."""

    def __init__(self, url: str, user: str | None, password: str | None, timeout_s: float, user_agent: str) -> None:
        # No look-up in the DNS, no waiting of its own: the address is configured and retries belong to Temporal.
        super().__init__(url=url, enable_rfc6764=False, rate_limit_handle=False)
        self._secure = urlsplit(url).scheme == _SECURE
        self._name = f"the calendar at {urlsplit(url).hostname}"
        self._secrets = (password,) if password else ()
        auth = httpx.BasicAuth(user, password) if user is not None and password is not None else None
        agent = {"User-Agent": user_agent}
        self._reads = httpx.AsyncClient(auth=auth, timeout=timeout_s, headers=agent)
        # A kept connection that the server has just closed would make an effect look like an unknown outcome.
        limits = httpx.Limits(max_keepalive_connections=0)
        self._effects = httpx.AsyncClient(auth=auth, timeout=timeout_s, headers=agent, limits=limits)

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
        exchange = Exchange(self._name, True, self._secrets)
        request = self._reads.build_request(method, self._checked(url), content=body, headers=dict(headers or {}))
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
        return (await Exchange(self._name, True, self._secrets).send(self._reads, request)).body

    async def store_new(self, url: str, body: bytes) -> Reply:
        """Put something where nothing lies yet (RFC 9110, If-None-Match: *). Raises as `Exchange.send`; ToolFailed when
        something lies there."""
        headers = {"Content-Type": "text/calendar; charset=utf-8", "If-None-Match": "*"}
        request = self._effects.build_request("PUT", self._checked(url), content=body, headers=headers)
        return await Exchange(self._name, False, self._secrets).send(self._effects, request)

    async def aclose(self) -> None:
        """Close the connections."""
        await self._reads.aclose()
        await self._effects.aclose()
        await self.close()

    def _checked(self, url: str) -> str:
        """The server names addresses of its own, on other hosts too; the password goes nowhere without encryption that
        it would not have gone to before."""
        if self._secure and urlsplit(url).scheme != _SECURE:
            raise ToolFailed(f"{self._name} leads to an address without encryption, which is not followed")
        return url
