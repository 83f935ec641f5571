"""Times of day that follow from those that are known: later by a length, or the same moment where somebody else is.

Pure and bounded: 3pm and half an hour make 3:30pm, and 14:30 UTC is 15:30 in Berlin.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import datetime, timedelta, tzinfo
from itertools import islice
from typing import Final

from steward.language.moments.amounts import amounts_in
from steward.language.moments.values import Amount
from steward.language.units import FAMILIES
from steward.language.zones import find_zone

_DAY: Final = 24 * 60
_NAME: Final = re.compile(r"\b(?:[A-ZÀ-Þ][\w'’-]{2,30} [A-ZÀ-Þ][\w'’-]{2,30}|[A-ZÀ-Þ][\w'’-]{1,30}|[^\W\d_]{5,30})\b")
"""Matches what may name a zone or its city: "New York", "UTC", "berlin"."""
_MOST_ZONES: Final = 6
_MOST_TIMES: Final = 40
_MOST_LENGTHS: Final = 8
_LONGEST_TEXT: Final = 4_000


def lengths_in(texts: Iterable[str]) -> list[timedelta]:
    """The lengths of time that texts name, "half an hour", shorter than a day."""
    said = (one.value for text in islice(texts, _MOST_TIMES) for one in amounts_in(text[:_LONGEST_TEXT]))
    seconds = (
        sum(number * FAMILIES["time"][unit] for number, unit in value.times)
        for value in said
        if isinstance(value, Amount)
    )
    return [timedelta(seconds=one) for one in dict.fromkeys(seconds) if 0 < one < 60 * _DAY][:_MOST_LENGTHS]


def zones_in(texts: Iterable[str]) -> list[tzinfo]:
    """The zones that texts name by a city or an abbreviation."""
    found: dict[str, tzinfo] = {}
    for text in texts:
        for name in dict.fromkeys(_NAME.findall(text[:_LONGEST_TEXT])):
            for part in dict.fromkeys((name, *name.split())):
                if (zone := find_zone(part)) is not None:
                    found[str(zone)] = zone
    return list(found.values())[:_MOST_ZONES]


def times_that_follow(
    now: datetime,
    known: Collection[int],
    instants: Sequence[datetime],
    lengths: Sequence[timedelta],
    wanted: Sequence[tzinfo],
    spoken: Sequence[tzinfo],
) -> set[int]:
    """The minutes after midnight that follow from known ones and from instants, in any of the `wanted` zones. What was
    told in one of the `spoken` zones is told in those as they differ `now`."""
    if len(known) > _MOST_TIMES:
        return set()
    there = {minutes + shift for minutes in known for shift in (0, *_shifts(now, spoken, wanted))}
    there = {*there, *(_minutes(one.astimezone(zone)) for one in instants[:_MOST_TIMES] for zone in wanted)}
    later = (int(length.total_seconds()) // 60 for length in lengths[:_MOST_LENGTHS])
    return {(minutes + sign * more) % _DAY for more in (0, *later) for minutes in there for sign in (1, -1)}


def _shifts(moment: datetime, here: Sequence[tzinfo], there: Sequence[tzinfo]) -> Iterator[int]:
    """By how many minutes some zones are ahead of others."""
    told, wanted = ([moment.astimezone(zone).utcoffset() or timedelta(0) for zone in zones] for zones in (here, there))
    yield from {int((one - other).total_seconds()) // 60 for one in wanted for other in told}


def _minutes(moment: datetime) -> int:
    return moment.hour * 60 + moment.minute
