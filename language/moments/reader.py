"""Moments in words: what a phrase or a text says of time, put together from its pieces. Pure.

`resolve` reads words that are a moment and nothing else; `spans` finds the moments of a text. What would have to be
guessed is refused, in words that a human can answer.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, Literal, TypeAlias
from zoneinfo import ZoneInfo

from steward.language.moments import clock as clocks
from steward.language.moments.clock import Clock
from steward.language.moments.days import Days, DayWords, days_of, shifted
from steward.language.moments.elements import elements_in
from steward.language.moments.names import month_first
from steward.language.moments.other_languages import day_in_another_language
from steward.language.moments.pieces import (
    FILLERS,
    LONGEST,
    MINUTES,
    NOW,
    Found,
    found_in,
    in_part,
    normalised,
    without_zone,
)
from steward.language.moments.slips import put_right
from steward.language.moments.values import Amount, Element
from steward.language.word_lists import any_of

_SINCE: Final = re.compile(rf"^(?:{any_of('since')})\s+")


Sense: TypeAlias = Literal["plan", "look", "past"]
"""What words are read for: something to come, days that are looked at (today's weekday is today), or what has been."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What words say of time: when it begins and, of a range, when it ends. `days` where no time of day is said: the
    days that are meant whole. `part` where only a part of the day is said: from when until when that is, of which
    `begin` is the usual hour."""

    begin: datetime
    end: datetime | None = None
    days: Days | None = None
    part: tuple[datetime, datetime] | None = None


def resolve(words: str, timezone: str, now: datetime, *, sense: Sense = "plan") -> Moment:
    """What `words` say for a user in `timezone` (IANA) at `now` (with offset): the next such moment, or of what has
    been the latest. A day without a time of day begins at 9:00 there (later when that has passed today).

    Raises:
        ValueError: in words for the user, when they name no moment, or may name several.
    """
    zone = ZoneInfo(timezone)
    if len(words) > LONGEST:
        raise ValueError(f"“{words[:60]}…” is too long for a date or time")
    if (given := in_figures(words.strip(), zone)) is not None:
        return given
    text, spoken_zone = without_zone(normalised(words))
    here = now.astimezone(spoken_zone or zone)
    since = _SINCE.match(text) if sense == "past" else None
    text = text[since.end() :] if since else text
    found = _resolve(text, here, sense) or _resolve(put_right(text), here, sense)
    if found is not None and since is not None:
        first = found.days.first if found.days else found.begin.date()
        found = replace(found, days=Days(first, max(first, here.date())))
    if found is None:
        raise ValueError(f"“{words}” is not a date or time I understand")
    end = found.end.astimezone(zone) if found.end else None
    part = (found.part[0].astimezone(zone), found.part[1].astimezone(zone)) if found.part else None
    return replace(found, begin=found.begin.astimezone(UTC).astimezone(zone), end=end, part=part)


def in_figures(text: str, zone: ZoneInfo) -> Moment | None:
    """The day or the instant that ISO 8601 writes; None for other words."""
    if not re.match(r"\d{4}-\d{2}-\d{2}", text):
        return None
    try:
        moment = datetime.fromisoformat(text.upper())
    except ValueError:
        return None
    day = moment.date()
    if len(text) == 10:
        return Moment(datetime.combine(day, time(9), tzinfo=zone).astimezone(UTC).astimezone(zone), days=Days(day, day))
    return Moment((moment if moment.tzinfo else moment.replace(tzinfo=zone)).astimezone(UTC).astimezone(zone))


def _resolve(text: str, now: datetime, sense: Sense) -> Moment | None:
    if text in NOW:
        return Moment(now)
    elements = elements_in(text)
    found = found_in(text, elements) or _in_another_language(text, elements)
    return moment_of(found, now, sense) if found is not None else None


def _in_another_language(text: str, elements: Sequence[Element]) -> Found | None:
    """The same with a day that stands there in a language whose words are not known here."""
    rest = text
    for one in reversed([one for one in elements if isinstance(one.value, Clock)]):
        rest = f"{rest[: one.start]} {rest[one.end :]}"
    day = day_in_another_language(_trimmed(rest))
    times = tuple(one.value for one in elements if isinstance(one.value, Clock))
    return Found(days=(day,), times=times) if day is not None and len(times) < 2 else None


def _trimmed(text: str) -> str:
    words = text.split()
    while words and words[-1].strip(",") in FILLERS:
        words.pop()
    while words and words[0].strip(",") in FILLERS:
        words.pop(0)
    return " ".join(words)


def moment_of(found: Found, now: datetime, sense: Sense) -> Moment | None:
    """The moment that pieces come to; None where they are too few, or say two things."""
    if found.next_day:
        return None
    past = sense == "past"
    if found.amount is not None:
        return _away(found, now) if not found.days else _with_length(found, now, sense)
    times = [in_part(one, found.part) for one in found.times] or ([found.part.clock] if found.part else [])
    if not found.days and past and found.part is not None and not found.times:
        return Moment(clocks.on_day(None, now.date(), now), days=Days(now.date(), now.date()))
    if not found.days:
        begin = _time_today(times[0], found, now) if times else None
        return _ranged(found, begin, times) if begin is not None else None
    first = _ordered(found.days[0], now)
    days = days_of(first, now.date(), past=past)
    if found.day_range:
        last = days_of(_ordered(found.days[1], now), days.first)
        days = Days(days.first, last.last)
    elif not times and sense == "plan" and first.which is None and _comes_again(first, days.first, now.date()):
        days = Days(days.first + timedelta(days=7), days.last + timedelta(days=7))
    if times:
        begin = clocks.on_day(_first_of(found, times), days.first, now)
        if begin <= now and not past and _comes_again(first, days.first, now.date()):
            begin = clocks.on_day(_first_of(found, times), days.first + timedelta(days=7), now)
        return _ranged(found, begin, times)
    return Moment(clocks.on_day(None, _day_meant(first, days, now.date()), now), days=days)


def _comes_again(named: DayWords, day: date, today: date) -> bool:
    """Whether a weekday is today's, which means that of next week once the time has passed."""
    return day == today and named.weekday is not None and named.day is None and named.ahead is None and not named.period


def _first_of(found: Found, times: Sequence[Clock]) -> Clock:
    return clocks.begin_of_range(times[0], times[1]) if found.time_range else times[0]


def _ranged(found: Found, begin: datetime, times: Sequence[Clock]) -> Moment:
    if found.time_range:
        return Moment(begin, clocks.end_of_range(begin, times[1]))
    return Moment(begin, part=clocks.span_of_part(times[0], begin))


def _time_today(clock: Clock, found: Found, now: datetime) -> datetime:
    if found.time_range:
        return clocks.next_range(clock, found.times[1], now)
    if found.part is not None and found.part.today and clock.part is not None:
        return clocks.on_day(clock, now.date(), now)
    return clocks.next_time(clock, now)


def _day_meant(named: DayWords, days: Days, today: date) -> date:
    """The day of a period on which something is that has no more of a date: a week or a month from today."""
    is_dated = named.at_end or named.beside or (named.weekday, named.day) != (None, None)
    if named.period in ("week", "month", "year") and not is_dated:
        return shifted(today, named.which or 0, named.period)
    return days.first


def _ordered(day: DayWords, now: datetime) -> DayWords:
    """Day and month in the order of the reader's country.

    Raises:
        ValueError: that is not known.
    """
    if not day.either_order:
        return day
    assert day.day is not None
    assert day.month is not None
    first = month_first(str(now.tzinfo))
    if first is None:
        one, other = date(2000, day.month, day.day), date(2000, day.day, day.month)
        raise ValueError(f"it may be {one:%-d %B} or {other:%-d %B}; say the month in words")
    return replace(day, day=day.month, month=day.day, either_order=False) if first else day


def _away(found: Found, now: datetime) -> Moment | None:
    """So long from now, or ago; days with a time of day besides."""
    amount = found.amount
    assert amount is not None
    if amount.whole:
        return _all_of(amount, now)
    if not amount.sign or len(found.times) > 1 or (found.part is not None and found.times):
        return None
    clock = found.times[0] if found.times else found.part.clock if found.part else None
    minutes = sum(number * MINUTES[unit] for number, unit in amount.times if unit in MINUTES)
    counted = [(int(number), unit) for number, unit in amount.times if unit not in MINUTES]
    if clock is not None and (minutes or not counted):
        return None
    moment = now
    if counted:
        day = now.date()
        for number, unit in counted:
            day = shifted(day, amount.sign * number, unit)
        moment = clocks.on_day(clock or Clock(now.hour * 60 + now.minute), day, now)
        if clock is None and not minutes:
            return Moment(moment, days=Days(day, day))
    if minutes:
        moment = (moment.astimezone(UTC) + timedelta(minutes=amount.sign * minutes)).astimezone(now.tzinfo)
    return Moment(moment, part=clocks.span_of_part(clock, moment) if clock is not None else None)


def _all_of(amount: Amount, now: datetime) -> Moment | None:
    """All the days of "the next three days", with today, and of "the last three days", up to today."""
    today = day = now.date()
    for number, unit in amount.times:
        if unit in MINUTES:
            return None
        day = shifted(day, amount.sign * int(number), unit)
    days = Days(today, day - timedelta(days=1)) if amount.sign > 0 else Days(day, today)
    return Moment(clocks.on_day(None, days.first, now), days=days)


def _with_length(found: Found, now: datetime, sense: Sense) -> Moment | None:
    """What begins at a moment and lasts so long: "tomorrow at 3 for two hours"; "Tuesday in two weeks"."""
    amount = found.amount
    assert amount is not None
    if found.days == (DayWords(ahead=0),) and amount.sign > 0:
        return _away(replace(found, days=()), now)  # "Today in a week" begins today, as all that is so long away.
    if amount.sign:
        weeks = [(int(number), unit) for number, unit in amount.times if unit in ("week", "fortnight")]
        if len(weeks) != len(amount.times) or found.days[0].later:
            return None
        return moment_of(replace(found, amount=None, days=(replace(found.days[0], later=tuple(weeks)),)), now, sense)
    moment = moment_of(replace(found, amount=None), now, sense)
    minutes = sum(number * MINUTES.get(unit, 0) for number, unit in amount.times)
    if moment is None or moment.days is not None or moment.end is not None or not minutes:
        return None
    return replace(moment, end=(moment.begin.astimezone(UTC) + timedelta(minutes=minutes)).astimezone(now.tzinfo))
