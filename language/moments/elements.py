"""What a text says of days, times of day and lengths of time, piece by piece, and where. Pure.

A piece may be weak: a word or number that says a time only beside another one, or where it is all there is. `reader`
puts the pieces together, `spans` shows the strong ones to those who only ask where they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from steward.language.moments.amounts import amounts_in
from steward.language.moments.clock import DAY, HALF_DAY, Clock, clock_at, part_of_day
from steward.language.moments.days import FIRST_OF, LAST_OF, DayWords, Period
from steward.language.moments.names import (
    COMPOUND_PARTS,
    DAYS,
    EASTER_DAYS,
    FIRST_PLACES,
    FIXED_DAYS,
    MINUTES_AFTER,
    MINUTES_PAST,
    MONTH_DAYS,
    MONTHS,
    PARTS_OF_DAY,
    TWELVES,
    WEEKDAYS,
)
from steward.language.moments.patterns import ELEMENT, FOLLOWING, NUMBER, PERIODS, WHICH
from steward.language.moments.values import Element, Named, NextDay, Number, Value
from steward.language.named_values import COUNTS
from steward.language.numbers import exact_number
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, words_for

MOST: Final = 2_000
"""Characters of a text that are read."""
_RANGE_LEAD: Final = re.compile(rf"(?<!\w)(?:{any_of('range_leads')}) $", re.I)
_QUARTER_HOURS: Final = (5, 10, 20, 25)
"""Minutes that are said before an hour: "ten to twelve" is a time, "nine to five" are two."""
_MORNING: Final = re.compile(any_of("mornings"), re.I)
_MORNING_WORDS: Final = frozenset(word.rpartition(")")[2] for word in words_for("mornings"))
MOST_WEEKDAYS: Final = 5
_LEAD_LENGTH: Final = 12


def elements_in(text: str) -> list[Element]:
    """The pieces of a text, in order; of a long one those of its first 2,000 characters."""
    text = text[:MOST]
    amounts = amounts_in(text)
    found: list[Element] = [*amounts]
    place = 0
    while (match := ELEMENT.search(text, place)) is not None:
        beside = next((one for one in amounts if match.start() < one.end and one.start < match.end()), None)
        if beside is not None and match.lastgroup == "minutes" and match.start() <= beside.start:
            found.remove(beside)  # "5 minutes past 6" is no length.
            beside = None
        if beside is not None and match.start() < beside.start:
            match = ELEMENT.search(text, place, beside.start)
        if match is None or (beside is not None and match.start() >= beside.start):
            assert beside is not None
            place = beside.end
            continue
        number = NUMBER.match(text, match.start())
        # "nine to five" is no time before the hour, but two hours.
        pieces = _read(match) or (_read(number) if number is not None else [])
        found += pieces
        place = max(piece.end for piece in pieces) if pieces else match.start() + 1
    return sorted(found, key=lambda one: one.start)


def _read(match: re.Match[str]) -> list[Element]:
    kind = match.lastgroup or ""
    start, end = match.span(kind)
    parts = {
        name.removeprefix(f"{kind}_"): caseless(value)
        for name, value in match.groupdict().items()
        if value is not None and name != kind
    }
    try:
        if kind == "weekday":
            return _weekday(match, parts)
        value = _READERS[kind](match, parts) if kind in _READERS else _figures(parts, kind)
    except ValueError:
        return []
    if value is None:
        return []
    return [Element(start, end, value, _is_weak(kind, match, parts))]


def _is_weak(kind: str, match: re.Match[str], parts: dict[str, str]) -> bool:
    if kind == "slashed":
        return "y" not in parts
    if kind == "month":
        return True
    return kind in ("number", "military", "spoken") or (
        kind == "period" and ("year" in parts or "quarter" in parts) and not _which(parts)
    )


def _figures(parts: dict[str, str], kind: str) -> DayWords | None:
    """A day and a month in figures or words."""
    named = {name.rpartition("_")[2]: value for name, value in parts.items()}
    day, month = _nth(named["d"]), _number_of_month(named["m"]) if "m" in named else None
    year = int(named["y"]) + (2000 if len(named["y"]) == 2 else 0) if "y" in named else None
    if not 1 <= day <= 31 or (month is not None and not 1 <= month <= 12):
        return None
    return DayWords(day=day, month=month, year=year)


def _nth(words: str) -> int:
    return MONTH_DAYS[words] if words in MONTH_DAYS else int(re.sub(r"\D", "", words))


def _number_of_month(words: str) -> int:
    return int(words) if words.isdecimal() else MONTHS[words.rstrip(".")]


def _which(parts: dict[str, str]) -> int | None:
    return next((which for kind, which in (WHICH | FOLLOWING).items() if kind in parts), None)


def _weekday(match: re.Match[str], parts: dict[str, str]) -> list[Element]:
    name, part = parts["name"], parts.get("part", "")
    which = _which(parts)
    if "week_after" in parts:
        day = DayWords(weekday=WEEKDAYS[name], later=((1, "week"),))
    else:
        day = DayWords(weekday=WEEKDAYS[name], which=which)
    end = match.start("weekday_part") if part else match.end()
    weak = name not in words_for("weekdays") and which is None
    found = [Element(match.start("weekday"), end, day, weak)]
    return [*found, Element(end, match.end(), Named(part_of_day(COMPOUND_PARTS[part])))] if part else found


def _nth_weekday(_: re.Match[str], parts: dict[str, str]) -> DayWords:
    """ "The first Monday in December", "the last Friday of the month"."""
    weekday = WEEKDAYS[parts["name"]]
    month = _number_of_month(parts["m"]) if "m" in parts else None
    year = int(parts["y"]) if "y" in parts else None
    period: Period = "" if month else "month"
    which = None if month else _which(parts) or 0
    if "end" in parts:
        return DayWords(month=month, year=year, period=period, which=which, beside=((weekday, LAST_OF),))
    place = FIRST_PLACES.get(parts["n"]) or _nth(parts["n"])
    if place > MOST_WEEKDAYS:
        raise ValueError(parts["n"])
    later = ((place - 1) * 7, "day")
    return DayWords(month=month, year=year, period=period, which=which, beside=((weekday, FIRST_OF),), later=(later,))


def _slashed(_: re.Match[str], parts: dict[str, str]) -> DayWords | None:
    """Day and month in the order in which they may stand; the reader decides where that is open."""
    one, other = int(parts["a"]), int(parts["b"])
    day, month = (other, one) if other > 12 else (one, other)
    year = int(parts["y"]) + (2000 if len(parts["y"]) == 2 else 0) if "y" in parts else None
    if not (1 <= day <= 31 and 1 <= month <= 12):
        return None
    return DayWords(day=day, month=month, year=year, either_order=day <= 12 and day != month)


def _month(_: re.Match[str], parts: dict[str, str]) -> DayWords:
    return DayWords(
        month=_number_of_month(parts["m"]), year=int(parts["y"]) if "y" in parts else None, which=_which(parts)
    )


def _fixed(_: re.Match[str], parts: dict[str, str]) -> DayWords:
    year = int(parts["y"]) if "y" in parts else None
    if parts["name"] in EASTER_DAYS:
        return DayWords(easter=EASTER_DAYS[parts["name"]], year=year)
    month, day, side, weekday = FIXED_DAYS[parts["name"]]
    return DayWords(day=day, month=month, year=year, beside=((weekday, 1 if side == ">" else -1),) if side else ())


def _name(_: re.Match[str], parts: dict[str, str]) -> DayWords | Named:
    if parts["day"] in DAYS and not _is_morning(_, parts["day"]):
        return DayWords(ahead=DAYS[parts["day"]])
    return Named(part_of_day(PARTS_OF_DAY["morning"]))


def _is_morning(match: re.Match[str], word: str) -> bool:
    """Whether the word for tomorrow is that for the morning here: "am Morgen", "por la mañana"."""
    return word in _MORNING_WORDS and _MORNING.match(match.string, match.start("name_day")) is not None


def _end(_: re.Match[str], parts: dict[str, str]) -> DayWords:
    return DayWords(period=next(kind for kind in PERIODS if kind in parts), at_end=True)


def _period(_: re.Match[str], parts: dict[str, str]) -> DayWords:
    return DayWords(
        period=next(kind for kind in PERIODS if kind in parts),
        which=_which(parts),
        at_end="end" in parts,
        rest="rest" in parts,
    )


def _clock(match: re.Match[str], parts: dict[str, str]) -> Clock | None:
    """An hour with its minutes, however they are written; None where two hours stand there: "10 to 12"."""
    mark = _mark(parts.get("mark", ""))
    hour = _number(parts["h"])
    padded = parts["h"].startswith("0") or match.lastgroup in ("spanned", "military")
    if "words" in parts:
        shift = MINUTES_PAST.get(parts["words"], MINUTES_AFTER.get(parts["words"], 30))
    elif "sign" in parts:
        back = parts["sign"] in words_for("to_hour") + words_for("hour_less")
        minutes = _number(parts["m"])
        before = match.string[max(match.start() - _LEAD_LENGTH, 0) : match.start()]
        two_hours = parts["sign"] in words_for("range_joints") and "unit" not in parts
        if two_hours and (parts["m"].isdecimal() or minutes not in _QUARTER_HOURS or _RANGE_LEAD.search(before)):
            return None
        shift = (-minutes if back else minutes) - (30 if "half" in parts else 0)
    else:
        return clock_at(hour, int(parts.get("m", 0)), mark, padded=padded)
    found = clock_at(hour, 0, mark, padded=padded)
    return Clock((found.minute + shift) % (HALF_DAY if found.either_half else DAY), found.either_half)


def _spoken(_: re.Match[str], parts: dict[str, str]) -> Clock:
    """ "seven thirty"."""
    return clock_at(_number(parts["h"]), _number(parts["m"]), _mark(parts.get("mark", "")))


def _mark(words: str) -> str:
    if words[:1] in ("a", "p"):
        return f"{words[0]}m"
    return words if words and not words.startswith("o") else ""


def _number(words: str) -> int:
    """A small number in figures or words.

    Raises:
        ValueError: it is none.
    """
    if words in COUNTS or words.isdecimal():
        return COUNTS[words] if words in COUNTS else int(words)
    number = exact_number(words)
    if number is None:
        raise ValueError(words)
    return int(number)


def _part(match: re.Match[str], parts: dict[str, str]) -> Named:
    name = parts["name"]
    if name in TWELVES:
        return Named(Clock(TWELVES[name] * 60))
    return Named(part_of_day(PARTS_OF_DAY[name]), today=name in words_for("parts_of_today"))


def _bare(_: re.Match[str], parts: dict[str, str]) -> Number:
    return Number(_number(parts["n"]), nth="dot" in parts)


_READERS: Final[dict[str, Callable[[re.Match[str], dict[str, str]], Value | None]]] = {
    "nth_weekday": _nth_weekday,
    "slashed": _slashed,
    "month": _month,
    "fixed": _fixed,
    "name": _name,
    "next_day": lambda _match, _parts: NextDay(),
    "end": _end,
    "period": _period,
    **dict.fromkeys(
        (*("exact", "pointed", "hour_and", "hour_after", "half_hour"), *("minutes", "spanned", "marked", "military")),
        _clock,
    ),
    "spoken": _spoken,
    "twelve": _part,
    "part": _part,
    "number": _bare,
}
