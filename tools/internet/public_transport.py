"""A transport of HTTP that connects to public addresses alone, for whatever fetches from or posts to an address that a
user or a document names.

The address that is connected to is the very one that was looked at: a name that resolves to another one afterwards (DNS
rebinding) leads nowhere else. TLS still checks the name.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Final

import httpx

from steward.contracts.errors import ToolFailed, ToolUnavailable
from steward.contracts.public_addresses import is_public

_RESOLVE_S: Final = 5.0


class PublicTransport(httpx.AsyncBaseTransport):
    """Over `inner`. `setting` names what allows other addresses, for the refusal."""

    def __init__(self, inner: httpx.AsyncBaseTransport, setting: str) -> None:
        self._inner = inner
        self._setting = setting

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Connect and send. Raises ToolFailed, or ToolUnavailable when the name cannot be resolved now."""
        host, port = request.url.host, request.url.port or (443 if request.url.scheme == "https" else 80)
        address = await _public_address(host, port, self._setting)
        return await self._inner.handle_async_request(
            httpx.Request(
                request.method,
                request.url.copy_with(host=address),
                headers=request.headers,
                stream=request.stream,
                extensions={**request.extensions, "sni_hostname": host},
            )
        )

    async def aclose(self) -> None:
        """Close what is within."""
        await self._inner.aclose()


async def _public_address(host: str, port: int, setting: str) -> str:
    """An address of a host, all of which are public. Raises ToolFailed, or ToolUnavailable when it has none now."""
    try:
        async with asyncio.timeout(_RESOLVE_S):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise ToolUnavailable(f"{host[:100]} cannot be resolved") from None
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    if not addresses or not all(is_public(address) for address in addresses):
        raise ToolFailed(f"{host[:100]} is not a public address ({setting} allows others)")
    return addresses[0]
