"""How a planner backend stands. The chain of a worker says it, the mirror keeps it, doors show it."""

from __future__ import annotations

from enum import StrEnum

from steward.contracts.base import Message


class BreakerState(StrEnum):
    """How a backend is treated."""

    CLOSED = "closed"
    OPEN = "open"
    HALF_OPEN = "half_open"


class BackendHealth(Message):
    """For an operator: `failures` in a row, `reason` the last one's, `rests_for_s` until it is tried again; 0 for the
    last planner, which is asked however often it fails.
    """

    backend: str
    state: BreakerState
    failures: int
    reason: str | None
    rests_for_s: float
    loading: bool = False
    """Its model is being loaded: others answer until it is there."""
