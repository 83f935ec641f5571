"""Whether a planner backend is asked at all: one breaker per backend. Called by the chain.

closed: it is asked. open: it failed too often, or said when to come back, and rests. half_open: it failed too often,
and the rest is over: one request tries it while the others still pass it by. A backend that never rests goes from
closed to half_open and is tried by every request.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from steward.contracts.planner_health import BackendHealth, BreakerState

_LONGEST_REST_S: Final = 600.0


class Breaker:
    """Not thread-safe; lives on one event loop. `clock` is in seconds. Without `rests`, nothing is ever refused."""

    def __init__(self, trip_after: int, rest_s: float, clock: Callable[[], float], *, rests: bool = True) -> None:
        self._trip_after = trip_after
        self._rest_s = rest_s
        self._clock = clock
        self._rests = rests
        self._failures = 0
        self._reason: str | None = None
        self._rests_until: float | None = None
        self._tried = False

    @property
    def state(self) -> BreakerState:
        """The state at this moment."""
        if self._rests_until is None:
            return BreakerState.CLOSED
        return BreakerState.OPEN if self._clock() < self._rests_until else BreakerState.HALF_OPEN

    def health(self, backend: str) -> BackendHealth:
        """What there is to say about a backend of that name."""
        rest = max(0.0, self._rests_until - self._clock()) if self._rests_until is not None else 0.0
        return BackendHealth(
            backend=backend, state=self.state, failures=self._failures, reason=self._reason, rests_for_s=rest
        )

    def refusal(self) -> str | None:
        """Why the backend is not to be asked now; None when it is."""
        if not self._rests:
            return None
        if self.state is BreakerState.OPEN:
            return f"resting after {self._failures} failures in a row; the last: {self._reason}"
        if self.state is BreakerState.HALF_OPEN and self._tried:
            return f"being tried by another request after {self._failures} failures in a row; the last: {self._reason}"
        return None

    @contextmanager
    def asked(self) -> Iterator[None]:
        """Around an attempt, however it ends; while the rest is over, no second one is let in."""
        first = not self._tried
        self._tried = True
        try:
            yield
        finally:
            if first:
                self._tried = False

    def succeeded(self) -> None:
        """The backend answered."""
        self._failures, self._reason, self._rests_until = 0, None, None

    def failed(self, reason: str, rest_s: float | None = None) -> str:
        """The backend failed; gives `reason` back. `rest_s` makes it rest at once, for ten minutes at most."""
        self._failures += 1
        self._reason = reason
        tripped = self._failures >= self._trip_after
        if not self._rests:
            self._rests_until = self._clock() if tripped else None
        elif rest_s is not None:
            self._rests_until = self._clock() + min(rest_s, _LONGEST_REST_S)
        elif tripped:
            self._rests_until = self._clock() + self._rest_s
        return reason
