"""Which days a question speaks of: "on Tuesday", "this weekend", "tonight", "from Monday to Wednesday". Pure.

Called where results are put into words, by days that stand in them. What a tool is asked for, its own resolver reads.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from steward.language.days import DAYS, MONTHS, WEEKDAYS, first_of_month
from steward.language.moment_spans import moment_spans
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, words_for

_WHICH: Final = re.compile(rf"^(?:(?P<next>{any_of('next')})|(?P<last>{any_of('last')})|(?:{any_of('this')})) ")
_FIGURES: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})|(\d{1,2})\.(\d{1,2})\.(\d{4})?")
"""Matches 2026-11-24, 24.11. and 24.11.2026."""
_NUMBER: Final = re.compile(r"\d{1,2}")
_NIGHT: Final = re.compile(rf"(?<!\w)(?:{any_of('at_night')})(?!\w)")
_MORNING: Final = re.compile(r"(?:am|la|jeden) (?:morgen|mañana)$", re.I)
"""Matches the morning of any day in "am Morgen" and "por la mañana"; not "bis morgen"."""


@dataclass(frozen=True, slots=True)
class DaysMeant:
    """From the first day to the last."""

    first: date
    last: date

    def __contains__(self, day: date) -> bool:
        return self.first <= day <= self.last


def days_meant(text: str, today: date, *, past: bool = False) -> DaysMeant | None:
    """The days that a text says, all from the first to the last of them; None when it says none. A weekday is the next
    one, or with `past` the latest."""
    spans = [span for span in moment_spans(text) if span.kind == "day" and not _MORNING.search(text[: span.end])]
    found = [days for span in spans if (days := _days(caseless(text[span.start : span.end]), today, past))]
    if not found:
        return DaysMeant(today, today) if says_night(text) else None
    return DaysMeant(min(days.first for days in found), max(days.last for days in found))


def says_night(text: str) -> bool:
    """Whether it speaks of a night."""
    return _NIGHT.search(caseless(text)) is not None


def _days(words: str, today: date, past: bool) -> DaysMeant | None:
    which = _WHICH.match(words)
    named = words[which.end() :] if which else words
    after, before = bool(which and which["next"]), bool(which and which["last"])
    ahead = 7 if after or DAYS.get(words) == 7 else -7 if before else 0
    monday = today - timedelta(days=today.weekday()) + timedelta(days=ahead)
    if named in words_for("weekend"):
        return DaysMeant(monday + timedelta(days=5), monday + timedelta(days=6))
    if named in words_for("week") or DAYS.get(words) == 7:
        return DaysMeant(monday, monday + timedelta(days=6))
    if named in words_for("month"):
        return _month(today, 1 if after else -1 if before else 0)
    day = _weekday(WEEKDAYS[named], today, after, past or before) if named in WEEKDAYS else _date(words, today, past)
    return DaysMeant(day, day) if day else None


def _month(today: date, ahead: int) -> DaysMeant:
    first = first_of_month(today, ahead)
    return DaysMeant(first, first_of_month(first, 1) - timedelta(days=1))


def _weekday(weekday: int, today: date, after: bool, past: bool) -> date:
    if past:
        return today - timedelta(days=(today.weekday() - weekday) % 7)
    return today + timedelta(days=(weekday - today.weekday()) % 7 or (7 if after else 0))


def _date(words: str, today: date, past: bool) -> date | None:
    if words in DAYS:
        return today + timedelta(days=DAYS[words])
    year, month, day = None, None, None
    if figures := _FIGURES.search(words):
        parts = figures.groups()
        year, month, day = (parts[:3]) if parts[0] else (parts[5], parts[4], parts[3])
    elif number := _NUMBER.search(words):
        named = next((MONTHS[word] for word in re.findall(r"[^\W\d_]+", words) if word in MONTHS), None)
        month, day = named, number[0]
    return _nearest(today, past, int(day), int(month) if month else None, int(year) if year else None) if day else None


def _nearest(today: date, past: bool, day: int, month: int | None, year: int | None) -> date | None:
    """The next such day from today on, or with `past` the latest; None where the calendar has none."""
    firsts = [first_of_month(today, -ahead if past else ahead) for ahead in range(13)] if year is None else []
    for first in [date(year, month or 1, 1)] if year and 0 < (month or 1) < 13 else firsts:
        try:
            found = first.replace(day=day)
        except ValueError:
            continue
        if month in (None, first.month) and (year or (found <= today if past else found >= today)):
            return found
    return None
