"""An invitation in words: what, when, where, by whom. Used for calendar parts of mails and for what Outlook packs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from icalendar import Component

from steward.language.charsets import decoded
from steward.tools.calendar.events import recurrence_of
from steward.tools.calendar.guests import Guest, guests_of
from steward.tools.calendar.ical import BROKEN, calendar_of, calendars_in, revision_of
from steward.tools.calendar.pieces import pieces_of
from steward.tools.calendar.zones import settle_zones

_MOST: Final = 20
"""Events of one part that are told."""
_LONGEST: Final = 1 << 20
_LONGEST_NOTE: Final = 5_000
_WHEN: Final = "When: "
_KINDS: Final = {
    "REQUEST": "Invitation",
    "CANCEL": "Canceled",
    "REPLY": "Answer to an invitation",
    "COUNTER": "Another time is proposed",
    "DECLINECOUNTER": "The other time is declined",
    "REFRESH": "The invitation is asked for again",
    "ADD": "Invitation",
}
_UNITS: Final = {"DAILY": "day", "WEEKLY": "week", "MONTHLY": "month", "YEARLY": "year", "HOURLY": "hour"}
_ANSWERS: Final = {"ACCEPTED": "accepts", "DECLINED": "declines", "TENTATIVE": "accepts provisionally"}


@dataclass(frozen=True, slots=True)
class EventTime:
    """When an event is: in the words of who invites, and from when until when in UTC."""

    words: str
    start: datetime
    end: datetime | None

    def line(self, zone: ZoneInfo | None = None) -> str:
        """As the event's text has it; for a reader in a zone in whose time it is another, in both."""
        if zone is None:
            return f"{_WHEN}{self.words}"
        start, end = self.start.astimezone(zone), self.end and self.end.astimezone(zone)
        own = _when(start.replace(tzinfo=None), end and end.replace(tzinfo=None), "")
        if self.words == own or self.words.startswith(f"{own} "):
            return f"{_WHEN}{self.words}"
        return f"{_WHEN}{own} ({zone.key}); by the sender's clock {self.words}"


@dataclass(frozen=True, slots=True)
class Meeting:
    """What an invitation says; all but the title may be missing."""

    title: str
    kind: str = "Event"
    start: date | None = None
    end: date | None = None
    zone: str = ""
    place: str = ""
    organizer: str = ""
    repeats: str = ""
    note: str = ""

    def __str__(self) -> str:
        """Line by line."""
        lines = [f"{self.kind}: {self.title}"]
        lines += [f"{_WHEN}{_when(self.start, self.end, self.zone)}"] if self.start else []
        lines += [f"Repeats: {self.repeats}"] if self.repeats else []
        lines += [f"Where: {self.place}"] if self.place else []
        lines += [f"By: {self.organizer}"] if self.organizer else []
        return "\n".join([*lines, self.note] if self.note else lines)

    @property
    def time(self) -> EventTime | None:
        """When it is; None for whole days, and for a time of no zone or of one that is not known."""
        start, end = self.start, self.end
        if not isinstance(start, datetime) or start.utcoffset() is None:
            return None
        ends = end.astimezone(UTC) if isinstance(end, datetime) and end.utcoffset() is not None else None
        return EventTime(_when(start, end, self.zone), start.astimezone(UTC), ends)


@dataclass(frozen=True, slots=True)
class GuestAnswer:
    """What somebody answers to an invitation (RFC 5546, REPLY): to which event, of one that repeats to which occurrence
    or to all, to which revision of it, and to which start where that is told."""

    guest: Guest
    uid: str
    recurrence: str
    revision: int
    start: date | None


@dataclass(frozen=True, slots=True)
class EventText:
    """Events in words, when they are, and who answers what; all empty where none can be read."""

    text: str = ""
    times: tuple[EventTime, ...] = ()
    answers: tuple[GuestAnswer, ...] = ()


def invitation_text(data: bytes) -> EventText:
    """The events of a calendar part."""
    found: list[str] = []
    times: list[EventTime] = []
    answers: list[GuestAnswer] = []
    for calendar in _calendars(decoded(data[:_LONGEST])):
        kind = _KINDS.get(str(calendar.get("METHOD", "")).upper(), "Event")
        for component in calendar.walk():
            if component.name in ("VEVENT", "VTODO") and len(found) < _MOST:
                settle_zones(component)
                meeting = _meeting(component, kind)
                found.append("\n".join([str(meeting), *_answers(component, kind)]))
                times += [meeting.time] if meeting.time else []
                answers += _guest_answers(component) if kind == _KINDS["REPLY"] else []
    # A lone carriage return within a value would hide in a terminal what stands before it.
    return EventText("\n\n".join(dict.fromkeys(found)).replace("\r", ""), tuple(times), tuple(answers))


