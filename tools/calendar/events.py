"""What calendars hold, and what a calendar of a user can do wherever it lies.

The calendar tools and the conflict guard speak to `CalendarStore`; a folder and a CalDAV account implement it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias
from zoneinfo import ZoneInfo

from steward.contracts.errors import ToolFailed
from steward.contracts.owner import Owner
from steward.language.moments.days import end_of, start_of
from steward.tools.calendar.guests import Guest

if TYPE_CHECKING:
    from steward.tools.calendar.revision import EventText

LONGEST_SPAN = timedelta(days=400)
"""A longer time is not looked at at once: what recurs would not be counted out in a bounded time."""


@dataclass(frozen=True, slots=True)
class Event:
    """One event, or one occurrence of a recurring one. `start` and `end` (exclusive) are both dates of an all-day event
    or both instants in the reader's zone. `busy`: it takes the time up (RFC 5545, TRANSP:OPAQUE)."""

    uid: str
    title: str
    start: date
    end: date
    calendar: str
    location: str | None = None
    description: str | None = None
    busy: bool = True
    invited: bool = False
    """Whether its words may be another's: somebody organised it (RFC 5545, ORGANIZER), its calendar is shared with
    others, or it was made from what they wrote."""
    place: str = ""
    """What tells its calendar from every other of the user; the calendar's name where that does."""
    recurrence: str = ""
    """Of one that repeats, which occurrence it is: its RECURRENCE-ID (RFC 5545), as `recurrence_of` writes it."""
    guests: tuple[Guest, ...] = ()
    """Who is invited, the user too where the calendar lists them."""
    declined: bool = False
    """Whether the user is invited and does not come."""
    revision: int = 0
    """How often it was changed."""

    @property
    def series_id(self) -> str:
        """The id of the event with all its occurrences. Two events with one UID in two calendars are two events."""
        return event_id_of(self.place or self.calendar, self.uid)

    @property
    def event_id(self) -> str:
        """The id that tools know it by: of one that repeats that of the occurrence."""
        return f"{self.series_id}@{self.recurrence}" if self.recurrence else self.series_id

    @property
    def all_day(self) -> bool:
        """True when it has days and no times."""
        return not isinstance(self.start, datetime)

    def span(self, zone: ZoneInfo) -> tuple[datetime, datetime]:
        """The instants from which and until which it lasts for a reader in `zone`."""
        if isinstance(self.start, datetime) and isinstance(self.end, datetime):
            return self.start, self.end
        return start_of(self.start, zone), end_of(self.end - timedelta(days=1), zone)


@dataclass(frozen=True, slots=True)
class Look:
    """What a look at calendars found, by start. `left_out` says of what could not be read or counted out, in words."""

    events: Sequence[Event]
    left_out: Sequence[str] = ()

    @property
    def degraded(self) -> str | None:
        """What was left out, as an answer says it."""
        return "; ".join(self.left_out) or None


@dataclass(frozen=True, slots=True)
class Draft:
    """An event to be created, between two instants. The same `uid` twice is one event."""

    uid: str
    title: str
    start: datetime
    end: datetime
    description: str | None = None
    location: str | None = None
    repeat: str | None = None
    """The recurrence rule; the times are then in the zone it is counted in."""
    source: str | None = None
    """Whose words it holds, if not the user's own."""
    all_day: bool = False
    """It is days and no times: those of `start` and of `end`, its last day."""
    organizer: str = ""
    """The address of the user, where they invite guests."""
    guests: tuple[Guest, ...] = ()

    def when(self, zone: ZoneInfo) -> tuple[date, date]:
        """From when until when (exclusive) it lasts for a reader in `zone`: two days of an all-day event."""
        if self.all_day:
            return self.start.date(), self.end.date() + timedelta(days=1)
        return self.start.astimezone(zone), self.end.astimezone(zone)


@dataclass(frozen=True, slots=True)
class Change:
    """What becomes of an event; None stays as it is. `start` and `end` come together; of a series they are those of the
    occurrence that is named, and the others move by as much."""

    title: str | None = None
    start: datetime | None = None
    end: datetime | None = None
    description: str | None = None
    location: str | None = None
    all_day: bool = False
    """What moves becomes whole days: those of `start` and of `end`, its last day."""
    organizer: str = ""
    """The address of the user, where guests are told of the change."""
    invite: tuple[Guest, ...] = ()
    uninvite: tuple[str, ...] = ()
    """The addresses of those who are no guests any more."""
    repeat: str | None = None
    """How often it comes from then on, as a rule; empty: once more and never again."""


