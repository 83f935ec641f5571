"""TodoStore: each user's todo list.

The todo tools use it through a protocol of their own. Adding and deleting take an idempotency key, so that a repeated
tool call does nothing twice and gets the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final, Literal, TypeAlias

import asyncpg

from steward.contracts.owner import Owner
from steward.contracts.plain_json import clean_text
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("todos")

TodoStatus: TypeAlias = Literal["open", "done", "cancelled"]
TodoPriority: TypeAlias = Literal["low", "normal", "high"]


@dataclass(frozen=True, slots=True)
class Todo:
    """One task of a user's list. Times carry their offset; it is due on a day, or at an instant (a `datetime`)."""

    task_id: int
    title: str
    description: str | None
    status: TodoStatus
    priority: TodoPriority
    due_date: date | None
    created_at: datetime
    updated_at: datetime
    completed_at: datetime | None
    source: str | None = None
    """Whose words it holds, if not the user's own: a tool that returned them, or the planner that had read them."""


class TodoStore:
    """Todo items; every statement is bound to one tenant and user."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self,
        owner: Owner,
        key: str,
        title: str,
        *,
        description: str | None = None,
        priority: TodoPriority = "normal",
        due_date: date | None = None,
        source: str | None = None,
    ) -> Todo:
        """Add a task; the same `key` again returns the task it made."""
        row = await self._database.fetchrow(
            _Q["add"], *owner.ids, key, clean_text(title), _clean(description), priority, *_columns(due_date), source
        )
        assert row is not None
        return _todo(row)

    async def list(
        self,
        owner: Owner,
        *,
        status: TodoStatus | None = None,
        priority: TodoPriority | None = None,
        limit: int = 200,
    ) -> Sequence[Todo]:
        """The user's tasks: open ones first, then by due date, then oldest first."""
        rows = await self._database.fetch(_Q["list"], *owner.ids, status, priority, limit)
        return [_todo(row) for row in rows]

    async def get(self, owner: Owner, task_id: int) -> Todo | None:
        """A task, or None when it is not this user's."""
        return _maybe(await self._database.fetchrow(_Q["get"], *owner.ids, task_id))

    async def complete(self, owner: Owner, task_id: int) -> Todo | None:
        """Mark a task done (again: no change), or None when it is not this user's."""
        return await self.update(owner, task_id, status="done")

    async def update(
        self,
        owner: Owner,
        task_id: int,
        *,
        title: str | None = None,
        description: str | None = None,
        status: TodoStatus | None = None,
        priority: TodoPriority | None = None,
        due_date: date | None = None,
        source: str | None = None,
    ) -> Todo | None:
        """Change what is given and keep the rest; None when the task is not this user's."""
        texts = (_clean(title), _clean(description), status, priority)
        return _maybe(
            await self._database.fetchrow(_Q["update"], *owner.ids, task_id, *texts, *_columns(due_date), source)
        )

    async def added_by(self, owner: Owner, key: str) -> Todo | None:
        """The task that was added under this key and is still there, or None."""
        return _maybe(await self._database.fetchrow(_Q["added_by"], *owner.ids, key))

    async def deleted_by(self, owner: Owner, task_id: int, key: str) -> bool:
        """Whether this key deleted the task."""
        return await self._database.fetchval(_Q["deleted_by"], *owner.ids, task_id, key) is not None

    async def delete(self, owner: Owner, task_id: int, key: str) -> bool:
        """Delete a task. True also when this `key` deleted it before; False when it is not this user's or gone."""
        return await self._database.fetchval(_Q["delete"], *owner.ids, task_id, key) is not None


def _clean(text: str | None) -> str | None:
    return None if text is None else clean_text(text)


def _columns(due: date | None) -> tuple[date | None, datetime | None]:
    """The day and the instant that a task is due: one of them at most."""
    return (None, due) if isinstance(due, datetime) else (due, None)


def _todo(row: asyncpg.Record) -> Todo:
    fields = dict(row)
    day, instant = fields.pop("due_day"), fields.pop("due_at")
    return Todo(due_date=instant or day, **fields)


def _maybe(row: asyncpg.Record | None) -> Todo | None:
    return None if row is None else _todo(row)
