"""Days and spans of days as they are named, and which ones they are from a day on, or before it. Pure."""

from __future__ import annotations

import calendar
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta, tzinfo
from typing import Final, Literal

from dateutil.easter import easter

from steward.language.moments.names import first_of_month

Period = Literal["", "week", "weekend", "month", "quarter", "year"]
_MONTHS_AHEAD: Final = 8 * 12 + 1
"""How far a day is looked for that not every year has."""
FIRST_OF, LAST_OF = 2, -2
"""What leads to the first and the last such weekday of the days that are named."""
_FRIDAY, _SATURDAY, _SUNDAY = 4, 5, 6
_LONGEST_MONTH: Final = 31
_DAYS: Final = {"day": 1, "week": 7, "fortnight": 14}


@dataclass(frozen=True, slots=True)
class Days:
    """From the first day to the last."""

    first: date
    last: date

    def __contains__(self, day: date) -> bool:
        return self.first <= day <= self.last


@dataclass(frozen=True, slots=True)
class DayWords:
    """What words say of a day. `which` is -1 for the last, 0 for this, 1 for the next, 2 for the one after that, of the
    weekday or the period; `ahead` counts days from today, `easter` from Easter. `beside` leads from the day of the rest
    to the next such weekday (1) or the one before (-1), `later` so many units of time on. Where `either_order` is set
    month and day may have changed places, where `rest` is the days up to today are left out."""

    weekday: int | None = None
    either_order: bool = False
    which: int | None = None
    day: int | None = None
    month: int | None = None
    year: int | None = None
    ahead: int | None = None
    period: Period = ""
    at_end: bool = False
    rest: bool = False
    easter: int | None = None
    beside: tuple[tuple[int, int], ...] = ()
    later: tuple[tuple[int, str], ...] = ()

    def merged(self, other: DayWords) -> DayWords | None:
        """Both in one: "Saturday the 22nd", "Tuesday next week", "Friday, tomorrow". None where they are two days."""
        if self.weekday is not None and other.weekday is None:
            return other._on(self)
        if other.weekday is not None and self.weekday is None:
            return self._on(other)
        if other.period == "month" and self.day is not None and self.month is None and not other.at_end:
            return replace(self, period="month", which=other.which)
        if self.period == "month" and not self.at_end and other.day is not None and other.month is None:
            return replace(other, period="month", which=self.which)
        return None

    def _on(self, weekday: DayWords) -> DayWords | None:
        if self.at_end or self.later or weekday.later or self.period in ("month", "quarter", "year", "weekend"):
            return None
        which = self.which if self.period else weekday.which
        return replace(self, weekday=weekday.weekday, which=which)


def start_of(day: date, zone: tzinfo) -> datetime:
    """The first moment of a day."""
    return datetime.combine(day, time(0), tzinfo=zone)


def end_of(day: date, zone: tzinfo) -> datetime:
    """The moment at which a day is over."""
    return start_of(day + timedelta(days=1), zone)


def days_of(named: DayWords, today: date, *, past: bool = False) -> Days:
    """The days that words name: the next from today on, or with `past` the latest.

    Raises:
        ValueError: in words for the user, when the calendar has no such day, or a weekday and a date contradict.
    """
    anchors = [today]
    if named.beside and named.ahead is None and not past:
        # What lies beside a day may be still to come when that day is over, and over when that is still to come.
        over = first_of_month(today, 1) if named.period else _days(named, today, past).last + timedelta(days=1)
        anchors = [today - timedelta(days=0 if named.period else _LONGEST_MONTH), today, over]
        anchors = anchors[:1] if named.period and named.which else anchors
    found = [_moved(named, _days(named, anchor, past)) for anchor in anchors]
    return next((days for days in found if days.first >= today), found[-1])


def _moved(named: DayWords, days: Days) -> Days:
    for weekday, sign in named.beside:
        if sign == FIRST_OF:
            day = days.first + timedelta(days=(weekday - days.first.weekday()) % 7)
        elif sign == LAST_OF:
            day = days.last - timedelta(days=(days.last.weekday() - weekday) % 7)
        else:
            day = days.first + timedelta(days=sign * ((sign * (weekday - days.first.weekday()) - 1) % 7 + 1))
        days = Days(day, day)
    for number, unit in named.later:
        days = Days(shifted(days.first, number, unit), shifted(days.last, number, unit))
    return days


