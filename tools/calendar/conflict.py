"""Whether a new or moved event would overlap with what is in the user's calendars: the guard of both tools.

`calendar_conflict` is pure; `find_conflict_facts` gathers what it must know. Spans that touch do not overlap.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial

from steward.contracts.base import Json
from steward.contracts.errors import ToolError
from steward.language.moments.reader import resolve
from steward.language.moments.repeats import take_repeat
from steward.language.phrases import day_in_words, phrase
from steward.tools.calendar.attendance import look_at
from steward.tools.calendar.events import Event, checked_span, uid_for
from steward.tools.context import ToolContext
from steward.tools.guarding.verdict import ALLOW, Args, Facts, GuardVerdict, Why, confirm_all

LIMIT_S = 4.0
_NAMED = 5
_OF_SERIES = {"following": "series_following", "all": "series_all"}


def calendar_conflict(args: Args, facts: Facts) -> GuardVerdict:
    """Confirm a new event that overlaps with a busy one, whose calendar could not be looked at or whose hour nobody
    said (`no_hour`), and a change of more than one occurrence. `facts`: `events`
    [{uid, event_id, title, start_time, end_time, busy}] near its time and its `own` uid or id, which is no conflict; or
    why they are `unknown`. What cannot be read raises."""
    several = _OF_SERIES.get(str(args.get("which")))
    guessed = [Why("hour_unsaid")] if facts.get("no_hour") else []
    met = [*([Why(several)] if several else []), *guessed, *_met(args, facts)]
    return confirm_all(*met) if met else ALLOW


def _met(args: Args, facts: Facts) -> list[Why]:
    """What speaks against the time; empty where nothing does."""
    if "start_time" not in args or args.get("all_day"):
        return []
    if facts.get("unknown"):
        return [Why("calendar_unknown", {"why": str(facts["unknown"])})]
    start, end = _moment(args["start_time"]), _moment(args["end_time"])
    met = [
        event
        for event in facts["events"]
        if event["busy"]
        and not _is_own(event, str(facts["own"]), args)
        and overlap(start, end, _moment(event["start_time"]), _moment(event["end_time"]))
    ]
    if not met:
        return []
    more = len(met) - _NAMED
    return [Why("overlaps_more" if more > 0 else "overlaps", {"events": partial(_all_named, met), "count": more})]


def _is_own(event: Mapping[str, Json], own: str, args: Args) -> bool:
    """Whether it is what is put in or moved: of a series that is changed as a whole all its occurrences."""
    if args.get("which") in ("following", "all"):
        return str(event["event_id"]).partition("@")[0] == own.partition("@")[0]
    return own in (event["uid"], event["event_id"])


def overlap(start: datetime, end: datetime, other_start: datetime, other_end: datetime) -> bool:
    """Whether two spans share time. Symmetric; a span of no length shares none."""
    return start < other_end and other_start < end and start < end and other_start < other_end


async def find_conflict_facts(ctx: ToolContext, args: Args) -> Facts:
    """What `calendar_conflict` must know. A calendar that cannot be reached is told, not raised."""
    if "start_time" not in args or args.get("all_day"):
        return {}
    no_hour = "event_id" not in args and _lacks_hour(ctx)
    try:
        async with asyncio.timeout(LIMIT_S):
            look = await look_at(ctx, *checked_span(_moment(args["start_time"]), _moment(args["end_time"])))
    except TimeoutError:
        return {"unknown": f"no answer within {LIMIT_S:g} s", "no_hour": no_hour}
    except ToolError as error:
        return {"unknown": error.detail, "no_hour": no_hour}
    if look.degraded:
        return {"unknown": look.degraded, "no_hour": no_hour}
    own = args.get("event_id") or uid_for(ctx.owner.tenant_id, ctx.idempotency_key)
    return {"own": own, "events": [_fact(event, ctx) for event in look.events], "no_hour": no_hour}


def _lacks_hour(ctx: ToolContext) -> bool:
    """Whether the words for the start name a day, several, or a part of one, and no time: the hour would be a guess."""
    words = ctx.date_words.get("start_time")
    if words is None:
        return False
    _, begin = take_repeat(words)
    if not begin:
        return True
    found = resolve(begin, ctx.requester.timezone, ctx.now)
    return found.days is not None or found.part is not None


def _fact(event: Event, ctx: ToolContext) -> dict[str, Json]:
    start, end = event.span(ctx.zone)
    return {
        "uid": event.uid,
        "event_id": event.event_id,
        "title": event.title,
        "start_time": start.isoformat(),
        "end_time": end.isoformat(),
        "all_day": event.all_day,
        "busy": event.busy,
    }


def _moment(value: Json) -> datetime:
    return datetime.fromisoformat(str(value))


def _all_named(events: Sequence[Mapping[str, Json]], lang: str) -> str:
    return ", ".join(_named(event, lang) for event in events[:_NAMED])


def _named(event: Mapping[str, Json], lang: str) -> str:
    start, end = _moment(event["start_time"]), _moment(event["end_time"])
    day = day_in_words(lang, start.date(), None)
    if event.get("all_day"):
        when = phrase(lang, "whole_day", day=day)
    elif end.date() == start.date():
        when = phrase(lang, "day_at", day=day, time=f"{start:%H:%M}-{end:%H:%M}")
    else:
        last = phrase(lang, "day_at", day=day_in_words(lang, end.date(), None), time=f"{end:%H:%M}")
        when = f"{phrase(lang, 'day_at', day=day, time=f'{start:%H:%M}')} - {last}"
    return f"{phrase(lang, 'quoted', text=event['title'])} ({when})"
