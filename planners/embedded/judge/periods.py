"""Lengths of time as the values of an enumeration: "over five days" is 5d, "the past year" 1y. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import log
from typing import Any, Final

from contracts.base import Json
from language.units import amount_in

_UNITS: Final = {"h": "hours", "d": "days", "w": "weeks", "wk": "weeks", "mo": "months", "y": "years", "yr": "years"}
_VALUE: Final = re.compile(rf"(\d+) ?({'|'.join(_UNITS)}|[a-z]{{4,}})", re.I)
_TO_DATE: Final = re.compile(r"\byear[- ]to[- ]date\b|\bso far this year\b|\bsince (?:new year|january)\b", re.I)
_NEAR: Final = log(1.45)
"""A week may be told as five trading days, a quarter as three months."""


def period_in(text: str, values: Sequence[Any]) -> Json:
    """The value nearest to the length of time a text tells of; None where the values are no lengths or none is near."""
    lengths = {value: days for value in values if (days := _days(str(value)))}
    if len(lengths) < 2:
        return None
    if "ytd" in values and _TO_DATE.search(text):
        return "ytd"
    said = amount_in(text, "days")
    if not said or said < 0:
        return None
    nearest = min(lengths, key=lambda value: abs(log(lengths[value] / said)))
    return nearest if abs(log(lengths[nearest] / said)) < _NEAR else None


def _days(value: str) -> float | None:
    match = _VALUE.fullmatch(value)
    return amount_in(f"{match[1]} {_UNITS.get(match[2].lower(), match[2])}", "days") if match else None
