"""How much work a recurrence rule (RFC 5545, 3.3.10) is to count out, and from when that need be. Pure.

Used by expansion.py: nothing is counted that fires too often, never moves on, or looks for a day that does not come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from math import gcd, lcm
from typing import Any

MOST_OCCURRENCES = 100_000
"""In one look at a user's calendars; about a second's work."""
_AHEAD = timedelta(days=70)
_DAY = timedelta(days=1)
_EVERY_DAY_MAY_BE_ONE = ("BYDAY", "BYYEARDAY", "BYWEEKNO")


def countable(rule: Mapping[str, Any], start: date, end: datetime) -> bool:
    """Whether the occurrences from `start`, the first, to `end` can be counted out."""
    return occurrences(rule, start, end) <= MOST_OCCURRENCES


def occurrences(rule: Mapping[str, Any], start: date, end: datetime) -> float:
    """How often a rule fires from `start`, the first, to `end`, at most; infinity where counting might not end."""
    if _has(rule, "BYMINUTE", "BYSECOND") or _interval(rule) < 1 or _never_comes(rule):
        return float("inf")
    days = (end.astimezone(UTC).date() - date(start.year, start.month, start.day)).days + 1
    fires = max(0, days) * _most_a_day(rule) + 1
    # A count ends a rule early, but only one that fires with each of its steps is certain to come to it.
    most = max((int(count) for count in _values(rule, "COUNT")), default=None) if _always_fires(rule) else None
    return fires if most is None else min(fires, most)


def put_off(rule: Mapping[str, Any], first: date, start: datetime, length: timedelta) -> timedelta:
    """By how much the first occurrence may be put off without a change to any that is not over at `start`; in whole
    days, so that the time of day stays. Nothing where the rule counts its occurrences."""
    if _has(rule, "COUNT") or _interval(rule) < 1:
        return timedelta(0)
    begin = date(first.year, first.month, first.day)
    latest = start.astimezone(UTC).date() - _AHEAD - max(length, _DAY)
    if latest <= begin:
        return timedelta(0)
    if days := _days_of_a_round(rule):
        return timedelta(days=(latest - begin).days // days * days)
    if not (years := _years_of_a_round(rule)):
        return timedelta(0)
    if (begin.month, begin.day) == (2, 29):
        years = lcm(years, 4)
    year = begin.year + (latest.year - 1 - begin.year) // years * years
    try:
        return max(begin.replace(year=year) - begin, timedelta(0))
    except ValueError:  # The 29th of February of a year like 2100.
        return timedelta(0)


def _days_of_a_round(rule: Mapping[str, Any]) -> int:
    """After how many days a rule begins anew; 0 for those of months and years."""
    interval = _interval(rule)
    match _frequency(rule):
        case "HOURLY":
            return interval // gcd(interval, 24)
        case "DAILY":
            return interval
        case "WEEKLY":
            return 7 * interval
    return 0


def _years_of_a_round(rule: Mapping[str, Any]) -> int:
    """After how many years a rule of months or years begins anew; 0 where it goes by the weekday of its first day."""
    interval = _interval(rule)
    if _has(rule, "BYWEEKNO") and not _has(rule, "BYDAY"):
        return 0
    match _frequency(rule):
        case "MONTHLY":
            return interval // gcd(interval, 12)
        case "YEARLY":
            return interval
    return 0


def _always_fires(rule: Mapping[str, Any]) -> bool:
    return not any(name.startswith("BY") for name in map(str, rule)) and _frequency(rule) in (
        "HOURLY",
        "DAILY",
        "WEEKLY",
    )


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
            months = _count(rule, "BYMONTH") or (12 if _has(rule, "BYMONTHDAY") else 1)
            return hours * months * (_count(rule, "BYMONTHDAY") or 1) / 365
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
