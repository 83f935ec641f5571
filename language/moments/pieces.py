"""How the pieces of a moment belong together: which number is an hour, what makes a range, what is one thing. Pure.

`reader` makes moments of what stands here together; it is asked alone where words only say something of time.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final
from zoneinfo import ZoneInfo

from steward.language.moments import clock as clocks
from steward.language.moments.clock import Clock
from steward.language.moments.days import FIRST_OF, DayWords
from steward.language.moments.names import ZONES
from steward.language.moments.values import Amount, Element, Named, NextDay, Number, Value
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, words_for

LONGEST: Final = 200
"""Characters of words for a moment or a length of time."""
_FINAL: Final = re.compile(r"^[ .!?¿¡]+|[ !?]+$|(?<!\d)(?<![ !?.])[ !?.]+$")
"""Matches the stop of "tomorrow."; not that of "the 15."."""
AFTER_THAT: Final = " after that"
"""Ends words for a weekday that count from when something is now, whatever their language (`asked.after_that`)."""
NOW: Final = frozenset(words_for("now"))
FILLERS: Final = frozenset(
    word
    for kind in (
        *("day_leads", "at", "edges", "part_leads", "moment_leads", "hour_leads", "definite", "day_articles"),
        *("ordinal_leads", "range_joints", "range_leads", "hour_marks", "length_leads"),
        *("later_than", "earlier_than"),
    )
    for phrase in words_for(kind)
    for word in phrase.split()
)
_AT: Final = re.compile(rf"(?<!\w)(?:{any_of('at', 'hour_leads')}|@)\s*$", re.I)
_EDGE: Final = re.compile(rf"(?<!\w)(?:{any_of('edges')})\s*$", re.I)
_LED: Final = re.compile(rf"(?<!\w)(?:{any_of('at', 'hour_leads', 'range_leads')}|@)\s*$", re.I)
_AHEAD: Final = re.compile(rf"(?<!\w)(?:{any_of('ahead')})\s*$", re.I)
_NTH_LEAD: Final = re.compile(rf"(?<!\w)(?:{any_of('ordinal_leads')})\s*$", re.I)
_JOINT: Final = re.compile(rf"\s*[-–—]\s*|\s+(?:{any_of('range_joints')})\s+", re.I)
_LATER: Final = re.compile(rf"\s+(?:{any_of('later_than')})\s+(?:\w+\s+)?", re.I)
_FROM: Final = re.compile(rf"(?<!\w)(?:{any_of('moved_from')})(?!\w)", re.I)
_ON: Final = re.compile(rf"\s+(?:{any_of('weeks_on')})\s+", re.I)
_EARLIER: Final = re.compile(rf"\s+(?:{any_of('earlier_than')})\s+(?:\w+\s+)?", re.I)
MINUTES: Final = {"millisecond": 1 / 60_000, "second": 1 / 60, "minute": 1, "hour": 60}
_LEAD_LENGTH: Final = 24


@dataclass(frozen=True, slots=True)
class Found:
    """The pieces of one moment in a text, by what they are."""

    days: tuple[DayWords, ...] = ()
    times: tuple[Clock, ...] = ()
    part: Named | None = None
    amount: Amount | None = None
    day_range: bool = False
    time_range: bool = False
    next_day: bool = False


def normalised(words: str) -> str:
    """Words in the one form they are read in: lower case, single spaces, no final punctuation."""
    words = words.removesuffix(AFTER_THAT)
    return _FINAL.sub("", " ".join(caseless(words).replace("a.m.", "am").replace("p.m.", "pm").split()))


def without_zone(text: str) -> tuple[str, ZoneInfo | None]:
    words = text.split()
    zones = [word for word in words if word in ZONES]
    if len(zones) != 1 or len(words) == 1:
        return text, None
    return " ".join(word for word in words if word not in ZONES), ZoneInfo(ZONES[zones[0]])


def found_in(text: str, elements: Sequence[Element]) -> Found | None:
    """The pieces of words that are a moment and nothing else."""
    if not elements or not all(map(_is_filler, _gaps(text, elements))):
        return None
    return put_together(text, elements, whole=True)


def _gaps(text: str, elements: Sequence[Element]) -> list[str]:
    edges = [0, *(place for one in elements for place in (one.start, one.end)), len(text)]
    return [text[start:end] for start, end in zip(edges[::2], edges[1::2], strict=True)]


def _is_filler(gap: str, more: frozenset[str] = frozenset()) -> bool:
    words = re.split(r"[\s,@–—-]+", caseless(gap))
    return all(word in FILLERS or word in more for word in words if word)


def groups(text: str, elements: Sequence[Element], more: frozenset[str] = frozenset()) -> list[list[Element]]:
    """Neighbours with nothing but words that lead to them in between, or others of those."""
    groups: list[list[Element]] = []
    for one in elements:
        if groups and _is_filler(text[groups[-1][-1].end : one.start], more):
            groups[-1].append(one)
        else:
            groups.append([one])
    return groups


def put_together(text: str, elements: Sequence[Element], *, whole: bool = False) -> Found | None:
    """What the pieces of a moment are; None where they are none together, or say two things."""
    if not whole and all(one.weak for one in elements) and not _before(_AT, text, elements[0].start):
        return None
    found, last, after_time = Found(), None, False
    for place, (one, value) in enumerate(zip(elements, said(text, elements, whole=whole), strict=True)):
        joined = _is_joined(text, elements, place)
        if one.weak and isinstance(one.value, Clock) and len(elements) + (not whole) > 1 and not is_led(text, one):
            return None
        gap = text[last.end : one.start] if last else ""
        if after_time and isinstance(value, Named) and value.clock.part is not None and found.part is None:
            added: Found | None = _with_part(found, value)
        else:
            added = _added(found, value, joined=joined, gap=gap)
        if added is None:
            return None
        found, last, after_time = added, one, isinstance(value, Clock)
    return found


def _with_part(found: Found, part: Named) -> Found:
    """The part of the day that follows an hour says which half of the day that one is in."""
    times = (*found.times[:-1], clocks.within(found.times[-1], part.clock))
    return replace(found, times=times, part=part if part.today else None)


def is_led(text: str, one: Element) -> bool:
    return _before(_LED, text, one.start)


def _before(pattern: re.Pattern[str], text: str, place: int) -> bool:
    """Whether words stand right before a place."""
    return pattern.search(text, max(place - _LEAD_LENGTH, 0), place) is not None


def _is_joined(text: str, elements: Sequence[Element], place: int) -> bool:
    """Whether the word before a piece makes a range of it and the one before: "from Monday to Friday"."""
    if not place:
        return False
    before, one = elements[place - 1], elements[place]
    if isinstance(before.value, DayWords) and _AT.search(text[before.end : one.start]):
        return False
    return _JOINT.fullmatch(text, before.end, one.start) is not None


def said(text: str, elements: Sequence[Element], *, whole: bool) -> list[Value]:
    """The pieces, of each bare number the hour or the day of a month that it is there, if it is one."""
    return [
        _number_said(text, elements, place, whole=whole) if isinstance(one.value, Number) else one.value
        for place, one in enumerate(elements)
    ]


def _number_said(text: str, elements: Sequence[Element], place: int, *, whole: bool) -> Value:
    one, number = elements[place], elements[place].value
    assert isinstance(number, Number)
    others = [other.value for other in elements if other is not one]
    days = [value for value in others if isinstance(value, DayWords)]
    hour = Clock(number.value % 12 * 60, True) if 0 < number.value <= 12 else None
    if number.value == 0 or 12 < number.value <= 24:
        hour = Clock(number.value * 60)
    nth = DayWords(day=number.value) if 1 <= number.value <= 31 else None
    if (other := _other_end(text, elements, place)) is not None and other.day is not None:
        return replace(other, day=number.value) if nth is not None else number
    if nth is not None and _is_date(text, one, number, others):
        return nth
    if hour is not None and _is_hour(text, elements, place, others, whole=whole):
        return hour
    on_weekday = any(day.weekday is not None and day.day is None for day in days)
    return nth if nth is not None and on_weekday else number


def _other_end(text: str, elements: Sequence[Element], place: int) -> DayWords | None:
    """The day that a number makes a range with: of "3-5 December", of "December 24 to 26"."""
    for first, last in ((place - 1, place), (place, place + 1)):
        other = elements[first if last == place else last].value if first >= 0 and last < len(elements) else None
        if isinstance(other, DayWords) and _is_joined(text, elements, last):
            return other
    return None


def _is_date(text: str, one: Element, number: Number, others: Sequence[Value]) -> bool:
    """Whether a number is the day of a month: "the 3", "am 15."."""
    after_at = _before(_AT, text, one.start)
    dated = any(isinstance(value, DayWords) and (value.day or value.ahead is not None) for value in others)
    led = _before(_NTH_LEAD, text, one.start) and not dated
    timed = any(isinstance(value, Clock) for value in others)
    return (number.nth and not after_at) or (led and (timed or number.nth or not after_at))


def _is_hour(text: str, elements: Sequence[Element], place: int, others: Sequence[Value], *, whole: bool) -> bool:
    one = elements[place]
    ranged = _begins_range(text, elements, place)
    if _before(_AT, text, one.start) or ranged or _is_joined(text, elements, place):
        return True
    if _before(_EDGE, text, one.start) and (not whole or place + 1 == len(elements)):
        return True
    days = [value for value in others if isinstance(value, DayWords)]
    beside_day = any(day.ahead is not None or day.day or day.period for day in days)
    if beside_day or any(isinstance(value, Named) for value in others):
        return True
    return whole and len(elements) == 1 and not _before(_AHEAD, text, one.start)


def _begins_range(text: str, elements: Sequence[Element], place: int) -> bool:
    """Whether a range begins with a piece: "de 3 a 5"; "el jueves 20 a las 19:00" has one hour."""
    if place + 1 == len(elements) or not _is_joined(text, elements, place + 1):
        return False
    one, following = elements[place], elements[place + 1]
    return not _AT.search(text[one.end : following.start]) or _before(_LED, text, one.start)


def _added(found: Found, value: Value, *, joined: bool, gap: str) -> Found | None:
    match value:
        case Clock():
            if len(found.times) == 1 and joined:
                return replace(found, times=(*found.times, value), time_range=True)
            return replace(found, times=(value,)) if not found.times else None
        case Named(clock=Clock(part=None)) as twelve:
            return _added(found, twelve.clock, joined=joined, gap=gap)
        case Named():
            return replace(found, part=value) if found.part is None else None
        case Amount():
            return replace(found, amount=value) if found.amount is None else None
        case NextDay():
            return replace(found, next_day=True) if not found.days else None
        case DayWords() if found.next_day:
            later = (*value.later, (1, "day"))
            return replace(found, next_day=False, days=(replace(value, later=later),))
        case DayWords():
            return _with_day(found, value, joined=joined, gap=gap)
        case _:
            return None


def _with_day(found: Found, day: DayWords, *, joined: bool, gap: str) -> Found | None:
    amount = found.amount
    if (amount is not None and not amount.sign and (later := _LATER.fullmatch(gap) or _weeks_on(amount, gap))) or (
        amount is not None and not amount.sign and _EARLIER.fullmatch(gap)
    ):
        sign = 1 if later else -1
        if any(number % 1 or unit in MINUTES for number, unit in amount.times):
            return None
        later_by = tuple((sign * int(number), unit) for number, unit in amount.times)
        return replace(found, amount=None, days=(replace(day, later=later_by),))
    if not found.days:
        return replace(found, days=(day,))
    if (beside := _beside(found.days[-1], day, gap)) is not None:
        return replace(found, days=(*found.days[:-1], beside))
    if joined and len(found.days) == 1:
        return replace(found, days=(*found.days, day), day_range=True)
    merged = found.days[-1].merged(day)
    return replace(found, days=(*found.days[:-1], merged)) if merged is not None else None


def _beside(weekday: DayWords, day: DayWords, gap: str) -> DayWords | None:
    """The "Monday after Christmas", the "Friday before the 5th", the "Friday from the 5th", which may be that day; None
    where a weekday does not lie beside a date."""
    dated = day.day is not None or day.easter is not None or day.ahead is not None
    if not dated or day.weekday is not None or weekday != DayWords(weekday=weekday.weekday, which=weekday.which):
        return None
    later = _LATER.fullmatch(gap)
    if weekday.weekday is None or not (later or _EARLIER.fullmatch(gap)):
        return None
    side = FIRST_OF if later and _FROM.search(gap) else 1 if later else -1
    return replace(day, beside=(*day.beside, (weekday.weekday, side)))


def _weeks_on(amount: Amount, gap: str) -> re.Match[str] | None:
    """The "on" of "a week on Tuesday"; that of "two hours on Tuesday" says when they are."""
    return _ON.fullmatch(gap) if all(unit in ("week", "fortnight") for _, unit in amount.times) else None


def in_part(clock: Clock, part: Named | None) -> Clock:
    return clocks.within(clock, part.clock) if part is not None else clock
