"""How long something takes, when it ends and which days it covers, in words. Pure; counted from where it begins."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from steward.language.moments.asked import names_weekday, time_alone
from steward.language.moments.days import Days
from steward.language.moments.pieces import LONGEST, normalised
from steward.language.moments.reader import Moment, resolve
from steward.language.units import times_in
from steward.language.word_lists import any_of

_LEAD: Final = re.compile(rf"^(?:{any_of('length_leads')})\s+")
_TAIL: Final = re.compile(rf"(?<!\s)\s++(?:{any_of('length_tails')})$")
_NEXT: Final = re.compile(rf"(?<!\w)(?:{any_of('next')})(?!\w)")
_MINUTES: Final = {"minute": 1, "hour": 60, "day": 24 * 60, "week": 7 * 24 * 60, "fortnight": 14 * 24 * 60}
_LONGEST: Final = timedelta(days=366)
_LONGEST_NIGHT: Final = timedelta(hours=18)
_LONGEST_WEEK: Final = timedelta(days=6, hours=18)
"""What ends at a time of day, or on a weekday, that would come later than this after its start ends before it."""


class NotAfterStart(ValueError):
    """What was read as an end comes before its start."""


def length_of(words: str) -> timedelta | None:
    """How long `words` say something takes, such as "1 hour" or "90 min"; None when they name no length."""
    if len(words) > LONGEST:
        return None
    times = times_in(_TAIL.sub("", _LEAD.sub("", normalised(words))))
    if times is None or any(unit not in _MINUTES for _, unit in times):
        return None
    length = timedelta(minutes=min(sum(number * _MINUTES[unit] for number, unit in times), 1e6))
    return length if timedelta(0) < length <= _LONGEST else None


def resolve_end(words: str, start: datetime, timezone: str, now: datetime) -> Moment:
    """The moment at which what begins at `start` ends. A length ("1 hour") and a time or weekday without a date
    ("11am") count from `start`; everything else is read as any moment is, from `now`.

    Raises:
        ValueError: in words for the user, when they name no moment.
    """
    length = length_of(words)
    if length is not None:
        return Moment(_later(start, length, ZoneInfo(timezone)))
    alone = time_alone(words) is not None
    if not alone and not names_weekday(words):
        return resolve(words, timezone, now)
    end = resolve(words, timezone, start)
    if end.begin - start > (_LONGEST_NIGHT if alone else _LONGEST_WEEK):
        raise NotAfterStart(f"“{words}” is not after the start")
    return end


def _later(start: datetime, length: timedelta, zone: ZoneInfo) -> datetime:
    """Whole days keep the time of day across a clock change; hours are counted in real time."""
    if length % timedelta(days=1) == timedelta(0):
        return (start.astimezone(zone) + length).astimezone(UTC).astimezone(zone)
    return (start.astimezone(UTC) + length).astimezone(zone)


def resolve_days(words: str, timezone: str, now: datetime, start: datetime | None = None) -> Moment:
    """What `words` say where whole days may be meant, of a week or a month that has begun what is left. With the
    `start` of what they end, as `resolve_end`; a weekday is the first from the day of the start on.

    Raises:
        ValueError: in words for the user, when they name no moment.
    """
    today = now.astimezone(ZoneInfo(timezone)).date()
    found = resolve(words, timezone, now, sense="look")
    if found.days is not None and found.days.first < found.days.last:
        return replace(found, days=Days(max(found.days.first, min(today, found.days.last)), found.days.last))
    if start is None:
        return found
    first = start.astimezone(ZoneInfo(timezone)).date()
    same = found.days is not None and first != today and found.days.first.weekday() == first.weekday()
    if same and names_weekday(words) and not _NEXT.search(normalised(words)):
        return replace(found, days=Days(first, first))  # "From Wednesday evening to Wednesday" ends on the same day.
    return resolve_end(words, start, timezone, now)


def past_days(words: str, timezone: str, now: datetime) -> tuple[date, date]:
    """The first and the last of the days that `words` name for a user in `timezone` at `now`; none is after today.

    Raises:
        ValueError: in words for the user, when they name none.
    """
    today = now.astimezone(ZoneInfo(timezone)).date()
    found = resolve(words, timezone, now, sense="past")
    days = found.days or Days(found.begin.date(), found.begin.date())
    if days.first > today:
        raise ValueError(f"“{words}” has not been yet")
    return days.first, min(days.last, today)
