"""Which IP addresses are public, for everything that connects to an address that somebody else names. Pure."""

from __future__ import annotations

import ipaddress


def is_public(address: str) -> bool:
    """Whether an IP address is a public unicast one; an IPv4 address within an IPv6 one is judged as itself."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        ip = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None) or ip
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)
