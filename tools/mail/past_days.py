"""The days that have been, by what people call them: "yesterday", "Monday", "last week", "the last 3 days". Pure.

Used where mail is looked for: a day without a date is the latest of that name, where tools/dates.py means the next.
"""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from steward.language.days import DAYS, WEEKDAYS, first_of_month
from steward.language.units import amount_in, times_in
from steward.language.word_lists import any_of, words_for
from steward.tools.dates import normalised, resolve_date

_LEADS = re.compile(rf"^(?:(?:{any_of('day_leads', 'past_leads', 'ahead', 'definite')})\s++)++")
_SINCE = re.compile(rf"^(?:{any_of('since')})\s++")
_LAST = re.compile(rf"(?<!\w)(?:{any_of('last')})(?!\w)")
_THIS = re.compile(rf"(?<!\w)(?:{any_of('this')})(?!\w)")
_OF_MONTH = re.compile(r"\d{1,2}(?:st|nd|rd|th|\.)?")
""" "15th"."""
_MOST_DAYS = 3650


def past_days(words: str, timezone: str, now: datetime) -> tuple[date, date]:
    """The first and the last of the days that `words` name for a user in `timezone` at `now`; none is after today.

    Raises:
        ValueError: in words for the user, when they name none.
    """
    today = now.astimezone(ZoneInfo(timezone)).date()
    text = normalised(words)
    since = _SINCE.sub("", text)
    bare = _LEADS.sub("", since)
    last = _LAST.search(bare) is not None
    name = " ".join(_THIS.sub(" ", _LAST.sub(" ", bare)).split())
    named = _period(name, today, last=last) or _length(name, today)
    if named is None:
        day = _day(name, words, timezone, now, today, last=last)
        named = day, day
    return named[0], today if since != text else min(named[1], today)


def _period(name: str, today: date, *, last: bool) -> tuple[date, date] | None:
    """A week, weekend, month or year: that of today, or with `last` the one before."""
    monday = today - timedelta(days=today.weekday() + (7 if last else 0))
    if name in words_for("week"):
        return monday, monday + timedelta(days=6)
    if name in words_for("weekend"):
        saturday = monday + timedelta(days=5)
        saturday -= timedelta(days=7 if saturday > today else 0)
        return saturday, saturday + timedelta(days=1)
    if name in words_for("month"):
        first = first_of_month(today, -last)
        return first, first_of_month(first, 1) - timedelta(days=1)
    if name in words_for("year"):
        return date(today.year - last, 1, 1), date(today.year - last, 12, 31)
    return None


def _length(name: str, today: date) -> tuple[date, date] | None:
    """So many days up to today."""
    days = amount_in(name, "days") if times_in(name) else None
    if days is None or not 0 < days <= _MOST_DAYS:
        return None
    return today - timedelta(days=round(days)), today


def _day(name: str, words: str, timezone: str, now: datetime, today: date, *, last: bool) -> date:
    if name in WEEKDAYS:
        back = (today.weekday() - WEEKDAYS[name]) % 7
        return today - timedelta(days=back or (7 if last else 0))
    day = resolve_date(name or words, timezone, now).date()
    if day > today and _OF_MONTH.fullmatch(name):
        end = day.replace(day=1) - timedelta(days=1)
        day = end.replace(day=min(day.day, end.day))
    if day > today and re.search(r"[^\W\d]", name) and name not in DAYS:
        day = day.replace(year=day.year - 1, day=min(day.day, 28) if day.month == 2 else day.day)
    if day > today:
        raise ValueError(f"“{words}” has not been yet")
    return day
