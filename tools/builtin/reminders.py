"""The reminder family: a row that is listed and a durable timer that fires, under the same id."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import reduce
from typing import Any, TypeAlias

from steward.contracts.base import Json, sha256_of
from steward.contracts.errors import ToolFailed
from steward.contracts.notification import ReminderInput
from steward.contracts.shown import Shown, ShownField
from steward.language.moments.asked import first_after
from steward.language.moments.lengths import length_of
from steward.language.moments.reader import resolve
from steward.language.moments.written import in_words
from steward.language.phrases import phrase, word
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import Bound, Spoken, binding, builtin, preview, reconciler
from steward.tools.named_things import Thing, thing_called, things_called
from steward.tools.ports import ReminderRecord, ReminderStarter, ReminderStore, needed
from steward.tools.repeats import in_plain_words
from steward.tools.results import of_source

ReminderNames: TypeAlias = int | str | list[int | str]
"""An id, a text, or several of these; "all" is every one to come."""
_WHAT = ("reminder", "of yours")
_ALARM = "Alarm"
"""What a reminder says that was set without a text."""
_JUST_NOW = timedelta(hours=1)
"""Until then, putting off a reminder that repeats means the firing that was."""


class ScheduleReminderArgs(ToolArgs):
    """Arguments of schedule_reminder; `when` is an instant and `repeat` a recurrence rule by now."""

    when: datetime
    message: str = _ALARM
    repeat: str | None = None


class ListRemindersArgs(ToolArgs):
    """list_reminders takes none."""


class CancelReminderArgs(ToolArgs):
    """Arguments of cancel_reminder."""

    reminder_id: ReminderNames


class SnoozeReminderArgs(ToolArgs):
    """Arguments of snooze_reminder; `by` is a length of time, or the moment in words."""

    reminder_id: int | str
    by: str


@builtin("reminders.schedule_reminder")
async def schedule_reminder(ctx: ToolContext, args: ScheduleReminderArgs) -> ToolResult:
    """The reminder. Listed first, then its timer is started; both may be repeated under the same key."""
    when = args.when.astimezone(ctx.zone)
    if args.when <= ctx.now:
        raise ToolFailed(f"{in_words(when)} has passed already")
    starter = starter_of(ctx)
    reminder = await reminders_of(ctx).add(
        ctx.owner,
        ctx.idempotency_key,
        args.when,
        args.message.strip() or _ALARM,
        ctx.requester.problem_id,
        repeat=args.repeat,
        timezone=ctx.zone.key if args.repeat else None,
        source=ctx.source,
    )
    await starter.start(timer_of(reminder, ctx))
    return await scheduled_result(reminder, ctx)


@reconciler("reminders.schedule_reminder")
async def scheduled(ctx: ToolContext, args: ScheduleReminderArgs) -> ToolResult | None:
    """The reminder this call made, if its timer runs or has run: a row alone reminds nobody."""
    reminder = await reminders_of(ctx).added_by(ctx.owner, ctx.idempotency_key)
    if reminder is None:
        return None
    under_way = reminder.status == "fired" or await starter_of(ctx).runs(reminder.reminder_id)
    return await scheduled_result(reminder, ctx) if under_way else None


@builtin("reminders.list_reminders")
async def list_reminders(ctx: ToolContext, args: ListRemindersArgs) -> ToolResult:
    """{count, reminders}: those that have not fired, by due time."""
    found = await reminders_of(ctx).list(ctx.owner)
    lines = [_line(one, ctx) for one in found]
    head = f"{len(found)} reminder{'s' if len(found) != 1 else ''}:" if found else phrase(ctx.lang, "no_reminders")
    return ToolResult(
        result={"count": len(found), "reminders": [_json(r, ctx) for r in found]}, message="\n".join([head, *lines])
    )


@binding("reminders.cancel_reminder")
async def bind_canceled(ctx: ToolContext, args: CancelReminderArgs) -> dict[str, Json]:
    """The ids of the reminders that are meant."""
    return _bound(await _called(ctx, args.reminder_id))


@preview("reminders.cancel_reminder")
async def preview_canceled(ctx: ToolContext, args: CancelReminderArgs) -> Shown:
    """Each reminder by its number, time and text; of one that repeats, that all of it ends."""
    ids = await _ids(ctx, args.reminder_id)
    return shown_reminders([await _one(ctx, one) for one in ids], ctx)


@builtin("reminders.cancel_reminder")
async def cancel_reminder(ctx: ToolContext, args: CancelReminderArgs) -> ToolResult:
    """The reminder, canceled; of several {count, reminders}. Each timer is stopped after its row, so a repeat finishes
    what was begun."""
    return _canceled([await _cancel(ctx, one) for one in await _ids(ctx, args.reminder_id)], ctx)


@reconciler("reminders.cancel_reminder")
async def canceled(ctx: ToolContext, args: CancelReminderArgs) -> ToolResult | None:
    """The reminders, if they are canceled and their timers have stopped."""
    found = []
    for reminder_id in await _ids(ctx, args.reminder_id):
        reminder = await reminders_of(ctx).get(ctx.owner, reminder_id)
        if reminder is None or reminder.status != "canceled" or await starter_of(ctx).runs(reminder_id):
            return None
        found.append(reminder)
    return _canceled(found, ctx)


@binding("reminders.snooze_reminder")
async def bind_snoozed(ctx: ToolContext, args: SnoozeReminderArgs) -> Bound:
    """The id of the reminder that is meant, one that has just fired before those to come; and its new time, so much
    later, counted from now where it has just fired."""
    reminder = await _one(ctx, await _snoozed_id(ctx, args.reminder_id))
    due_at = _put_off(reminder, args.by, ctx).astimezone(ctx.zone)
    return {
        "reminder_id": reminder.reminder_id,
        "by": Spoken(due_at.isoformat(), phrase(ctx.lang, "postponed_to", when=ctx.in_words(due_at))),
    }


@preview("reminders.snooze_reminder")
async def preview_snoozed(ctx: ToolContext, args: SnoozeReminderArgs) -> Shown:
    """The reminder by its number, time and text."""
    return shown_reminders([await _one(ctx, await _snoozed_id(ctx, args.reminder_id))], ctx)


@builtin("reminders.snooze_reminder")
async def snooze_reminder(ctx: ToolContext, args: SnoozeReminderArgs) -> ToolResult:
    """The reminder at its new time."""
    before = await _one(ctx, await _snoozed_id(ctx, args.reminder_id))
    due_at = _put_off(before, args.by, ctx)
    reminder = await reminders_of(ctx).snooze(ctx.owner, before.reminder_id, due_at, ctx.idempotency_key)
    if reminder is None:
        raise _unknown(args.reminder_id)
    if reminder.status == "canceled":
        raise ToolFailed(f"reminder {reminder.reminder_id} is canceled")
    await starter_of(ctx).snooze(timer_of(reminder, ctx))
    return await scheduled_result(reminder, ctx)


@reconciler("reminders.snooze_reminder")
async def snoozed(ctx: ToolContext, args: SnoozeReminderArgs) -> ToolResult | None:
    """The reminder, if it is at its new time and its timer runs."""
    reminder = await reminders_of(ctx).get(ctx.owner, str(args.reminder_id))
    if reminder is None or reminder.due_at != _put_off(reminder, args.by, ctx):
        return None
    return await scheduled_result(reminder, ctx) if await starter_of(ctx).runs(reminder.reminder_id) else None


def shown_reminders(reminders: Sequence[ReminderRecord], ctx: ToolContext) -> Shown:
    """Reminders as a human is shown them, each by number, time and text."""
    return Shown(
        fields=[ShownField(label="reminder", value=_shown_line(one, ctx), says=["reminder_id"]) for one in reminders],
        objects={f"reminder {one.reminder_id}": sha256_of(_json(one, ctx)) for one in reminders},
    )


async def called_reminder(ctx: ToolContext, given: int | str) -> ReminderRecord:
    """The one reminder that is called so, by number or text: one to come, else one that has fired."""
    return await _one(ctx, await _snoozed_id(ctx, given))


async def _one(ctx: ToolContext, reminder_id: str) -> ReminderRecord:
    reminder = await reminders_of(ctx).get(ctx.owner, reminder_id)
    if reminder is None:
        raise _unknown(reminder_id)
    return reminder


async def _cancel(ctx: ToolContext, reminder_id: str) -> ReminderRecord:
    reminder = await reminders_of(ctx).cancel(ctx.owner, reminder_id)
    if reminder is None:
        raise _unknown(reminder_id)
    if reminder.status == "fired":
        raise ToolFailed(f"reminder {reminder_id} has fired already")
    await starter_of(ctx).cancel(reminder.reminder_id)
    return reminder


async def _ids(ctx: ToolContext, given: ReminderNames) -> list[str]:
    """The ids given; what is no id is looked up."""
    each = [str(one).strip().lstrip("#") for one in (given if isinstance(given, list) else [given])]
    return each if all(one.isdecimal() for one in each) else [r.thing_id for r in await _called(ctx, given)]


async def _called(ctx: ToolContext, given: ReminderNames) -> list[Thing]:
    """The reminders to come that `given` names."""
    return things_called(given, [_thing(one) for one in await reminders_of(ctx).list(ctx.owner)], *_WHAT)


async def _snoozed_id(ctx: ToolContext, given: int | str) -> str:
    every = [one for one in await reminders_of(ctx).list(ctx.owner, include_closed=True) if one.status != "canceled"]
    fired = [_thing(one) for one in every if _has_just_fired(one, ctx)]
    try:
        return thing_called(given, fired, *_WHAT).thing_id
    except ToolFailed:
        return thing_called(given, [_thing(one) for one in every], *_WHAT).thing_id


def _put_off(reminder: ReminderRecord, by: str, ctx: ToolContext) -> datetime:
    length = length_of(by)
    if length is not None:
        return (ctx.now if _has_just_fired(reminder, ctx) else max(reminder.due_at, ctx.now)) + length
    try:
        due_at = first_after(by, resolve(by, ctx.zone.key, ctx.now).begin, reminder.due_at.astimezone(ctx.zone))
    except ValueError as error:
        raise ToolFailed(f"{error}; say how long, such as 10 minutes") from error
    if due_at <= ctx.now:
        raise ToolFailed(f"{in_words(due_at)} has passed already")
    return due_at


def _has_just_fired(reminder: ReminderRecord, ctx: ToolContext) -> bool:
    return reminder.status == "fired" or (reminder.fired_at is not None and ctx.now - reminder.fired_at < _JUST_NOW)


def timer_of(reminder: ReminderRecord, ctx: ToolContext) -> ReminderInput:
    """The timer of a reminder as it stands in the list."""
    return ReminderInput(
        reminder_id=reminder.reminder_id,
        owner=ctx.owner,
        problem_id=ctx.requester.problem_id,
        due_at=reminder.due_at.isoformat(),
        text=reminder.text,
        repeats=reminder.repeat is not None,
    )


def _thing(reminder: ReminderRecord) -> Thing:
    return Thing(reminder.reminder_id, reminder.text)


def _bound(reminders: Sequence[Thing]) -> dict[str, Json]:
    ids: list[Json] = [one.thing_id for one in reminders]
    return {"reminder_id": ids[0] if len(ids) == 1 else ids}


def _unknown(reminder_id: int | str) -> ToolFailed:
    return ToolFailed(f"there is no reminder {reminder_id} of yours")


def reminders_of(ctx: ToolContext) -> ReminderStore:
    """The list of reminders. Raises ToolFailed: there is none on this worker."""
    return needed(ctx.services.reminders, "the list of reminders")


def starter_of(ctx: ToolContext) -> ReminderStarter:
    """The timers of reminders. Raises ToolFailed: there are none on this worker."""
    return needed(ctx.services.reminder_starter, "the timer of reminders")


async def scheduled_result(reminder: ReminderRecord, ctx: ToolContext) -> ToolResult:
    """A reminder that is set, with when and where it comes."""
    when = in_words(reminder.due_at.astimezone(ctx.zone), ctx.lang) + _again(reminder)
    told = await ctx.services.told_where(ctx.owner) if ctx.services.told_where else ()
    ways = [word(ctx.lang, "told_ways", way) for way in told]
    where = reduce(lambda first, last: phrase(ctx.lang, "and", first=first, last=last), ways) if ways else ""
    name = "reminder_set_where" if where else "reminder_set"
    message = phrase(ctx.lang, name, when=when, where=where, text=reminder.text)
    return ToolResult(result=_json(reminder, ctx), message=message)


def _shown_line(reminder: ReminderRecord, ctx: ToolContext) -> str:
    return f"“{reminder.text}”, {ctx.in_words(reminder.due_at)}{_again(reminder)}"


def _line(reminder: ReminderRecord, ctx: ToolContext) -> str:
    when = in_words(reminder.due_at.astimezone(ctx.zone))
    return f"{reminder.reminder_id}: {when}{_again(reminder)}: {reminder.text}"


def _again(reminder: ReminderRecord) -> str:
    return f" and again {in_plain_words(reminder.repeat)}" if reminder.repeat else ""


def _canceled(reminders: Sequence[ReminderRecord], ctx: ToolContext) -> ToolResult:
    lines = [phrase(ctx.lang, "reminder_canceled", reminder=one.reminder_id, text=one.text) for one in reminders]
    each = [_json(one, ctx) for one in reminders]
    return ToolResult(
        result=each[0] if len(each) == 1 else {"count": len(each), "reminders": each}, message="\n".join(lines)
    )


def _json(reminder: ReminderRecord, ctx: ToolContext) -> dict[str, Any]:
    return {
        "reminder_id": reminder.reminder_id,
        "due_at": reminder.due_at.astimezone(ctx.zone).isoformat(),
        "message": reminder.text,
        "status": reminder.status,
        **({"repeat": reminder.repeat} if reminder.repeat else {}),
        **of_source(reminder.source),
    }
