"""What stands in a request besides what the judge pointed at: values that only one thing in the text can be. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from contracts.base import Json
from language.named_values import currency, language
from language.units import amount_in, unit_among
from planners.embedded.judge.coded import coded
from planners.embedded.judge.days import is_moment, only_day
from planners.embedded.judge.exemplified import exemplified
from planners.embedded.judge.headed import headed, listed
from planners.embedded.judge.layout import (
    MAX_VALUES,
    enumeration,
    is_address,
    is_boolean,
    is_text,
    kind_of,
    spoken,
    told,
)
from planners.embedded.judge.measures import measure
from planners.embedded.judge.periods import period_in
from planners.embedded.judge.session import Span
from planners.embedded.judge.values import ADDRESS, only_named, put, typed

_MONEY: Final = re.compile(r"([€$£¥₹]) ?\d|\d ?([€$£¥₹]|[^\W\d_]+(?: [^\W\d_]+)?)")
_TWO_WORDS: Final = re.compile(r"(?=\b([^\W\d_]+(?: [^\W\d_]+)?))")
_OWNED: Final = re.compile(r"\b(?:owner|org|organi[sz]ation|user|group|namespace)/\w+", re.I)
_PATH: Final = re.compile(r"(?<![\w/:.@-])[\w.-]+/[\w.-]*\w(?![\w/])")
_EVERY: Final = ("all", "both", "any", "either")
_QUOTED: Final = re.compile(r"[\"“„«]([^\"“”„«»]{2,}?)[\"”“»]")
SURELY_ABSENT: Final = 0.9
"""An optional value named in the text is left out when the judge is surer than this that it is not said."""

_DAY_ABSENT: Final = 0.99
"""The same for a day where no other time is said: what else would a tool for times be told it for?"""


def complete(
    text: str, schema: dict[str, Any], absent: Mapping[str, float], spans: Mapping[str, Span], found: dict[str, Json]
) -> None:
    """Add to `found` what is missing there and stands in the text in one way only.

    That is a value of an enumeration by its own words, the currency of the only amount or the other one of a pair, the
    only address for a required address, the only number for a required number, sizes, units and limits, words in
    quotes, what a description gives as an example, the only day for a tool that was told none. A length of time, a
    language, a value said in full, owner/name and what is headed by words for parameters correct what the judge took
    for them. `absent`: how sure the judge is that a parameter is not said; `spans`: the words other parameters were
    given.
    """
    properties: dict[str, Any] = schema.get("properties", {})
    required: Sequence[str] = schema.get("required", [])
    likely = {name for name in properties if name in required or absent.get(name, 1.0) < SURELY_ABSENT}
    left = _left(text, spans, schema)
    for name, known in properties.items():
        value: Json = None
        if enumeration(known) and not is_boolean(known):
            value = _said(left, name, enumeration(known), found, likely=name in found or name in likely)
            if name not in found and value is None:
                value = _only_value(left, enumeration(known), found, likely=name in likely)
        elif name not in found and name in required:
            value = _only_address(text, name, known, found) or _only_number(text, name, known, found)
            value = _amount(left, name, known) if value is None else value
        if value is not None:
            found[name] = value
    measure(text, properties, found)
    _owned(text, properties, found)
    headed(text, properties, found)
    _quoted(text, properties, required, found)
    exemplified(left, properties, found)
    coded(left, properties, found)
    listed(text, properties, required, found)
    first = next((name for name, known in properties.items() if is_moment(name, known)), None)
    if first is not None and not any(is_moment(name, properties[name]) for name in found):
        day = only_day(left) if first in required or absent.get(first, 1.0) < _DAY_ABSENT else None
        if day is not None:
            found[first] = day


def _said(text: str, name: str, values: Sequence[Any], found: Mapping[str, Json], *, likely: bool) -> Json:
    """The value that a text says, whatever the judge took it for: a time, a language, a unit, words of its own.

    An amount's unit also where the judge is sure that nothing is `likely` to be said.
    """
    value = _unit(text, [str(one) for one in values]) if {"unit", "units"} & set(spoken(name).split()) else None
    if value is not None or not likely:
        return value
    value = period_in(text, values)
    value = _only_language(text, values) if value is None else value
    value = _several(text, values) if value is None else value
    if value is None:
        value = only_named(text, [one for one in values if " " in spoken(str(one))])
    taken = found.get(name)
    if value is None and taken is not None and only_named(text, [taken]) is None:
        others = [one for known, one in found.items() if known != name]  # Theirs are the words that stand there.
        value = only_named(text, [one for one in values if one not in others])
    return value


def _unit(text: str, values: Sequence[str]) -> str | None:
    """The unit of an amount, be it one of measure or one that only this tool knows: "2 cups"."""
    counted = [one for one in values if re.search(rf"\d ?{re.escape(spoken(one))}e?s?\b", text, re.I)]
    counted += [one for one in values if "/" in one and re.search(rf"\b{re.escape(one.split('/')[0])}\b", text, re.I)]
    return unit_among(text, values) or (counted[0] if len(counted) == 1 else None)


def _several(text: str, values: Sequence[Any]) -> Json:
    """The value that stands for all, where the only two others are named side by side: "open and closed"."""
    every = next((value for value in values if str(value).casefold() in _EVERY), None)
    others = [re.escape(spoken(str(value))) for value in values if value != every]
    if every is None or len(others) != 2:
        return None
    either = f"(?:{'|'.join(others)})"
    return every if re.search(rf"\b{either}\W+(?:and|or|und|oder|y|o)\W+(?:the )?{either}\b", text, re.I) else None


def _owned(text: str, properties: Mapping[str, Any], found: dict[str, Json]) -> None:
    """What is told as owner/name is the only words of a text with such a stroke."""
    names = [name for name, known in properties.items() if _OWNED.search(str(known.get("description", "")))]
    paths = _PATH.findall(text)
    if len(names) == 1 and len(paths) == 1 and "/" not in str(found.get(names[0], "")):
        put(paths[0], names[0], properties, found)


def _only_language(text: str, values: Sequence[Any]) -> Json:
    """That of the values which stands for the only language named in a text, where they are codes: NL, pt-BR."""
    codes = {re.split("[-_]", str(value).lower())[0]: value for value in reversed(values)}
    if not all(re.fullmatch(r"[a-z]{2}(?:[-_][a-z]{2,4})?", str(value), re.I) for value in values):
        return None
    named = {code for word in re.findall(r"[^\W\d_]+", text) if (code := language(word))}
    return codes.get(named.pop()) if len(named) == 1 else None


def _only_value(text: str, values: Sequence[Any], found: Mapping[str, Json], *, likely: bool) -> Json:
    free = [one for one in values if one not in found.values()]
    value = _only_currency(text, free, paired=any(code in values for code in found.values() if isinstance(code, str)))
    return only_named(text, free) if value is None and likely and len(free) <= MAX_VALUES else value


def _left(text: str, spans: Mapping[str, Span], schema: dict[str, Any]) -> str:
    """The text without the words that are free text of another parameter."""
    for name, span in spans.items():
        known = schema["properties"][name]
        if is_text(known):
            text = text[: span.start] + "\0" * (span.end - span.start) + text[span.end :]
    return text


def _only_currency(text: str, values: Sequence[Any], *, paired: bool) -> Json:
    """That of an amount; where the other one of a `paired` two is known, any that is named."""
    said = [match[1] or match[2] for match in _MONEY.finditer(text)]
    if paired:
        said += [match[1] for match in _TWO_WORDS.finditer(text)]
    codes = {code for words in said if (code := _code(words)) in values}
    return codes.pop() if len(codes) == 1 else None


def _code(words: str) -> str | None:
    """The currency's; of two words after an amount the second may belong to the sentence."""
    return currency(words) or currency(words.split(" ")[0])


