"""Addresses of MCP servers that a request may name for itself, and the operator's list of them. Pure.

Used where a request comes in and again where its server is spoken to. An address has one reading alone: no user, no
query, no fragment, no escapes and no dot segments, so that what was compared is what is connected to.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

_LONGEST: Final = 2_000
_FORM: Final = re.compile(
    r"(?P<scheme>https?)://(?P<host>[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<path>(?:/[a-z0-9._~-]*)*)",
    re.IGNORECASE,
)
"""`https://tools.example.com/mcp`, `http://127.0.0.1:9000/`; not `https://a@b/`, `https://a/%2e`, `https://a/b?c`."""
_PORTS: Final = {"https": 443, "http": 80}


@dataclass(frozen=True, slots=True)
class McpUrl:
    """An address in its one form: lower case scheme and host, the port named unless it is the scheme's own."""

    scheme: str
    host: str
    port: int
    path: str

    @classmethod
    def read(cls, text: str) -> Self:
        """The address that a text is.

        Raises:
            ValueError: it is none, could be read in two ways, or is plain http to another machine.
        """
        found = _FORM.fullmatch(text) if len(text) <= _LONGEST else None
        if found is None:
            raise ValueError("must be https://host[:port]/path, without user, query, fragment or escapes")
        scheme, host, path = found["scheme"].lower(), found["host"].lower(), found["path"]
        port = int(found["port"] or _PORTS[scheme])
        segments = path.split("/")[1:]
        if not 0 < port < 65536 or "" in segments[:-1] or {".", ".."} & set(segments):
            raise ValueError("must have a port below 65536 and a path without empty or dot segments")
        if scheme == "http" and not _is_loopback(host):
            raise ValueError("must be https, except on this machine")
        return cls(scheme, host, port, path)

    def __str__(self) -> str:
        port = "" if self.port == _PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{self.host}{port}{self.path}"

    def lies_in(self, entry: McpUrl) -> bool:
        """Whether it is the entry of a list, or lies below it: whole segments of the path count, /mcp holds /mcp/a and
        not /mcpa."""
        if (self.scheme, self.host, self.port) != (entry.scheme, entry.host, entry.port):
            return False
        folder = entry.path.rstrip("/")
        return self.path == entry.path or self.path.startswith(f"{folder}/")


def listed_url(text: str, allowed: Sequence[str]) -> str | None:
    """The address in its one form if it is on the list, else None. Raises ValueError as `McpUrl.read` does."""
    url = McpUrl.read(text)
    return str(url) if any(url.lies_in(McpUrl.read(entry)) for entry in allowed) else None


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"
