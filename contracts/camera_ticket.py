"""Tickets for a camera's picture: what the tool hands out instead of Home Assistant's own token, and the API takes.

Pure. A ticket says whose it is, which camera it opens and until when, signed with a key that workers and API share
without storing it: it is derived from the token both log in to Home Assistant with. A new token ends every ticket.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from typing import Final

from steward.contracts.owner import OwnedMessage

LIFETIME_S: Final = 300
"""How long a ticket opens its camera; as long as Home Assistant keeps a camera's own token."""
PATH: Final = "/home/cameras"
_PURPOSE: Final = b"steward camera ticket 1"
_LONGEST: Final = 2_000


class CameraTicket(OwnedMessage):
    """Who may look through which camera (`camera.front_gate`) until when, in Unix seconds."""

    camera: str
    expires_at: int


def sign(ticket: CameraTicket, token: str) -> str:
    """The ticket as a path segment: letters, digits, `-`, `_` and a dot."""
    message = _text(ticket.model_dump_json().encode())
    return f"{message}.{_signature(message, token)}"


def read(segment: str, token: str, now: float) -> CameraTicket | None:
    """The ticket of a path segment; None when it was not signed with this token, was changed or has expired."""
    message, _, signature = segment.partition(".")
    if len(segment) > _LONGEST or not segment.isascii():
        return None
    if not hmac.compare_digest(signature, _signature(message, token)):
        return None
    ticket = CameraTicket.model_validate(json.loads(base64.urlsafe_b64decode(message + "=" * (-len(message) % 4))))
    return ticket if now < ticket.expires_at else None


def _signature(message: str, token: str) -> str:
    key = hmac.new(token.encode(), _PURPOSE, hashlib.sha256).digest()
    return _text(hmac.new(key, message.encode(), hashlib.sha256).digest())


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
