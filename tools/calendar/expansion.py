"""The events of calendars between two instants, recurring ones counted out, within one budget for the whole look.

Anybody who sends an invitation writes into a calendar, and the library counts in a thread that nothing can stop. So
what recurs is counted from shortly before the time that is looked at, and no more often than the budget has left; what
cannot be read or counted costs itself alone and is named. Both stores look through it. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

import recurring_ical_events
from icalendar import Calendar, Component

from steward.contracts.errors import ToolFailed
from steward.tools.calendar.events import Event, Look
from steward.tools.calendar.ical import BROKEN, calendar_of, is_series, moment_in, read_event, title_in_words
from steward.tools.calendar.pieces import Piece, pieces_of, utf8
from steward.tools.calendar.recurrence import MOST_OCCURRENCES, occurrences, put_off

_SLACK: Final = timedelta(days=2)
"""All-day and floating events have no zone; what lies near the edges is looked at again in the reader's."""
_SHOWN_COSTS: Final = 20
"""What the library does for an occurrence that it gives back, by what it does to count one."""
_NAMED: Final = 3
_DIVIDED: Final = re.compile(r"(.{1,500})_R(\d{8}(?:T\d{6}Z?)?)", re.DOTALL)
"""Matches the UID of a series that was parted from another, as occurrences.py and Google make it."""
_END: Final = b"END:VCALENDAR"


class Expansion:
    """One look, from `start` to `end` for a reader in `zone`; calendars are added to it one by one."""

    def __init__(self, start: datetime, end: datetime, zone: ZoneInfo) -> None:
        self._start, self._end, self._zone = start, end, zone
        self._left: float = MOST_OCCURRENCES
        self._events: list[Event] = []
        self.left_out: list[str] = []
        """What was left out, in words."""

    def add(self, data: bytes | str, name: str, calendar: str, place: str = "") -> None:
        """Look at a text that is called `name` and belongs to that calendar; `place` tells it from others of the name.

        Raises:
            ToolFailed: it is not iCalendar.
        """
        broken: list[str] = []
        pieces = pieces_of(utf8(data.encode() if isinstance(data, str) else data))
        if not pieces:
            return
        is_ended = any(_END in piece.raw.upper() for piece in pieces)
        if not is_ended and not any(piece.kind in ("event", "cut") for piece in pieces):
            raise ToolFailed(f"the calendar {name} cannot be read: there is no calendar in it")
        unknown: dict[str, str] = {}
        part = calendar_of(self._near(pieces), broken, unknown)
        series = {str(one.get("UID", "")) for one in part.walk("VEVENT") if is_series(one)}
        too_many = self._bound(part, broken)
        for component in self._between(part, broken):
            uid = str(component.get("UID", ""))
            taken = self._take(component, calendar, place, broken, repeats=uid in series)
            if taken and uid in unknown:
                name_of_zone = title_in_words(unknown[uid])
                words = f"the time zone {name_of_zone} of {_title(component)} is not known; its time is shown as yours"
                self.left_out.append(words)
        if broken:
            self.left_out.append(f"{len(broken)} events of {calendar} cannot be read: {_list(broken)}")
        if cut := [title_in_words(piece.title) for piece in pieces if piece.kind == "cut"]:
            self.left_out.append(f"{name} is cut off in the middle of an event: {_list(cut)}")
        elif not is_ended:
            self.left_out.append(f"{name} is cut off, so more may have been in it")
        if too_many:
            how = "repeat too often, or by a rule that cannot be read"
            words = f"{len(too_many)} events of {calendar} {how}: {_list(too_many)}"
            self.left_out.append(f"{words}; of each only the first time is shown")

    def look(self) -> Look:
        """What was found."""
        found = sorted(self._events, key=lambda one: (*one.span(self._zone), one.title))
        return Look(found, [*self.left_out, *_half_divided(found)])

    def _near(self, pieces: Sequence[Piece]) -> list[Piece]:
        """The pieces without the events that certainly lie elsewhere: of some thousand most, which are then not parsed.
        An event of which any revision lies near is there with all of them."""
        first, last = (self._start - _SLACK).date(), (self._end + _SLACK).date()
        uids = {piece.uid for piece in pieces if piece.kind == "event" and piece.may_meet(first, last)}
        return [piece for piece in pieces if piece.kind != "event" or piece.uid in uids]

    def _bound(self, calendar: Calendar, broken: list[str]) -> list[str]:
        """Put what recurs off to shortly before the look, and drop the rules that the budget cannot count out; their
        titles. Events without a time stand nowhere; those whose time cannot be read are `broken`."""
        undated = [part for part in calendar.walk("VEVENT") if moment_in(part, "DTSTART") is None]
        broken += [_title(part) for part in undated if "DTSTART" in part]
        without = {id(part) for part in undated}
        calendar.subcomponents = [part for part in calendar.subcomponents if id(part) not in without]
        dropped = []
        for component in calendar.walk("VEVENT"):
            cost, by = self._cost(component)
            if cost <= self._left:
                self._left -= cost
                _put_off(component, by)
                continue
            for name in ("RRULE", "RDATE"):
                component.pop(name, None)
            dropped.append(_title(component))
        return dropped

    def _cost(self, component: Component) -> tuple[float, timedelta]:
        """The work that an event is, and by how much its first occurrence may be put off."""
        rules, dates = _listed(component.get("RRULE")), _listed(component.get("RDATE"))
        for rule in rules:
            for name in [name for name in rule if name.upper().startswith("X-")]:
                del rule[name]
        by = timedelta(0)
        first = moment_in(component, "DTSTART")
        if not isinstance(first, date):
            return float("inf"), by
        try:
            cost: float = sum(len(getattr(listed, "dts", [listed])) for listed in dates)
            if len(rules) == 1 and "EXRULE" not in component:
                by = put_off(rules[0], first, self._start, _length(component, first))
            return cost + sum(self._cost_of(rule, first + by) for rule in rules), by
        except BROKEN:
            return float("inf"), timedelta(0)

    def _cost_of(self, rule: Any, first: date) -> float:
        """How often a rule fires up to the end of the look, and more for each time it is shown."""
        shown = occurrences(rule, max(first, self._day_before(first)), self._end + _SLACK)
        return occurrences(rule, first, self._end + _SLACK) + _SHOWN_COSTS * shown

    def _day_before(self, like: date) -> date:
        """Shortly before the look, as a date or an instant as `like` is one."""
        moment = self._start - _SLACK
        if not isinstance(like, datetime):
            return moment.date()
        return moment.replace(tzinfo=None) if like.tzinfo is None else moment

    def _between(self, calendar: Calendar, broken: list[str]) -> Iterator[Component]:
        """The components of the time that is looked at; where some break the library, those of each event by itself."""
        try:
            return iter(self._counted_out(calendar))
        except BROKEN:
            return self._one_by_one(calendar, broken)

    def _one_by_one(self, calendar: Calendar, broken: list[str]) -> Iterator[Component]:
        events: dict[str, list[Component]] = {}
        for component in calendar.walk("VEVENT"):
            events.setdefault(str(component.get("UID", "")), []).append(component)
        others = [part for part in calendar.subcomponents if part.name != "VEVENT"]
        for own in events.values():
            calendar.subcomponents = [*others, *own]
            try:
                yield from self._counted_out(calendar)
            except BROKEN:
                broken.append(_title(own[0]))

    def _counted_out(self, calendar: Calendar) -> list[Component]:
        query = recurring_ical_events.of(calendar)
        return list(query.between(self._start.astimezone(UTC) - _SLACK, self._end.astimezone(UTC) + _SLACK))

    def _take(self, component: Component, calendar: str, place: str, broken: list[str], *, repeats: bool) -> bool:
        try:
            event = read_event(component, self._zone, calendar, place, repeats=repeats)
            if event is None or not self._meets(event):
                return False
            self._events.append(event)
        except BROKEN:
            broken.append(_title(component))
            return False
        return True

    def _meets(self, event: Event) -> bool:
        begins, ends = event.span(self._zone)
        return begins < self._end and (ends > self._start or begins == ends >= self._start)


