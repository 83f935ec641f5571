"""A user's reminders, to look at. Part of the gateway; what changes one is a call of its tool."""

from __future__ import annotations

from collections.abc import Sequence

from steward.api.credentials.identity import Principal, Scope
from steward.contracts.owner import Owner
from steward.sql.reminders import Reminder, ReminderStore


class Reminders:
    """Every method requires the scope call."""

    def __init__(self, store: ReminderStore) -> None:
        self._store = store

    async def list(self, principal: Principal, user_id: str) -> Sequence[Reminder]:
        """This user's reminders by due time, those that are over too."""
        principal.require(Scope.CALL)
        return await self._store.list(Owner(principal.tenant_id, user_id), include_closed=True)
