"""Rules about days and lengths of time, in English, German and Spanish. Pure.

Only finds the words; which date they are `tools.dates` tells.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from math import log
from typing import Any, Final

from contracts.base import Json
from language.units import amount_in
from planners.embedded.judge.layout import enumeration, is_boolean, is_text, spoken
from planners.embedded.judge.model import Span
from planners.embedded.judge.rule_set import Known

_NAMED: Final = (
    r"today|tonight|tomorrow|tmrw|(?:the )?day after tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|"
    r"saturday|sunday|heute|(?<!am )(?<!jeden )morgen|übermorgen|gestern|montag|dienstag|mittwoch|donnerstag|freitag|"
    r"samstag|sonnabend|sonntag|hoy|(?<!la )mañana|pasado mañana|ayer|lunes|martes|miércoles|jueves|"
    r"viernes|sábado|domingo"
)
"""Days by their names; "am morgen" and "por la mañana" are times of any day."""
_WHICH: Final = r"(?:(?:next|this|coming|nächste[nr]?|kommende[nr]?|diese[nr]?|próximo|este) )?"
_ALONE: Final = re.compile(rf"(?<![\w-]){_WHICH}(?:{_NAMED})(?![\w-])", re.I)
""" "next tuesday"; in "tuesday-club" there is no day."""
_AT: Final = re.compile(r"^(?:(?:at|on)\s+(?=\S)(?!\d{1,2}(?:\s+(?!am|pm|uhr|o)|$)))?(?:the\s+(?=\d))?", re.I)
""" "at noon" is "noon", "on the 5th" is "5th"; "at 9" stays."""
_UNTIL: Final = re.compile(r"\W*(?:to|until|till|through|bis|hasta|al?)\b", re.I)
""" " until the 11th" after a start."""
_ENDS: Final = (
    ("start", "end"),
    ("from", "to"),
    ("begin", "end"),
    ("check_in", "check_out"),
    ("checkin", "checkout"),
    ("arrival", "departure"),
    ("since", "until"),
)
_UNITS: Final = {"h": "hours", "d": "days", "w": "weeks", "wk": "weeks", "mo": "months", "y": "years", "yr": "years"}
_VALUE: Final = re.compile(rf"(\d+) ?({'|'.join(_UNITS)}|[a-z]{{4,}})", re.I)
"""A length as the value of an enumeration: "5d", "1 month"."""
_TO_DATE: Final = re.compile(r"\byear[- ]to[- ]date\b|\bso far this year\b|\bsince (?:new year|january)\b", re.I)
""" "so far this year"."""
_NEAR: Final = log(1.45)
"""A week may be told as five trading days, a quarter as three months."""


def is_moment(name: str, schema: dict[str, Any]) -> bool:
    """Whether a parameter's name says that its words are a date or a time."""
    named = re.search(r"(?:^|_)(?:when|date|time|day|start|end|due|deadline)(?:_|$)", spoken(name).replace(" ", "_"))
    return bool(named) and is_text(schema)


def only_day(text: str) -> str | None:
    """The day that a text names, when it names one."""
    found = [match[0] for match in _ALONE.finditer(text)]
    return found[0] if len(found) == 1 else None


def at_time(known: Known, name: str, _: Span, words: str) -> str:
    """ "at noon" is noon."""
    return _AT.sub("", words) if is_moment(name, known.properties[name]) else words


def other_way_round(known: Known, spans: dict[str, Span]) -> dict[str, Span]:
    """A start and an end that are told the other way round: "from the 8th to the 11th" is no end on the 8th."""
    for name, other in _ranges(list(spans)):
        if other in spans and _UNTIL.match(known.text, spans[other].end):
            spans = {**spans, name: spans[other], other: spans[name]}
    return spans


def _ranges(names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Those of the names that tell a start, each with the name of its end."""
    for name in names:
        yield from ((name, last + name.removeprefix(first)) for first, last in _ENDS if name.startswith(first))


def period(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """A length of time as the value of an enumeration: "over five days" is 5d, "the past year" 1y."""
    values = enumeration(schema)
    if not values or is_boolean(schema) or not (name in known.found or known.likely(name)):
        return None
    return period_in(known.left, values)


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
