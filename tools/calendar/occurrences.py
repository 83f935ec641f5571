"""Some occurrences of a series: one changed or left out, or all from one on (RFC 5545: RECURRENCE-ID, EXDATE, UNTIL).

Both stores write through it. Everything else in the text stays as others wrote it. Pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from datetime import UTC, date, datetime, timedelta
from typing import Any

from icalendar import Component

from steward.contracts.errors import ToolFailed
from steward.tools.calendar.events import Change, Occurrences
from steward.tools.calendar.ical import moment_in
from steward.tools.calendar.revision import EventText, changed

_OF_SERIES = ("RRULE", "RDATE", "EXDATE", "EXRULE")


def revised(found: EventText, change: Change, part: Occurrences | None) -> tuple[bytes, Component]:
    """The text with the event changed, or one occurrence of it, and what was changed.

    Raises:
        ToolFailed: it is to be changed from one occurrence on, which would make two series of it.
    """
    if part is None:
        target = found.whole
    elif part.following:
        raise ToolFailed("a change from one occurrence on is not possible; change one of them, or all")
    else:
        at = _original(found, part.start)
        own = (one for one in _single(found) if _is_at(one, at))
        target = next(own, None) or _occurrence(found.whole, at)
    target = changed(target, change)
    return found.written([target]), target


def without_part(found: EventText, part: Occurrences) -> bytes:
    """The text without these occurrences; without the whole series, where they are all there are from its first on."""
    if is_whole(found, part):
        return found.without()
    at, whole = _original(found, part.start), found.whole
    if part.following:
        _end_before(whole, at)
        return found.written([whole], [one for one in _single(found) if _is_from(one, at)])
    whole.add("EXDATE", at)
    return found.written([whole], [one for one in _single(found) if _is_at(one, at)])


def is_whole(found: EventText, part: Occurrences) -> bool:
    """Whether the occurrences are all of the series."""
    first = moment_in(found.whole, "DTSTART")
    return part.following and first is not None and _comparable(_original(found, part.start)) <= _comparable(first)


def _single(found: EventText) -> list[Component]:
    return [part for part in found.components if part is not found.whole]


def _occurrence(whole: Component, at: date) -> Component:
    """An occurrence as the series makes it, to be written by itself."""
    made = deepcopy(whole)
    length = _length(whole)
    for name in (*_OF_SERIES, "DTSTART", "DTEND", "DURATION"):
        made.pop(name, None)
    made.add("RECURRENCE-ID", at)
    made.add("DTSTART", at)
    made.add("DTEND", at + length)
    return made


def _length(whole: Component) -> timedelta:
    start, end, length = (moment_in(whole, name) for name in ("DTSTART", "DTEND", "DURATION"))
    if end is not None:
        lasts: timedelta = end - start
        return lasts
    return length if isinstance(length, timedelta) else timedelta(days=0 if isinstance(start, datetime) else 1)


def _original(found: EventText, start: date) -> date:
    """When the series has the occurrence that starts then, which may have been moved, in the form of its own start."""
    for one in _single(found):
        if (own := moment_in(one, "DTSTART")) is not None and _comparable(own) == _comparable(start):
            return _in_form(moment_in(one, "RECURRENCE-ID"), found)
    return _in_form(start, found)


def _in_form(at: Any, found: EventText) -> date:
    first = moment_in(found.whole, "DTSTART")
    if isinstance(first, datetime) and first.tzinfo is None and "TZID" in found.whole["DTSTART"].params:
        raise ToolFailed("the series is counted in a time zone that is not known here; only all of it can be changed")
    if not isinstance(first, datetime) or not isinstance(at, datetime):
        return at.date() if isinstance(at, datetime) else date(at.year, at.month, at.day)
    if first.tzinfo is None:
        return at.replace(tzinfo=None)
    return at.astimezone(first.tzinfo)


def _is_at(one: Component, at: date) -> bool:
    return _comparable(moment_in(one, "RECURRENCE-ID")) == _comparable(at)


def _is_from(one: Component, at: date) -> bool:
    return _comparable(moment_in(one, "RECURRENCE-ID")) >= _comparable(at)


def _end_before(whole: Component, at: date) -> None:
    """End every rule just before an occurrence, and take out the single dates from there on."""
    until = at - timedelta(days=1)
    if isinstance(at, datetime):
        last = at - timedelta(seconds=1)
        until = last if last.tzinfo is None else last.astimezone(UTC)
    rules = _listed(whole.get("RRULE"))
    whole.pop("RRULE", None)
    for rule in rules:
        ended = {name: value for name, value in rule.items() if name.upper() != "COUNT"}
        whole.add("RRULE", ended | {"UNTIL": [until]})
    dates = [one.dt for value in _listed(whole.get("RDATE")) for one in value.dts]
    whole.pop("RDATE", None)
    for one in dates:
        if _comparable(one) < _comparable(at):
            whole.add("RDATE", one)


def _listed(value: Any) -> Sequence[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def _comparable(moment: Any) -> str:
    """A day or an instant in a form that sorts."""
    if not isinstance(moment, datetime):
        return f"{moment}"
    return (moment if moment.tzinfo is None else moment.astimezone(UTC)).strftime("%Y-%m-%dT%H:%M:%S")
