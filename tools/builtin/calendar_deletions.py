"""The calendar family, what goes: events deleted, or some occurrences of what repeats, and their guests told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from steward.contracts.base import Json
from steward.contracts.errors import EffectAbsent, ShownChanged, ToolOutcomeUnknown
from steward.contracts.shown import Shown
from steward.language.phrases import phrase
from steward.tools.builtin.calendar_guests import Hosted, check_told, hosted, shown_guests, shown_told
from steward.tools.builtin.calendar_meant import meant, near_events, parts_of
from steward.tools.builtin.calendar_notices import tell
from steward.tools.builtin.calendar_shown import check_of, shown_events
from steward.tools.calendar.attendance import calendars_of
from steward.tools.calendar.events import Occurrences, Which
from steward.tools.calendar.guests import Guest
from steward.tools.calendar.itip import Notice, of_deletion
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import binding, builtin, preview, reconciler

EventNames: TypeAlias = str | list[str]


class DeleteEventArgs(ToolArgs):
    """Arguments of delete_calendar_event."""

    event_id: EventNames
    current_day: str | None = None
    which: Which | None = None


@binding("calendar.delete_calendar_event")
async def bind_deleted(ctx: ToolContext, args: DeleteEventArgs) -> dict[str, Json]:
    """The events that are meant, of those that repeat the occurrences."""
    found = await meant(ctx, args.event_id, args.current_day, args.which, many=True)
    ids: list[Json] = list(dict.fromkeys(event.event_id for event in found.events))
    return {"event_id": ids[0] if len(ids) == 1 else ids, "which": found.which, "current_day": None}


@preview("calendar.delete_calendar_event")
async def preview_deleted(ctx: ToolContext, args: DeleteEventArgs) -> Shown:
    """Each event by title and time; of one that repeats, what of it goes; which guests are told."""
    shown = await shown_events(ctx, "deletes", _ids(args), args.which)
    shown.fields += shown_guests([guest for one in await _going(ctx, args) for guest in one.told])
    return shown


@builtin("calendar.delete_calendar_event")
async def delete_calendar_event(ctx: ToolContext, args: DeleteEventArgs) -> ToolResult:
    """{event_id, deleted: true}, or {count, event_ids, deleted: true}, and `which` of what repeats. One that is gone
    already is deleted."""
    going = await _going(ctx, args)
    check_told(ctx.shown, [guest for one in going for guest in one.told])
    notices: list[Notice] = []
    for place, one in enumerate(going):
        try:
            await calendars_of(ctx).delete(one.series_id, check_of(ctx, one.named, one.hosted), one.part)
        except ShownChanged as changed:
            if not place:
                raise
            raise ToolOutcomeUnknown(f"{place} of the events are deleted, then {changed.detail}") from changed
        if one.hosted is not None:
            notices += of_deletion(one.hosted.text, one.part, one.hosted.host.own, ctx.services.clock())
    host = next((one.hosted.host for one in going if one.hosted), None)
    done = _deleted(args, ctx.lang)
    return (await tell(ctx, host, notices)).added_to(done, "told", ctx.lang) if host else done


@dataclass(frozen=True, slots=True)
class _Going:
    """An event that is deleted, or `part` of it; `named` is an id that the call has of it."""

    series_id: str
    named: str
    part: Occurrences | None
    hosted: Hosted | None

    @property
    def told(self) -> list[Guest]:
        """Its guests, where they hear of it from the user."""
        return self.hosted.told(self.part) if self.hosted else []


async def _going(ctx: ToolContext, args: DeleteEventArgs) -> list[_Going]:
    parts = parts_of(_ids(args), args.which).items()
    return [_Going(series_id, named, part, await hosted(ctx, series_id)) for series_id, (named, part) in parts]


@reconciler("calendar.delete_calendar_event")
async def deleted(ctx: ToolContext, args: DeleteEventArgs) -> ToolResult | None:
    """Whether the events are gone from the time that names are looked for in."""
    near = {event.event_id for event in await near_events(ctx)}
    left = [event_id in near for event_id in _ids(args)]
    if all(left):
        raise EffectAbsent("the event is still in the calendar")
    return None if any(left) or shown_told(ctx.shown) else _deleted(args, ctx.lang)


def _deleted(args: DeleteEventArgs, lang: str) -> ToolResult:
    ids = _ids(args)
    which: dict[str, Json] = {"which": args.which} if args.which else {}
    if len(ids) == 1:
        deed = {"one": "occurrence_deleted", "following": "following_deleted"}.get(args.which or "", "event_deleted")
        message = phrase(lang, deed)
        return ToolResult(result={"event_id": ids[0], "deleted": True, **which}, message=message)
    deed = "occurrences_deleted" if args.which == "one" else "events_deleted"
    result: Json = {"count": len(ids), "event_ids": list[Json](ids), "deleted": True, **which}
    return ToolResult(result=result, message=phrase(lang, deed, count=len(ids)))


def _ids(args: DeleteEventArgs) -> list[str]:
    return args.event_id if isinstance(args.event_id, list) else [args.event_id]
