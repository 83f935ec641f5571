"""Rules about values that are named: of an enumeration, units, codes, examples, addresses. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from contracts.base import Json
from language.named_values import MEASURES, currency, language
from language.units import unit_among
from planners.embedded.judge.layout import (
    MAX_VALUES,
    enumeration,
    is_address,
    is_boolean,
    is_number,
    is_text,
    kind_of,
    spoken,
)
from planners.embedded.judge.rule_set import Known
from planners.embedded.judge.values import ADDRESS, bare, only_named, typed

_MONEY: Final = re.compile(r"([€$£¥₹]) ?\d|\d ?([€$£¥₹]|[^\W\d_]+(?: [^\W\d_]+)?)")
""" "€20", "20 €", "20 swiss francs"."""
_TWO_WORDS: Final = re.compile(r"(?=\b([^\W\d_]+(?: [^\W\d_]+)?))")
"""Every word with the one after it."""
_CODE: Final = re.compile(r"[a-z]{2}(?:[-_][a-z]{2,4})?", re.I)
"""A language: "nl", "pt-BR"."""
_EVERY: Final = ("all", "both", "any", "either")
_EXAMPLES: Final = re.compile(
    r"(?:\be\.g\.|\bfor (?:example|instance)\b|\bsuch as\b|\bexamples?:)[:,]?\s+([^.;:()]+)", re.I
)
""" "e.g. production, staging"."""
_BETWEEN: Final = re.compile(r"(?:(?<!\s)\s++)?(?:,|\b(?:or|and)\b)\s*+|(?<!\s)\s++/\s++", re.I)
"""Between examples: "a, b or c", "a / b"."""
_MEANS: Final = re.compile(
    r"(?<![\w.-])(\d{1,2})\s*+(?:(?:=|:|-|–|\(|\bis\b|\bmeans\b)\s*+)?([a-z][a-z ]{1,24}?)\)?"
    r"(?=\s*(?:[,;.)/]|$|\bor\b|\band\b))",
    re.I,
)
""" "1 urgent, 2 = high, 3 (low)"."""
_LETTERS: Final = re.compile(
    r"\b(?:(?i:two|2)[- ]letter|(?i:code)\b.*?\be\.g\.,? [A-Z]{2}\b)()|"
    r"\b(?:(?i:three|3)[- ]letter|(?i:code)\b.*?\be\.g\.,? [A-Z]{3}\b)"
)
"""How a description tells of codes of two letters, by the group ("two-letter"), or of three ("code, e.g. LHR")."""
_CODES: Final = {
    2: re.compile(r"(?<![\w@/.-])(?<!\d )[A-Z]{2}(?![\w@/-])"),
    3: re.compile(r"(?<![\w@/.-])[A-Z]{3}(?![\w@/-])"),
}
""" "CA" and "LHR"; in "9 AM" there is none."""
_UNITS: Final = ("unit", "units", "from unit", "source unit")
_AMOUNT: Final = re.compile(r"(?<![\w.,:/-])\d+(?:[.,]\d+)? ?([^\W\d_]+)")
""" "6 cartons", "2.5kg"."""


def _values(schema: dict[str, Any]) -> list[Any]:
    """The values of an enumeration that is no yes or no."""
    return [] if is_boolean(schema) else enumeration(schema)


def _likely_values(known: Known, name: str, schema: dict[str, Any]) -> list[Any]:
    """The same where the parameter is likely to be said."""
    return _values(schema) if name in known.found or known.likely(name) else []


def only_language(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """That of the values which stands for the only language named in a text, where they are codes: NL, pt-BR."""
    values = _likely_values(known, name, schema)
    if not all(_CODE.fullmatch(str(value)) for value in values):
        return None
    codes = {re.split("[-_]", str(value).lower())[0]: value for value in reversed(values)}
    named = {code for word in re.findall(r"[^\W\d_]+", known.left) if (code := language(word))} if codes else set()
    return codes.get(named.pop()) if len(named) == 1 else None


def all_of_them(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """The value that stands for all, where the only two others are named side by side: "open and closed"."""
    values = _likely_values(known, name, schema)
    every = next((value for value in values if str(value).casefold() in _EVERY), None)
    others = [re.escape(spoken(str(value))) for value in values if value != every]
    if every is None or len(others) != 2:
        return None
    either = f"(?:{'|'.join(others)})"
    both = rf"\b{either}\W+(?:and|or|und|oder|y|o)\W+(?:the )?{either}\b"
    return every if re.search(both, known.left, re.I) else None


def said_instead(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """The only value that is said, where the judge took one that is not; not one that others have their words for."""
    taken = known.found.get(name)
    values = _likely_values(known, name, schema)
    if taken is None or not values or only_named(known.left, [taken]) is not None:
        return None
    others = [one for other, one in known.found.items() if other != name]
    return only_named(known.left, [one for one in values if one not in others])


def only_currency(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """That of a text's only amount; where the other one of two is known, any that is named: "20 € in dollars"."""
    values = _values(schema)
    free = [one for one in values if one not in known.found.values()]
    if not free:
        return None
    said = [match[1] or match[2] for match in _MONEY.finditer(known.left)]
    if any(code in values for code in known.found.values() if isinstance(code, str)):
        said += [match[1] for match in _TWO_WORDS.finditer(known.left)]
    # Of two words after an amount the second may belong to the sentence.
    codes = {code for words in said if (code := currency(words) or currency(words.split(" ")[0])) in free}
    return codes.pop() if len(codes) == 1 else None