Which: TypeAlias = Literal["one", "following", "all"]


@dataclass(frozen=True, slots=True)
class Occurrences:
    """Which occurrences of a series are meant, by what `Event.recurrence` is of them: these alone, the first of these
    and all that follow it, or all there are."""

    which: Which
    recurrences: tuple[str, ...] = ()

    @property
    def first(self) -> str:
        """The occurrence that was named; empty where none was."""
        return self.recurrences[0] if self.recurrences else ""


@dataclass(frozen=True, slots=True)
class Described:
    """An event as a human is shown it before it is changed or deleted: from when until when it lasts or, of one that
    `repeats`, when it first does and how often it comes (`times`, None where nobody can tell); `sha256` is that of its
    text."""

    title: str
    start: date | datetime
    last: date | datetime
    calendar: str
    sha256: str
    repeats: bool = False
    times: int | None = None


Check: TypeAlias = Callable[[str], None]
"""Called with the SHA-256 of an event's text just before it is written over; raises where another was shown."""


def unchecked(sha256: str) -> None:
    """Nobody was shown anything."""


class CalendarStore(Protocol):
    """The calendars of one user. Every method raises ToolFailed and ToolUnavailable as tools do."""

    async def events(self, start: datetime, end: datetime, zone: ZoneInfo, calendar: str | None = None) -> Look:
        """What happens between two instants in all calendars or the one of that name, by start; canceled events left
        out, recurring ones once for each occurrence. Raises ToolFailed: there is no such calendar."""
        ...

    async def create(self, draft: Draft, zone: ZoneInfo) -> Event:
        """Put the event into the default calendar; one of that uid is left as it is and given back.

        Raises:
            ToolOutcomeUnknown: it may have been created.
        """
        ...

    async def find(self, uid: str, zone: ZoneInfo) -> Event | None:
        """The event of that uid in the default calendar, or None when it certainly is not there."""
        ...

    async def text(self, event_id: str) -> EventText | None:
        """The event of that id as it stands in its calendar, whole; None when it lies in none."""
        ...

    async def invites_as(self) -> Sequence[str]:
        """The addresses of the user whose invitations the calendar's server sends itself (RFC 6638); none where it
        sends none."""
        ...

    async def describe(self, event_id: str, zone: ZoneInfo) -> Described | None:
        """The event of that id, whole, in whichever calendar it lies; None when it lies in none."""
        ...

    async def revise(
        self, event_id: str, change: Change, zone: ZoneInfo, check: Check = unchecked, part: Occurrences | None = None
    ) -> Event | None:
        """Change the event of that id in whichever calendar it lies, of one that repeats what `part` is of it; None
        when it lies in none.

        Raises:
            ToolOutcomeUnknown: it may have been changed.
        """
        ...

    async def delete(self, event_id: str, check: Check = unchecked, part: Occurrences | None = None) -> bool:
        """Take the event of that id out of whichever calendar it lies in, with all its repetitions or only those of
        `part`; False when it lies in none. `event_id` is that of the whole series, here and above.

        Raises:
            ToolOutcomeUnknown: it may have been deleted.
        """
        ...


class Calendars(Protocol):
    """Whose calendars lie where."""

    def of(self, owner: Owner) -> CalendarStore:
        """The calendars of this user and of nobody else."""
        ...


def checked_span(start: datetime, end: datetime) -> tuple[datetime, datetime]:
    """The span, if calendars can be asked for it. Raises ToolFailed: it ends before it starts, or is too long."""
    if end < start:
        raise ToolFailed("the end is before the start")
    if end - start > LONGEST_SPAN:
        raise ToolFailed(f"that is more than {LONGEST_SPAN.days} days; name a shorter time")
    return start, end


def uid_for(tenant_id: str, idempotency_key: str) -> str:
    """The UID of what a call creates; the same for every attempt of that call."""
    return f"{hashlib.sha256(f'{tenant_id}:{idempotency_key}'.encode()).hexdigest()[:32]}@steward"


def event_id_of(place: str, uid: str) -> str:
    """The id of the event of that UID in that calendar."""
    return "e" + hashlib.sha256(f"{place}\n{uid}".encode()).hexdigest()[:16]


def recurrence_of(moment: date) -> str:
    """The start of an occurrence as ids have it: 20261207T180000Z, without the Z where it has no zone, or a day."""
    if not isinstance(moment, datetime):
        return f"{moment:%Y%m%d}"
    return f"{moment:%Y%m%dT%H%M%S}" if moment.tzinfo is None else f"{moment.astimezone(UTC):%Y%m%dT%H%M%SZ}"