def _half_divided(events: Sequence[Event]) -> Iterator[str]:
    """A word for each series that was to end where a new one begins and goes on: somebody died between the two writes,
    for which CalDAV has no transaction, and nobody repeated them."""
    begun = {found[1]: found[2] for event in events if (found := _DIVIDED.fullmatch(event.uid))}
    twice = {
        event.uid: event.title
        for event in events
        if (since := begun.get(event.uid)) and len(event.recurrence) == len(since) and event.recurrence >= since
    }
    for title in twice.values():
        why = "since a change of it was broken off: repeat that change, or delete one of the two"
        yield f"{title_in_words(title)} is there twice, {why}"


def _length(component: Component, first: date) -> timedelta:
    end, length = moment_in(component, "DTEND"), moment_in(component, "DURATION")
    if end is not None:
        length = end - first
    return length if isinstance(length, timedelta) else timedelta(days=1)


def _put_off(component: Component, by: timedelta) -> None:
    """Begin a series that much later."""
    for name in ("DTSTART", "DTEND"):
        value: Any = component.get(name)
        if by and value is not None:
            value.dt = value.dt + by


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def _title(component: Component) -> str:
    return title_in_words(str(component.get("SUMMARY", "")))


def _list(titles: list[str]) -> str:
    return ", ".join(titles[:_NAMED]) + (" ..." if len(titles) > _NAMED else "")


def expanded(texts: list[str], start: datetime, end: datetime, zone: ZoneInfo, name: str, place: str) -> Look:
    """A look at the objects of one calendar, each a text of its own; one that cannot be read costs itself alone.
    `place` tells the calendar from others of that name."""
    expansion = Expansion(start, end, zone)
    unread = 0
    for text in texts:
        try:
            expansion.add(text, name, name, place)
        except ToolFailed:
            unread += 1
    if unread:
        expansion.left_out.append(f"{unread} entries of {name} cannot be read")
    return expansion.look()
