"""The calendar family, what is free: whether the user has time at a moment, and when they have on a day."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime, time, timedelta
from typing import Any, TypeAlias

from steward.contracts.errors import ToolFailed
from steward.language.moments.days import end_of, start_of
from steward.language.moments.lengths import length_of
from steward.language.moments.written import in_words
from steward.tools.builtin.calendar import as_json
from steward.tools.calendar.attendance import look_at
from steward.tools.calendar.events import Event
from steward.tools.context import DayOrMoment, ToolArgs, ToolContext, ToolResult
from steward.tools.functions import builtin

_FROM, _TO = time(9), time(18)
"""Working hours in the user's zone."""
_LENGTH = timedelta(hours=1)
_DAYS = 7
_WEEKEND = 5
Slots = list[tuple[datetime, datetime]]
Day: TypeAlias = date
"""The field `date` of the arguments would stand for itself in its own type."""


class FindFreeTimeArgs(ToolArgs):
    """Arguments of find_free_time; a date without a time is the whole day."""

    date: DayOrMoment | None = None
    duration: str | None = None


@builtin("calendar.find_free_time")
async def find_free_time(ctx: ToolContext, args: FindFreeTimeArgs) -> ToolResult:
    """{free, date, busy: [event], free_slots: [{start_time, end_time}]}: of a moment whether it is free for the
    duration, of a day (the next with time, where none is named) what is free in working hours."""
    length = _length(args.duration)
    if isinstance(args.date, datetime):
        return await _at(ctx, args.date.astimezone(ctx.zone), length)
    today = ctx.now.astimezone(ctx.zone).date()
    days = [args.date] if args.date else [today + timedelta(days=ahead) for ahead in range(_DAYS)]
    left_out: dict[str, None] = {}
    for day in days:
        busy, degraded = await _busy(ctx, start_of(day, ctx.zone), end_of(day, ctx.zone))
        left_out |= dict.fromkeys(degraded)
        slots = _free(ctx, day, busy, length)
        if args.date or (slots and day.weekday() < _WEEKEND):
            return _report(day, bool(slots), busy, slots, _on_day(day, slots), left_out)
    message = f"You have no free time of that length in the next {_DAYS} days."
    return _report(today, False, [], [], message, left_out)


async def _at(ctx: ToolContext, moment: datetime, length: timedelta) -> ToolResult:
    day = moment.date()
    busy, left_out = await _busy(ctx, start_of(day, ctx.zone), max(end_of(day, ctx.zone), moment + length))
    met = [event for event in busy if _overlaps(event, moment, moment + length, ctx)]
    slots = _free(ctx, day, busy, length)
    if not met:
        return _report(day, True, [], slots, f"You are free on {in_words(moment)}.", left_out)
    named = ", ".join(f"“{event.title}” ({_times(event)})" for event in met)
    message = f"You are busy on {in_words(moment)}: {named}. {_on_day(day, slots)}"
    return _report(day, False, met, slots, message, left_out)


def _times(event: Event) -> str:
    return "all day" if event.all_day else f"{event.start:%H:%M}-{event.end:%H:%M}"


def _length(words: str | None) -> timedelta:
    if words is None or not words.strip():
        return _LENGTH
    length = length_of(f"{words} min" if words.strip().isdecimal() else words)
    if length is None or length > timedelta(days=1):
        raise ToolFailed(f"“{words[:60]}” is no length of time; say, for example, 30 minutes")
    return length


async def _busy(ctx: ToolContext, start: datetime, end: datetime) -> tuple[list[Event], Sequence[str]]:
    """What takes time up, and what the look left out."""
    look = await look_at(ctx, start, end)
    return [event for event in look.events if event.busy], look.left_out


def _overlaps(event: Event, start: datetime, end: datetime, ctx: ToolContext) -> bool:
    begins, ends = event.span(ctx.zone)
    return begins < end and start < ends


def _free(ctx: ToolContext, day: date, busy: Sequence[Event], length: timedelta) -> Slots:
    """The times of a day's working hours that are long enough and not past."""
    first = datetime.combine(day, _FROM, tzinfo=ctx.zone)
    last = datetime.combine(day, _TO, tzinfo=ctx.zone)
    place = max(first, ctx.now.astimezone(ctx.zone).replace(second=0, microsecond=0))
    slots: Slots = []
    for begins, ends in sorted(event.span(ctx.zone) for event in busy):
        if min(begins, last) - place >= length:
            slots.append((place, min(begins, last)))
        place = max(place, ends)
    if last - place >= length:
        slots.append((place, last))
    return slots


def _on_day(day: date, slots: Slots) -> str:
    if not slots:
        return f"Nothing of that length is free on {in_words(day)} between {_FROM:%H:%M} and {_TO:%H:%M}."
    times = ", ".join(f"{start:%H:%M}-{end:%H:%M}" for start, end in slots)
    return f"Free on {in_words(day)}: {times}."


def _report(
    day: date, free: bool, busy: Sequence[Event], slots: Slots, message: str, left_out: Iterable[str]
) -> ToolResult:
    result: dict[str, Any] = {
        "free": free,
        "date": day.isoformat(),
        "busy": [as_json(event) for event in busy],
        "free_slots": [{"start_time": start.isoformat(), "end_time": end.isoformat()} for start, end in slots],
    }
    return ToolResult(result=result, message=message, degraded="; ".join(left_out) or None)
