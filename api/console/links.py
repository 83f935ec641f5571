"""One-time links: who starts Steward signs in to its console without typing a token.

A link lives for minutes in the memory of the process that made it, works once, and stands for the credentials it was
asked for with. `steward up` prints one; it runs one API process.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from typing import Final

LIFE_S: Final = 600
_MOST: Final = 100


class OneTimeLinks:
    """At most a hundred at a time; the oldest goes first."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._bearers: dict[bytes, tuple[float, str]] = {}

    def make(self, bearer: str) -> str:
        """The secret of a new link that stands for these credentials."""
        secret = secrets.token_urlsafe(32)
        self._drop_old()
        while len(self._bearers) >= _MOST:
            del self._bearers[next(iter(self._bearers))]
        self._bearers[_hash(secret)] = (self._clock() + LIFE_S, bearer)
        return secret

    def take(self, secret: str) -> str | None:
        """The credentials of a link, which works no more from now on; None when it is wrong, used or over."""
        self._drop_old()
        found = self._bearers.pop(_hash(secret), None)
        return None if found is None else found[1]

    def _drop_old(self) -> None:
        now = self._clock()
        for key in [key for key, (ends_at, _) in self._bearers.items() if ends_at <= now]:
            del self._bearers[key]


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
