"""Days and times as a reader wants them. Pure."""

from __future__ import annotations

from datetime import date, datetime, timedelta, tzinfo

from contracts.base import Json
from language.moments import local, moment_of
from wording.words import line


def when(value: Json, zone: tzinfo | None = None) -> str:
    """A day or an instant in words, in `zone` when it is given; what is neither stays as it is."""
    moment = moment_of(value)
    if moment is None:
        return line(value, 80)
    if not isinstance(moment, datetime):
        return day(moment)
    shown = local(moment, zone)
    in_utc = shown.tzinfo is moment.tzinfo and shown.utcoffset() == timedelta(0)
    return f"{day(shown)}, {shown:%H:%M}" + (" UTC" if in_utc else "")


def day(moment: date) -> str:
    """ "Wed 4 Mar 2026"."""
    return f"{moment:%a} {moment.day} {moment:%b %Y}"


def between(start: Json, end: Json, zone: tzinfo | None = None) -> str:
    """A span of time; the day is said once when it begins and ends on the same."""
    first, last = when(start, zone), when(end, zone)
    if first == last:
        return first
    same_day, comma, _ = first.partition(", ")
    if comma and last.startswith(same_day + comma):
        return f"{first}-{last.removeprefix(same_day + comma)}"
    return f"{first} to {last}"


def clock(value: Json, zone: tzinfo | None = None) -> str:
    """The time of day alone, or "" for a day without one."""
    moment = moment_of(value)
    return f"{local(moment, zone):%H:%M}" if isinstance(moment, datetime) else ""
