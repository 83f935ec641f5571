"""RateLimitStore: how often each subject was served lately, counted once for all processes. Used by the gateway."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from steward.contracts.owner import Owner
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("rate_limits")
_SWEEP_EVERY_S: Final = 600.0


@dataclass(frozen=True, slots=True)
class Taken:
    """Per window: how many requests lie in it, this one included if it was counted, and the seconds until one more may
    come. `wait_s` is 0 when it was counted."""

    wait_s: float
    used: list[int]
    resets_s: list[float]


class RateLimitStore:
    """Every call raises Unavailable while PostgreSQL is away."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._swept_at = -_SWEEP_EVERY_S

    async def take(
        self, kind: str, tenant_id: str, subject: str, limits: Sequence[int], windows_s: Sequence[float]
    ) -> Taken:
        """Count a request of this subject, unless one of its windows is full. Where the connection is lost in between
        it may be counted twice."""
        row = await self._database.fetchrow(_Q["take"], kind, tenant_id, subject, list(limits), list(windows_s))
        assert row is not None
        now = time.monotonic()
        if now - self._swept_at >= _SWEEP_EVERY_S:
            self._swept_at = now
            await self._database.execute(_Q["sweep"])
        return Taken(**dict(row))

    async def call_at_limit(self, owner: Owner, conversation_id: str, window_s: float, limit: int) -> float | None:
        """Seconds since the tool call of the conversation that is the `limit`-th newest, if that lies in the window."""
        age_s: float | None = await self._database.fetchval(
            _Q["call_at_limit"], *owner.ids, conversation_id, window_s, limit
        )
        return age_s
