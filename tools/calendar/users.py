"""Whose calendars lie where: an account over CalDAV for those who have one, a local folder for everybody else.

Built by workers from the settings and the accounts file; closed with them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

from steward.contracts.owner import Owner
from steward.tools.calendar.caldav_store import CalDavAccount, CalDavStore
from steward.tools.calendar.events import CalendarStore
from steward.tools.calendar.ics_store import IcsStore
from steward.tools.calendar.sample import sample_calendars


class UserCalendars:
    """`accounts` are those on servers. With `demo`, who has no calendar gets sample ones."""

    def __init__(
        self,
        root: Path,
        clock: Callable[[], datetime],
        *,
        demo: bool = False,
        accounts: Mapping[Owner, CalDavAccount] | None = None,
    ) -> None:
        self._root = root
        self._clock = clock
        self._demo = demo
        self._remote = {whose: CalDavStore(account) for whose, account in (accounts or {}).items()}

    def of(self, owner: Owner) -> CalendarStore:
        """The calendars of this user and of nobody else."""
        remote = self._remote.get(owner)
        if remote is not None:
            return remote
        sample = (lambda zone: sample_calendars(self._clock().astimezone(zone))) if self._demo else None
        return IcsStore(self._root, owner, sample)

    async def aclose(self) -> None:
        """Close the connections."""
        for store in self._remote.values():
            await store.aclose()
