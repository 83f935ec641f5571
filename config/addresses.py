"""What a host name says of who can reach it. For the settings, the API and the command line; resolves nothing."""

from __future__ import annotations

import ipaddress


def is_loopback(host: str) -> bool:
    """True when only this machine can reach `host`."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
