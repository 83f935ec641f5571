"""Sizes, units and limits: "1200 by 400" is a width and a height, in "6 cartons" is a unit, "top 3" a limit. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from contracts.base import Json
from models.judge.layout import spoken
from models.judge.values import put
from models.judge.words import MEASURES

_SIZES: Final = re.compile(r"(?<![\w.])(\d+) ?(?:px )?(?:x|×|by|mal|auf|por) ?(\d+)(?![\w.]*\d)", re.I)
_SIDES: Final = ("width", "height")
_UNITS: Final = ("unit", "units", "from unit", "source unit")
_AMOUNT: Final = re.compile(r"(?<![\w.,:/-])\d+(?:[.,]\d+)? ?([^\W\d_]+)")
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
    """Put a text's only size, limit and unit of an amount where a tool wants them; a size replaces what is there."""
    sizes = _SIZES.findall(text)
    names = [next((name for name in properties if side in spoken(name)), "") for side in _SIDES]
    if len(sizes) == 1 and all(names):
        for name, digits in zip(names, sizes[0], strict=True):
            put(digits, name, properties, found)
    limit = next((name for name in properties if spoken(name) in _LIMITS), None)
    most = ["".join(said) for said in _AT_MOST.findall(text)]
    if limit is not None and limit not in found and len(set(most)) == 1:
        put(most[0], limit, properties, found)
    unit = next((name for name in properties if spoken(name) in _UNITS), None)
    said = [word for word in _AMOUNT.findall(text) if word.casefold() in MEASURES]
    if unit is not None and unit not in found and len(said) == 1 and said[0] not in found.values():
        put(said[0], unit, properties, found)
