"""iCalendar text (RFC 5545) to events and back: recurrences counted out, times brought into the reader's zone.

Pure. Both stores read and write through it.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from icalendar import Calendar, Component, vRecur, vText
from icalendar import Event as IcalEvent
from icalendar.timezone import tzp

from steward.tools.calendar.events import Draft, Event, recurrence_of
from steward.tools.calendar.guests import guests_of, put_guests
from steward.tools.calendar.pieces import Piece, pieces_of, utf8
from steward.tools.calendar.zones import settle_zones

_PRODUCT = "-//Steward//Calendar//EN"
_SOURCE = "X-STEWARD-SOURCE"
"""The property that says whose words an event of Steward's holds, if not the user's own."""
BROKEN = (ValueError, LookupError, AttributeError, TypeError, OverflowError, RecursionError)
"""What the libraries raise over texts that break the rules."""
_LONGEST_TITLE = 60
_PARSING = threading.Lock()
_STATUSES = {"FREE": False, "BUSY": True, "TENTATIVE": True, "OOF": True, "WORKINGELSEWHERE": False}


def calendar_of(
    pieces: Iterable[Piece], broken: list[str] | None = None, unknown: dict[str, str] | None = None
) -> Calendar:
    """The calendar of some events with the time zones they may need. Events that cannot be read are left out, and their
    titles added to `broken`; time zones that nobody knows to `unknown`, by UID."""
    parts = [piece for piece in pieces if piece.kind in ("event", "zone")]
    zones = [piece for piece in parts if piece.kind == "zone"]
    events = [piece for piece in parts if piece.kind == "event"]
    try:
        calendar = _read([*zones, *events])
    except BROKEN:
        zones = [zone for zone in zones if _is_readable([zone])]
        readable = [event for event in events if _is_readable([event])]
        if broken is not None:
            broken += [title_in_words(event.title) for event in events if event not in readable]
        calendar = _read([*zones, *readable])
    for component in calendar.walk("VEVENT"):
        if (name := settle_zones(component)) and unknown is not None:
            unknown[str(component.get("UID", ""))] = name
        _settle_ends(component)
    return calendar


def _settle_ends(event: Component) -> None:
    """Let what repeats until a day have that day, too, where it has times of day."""
    start, rules = moment_in(event, "DTSTART"), event.get("RRULE", [])
    for rule in rules if isinstance(rules, list) else [rules]:
        ends = rule.get("UNTIL", []) if isinstance(start, datetime) and isinstance(rule, vRecur) else []
        for place, end in enumerate(ends):
            if not isinstance(end, datetime):
                last = datetime.combine(end, time(23, 59, 59), start.tzinfo)
                ends[place] = last.astimezone(UTC) if start.tzinfo else last


def _read(parts: Sequence[Piece]) -> Calendar:
    text = "".join(["BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", *(part.text for part in parts), "END:VCALENDAR\r\n"])
    [read] = calendars_in(text)
    return read


def calendars_in(text: str | bytes) -> list[Calendar]:
    """The calendar objects of a text. Raises BROKEN.

    icalendar keeps the time zones that texts define for as long as the process lives, the first under a name for all:
    every second Outlook has a "Customized Time Zone" of its own, so what others defined is forgotten first.
    """
    with _PARSING:
        tzp.use_zoneinfo()
        read = Calendar.from_ical(text, multiple=True)
    return read if isinstance(read, list) else [read]


def _is_readable(parts: Sequence[Piece]) -> bool:
    try:
        _read(parts)
    except BROKEN:
        return False
    return True


def title_in_words(title: str) -> str:
    """How an event that cannot be shown is named."""
    plain = " ".join(title.split())[:_LONGEST_TITLE]
    return f"“{plain}”" if plain else "one without a title"


def event_of(content: bytes, uid: str, zone: ZoneInfo, name: str, place: str = "") -> Event | None:
    """The event of that uid in a calendar's text; of a recurring one its first occurrence."""
    pieces = [piece for piece in pieces_of(utf8(content)) if piece.kind == "zone" or piece.uid == uid]
    for component in calendar_of(pieces).walk("VEVENT"):
        if str(component.get("UID", "")) == uid and "RECURRENCE-ID" not in component:
            return read_event(component, zone, name, place, repeats=is_series(component))
    return None


