"""Rules about numbers, amounts and their units: "1200 by 400" is a width and a height, "top 3" a limit. Pure."""

from __future__ import annotations

import re
from typing import Any, Final

from contracts.base import Json
from language.named_values import MEASURES
from language.units import amount_in, unit_among
from planners.embedded.judge.layout import enumeration, is_boolean, is_number, kind_of, spoken, told
from planners.embedded.judge.proposals import WITHDRAWN, Known, Withdrawn
from planners.embedded.judge.values import typed

_SIZES: Final = re.compile(r"(?<![\w.])(\d+) ?(?:px )?(?:x|×|by|mal|auf|por) ?(\d+)(?![\w.]*\d)", re.I)
""" "1200x400", "1200 px by 400"."""
_SIDES: Final = ("width", "height")
_UNITS: Final = ("unit", "units", "from unit", "source unit")
_AMOUNT: Final = re.compile(r"(?<![\w.,:/-])\d+(?:[.,]\d+)? ?([^\W\d_]+)")
""" "6 cartons", "2.5kg"."""
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
""" "top 3", "at most 20 mails", "5 hits"; in "up to 5 km" 5 is none."""
_NUMBER: Final = re.compile(r"(?<![\w.])#?(\d++)(?![\w.]*\w)")
""" "#42", "42."; not in "v42", "4.2", "42nd"."""


def unit(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """The unit of an amount, be it one of measure or one that only this tool knows: "2 cups"."""
    values = [str(one) for one in enumeration(schema)]
    if not values or is_boolean(schema) or not {"unit", "units"} & set(spoken(name).split()):
        return None
    text = known.left
    counted = [one for one in values if re.search(rf"\d ?{re.escape(spoken(one))}e?s?\b", text, re.I)]
    counted += [one for one in values if "/" in one and re.search(rf"\b{re.escape(one.split('/')[0])}\b", text, re.I)]
    return unit_among(text, values) or (counted[0] if len(counted) == 1 else None)


def size(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """A side of a text's only size, for a tool with both sides: "1200 by 400"."""
    sizes = _SIZES.findall(known.text)
    names = [next((other for other in known.properties if side in spoken(other)), "") for side in _SIDES]
    if len(sizes) != 1 or not all(names) or name not in names:
        return None
    return typed(sizes[0][names.index(name)], name, schema)


def limit(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """How many are wanted at most: "top 3"."""
    if name != next((other for other in known.properties if spoken(other) in _LIMITS), None):
        return None
    most = {"".join(said) for said in _AT_MOST.findall(known.text)}
    return typed(most.pop(), name, schema) if len(most) == 1 else None


def counted(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """A number before its parameter's own word is its: "20 sided" for sides."""
    return _counted(known, name) if is_number(schema) else None


def counted_for_another(known: Known, name: str, schema: dict[str, Any]) -> Json | Withdrawn:
    """Who had a number that counts another parameter's word gets what was taken for that one: "4 dice with 20 sides"
    are no 20 dice."""
    taken = known.found.get(name)
    if taken is None or not is_number(schema):
        return None
    for other in known.properties:
        if other != name and _counted(known, other) == taken:
            before = known.found.get(other)
            value = None if before is None else typed(str(before), name, schema)
            return WITHDRAWN if value is None else value
    return None


def _counted(known: Known, name: str) -> Json:
    schema, words = known.properties[name], spoken(name)
    if not is_number(schema) or words in _OTHERS or len(name) < 4:
        return None
    said = re.findall(rf"(?<![\w.,])(\d+)[ -]?{re.escape(words.rstrip('s'))}", known.text, re.I)
    value = typed(said[0], name, schema) if len(said) == 1 else None
    return None if value == known.found.get(name) else value


def counted_unit(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """The unit of a text's only amount: "6 cartons"."""
    if name != next((other for other in known.properties if spoken(other) in _UNITS), None):
        return None
    said = [word for word in _AMOUNT.findall(known.text) if word.casefold() in MEASURES]
    return typed(said[0], name, schema) if len(said) == 1 and said[0] not in known.found.values() else None


def only_number(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """The only number of a text that nothing else took, for a required whole number."""
    if name not in known.required or enumeration(schema) or kind_of(schema) != "integer":
        return None
    taken = {str(value) for value in known.found.values()}
    free = [number for number in _NUMBER.findall(known.text) if number not in taken]
    return typed(free[0], name, schema) if len(free) == 1 else None


def amount(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """An amount in the unit that a number is told in: "half a kilo" for a weight in kg."""
    if name not in known.required or enumeration(schema) or kind_of(schema) != "number":
        return None
    said = amount_in(known.left, told(name, schema))
    return None if said is None else typed(str(said), name, schema)
