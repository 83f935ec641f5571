"""DeliveryStore: the outbox of events, per user and channel, and how users want to hear of them.

Workers fill it from the events and deliver; a delivery that is claimed and not finished comes again, at any worker.
The doors keep the settings and show what was given up.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from steward.contracts.approvers import may_decide
from steward.contracts.channels import Channel, ChannelSettings
from steward.contracts.owner import Owner, Reach
from steward.contracts.plain_json import clean_text
from steward.contracts.user_events import EventKind, UserEvent, event_of
from steward.sql.database import Database
from steward.sql.jsontext import dump_model
from steward.sql.named import load_queries
from steward.sql.notifications import NotificationState

if TYPE_CHECKING:
    from steward.sql.database import Connection

_Q: Final = load_queries("deliveries")
_USER: Final = "user:"


@dataclass(frozen=True, slots=True)
class Preference:
    """How a user wants to hear of events; `timezone` is that of their profile."""

    settings: ChannelSettings
    timezone: str | None


@dataclass(frozen=True, slots=True)
class Unrouted:
    """An event whose deliveries are to be made."""

    id: int
    tenant_id: str
    user_id: str
    kind: EventKind
    approvers: Sequence[str]

    @property
    def recipients(self) -> list[str]:
        """Its user, and everybody whom its approval names as a user."""
        named = [entry.removeprefix(_USER) for entry in self.approvers if entry.startswith(_USER)]
        return list(dict.fromkeys([self.user_id, *named]))


@dataclass(frozen=True, slots=True)
class Delivery:
    """A claimed delivery. `attempts` counts this one."""

    id: int
    attempts: int
    recipient: str
    channel: Channel
    settings: ChannelSettings
    row: Mapping[str, Any]

    @property
    def owner(self) -> Owner:
        """To whom it goes."""
        return Owner(self.row["tenant_id"], self.recipient)

    def as_event(self, base_url: str) -> UserEvent:
        """The event as this user is told it."""
        row = self.row
        owner = (row["tenant_id"], row["user_id"])
        approvers = row["approvers"]
        decides = not approvers or may_decide(approvers, row["user_id"], self.recipient, ())
        return event_of(
            row["event_id"],
            EventKind(row["kind"]),
            row["at"],
            owner,
            row["problem_id"],
            row["detail"],
            base_url,
            recipient=self.recipient,
            decides=decides,
        )


@dataclass(frozen=True, slots=True)
class RecordedDelivery:
    """How a delivery stands."""

    id: int
    recipient: str
    channel: Channel
    kind: EventKind
    problem_id: int | None
    attempts: int
    next_at: datetime
    delivered_at: datetime | None
    dead_at: datetime | None
    last_error: str | None

    @property
    def state(self) -> NotificationState:
        """Where it stands."""
        if self.dead_at is not None:
            return "dead"
        return "delivered" if self.delivered_at is not None else "waiting"


class Routing:
    """Events locked for this transaction, and what is made of them."""

    def __init__(self, connection: Connection, events: Sequence[Unrouted]) -> None:
        self._connection = connection
        self.events = events

    async def preferences(self, tenant_id: str, users: Sequence[str]) -> dict[str, Preference]:
        """How these users want to hear of events."""
        rows = await self._connection.fetch(_Q["preferences"], tenant_id, list(users))
        return {row["user_id"]: Preference(_settings(row["settings"]), row["timezone"]) for row in rows}

    async def add(self, event: Unrouted, recipient: str, channel: Channel, due: datetime) -> None:
        """Make a delivery."""
        await self._connection.execute(_Q["add"], event.id, recipient, channel.value, due)


class DeliveryStore:
    """Every method raises Unavailable without PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def settings(self, owner: Owner) -> ChannelSettings:
        """How a user wants to hear of events."""
        return _settings(await self._database.fetchval(_Q["settings"], *owner.ids))

    async def set_settings(self, owner: Owner, settings: ChannelSettings) -> None:
        """Keep that, for what happens from now on."""
        await self._database.execute(_Q["set_settings"], *owner.ids, dump_model(settings))

    @asynccontextmanager
    async def routing(self, most: int) -> AsyncIterator[Routing]:
        """Up to `most` events without deliveries; those made within the block are committed with its end, once."""
        async with self._database.transaction() as connection:
            rows = await connection.fetch(_Q["unrouted"], most)
            events = [Unrouted(**{**dict(row), "kind": EventKind(row["kind"])}) for row in rows]
            yield Routing(connection, events)
            if events:
                await connection.execute(_Q["routed"], [event.id for event in events])

    async def claim(self, most: int, lease_s: float) -> Sequence[Delivery]:
        """Take what is due. What is not settled within the lease is due again."""
        return [_delivery(row) for row in await self._database.fetch(_Q["claim"], most, lease_s)]

    async def delivered(self, delivery_id: int) -> None:
        """It was taken."""
        await self._database.execute(_Q["settle"], delivery_id, None, None)

    async def failed(self, delivery_id: int, error: str, again_in_s: float | None) -> None:
        """It was not taken; None gives it up."""
        await self._database.execute(_Q["settle"], delivery_id, clean_text(error)[:500], again_in_s)

    async def list(
        self, reach: Reach, state: NotificationState | None = None, before: int | None = None, limit: int = 50
    ) -> Sequence[RecordedDelivery]:
        """Deliveries to the user (None: to the tenant's), newest first, below the id `before`."""
        rows = await self._database.fetch(_Q["list"], *reach.ids, state, before, limit)
        return [_recorded(row) for row in rows]

    async def revive(self, reach: Reach, delivery_id: int) -> bool:
        """Try one anew that was not taken. False when there is none of this user's."""
        return await self._database.fetchval(_Q["revive"], *reach.ids, delivery_id) is not None


def _recorded(row: asyncpg.Record) -> RecordedDelivery:
    return RecordedDelivery(**{**dict(row), "channel": Channel(row["channel"]), "kind": EventKind(row["kind"])})


def _settings(text: str | None) -> ChannelSettings:
    return ChannelSettings() if text is None else ChannelSettings.model_validate_json(text)


def _delivery(row: asyncpg.Record) -> Delivery:
    settings = _settings(row["settings"])
    return Delivery(row["id"], row["attempts"], row["recipient"], Channel(row["channel"]), settings, dict(row))
