"""Which IP addresses are public, for everything that connects to an address that somebody else names. Pure."""

from __future__ import annotations

import ipaddress
from typing import Final

_GLOBAL_UNICAST: Final = ipaddress.IPv6Network("2000::/3")
"""All that IANA has given out of IPv6: site-local, unique local and every other kind lie elsewhere."""
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
_COMPATIBLE: Final = ipaddress.IPv6Network("::/96")
"""Both hold an IPv4 address in their last 32 bits (RFC 6052; RFC 4291, 2.5.5.1)."""
_SPECIAL: Final = tuple(
    ipaddress.ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "3fff::/20")
)
"""Of IANA's registries of special purposes, what Python's list has not, or not in every version."""


def is_public(address: str) -> bool:
    """Whether an IP address is a public unicast one; an IPv4 address within an IPv6 one is judged as itself."""
    ip = _inner(ipaddress.ip_address(address.partition("%")[0]))
    if ip.version == 6 and ip not in _GLOBAL_UNICAST:
        return False
    special = any(ip.version == network.version and ip in network for network in _SPECIAL)
    return ip.is_global and not (special or ip.is_multicast or ip.is_reserved or ip.is_unspecified)


def _inner(ip: ipaddress.IPv4Address | ipaddress.IPv6Address) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    if isinstance(ip, ipaddress.IPv4Address):
        return ip
    if ip in _NAT64 or ip in _COMPATIBLE:
        return ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None) or ip
