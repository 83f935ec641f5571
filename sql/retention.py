"""RetentionStore: deletes what is older than it is to be kept, some rows at a time, and keeps a row per run.

Used by the activities of RetentionWorkflow; the gateway reads the runs. Nothing of an open problem goes, nor a call
in the ledger whose outcome is not known. Each is counted in its own transaction: a repeat counts nothing twice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("retention")
_AT_ONCE: Final = 500
_PROBLEMS_AT_ONCE: Final = 100
_MARKS_DAYS: Final = 30

QUERIES: Final[Mapping[str, Sequence[str]]] = {
    "problems": ("problems",),
    "steps": ("steps",),
    "ledger": ("ledger",),
    "results": ("results",),
    "idempotency": ("idempotency",),
    "notifications": ("notifications", "user_events"),
    "conversations": ("conversations", "exchanges", "empty_conversations"),
    "question_logs": ("question_logs",),
    "security_events": ("security_events",),
}
"""The queries that remove each kind, in order. Claims need to know what runs, and are asked for by themselves."""


@dataclass(frozen=True, slots=True)
class RetentionRun:
    """A run: the days each kind was kept then, and how many were removed."""

    run_id: str
    started_at: datetime
    finished_at: datetime | None
    days: dict[str, int]
    removed: dict[str, int]


@dataclass(frozen=True, slots=True)
class OldClaim:
    """A payload that is old enough to go. No `holders`: nobody noted who needs it."""

    sha256: str
    stored_at: datetime
    holders: list[str]


class RetentionStore:
    """Over all tenants. Every call raises Unavailable while PostgreSQL is away, and may be repeated."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, run_id: str, days: Mapping[str, int]) -> None:
        """Put a run on record."""
        await self._database.execute(_Q["begin"], run_id, dict(days))

    async def finish(self, run_id: str) -> None:
        """A run has looked at everything."""
        await self._database.execute(_Q["finish"], run_id)

    async def runs(self, limit: int) -> list[RetentionRun]:
        """The last runs, newest first."""
        return [RetentionRun(**dict(row)) for row in await self._database.fetch(_Q["runs"], limit)]

    async def remove(self, run_id: str, kind: str, days: int) -> bool:
        """Remove some of what is older than so many days. Whether there may be more."""
        more = False
        limit = _PROBLEMS_AT_ONCE if kind == "problems" else _AT_ONCE
        for query in QUERIES[kind]:
            removed = await self._database.fetchval(_Q[query], run_id, before(days), limit)
            more = more or int(removed) >= limit
        return more

    async def remove_marks(self, run_id: str) -> bool:
        """Remove old marks of problems that are gone, and old runs. Whether there may be more."""
        removed = await self._database.fetchval(_Q["marks"], run_id, before(_MARKS_DAYS), _AT_ONCE)
        return int(removed) >= _AT_ONCE

    async def old_claims(self, days: int, after: str, limit: int) -> list[OldClaim]:
        """Payloads older than so many days, by hash, behind one."""
        rows = await self._database.fetch(_Q["old_claims"], before(days), after, limit)
        return [OldClaim(**dict(row)) for row in rows]

    async def drop_claims(self, run_id: str, days: int, sha256s: Sequence[str]) -> None:
        """Remove these payloads, but for those that were stored again meanwhile."""
        await self._database.execute(_Q["drop_claims"], run_id, before(days), list(sha256s))

    async def count_histories(self, run_id: str, histories: int) -> None:
        """Note how many histories of workflows were deleted."""
        await self._database.execute(_Q["histories"], run_id, histories)


def before(days: int) -> datetime:
    """The moment so many days ago."""
    return datetime.now(UTC) - timedelta(days=days)
