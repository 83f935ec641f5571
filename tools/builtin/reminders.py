"""The reminder family: a row that is listed and a durable timer that fires, under the same id."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from contracts.errors import ToolFailed
from contracts.notification import ReminderInput
from tools.context import ToolArgs, ToolContext, ToolResult
from tools.dates import in_words
from tools.functions import builtin, reconciler
from tools.ports import ReminderRecord, ReminderStarter, ReminderStore, needed


class ScheduleReminderArgs(ToolArgs):
    """Arguments of schedule_reminder; `when` is an instant by now."""

    when: datetime
    message: str


class ListRemindersArgs(ToolArgs):
    """list_reminders takes none."""


class CancelReminderArgs(ToolArgs):
    """Arguments of cancel_reminder."""

    reminder_id: str


@builtin("reminders.schedule_reminder")
async def schedule_reminder(ctx: ToolContext, args: ScheduleReminderArgs) -> ToolResult:
    """The reminder. Listed first, then its timer is started; both may be repeated under the same key."""
    when = args.when.astimezone(ctx.zone)
    if args.when <= ctx.now:
        raise ToolFailed(f"{in_words(when)} has passed already")
    starter = _starter(ctx)
    reminder = await _reminders(ctx).add(
        ctx.owner, ctx.idempotency_key, args.when, args.message, ctx.requester.problem_id
    )
    await starter.start(
        ReminderInput(
            reminder_id=reminder.reminder_id,
            owner=ctx.owner,
            problem_id=ctx.requester.problem_id,
            due_at=reminder.due_at.isoformat(),
            text=reminder.text,
        )
    )
    return _scheduled(reminder, ctx)


@reconciler("reminders.schedule_reminder")
async def scheduled(ctx: ToolContext, args: ScheduleReminderArgs) -> ToolResult | None:
    """The reminder this call made, if its timer runs or has run: a row alone reminds nobody."""
    reminder = await _reminders(ctx).added_by(ctx.owner, ctx.idempotency_key)
    if reminder is None:
        return None
    under_way = reminder.status == "fired" or await _starter(ctx).runs(reminder.reminder_id)
    return _scheduled(reminder, ctx) if under_way else None


@builtin("reminders.list_reminders")
async def list_reminders(ctx: ToolContext, args: ListRemindersArgs) -> ToolResult:
    """{count, reminders}: those that have not fired, by due time."""
    found = await _reminders(ctx).list(ctx.owner)
    lines = [f"{r.reminder_id}: {in_words(r.due_at.astimezone(ctx.zone))}: {r.text}" for r in found]
    head = f"{len(found)} reminder{'s' if len(found) != 1 else ''}:" if found else "There are no reminders."
    return ToolResult(
        result={"count": len(found), "reminders": [_json(r, ctx) for r in found]}, message="\n".join([head, *lines])
    )


@builtin("reminders.cancel_reminder")
async def cancel_reminder(ctx: ToolContext, args: CancelReminderArgs) -> ToolResult:
    """The reminder, canceled. The timer is stopped after the row, so a repeat finishes what was begun."""
    reminder = await _reminders(ctx).cancel(ctx.owner, args.reminder_id)
    if reminder is None:
        raise ToolFailed(f"there is no reminder {args.reminder_id} of yours")
    if reminder.status == "fired":
        raise ToolFailed(f"reminder {args.reminder_id} has fired already")
    await _starter(ctx).cancel(reminder.reminder_id)
    return _canceled(reminder, ctx)


@reconciler("reminders.cancel_reminder")
async def canceled(ctx: ToolContext, args: CancelReminderArgs) -> ToolResult | None:
    """The reminder, if it is canceled and its timer has stopped."""
    reminder = await _reminders(ctx).get(ctx.owner, args.reminder_id)
    if reminder is None or reminder.status != "canceled" or await _starter(ctx).runs(reminder.reminder_id):
        return None
    return _canceled(reminder, ctx)


def _reminders(ctx: ToolContext) -> ReminderStore:
    return needed(ctx.services.reminders, "the list of reminders")


def _starter(ctx: ToolContext) -> ReminderStarter:
    return needed(ctx.services.reminder_starter, "the timer of reminders")


def _scheduled(reminder: ReminderRecord, ctx: ToolContext) -> ToolResult:
    when = in_words(reminder.due_at.astimezone(ctx.zone))
    return ToolResult(result=_json(reminder, ctx), message=f"I will remind you on {when}: {reminder.text}")


def _canceled(reminder: ReminderRecord, ctx: ToolContext) -> ToolResult:
    return ToolResult(result=_json(reminder, ctx), message=f"Canceled reminder {reminder.reminder_id}: {reminder.text}")


def _json(reminder: ReminderRecord, ctx: ToolContext) -> dict[str, Any]:
    return {
        "reminder_id": reminder.reminder_id,
        "due_at": reminder.due_at.astimezone(ctx.zone).isoformat(),
        "message": reminder.text,
        "status": reminder.status,
    }
