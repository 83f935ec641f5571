"""Rules that find a value by its own form or name: listed values, units, codes, examples, addresses. Pure.

`registry` lists them: some overrule the judge, the others fill what it left empty. Most look at the
text without the words that free-text parameters were given; none changes which words those are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from steward.contracts.base import Json
from steward.language.addresses import ADDRESS_IN_TEXT
from steward.language.gloss import in_english
from steward.language.named_values import MEASURES, currency, language
from steward.language.recipient_changes import ruled_out_people
from steward.language.units import unit_among
from steward.language.word_lists import words_for
from steward.planners.embedded.judge.evidence import Evidence
from steward.planners.embedded.judge.layout import MAX_VALUES
from steward.planners.embedded.judge.schemas import (
    enumeration,
    is_address,
    is_boolean,
    is_number,
    is_text,
    kind_of,
    name_in_words,
)
from steward.planners.embedded.judge.values import bare, only_named, typed

_MONEY: Final = re.compile(r"([€$£¥₹]) ?\d|\d ?([€$£¥₹]|[^\W\d_]+(?: [^\W\d_]+)?)")
""" "€20", "20 €", "20 swiss francs"."""
_PRICE: Final = re.compile(
    r"(?:([€$£¥₹]) ?)?(?<![\w.,:/-])(\d{1,15}(?:[.,]\d{1,15}){0,4})(?: ?([€$£¥₹]|[^\W\d_]{1,30}(?: [^\W\d_]{1,30})?))?"
)
"""An amount with its currency, on either side: "€20", "1,200.50 swiss francs"."""
_TWO_WORDS: Final = re.compile(r"(?=\b([^\W\d_]+(?: [^\W\d_]+)?))")
"""Every word with the one after it."""
_CODE: Final = re.compile(r"[a-z]{2}(?:[-_][a-z]{2,4})?", re.I)
"""A language: "nl", "pt-BR"."""
_EVERY: Final = words_for("every_one")
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
_LONG_WORD: Final = re.compile(r"[a-z]{6,40}")
_UNITS: Final = ("unit", "units", "from unit", "source unit")
_AMOUNT: Final = re.compile(r"(?<![\w.,:/-])\d+(?:[.,]\d+)? ?([^\W\d_]+)")
""" "6 cartons", "2.5kg"."""


def _values(schema: dict[str, Any]) -> list[Any]:
    """The listed values of a parameter that is no boolean."""
    return [] if is_boolean(schema) else enumeration(schema)


def _likely_values(evidence: Evidence, name: str, schema: dict[str, Any]) -> list[Any]:
    """Its listed values, where the text is likely to give the parameter."""
    return _values(schema) if name in evidence.values or evidence.is_likely(name) else []


def only_language_code(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The code of the only language that the text names, where the values are such codes: NL, pt-BR."""
    values = _likely_values(evidence, name, schema)
    if not all(_CODE.fullmatch(str(value)) for value in values):
        return None
    codes = {re.split("[-_]", str(value).lower())[0]: value for value in reversed(values)}
    if not codes:
        return None
    named = {code for word in re.findall(r"[^\W\d_]+", evidence.remaining_text) if (code := language(word))}
    return codes.get(named.pop()) if len(named) == 1 else None