def only_value(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """The only value of a short enumeration that is said and no other parameter has."""
    free = [one for one in _values(schema) if one not in known.found.values()]
    return only_named(known.left, free) if free and known.likely(name) and len(free) <= MAX_VALUES else None


def only_address(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """The addresses of a text that nothing else took, for a required address."""
    if name not in known.required or _values(schema) or not is_address(name, schema):
        return None
    taken = " ".join(str(value) for value in known.found.values())
    addresses = [match[0].rstrip(".") for match in ADDRESS.finditer(known.text) if match[0].rstrip(".") not in taken]
    return typed(", ".join(addresses), name, schema) if addresses else None


def exemplified(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """What the description gives as an example and the text says: "production" of "Environment, e.g. production"."""
    if not _is_named(schema):
        return None
    words = [match for example in _examples(schema) if (match := _standing(example, known.left))]
    return _only(words, known, name, schema)


def _is_named(schema: dict[str, Any]) -> bool:
    return is_text(schema) or kind_of(schema) == "array"


def _only(words: Sequence[str], known: Known, name: str, schema: dict[str, Any]) -> Json:
    """The only one of some words, unless it is another parameter's value."""
    taken = {str(value).casefold() for value in known.found.values()}
    return typed(words[0], name, schema) if len(words) == 1 and words[0].casefold() not in taken else None


def _examples(schema: Mapping[str, Any]) -> Iterable[str]:
    told = [str(one) for one in schema.get("examples", []) if isinstance(one, str)]
    for match in _EXAMPLES.finditer(str(schema.get("description", ""))):
        told += [words for words in map(bare, _BETWEEN.split(match[1])) if 0 < len(words.split()) < 4]
    return dict.fromkeys(told)


def _standing(words: str, text: str) -> str | None:
    """The words as they stand in a text, if they do."""
    match = re.search(rf"(?<![\w@./-]){re.escape(words)}(?![\w@/-]|\.\w)", text, re.I)
    return match[0] if match and re.search(r"[^\W\d_]", words) else None


def meaning(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """The number that the only one of a description's words for numbers stands for: 1 of "1 urgent, 2 high"."""
    if not is_number(schema):
        return None
    told = _MEANS.finditer(str(schema.get("description", "")))
    words = {match[2].strip().casefold(): match[1] for match in told}
    numbers = [int(number) for number in words.values()]
    if len(set(numbers)) < max(2, len(numbers)) or min(numbers) > 1 or max(numbers) > 10:
        return None
    said = only_named(known.left, list(words))
    return None if said is None else typed(words[str(said)], name, schema)


def values_of_list(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """The named values of a list that are said: "resolved and triggered incidents"."""
    if kind_of(schema) != "array" or not isinstance(schema.get("items"), dict):
        return None
    return [one for one in enumeration(schema["items"]) if only_named(known.left, [one]) is not None] or None


def letters(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """The only code of so many letters as a description tells of: "CA" for a two-letter state."""
    told = _LETTERS.search(str(schema.get("description", ""))) if is_text(schema) else None
    if told is None:
        return None
    taken = set(map(str, known.found.values()))
    codes = set(_CODES[3 if told[1] is None else 2].findall(known.left)) - taken
    return typed(codes.pop(), name, schema) if len(codes) == 1 else None


def unit(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """The unit of an amount, be it one of measure or one that only this tool knows: "2 cups"."""
    values = [str(one) for one in _values(schema)]
    if not values or not {"unit", "units"} & set(spoken(name).split()):
        return None
    text = known.left
    counted = [one for one in values if re.search(rf"\d ?{re.escape(spoken(one))}e?s?\b", text, re.I)]
    counted += [one for one in values if "/" in one and re.search(rf"\b{re.escape(one.split('/')[0])}\b", text, re.I)]
    return unit_among(text, values) or (counted[0] if len(counted) == 1 else None)


def counted_unit(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """The unit of a text's only amount: "6 cartons"."""
    if name != next((other for other in known.properties if spoken(other) in _UNITS), None):
        return None
    said = [word for word in _AMOUNT.findall(known.text) if word.casefold() in MEASURES]
    return typed(said[0], name, schema) if len(said) == 1 and said[0] not in known.found.values() else None
