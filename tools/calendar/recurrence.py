"""Which recurrence rules (RFC 5545, 3.3.10) can be counted out in good time. Pure; used by ical.py.

Anybody who sends an invitation writes such a rule, and the library counts in a thread that nothing can stop. So nothing
is counted that fires too often, never moves on, or looks for a day that does not come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from typing import Any

MOST_OCCURRENCES = 100_000
"""From the first to the end of what is looked at; about a second's work."""
_EVERY_DAY_MAY_BE_ONE = ("BYDAY", "BYYEARDAY", "BYWEEKNO")


def countable(rule: Mapping[str, Any], start: date, end: datetime) -> bool:
    """Whether the occurrences from `start`, the first, to `end` can be counted out."""
    if _has(rule, "BYMINUTE", "BYSECOND") or _interval(rule) < 1 or _never_comes(rule):
        return False
    days = (end.astimezone(UTC).date() - date(start.year, start.month, start.day)).days + 1
    return days * _most_a_day(rule) <= MOST_OCCURRENCES


def _never_comes(rule: Mapping[str, Any]) -> bool:
    """Whether a rule that goes by days may find none: those of months and years come to an end of their search soon."""
    match _frequency(rule):
        case "HOURLY" | "DAILY":
            apart = _has(rule, "BYSETPOS", "BYYEARDAY", "BYWEEKNO")
            return apart or (_has(rule, "BYMONTH") and _has(rule, "BYMONTHDAY"))
        case "WEEKLY":
            places = (_count(rule, "BYDAY") or 1) * (_count(rule, "BYHOUR") or 1)
            beyond = any(abs(int(place)) > places for place in _values(rule, "BYSETPOS"))
            return beyond or _has(rule, "BYMONTHDAY", "BYYEARDAY", "BYWEEKNO")
    return False


def _most_a_day(rule: Mapping[str, Any]) -> float:
    """How often it fires a day on average, at most."""
    hours = _count(rule, "BYHOUR") or 1
    match _frequency(rule):
        case "HOURLY":
            return 24 / _interval(rule)
        case "DAILY":
            return hours / _interval(rule)
        case "WEEKLY":
            return hours * (_count(rule, "BYDAY") or 1) / 7
        case "MONTHLY" | "YEARLY" if _has(rule, *_EVERY_DAY_MAY_BE_ONE):
            return hours
        case "MONTHLY":
            return hours * (_count(rule, "BYMONTHDAY") or 1) / 28
        case "YEARLY":
            return hours * (_count(rule, "BYMONTH") or 12) * (_count(rule, "BYMONTHDAY") or 1) / 365
    return float("inf")


def _frequency(rule: Mapping[str, Any]) -> str:
    return next((str(value).upper() for value in _values(rule, "FREQ")), "")


def _interval(rule: Mapping[str, Any]) -> int:
    return min((int(value) for value in _values(rule, "INTERVAL")), default=1)


def _values(rule: Mapping[str, Any], name: str) -> Sequence[Any]:
    value = rule.get(name, [])
    return value if isinstance(value, list) else [value]


def _count(rule: Mapping[str, Any], name: str) -> int:
    return len(_values(rule, name))


def _has(rule: Mapping[str, Any], *names: str) -> bool:
    return any(_values(rule, name) for name in names)
