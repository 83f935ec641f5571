"""Where a text says a day or a time of day, and which days it speaks of. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from typing import Final, Literal

from steward.language.moments.clock import Clock
from steward.language.moments.days import Days
from steward.language.moments.elements import elements_in
from steward.language.moments.pieces import strong
from steward.language.moments.reader import days_named
from steward.language.moments.values import Amount, Named
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of

Kind = Literal["day", "time"]
_NIGHT: Final = re.compile(rf"(?<!\w)(?:{any_of('at_night')})(?!\w)")


@dataclass(frozen=True, slots=True)
class MomentSpan:
    """One of them, without the word that leads to it."""

    kind: Kind
    start: int
    end: int


def moment_spans(text: str) -> list[MomentSpan]:
    """The days and times of day that a text says, in order. Of a long text its first 2,000 characters are read."""
    return [
        MomentSpan("time" if isinstance(one.value, Clock | Named) else "day", one.start, one.end)
        for one in strong(text, elements_in(text))
        if not isinstance(one.value, Amount)
    ]


def days_meant(text: str, today: date, *, past: bool = False) -> Days | None:
    """The days that a text says, all from the first to the last of them; None when it says none. A weekday is the next
    one, or with `past` the latest."""
    found = days_named(text, today, sense="past" if past else "look")
    if not found:
        return Days(today, today) if says_night(text) else None
    return Days(min(days.first for days in found), max(days.last for days in found))


def says_night(text: str) -> bool:
    """Whether it speaks of a night."""
    return _NIGHT.search(caseless(text)) is not None
