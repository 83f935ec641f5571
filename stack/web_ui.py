"""Where Temporal's Web UI listens, so that only the API's checked door (`api.console.temporal_ui`) leads to it.

The Web UI believes whatever Host a request names, so a page could reach it by a name that it lets point to this
machine. It is therefore put on a port to which no browser connects (https://fetch.spec.whatwg.org/#port-blocking):
what is left are programs of this machine, which Temporal itself cannot keep out either. Used by the supervisor.
"""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass
from typing import Final

from steward.config.settings import Settings
from steward.stack.console import StackError
from steward.stack.probes import port_taken

LOOPBACK: Final = "127.0.0.1"
BLOCKED_PORTS: Final = (1719, 1720, 1723, 2049, 3659, 4045, 5060, 5061, 6000, 6665, 6666, 6667, 6668, 6669, 6697)
"""Of the standard's list, those that need no privilege and that browsers cannot be told to allow."""
_TRIES: Final = 60


@dataclass(frozen=True, slots=True)
class Unreachable:
    """An address of this machine that no browser connects to."""

    host: str
    port: int

    @property
    def url(self) -> str:
        """For who is no browser."""
        return f"http://{self.host}:{self.port}"


def unreachable() -> Unreachable:
    """One that is free. Raises StackError when there is none."""
    for _ in range(_TRIES):
        found = Unreachable(_loopback_address(), secrets.choice(BLOCKED_PORTS))
        if not port_taken(found.host, found.port):
            return found
    raise StackError("no port is free for Temporal's Web UI", fix="set STEWARD_TEMPORAL_UI=false")


def ui_url(settings: Settings) -> str | None:
    """Where people find the Web UI. None: there is none."""
    return f"http://{LOOPBACK}:{settings.temporal_ui_port}" if settings.shows_temporal_ui else None


def _loopback_address() -> str:
    """Any of Linux's sixteen million, so that several installations do not meet; elsewhere there is one."""
    if sys.platform != "linux":
        return LOOPBACK
    return f"127.{secrets.randbelow(255)}.{secrets.randbelow(255)}.{1 + secrets.randbelow(254)}"
