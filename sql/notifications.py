"""NotificationStore: what was said to a user outside an answer, and whether a channel took it or all were given up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Literal, TypeAlias

import asyncpg

from steward.contracts.notification import NotificationInput, NotificationOption
from steward.contracts.owner import Owner, Reach
from steward.contracts.plain_json import clean_text
from steward.sql.database import Database
from steward.sql.jsontext import dump_model, dump_models
from steward.sql.named import load_queries
from steward.sql.shown import Shown

_Q: Final = load_queries("notifications")

NotificationState: TypeAlias = Literal["waiting", "delivered", "dead"]


@dataclass(frozen=True, slots=True)
class Notification:
    """One notification. `delivered_at` is when a channel took it; None: not yet, or there is no channel. `dead_at` is
    when it was given up after `attempts`, the last of which ended with `last_error`."""

    id: int
    user_id: str
    notification_key: str
    problem_id: int | None
    text: str
    source: str
    options: list[dict[str, Any]]
    created_at: datetime
    delivered_at: datetime | None
    attempts: int
    last_error: str | None
    dead_at: datetime | None

    @property
    def state(self) -> NotificationState:
        """Where it stands; without a channel it waits for ever."""
        if self.dead_at is not None:
            return "dead"
        return "delivered" if self.delivered_at is not None else "waiting"

    def as_input(self, tenant_id: str) -> NotificationInput:
        """What asks for its delivery."""
        return NotificationInput(
            owner=Owner(tenant_id, self.user_id),
            problem_id=self.problem_id,
            notification_key=self.notification_key,
            text=self.text,
            source=self.source,
            options=[NotificationOption.model_validate(option) for option in self.options],
        )


class NotificationStore:
    """Notifications per user, recorded once per key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, notification: NotificationInput) -> Notification:
        """Record a notification; a repeat of its key (within the tenant) returns the recorded one unchanged. From then
        on a bare word may mean what it offers, and nothing that was shown before in its problem's conversation."""
        offered = list(dict.fromkeys(option.approval_id for option in notification.options))
        row = await self._database.fetchrow(
            _Q["add"],
            *notification.owner.ids,
            notification.notification_key,
            notification.problem_id,
            clean_text(notification.text),
            notification.source,
            dump_models(notification.options),
            dump_model(Shown(problem_id=notification.problem_id or 0, approvals=offered)),
        )
        assert row is not None
        return _notification(row)

    async def revive(self, notification_id: int) -> None:
        """A dead one is tried anew in every channel."""
        await self._database.execute(_Q["revive"], notification_id)

    async def get(self, reach: Reach, notification_id: int) -> Notification | None:
        """One notification, or None when it is not this user's (None: the tenant's)."""
        row = await self._database.fetchrow(_Q["get"], *reach.ids, notification_id)
        return None if row is None else _notification(row)

    async def unseen(self, owner: Owner, limit: int) -> Sequence[Notification]:
        """What its user has not put away in the console yet, newest first; what is older than a week is left out."""
        return [_notification(row) for row in await self._database.fetch(_Q["unseen"], *owner.ids, limit)]

    async def see(self, owner: Owner, notification_id: int | None) -> None:
        """The user has put one away, or (None) all of them."""
        await self._database.execute(_Q["see"], *owner.ids, notification_id)

    async def list(
        self,
        reach: Reach,
        state: NotificationState | None = None,
        before: int | None = None,
        limit: int = 50,
    ) -> Sequence[Notification]:
        """Notifications of the user (None: of the tenant), newest first, below the id `before`."""
        rows = await self._database.fetch(_Q["list"], *reach.ids, state, before, limit)
        return [_notification(row) for row in rows]


def _notification(row: asyncpg.Record) -> Notification:
    return Notification(**dict(row))
