"""Sliding-window rate limits per tenant and user, kept in this process.

Asked by the gateway before a request opens a problem or replies to one; reads and decisions are never limited.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from contracts.errors import TooManyRequests

Counted: TypeAlias = Literal["requests", "events"]
_MINUTE: Final = 60.0
_HOUR: Final = 3600.0
_SWEEP_ABOVE: Final = 10_000


class RateLimits:
    """At most `per_minute` and `per_hour` requests of one user. `clock` counts seconds."""

    def __init__(self, per_minute: int, per_hour: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_minute = per_minute
        self._per_hour = per_hour
        self._clock = clock
        self._seen: dict[tuple[Counted, str, str], deque[float]] = {}

    def take(self, tenant_id: str, user_id: str, of: Counted = "requests") -> None:
        """Count one request, or one event of this user's: each kind for itself.

        Raises:
            TooManyRequests: with the seconds until the next one is allowed; a refused request is not counted.
        """
        now = self._clock()
        if len(self._seen) > _SWEEP_ABOVE:
            self._sweep(now)
        times = self._seen.setdefault((of, tenant_id, user_id), deque())
        while times and times[0] <= now - _HOUR:
            times.popleft()
        waits = [self._wait(times, self._per_minute, _MINUTE, now), self._wait(times, self._per_hour, _HOUR, now)]
        if wait := max(waits):
            raise TooManyRequests(
                f"at most {self._per_minute} requests a minute and {self._per_hour} an hour",
                retry_after_s=math.ceil(wait),
            )
        times.append(now)

    @staticmethod
    def _wait(times: deque[float], limit: int, window: float, now: float) -> float:
        """Seconds until fewer than `limit` requests lie within the window; 0 when that is so now."""
        if len(times) < limit:
            return 0.0
        return max(0.0, times[-limit] + window - now)

    def _sweep(self, now: float) -> None:
        """Forget users who were quiet for an hour, so that memory does not grow with every user ever seen."""
        self._seen = {who: times for who, times in self._seen.items() if times and times[-1] > now - _HOUR}
