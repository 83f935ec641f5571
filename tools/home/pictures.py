"""Addresses of a camera's picture and stream at Steward's own API, for a browser. Built by workers; used by the tool.

Home Assistant's token for a camera opens it to whoever reads the address, wherever that was copied to: it stays inside.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from steward.contracts.camera_ticket import LIFETIME_S, PATH, CameraTicket, sign
from steward.contracts.owner import Owner


@dataclass(frozen=True, slots=True)
class CameraDoor:
    """`base` is where users reach the API; `token` is what Steward logs in to Home Assistant with, and signs with."""

    base: str
    token: str = field(repr=False)
    clock: Callable[[], float] = time.time

    def addresses(self, owner: Owner, camera: str) -> tuple[str, str]:
        """Of the live stream (MJPEG) and of the picture, for this user and some minutes."""
        expires_at = int(self.clock()) + LIFETIME_S
        ticket = sign(CameraTicket(owner=owner, camera=camera, expires_at=expires_at), self.token)
        return f"{self.base}{PATH}/{ticket}/stream", f"{self.base}{PATH}/{ticket}"
