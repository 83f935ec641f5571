"""Days and times as a reader wants them. Pure."""

from __future__ import annotations

from datetime import date, datetime, timedelta, tzinfo

from steward.contracts.base import Json
from steward.language.moments.written import local, moment_of
from steward.wording.words import line


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
