"""Sample calendars for `--demo`, with times relative to the day on which they are made. Reads sample.yaml alone."""

from __future__ import annotations

from calendar import day_name
from datetime import datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from steward.tools.calendar.events import Draft

_FILE = Path(__file__).parent / "sample.yaml"


def sample_calendars(now: datetime) -> dict[str, list[Draft]]:
    """The sample events by calendar; `now` in the user's time zone."""
    calendars: dict[str, list[Draft]] = {}
    for number, entry in enumerate(_entries(), start=1):
        calendars.setdefault(entry["calendar"], []).append(_draft(entry, number, now))
    return calendars


@lru_cache(maxsize=1)
def _entries() -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = yaml.safe_load(_FILE.read_text(encoding="utf-8"))["events"]
    return entries


def _draft(entry: dict[str, Any], number: int, now: datetime) -> Draft:
    hour, minute = map(int, entry["time"].split(":"))
    start = (now + timedelta(days=_days_ahead(entry, now))).replace(hour=hour, minute=minute, second=0, microsecond=0)
    return Draft(
        uid=f"sample-{number}@sample.example",
        title=entry["title"],
        start=start,
        end=start + timedelta(minutes=entry["minutes"]),
        description=entry.get("description"),
        location=entry.get("location"),
    )


def _days_ahead(entry: dict[str, Any], now: datetime) -> int:
    """Days to the next weekday, today's being next week's."""
    if "in_days" in entry:
        return int(entry["in_days"])
    weekday = [name.lower() for name in day_name].index(entry["weekday"])
    return (weekday - now.weekday() - 1) % 7 + 1
