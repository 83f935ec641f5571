"""A whole series moved or reworded: its first time, its rule, the dates that it leaves out and the changes of single
occurrences go along, so that none comes back and none is lost. Pure; occurrences.py writes through it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Any
from zoneinfo import ZoneInfo

from icalendar import Component, vRecur

from steward.contracts.errors import ToolFailed
from steward.tools.calendar.events import Change
from steward.tools.calendar.ical import moment_in
from steward.tools.calendar.revision import put, put_texts

_CODES = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
_IN_EVERY_MONTH = 28
_DAYS = ("BYMONTHDAY", "BYYEARDAY", "BYWEEKNO", "BYSETPOS", "BYMONTH")
_TIMES = ("BYHOUR", "BYMINUTE", "BYSECOND")
_CANNOT = "the event comes again by {}, so all of it cannot be moved like that; move one occurrence, or make it anew"
Move = Callable[[date], date]


def move_series(components: Sequence[Component], seen: date, change: Change, zone: ZoneInfo) -> None:
    """Change a series (first its component, then those of single occurrences). `seen` is the occurrence that the times
    of the change are for, by its start, in a reader's `zone`.

    Raises:
        ToolFailed: its rule does not let it be moved so.
    """
    whole, *singles = components
    words = {name: str(whole.get(name, "")) for name in ("SUMMARY", "LOCATION", "DESCRIPTION")}
    if change.start is not None and change.end is not None:
        _move(whole, singles, seen, (change.start, change.end), all_day=change.all_day, zone=zone)
    put_texts(whole, change)
    for one in singles:
        kept = {name: one.get(name) for name, old in words.items() if str(one.get(name, "")) != old}
        put_texts(one, change)
        for name, value in kept.items():
            one.pop(name, None)
            if value is not None:
                one[name] = value


def _move(
    whole: Component,
    singles: Sequence[Component],
    old: date,
    span: tuple[datetime, datetime],
    *,
    all_day: bool,
    zone: ZoneInfo,
) -> None:
    own = old.tzinfo if isinstance(old, datetime) else None
    home = zone if all_day or own is None else own
    like = whole.get("DTSTART") if isinstance(old, datetime) and own is not None and not all_day else None
    start, end = (moment.astimezone(home) for moment in span)
    lasts = (end.date() - start.date()) + timedelta(days=1) if all_day else end - start
    move = _mover(old, start, home, all_day=all_day)
    _move_rule(whole, old, move(old), move)
    first = move(moment_in(whole, "DTSTART"))
    put(whole, "DTSTART", first, like)
    put(whole, "DTEND", first + lasts, like)
    for name in ("RDATE", "EXDATE"):
        put(whole, name, [move(one) for one in moments_in(whole, name)], like)
    for one in singles:
        original, at = moment_in(one, "RECURRENCE-ID"), moment_in(one, "DTSTART")
        put(one, "RECURRENCE-ID", move(original), like)
        if at in (original, old):
            put(one, "DTSTART", move(at), like)
            put(one, "DTEND", move(at) + lasts, like)


def _mover(old: date, start: datetime, home: tzinfo, *, all_day: bool) -> Move:
    """What makes of a time of the old series that of the new one, by the clock on the wall of `home`."""
    if all_day:
        days = start.date() - _day_of(old, home)
        return lambda moment: _day_of(moment, home) + days
    if not isinstance(old, datetime):
        later = start.date() - old
        return lambda moment: datetime.combine(_day_of(moment, home) + later, start.time(), tzinfo=home)
    by = start.replace(tzinfo=None) - old.replace(tzinfo=None)

    def moved(moment: date) -> date:
        if not isinstance(moment, datetime):
            return moment + timedelta(days=by.days)
        if moment.tzinfo is None:
            return moment + by
        return (moment.astimezone(home).replace(tzinfo=None) + by).replace(tzinfo=home)

    return moved


def _move_rule(whole: Component, old: date, new: date, move: Move) -> None:
    """Let the rule of a series follow: its weekdays, its day of the month, and its end."""
    days = (_day_of(new) - _day_of(old)).days
    rules = listed(whole.get("RRULE"))
    whole.pop("RRULE", None)
    for rule in rules:
        moved = {str(name).upper(): value for name, value in rule.items()}
        if any(name in moved for name in _TIMES) and _time_of(old) != _time_of(new):
            raise ToolFailed(_CANNOT.format("hours that its rule names"))
        if days:
            _move_days(moved, days, new)
        if until := moved.get("UNTIL"):
            moved["UNTIL"] = [_until(until[0], old, new, move)]
        whole.add("RRULE", vRecur(moved))


def _move_days(rule: dict[str, Any], days: int, new: date) -> None:
    weekdays = [str(day) for day in rule.get("BYDAY", [])]
    frequency = str(rule["FREQ"][0]).upper()
    named = {name for name in _DAYS if name in rule}
    if frequency in ("WEEKLY", "DAILY") and not named and all(day in _CODES for day in weekdays):
        if weekdays:
            rule["BYDAY"] = [_CODES[(_CODES.index(day) + days) % 7] for day in weekdays]
    elif weekdays or (named and not (named == {"BYMONTHDAY"} and len(rule["BYMONTHDAY"]) == 1)):
        raise ToolFailed(_CANNOT.format("days that its rule names"))
    elif new.day > _IN_EVERY_MONTH:
        raise ToolFailed(_CANNOT.format("a day of the month, and not every month has the new one"))
    elif named:
        rule["BYMONTHDAY"] = [new.day]


def _until(until: date, old: date, new: date, move: Move) -> date:
    """The end of a rule after the move: in UTC, as the standard wants it, or a day where the series has days now."""
    if not isinstance(until, datetime) and isinstance(old, datetime):
        until = datetime.combine(until, old.time(), tzinfo=old.tzinfo)
    moved = move(until)
    if isinstance(new, datetime) and isinstance(moved, datetime) and moved.tzinfo is not None:
        return moved.astimezone(UTC)
    return moved


def moments_in(event: Component, name: str) -> list[date]:
    """The moments of a property that may hold several, or stand there several times."""
    moments = (getattr(one, "dt", None) for value in listed(event.get(name)) for one in getattr(value, "dts", [value]))
    return [moment[0] if isinstance(moment, tuple) else moment for moment in moments if moment is not None]


def put_rule(event: Component, rule: str, zone: ZoneInfo) -> None:
    """Have an event come again by a rule, or by none where that is empty. What had none is counted in `zone`, or its
    time of day would move with the clocks."""
    if not any(name in event for name in ("RRULE", "RDATE")):
        for name in ("DTSTART", "DTEND"):
            at = moment_in(event, name)
            if isinstance(at, datetime) and at.tzinfo is not None:
                event.pop(name)
                event.add(name, at.astimezone(zone))
    for name in ("RRULE", "RDATE", "EXRULE", *(() if rule else ("EXDATE",))):
        event.pop(name, None)
    if rule:
        event.add("RRULE", vRecur.from_ical(rule))


def listed_rules(event: Component) -> list[str]:
    """The rules by which an event comes again."""
    return [rule.to_ical().decode() for rule in listed(event.get("RRULE"))]


def listed(value: Any) -> Sequence[Any]:
    """A property as a list: it may be there never, once, or several times."""
    return value if isinstance(value, list) else [] if value is None else [value]


def _day_of(moment: date, home: tzinfo | None = None) -> date:
    if not isinstance(moment, datetime):
        return moment
    return (moment.astimezone(home) if home is not None and moment.tzinfo is not None else moment).date()


def _time_of(moment: date) -> time | None:
    return moment.time() if isinstance(moment, datetime) else None
