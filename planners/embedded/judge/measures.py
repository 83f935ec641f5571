"""Sizes, counts, units, limits: "1200 by 400" is width and height, in "6 cartons" is a unit, "top 3" a limit. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from contracts.base import Json
from language.named_values import MEASURES
from planners.embedded.judge.layout import is_number, spoken
from planners.embedded.judge.values import put, typed

_SIZES: Final = re.compile(r"(?<![\w.])(\d+) ?(?:px )?(?:x|×|by|mal|auf|por) ?(\d+)(?![\w.]*\d)", re.I)
_SIDES: Final = ("width", "height")
_UNITS: Final = ("unit", "units", "from unit", "source unit")
_AMOUNT: Final = re.compile(r"(?<![\w.,:/-])\d+(?:[.,]\d+)? ?([^\W\d_]+)")
_OTHERS: Final = frozenset({"year", "month", "week", "day", "hour", "minute", "second", "number", "count", "amount"})
"""Names of numbers that are not counted by their own word: in "3 years ago" 3 is no year."""
_LIMITS: Final = ("limit", "max results", "max items", "maximum", "top", "top k", "number of results")
_THINGS: Final = (
    r"(?:results?|items?|entries|hits|matches|e-?mails?|messages?|articles?|papers?|headlines?|tasks?|events?|"
    r"ergebnisse|treffer|resultados|correos)\b"
)
_AT_MOST: Final = re.compile(
    r"\b(?:top|at most|no more than|maximum|max|up to|höchstens|maximal|máximo) (\d{1,3})"
    rf"(?=\s*(?:$|[,.;!?]|of\b|{_THINGS}))|"
    r"(?<![\w.])(\d{1,3}) (?:results?|hits|matches|treffer|ergebnisse|resultados)\b",
    re.I,
)


def measure(text: str, properties: Mapping[str, Any], found: dict[str, Json]) -> None:
    """Put a text's only size, limit, count and unit where a tool wants them; size and count replace what is there."""
    sizes = _SIZES.findall(text)
    names = [next((name for name in properties if side in spoken(name)), "") for side in _SIDES]
    if len(sizes) == 1 and all(names):
        for name, digits in zip(names, sizes[0], strict=True):
            put(digits, name, properties, found)
    limit = next((name for name in properties if spoken(name) in _LIMITS), None)
    most = ["".join(said) for said in _AT_MOST.findall(text)]
    if limit is not None and limit not in found and len(set(most)) == 1:
        put(most[0], limit, properties, found)
    for name, known in properties.items():
        if is_number(known) and spoken(name) not in _OTHERS:
            _counted(text, name, properties, found)
    unit = next((name for name in properties if spoken(name) in _UNITS), None)
    said = [word for word in _AMOUNT.findall(text) if word.casefold() in MEASURES]
    if unit is not None and unit not in found and len(said) == 1 and said[0] not in found.values():
        put(said[0], unit, properties, found)


def _counted(text: str, name: str, properties: Mapping[str, Any], found: dict[str, Json]) -> None:
    """A number before its parameter's own word is its: "20 sided" for sides. Who had it gets what was taken for it."""
    said = re.findall(rf"(?<![\w.,])(\d+)[ -]?{re.escape(spoken(name).rstrip('s'))}", text, re.I)
    before = found.get(name)
    if len(said) != 1 or len(name) < 4 or typed(said[0], name, properties[name]) in (None, before):
        return
    put(said[0], name, properties, found)
    for other, value in list(found.items()):
        if other != name and value == found[name] and is_number(properties[other]):
            found.pop(other)
            if before is not None:
                put(str(before), other, properties, found)
