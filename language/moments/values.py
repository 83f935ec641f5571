"""What the pieces of words for time are: days, hours, parts of the day, lengths, and numbers that may be either."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from steward.language.moments.clock import Clock
from steward.language.moments.days import DayWords

Times = tuple[tuple[float, str], ...]


@dataclass(frozen=True, slots=True)
class Amount:
    """A length of time; `sign` is 1 for so long from now, -1 for so long ago, 0 for no more than its length."""

    times: Times
    sign: int = 0
    whole: bool = False
    """All the days of it are meant: "the next three days"."""


@dataclass(frozen=True, slots=True)
class Named:
    """A part of the day: "evening", "noon"."""

    clock: Clock
    today: bool = False


@dataclass(frozen=True, slots=True)
class Number:
    """A bare number, which may be an hour or the day of a month; `nth` where it is written as the latter: "15."."""

    value: int
    nth: bool = False


@dataclass(frozen=True, slots=True)
class NextDay:
    """The day after the one that was spoken of before."""


Value: TypeAlias = DayWords | Clock | Named | Amount | Number | NextDay


@dataclass(frozen=True, slots=True)
class Element:
    """A piece with its place, without the words that lead to it."""

    start: int
    end: int
    value: Value
    weak: bool = False
