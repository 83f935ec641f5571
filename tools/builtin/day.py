"""The tool get_daily_briefing: what today holds, from the calendar, the todo list and the reminders."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

from steward.contracts.base import Json
from steward.language.moments.days import start_of
from steward.language.phrases import counted, phrase, sentence
from steward.tools.builtin.calendar import GetEventsArgs, get_calendar_events
from steward.tools.builtin.reminders import ListRemindersArgs, list_reminders
from steward.tools.builtin.todo import ListTasksArgs, list_tasks
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import builtin


class DailySummaryArgs(ToolArgs):
    """get_daily_briefing takes none."""


@builtin("day.get_daily_briefing")
async def get_daily_briefing(ctx: ToolContext, args: DailySummaryArgs) -> ToolResult:
    """{date, agenda, open_tasks, reminders_due}: today's events, all open tasks, and today's reminders,
    each as its own tool lists it."""
    day = ctx.services.clock().astimezone(ctx.zone).date()
    events = await get_calendar_events.run(ctx, GetEventsArgs(start_date=day))
    tasks = _things(await list_tasks.run(ctx, ListTasksArgs(status="open")), "tasks")
    reminders = [
        one
        for one in _things(await list_reminders.run(ctx, ListRemindersArgs()), "reminders")
        if _moment(ctx, one["due_at"]).date() == day
    ]
    agenda = _things(events, "events")
    lines = [
        phrase(ctx.lang, "headed", head=sentence(ctx.in_words(day))),
        *_part(ctx, "event", [f"{_hours(ctx, one, day)}: {one['title']}" for one in agenda]),
        *_part(ctx, "task", [str(one["title"]) for one in tasks]),
        *_part(ctx, "reminder", [f"{_moment(ctx, one['due_at']):%H:%M}: {one['message']}" for one in reminders]),
    ]
    result: dict[str, Json] = {
        "date": day.isoformat(),
        "agenda": [*agenda],
        "open_tasks": [*tasks],
        "reminders_due": [*reminders],
    }
    return ToolResult(result=result, message="\n".join(lines), degraded=events.degraded)


def _things(found: ToolResult, kind: str) -> list[dict[str, Any]]:
    assert isinstance(found.result, dict)
    things = found.result[kind]
    assert isinstance(things, list)
    return [one for one in things if isinstance(one, dict)]


def _part(ctx: ToolContext, noun: str, lines: list[str]) -> list[str]:
    """How many things of a kind there are, then each on a line; that there are none."""
    if not lines:
        return [sentence(phrase(ctx.lang, f"none_{noun}", about="")) + "."]
    about = " " + phrase(ctx.lang, "that_are_open") if noun == "task" else ""
    head = phrase(ctx.lang, "headed", head=counted(ctx.lang, noun, len(lines)) + about)
    return [head, *(f"- {line}" for line in lines)]


def _hours(ctx: ToolContext, event: Mapping[str, Any], day: date) -> str:
    """From when until when on that day."""
    if event["all_day"]:
        return phrase(ctx.lang, "all_day")
    start, end = (_moment(ctx, event[name]) for name in ("start_time", "end_time"))
    if start < start_of(day, ctx.zone):
        return f"-{end:%H:%M}" if end.date() == day else phrase(ctx.lang, "all_day")
    return f"{start:%H:%M}-{end:%H:%M}" if end > start else f"{start:%H:%M}"


def _moment(ctx: ToolContext, text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(ctx.zone)
