"""The calendar family, what is free: whether the user has time at a moment, and when they have on a day."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime, time, timedelta
from typing import Any, TypeAlias

from steward.contracts.errors import ToolFailed
from steward.language.moments.days import end_of, start_of
from steward.language.moments.lengths import length_of
from steward.language.moments.written import in_words, span_in_words
from steward.language.phrases import phrase
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
    """Arguments of find_free_time; a date without a time is the whole day. `until` ends the time that is looked in."""

    date: DayOrMoment | None = None
    until: DayOrMoment | None = None
    duration: str | None = None


@builtin("calendar.find_free_time")
async def find_free_time(ctx: ToolContext, args: FindFreeTimeArgs) -> ToolResult:
    """{free, date, busy: [event], free_slots: [{start_time, end_time}]}: of a moment whether it is free for the
    duration, of a day (the next with time, where none or several are named) what is free in working hours, of a part of
    a day what is free in that."""
    length = _length(args.duration)
    if args.date and args.until and (isinstance(args.date, datetime) or isinstance(args.until, datetime)):
        return await _between(ctx, _begin(ctx, args.date), _end(ctx, args.until), length)
    if isinstance(args.date, datetime):
        return await _at(ctx, args.date.astimezone(ctx.zone), length)
    today = ctx.now.astimezone(ctx.zone).date()
    days = _days(args, today)
    left_out: dict[str, None] = {}
    for day in days:
        busy, degraded = await _busy(ctx, start_of(day, ctx.zone), end_of(day, ctx.zone))
        left_out |= dict.fromkeys(degraded)
        slots = _free(ctx, _hours(ctx, day), busy, length)
        if len(days) == 1 or (slots and (args.date or day.weekday() < _WEEKEND)):
            return _report(day, bool(slots), busy, slots, _on_day(day, slots, ctx.lang), left_out)
    ends = phrase(ctx.lang, "from_to", first=in_words(days[0], ctx.lang), last=in_words(days[-1], ctx.lang))
    none = phrase(ctx.lang, "no_time_in_days", count=_DAYS)
    message = phrase(ctx.lang, "no_time_between", range=ends) if args.date else none
    return _report(days[0], False, [], [], message, left_out)


def _days(args: FindFreeTimeArgs, today: Day) -> list[Day]:
    """The days that are looked at: those that are named, a week of them at most, else the next."""
    if args.date is None:
        return [today + timedelta(days=ahead) for ahead in range(_DAYS)]
    last = args.until or args.date
    return [args.date + timedelta(days=ahead) for ahead in range(min((last - args.date).days, _DAYS - 1) + 1)]


def _begin(ctx: ToolContext, first: DayOrMoment) -> datetime:
    return first.astimezone(ctx.zone) if isinstance(first, datetime) else _hours(ctx, first)[0]


def _end(ctx: ToolContext, until: DayOrMoment) -> datetime:
    return until.astimezone(ctx.zone) if isinstance(until, datetime) else end_of(until, ctx.zone)


async def _between(ctx: ToolContext, start: datetime, end: datetime, length: timedelta) -> ToolResult:
    """What is free from one moment to another."""
    busy, left_out = await _busy(ctx, start, end)
    slots = _free(ctx, (start, end), busy, length)
    free = phrase(ctx.lang, "slots_free", slots=_slots(slots)) if slots else phrase(ctx.lang, "no_slots")
    message = f"{span_in_words(start, end, ctx.lang)}: {free}"
    return _report(start.date(), bool(slots), busy, slots, message, left_out)


async def _at(ctx: ToolContext, moment: datetime, length: timedelta) -> ToolResult:
    day = moment.date()
    busy, left_out = await _busy(ctx, start_of(day, ctx.zone), max(end_of(day, ctx.zone), moment + length))
    met = [event for event in busy if _overlaps(event, moment, moment + length, ctx)]
    slots = _free(ctx, _hours(ctx, day), busy, length)
    if not met:
        message = phrase(ctx.lang, "free_at", when=in_words(moment, ctx.lang))
        return _report(day, True, [], slots, message, left_out)
    named = ", ".join(f"{phrase(ctx.lang, 'quoted', text=event.title)} ({_times(event, ctx.lang)})" for event in met)
    when, rest = in_words(moment, ctx.lang), _on_day(day, slots, ctx.lang)
    message = phrase(ctx.lang, "busy_at", when=when, busy=named, day=rest)
    return _report(day, False, met, slots, message, left_out)


def _times(event: Event, lang: str) -> str:
    return phrase(lang, "all_day") if event.all_day else f"{event.start:%H:%M}-{event.end:%H:%M}"


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


def _hours(ctx: ToolContext, day: Day) -> tuple[datetime, datetime]:
    return datetime.combine(day, _FROM, tzinfo=ctx.zone), datetime.combine(day, _TO, tzinfo=ctx.zone)


def _free(ctx: ToolContext, within: tuple[datetime, datetime], busy: Sequence[Event], length: timedelta) -> Slots:
    """The times between two moments that are long enough and not past."""
    first, last = within
    place = max(first, ctx.now.astimezone(ctx.zone).replace(second=0, microsecond=0))
    slots: Slots = []
    for begins, ends in sorted(event.span(ctx.zone) for event in busy):
        if min(begins, last) - place >= length:
            slots.append((place, min(begins, last)))
        place = max(place, ends)
    if last - place >= length:
        slots.append((place, last))
    return slots


def _on_day(day: date, slots: Slots, lang: str) -> str:
    named = in_words(day, lang)
    if slots:
        return phrase(lang, "day_free", day=named, slots=_slots(slots))
    hours = phrase(lang, "and", first=f"{_FROM:%H:%M}", last=f"{_TO:%H:%M}")
    return phrase(lang, "day_not_free", day=named, hours=hours)


def _slots(slots: Slots) -> str:
    return ", ".join(f"{start:%H:%M}-{end:%H:%M}" for start, end in slots)


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
