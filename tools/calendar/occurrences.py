"""Some occurrences of a series: some changed or left out, or all from one on (RFC 5545: RECURRENCE-ID, EXDATE, UNTIL).

Both stores write through it. Everything else in the text stays as others wrote it. Pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import recurring_ical_events
from icalendar import Calendar, Component, Timezone

from steward.contracts.errors import ToolFailed
from steward.tools.calendar.events import Change, Occurrences, recurrence_of
from steward.tools.calendar.ical import BROKEN, moment_in
from steward.tools.calendar.recurrence import countable
from steward.tools.calendar.revision import EventText, changed, put
from steward.tools.calendar.series import listed, moments_in, move_series, put_rule

_OF_SERIES = ("RRULE", "RDATE", "EXDATE", "EXRULE")


@dataclass(frozen=True, slots=True)
class Revised:
    """A text with an event changed: its `content`, what was changed, and the series that begins with it, which has a
    UID of its own and belongs beside it. `zones`: the text of the time zone that it needs now."""

    content: bytes
    event: Component
    apart: tuple[Component, ...] = ()
    zones: bytes = b""


def revised(found: EventText, change: Change, part: Occurrences | None, zone: ZoneInfo) -> Revised:
    """The text with the event changed, or what `part` is of it; a time without a zone is one in `zone`.

    Raises:
        ToolFailed: the series does not have that occurrence, or cannot be moved so.
    """
    if part is None:
        event = changed(found.whole, change)
        if not change.repeat:
            return Revised(found.written([event]), event)
        put_rule(event, change.repeat, zone)
        zones = _zone_text(found, event, zone)
        return Revised(found.written([event], zones=zones), event, zones=zones)
    if part.which == "one":
        targets = [_single(found, recurrence) for recurrence in part.recurrences]
        for target in targets:
            changed(target, change)
        return Revised(found.written(targets), targets[0])
    at = _original(found, part.first) if part.first else None
    if part.which == "all" or at is None or _is_first(found, at):
        own = [found.whole, *found.singles]
        move_series(own, _seen(own, at), change, zone)
        if change.repeat is None:
            return Revised(found.written(own), found.whole)
        # Changes of single occurrences are of the old rule.
        put_rule(found.whole, change.repeat, zone)
        return Revised(found.written([found.whole], found.singles), found.whole)
    new = _split_off(found, at)
    own = [found.whole, *(one for one in found.singles if not _is_from(one, at))]
    left_out = [one for one in found.singles if _is_from(one, at)]
    content = found.written(own, left_out)
    move_series(new, _seen(new, at), change, zone)
    if change.repeat is not None:
        del new[1:]
        put_rule(new[0], change.repeat, zone)
    return Revised(content, new[0], tuple(new))


def _zone_text(found: EventText, event: Component, zone: ZoneInfo) -> bytes:
    """What explains the zone of an event that has come to be in it, where the text does not do so yet."""
    known = f"TZID:{zone.key}".encode() in found.zone_texts
    is_there = isinstance(moment_in(event, "DTSTART"), datetime) and not known
    return bytes(Timezone.from_tzid(zone.key).to_ical()) if is_there else b""


def affected(found: EventText, part: Occurrences | None) -> list[Component]:
    """The components that hold what is meant: those of some occurrences, or the event and what was changed of single
    ones. Raises as `revised` does."""
    if part is not None and part.which == "one":
        return [_single(found, recurrence) for recurrence in part.recurrences]
    return [found.whole, *found.singles]


def without_part(found: EventText, part: Occurrences) -> bytes:
    """The text without these occurrences; without the whole series, where they are all there are."""
    if is_whole(found, part):
        return found.without()
    whole = found.whole
    originals = [_original(found, recurrence) for recurrence in part.recurrences]
    if part.which == "following":
        _end_before(whole, originals[0])
        return found.written([whole], [one for one in found.singles if _is_from(one, originals[0])])
    gone = [one for one in found.singles if any(_is_at(one, at) for at in originals)]
    if "RRULE" not in whole and "RDATE" not in whole:
        return found.written([], gone)
    for at in originals:
        _leave_out(whole, at)
    return found.written([whole], gone)


def is_whole(found: EventText, part: Occurrences) -> bool:
    """Whether the occurrences are all of the series."""
    return part.which == "all" or (part.which == "following" and _is_first(found, _original(found, part.first)))


def _is_first(found: EventText, at: date) -> bool:
    first = moment_in(found.whole, "DTSTART")
    return first is not None and _comparable(at) <= _comparable(first)


def _single(found: EventText, recurrence: str) -> Component:
    """An occurrence as a component of its own: as it was changed before, or as the series makes it."""
    at = _original(found, recurrence)
    for one in found.singles:
        if _is_at(one, at):
            return one
    whole = found.whole
    if _is_at(whole, at):
        return whole
    like = whole.get("DTSTART")
    made = deepcopy(whole)
    for name in (*_OF_SERIES, "DTSTART", "DTEND", "DURATION"):
        made.pop(name, None)
    put(made, "RECURRENCE-ID", at, like)
    put(made, "DTSTART", at, like)
    put(made, "DTEND", at + _length_of(whole), like)
    return made


def _length_of(event: Component) -> timedelta:
    """How long an event lasts."""
    start, end, length = (moment_in(event, name) for name in ("DTSTART", "DTEND", "DURATION"))
    if end is not None and isinstance(end, datetime) == isinstance(start, datetime):
        lasts: timedelta = end - start
        return lasts
    return length if isinstance(length, timedelta) else timedelta(days=0 if isinstance(start, datetime) else 1)


def _seen(components: Sequence[Component], at: date | None) -> date:
    """When an occurrence of a series starts, which may have been moved; of none the first."""
    whole, *singles = components
    moved = (moment_in(one, "DTSTART") for one in singles if at is not None and _is_at(one, at))
    start = next(moved, at or moment_in(whole, "DTSTART"))
    if not isinstance(start, date):
        raise ToolFailed("the event has no time that can be read")
    return start


def _original(found: EventText, recurrence: str) -> date:
    """The start that the series gives an occurrence, in the form of its own start.

    Raises:
        ToolFailed: it is no occurrence's.
    """
    first = moment_in(found.whole, "DTSTART")
    try:
        at = _moment(recurrence)
    except ValueError as error:
        raise ToolFailed("it is not known which occurrence is meant") from error
    if isinstance(first, datetime) != isinstance(at, datetime) or first is None:
        raise ToolFailed("the event does not come then any more")
    if not isinstance(first, datetime) or not isinstance(at, datetime):
        return at
    if (first.tzinfo is None) != (at.tzinfo is None):
        raise ToolFailed("the event does not come then any more")
    return at if at.tzinfo is None else at.astimezone(first.tzinfo)


def _moment(recurrence: str) -> date:
    if "T" not in recurrence:
        return datetime.strptime(recurrence, "%Y%m%d").date()
    at = datetime.strptime(recurrence.rstrip("Z"), "%Y%m%dT%H%M%S")
    return at.replace(tzinfo=UTC) if recurrence.endswith("Z") else at


def _is_at(one: Component, at: date) -> bool:
    return _comparable(moment_in(one, "RECURRENCE-ID")) == _comparable(at)


def _is_from(one: Component, at: date) -> bool:
    return _comparable(moment_in(one, "RECURRENCE-ID")) >= _comparable(at)


def _leave_out(whole: Component, at: date) -> None:
    put(whole, "EXDATE", [*moments_in(whole, "EXDATE"), at], whole.get("DTSTART"))


def _end_before(whole: Component, at: date) -> None:
    """End every rule just before an occurrence, and take out the single dates from there on."""
    until = at - timedelta(days=1)
    if isinstance(at, datetime):
        last = at - timedelta(seconds=1)
        until = last if last.tzinfo is None else last.astimezone(UTC)
    rules = listed(whole.get("RRULE"))
    whole.pop("RRULE", None)
    for rule in rules:
        ended = {name: value for name, value in rule.items() if name.upper() != "COUNT"}
        whole.add("RRULE", ended | {"UNTIL": [until]})
    for name in ("RDATE", "EXDATE"):
        kept = [one for one in moments_in(whole, name) if _comparable(one) < _comparable(at)]
        put(whole, name, kept, whole.get("DTSTART"))


def _split_off(found: EventText, at: date) -> list[Component]:
    """The series from an occurrence on as one of its own, with what was changed of its occurrences; what is left of the
    old one ends before."""
    whole = found.whole
    new = deepcopy(whole)
    uid = f"{found.uid}_R{recurrence_of(at)}"
    like, lasts = whole.get("DTSTART"), _length_of(whole)
    new["UID"] = uid
    put(new, "DTSTART", at, like)
    put(new, "DTEND", at + lasts, like)
    for rule in listed(new.get("RRULE")):
        for name, (count, *_) in ((name, value) for name, value in rule.items() if name.upper() == "COUNT"):
            rule[name] = [max(1, int(count) - _number_before(whole, at))]
    for name in ("RDATE", "EXDATE"):
        kept = [one for one in moments_in(whole, name) if _comparable(one) >= _comparable(at)]
        put(new, name, kept, like)
    singles = [deepcopy(one) for one in found.singles if _is_from(one, at)]
    for one in singles:
        one["UID"] = uid
    _end_before(whole, at)
    return [new, *singles]


def _number_before(whole: Component, at: date) -> int:
    """How many times the rule of a series has come before."""
    alone = deepcopy(whole)
    for name in ("RDATE", "EXDATE", "EXRULE"):
        alone.pop(name, None)
    start = moment_in(alone, "DTSTART")
    end = at if isinstance(at, datetime) and at.tzinfo else datetime(at.year, at.month, at.day, tzinfo=UTC)
    calendar = Calendar()
    calendar.add_component(alone)
    try:
        if all(countable(rule, start, end) for rule in listed(alone.get("RRULE"))):
            starts = (moment_in(one, "DTSTART") for one in recurring_ical_events.of(calendar).between(start, at))
            return sum(_comparable(one) < _comparable(at) for one in starts)
    except BROKEN as error:
        raise ToolFailed("the repetitions of this event cannot be counted; change one of them, or all") from error
    raise ToolFailed("the repetitions of this event cannot be counted; change one of them, or all")


def _comparable(moment: Any) -> str:
    """A day or an instant in a form that sorts."""
    if not isinstance(moment, datetime):
        return f"{moment}"
    return (moment if moment.tzinfo is None else moment.astimezone(UTC)).strftime("%Y-%m-%dT%H:%M:%S")
