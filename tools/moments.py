"""The dates of one call, resolved together: what ends counts from what begins, and a day may stand for itself.

Used by tools/arguments.py alone; which parameters these are is said by the catalogue entry (`dates`, `ends`, `days`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from zoneinfo import ZoneInfo

from steward.contracts.tool import ToolSpec
from steward.language.moments.days import start_of
from steward.language.moments.lengths import NotAfterStart, length_of, resolve_days, resolve_end
from steward.language.moments.reader import Moment, resolve


@dataclass(slots=True)
class Moments:
    """What the date words of a call came to: `found` by parameter, a `date` where a whole day is meant, and by
    parameter in `errors` what is wrong with words that name nothing."""

    found: dict[str, date | datetime] = field(default_factory=dict)
    errors: dict[str, str] = field(default_factory=dict)
    contradicts: bool = False
    """Whether two that were read contradict each other: one ends before it begins."""


def resolve_moments(spec: ToolSpec, words: Mapping[str, str], timezone: str, now: datetime) -> Moments:
    """The moments that `words` (by parameter) name for a user in `timezone` at `now` (with offset). The start of a
    period ("next week") also says when it ends, unless that is given."""
    moments = Moments()
    for name in sorted(words, key=lambda name: name in spec.ends):
        begin = spec.ends.get(name, "")
        start = _first_moment(moments.found.get(begin), timezone)
        try:
            found = _resolve(spec, name, words, start, timezone, now)
        except (ValueError, OverflowError) as error:
            moments.errors[name] = str(error)
            moments.contradicts |= isinstance(error, NotAfterStart)
            continue
        moments.found[name] = _value(spec, name, found)
        for end in (end for end, its in spec.ends.items() if its == name):
            moments.found.update(_end(spec, end, found))
        if start is not None and _backwards(start, moments.found[name], whole_days=name in spec.days):
            moments.errors[name] = f"`{name}` is not after `{begin}`"
            moments.contradicts = True
    return moments


def _resolve(
    spec: ToolSpec, name: str, words: Mapping[str, str], start: datetime | None, timezone: str, now: datetime
) -> Moment:
    if name in spec.days:
        same = start is not None and words[name] == words[spec.ends[name]]
        return resolve_days(words[name], timezone, now, None if same else start)
    if start is None and name in spec.ends and length_of(words[name]) is not None:
        # Of what is there already only its tool knows when it begins, and counts from then.
        start = now
    return resolve(words[name], timezone, now) if start is None else resolve_end(words[name], start, timezone, now)


def _value(spec: ToolSpec, name: str, found: Moment) -> date | datetime:
    """The moment, of a range the end where the parameter is one; a day where whole days may be meant, and then of a
    part of a day its begin or end."""
    if name in spec.days and found.days is not None:
        return found.days.last if name in spec.ends else found.days.first
    if name in spec.days and found.part is not None:
        return found.part[1] if name in spec.ends else found.part[0]
    return found.end if name in spec.ends and found.end is not None else found.begin


def _end(spec: ToolSpec, name: str, found: Moment) -> dict[str, date | datetime]:
    """When a range ends that one of a tool's moments was said as: "tomorrow 10 to 12", "next week", "this evening"."""
    if found.end is not None:
        return {name: found.end}
    if name in spec.days and found.part is not None:
        return {name: found.part[1]}
    if name in spec.days and found.days is not None and found.days.first < found.days.last:
        return {name: found.days.last}
    return {}


def _first_moment(start: date | None, timezone: str) -> datetime | None:
    return start if start is None or isinstance(start, datetime) else start_of(start, ZoneInfo(timezone))


def _backwards(start: datetime, end: date, *, whole_days: bool) -> bool:
    """Whether what ends does not end after it begins; a span of days may end on the day, or at the time, it begins."""
    if not isinstance(end, datetime):
        return end < start.date()
    return end < start if whole_days else end <= start
