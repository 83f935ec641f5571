"""NotificationStore: what was said to a user outside an answer, and whether the webhook took it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import asyncpg

from contracts.activities import NotificationInput
from sql.database import Database
from sql.jsontext import clean_text
from sql.named import load_queries

_Q: Final = load_queries("notifications")


@dataclass(frozen=True, slots=True)
class Notification:
    """One notification. `delivered_at` is when the webhook took it; None: not yet, or there is no webhook."""

    id: int
    notification_key: str
    problem_id: int | None
    text: str
    source: str
    created_at: datetime
    delivered_at: datetime | None
    attempts: int
    last_error: str | None


class NotificationStore:
    """Notifications per user, recorded once per key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, notification: NotificationInput) -> Notification:
        """Record a notification; a repeat of its key (within the tenant) returns the recorded one unchanged."""
        row = await self._database.fetchrow(
            _Q["add"],
            notification.tenant_id,
            notification.user_id,
            notification.notification_key,
            notification.problem_id,
            clean_text(notification.text),
            notification.source,
        )
        assert row is not None
        return _notification(row)

    async def mark_delivered(self, notification_id: int) -> None:
        """The webhook took it; counts as an attempt. A repeat keeps the first time."""
        await self._database.execute(_Q["mark_delivered"], notification_id)

    async def mark_attempt_failed(self, notification_id: int, error: str) -> None:
        """The webhook did not take it this time."""
        await self._database.execute(_Q["mark_attempt_failed"], notification_id, clean_text(error))

    async def list(self, tenant_id: str, user_id: str, after_id: int = 0, limit: int = 200) -> Sequence[Notification]:
        """The user's notifications after `after_id`, oldest first."""
        rows = await self._database.fetch(_Q["list"], tenant_id, user_id, after_id, limit)
        return [_notification(row) for row in rows]


def _notification(row: asyncpg.Record) -> Notification:
    return Notification(**dict(row))
