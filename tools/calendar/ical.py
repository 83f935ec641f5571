"""iCalendar text (RFC 5545) to events and back: recurrences counted out, times brought into the reader's zone.

Pure. Both stores read and write through it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from icalendar import Calendar, Component, vRecur, vText
from icalendar import Event as IcalEvent

from steward.contracts.errors import ToolFailed
from steward.tools.calendar.events import Draft, Event

_PRODUCT = "-//Steward//Calendar//EN"
_SOURCE = "X-STEWARD-SOURCE"
"""The property that says whose words an event of Steward's holds, if not the user's own."""
BROKEN = (ValueError, LookupError, AttributeError, TypeError, OverflowError, RecursionError)
"""What the libraries raise over texts that break the rules."""
_ZONE = re.compile(
    r"^BEGIN:VTIMEZONE[ \t]*\r?\n(?:(?!BEGIN:V|END:V)[^\n]*\n)*+END:VTIMEZONE", re.MULTILINE | re.IGNORECASE
)
_EVENT = re.compile(
    r"^BEGIN:VEVENT[ \t]*\r?\n(?:(?!BEGIN:VEVENT|END:VEVENT)[^\n]*\n)*+END:VEVENT", re.MULTILINE | re.IGNORECASE
)
"""An event from its first line to its last; none of which begins or ends another."""
_TITLE = re.compile(r"^SUMMARY[^:\n]*:([^\r\n]*)", re.MULTILINE | re.IGNORECASE)
_LONGEST_TITLE = 60


def parse(data: bytes | str, name: str, broken: list[str] | None = None) -> list[Calendar]:
    """The calendar objects of a text that belongs to the calendar `name`; of an empty text none. Events that cannot be
    read are left out, and their titles added to `broken`.

    Raises:
        ToolFailed: it is not iCalendar.
    """
    text = data.decode("utf-8", "replace") if isinstance(data, bytes) else data
    if not text.strip():
        return []
    try:
        calendars, why = _read(text), "there is no calendar in it"
    except BROKEN as error:
        calendars, why = [], str(error)
    if calendars:
        return calendars
    readable, unread = _readable_events(text)
    if not readable:
        raise ToolFailed(f"the calendar {name} cannot be read: {why}")
    if broken is not None:
        broken += unread
    return _read(_as_calendar(readable))


def _read(text: str) -> list[Calendar]:
    return [part for part in Calendar.from_ical(text, multiple=True) if isinstance(part, Calendar)]


def _readable_events(text: str) -> tuple[list[str], list[str]]:
    """The events, with the time zones before them, that can be read by themselves; the titles of the others."""
    zones = [zone for zone in _ZONE.findall(text) if _is_readable([zone])]
    readable, unread = list(zones), []
    for event in _EVENT.findall(text):
        if _is_readable([event]):
            readable.append(event)
        else:
            title = _TITLE.search(event)
            unread.append(title_in_words(title[1] if title else ""))
    return (readable if len(readable) > len(zones) else []), unread


def _is_readable(parts: list[str]) -> bool:
    try:
        return bool(_read(_as_calendar(parts)))
    except BROKEN:
        return False


def _as_calendar(parts: list[str]) -> str:
    return "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", f"PRODID:{_PRODUCT}", *parts, "END:VCALENDAR", ""])


def title_in_words(title: str) -> str:
    """How an event that cannot be shown is named."""
    plain = " ".join(title.split())[:_LONGEST_TITLE]
    return f"“{plain}”" if plain else "one without a title"


def event_of(calendars: Iterable[Calendar], uid: str, zone: ZoneInfo, name: str, place: str = "") -> Event | None:
    """The event of that uid; of a recurring one its first occurrence."""
    for component in _components(calendars):
        if str(component.get("UID", "")) == uid:
            return read_event(component, zone, name, place)
    return None


def read_event(component: Component, zone: ZoneInfo, name: str, place: str = "") -> Event | None:
    """A VEVENT as an event; None when it is canceled or has no time."""
    start = _when(component, "DTSTART", zone)
    if start is None or str(component.get("STATUS", "")).upper() == "CANCELLED":
        return None
    return Event(
        uid=str(component.get("UID", "")),
        title=str(component.get("SUMMARY", "")).strip() or "(no title)",
        start=start,
        end=_end(component, start, zone),
        calendar=name,
        location=str(component.get("LOCATION", "")).strip() or None,
        description=str(component.get("DESCRIPTION", "")).strip() or None,
        invited=component.get("ORGANIZER") is not None or component.get(_SOURCE) is not None,
        busy=str(component.get("TRANSP", "")).upper() != "TRANSPARENT",
        place=place,
    )


def calendar_with(draft: Draft, stamp: datetime) -> bytes:
    """A whole calendar object with this one event, its times in UTC; `stamp` is when it was written."""
    calendar = empty_calendar()
    calendar.add_component(component_of(draft, stamp))
    if draft.repeat and not draft.all_day:
        calendar.add_missing_timezones()
    return bytes(calendar.to_ical())


def empty_calendar() -> Calendar:
    """A calendar object without events."""
    calendar = Calendar()
    calendar.add("PRODID", _PRODUCT)
    calendar.add("VERSION", "2.0")
    return calendar


def component_of(draft: Draft, stamp: datetime) -> IcalEvent:
    """The VEVENT of a draft."""
    event = IcalEvent()
    event.add("UID", draft.uid)
    event.add("DTSTAMP", stamp.astimezone(UTC))
    if draft.all_day:
        first, end = draft.when(ZoneInfo("UTC"))
        event.add("DTSTART", first)
        event.add("DTEND", end)
        if draft.repeat:
            event.add("RRULE", vRecur.from_ical(draft.repeat))
    elif draft.repeat:  # Counted in the user's zone, or the time of day would move with the clocks.
        event.add("DTSTART", draft.start)
        event.add("DTEND", draft.end)
        event.add("RRULE", vRecur.from_ical(draft.repeat))
    else:
        event.add("DTSTART", draft.start.astimezone(UTC))
        event.add("DTEND", draft.end.astimezone(UTC))
    event.add("SUMMARY", Text(draft.title))
    if draft.location:
        event.add("LOCATION", Text(draft.location))
    if draft.description:
        event.add("DESCRIPTION", Text(draft.description))
    if draft.source:
        event.add(_SOURCE, Text(draft.source))
    return event


class Text(vText):
    r"""A text as RFC 5545 section 3.3.11 writes it. The library takes the `\N` of `C:\Notes` for the end of a line."""

    def to_ical(self) -> bytes:
        r"""With marks escaped; every end of a line is `\n`."""
        escaped = re.sub(r"([\\;,])", r"\\\1", self)
        return re.sub(r"\r\n|\r|\n", r"\\n", escaped).encode()


def _components(calendars: Iterable[Calendar]) -> Iterator[Component]:
    for calendar in calendars:
        yield from calendar.walk("VEVENT")


def moment_in(component: Component, name: str) -> Any:
    """The date, instant or length that a property is; None where it is absent, broken or there twice."""
    try:
        return getattr(component.get(name), "dt", None)
    except BROKEN:
        return None


def _when(component: Component, name: str, zone: ZoneInfo) -> date | None:
    moment = moment_in(component, name)
    if isinstance(moment, datetime):
        return moment.replace(tzinfo=zone) if moment.tzinfo is None else moment.astimezone(zone)
    return moment if isinstance(moment, date) else None


def _end(component: Component, start: date, zone: ZoneInfo) -> date:
    """DTEND, or DTSTART and DURATION; without either a day lasts a day and an instant no time (RFC 5545, 3.6.1)."""
    end = _when(component, "DTEND", zone)
    if end is None:
        length = moment_in(component, "DURATION")
        fallback = timedelta(0) if isinstance(start, datetime) else timedelta(days=1)
        end = start + (length if isinstance(length, timedelta) else fallback)
    if isinstance(end, datetime) != isinstance(start, datetime) or end < start:
        return start if isinstance(start, datetime) else start + timedelta(days=1)
    return end if isinstance(start, datetime) or end > start else start + timedelta(days=1)