def _quoted(text: str, properties: Mapping[str, Any], required: Sequence[str], found: dict[str, Json]) -> None:
    """Words in quotes are what the tool still needs, where there are as many of the one as of the other."""
    lacking = [name for name in required if name not in found and kind_of(properties.get(name, {})) == "string"]
    taken = " ".join(str(value) for value in found.values())
    said = [match[1] for match in _QUOTED.finditer(text) if match[1] not in taken]
    if len(said) == len(lacking):
        for name, words in zip(lacking, said, strict=True):
            put(words, name, properties, found)


def _only_address(text: str, name: str, schema: dict[str, Any], found: Mapping[str, Json]) -> Json:
    if not is_address(name, schema):
        return None
    taken = " ".join(str(value) for value in found.values())
    addresses = [match[0].rstrip(".") for match in ADDRESS.finditer(text) if match[0].rstrip(".") not in taken]
    return typed(", ".join(addresses), name, schema) if addresses else None


def _amount(text: str, name: str, schema: dict[str, Any]) -> Json:
    """An amount in the unit that a number is told in: "half a kilo" for a weight in kg."""
    amount = amount_in(text, told(name, schema))
    return typed(str(amount), name, schema) if amount is not None and kind_of(schema) == "number" else None


def _only_number(text: str, name: str, schema: dict[str, Any], found: Mapping[str, Json]) -> Json:
    if kind_of(schema) != "integer":
        return None
    taken = {str(value) for value in found.values()}
    free = [number for number in re.findall(r"(?<![\w.])#?(\d++)(?![\w.]*\w)", text) if number not in taken]
    return typed(free[0], name, schema) if len(free) == 1 else None