def is_series(component: Component) -> bool:
    """Whether an event repeats, or is an occurrence of one that does."""
    return any(name in component for name in ("RRULE", "RDATE", "RECURRENCE-ID"))


def read_event(
    component: Component, zone: ZoneInfo, name: str, place: str = "", *, repeats: bool = False
) -> Event | None:
    """A VEVENT as an event, of one that `repeats` as an occurrence; None when it is canceled or has no time."""
    start = _when(component, "DTSTART", zone)
    if start is None or str(component.get("STATUS", "")).upper() == "CANCELLED":
        return None
    return Event(
        uid=str(component.get("UID", "")),
        title=" ".join(str(component.get("SUMMARY", "")).split()) or "(no title)",
        start=start,
        end=_end(component, start, zone),
        calendar=name,
        location=str(component.get("LOCATION", "")).strip() or None,
        description=str(component.get("DESCRIPTION", "")).strip() or None,
        invited=component.get("ORGANIZER") is not None or component.get(_SOURCE) is not None,
        busy=_is_busy(component),
        place=place,
        recurrence=_recurrence(component) if repeats else "",
        guests=guests_of(component),
        revision=revision_of(component),
    )


def revision_of(event: Component) -> int:
    """How often an event was changed (SEQUENCE); 0 where it does not say."""
    try:
        return int(event.get("SEQUENCE", 0))
    except (TypeError, ValueError):
        return 0


def made_event(draft: Draft, zone: ZoneInfo, name: str, place: str = "") -> Event:
    """A draft as the event that was made of it; of one that repeats its first occurrence."""
    first, end = draft.when(zone)
    recurrence = recurrence_of(first) if draft.repeat else ""
    return Event(
        draft.uid,
        draft.title,
        first,
        end,
        name,
        draft.location,
        draft.description,
        place=place,
        recurrence=recurrence,
        guests=draft.guests,
    )


def calendar_with(draft: Draft, stamp: datetime) -> bytes:
    """A whole calendar object with this one event, its times in UTC; `stamp` is when it was written."""
    calendar = empty_calendar()
    calendar.add_component(component_of(draft, stamp))
    if draft.repeat and not draft.all_day:
        calendar.add_missing_timezones()
    return bytes(calendar.to_ical())


def calendar_of_series(zones: bytes, components: Iterable[Component]) -> bytes:
    """A calendar object of components that are there already, with the texts of the time zones that explain theirs."""
    head, end = bytes(empty_calendar().to_ical()).split(b"END:VCALENDAR")
    return head + zones + b"".join(bytes(one.to_ical()) for one in components) + b"END:VCALENDAR" + end


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
    if draft.guests:
        event.add("SEQUENCE", 0)
        put_guests(event, draft.organizer, draft.guests)
    return event


class Text(vText):
    r"""A text as RFC 5545 section 3.3.11 writes it. The library takes the `\N` of `C:\Notes` for the end of a line."""

    def to_ical(self) -> bytes:
        r"""With marks escaped; every end of a line is `\n`."""
        escaped = re.sub(r"([\\;,])", r"\\\1", self)
        return re.sub(r"\r\n|\r|\n", r"\\n", escaped).encode()


def _is_busy(component: Component) -> bool:
    """Whether it takes the time up. Outlook says so by a word of its own, often without TRANSP."""
    status = str(component.get("X-MICROSOFT-CDO-BUSYSTATUS", "")).strip().upper()
    if status in _STATUSES:
        return _STATUSES[status]
    return str(component.get("TRANSP", "")).strip().upper() != "TRANSPARENT"


def _recurrence(component: Component) -> str:
    moment = moment_in(component, "RECURRENCE-ID") or moment_in(component, "DTSTART")
    return recurrence_of(moment) if isinstance(moment, date) else ""


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