def _days(named: DayWords, today: date, past: bool) -> Days:
    if named.day is not None or named.ahead is not None or named.easter is not None:
        day = _date(named, today, past) if named.ahead is None else today + timedelta(days=named.ahead)
        if named.weekday is not None and day.weekday() != named.weekday:
            raise ValueError(
                f"{day:%-d %B %Y} is a {day:%A}, not a {calendar.day_name[named.weekday]}; say which of them is meant"
            )
        return Days(day, day)
    if named.period:
        return _period(named, today, past)
    if named.weekday is not None:
        day = _weekday(named.weekday, named.which, today, past)
        return Days(day, day)
    first = _month(named, today, past)
    return Days(first, first_of_month(first, 1) - timedelta(days=1))


def _weekday(weekday: int, which: int | None, today: date, past: bool) -> date:
    if past or which == -1:
        return today - timedelta(days=(today.weekday() - weekday) % 7 or (7 if which == -1 else 0))
    ahead = (weekday - today.weekday()) % 7 or (7 if which else 0)
    return today + timedelta(days=ahead + (7 if which == 2 else 0))


def _period(named: DayWords, today: date, past: bool) -> Days:
    which = named.which or 0
    if named.period in ("week", "weekend"):
        monday = today - timedelta(days=today.weekday()) + timedelta(days=7 * which)
        if named.weekday is not None:
            day = monday + timedelta(days=named.weekday)
            return Days(day, day)
        first = monday + timedelta(days=_SATURDAY if named.period == "weekend" else 0)
        if past and named.period == "weekend" and first > today:
            first, monday = first - timedelta(days=7), monday - timedelta(days=7)
        last = monday + timedelta(days=_FRIDAY if named.at_end else _SUNDAY)
    elif named.period in ("month", "quarter"):
        months = 3 if named.period == "quarter" else 1
        first = first_of_month(today, which * months - (today.month - 1) % months)
        last = first_of_month(first, months) - timedelta(days=1)
    else:
        first, last = date(today.year + which, 1, 1), date(today.year + which, 12, 31)
    if named.at_end:
        last += timedelta(days=7 if last < today and not past else 0)
        return Days(last, last)
    return Days(max(first, today) if named.rest else first, last)


def _month(named: DayWords, today: date, past: bool) -> date:
    """The first day of a month that is named."""
    assert named.month is not None
    if named.year is not None:
        return date(named.year, named.month, 1)
    years = named.which or 0
    this_year = today.replace(day=1).replace(month=named.month)
    over = named.month < today.month and not past
    ahead = named.month > today.month and (past or years < 0)
    return this_year.replace(year=today.year + (1 if over else -1 if ahead else years if years < 0 else 0))


def _date(named: DayWords, today: date, past: bool) -> date:
    """The next such day from today on, or with `past` the latest."""
    if named.easter is not None:
        return _near_easter(named, today, past)
    assert named.day is not None
    step = -1 if past else 1
    if named.period == "month":
        day = first_of_month(today, named.which or 0) + timedelta(days=named.day - 1)
        if day > _last_of(first_of_month(today, named.which or 0)):
            raise ValueError("the calendar has no such day")
        return day
    if named.year is not None:
        firsts = [date(named.year, named.month or 1, 1)] if 0 < named.year < 10_000 else []
    else:
        firsts = [first_of_month(today, step * ahead) for ahead in range(_MONTHS_AHEAD)]
    for first in firsts:
        if named.month not in (None, first.month) or named.day > _last_of(first).day:
            continue
        found = first.replace(day=named.day)
        if named.year is not None or (found <= today if past else found >= today):
            return found
    raise ValueError("the calendar has no such day")


def _near_easter(named: DayWords, today: date, past: bool) -> date:
    assert named.easter is not None
    years = [named.year] if named.year is not None else [today.year + step for step in ((0, -1) if past else (0, 1))]
    days: list[date] = [easter(year) + timedelta(days=named.easter) for year in years]
    return next((day for day in days if (day <= today if past else day >= today)), days[-1])


def _last_of(day: date) -> date:
    """The last day of its month."""
    return day.replace(day=calendar.monthrange(day.year, day.month)[1])


def shifted(day: date, number: int, unit: str) -> date:
    """A day so many days, weeks, months or years later; the end of the month where that one is shorter.

    Raises:
        ValueError: it is beyond the calendar.
    """
    try:
        if unit in _DAYS:
            return day + timedelta(days=number * _DAYS[unit])
        first = first_of_month(day, number * (12 if unit == "year" else 1))
        return first.replace(day=min(day.day, _last_of(first).day))
    except OverflowError:
        raise ValueError("that is beyond the calendar") from None
