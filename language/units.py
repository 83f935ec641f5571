"""Amounts in the unit a parameter is told in: half an hour is 30 for minutes, a kilometre 1000 for metres. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from steward.language.numbers import HALF_MORE, exact_number, finite, number_in
from steward.language.word_lists import any_of, by_value

_YEAR: Final = 31536000.0
_TIME: Final = {
    "millisecond": 0.001,
    "second": 1.0,
    "minute": 60.0,
    "hour": 3600.0,
    "day": 86400.0,
    "week": 604800.0,
    "fortnight": 1209600.0,
    "month": 2592000.0,
    "year": _YEAR,
}
_LENGTH: Final = {"millimetre": 0.001, "centimetre": 0.01, "metre": 1.0, "kilometre": 1000.0}
_VOLUME: Final = {"millilitre": 0.001, "centilitre": 0.01, "litre": 1.0}
_MASS: Final = {"gram": 1.0, "ounce": 28.349523125, "pound": 453.59237, "kilogram": 1000.0}
FAMILIES: Final = {"time": _TIME, "length": _LENGTH, "volume": _VOLUME, "mass": _MASS}
"""The size of each unit in its family."""
_UNITS: Final = by_value("units")
_ALONE: Final = by_value("units_alone")
_OF_PARAMETERS: Final = {unit: "|".join(words) for unit, words in by_value("units_of_parameters").items()}
"""Patterns of each unit as a parameter's name or description says it."""
_IN_TEXT: Final = {unit: "|".join((*words, *_ALONE.get(unit, ()))) for unit, words in _UNITS.items()}
"""Patterns of each unit as requests say it, with what says one of it: "weekly"."""


def _pattern(units: Mapping[str, str]) -> re.Pattern[str]:
    """Finds the units, each in a group of its name: the h of "2h", but neither the s of "Kim's" nor one of "shop"."""
    named = (rf"(?P<{name}>(?<![^\W\d_])(?<!['’])(?:{words})(?![^\W\d_]))" for name, words in units.items())
    return re.compile("|".join(named), re.I)


_FINDERS: Final = {id(family): _pattern({name: _IN_TEXT[name] for name in family}) for family in FAMILIES.values()}
"""What finds the units of a family in a request."""
_COUNTED: Final = _pattern({name: "|".join(_UNITS[name]) for name in _TIME})
"""Units of time with a number before them; "weekly" is none."""
_JOINED: Final = re.compile(rf"({any_of('fractions')})(?=(?:{'|'.join(_UNITS['hour'])})\b)", re.I)
"""Matches the viertel of Viertelstunde."""
_JOINED_UNIT: Final = re.compile(rf"\b(?:{any_of('fractions')})(?:{'|'.join(_UNITS['hour'])})\b", re.I)
_EVERY_OTHER: Final = re.compile(rf"\b(?:{any_of('every_other')})\b", re.I)
_QUARTER: Final = re.compile(rf"\b(?:{any_of('quarter_years')})", re.I)
"""Matches "last quarter"; not "last quarter of an hour"."""
_AND: Final = re.compile(rf"(?:,|\s|\.(?=\s))*+(?:(?:{any_of('number_joints')})\s)?", re.I)
_QUARTER_MORE: Final = re.compile(rf"\s*(?:{any_of('quarter_more')})\b(?! (?:of|de) )", re.I)
"""Matches the " and a quarter" of "two hours and a quarter"."""
_MINUTES_OVER: Final = re.compile(r"\s*+(\d{1,2})$")
_HIGHEST: Final = 10_000
"""How far amounts of time are counted."""


def times_in(words: str) -> list[tuple[float, str]] | None:
    """The amounts of time that words consist of: [(1, "hour"), (30, "minute")] for "1h30", [(1.5, "hour")] for "an hour
    and a half". None where they say anything else, count further than 10,000, or part a day, week, month or year."""
    words = _JOINED.sub(r"\1 ", words)
    found: list[tuple[float, str]] = []
    place = 0
    for match in _COUNTED.finditer(words):
        unit = match.lastgroup or ""
        joint = _AND.match(words, place) if found else None
        before = words[joint.end() if joint else place : match.start()]
        half = HALF_MORE.match(words, match.end())
        more = half or _QUARTER_MORE.match(words, match.end())
        number = 1 if half and not before.strip() else exact_number(before)
        if number is None or number > _HIGHEST:
            return None
        found.append((number + (0.5 if half else 0.25 if more else 0), unit))
        place = more.end() if more else match.end()
    over = _MINUTES_OVER.match(words, place) if found and found[-1][1] == "hour" else None
    if over:
        found.append((int(over[1]), "minute"))
    if not found or (words[place:].strip(" .") and not over):
        return None
    return None if any(number % 1 and _TIME[unit] > _TIME["hour"] for number, unit in found) else found


def units_of_time(words: str) -> list[tuple[int, int]]:
    """The places of the units of time in a text."""
    return sorted(match.span() for pattern in (_COUNTED, _JOINED_UNIT) for match in pattern.finditer(words))


def says_unit_of_time(words: str) -> bool:
    """Whether a unit of time stands in the words."""
    return _COUNTED.search(words) is not None


def amount_in(words: str, about: str) -> float | int | None:
    """An amount in the unit a parameter is told in; None when there is no such unit to convert from or to.

    `about` is the parameter's name and description in lower case: its first unit is the parameter's own.
    """
    wanted = _unit_of(about)
    if wanted is None:
        return None
    family, name = wanted
    words = _QUARTER.sub("3 months", _EVERY_OTHER.sub("2", _JOINED.sub(r"\1 ", words)))
    total, place, last = 0.0, 0, ""
    for match in _FINDERS[id(family)].finditer(words):
        last = match.lastgroup or ""
        number = number_in(words[place : match.start()])
        if number is None and re.search(r"\d", words[place : match.start()]):
            return None  # Digits that are no number are not one of the unit.
        half = HALF_MORE.match(words[match.end() :])
        total += ((1 if number is None else number) + (0.5 if half else 0)) * _size(family, last, name)
        place = match.end()
    if not last:
        return None
    over = re.match(r"\d{1,2}\b", words[place:])
    if over and last == "hour":  # "2h30"
        total += int(over[0]) * _size(family, "minute", name)
    return finite(round(total / _size(family, name, name), 4))


def unit_among(text: str, values: Sequence[str]) -> str | None:
    """That of the values which is the unit of the only amount in a text that has one of them: kg in "81.2 kilos"."""
    found = set()
    for family in FAMILIES.values():
        units = {
            name: value
            for value in values
            for name in family
            if re.fullmatch(f"{_IN_TEXT[name]}|{_OF_PARAMETERS.get(name, _IN_TEXT[name])}", value, re.I)
        }
        for match in _FINDERS[id(family)].finditer(text):
            if match.lastgroup in units and re.search(r"\d ?$", text[max(match.start() - 2, 0) : match.start()]):
                found.add(units[match.lastgroup])
    return found.pop() if len(found) == 1 else None


def _size(family: dict[str, float], unit: str, wanted: str) -> float:
    """A unit's size; a month is 30 days, but the twelfth of a year where the two are converted."""
    return _YEAR / 12 if unit == "month" and wanted in ("month", "year") else family[unit]


def _unit_of(about: str) -> tuple[dict[str, float], str] | None:
    for token in re.findall(r"[a-z]+", about):
        for family in FAMILIES.values():
            for name in family:
                if re.fullmatch(_OF_PARAMETERS.get(name, "(?!)"), token):
                    return family, name
    return None