def _calendars(text: str) -> Sequence[Component]:
    """The calendar objects of a text; where it is broken, one of its events that can be read."""
    try:
        return calendars_in(text)
    except BROKEN:
        return [calendar_of(pieces_of(text.encode()))]


def _meeting(component: Any, kind: str) -> Meeting:
    start, zone = _moment(component, "DTSTART")
    end, _ = _moment(component, "DTEND")
    if (
        end is None
        and start is not None
        and isinstance(length := getattr(component.get("DURATION"), "dt", None), timedelta)
    ):
        end = start + length
    canceled = str(component.get("STATUS", "")).upper() == "CANCELLED"
    return Meeting(
        _line(component, "SUMMARY") or "(no title)",
        "Canceled" if canceled else kind,
        start,
        end,
        zone,
        _line(component, "LOCATION"),
        _person(component.get("ORGANIZER")),
        _repeats(component),
        _text(component, "DESCRIPTION")[:_LONGEST_NOTE],
    )


def _repeats(component: Any) -> str:
    """How often it comes back, without its end and its days."""
    rule = component.get("RRULE")
    rule = rule[0] if isinstance(rule, list) and rule else rule
    if not isinstance(rule, Mapping):
        return ""
    unit = _UNITS.get("".join(map(str, rule.get("FREQ", []))).upper(), "time")
    every = "".join(map(str, rule.get("INTERVAL", [1])))
    return f"every {unit}" if every == "1" else f"every {every} {unit}s"


def _answers(component: Any, kind: str) -> Iterator[str]:
    """Who answered how, where this is an answer."""
    people = component.get("ATTENDEE") if kind == _KINDS["REPLY"] else None
    for person in people if isinstance(people, list) else [people] if people else []:
        answer = _parameter(person, "PARTSTAT").upper()
        yield f"{_person(person)} {_ANSWERS.get(answer, 'has not decided')}"


def _guest_answers(component: Any) -> Iterator[GuestAnswer]:
    """The same for programs."""
    occurrence, _ = _moment(component, "RECURRENCE-ID")
    start, _ = _moment(component, "DTSTART")
    recurrence = recurrence_of(occurrence) if occurrence else ""
    for guest in guests_of(component):
        yield GuestAnswer(guest, _text(component, "UID"), recurrence, revision_of(component), start)


def _moment(component: Any, name: str) -> tuple[date | None, str]:
    """A moment and the name of its zone."""
    value = component.get(name)
    value = value[0] if isinstance(value, list) and value else value
    moment = _attribute(value, "dt")
    return (moment if isinstance(moment, date) else None), _parameter(value, "TZID")


def _attribute(value: Any, name: str) -> Any:
    """What a property holds; nothing where its value is broken."""
    try:
        return getattr(value, name, None)
    except BROKEN:
        return None


def _parameter(value: Any, name: str) -> str:
    parameters = _attribute(value, "params") or {}
    return " ".join(str(parameters.get(name, "")).split())


def _when(start: date, end: date | None, zone: str) -> str:
    """Day and times as they were written, with the zone and, where that is known, the time in UTC."""
    day = f"{start:%A} {start.day} {start:%B %Y}"
    if not isinstance(start, datetime):
        last = end - timedelta(days=1) if end is not None and not isinstance(end, datetime) else start
        return f"{day}, all day" if last <= start else f"{day} to {last:%A} {last.day} {last:%B %Y}, all day"
    until = ""
    if isinstance(end, datetime) and end.replace(tzinfo=None) != start.replace(tzinfo=None):
        same = end.date() == start.date()
        until = f" to {end:%H:%M}" if same else f" to {end:%A} {end.day} {end:%B %Y}, {end:%H:%M}"
    return f"{day}, {start:%H:%M}{until}{_zone_in_words(start, zone)}"


def _zone_in_words(start: datetime, zone: str) -> str:
    offset = start.utcoffset()
    if offset is None:
        return f" ({zone}, a zone that is not known here)" if zone else ""
    if not offset and (not zone or zone.upper() in ("UTC", "ETC/UTC")):
        return " UTC"
    return f" ({zone + '; ' if zone else ''}{start.astimezone(UTC):%H:%M} UTC)"


def _text(component: Any, name: str) -> str:
    value = component.get(name)
    return str(value[0] if isinstance(value, list) and value else value or "").strip()


def _line(component: Any, name: str) -> str:
    return " ".join(_text(component, name).split())


def _person(value: Any) -> str:
    value = value[0] if isinstance(value, list) and value else value
    if value is None:
        return ""
    address = str(value)
    address = address[7:] if address.lower().startswith("mailto:") else address
    name = _parameter(value, "CN")
    return f"{name} <{address}>" if name and name != address else address
