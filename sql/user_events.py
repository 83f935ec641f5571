"""UserEventStore: what users must hear of, in the order of its commits.

Rows are written by the database in the transaction of the change (`tell_of_step` and the like). Live views read them
here and the channels' sender takes its deliveries from them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from steward.contracts.owner import Reach
from steward.contracts.user_events import EventKind, UserEvent, event_of
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("user_events")


@dataclass(frozen=True, slots=True)
class RecordedEvent:
    """A row. `seq` grows in commit order; it is what Last-Event-ID names."""

    seq: int
    event_id: str
    user_id: str
    problem_id: int | None
    kind: EventKind
    approvers: Sequence[str]
    detail: dict[str, Any]
    at: datetime

    def as_event(
        self, tenant_id: str, base_url: str, *, recipient: str | None = None, decides: bool = True
    ) -> UserEvent:
        """The event as `recipient` (None: its user) is told it."""
        owner = (tenant_id, self.user_id)
        return event_of(
            self.event_id,
            self.kind,
            self.at,
            owner,
            self.problem_id,
            self.detail,
            base_url,
            recipient=recipient,
            decides=decides,
        )


@dataclass(frozen=True, slots=True)
class EventPage:
    """Events in order, and the number after which the next page begins."""

    events: Sequence[RecordedEvent]
    last: int


class UserEventStore:
    """Every method raises Unavailable without PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def last(self, tenant_id: str) -> int:
        """The number of the tenant's last committed event; 0 before the first."""
        await self._number()
        return int(await self._database.fetchval(_Q["horizon"], tenant_id))

    async def page(self, reach: Reach, approvers: Collection[str], after: int, limit: int) -> EventPage:
        """Committed events after number `after`, this user's (None: the tenant's) or naming one of `approvers`."""
        horizon = await self.last(reach.tenant_id)
        if horizon <= after:
            return EventPage([], after)
        rows = await self._database.fetch(_Q["page"], *reach.ids, list(approvers), after, horizon, limit)
        events = [RecordedEvent(**{**dict(row), "kind": EventKind(row["kind"])}) for row in rows]
        return EventPage(events, events[-1].seq if len(events) == limit else horizon)

    async def tell_of_expiring(self, lead_s: float) -> int:
        """Tell, once each, of pending approvals that expire within `lead_s` seconds, or of whose time three quarters
        are over if that is later. How many there were."""
        return int(await self._database.fetchval(_Q["tell_of_expiring"], lead_s))

    async def _number(self) -> None:
        """A thousand at a time, until every committed event has its number."""
        while await self._database.fetchval(_Q["number"]) >= 1_000:
            pass
