"""The tools get_current_time and days_until."""

from __future__ import annotations

from datetime import date as day
from datetime import datetime
from typing import Any

from steward.contracts.errors import ToolFailed
from steward.language.moments.written import in_words
from steward.language.phrases import phrase
from steward.language.zones import find_zone
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import builtin
from steward.tools.places import places_in


class CurrentTimeArgs(ToolArgs):
    """Arguments of get_current_time; one place or several."""

    timezone: str | list[str] | None = None


class DaysUntilArgs(ToolArgs):
    """Arguments of days_until; `date` is an instant by now."""

    date: datetime


@builtin("clock.get_current_time")
async def get_current_time(ctx: ToolContext, args: CurrentTimeArgs) -> ToolResult:
    """{timezone, iso, date, time, weekday, utc_offset} in the named zone, or in the user's own; of several {count,
    times}."""
    names = places_in(args.timezone, lambda name: find_zone(name) is not None) if args.timezone else []
    reported = [_report(ctx, name) for name in names] or [_report(ctx, None)]
    result = reported[0][0] if len(reported) == 1 else {"count": len(reported), "times": [one for one, _ in reported]}
    return ToolResult(result=result, message="\n".join(line for _, line in reported))


@builtin("clock.days_until")
async def days_until(ctx: ToolContext, args: DaysUntilArgs) -> ToolResult:
    """{date, days}: the days from today to a date, both in the user's zone; negative for one that has passed."""
    when: day = args.date.astimezone(ctx.zone).date()
    days = (when - ctx.services.clock().astimezone(ctx.zone).date()).days
    one, several = ("day_until", "days_until") if days > 0 else ("day_ago", "days_ago")
    name = (one if abs(days) == 1 else several) if days else "day_is_today"
    message = phrase(ctx.lang, name, count=abs(days), when=in_words(when, ctx.lang))
    return ToolResult(result={"date": when.isoformat(), "days": days}, message=message)


def _report(ctx: ToolContext, name: str | None) -> tuple[dict[str, Any], str]:
    """The time in a place, or where the user is, as a result and in words."""
    zone = ctx.zone if name is None else find_zone(name)
    if zone is None:
        raise ToolFailed(f"the time zone “{name}” is not known; try a city or a name such as Europe/Berlin")
    now = ctx.services.clock().astimezone(zone)
    offset = now.strftime("%z")
    where = f" in {name.strip()}" if name else ""
    result = {
        "timezone": zone.key,
        "iso": now.isoformat(timespec="seconds"),
        "date": now.date().isoformat(),
        "time": f"{now:%H:%M}",
        "weekday": f"{now:%A}",
        "utc_offset": f"{offset[:3]}:{offset[3:5]}",
    }
    return result, f"It is {now:%H:%M}{where}, {now:%A} {now.day} {now:%B %Y} ({zone.key})."
