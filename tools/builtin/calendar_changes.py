"""The calendar family, what exists already: events moved, changed and deleted, by id or by what they are called."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from datetime import date, datetime, timedelta
from functools import partial
from typing import Literal, TypeAlias

from steward.contracts.base import Json
from steward.contracts.errors import EffectAbsent, ShownChanged, ToolFailed, ToolOutcomeUnknown
from steward.contracts.shown import Shown, ShownField
from steward.language.moments.asked import says_time, time_near
from steward.language.moments.written import in_words
from steward.language.phrases import phrase
from steward.tools.builtin.calendar import (
    as_json,
    calendars_of,
    clean_text,
    day_or_moment,
    in_words_with_end,
    whole_days,
)
from steward.tools.calendar.described import in_words as series_in_words
from steward.tools.calendar.events import Change, Event, Occurrences
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import Bound, Spoken, binding, builtin, preview, reconciler
from steward.tools.named_things import Thing, things_called

EventNames: TypeAlias = str | list[str]
_WHAT = ("event", "in your calendar")
_BACK = timedelta(days=30)
_AHEAD = timedelta(days=365)
"""How far names are looked for; the id of an event outside is not known by name."""


Which: TypeAlias = Literal["one", "following", "all"]
_OCCURRENCE = re.compile(r"(?P<id>e[0-9a-f]{16})@(?P<start>\d{4}-\d\d-\d\d(?:T\S{1,30})?)")
"""An id of an event that repeats, and when the occurrence starts that is meant."""


class UpdateEventArgs(ToolArgs):
    """Arguments of update_calendar_event; what is not given stays. Both times are instants by now."""

    event_id: str
    title: str | None = None
    start_time: datetime | None = None
    end_time: datetime | None = None
    description: str | None = None
    location: str | None = None
    all_day: bool | None = None
    which: Which | None = None


class DeleteEventArgs(ToolArgs):
    """Arguments of delete_calendar_event."""

    event_id: EventNames
    which: Which | None = None


@binding("calendar.update_calendar_event")
async def bind_updated(ctx: ToolContext, args: UpdateEventArgs) -> Bound:
    """The event that is meant, of one that repeats the occurrence; its length where only its start moves, its start
    where only its end does. Whole days stay whole days, unless a time is given."""
    if args.which == "following":
        raise ToolFailed("a change from one occurrence on is not possible; change one of them, or all")
    event = (await _called(ctx, args.event_id))[0]
    bound: dict[str, Json | Spoken] = dict(await _which_bound(ctx, [event], args.which))
    start, end = (moment.astimezone(ctx.zone) for moment in event.span(ctx.zone))
    if _stays_days(ctx, args, event):
        first, last = args.start_time or start, end - timedelta(seconds=1)
        if args.start_time is not None:
            last = first + timedelta(days=(last.date() - start.date()).days)
        return {**bound, "all_day": True, **whole_days(first, args.end_time or last, ctx)}
    if args.all_day is False and event.all_day and args.start_time is None:
        raise ToolFailed("say from when until when it is, for it had no times")
    begins, stops = _on_own_day(ctx, args, start)
    if begins is not None and stops is None:
        stops = begins + (timedelta(hours=1) if event.all_day else end - start)
    elif stops is not None and begins is None:
        begins = start
    bound |= {name: moment.isoformat() for name, moment in (("start_time", begins), ("end_time", stops)) if moment}
    return bound


def _stays_days(ctx: ToolContext, args: UpdateEventArgs, event: Event) -> bool:
    """Whether the event is of whole days afterwards and is moved or made so."""
    if args.all_day is not None:
        return args.all_day
    given = [name for name in ("start_time", "end_time") if getattr(args, name) is not None]
    return event.all_day and bool(given) and not any(says_time(ctx.date_words.get(name, "")) for name in given)


async def _which_bound(ctx: ToolContext, events: Sequence[Event], which: Which | None) -> dict[str, Json]:
    """The ids of the events that are meant and, where any of them repeats, which of its occurrences: all, unless one
    is meant, which is the next. Of what does not repeat there is nothing to choose."""
    repeating = [event for event in events if await _repeats(ctx, event)]
    ids: list[Json] = [
        f"{event.event_id}@{event.start.isoformat()}"
        if event in repeating and which in ("one", "following")
        else event.event_id
        for event in events
    ]
    return {"event_id": ids[0] if len(ids) == 1 else ids, "which": (which or "all") if repeating else None}


async def _repeats(ctx: ToolContext, event: Event) -> bool:
    known = await calendars_of(ctx).describe(event.event_id, ctx.zone)
    return known is not None and known.repeats


def _on_own_day(ctx: ToolContext, args: UpdateEventArgs, start: datetime) -> tuple[datetime | None, datetime | None]:
    """When the event is to begin and to end; a time of day alone is one of the day that the event is on: "move the team
    meeting to 15:00"."""
    begins, stops = args.start_time, args.end_time
    if begins is not None and (moved := time_near(ctx.date_words.get("start_time", ""), start)) is not None:
        stops = stops + (moved - begins) if stops else None
        begins = moved
    elif stops is not None and begins is None:
        stops = time_near(ctx.date_words.get("end_time", ""), start) or stops
    return begins, stops