def value_for_all(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The value "all" (or "both"), where the text names the two others side by side: "open and closed"."""
    values = _likely_values(evidence, name, schema)
    every = next((value for value in values if str(value).casefold() in _EVERY), None)
    others = [re.escape(name_in_words(str(value))) for value in values if value != every]
    if every is None or len(others) != 2:
        return None
    either = f"(?:{'|'.join(others)})"
    both = rf"\b{either}\W+(?:and|or|und|oder|y|o)\W+(?:the )?{either}\b"
    return every if re.search(both, evidence.remaining_text, re.I) else None


def value_named_instead(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The only value that the text names, where the judge took one that it does not name."""
    taken = evidence.values.get(name)
    values = _likely_values(evidence, name, schema)
    if taken is None or not values or only_named(evidence.remaining_text, [taken]) is not None:
        return None
    others = [one for other, one in evidence.values.items() if other != name]
    return only_named(evidence.remaining_text, [one for one in values if one not in others])


def only_currency(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The currency of the text's only amount; once another parameter has a currency, the only other one that the text
    names: "20 € in dollars"."""
    values = _values(schema)
    free = [one for one in values if one not in evidence.values.values()]
    if not free:
        return None
    message = [match[1] or match[2] for match in _MONEY.finditer(evidence.remaining_text)]
    if any(code in values for code in evidence.values.values() if isinstance(code, str)):
        message += [match[1] for match in _TWO_WORDS.finditer(evidence.remaining_text)]
    # The second of two words after an amount may be no part of the currency: "20 euros for".
    codes = {code for words in message if (code := currency(words) or currency(words.split(" ")[0])) in free}
    return codes.pop() if len(codes) == 1 else None


def amount_of_currency(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The only number of the text that is said with a currency which another parameter has: "300 euros in pounds"."""
    if not is_number(schema) or "amount" not in name_in_words(name).split():
        return None
    codes = {code for code in evidence.values.values() if isinstance(code, str)}
    amounts = [match[2] for match in _PRICE.finditer(evidence.remaining_text) if _currencies(match) & codes]
    return typed(amounts[0], name, schema) if len(amounts) == 1 else None


def _currencies(price: re.Match[str]) -> set[str | None]:
    """What the words beside an amount may mean: of two words the second may be no part of the currency."""
    words = price[1] or price[3] or ""
    return {currency(words), currency(words.split(" ")[0])} if words else set()


def only_value(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The only value of a short list that the text names and no other parameter has."""
    free = [one for one in _values(schema) if one not in evidence.values.values()]
    if not free or len(free) > MAX_VALUES or not evidence.is_likely(name):
        return None
    return only_named(evidence.remaining_text, free)


def only_address(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The e-mail addresses that no other parameter has, for a required address."""
    if name not in evidence.required or _values(schema) or not is_address(name, schema):
        return None
    taken = " ".join(str(value) for value in evidence.values.values())
    ruled_out = ruled_out_people(evidence.text)
    places = [match for match in ADDRESS_IN_TEXT.finditer(evidence.text) if match[0] not in taken]
    addresses = [one[0] for one in places if not any(start <= one.start() < end for start, end, _ in ruled_out)]
    return typed(", ".join(addresses), name, schema) if addresses else None


def example_of_description(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The only example of the description that the text names: "production" of "Environment, e.g. production"."""
    if not _is_named(schema):
        return None
    words = [match for example in _examples(schema) if (match := _standing(example, evidence.remaining_text))]
    return _only(words, evidence, name, schema)


def _is_named(schema: dict[str, Any]) -> bool:
    return is_text(schema) or kind_of(schema) == "array"


def _only(words: Sequence[str], evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The only one of some words, unless it is another parameter's value."""
    taken = {str(value).casefold() for value in evidence.values.values()}
    return typed(words[0], name, schema) if len(words) == 1 and words[0].casefold() not in taken else None


def _examples(schema: Mapping[str, Any]) -> Iterable[str]:
    reported = [str(one) for one in schema.get("examples", []) if isinstance(one, str)]
    for match in _EXAMPLES.finditer(str(schema.get("description", ""))):
        reported += [words for words in map(bare, _BETWEEN.split(match[1])) if 0 < len(words.split()) < 4]
    return dict.fromkeys(reported)


def _standing(words: str, text: str) -> str | None:
    """The words as they stand in a text, if they do."""
    match = re.search(rf"(?<![\w@./-]){re.escape(words)}(?![\w@/-]|\.\w)", text, re.I)
    return match[0] if match and re.search(r"[^\W\d_]", words) else None


def number_for_word(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The number for a word, by the description's list: 1 for "urgent" by "1 urgent, 2 high"."""
    if not is_number(schema):
        return None
    reported = _MEANS.finditer(str(schema.get("description", "")))
    words = {match[2].strip().casefold(): match[1] for match in reported}
    numbers = [int(number) for number in words.values()]
    if len(set(numbers)) < max(2, len(numbers)) or min(numbers) > 1 or max(numbers) > 10:
        return None
    message = only_named(evidence.remaining_text, list(words))
    return None if message is None else typed(words[str(message)], name, schema)


def all_values_named(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """All values of a list that the text names: "resolved and triggered incidents"."""
    if kind_of(schema) != "array" or not isinstance(schema.get("items"), dict):
        return None
    text = evidence.remaining_text
    return [one for one in enumeration(schema["items"]) if only_named(text, [one]) is not None] or None


def choice_named(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """True for an optional yes or no whose name, one long word, stands in the text: "unread" of "my unread mail"."""
    word = name_in_words(name)
    if not is_boolean(schema) or name in evidence.required or not _LONG_WORD.fullmatch(word):
        return None
    return True if only_named(in_english(evidence.text).text, [word]) is not None else None


def only_letter_code(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The only code in the text with as many letters as the description wants: "CA" for a two-letter state."""
    reported = _LETTERS.search(str(schema.get("description", ""))) if is_text(schema) else None
    if reported is None:
        return None
    taken = set(map(str, evidence.values.values()))
    codes = set(_CODES[3 if reported[1] is None else 2].findall(evidence.remaining_text)) - taken
    return typed(codes.pop(), name, schema) if len(codes) == 1 else None


def unit_of_amount(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The unit of an amount: a unit of measure, or one that only this tool lists ("2 cups")."""
    values = [str(one) for one in _values(schema)]
    if not values or not {"unit", "units"} & set(name_in_words(name).split()):
        return None
    text = evidence.remaining_text
    counted = [one for one in values if re.search(rf"\d ?{re.escape(name_in_words(one))}e?s?\b", text, re.I)]
    counted += [one for one in values if "/" in one and re.search(rf"\b{re.escape(one.split('/')[0])}\b", text, re.I)]
    return unit_among(text, values) or (counted[0] if len(counted) == 1 else None)


def only_counted_unit(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The unit of the text's only amount, for the first parameter of the tool that is a unit: "6 cartons"."""
    if name != next((other for other in evidence.properties if name_in_words(other) in _UNITS), None):
        return None
    message = [word for word in _AMOUNT.findall(evidence.text) if word.casefold() in MEASURES]
    return typed(message[0], name, schema) if len(message) == 1 and message[0] not in evidence.values.values() else None
