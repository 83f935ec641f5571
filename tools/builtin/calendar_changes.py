"""The calendar family, what exists already: events moved, changed and deleted, by id or by what they are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from datetime import datetime, timedelta
from functools import partial
from typing import TypeAlias

from steward.contracts.base import Json
from steward.contracts.errors import ArgumentUnclear, EffectAbsent, ShownChanged, ToolFailed, ToolOutcomeUnknown
from steward.contracts.shown import Shown, ShownField
from steward.language.moments.asked import moved_near, says_time, time_near
from steward.language.moments.lengths import length_of
from steward.language.phrases import phrase, word
from steward.tools.builtin.calendar import (
    as_json,
    calendars_of,
    clean_text,
    in_words_with_end,
    whole_days,
)
from steward.tools.builtin.calendar_meant import meant, near_events, parts_of
from steward.tools.builtin.calendar_shift import Direction, moment_instead, moved, shift_of, without_to
from steward.tools.calendar.described import in_words as series_in_words
from steward.tools.calendar.events import Change, Event, Occurrences, Which
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import Bound, Spoken, binding, builtin, preview, reconciler

EventNames: TypeAlias = str | list[str]


class UpdateEventArgs(ToolArgs):
    """Arguments of update_calendar_event; what is not given stays. Both times are instants by now."""

    event_id: str
    title: str | None = None
    start_time: datetime | None = None
    end_time: datetime | None = None
    description: str | None = None
    location: str | None = None
    all_day: bool | None = None
    shift: str | None = None
    direction: Direction | None = None
    current_day: str | None = None
    which: Which | None = None


class DeleteEventArgs(ToolArgs):
    """Arguments of delete_calendar_event."""

    event_id: EventNames
    current_day: str | None = None
    which: Which | None = None


_CHANGING = frozenset({"title", "start_time", "end_time", "description", "location", "all_day", "shift"})
"""What changes an event; the other arguments say which it is."""


@binding("calendar.update_calendar_event")
async def bind_updated(ctx: ToolContext, args: UpdateEventArgs) -> Bound:
    """The event that is meant, of one that repeats the occurrence. Its length stays where only its start moves, its
    start where only its end does, its time of day where only its day does; whole days stay so until a time is given."""
    found = await meant(ctx, args.event_id, args.current_day, args.which, many=False)
    event = found.events[0]
    bound: dict[str, Json | Spoken] = {
        "event_id": event.event_id,
        "which": found.which,
        "current_day": None,
        "shift": None,
        "direction": None,
    }
    start, end = (moment.astimezone(ctx.zone) for moment in event.span(ctx.zone))
    if not _CHANGING & args.model_fields_set:
        where = word(ctx.lang, "moved", args.direction or "other")
        raise ArgumentUnclear("shift", phrase(ctx.lang, "ask_by_how_much", title=event.title, where=where))
    if args.shift is not None and (args.start_time is not None or args.end_time is not None):
        raise ToolFailed("say either how much later it is, or when it is")
    if args.shift is not None and (begin := moment_instead(args.shift, ctx)) is not None:
        ctx = replace(ctx, date_words={**ctx.date_words, "start_time": without_to(args.shift)})
        args = args.model_copy(update={"start_time": begin, "shift": None})
    if args.shift is not None:
        by = shift_of(args.shift, args.direction)
        if event.all_day and by % timedelta(days=1):
            raise ToolFailed(f"“{event.title}” is of whole days; it cannot be moved by {args.shift}")
        args = args.model_copy(update={"start_time": moved(start, by), "end_time": moved(end, by)})
        if event.all_day:
            days = whole_days(moved(start, by), moved(end, by) - timedelta(seconds=1), ctx)
            return {**bound, "all_day": True, **days}
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


def _on_own_day(ctx: ToolContext, args: UpdateEventArgs, start: datetime) -> tuple[datetime | None, datetime | None]:
    """When the event is to begin and to end. A time of day alone is one of the day that the event is on ("move the team
    meeting to 15:00"), and a day alone keeps its time of day ("move yoga to Tuesday")."""
    begins, stops = args.start_time, args.end_time
    words = ctx.date_words.get("start_time", "")
    if begins is not None and (on_day := moved_near(words, begins, start)) is not None:
        if stops is not None and on_day.date() == begins.date() == start.date() and not says_time(words):
            raise ArgumentUnclear("start_time", phrase(ctx.lang, "ask_begin_or_end", time=f"{stops:%H:%M}"))
        ends_by_length = length_of(ctx.date_words.get("end_time", "")) is not None
        stops = stops + (on_day - begins) if stops and (ends_by_length or says_time(words)) else stops
        begins = on_day
    elif stops is not None and begins is None:
        stops = time_near(ctx.date_words.get("end_time", ""), start) or stops
    return begins, stops


@preview("calendar.update_calendar_event")
async def preview_updated(ctx: ToolContext, args: UpdateEventArgs) -> Shown:
    """The event as it is now; of one that repeats, which of it is changed."""
    return await _shown(ctx, "changes", [args.event_id], args.which)


@builtin("calendar.update_calendar_event")
async def update_calendar_event(ctx: ToolContext, args: UpdateEventArgs) -> ToolResult:
    """The event as it is afterwards; of one that repeats the occurrence that was named, or the first of the changed."""
    check = partial(ctx.check_shown, args.event_id)
    [(event_id, (_, part))] = parts_of([args.event_id], args.which).items()
    event = await calendars_of(ctx).revise(event_id, _change(args), ctx.zone, check, part)
    if event is None:
        raise ToolFailed("the event is not in your calendar any more")
    return _changed(event, args.which)


@reconciler("calendar.update_calendar_event")
async def updated(ctx: ToolContext, args: UpdateEventArgs) -> ToolResult | None:
    """The event, if everything is as it should become."""
    near = {event.event_id: event for event in await near_events(ctx)}
    if args.which == "following":
        return _divided(near, args)
    event = near.get(args.event_id)
    # Whole days and whole series are not compared: a repeat writes the same once more.
    alone = args.which != "all"
    return _changed(event, args.which) if event is not None and alone and _is_as(event, _change(args)) else None


def _divided(near: Mapping[str, Event], args: UpdateEventArgs) -> ToolResult | None:
    """The series that begins with the change, once the old one has ended before it."""
    if args.event_id in near:
        return None
    change, at = _change(args), args.event_id.partition("@")[2]
    begun = (one for one in near.values() if one.recurrence and (change.start or one.recurrence == at))
    found = next((one for one in begun if _is_as(one, change)), None)
    return _changed(found, args.which) if found is not None else None


def _is_as(event: Event, change: Change) -> bool:
    wanted = {field.name: getattr(change, field.name) for field in fields(change)}
    return not change.all_day and all(
        getattr(event, name) == value for name, value in wanted.items() if name != "all_day" and value is not None
    )


def _changed(event: Event, which: Which | None) -> ToolResult:
    whole = {"following": ", with all that follow", "all": ", with all its repetitions"}.get(which or "", "")
    result = as_json(event) | ({"which": which} if which else {})
    return ToolResult(result=result, message=f"“{event.title}” is changed: {in_words_with_end(event)}{whole}.")


@binding("calendar.delete_calendar_event")
async def bind_deleted(ctx: ToolContext, args: DeleteEventArgs) -> dict[str, Json]:
    """The events that are meant, of those that repeat the occurrences."""
    found = await meant(ctx, args.event_id, args.current_day, args.which, many=True)
    ids: list[Json] = list(dict.fromkeys(event.event_id for event in found.events))
    return {"event_id": ids[0] if len(ids) == 1 else ids, "which": found.which, "current_day": None}


@preview("calendar.delete_calendar_event")
async def preview_deleted(ctx: ToolContext, args: DeleteEventArgs) -> Shown:
    """Each event by title and time; of one that repeats, what of it goes."""
    return await _shown(ctx, "deletes", _ids(args), args.which)


async def _shown(ctx: ToolContext, label: str, ids: Sequence[str], which: Which | None) -> Shown:
    shown = Shown()
    near = {event.event_id: event for event in await near_events(ctx)} if which in ("one", "following") else {}
    for event_id, (named, part) in parts_of(ids, which).items():
        event = await calendars_of(ctx).describe(event_id, ctx.zone)
        if event is None or (part and part.which != "all" and any(one not in near for one in _of(ids, event_id))):
            raise ToolFailed("the event is not in your calendar any more")
        when = series_in_words(event, ctx.lang, ctx.today)
        if part is not None and part.which != "all":
            when = _part_in_words(ctx, [near[one] for one in _of(ids, event_id)], part)
        words = phrase(ctx.lang, "event_is", title=event.title, when=when)
        words += " " + phrase(ctx.lang, "of_calendar", name=word(ctx.lang, "calendars", event.calendar))
        shown.fields.append(ShownField(label=label, value=words, says=["event_id", "which"]))
        shown.objects[named] = event.sha256
    return shown


def _of(ids: Sequence[str], series_id: str) -> list[str]:
    return [one for one in ids if one.partition("@")[0] == series_id]


def _part_in_words(ctx: ToolContext, events: Sequence[Event], part: Occurrences) -> str:
    starts = ", ".join(ctx.in_words(event.start) for event in events)
    return phrase(ctx.lang, "which_following" if part.which == "following" else "which_one", when=starts)


@builtin("calendar.delete_calendar_event")
async def delete_calendar_event(ctx: ToolContext, args: DeleteEventArgs) -> ToolResult:
    """{event_id, deleted: true}, or {count, event_ids, deleted: true}, and `which` of what repeats. One that is gone
    already is deleted."""
    for place, (event_id, (named, part)) in enumerate(parts_of(_ids(args), args.which).items()):
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
    near = {event.event_id for event in await near_events(ctx)}
    left = [event_id in near for event_id in _ids(args)]
    if all(left):
        raise EffectAbsent("the event is still in the calendar")
    return None if any(left) else _deleted(args)


def _deleted(args: DeleteEventArgs) -> ToolResult:
    ids = _ids(args)
    which: dict[str, Json] = {"which": args.which} if args.which else {}
    if len(ids) == 1:
        of = {"one": "That occurrence of the event is", "following": "The event from then on is"}
        message = f"{of.get(args.which or '', 'The event is')} deleted."
        return ToolResult(result={"event_id": ids[0], "deleted": True, **which}, message=message)
    many = "occurrences of events" if args.which == "one" else "events"
    result: Json = {"count": len(ids), "event_ids": list[Json](ids), "deleted": True, **which}
    return ToolResult(result=result, message=f"{len(ids)} {many} are deleted.")


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
