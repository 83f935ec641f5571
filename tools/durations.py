"""Words for spans of time: how long something takes, when it ends, which days are meant.

Used when the arguments of a tool are settled, beside tools/dates.py, which resolves single moments. English, German
and Spanish; refuses what it would have to guess.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from steward.language.units import times_in
from steward.language.word_lists import any_of
from steward.tools.clock_words import take_time
from steward.tools.dates import LONGEST_WORDS, normalised, resolve_date, says_time, says_weekday_alone
from steward.tools.periods import days_of

_LEAD = re.compile(rf"^(?:{any_of('length_leads')})\s+")
_TAIL = re.compile(rf"(?<!\s)\s++(?:{any_of('length_tails')})$")
_MINUTES = {"minute": 1, "hour": 60, "day": 24 * 60, "week": 7 * 24 * 60, "fortnight": 14 * 24 * 60}
_LONGEST = timedelta(days=366)
_LONGEST_NIGHT = timedelta(hours=18)
_LONGEST_WEEK = timedelta(days=6, hours=18)
"""What ends at a time of day, or on a weekday, that would come later than this after its start ends before it."""
_ISO = re.compile(r"^\d{4}-\d{2}-\d{2}(?:[t ]|$)")


def length_of(words: str) -> timedelta | None:
    """How long `words` say something takes, such as "1 hour" or "90 min"; None when they name no length."""
    if len(words) > LONGEST_WORDS:
        return None
    text = _TAIL.sub("", _LEAD.sub("", normalised(words)))
    times = times_in(text)
    if times is None or any(unit not in _MINUTES for _, unit in times):
        return None
    return _sane(sum(number * _MINUTES[unit] for number, unit in times))


def resolve_end(words: str, start: datetime, timezone: str, now: datetime) -> datetime:
    """The moment at which what begins at `start` ends. A length ("1 hour") and a time or weekday without a date
    ("11am") count from `start`; everything else is read as any date is, from `now`.

    Raises:
        ValueError: in words for the user, when they name no moment.
    """
    text = normalised(words)
    if _ISO.match(text) or len(words) > LONGEST_WORDS:
        return resolve_date(words, timezone, now)
    length = length_of(words)
    if length is not None:
        return _later(start, length, ZoneInfo(timezone))
    clock, rest = take_time(text)
    alone = clock is not None and not rest.strip(" ,")
    if not alone and not says_weekday_alone(rest):
        return resolve_date(words, timezone, now)
    end = resolve_date(text, timezone, start)
    if end - start > (_LONGEST_NIGHT if alone else _LONGEST_WEEK):
        raise ValueError(f"“{words}” is not after the start")
    return end


def resolve_days(
    words: str, timezone: str, now: datetime, start: datetime | None = None
) -> tuple[date, date] | datetime:
    """The days `words` name, first and last (one day: the same twice), or the moment when they say a time of day. With
    the `start` of what they end, as `resolve_end`.

    Raises:
        ValueError: in words for the user, when they name neither.
    """
    zone = ZoneInfo(timezone)
    period = days_of(normalised(words[: LONGEST_WORDS + 1]), now.astimezone(zone).date())
    if period is not None:
        return period
    moment = resolve_end(words, start, timezone, now) if start else resolve_date(words, timezone, now)
    if _says_time(words):
        return moment
    return moment.date(), moment.date()


def _sane(minutes: float) -> timedelta | None:
    """The length, unless it is nothing or longer than anything that is planned."""
    length = timedelta(minutes=min(minutes, 1e6))
    return length if timedelta(0) < length <= _LONGEST else None


def _later(start: datetime, length: timedelta, zone: ZoneInfo) -> datetime:
    """Whole days keep the time of day across a clock change; hours are counted in real time."""
    if length % timedelta(days=1) == timedelta(0):
        return (start.astimezone(zone) + length).astimezone(UTC).astimezone(zone)
    return (start.astimezone(UTC) + length).astimezone(zone)


def _says_time(words: str) -> bool:
    """Whether the words of a moment say a time of day."""
    text = normalised(words)
    if _ISO.match(text):
        return len(text) > len("2025-11-24")
    return says_time(words)


def start_of(day: date, zone: ZoneInfo) -> datetime:
    """The first moment of a day."""
    return datetime.combine(day, time(0), tzinfo=zone)


def end_of(day: date, zone: ZoneInfo) -> datetime:
    """The moment at which a day is over."""
    return start_of(day + timedelta(days=1), zone)
