"""ReminderStore: the list a user sees of their reminders.

The timer itself is a ReminderWorkflow; this table only says what was asked for and what became of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, TypeAlias

import asyncpg

from steward.contracts.owner import Owner
from steward.contracts.plain_json import clean_text
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("reminders")

ReminderStatus: TypeAlias = Literal["scheduled", "fired", "canceled"]


@dataclass(frozen=True, slots=True)
class Reminder:
    """One reminder. `reminder_id` is what the workflow id is made of."""

    reminder_id: str
    problem_id: int | None
    due_at: datetime
    text: str
    status: ReminderStatus
    created_at: datetime
    repeat: str | None
    timezone: str | None
    starts_at: datetime | None
    fired_at: datetime | None
    source: str | None = None
    """Whose words it holds, if not the user's own: a tool that returned them, or the planner that had read them."""


class ReminderStore:
    """Reminders; bound to one tenant and user but for what the reminder's own workflow causes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self,
        owner: Owner,
        key: str,
        due_at: datetime,
        text: str,
        problem_id: int | None = None,
        *,
        repeat: str | None = None,
        timezone: str | None = None,
        source: str | None = None,
    ) -> Reminder:
        """Note a reminder, which may come again by a rule counted in a zone; the same `key` again returns the one it
        made."""
        row = await self._database.fetchrow(
            _Q["add"], *owner.ids, key, due_at, clean_text(text), problem_id, repeat, timezone, source
        )
        assert row is not None
        return _reminder(row)

    async def list(self, owner: Owner, *, include_closed: bool = False, limit: int = 200) -> Sequence[Reminder]:
        """The user's reminders by due time; only scheduled ones unless `include_closed`."""
        rows = await self._database.fetch(_Q["list"], *owner.ids, include_closed, limit)
        return [_reminder(row) for row in rows]

    async def added_by(self, owner: Owner, key: str) -> Reminder | None:
        """The reminder that was noted under this key, or None."""
        return _maybe(await self._database.fetchrow(_Q["added_by"], *owner.ids, key))

    async def get(self, owner: Owner, reminder_id: str) -> Reminder | None:
        """A reminder, or None when it is not this user's."""
        return _maybe(await self._database.fetchrow(_Q["get"], *owner.ids, reminder_id))

    async def cancel(self, owner: Owner, reminder_id: str) -> Reminder | None:
        """Cancel a scheduled reminder. Returns it as it is afterwards (a fired one stays fired), or None."""
        return _maybe(await self._database.fetchrow(_Q["cancel"], *owner.ids, reminder_id))

    async def snooze(self, owner: Owner, reminder_id: str, due_at: datetime, key: str) -> Reminder | None:
        """Put a reminder off, also one that has fired (again under this `key`: no change). Returns it as it is
        afterwards (a canceled one stays canceled), or None."""
        return _maybe(await self._database.fetchrow(_Q["snooze"], *owner.ids, reminder_id, due_at, key))

    async def change(
        self,
        owner: Owner,
        reminder_id: str,
        key: str,
        due_at: datetime,
        text: str,
        *,
        repeat: str | None,
        timezone: str | None,
        source: str | None = None,
    ) -> Reminder | None:
        """Make a reminder another, also one that has fired (again under this `key`: no change). Returns it as it is
        afterwards (a canceled one stays canceled), or None."""
        given = (due_at, clean_text(text), repeat, timezone, source)
        row = await self._database.fetchrow(_Q["change"], *owner.ids, reminder_id, key, *given)
        return _maybe(row) or await self.get(owner, reminder_id)

    async def repeating(self, reminder_id: str) -> Reminder | None:
        """A scheduled reminder that repeats, or None."""
        return _maybe(await self._database.fetchrow(_Q["repeating"], reminder_id))

    async def advance(self, reminder_id: str, due_at: datetime | None) -> datetime | None:
        """Note when it comes again, or that it does not. Returns when it does, which a snooze may have said."""
        found: datetime | None = await self._database.fetchval(_Q["advance"], reminder_id, due_at)
        return found

    async def mark_fired(self, reminder_id: str) -> bool:
        """Note that it was delivered, one that repeats stays scheduled; False when it was not scheduled (any more)."""
        return await self._database.fetchval(_Q["mark_fired"], reminder_id) is not None


def _reminder(row: asyncpg.Record) -> Reminder:
    return Reminder(**dict(row))


def _maybe(row: asyncpg.Record | None) -> Reminder | None:
    return None if row is None else _reminder(row)