def _part(event_id: str, which: Which | None) -> tuple[str, Occurrences | None]:
    """The id of an event, and which of its occurrences are meant; None: all of it.

    Raises:
        ToolFailed: some are meant, and nobody knows which.
    """
    named = _OCCURRENCE.fullmatch(event_id)
    if which not in ("one", "following"):
        return (named["id"] if named else event_id), None
    if named is None:
        raise ToolFailed("it is not known which occurrence is meant")
    start = day_or_moment(named["start"])
    assert isinstance(start, date)
    return named["id"], Occurrences(start, following=which == "following")


@preview("calendar.update_calendar_event")
async def preview_updated(ctx: ToolContext, args: UpdateEventArgs) -> Shown:
    """The event as it is now; of one that repeats, which of it is changed."""
    return await _shown(ctx, "changes", [args.event_id], args.which)


@builtin("calendar.update_calendar_event")
async def update_calendar_event(ctx: ToolContext, args: UpdateEventArgs) -> ToolResult:
    """The event as it is afterwards; of one that repeats, the one occurrence or all."""
    check = partial(ctx.check_shown, args.event_id)
    event_id, part = _part(args.event_id, args.which)
    event = await calendars_of(ctx).revise(event_id, _change(args), ctx.zone, check, part)
    if event is None:
        raise ToolFailed("the event is not in your calendar any more")
    return _changed(event)


@reconciler("calendar.update_calendar_event")
async def updated(ctx: ToolContext, args: UpdateEventArgs) -> ToolResult | None:
    """The event, if everything is as it should become."""
    event_id, part = _part(args.event_id, args.which)
    event = (await _near(ctx)).get(event_id)
    # Whole days and single occurrences are not compared: a repeat writes the same once more.
    return _changed(event) if event is not None and part is None and _is_as(event, _change(args)) else None


def _is_as(event: Event, change: Change) -> bool:
    wanted = {field.name: getattr(change, field.name) for field in fields(change)}
    return not change.all_day and all(
        getattr(event, name) == value for name, value in wanted.items() if name != "all_day" and value is not None
    )


def _changed(event: Event) -> ToolResult:
    return ToolResult(result=as_json(event), message=f"“{event.title}” is changed: {in_words_with_end(event)}.")


@binding("calendar.delete_calendar_event")
async def bind_deleted(ctx: ToolContext, args: DeleteEventArgs) -> dict[str, Json]:
    """The events that are meant, of those that repeat the occurrence."""
    return await _which_bound(ctx, await _called(ctx, args.event_id), args.which)


@preview("calendar.delete_calendar_event")
async def preview_deleted(ctx: ToolContext, args: DeleteEventArgs) -> Shown:
    """Each event by title and time; of one that repeats, what of it goes."""
    return await _shown(ctx, "deletes", _ids(args), args.which)


async def _shown(ctx: ToolContext, label: str, ids: Sequence[str], which: Which | None) -> Shown:
    shown = Shown()
    for named in ids:
        event_id, part = _part(named, which if _OCCURRENCE.fullmatch(named) else None)
        event = await calendars_of(ctx).describe(event_id, ctx.zone)
        if event is None:
            raise ToolFailed("the event is not in your calendar any more")
        when = series_in_words(event, ctx.lang, ctx.today) if part is None else _part_in_words(ctx, part)
        words = phrase(ctx.lang, "event_is", title=event.title, when=when)
        words += " " + phrase(ctx.lang, "of_calendar", name=event.calendar)
        shown.fields.append(ShownField(label=label, value=words, says=["event_id", "which"]))
        shown.objects[named] = event.sha256
    return shown


