"""iCalendar text (RFC 5545) to events and back: recurrences counted out, times brought into the reader's zone.

Pure. Both stores read and write through it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import recurring_ical_events
from icalendar import Calendar, Component, vRecur, vText
from icalendar import Event as IcalEvent

from steward.contracts.errors import ToolFailed
from steward.tools.calendar.events import Draft, Event
from steward.tools.calendar.recurrence import countable

_PRODUCT = "-//Steward//Calendar//EN"
_SOURCE = "X-STEWARD-SOURCE"
"""The property that says whose words an event of Steward's holds, if not the user's own."""
BROKEN = (ValueError, KeyError, IndexError, AttributeError, TypeError, OverflowError)
"""What the libraries raise over texts that break the rules."""
_SLACK = timedelta(days=2)
"""All-day and floating events have no zone; what lies near the edges is looked at again in the reader's."""


def parse(data: bytes | str, name: str) -> list[Calendar]:
    """The calendar objects of a text that belongs to the calendar `name`; of an empty text none.

    Raises:
        ToolFailed: it is not iCalendar.
    """
    if not data.strip():
        return []
    try:
        calendars = [part for part in Calendar.from_ical(data, multiple=True) if isinstance(part, Calendar)]
    except BROKEN as error:
        raise ToolFailed(f"the calendar {name} cannot be read: {error}") from error
    if not calendars:
        raise ToolFailed(f"the calendar {name} cannot be read: there is no calendar in it")
    return calendars


def events_between(
    calendars: Iterable[Calendar], start: datetime, end: datetime, zone: ZoneInfo, name: str
) -> list[Event]:
    """Everything between two instants, unsorted, canceled events left out. `name` is the calendar's.

    Raises:
        ToolFailed: what recurs cannot be counted out.
    """
    found = []
    for calendar in calendars:
        _make_countable(calendar, end + _SLACK)
        try:
            query = recurring_ical_events.of(calendar, skip_bad_series=True)
            components = query.between(start.astimezone(UTC) - _SLACK, end.astimezone(UTC) + _SLACK)
        except BROKEN as error:
            raise ToolFailed(f"the calendar {name} cannot be read: {error}") from error
        for component in components:
            event = read_event(component, zone, name)
            if event is not None and _meets(event, start, end, zone):
                found.append(event)
    return found


def event_of(calendars: Iterable[Calendar], uid: str, zone: ZoneInfo, name: str) -> Event | None:
    """The event of that uid; of a recurring one its first occurrence."""
    for component in _components(calendars):
        if str(component.get("UID", "")) == uid:
            return read_event(component, zone, name)
    return None


def read_event(component: Component, zone: ZoneInfo, name: str) -> Event | None:
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
    )


def calendar_with(draft: Draft, stamp: datetime) -> bytes:
    """A whole calendar object with this one event, its times in UTC; `stamp` is when it was written."""
    calendar = empty_calendar()
    calendar.add_component(component_of(draft, stamp))
    if draft.repeat:
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
    if draft.repeat:  # Counted in the user's zone, or the time of day would move with the clocks.
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


def _make_countable(calendar: Calendar, end: datetime) -> None:
    """Drop events without a time, which stand nowhere, and rules that cannot be counted out up to `end`: of those the
    first occurrence must do."""
    calendar.subcomponents = [
        part for part in calendar.subcomponents if part.name != "VEVENT" or hasattr(part.get("DTSTART"), "dt")
    ]
    for component in calendar.walk("VEVENT"):
        rules = component.get("RRULE", [])
        first = getattr(component.get("DTSTART"), "dt", None)
        for rule in rules if isinstance(rules, list) else [rules]:
            if not isinstance(first, date) or not countable(rule, first, end):
                del component["RRULE"]
                break


def _when(component: Component, name: str, zone: ZoneInfo) -> date | None:
    value = component.get(name)
    moment = getattr(value, "dt", None)
    if isinstance(moment, datetime):
        return moment.replace(tzinfo=zone) if moment.tzinfo is None else moment.astimezone(zone)
    return moment if isinstance(moment, date) else None


def _end(component: Component, start: date, zone: ZoneInfo) -> date:
    """DTEND, or DTSTART and DURATION; without either a day lasts a day and an instant no time (RFC 5545, 3.6.1)."""
    end = _when(component, "DTEND", zone)
    if end is None:
        length = getattr(component.get("DURATION"), "dt", None)
        fallback = timedelta(0) if isinstance(start, datetime) else timedelta(days=1)
        end = start + (length if isinstance(length, timedelta) else fallback)
    if isinstance(end, datetime) != isinstance(start, datetime) or end < start:
        return start if isinstance(start, datetime) else start + timedelta(days=1)
    return end if isinstance(start, datetime) or end > start else start + timedelta(days=1)


def _meets(event: Event, start: datetime, end: datetime, zone: ZoneInfo) -> bool:
    begins, ends = event.span(zone)
    return begins < end and (ends > start or begins == ends >= start)
