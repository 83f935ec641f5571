"""The calendar family, what exists already: events moved, changed and deleted, by id or by what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from datetime import datetime, timedelta
from functools import partial
from typing import TypeAlias

from steward.contracts.base import Json
from steward.contracts.errors import EffectAbsent, ShownChanged, ToolFailed, ToolOutcomeUnknown
from steward.contracts.shown import Shown, ShownField
from steward.tools.builtin.calendar import as_json, calendars_of, clean_text, in_words_with_end
from steward.tools.calendar.events import Change, Event
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.dates import time_on
from steward.tools.functions import binding, builtin, preview, reconciler
from steward.tools.named_things import Thing, thing_called, things_called

EventNames: TypeAlias = str | list[str]
_WHAT = ("event", "in your calendar")
_BACK = timedelta(days=30)
_AHEAD = timedelta(days=365)
"""How far names are looked for; the id of an event outside is not known by name."""


class UpdateEventArgs(ToolArgs):
    """Arguments of update_calendar_event; what is not given stays. Both times are instants by now."""

    event_id: str
    title: str | None = None
    start_time: datetime | None = None
    end_time: datetime | None = None
    description: str | None = None
    location: str | None = None


class DeleteEventArgs(ToolArgs):
    """Arguments of delete_calendar_event."""

    event_id: EventNames


@binding("calendar.update_calendar_event")
async def bind_updated(ctx: ToolContext, args: UpdateEventArgs) -> dict[str, Json]:
    """The event that is meant; its length where only its start moves, its start where only its end does."""
    found = await _near(ctx)
    event = found[thing_called(args.event_id, [_thing(one) for one in found.values()], *_WHAT).thing_id]
    bound: dict[str, Json] = {"event_id": event.event_id}
    start, end = (moment.astimezone(ctx.zone) for moment in event.span(ctx.zone))
    begins, stops = _on_own_day(ctx, args, start)
    if begins is not None and stops is None:
        stops = begins + (end - start)
    elif stops is not None and begins is None:
        begins = start
    bound |= {name: moment.isoformat() for name, moment in (("start_time", begins), ("end_time", stops)) if moment}
    return bound


def _on_own_day(ctx: ToolContext, args: UpdateEventArgs, start: datetime) -> tuple[datetime | None, datetime | None]:
    """When the event is to begin and to end; a time of day alone is one of the day that the event is on: "move the team
    meeting to 15:00"."""
    begins, stops = args.start_time, args.end_time
    if begins is not None and (moved := time_on(ctx.date_words.get("start_time", ""), start)) is not None:
        stops = stops + (moved - begins) if stops else None
        begins = moved
    elif stops is not None and begins is None:
        stops = time_on(ctx.date_words.get("end_time", ""), start) or stops
    return begins, stops


@preview("calendar.update_calendar_event")
async def preview_updated(ctx: ToolContext, args: UpdateEventArgs) -> Shown:
    """The event as it is now; of one that repeats, that all of it is changed."""
    return await _shown(ctx, "changes", [args.event_id])


@builtin("calendar.update_calendar_event")
async def update_calendar_event(ctx: ToolContext, args: UpdateEventArgs) -> ToolResult:
    """The event as it is afterwards; of one that repeats, all repetitions."""
    check = partial(ctx.check_shown, args.event_id)
    event = await calendars_of(ctx).revise(args.event_id, _change(args), ctx.zone, check)
    if event is None:
        raise ToolFailed("the event is not in your calendar any more")
    return _changed(event)


@reconciler("calendar.update_calendar_event")
async def updated(ctx: ToolContext, args: UpdateEventArgs) -> ToolResult | None:
    """The event, if everything is as it should become."""
    event = (await _near(ctx)).get(args.event_id)
    change = _change(args)
    if event is None or any(
        wanted is not None and getattr(event, name) != wanted
        for name, wanted in ((field.name, getattr(change, field.name)) for field in fields(change))
    ):
        return None
    return _changed(event)


def _changed(event: Event) -> ToolResult:
    return ToolResult(result=as_json(event), message=f"“{event.title}” is changed: {in_words_with_end(event)}.")


@binding("calendar.delete_calendar_event")
async def bind_deleted(ctx: ToolContext, args: DeleteEventArgs) -> dict[str, Json]:
    """The events that are meant."""
    ids: list[Json] = [event.thing_id for event in await _called(ctx, args.event_id)]
    return {"event_id": ids[0] if len(ids) == 1 else ids}


@preview("calendar.delete_calendar_event")
async def preview_deleted(ctx: ToolContext, args: DeleteEventArgs) -> Shown:
    """Each event by title and time; of one that repeats, that all of it goes."""
    return await _shown(ctx, "deletes", _ids(args))


async def _shown(ctx: ToolContext, label: str, ids: Sequence[str]) -> Shown:
    shown = Shown()
    for event_id in ids:
        event = await calendars_of(ctx).describe(event_id, ctx.zone)
        if event is None:
            raise ToolFailed("the event is not in your calendar any more")
        words = f"“{event.title}”, {event.words} (calendar {event.calendar})"
        shown.fields.append(ShownField(label=label, value=words))
        shown.objects[event_id] = event.sha256
    return shown


@builtin("calendar.delete_calendar_event")
async def delete_calendar_event(ctx: ToolContext, args: DeleteEventArgs) -> ToolResult:
    """{event_id, deleted: true}, or {count, event_ids, deleted: true}. One that is gone already is deleted."""
    for place, event_id in enumerate(_ids(args)):
        try:
            await calendars_of(ctx).delete(event_id, partial(ctx.check_shown, event_id))
        except ShownChanged as changed:
            if not place:
                raise
            raise ToolOutcomeUnknown(f"{place} of the events are deleted, then {changed.detail}") from changed
    return _deleted(args)


@reconciler("calendar.delete_calendar_event")
async def deleted(ctx: ToolContext, args: DeleteEventArgs) -> ToolResult | None:
    """Whether the events are gone from the time that names are looked for in."""
    near = await _near(ctx)
    left = [event_id in near for event_id in _ids(args)]
    if all(left):
        raise EffectAbsent("the event is still in the calendar")
    return None if any(left) else _deleted(args)


def _deleted(args: DeleteEventArgs) -> ToolResult:
    ids = _ids(args)
    if len(ids) == 1:
        return ToolResult(result={"event_id": ids[0], "deleted": True}, message="The event is deleted.")
    result = {"count": len(ids), "event_ids": ids, "deleted": True}
    return ToolResult(result=result, message=f"{len(ids)} events are deleted.")


def _ids(args: DeleteEventArgs) -> list[str]:
    return args.event_id if isinstance(args.event_id, list) else [args.event_id]


def _change(args: UpdateEventArgs) -> Change:
    start, end = args.start_time, args.end_time
    change = Change(clean_text(args.title), start, end, clean_text(args.description), clean_text(args.location))
    if change == Change():
        raise ToolFailed("nothing to change was given: title, start_time, end_time, description or location")
    if (start is None) != (end is None) or (start is not None and end is not None and end <= start):
        raise ToolFailed("the event would end before it starts")
    return change


async def _called(ctx: ToolContext, given: EventNames) -> list[Thing]:
    """The events that `given` names."""
    names: Json = given if isinstance(given, str) else list[Json](given)
    return things_called(names, [_thing(event) for event in (await _near(ctx)).values()], *_WHAT)


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
