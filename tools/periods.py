"""Weeks, weekends and months as people name them, as their first and last day. Pure.

Used by tools/dates.py for the moment at which one begins, and by tools/durations.py for all its days.
"""

from __future__ import annotations

import re
from datetime import date, timedelta

from steward.language.days import first_of_month
from steward.language.word_lists import any_of, words_for

_NEXT = re.compile(any_of("next"))
_WEEKS = (*words_for("week"), *words_for("weekend"))
_PERIOD = re.compile(
    rf"^(?:(?:{any_of('ahead', 'length_leads', 'day_leads')}) )?(?:(?:{any_of('definite')}) )?"
    rf"(?P<which>{any_of('this', 'next')})?\s*"
    rf"(?P<kind>{any_of('week', 'weekend', 'month')})(?P<after> (?:{any_of('after_next')}))?$"
)


def days_of(text: str, today: date) -> tuple[date, date] | None:
    """The first and last day of a week, weekend or month that a normalised phrase names, from today on."""
    found = _PERIOD.match(text)
    if found is None:
        return None
    ahead = 1 if found["after"] or _NEXT.fullmatch(found["which"] or "") else 0
    monday = today - timedelta(days=today.weekday()) + timedelta(days=7 * ahead)
    if found["kind"] in _WEEKS:
        first = monday + timedelta(days=0 if found["kind"] in words_for("week") else 5)
        return max(first, today), monday + timedelta(days=6)
    first = first_of_month(today, ahead)
    return max(first, today), first_of_month(first, 1) - timedelta(days=1)


def first_of_weekend(text: str, today: date) -> date | None:
    """The first day of the weekend that a normalised phrase names, from today on."""
    found = _PERIOD.match(text)
    period = days_of(text, today) if found and found["kind"] in words_for("weekend") else None
    return period[0] if period else None
