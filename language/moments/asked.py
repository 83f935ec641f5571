"""What words for a moment say, where nobody needs the moment itself: a time of day, a weekday, which hours. Pure."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import TypeVar
from zoneinfo import ZoneInfo

from steward.language.moments import clock as clocks
from steward.language.moments.clock import Clock
from steward.language.moments.days import DayWords
from steward.language.moments.elements import elements_in
from steward.language.moments.pieces import (
    AFTER_THAT,
    LONGEST,
    MINUTES,
    NOW,
    found_in,
    in_part,
    normalised,
    said,
    without_zone,
)
from steward.language.moments.reader import in_figures
from steward.language.moments.values import Amount, Named

_Day = TypeVar("_Day", bound=date)


def says_time(words: str) -> bool:
    """Whether the words of a moment say a time of day, or how many hours or minutes away it is."""
    if (given := in_figures(words.strip(), ZoneInfo("UTC"))) is not None:
        return given.days is None
    text, _ = without_zone(normalised(words[:LONGEST]))
    units = [unit for one in elements_in(text) if isinstance(one.value, Amount) for _, unit in one.value.times]
    return text in NOW or any(unit in MINUTES for unit in units) or _says_hour(text)


def time_near(words: str, moment: datetime) -> datetime | None:
    """The moment on the day of another one that words for a time of day alone name, of an hour that may be in either
    half of the day the one nearer to it; None for words that name a day, a part of one or no time."""
    clock = time_alone(words)
    return clocks.nearest(clock, moment) if clock is not None else None


def after_that(words: str) -> str:
    """Words for a weekday that mean the first one after the day on which something is now."""
    return f"{words}{AFTER_THAT}"


def first_after(words: str, found: _Day, former: date) -> _Day:
    """The moment that was found for words, or that of a later week where they mean the first after a former one."""
    if not words.endswith(AFTER_THAT):
        return found
    behind = (_day_of(former) - _day_of(found)).days
    return found + timedelta(weeks=max(behind // 7 + 1, 0))


def _day_of(moment: date) -> date:
    return moment.date() if isinstance(moment, datetime) else moment


def moved_near(words: str, found: datetime, moment: datetime) -> datetime | None:
    """Where words move what was at a moment: a time of day alone on its day, a day alone, which is that of `found`, at
    its time of day. None for words that say both, and for none."""
    if (moved := time_near(words, moment)) is not None:
        return moved
    if not words or says_time(words):
        return None
    return datetime.combine(found.astimezone(moment.tzinfo).date(), moment.timetz())


def time_alone(words: str) -> Clock | None:
    """The time of day that words name, where they name no day beside it, no range and no part of a day."""
    text = normalised(words) if len(words) <= LONGEST else ""
    found = found_in(text, elements_in(text))
    if found is None or found.days or found.amount or found.next_day or len(found.times) != 1:
        return None
    return in_part(found.times[0], found.part)


def names_weekday(words: str) -> bool:
    """Whether words say a weekday and no date, a time of day besides or not."""
    text = normalised(words) if len(words) <= LONGEST else ""
    found = found_in(text, elements_in(text))
    if found is None or len(found.days) != 1:
        return False
    return found.days[0] == DayWords(weekday=found.days[0].weekday, which=found.days[0].which or None)


def clocks_in(text: str) -> list[tuple[int, int, Clock]]:
    """The hours of words for a moment that may be in either half of the day, each with its place."""
    elements = elements_in(text)
    if any(isinstance(one.value, Named) for one in elements):
        return []
    return [
        (one.start, one.end, value)
        for one, value in zip(elements, said(text, elements, whole=True), strict=True)
        if isinstance(value, Clock) and value.either_half
    ]


def _says_hour(text: str) -> bool:
    """Whether normalised words say a time of day or a part of it."""
    return any(isinstance(value, Clock | Named) for value in said(text, elements_in(text), whole=True))
