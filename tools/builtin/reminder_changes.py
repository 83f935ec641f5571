"""The reminder family, what is set already: another time, other words, how often it comes again."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.contracts.shown import Shown
from steward.language.moments.asked import first_after, moved_near
from steward.language.moments.written import in_words
from steward.tools.builtin.reminders import (
    called_reminder,
    reminders_of,
    scheduled_result,
    shown_reminders,
    starter_of,
    timer_of,
)
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import binding, builtin, preview
from steward.tools.ports import ReminderRecord
from steward.tools.repeats import ONCE, first_time, soonest_time


class UpdateReminderArgs(ToolArgs):
    """Arguments of update_reminder; what is not given stays. `when` is an instant and `repeat` a recurrence rule, or
    once, by now."""

    reminder_id: int | str
    when: datetime | None = None
    message: str | None = None
    repeat: str | None = None


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A reminder as it is to be."""

    due_at: datetime
    text: str
    repeat: str | None


@binding("reminders.update_reminder")
async def bind_updated(ctx: ToolContext, args: UpdateReminderArgs) -> dict[str, Json]:
    """The id of the reminder that is meant; a time of day alone is one of the day that it is on, a day alone keeps its
    time of day. A new rule alone that says which days comes on the next of them, at that time of day."""
    reminder = await called_reminder(ctx, args.reminder_id)
    bound: dict[str, Json] = {"reminder_id": reminder.reminder_id}
    day = reminder.due_at.astimezone(ctx.zone)
    if args.when is not None:
        words = ctx.date_words.get("when", "")
        later = first_after(words, args.when.astimezone(ctx.zone), day)
        when = moved_near(words, later, day) or later
        bound |= {"when": when.isoformat()} if when != args.when else {}
    elif args.when is None and args.repeat and (soonest := soonest_time(args.repeat, day, ctx.now)) is not None:
        bound["when"] = soonest.isoformat()
    return bound


@preview("reminders.update_reminder")
async def preview_updated(ctx: ToolContext, args: UpdateReminderArgs) -> Shown:
    """The reminder as it is now."""
    return shown_reminders([await called_reminder(ctx, args.reminder_id)], ctx)


@builtin("reminders.update_reminder")
async def update_reminder(ctx: ToolContext, args: UpdateReminderArgs) -> ToolResult:
    """The reminder as it is afterwards. The row is changed first, then its timer; both may be repeated."""
    before = await called_reminder(ctx, args.reminder_id)
    wanted = _wanted(before, args, ctx)
    reminder = await reminders_of(ctx).change(
        ctx.owner,
        before.reminder_id,
        ctx.idempotency_key,
        wanted.due_at,
        wanted.text,
        repeat=wanted.repeat,
        timezone=ctx.zone.key if wanted.repeat else None,
        source=ctx.source,
    )
    if reminder is None or reminder.status == "canceled":
        raise ToolFailed(f"reminder {before.reminder_id} is canceled")
    await starter_of(ctx).change(timer_of(reminder, ctx))
    return await scheduled_result(reminder, ctx)


def _wanted(reminder: ReminderRecord, args: UpdateReminderArgs, ctx: ToolContext) -> _Wanted:
    if (args.when, args.message, args.repeat) == (None, None, None):
        raise ToolFailed("nothing to change was given: when, message or repeat")
    if reminder.status == "fired" and args.when is None:
        raise ToolFailed(f"reminder {reminder.reminder_id} has fired already; say when it is to come again")
    repeat = reminder.repeat if args.repeat is None else args.repeat if args.repeat != ONCE else None
    due_at = args.when or reminder.due_at
    if repeat is not None and args.repeat is not None:
        due_at = first_time(repeat, due_at.astimezone(ctx.zone))
    if due_at <= ctx.now:
        raise ToolFailed(f"{in_words(due_at.astimezone(ctx.zone))} has passed already")
    return _Wanted(due_at, (args.message or "").strip() or reminder.text, repeat)
