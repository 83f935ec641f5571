"""The calendars of a user, and a look at them that knows what they declined: that is seen, and takes no time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from steward.contracts.errors import ToolUnavailable, Unavailable
from steward.tools.calendar.events import CalendarStore, Event, Look
from steward.tools.context import ToolContext
from steward.tools.ports import needed
from steward.tools.recipients import own_addresses


def calendars_of(ctx: ToolContext) -> CalendarStore:
    """The calendars of the user. Raises ToolFailed: there are none on this worker."""
    return needed(ctx.services.calendars, "the calendar").of(ctx.owner)


async def look_at(ctx: ToolContext, start: datetime, end: datetime, calendar: str | None = None) -> Look:
    """What happens between two instants, as `CalendarStore.events` finds it."""
    look = await calendars_of(ctx).events(start, end, ctx.zone, calendar)
    if not any(guest.answer == "declined" for event in look.events for guest in event.guests):
        return look
    try:
        own = await own_addresses(ctx)
    except (ToolUnavailable, Unavailable):
        return look  # Whose answer it was is not known now; it keeps its time.
    return replace(look, events=[_answered(event, own) for event in look.events])


def _answered(event: Event, own: Sequence[str]) -> Event:
    declined = any(guest.answer == "declined" and guest.is_of(own) for guest in event.guests)
    return replace(event, busy=False, declined=True) if declined else event
