"""Whether a new or moved event would overlap with what is in the user's calendars: the guard of both tools.

`calendar_conflict` is pure; `find_conflict_facts` gathers what it must know. Spans that touch do not overlap.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import datetime

from steward.contracts.base import Json
from steward.contracts.errors import ToolError
from steward.tools.calendar.attendance import look_at
from steward.tools.calendar.events import Event, checked_span, uid_for
from steward.tools.context import ToolContext
from steward.tools.guarding.verdict import ALLOW, Args, Facts, GuardVerdict, confirm

LIMIT_S = 4.0
_NAMED = 5
_OF_SERIES = {
    "one": "it changes one occurrence of what repeats",
    "following": "it changes what repeats from that occurrence on",
    "all": "it changes all occurrences of what repeats, past ones too",
}


def calendar_conflict(args: Args, facts: Facts) -> GuardVerdict:
    """Confirm a new event that overlaps with a busy one, or whose calendar could not be looked at. `facts`: `events`
    [{uid, event_id, title, start_time, end_time, busy}] near its time and its `own` uid or id, which is no conflict; or
    why they are `unknown`. What cannot be read raises."""
    if (which := args.get("which")) is not None:
        return confirm(_OF_SERIES[str(which)] + (f", and {met}" if (met := _met(args, facts)) else ""))
    met = _met(args, facts)
    return confirm(met) if met else ALLOW


def _met(args: Args, facts: Facts) -> str:
    """What speaks against the time, in words; empty where nothing does."""
    if "start_time" not in args or args.get("all_day"):
        return ""
    if facts.get("unknown"):
        return f"your calendar could not be looked at ({facts['unknown']}), so it may overlap with something"
    start, end = _moment(args["start_time"]), _moment(args["end_time"])
    met = [
        event
        for event in facts["events"]
        if event["busy"]
        and not _is_own(event, str(facts["own"]), args)
        and overlap(start, end, _moment(event["start_time"]), _moment(event["end_time"]))
    ]
    more = f" and {len(met) - _NAMED} more" if len(met) > _NAMED else ""
    return f"it overlaps with {', '.join(map(_named, met[:_NAMED]))}{more}" if met else ""


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
    try:
        async with asyncio.timeout(LIMIT_S):
            look = await look_at(ctx, *checked_span(_moment(args["start_time"]), _moment(args["end_time"])))
    except TimeoutError:
        return {"unknown": f"no answer within {LIMIT_S:g} s"}
    except ToolError as error:
        return {"unknown": error.detail}
    if look.degraded:
        return {"unknown": look.degraded}
    own = args.get("event_id") or uid_for(ctx.owner.tenant_id, ctx.idempotency_key)
    return {"own": own, "events": [_fact(event, ctx) for event in look.events]}


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


def _named(event: Mapping[str, Json]) -> str:
    start, end = _moment(event["start_time"]), _moment(event["end_time"])
    if event.get("all_day"):
        return f"“{event['title']}” ({start:%a %d %b}, all day)"
    until = f"{end:%H:%M}" if end.date() == start.date() else f"{end:%a %d %b %H:%M}"
    return f"“{event['title']}” ({start:%a %d %b %H:%M}-{until})"
