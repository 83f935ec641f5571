"""ActivityStore: how much is asked of a tenant's Steward, how long it takes, what is decided. For the console's charts.

Reads only. Each query is bounded: it looks at the newest rows, which a primary key finds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final

from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("activity")
MOST_PROBLEMS: Final = 20_000
"""How many of the newest problems of all tenants are looked at."""
MOST_EVENTS: Final = 50_000
"""The same of events."""


@dataclass(frozen=True, slots=True)
class Hour:
    """What was asked in an hour, counted from the first (0). `half_s` and `most_s` are the seconds within which half
    and 95 % of the problems ended that waited for nobody; None where there were none."""

    hour: int
    requests: int
    failed: int
    half_s: float | None
    most_s: float | None


@dataclass(frozen=True, slots=True)
class Waiting:
    """How many approvals wait now, and since when the oldest of their problems does."""

    approvals: int
    since: datetime | None


class ActivityStore:
    """Every statement is bound to one tenant. Every method raises Unavailable without PostgreSQL."""

    def __init__(self, database: Database, most: int = MOST_PROBLEMS, most_events: int = MOST_EVENTS) -> None:
        self._database = database
        self._most = most
        self._most_events = most_events

    async def by_hour(self, tenant_id: str, since: datetime, without_user: str) -> Sequence[Hour]:
        """The hours since then in which something was asked, but by that user."""
        rows = await self._database.fetch(_Q["by_hour"], tenant_id, since, self._most, without_user)
        return [Hour(**dict(row)) for row in rows]

    async def decided(self, tenant_id: str, since: date, timezone: str) -> Mapping[tuple[date, str], int]:
        """How many approvals were decided on each day of that IANA time zone since then, by decision."""
        rows = await self._database.fetch(_Q["by_day"], tenant_id, since, self._most_events, timezone)
        return {(row["day"], row["decision"]): row["approvals"] for row in rows if row["decision"]}

    async def waiting(self, tenant_id: str) -> Waiting:
        """What waits for a decision now."""
        row = await self._database.fetchrow(_Q["waiting"], tenant_id, self._most)
        assert row is not None
        return Waiting(row["approvals"], row["since"])

    async def problems_reach(self) -> datetime | None:
        """From when on `by_hour` knows all; None: from the first on."""
        reached: datetime | None = await self._database.fetchval(_Q["problem_reached"], self._most)
        return reached

    async def events_reach(self) -> datetime | None:
        """From when on `decided` knows all; None: from the first on."""
        reached: datetime | None = await self._database.fetchval(_Q["event_reached"], self._most_events)
        return reached
