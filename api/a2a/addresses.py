"""Which addresses this process posts to: public ones, unless the operator allows others.

The address a name resolves to is looked at where the connection is opened, and it is that address which is connected
to: a name that resolves to another one afterwards (DNS rebinding) leads nowhere else.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import httpcore
from httpcore import AsyncNetworkBackend, AsyncNetworkStream

from steward.contracts.errors import BadRequest
from steward.contracts.public_addresses import is_public

_MOST: Final = 2_000
_RESOLVE_S: Final = 5.0


async def check_address(url: str, *, private: bool) -> None:
    """Refuse an address that would not be posted to now.

    Raises:
        BadRequest: it is no URL of http(s), names a user, or leads to an address that is not public.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise _refusal("is no URL") from None
    schemes = ("https", "http") if private else ("https",)
    if len(url) > _MOST or not url.isprintable() or not host or parts.scheme not in schemes:
        raise _refusal(f"must be a URL of {' or '.join(schemes)}")
    if parts.username is not None or parts.password is not None:
        raise _refusal("must not name a user; send credentials as `authentication`")
    if not private:
        await public_addresses(host, port or 443)


async def public_addresses(host: str, port: int) -> list[str]:
    """The addresses of a host, all of which are public.

    Raises:
        BadRequest: it has none, or one that is not.
    """
    try:
        async with asyncio.timeout(_RESOLVE_S):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise _refusal(f"{host[:100]} cannot be resolved") from None
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    if not addresses or not all(is_public(address) for address in addresses):
        raise _refusal(f"{host[:100]} is not a public address")
    return addresses


class PublicNetwork(AsyncNetworkBackend):
    """Connects to public addresses alone, and to the very address that was looked at. TLS still checks the name."""

    def __init__(self) -> None:
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        """Open a connection. Raises BadRequest for a host that is not public."""
        [address, *_] = await public_addresses(host, port)
        return await self._network.connect_tcp(address, port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await self._network.sleep(seconds)


def _refusal(why: str) -> BadRequest:
    line = f"url: {why}"
    return BadRequest(line, errors=[line])
