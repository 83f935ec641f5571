"""The time of day in a date phrase: finds it, takes it out, says which minute of the day it names.

Used by tools/dates.py alone. English, German and Spanish; a bare hour is marked, because it may mean either half of
the day.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from steward.language.days import DAYS, MINUTES_AFTER, MINUTES_PAST, PARTS_OF_DAY, TWELVES
from steward.language.named_values import COUNTS
from steward.language.units import says_unit_of_time
from steward.language.word_lists import any_of

_PART = re.compile(rf"\b(?:{any_of('part_leads')}){{0,2}}({any_of('parts_of_day', 'twelves')})s?\b")
_AT = rf"(?:{any_of('at')}|@)"
_EDGE = rf"(?:{any_of('edges')})"
"""Before an hour where something begins or ends; before a bare number only at the end, for it may be a day's."""
_HOUR_MARKS = any_of("hour_marks")
_EXACT = re.compile(rf"(?:\b(?:{_AT}|{_EDGE})\s*)?\b(\d{{1,2}}):(\d{{2}})(?::\d{{2}})?\s*(am|pm|uhr|h)?\b")
_HALF_DAY = re.compile(rf"(?:\b(?:{_AT}|{_EDGE})\s*)?\b(\d{{1,2}})(?:\.(\d{{2}}))?\s*(am|pm)\b")
_HOUR_MARK = re.compile(
    rf"(?:\b(?:{_AT}|{_EDGE})\s*)?\b(\d{{1,2}})(?:[.h](\d{{2}}))?\s*(?:{_HOUR_MARKS})(?:\s*(\d{{2}}))?\b"
)
_BARE = re.compile(rf"(?:\b{_AT}|@)\s*(\d{{1,2}})\b(?![:./-]|\s*(?:st|nd|rd|th)\b)")
_BARE_LAST = re.compile(rf"(?<!\d )\b{_EDGE}\s+(\d{{1,2}})$")
_PAST = re.compile(rf"\b(?:{_AT} )?({any_of('minutes_past')}) (\d{{1,2}})\b")
_AFTER = re.compile(rf"\b(?:{_AT} )?(\d{{1,2}}) ({any_of('minutes_after')})\b")
_NEAR_DAYS = "|".join(sorted((name for name, ahead in DAYS.items() if 0 <= ahead <= 2), key=len, reverse=True))
_BESIDE_DAY = re.compile(rf"^(?:(?:{_NEAR_DAYS}) (?P<after>\d{{1,2}})|(?P<before>\d{{1,2}}) (?:{_NEAR_DAYS}))$")
"""Matches "tomorrow 8"; not "monday 8", which may be the day of a month."""
_ALONE = re.compile(r"^\d{1,2}$")
_SPOKEN = re.compile(
    rf"(?:^|\b(?:{_AT}|{_EDGE}|{any_of('minutes_past')}) )({any_of('counts')})(?= |$)"
    rf"|(?<![^\W\d_])({any_of('counts')})(?= (?:am|pm|{_HOUR_MARKS}|{any_of('minutes_after')})\b)"
)
"""Finds the hour in "at nine", "nine pm" and "halb neun"; `_in_figures` leaves "around two hours" alone."""
_NOON = 12 * 60
_ENDS = (*sorted(set(PARTS_OF_DAY.values())), 24 * 60)
_SHORTEST_PART = 2 * 60


@dataclass(frozen=True, slots=True)
class TimeOfDay:
    """`minute` counts from midnight (1440 is the end of the day). `either_half`: 12 hours later may be meant."""

    minute: int
    either_half: bool = False
    until: int | None = None
    """The minute at which the part of the day ends, where no more than a part was named."""


def take_time(text: str) -> tuple[TimeOfDay | None, str]:
    """The time of day a lower-case phrase names, or None, and the phrase without it.

    Raises:
        ValueError: when a time is named that does not exist, such as 25:00.
    """
    part, rest = _take_part(text)
    time, rest = _take_clock(_SPOKEN.sub(_in_figures, rest))
    if time is None:
        return part, rest
    if part is not None and part.minute >= _NOON and time.minute < _NOON:
        return TimeOfDay(time.minute + _NOON), rest
    return (replace(time, either_half=False) if part is not None else time), rest


def _take_part(text: str) -> tuple[TimeOfDay | None, str]:
    match = _PART.search(text)
    if match is None:
        return None, text
    word = match.group(1)
    rest = _without(text, match)
    begin = PARTS_OF_DAY[word]
    until = None if word in TWELVES else next((end for end in _ENDS if end - begin > _SHORTEST_PART), _ENDS[-1])
    return TimeOfDay(begin, until=until), rest + (" today" if word == "tonight" else "")


def _take_clock(text: str) -> tuple[TimeOfDay | None, str]:
    if match := _EXACT.search(text):
        hour, minute, mark = int(match.group(1)), int(match.group(2)), match.group(3)
        return _time(hour, minute, mark), _without(text, match)
    if match := _HALF_DAY.search(text):
        return _time(int(match.group(1)), int(match.group(2) or 0), match.group(3)), _without(text, match)
    if match := _HOUR_MARK.search(text):
        return _time(int(match.group(1)), int(match.group(2) or match.group(3) or 0), "h"), _without(text, match)
    if match := _PAST.search(text):
        return _shifted(_time(int(match.group(2)), 0, None), MINUTES_PAST[match.group(1)]), _without(text, match)
    if match := _AFTER.search(text):
        return _shifted(_time(int(match.group(1)), 0, None), MINUTES_AFTER[match.group(2)]), _without(text, match)
    if match := _BARE.search(text) or _BARE_LAST.search(text):
        return _time(int(match.group(1)), 0, None), _without(text, match)
    if match := _BESIDE_DAY.match(text) or _ALONE.match(text):
        figures = match[match.lastgroup or 0]
        return _time(int(figures), 0, None), " ".join(text.replace(figures, " ", 1).split())
    return None, text


def _in_figures(match: re.Match[str]) -> str:
    """The match with its hour in figures, unless what follows is a unit: "around two hours" is no time of day."""
    following = match.string[match.end() :].split(maxsplit=1)
    if following and says_unit_of_time(following[0]):
        return match[0]
    word = match[1] or match[2]
    return f"{match[0].removesuffix(word)}{COUNTS[word]}"


def _time(hour: int, minute: int, mark: str | None) -> TimeOfDay:
    if minute > 59 or hour > (12 if mark in ("am", "pm") else 24) or (hour == 24 and minute):
        raise ValueError(f"there is no time {hour}:{minute:02d}")
    if mark in ("am", "pm"):
        hour = hour % 12 + (12 if mark == "pm" else 0)
    return TimeOfDay(hour * 60 + minute, either_half=mark is None and minute == 0 and 1 <= hour < 12)


def _shifted(time: TimeOfDay, minutes: int) -> TimeOfDay:
    return TimeOfDay((time.minute + minutes) % (24 * 60), time.either_half)


def _without(text: str, match: re.Match[str]) -> str:
    return " ".join(f"{text[: match.start()]} {text[match.end() :]}".split())
