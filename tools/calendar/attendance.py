"""A look at the calendars of a user that knows what they declined: such an event is seen, and takes no time."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from steward.contracts.errors import ToolUnavailable, Unavailable
from steward.tools.calendar.events import Event, Look
from steward.tools.context import ToolContext
from steward.tools.ports import needed
from steward.tools.recipients import own_addresses


async def look_at(ctx: ToolContext, start: datetime, end: datetime, calendar: str | None = None) -> Look:
    """What happens between two instants, as `CalendarStore.events` finds it."""
    look = await needed(ctx.services.calendars, "the calendar").of(ctx.owner).events(start, end, ctx.zone, calendar)
    if not any(event.declined_by for event in look.events):
        return look
    try:
        own = {address.casefold() for address in await own_addresses(ctx)}
    except (ToolUnavailable, Unavailable):
        return look  # Whose answer it was is not known now; it keeps its time.
    return replace(look, events=[_answered(event, own) for event in look.events])


def _answered(event: Event, own: set[str]) -> Event:
    return replace(event, busy=False, declined=True) if own.intersection(event.declined_by) else event
