"""The dates of one call, resolved together: what ends counts from what begins, and a day may stand for itself.

Used by tools/arguments.py alone; which parameters these are is said by the catalogue entry (`dates`, `ends`, `days`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from zoneinfo import ZoneInfo

from steward.contracts.tool import ToolSpec
from steward.tools.dates import resolve_date
from steward.tools.durations import resolve_days, resolve_end, start_of


@dataclass(frozen=True, slots=True)
class Moments:
    """What the date words of a call came to: `found` by parameter, a `date` where a whole day is meant, and one of
    `errors` for each that names nothing."""

    found: dict[str, date | datetime] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)


def resolve_moments(spec: ToolSpec, words: Mapping[str, str], timezone: str, now: datetime) -> Moments:
    """The moments that `words` (by parameter) name for a user in `timezone` at `now` (with offset). The start of a
    period ("next week") also says when it ends, unless that is given."""
    moments = Moments()
    for name in sorted(words, key=lambda name: name in spec.ends):
        begin = spec.ends.get(name, "")
        start = _first_moment(moments.found.get(begin), timezone)
        try:
            if name in spec.days:
                same = start is not None and words[name] == words[begin]
                _resolve_days(spec, moments, name, words[name], timezone, now, None if same else start)
            elif start is not None:
                moments.found[name] = resolve_end(words[name], start, timezone, now)
            else:
                moments.found[name] = resolve_date(words[name], timezone, now)
        except (ValueError, OverflowError) as error:
            moments.errors.append(f"`{name}`: {error}")
            continue
        if start is not None and _backwards(start, moments.found[name], whole_days=name in spec.days):
            moments.errors.append(f"`{name}` is not after `{begin}`")
    return moments


def _resolve_days(
    spec: ToolSpec,
    moments: Moments,
    name: str,
    words: str,
    timezone: str,
    now: datetime,
    start: datetime | None,
) -> None:
    found = resolve_days(words, timezone, now, start)
    if isinstance(found, datetime):
        moments.found[name] = found
        return
    first, last = found
    moments.found[name] = last if name in spec.ends else first
    for end, begin in spec.ends.items():
        if begin == name and first != last:
            moments.found[end] = last


def _first_moment(start: date | None, timezone: str) -> datetime | None:
    return start if start is None or isinstance(start, datetime) else start_of(start, ZoneInfo(timezone))


def _backwards(start: datetime, end: date, *, whole_days: bool) -> bool:
    """Whether what ends does not end after it begins; a span of days may end on the day, or at the time, it begins."""
    if not isinstance(end, datetime):
        return end < start.date()
    return end < start if whole_days else end <= start
