"""Amounts in the unit a parameter is told in: half an hour is 30 for minutes, a kilometre 1000 for metres. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from language.numbers import finite, number_in

_YEAR: Final = 31536000.0


@dataclass(frozen=True, slots=True)
class _Unit:
    """A unit: its size in its family, how people say it, and how a parameter's name or description does."""

    size: float
    said: str
    told: str


_TIME: Final = {
    "millisecond": _Unit(0.001, r"ms|millis|milliseconds?|millisekunden?|milisegundos?", r"ms|millis|milliseconds?"),
    "second": _Unit(1, r"s|secs?|seconds?|sekunden?|segundos?", r"seconds?|secs?"),
    "minute": _Unit(60, r"m|mins?|minutes?|minuten?|minutos?", r"minutes?|mins?"),
    "hour": _Unit(3600, r"h|hrs?|hours?|stunden?|horas?", r"hours?|hrs?"),
    "day": _Unit(
        86400,
        r"d|days?(?! after tomorrow)|tage?n?|días?|dias?|yesterday|gestern|ayer|today|heute|hoy|nights?|nacht|nächten?|"
        r"noches?|daily|täglich",
        r"days?|nights?",
    ),
    "week": _Unit(604800, r"w|wks?|weeks?|wochen?|semanas?|fortnights?|weekly|wöchentlich", r"weeks?"),
    "month": _Unit(2592000, r"months?|monate?n?|mes|meses|monthly|monatlich", r"months?"),
    "year": _Unit(_YEAR, r"(?<=\d)y|(?<=\d\s)y|yrs?|years?|jahre?n?|años?|anos?|yearly|jährlich", r"years?"),
}
_LENGTH: Final = {
    "millimetre": _Unit(0.001, r"mm|millimet(?:re|er)s?|milímetros?", r"mm|millimet(?:re|er)s?"),
    "centimetre": _Unit(0.01, r"cm|centimet(?:re|er)s?|zentimetern?|centímetros?", r"cm|centimet(?:re|er)s?"),
    "metre": _Unit(1, r"m|met(?:re|er)s?|metern?|metros?", r"met(?:re|er)s?"),
    "kilometre": _Unit(
        1000, r"km|k|kms|kilomet(?:re|er)s?|kilometern?|kilómetros?|kilometros?", r"km|kilomet(?:re|er)s?"
    ),
}
_VOLUME: Final = {
    "millilitre": _Unit(0.001, r"ml|millilit(?:re|er)s?|mililitros?", r"ml|millilit(?:re|er)s?"),
    "centilitre": _Unit(0.01, r"cl|centilit(?:re|er)s?|zentiliter", r"cl|centilit(?:re|er)s?"),
    "litre": _Unit(1, r"l|lit(?:re|er)s?|litern?|litros?", r"lit(?:re|er)s?"),
}
_MASS: Final = {
    "gram": _Unit(1, r"g|grams?|gramm|gramos?", r"grams?"),
    "ounce": _Unit(28.349523125, r"oz|ounces?|onzas?", r"oz|ounces?"),
    "pound": _Unit(453.59237, r"lbs?|pounds?|libras?", r"lbs?|pounds?"),
    "kilogram": _Unit(1000, r"kg|kgs|kilos?|kilograms?|kilogramm|kilogramos?", r"kg|kilos?|kilograms?"),
}
_FAMILIES: Final = (_TIME, _LENGTH, _VOLUME, _MASS)
_SAID: Final = {
    id(family): re.compile(
        "|".join(rf"(?P<{name}>(?<![^\W\d_])(?<!['’])(?:{unit.said})(?![^\W\d_]))" for name, unit in family.items()),
        re.I,
    )
    for family in _FAMILIES
}
_HALF_MORE: Final = re.compile(r"\s*(?:and a half|einhalb|y media)\b", re.I)
_JOINED: Final = re.compile(r"(dreiviertel|viertel|halbe?)(?=stunden?\b)", re.I)
_EVERY_OTHER: Final = re.compile(r"\b(?:every|each|jede\w?)\s+(?:second|other|zweite\w?)\b", re.I)
_QUARTER: Final = re.compile(r"\b(?:last|past|this|previous)\s+quarter\b(?!\s+(?:of|hour))", re.I)


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
    for match in _SAID[id(family)].finditer(words):
        last = match.lastgroup or ""
        number = number_in(words[place : match.start()])
        if "fortnight" in match[0].casefold():
            number = 2 * (number or 1)
        if number is None and re.search(r"\d", words[place : match.start()]):
            return None  # Digits that are no number are not one of the unit.
        half = _HALF_MORE.match(words[match.end() :])
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
    for family in _FAMILIES:
        units = {
            name: value
            for value in values
            for name, unit in family.items()
            if re.fullmatch(f"{unit.said}|{unit.told}", value, re.I)
        }
        for match in _SAID[id(family)].finditer(text):
            if match.lastgroup in units and re.search(r"\d ?$", text[max(match.start() - 2, 0) : match.start()]):
                found.add(units[match.lastgroup])
    return found.pop() if len(found) == 1 else None


def _size(family: dict[str, _Unit], unit: str, wanted: str) -> float:
    """A unit's size; a month is 30 days, but the twelfth of a year where the two are converted."""
    return _YEAR / 12 if unit == "month" and wanted in ("month", "year") else family[unit].size


def _unit_of(about: str) -> tuple[dict[str, _Unit], str] | None:
    for token in re.findall(r"[a-z]+", about):
        for family in _FAMILIES:
            for name, unit in family.items():
                if re.fullmatch(unit.told, token):
                    return family, name
    return None
