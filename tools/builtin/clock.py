"""The tool get_current_time."""

from __future__ import annotations

from contracts.errors import ToolFailed
from tools.context import ToolArgs, ToolContext, ToolResult
from tools.functions import builtin
from tools.zones import find_zone


class CurrentTimeArgs(ToolArgs):
    """Arguments of get_current_time."""

    timezone: str | None = None


@builtin("clock.get_current_time")
async def get_current_time(ctx: ToolContext, args: CurrentTimeArgs) -> ToolResult:
    """{timezone, iso, date, time, weekday, utc_offset} in the named zone, or in the user's own."""
    zone = ctx.zone if args.timezone is None else find_zone(args.timezone)
    if zone is None:
        raise ToolFailed(f"the time zone “{args.timezone}” is not known; try a city or a name such as Europe/Berlin")
    now = ctx.services.clock().astimezone(zone)
    offset = now.strftime("%z")
    where = f" in {args.timezone.strip()}" if args.timezone else ""
    return ToolResult(
        result={
            "timezone": zone.key,
            "iso": now.isoformat(timespec="seconds"),
            "date": now.date().isoformat(),
            "time": f"{now:%H:%M}",
            "weekday": f"{now:%A}",
            "utc_offset": f"{offset[:3]}:{offset[3:5]}",
        },
        message=f"It is {now:%H:%M}{where}, {now:%A} {now.day} {now:%B %Y} ({zone.key}).",
    )