def _part_in_words(ctx: ToolContext, part: Occurrences) -> str:
    name = "which_following" if part.following else "which_one"
    return phrase(ctx.lang, name, when=ctx.in_words(part.start))


def _in_words(part: Occurrences) -> str:
    start = in_words(part.start)
    return f"all from {start} on" if part.following else f"only the one on {start}"


@builtin("calendar.delete_calendar_event")
async def delete_calendar_event(ctx: ToolContext, args: DeleteEventArgs) -> ToolResult:
    """{event_id, deleted: true}, or {count, event_ids, deleted: true}. One that is gone already is deleted."""
    for place, named in enumerate(_ids(args)):
        event_id, part = _part(named, args.which if _OCCURRENCE.fullmatch(named) else None)
        try:
            await calendars_of(ctx).delete(event_id, partial(ctx.check_shown, named), part)
        except ShownChanged as changed:
            if not place:
                raise
            raise ToolOutcomeUnknown(f"{place} of the events are deleted, then {changed.detail}") from changed
    return _deleted(args)


@reconciler("calendar.delete_calendar_event")
async def deleted(ctx: ToolContext, args: DeleteEventArgs) -> ToolResult | None:
    """Whether the events are gone from the time that names are looked for in."""
    if args.which in ("one", "following"):
        return None
    near = await _near(ctx)
    left = [event_id in near for event_id in _ids(args)]
    if all(left):
        raise EffectAbsent("the event is still in the calendar")
    return None if any(left) else _deleted(args)


def _deleted(args: DeleteEventArgs) -> ToolResult:
    ids = _ids(args)
    if args.which in ("one", "following"):
        parts = [_part(named, args.which if _OCCURRENCE.fullmatch(named) else None) for named in ids]
        words = ", ".join(_in_words(part) if part else "an event that does not repeat" for _, part in parts)
        result: dict[str, Json] = {"event_ids": [event_id for event_id, _ in parts], "which": args.which}
        return ToolResult(result=result, message=f"Deleted: {words}.")
    if len(ids) == 1:
        return ToolResult(result={"event_id": ids[0], "deleted": True}, message="The event is deleted.")
    result = {"count": len(ids), "event_ids": list[Json](ids), "deleted": True}
    return ToolResult(result=result, message=f"{len(ids)} events are deleted.")


def _ids(args: DeleteEventArgs) -> list[str]:
    return args.event_id if isinstance(args.event_id, list) else [args.event_id]


def _change(args: UpdateEventArgs) -> Change:
    start, end = args.start_time, args.end_time
    days = bool(args.all_day)
    change = Change(clean_text(args.title), start, end, clean_text(args.description), clean_text(args.location), days)
    if change == Change():
        raise ToolFailed("nothing to change was given: title, start_time, end_time, description, location or all_day")
    if (start is None) != (end is None) or (start and end and (end < start or (end == start and not days))):
        raise ToolFailed("the event would end before it starts")
    return change


async def _called(ctx: ToolContext, given: EventNames) -> list[Event]:
    """The events that `given` names, each as it comes next."""
    near = await _near(ctx)
    names: Json = [_without_start(name) for name in given] if isinstance(given, list) else _without_start(given)
    return [near[one.thing_id] for one in things_called(names, [_thing(event) for event in near.values()], *_WHAT)]


def _without_start(name: str) -> str:
    named = _OCCURRENCE.fullmatch(name)
    return named["id"] if named else name


async def _near(ctx: ToolContext) -> dict[str, Event]:
    """The events near now by id; of one that repeats the next time it comes."""
    look = await calendars_of(ctx).events(ctx.now - _BACK, ctx.now + _AHEAD, ctx.zone)
    events: dict[str, Event] = {}
    for event in look.events:
        if event.uid and (event.event_id not in events or events[event.event_id].span(ctx.zone)[1] < ctx.now):
            events[event.event_id] = event
    return events


def _thing(event: Event) -> Thing:
    when = f"{event.start:%a %d %b %Y %H:%M}" if isinstance(event.start, datetime) else f"{event.start:%a %d %b %Y}"
    return Thing(event.event_id, event.title, when)
