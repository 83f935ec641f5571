"""Times of day: the half of the day that a clock time means, and how two of them make a range. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from steward.language.moments.names import PartOfDay

HALF_DAY: Final = 12 * 60
DAY: Final = 24 * 60
_EARLY: Final = 7 * 60
"""Before this hour the second half of a day that is named is meant: "tomorrow at 3"."""
_NIGHT_ENDS, _LATE, _LATE_NIGHT_ENDS = 6 * 60, 21 * 60, 5 * 60
"""Nobody means an hour of the night who says one by day; who says "at 5:30" late in the evening may."""
_LATEST_END: Final = 23 * 60
_NIGHT: Final = 20 * 60
_SMALL_HOURS: Final = 6 * 60
_DEFAULTS: Final = (9 * 60, 18 * 60, 23 * 60 + 59)
"""What a day without a time of day means: the first of these that is still to come."""


@dataclass(frozen=True, slots=True)
class Clock:
    """`minute` counts from midnight and may be of the day after. `either_half`: 12 hours later may be meant."""

    minute: int
    either_half: bool = False
    part: PartOfDay | None = None
    """The part of the day, where no more than that was named."""


def clock_at(hour: int, minute: int, mark: str = "", *, padded: bool = False) -> Clock:
    """A clock time as it is written; `mark` is "am", "pm", a word of clocks that count to 24, or nothing.

    Raises:
        ValueError: there is no such time.
    """
    half = mark[:1] if mark in ("am", "pm") else ""
    if minute > 59 or hour > (12 if half else 24) or (half and not hour) or (hour == 24 and minute):
        raise ValueError(f"there is no time {hour}:{minute:02d}")
    if half:
        return Clock((hour % 12 + (12 if half == "p" else 0)) * 60 + minute)
    either = not mark and not padded and 1 <= hour <= 12
    return Clock((hour % 12 if either else hour) * 60 + minute, either)


def part_of_day(part: PartOfDay) -> Clock:
    """The time that is meant by a part of the day alone."""
    return Clock(part.usual, part=part)


def span_of_part(clock: Clock, moment: datetime) -> tuple[datetime, datetime] | None:
    """From when until when the part of the day is that was named, on the day of that moment; None where an hour was."""
    if clock.part is None:
        return None
    return local(moment.date(), clock.part.begin, moment), local(moment.date(), clock.part.end, moment)


def within(clock: Clock, part: Clock) -> Clock:
    """A clock time in a part of the day: 8 in the evening, 2 in the night."""
    if part.minute < HALF_DAY or clock.minute >= HALF_DAY:
        return Clock(clock.minute)
    night = part.minute >= _NIGHT and clock.minute < _SMALL_HOURS
    return Clock(clock.minute + (DAY if night else HALF_DAY))


def on_day(clock: Clock | None, day: date, now: datetime) -> datetime:
    """The moment on a day that was named; without a time of day a sensible one."""
    today = day == now.date()
    if clock is None:
        moments = (local(day, minute, now) for minute in _DEFAULTS)
        return next((moment for moment in moments if not today or moment > now), local(day, _DEFAULTS[-1], now))
    if clock.either_half:
        halves = (clock.minute, clock.minute + HALF_DAY)
        if today and (later := [half for half in halves if _is_sensible(half, now) and local(day, half, now) > now]):
            return local(day, later[0], now)
        return local(day, halves[clock.minute < _EARLY], now)
    moment = local(day, clock.minute, now)
    return moment if not today or moment > now else _rest_of_part(clock, now) or moment


def next_time(clock: Clock, now: datetime) -> datetime:
    """The next such time that makes sense."""
    if (rest := _rest_of_part(clock, now)) is not None:
        return rest
    halves = (clock.minute, clock.minute + HALF_DAY) if clock.either_half else (clock.minute,)
    moments = [
        local(now.date() + timedelta(days=ahead), half, now)
        for ahead in (0, 1)
        for half in halves
        if not clock.either_half or _is_sensible(half, now)
    ]
    return min(moment for moment in moments if moment > now)


def every_day(clock: Clock) -> Clock:
    """The half of the day that is meant where it comes again: every day at 8 is the morning's, however late it is."""
    if not clock.either_half:
        return clock
    return Clock(clock.minute + (HALF_DAY if clock.minute < _EARLY else 0))


def begin_of_range(first: Clock, last: Clock) -> Clock:
    """When a range begins whose end says the half of the day that its beginning leaves open: 9 of "9 to 11am"."""
    if not first.either_half or last.either_half:
        return first
    before = [half for half in (first.minute, first.minute + HALF_DAY) if half < last.minute]
    return Clock(before[-1] if before else first.minute + HALF_DAY)


def next_range(first: Clock, last: Clock, now: datetime) -> datetime:
    """When a range begins of which no day is said: the next such time, but by day where it would end in the night."""
    first = begin_of_range(first, last)
    begin = next_time(first, now)
    end = end_of_range(begin, last)
    late = end.date() > begin.date() or end.hour * 60 + end.minute > _LATEST_END
    return next_time(Clock(first.minute), now) if late and first.either_half else begin


def end_of_range(start: datetime, last: Clock) -> datetime:
    """The first such time after a start."""
    day = start.date()
    halves = (last.minute, last.minute + HALF_DAY) if last.either_half else (last.minute,)
    moments = [local(day + timedelta(days=ahead), half, start) for ahead in (0, 1) for half in halves]
    return min(moment for moment in moments if moment > start)


def nearest(clock: Clock, moment: datetime) -> datetime:
    """Such a time on the day of a moment, of both halves the one nearer to it."""
    halves = (clock.minute, clock.minute + HALF_DAY) if clock.either_half else (clock.minute,)
    known = moment.hour * 60 + moment.minute
    # Of two that are equally near, the usual one: 3 in the afternoon, 9 in the morning.
    usual = clock.minute + (HALF_DAY if clock.minute < _EARLY else 0)
    return local(moment.date(), min(halves, key=lambda half: (abs(half - known), half != usual)), moment)


def local(day: date, minute: int, now: datetime) -> datetime:
    """A minute of a day in the zone of `now`; one that the clock skips is the one after it."""
    extra, minute = divmod(minute, DAY)
    moment = datetime.combine(day + timedelta(days=extra), time(minute // 60, minute % 60), tzinfo=now.tzinfo)
    return moment.astimezone(UTC).astimezone(now.tzinfo)


def _is_sensible(minute: int, now: datetime) -> bool:
    known = now.hour * 60 + now.minute
    if known < _LATE_NIGHT_ENDS:
        return True
    return minute % DAY >= (_LATE_NIGHT_ENDS if known >= _LATE else _NIGHT_ENDS)


def _rest_of_part(clock: Clock, now: datetime) -> datetime | None:
    """The next full hour, where a part of the day is meant that has begun and is not over by then."""
    hour = (now.hour + 1) * 60
    return local(now.date(), hour, now) if clock.part is not None and clock.minute < hour <= clock.part.end else None
