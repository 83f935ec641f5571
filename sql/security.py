"""SecurityEventStore: what happened that concerns security. Activities add, doors list, a worker drops what is old.

Most events come with a step: what it holds under `security` becomes one in the transaction that records it (migration
0027). `add` is for what happens outside a problem's steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from steward.contracts.owner import Reach
from steward.contracts.security import SecurityEvent
from steward.sql.database import Database
from steward.sql.jsontext import dump_value
from steward.sql.named import load_queries

_Q: Final = load_queries("security")


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """An event on record."""

    id: int
    user_id: str
    kind: str
    problem_id: int | None
    family: str
    place: str
    detail: str
    at: datetime


@dataclass(frozen=True, slots=True)
class EventFilter:
    """Which events a page is of; None filters nothing. `before` is the last id of the page before."""

    kind: str | None = None
    since: datetime | None = None
    problem_id: int | None = None
    before: int | None = None


class SecurityEventStore:
    """Every read is filtered by tenant, and by user unless an operator asks. Every method raises Unavailable."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, events: Sequence[SecurityEvent]) -> None:
        """Keep events, in one write; one whose key is known changes nothing."""
        if not events:
            return
        rows = [{**event.model_dump(mode="json", exclude={"owner"}), **_owner(event)} for event in events]
        await self._database.execute(_Q["add"], dump_value(rows))

    async def list(self, reach: Reach, wanted: EventFilter, limit: int) -> Sequence[LoggedEvent]:
        """Events, newest first."""
        given = (wanted.kind, wanted.since, wanted.problem_id, wanted.before, limit)
        rows = await self._database.fetch(_Q["list"], *reach.ids, *given)
        return [LoggedEvent(**dict(row)) for row in rows]


def _owner(event: SecurityEvent) -> dict[str, str]:
    return {"tenant_id": event.owner.tenant_id, "user_id": event.owner.user_id}
