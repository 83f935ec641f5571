"""What a user must hear of, as it happens. Part of the gateway; the rows are the database's."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Final

from steward.api.core.approver_views import may
from steward.api.credentials.identity import Principal, Scope
from steward.contracts.approvers import fitting
from steward.contracts.errors import Unavailable
from steward.contracts.user_events import UserEvent
from steward.sql.listen import ProblemListener
from steward.sql.user_events import EventPage, RecordedEvent, UserEventStore

_LOOK_AGAIN_S: Final = 5.0
"""Events are read at least this often, should a notification be lost."""
_RETRY_S: Final = 1.0
_PAGE: Final = 100


@dataclass(frozen=True, slots=True)
class Happened:
    """An event and its number; without an event, the number that a view begins after."""

    seq: int
    event: UserEvent | None


class UserEvents:
    """A user hears of their own problems, and of approvals of others that they may decide; an operator of the tenant's.
    `base_url` is where users reach the API."""

    def __init__(self, store: UserEventStore, listener: ProblemListener, base_url: str) -> None:
        self._store = store
        self._listener = listener
        self._base_url = base_url.rstrip("/")

    async def watch(self, principal: Principal, after: int | None) -> AsyncIterator[Happened]:
        """Events after that number, oldest first and without end; with None those that come from now on. While
        PostgreSQL is away the view waits.

        Raises:
            Unavailable: PostgreSQL is away as it begins.
        """
        principal.require(Scope.CALL)
        start = await self._store.last(principal.tenant_id) if after is None else after
        return self._watch(principal, start)

    async def _watch(self, principal: Principal, after: int) -> AsyncIterator[Happened]:
        yield Happened(after, None)
        named = fitting(principal.user_id, principal.roles)
        with self._listener.subscribe_events(principal.tenant_id) as subscription:
            while True:
                pause = _LOOK_AGAIN_S
                try:
                    page = await self._store.page(principal, named, after, _PAGE)
                except Unavailable:
                    page, pause = EventPage([], after), _RETRY_S
                for happened in self._visible(principal, page.events):
                    yield happened
                after = page.last
                if len(page.events) < _PAGE:
                    await subscription.wait(pause)

    def _visible(self, principal: Principal, rows: Sequence[RecordedEvent]) -> list[Happened]:
        seen = [row for row in rows if _is_own(principal, row) or may(principal, row.approvers, row.user_id)]
        return [Happened(row.seq, self._event(principal, row)) for row in seen]

    def _event(self, principal: Principal, row: RecordedEvent) -> UserEvent:
        """Of another's problem the approval alone is told, not the conversation it came up in."""
        return row.as_event(
            principal.tenant_id,
            self._base_url,
            recipient=principal.user_id,
            decides=not row.approvers or may(principal, row.approvers, row.user_id),
        )


def _is_own(principal: Principal, row: RecordedEvent) -> bool:
    return principal.user_id in (None, row.user_id)
