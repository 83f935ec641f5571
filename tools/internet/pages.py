"""Fetches pages that somebody names by address, from the public internet alone unless the operator allows more.

The address a name resolves to is looked at where the connection is opened, and it is that address which is connected
to: a name that resolves to another one afterwards leads nowhere else. Redirects are looked at in the same way.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final
from urllib.parse import urljoin

import httpx

from steward.contracts.bodies import ACCEPT_ENCODING, UnreadableBody, read_body
from steward.contracts.certificates import certificates
from steward.contracts.document_limits import MAX_DOCUMENT_BYTES
from steward.contracts.errors import ToolFailed, ToolUnavailable
from steward.tools.exchange import retry_after
from steward.tools.internet.public_transport import PublicTransport

_MAX_REDIRECTS: Final = 4
_TIMEOUT_S: Final = 20.0
_WHOLE_S: Final = 60.0
_ACCEPT: Final = "text/html, text/plain, text/markdown, application/pdf, */*;q=0.5"


@dataclass(frozen=True, slots=True)
class Page:
    """What an address holds. `url` is where it was in the end."""

    url: str
    media_type: str
    data: bytes


class PageReader:
    """`private` lets it reach addresses that are not public, and use plain http."""

    def __init__(self, user_agent: str, *, private: bool = False) -> None:
        self._private = private
        transport: httpx.AsyncBaseTransport = httpx.AsyncHTTPTransport(verify=certificates())
        if not private:
            transport = PublicTransport(transport, "STEWARD_KB_PRIVATE_URLS")
        # No proxy of the environment: it would resolve the names.
        headers = {"User-Agent": user_agent, "Accept": _ACCEPT, "Accept-Encoding": ACCEPT_ENCODING}
        self._client = httpx.AsyncClient(headers=headers, transport=transport, trust_env=False, timeout=_TIMEOUT_S)

    async def aclose(self) -> None:
        """Close the connections."""
        await self._client.aclose()

    def check(self, url: str) -> None:
        """Look at an address as it is written. Raises ToolFailed: it is none that is fetched."""
        schemes = ("https", "http") if self._private else ("https",)
        try:
            parsed = httpx.URL(url)
        except (httpx.InvalidURL, ValueError, UnicodeError):
            raise ToolFailed("it is no address of a page") from None
        if parsed.scheme not in schemes or not parsed.host:
            raise ToolFailed(f"the address must begin with {' or '.join(f'{name}://' for name in schemes)}")
        if parsed.userinfo:
            raise ToolFailed("the address must not name a user")

    async def read(self, url: str) -> Page:
        """The page at an address, followed through redirects.

        Raises:
            ToolFailed: not an address that is fetched, refused (4xx), too large, or redirected too often.
            ToolUnavailable: not reached in time, busy, or failing (5xx); it may be tried again.
        """
        try:
            async with asyncio.timeout(_WHOLE_S):
                for _ in range(_MAX_REDIRECTS + 1):
                    self.check(url)
                    found = await self._once(url)
                    if isinstance(found, Page):
                        return found
                    url = found
        except TimeoutError:
            raise ToolUnavailable(f"the page did not come within {_WHOLE_S:g} s") from None
        raise ToolFailed(f"the page was redirected more than {_MAX_REDIRECTS} times")

    async def _once(self, url: str) -> Page | str:
        """The page, or where it is instead."""
        try:
            async with self._client.stream("GET", url, follow_redirects=False) as response:
                location: str | None = response.headers.get("Location")
                if response.status_code in (301, 302, 303, 307, 308) and location:
                    return urljoin(url, location)
                _check_status(response)
                encoding = response.headers.get("Content-Encoding")
                data = await read_body(encoding, response.aiter_raw(), MAX_DOCUMENT_BYTES)
                return Page(url, response.headers.get("Content-Type", ""), data)
        except UnreadableBody as error:
            raise ToolFailed(f"the page cannot be taken: {error}") from error
        except httpx.InvalidURL as error:
            raise ToolFailed("it is no address of a page") from error
        except httpx.HTTPError as error:
            raise ToolUnavailable(f"the page cannot be reached ({type(error).__name__})") from error


def _check_status(response: httpx.Response) -> None:
    status = response.status_code
    if status in (429, 503):
        wait_s = retry_after(response.headers.get("Retry-After"))
        raise ToolUnavailable(f"the page was answered {status}", retry_after_s=wait_s)
    if status >= 500:
        raise ToolUnavailable(f"the page was answered {status}")
    if not 200 <= status < 300:
        raise ToolFailed(f"the page was answered {status}")
