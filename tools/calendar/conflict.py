"""What a new or moved event overlaps with in the user's calendars, and the guard of both tools.

`calendar_conflict` is pure; `find_conflict_facts` gathers what it must know. Spans that touch do not overlap.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime

from steward.contracts.base import Json
from steward.contracts.errors import ToolError
from steward.contracts.provenance import FROM_OUTSIDE
from steward.language.phrases import day_in_words, phrase
from steward.tools.calendar.attendance import look_at
from steward.tools.calendar.events import Event, checked_span
from steward.tools.context import ToolContext, ToolResult
from steward.tools.guarding.verdict import ALLOW, Args, Facts, GuardVerdict, Why, confirm_all

LIMIT_S = 4.0
_NAMED = 5
_OF_SERIES = {"following": "series_following", "all": "series_all"}


def calendar_conflict(args: Args, facts: Facts) -> GuardVerdict:
    """Confirm what goes into a calendar that could not be looked at, and a change of more than one occurrence. An
    overlap is said once it is there, and is no reason to ask. `facts`: why the calendar is `unknown`."""
    several = _OF_SERIES.get(str(args.get("which")))
    met = [Why(several)] if several else []
    if facts.get("unknown"):
        met.append(Why("calendar_unknown", {"why": str(facts["unknown"])}))
    return confirm_all(*met) if met else ALLOW


async def overlapping(ctx: ToolContext, made: Event, which: str | None = None) -> list[Event]:
    """The busy events at the time of one that was put in or moved; of a series that was changed as a whole (`which`)
    all its occurrences are its own. None where the calendar cannot be looked at: the event is there all the same."""
    if made.all_day or not made.busy:
        return []
    start, end = made.span(ctx.zone)
    try:
        async with asyncio.timeout(LIMIT_S):
            look = await look_at(ctx, *checked_span(start, end))
    except (TimeoutError, ToolError):
        return []
    return [
        event
        for event in look.events
        if event.busy and not _is_own(event, made, which) and overlap(start, end, *event.span(ctx.zone))
    ]


def with_overlaps(result: ToolResult, met: Sequence[Event], lang: str) -> ToolResult:
    """The outcome with what the event overlaps with, named."""
    if not met:
        return result
    more = len(met) - _NAMED
    name = "overlaps_more" if more > 0 else "overlaps"
    said = phrase(lang, name, events=", ".join(_named(event, lang) for event in met[:_NAMED]), count=more)
    assert isinstance(result.result, dict)
    told = {**result.result, "overlaps": [_told(event) for event in met[:_NAMED]]}
    return result.model_copy(update={"result": told, "message": f"{result.message} {said}"})


def _told(event: Event) -> dict[str, Json]:
    fields: dict[str, Json] = {
        "title": event.title,
        "start_time": event.start.isoformat(),
        "end_time": event.end.isoformat(),
    }
    return {**fields, FROM_OUTSIDE: True} if event.invited else fields


def _is_own(event: Event, made: Event, which: str | None) -> bool:
    if which in ("following", "all") or not made.recurrence:
        return event.series_id == made.series_id
    return event.event_id == made.event_id


def overlap(start: datetime, end: datetime, other_start: datetime, other_end: datetime) -> bool:
    """Whether two spans share time. Symmetric; a span of no length shares none."""
    return start < other_end and other_start < end and start < end and other_start < other_end


async def find_conflict_facts(ctx: ToolContext, args: Args) -> Facts:
    """What `calendar_conflict` must know. A calendar that cannot be reached is told, not raised."""
    if "start_time" not in args or args.get("all_day"):
        return {}
    try:
        async with asyncio.timeout(LIMIT_S):
            look = await look_at(ctx, *checked_span(_moment(args["start_time"]), _moment(args["end_time"])))
    except TimeoutError:
        return {"unknown": f"no answer within {LIMIT_S:g} s"}
    except ToolError as error:
        return {"unknown": error.detail}
    if look.degraded:
        return {"unknown": look.degraded}
    return {}


def _moment(value: Json) -> datetime:
    return datetime.fromisoformat(str(value))


def _named(event: Event, lang: str) -> str:
    start, end = event.start, event.end
    day = day_in_words(lang, start, None)
    if not isinstance(start, datetime) or not isinstance(end, datetime):
        when = phrase(lang, "whole_day", day=day)
    elif end.date() == start.date():
        when = phrase(lang, "day_at", day=day, time=f"{start:%H:%M}-{end:%H:%M}")
    else:
        last = phrase(lang, "day_at", day=day_in_words(lang, end.date(), None), time=f"{end:%H:%M}")
        when = f"{phrase(lang, 'day_at', day=day, time=f'{start:%H:%M}')} - {last}"
    return f"{phrase(lang, 'quoted', text=event.title)} ({when})"
