"""The value that words of a request are for a parameter: typed by its schema, never invented. Pure.

`arguments` and the rules call it; where in the request the words stand it does not know.

Numbers are read from digits and number words, lengths of time in the parameter's own unit, money and percent as their
amount, lists at their commas; free text, names and date words stay as said. A value its schema refuses is None.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from steward.contracts.base import Json
from steward.contracts.schemas import UnusableSchema, linear_pattern
from steward.contracts.validation import BoundedValidator, TooMuchWork
from steward.language.named_values import BOOLEANS, currency, folded, same_words
from steward.language.numbers import number_in, whole
from steward.language.units import amount_in
from steward.language.word_lists import any_of
from steward.planners.embedded.judge.schemas import enumeration, kind_of, name_in_words, parameter_words

_QUOTES: Final = "\"'“”„‟‘’‚«»`"
_CLOSED: Final = re.compile(r"(?<=[^\W\d])[\"“”„‟«»`]$|(?<=[^\W\ds])['‘’‚]$")
"""A mark that closes what was opened before the words; after a number it is inches, after an "s" several own."""
_AND: Final = f"(?:{any_of('item_joints')})"
_ITEMS: Final = re.compile(
    rf"(?:(?<!\s)\s++)?[,;]\s*+(?:{_AND}\s++)?|(?<!\s)\s++(?:[&+]|{_AND})\s++|(?<!\s)[^\S\n]*+\n\s*+",
    re.I,
)
"""Between items: "tea, coffee and milk", "tea & milk", a line each."""
_THE: Final = re.compile(r"^\s*the\s+(?=\S)", re.I)
_LINK: Final = re.compile(r"(?:^|_)(?:url|uri|link|website)(?:_|$)")
""" "image_url"; "linked" is no link."""
_FIELD: Final = re.compile(
    rf"(?:(?:{any_of('field_owners')})\s++)?([\w ]{{2,30}}?)\s*+(?:\b(?:{any_of('field_joints')})\b|=|:)\s*+(.+)", re.I
)
""" "my city is Rome", "name: Kim", "die Sprache auf Deutsch"."""
_NEGATED: Final = re.compile(rf"(?:\b(?:{any_of('ruling_out')})|\b\w+n['’]t)\s++(?:\w++\s++){{0,3}}+$", re.I)
""" "not the ", "anything but " before a value."""
_BOUNDS: Final = (
    "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf",
    "minLength", "maxLength", "minItems", "maxItems", "uniqueItems",
)  # fmt: skip
_PERCENT: Final = re.compile(rf"%|\b(?:{any_of('percent')})")
_LEVELS: Final = (("temperature", f"°|{any_of('degrees')}|celsius|fahrenheit"), ("volume", any_of("volume")))
_BY_ACTION: Final = {"temperature": "temperature", "brightness": "brightness", "volume": "volume", "dim": "brightness"}


def typed(words: str, name: str, schema: dict[str, Any], given: Mapping[str, Json] | None = None) -> Json:
    """The value of a parameter that these words of the request are, or None when they are none.

    `given`: arguments read so far, for words that alone do not say what they set ("40 percent" of brightness).
    """
    words, schema = bare(words), _meant(schema)
    if not words:
        return None
    values = enumeration(schema)
    if values:
        return named(words, values)
    kind = kind_of(schema)
    value: Json
    if kind in ("integer", "number"):
        value = _number(words, name, schema, kind)
    elif kind == "array":
        value = _items(words, name, schema)
    elif kind == "object":
        value = _object(words, given or {})
    elif _is_no_link(words, name):
        value = None
    else:
        value = words
    return value if value is not None and fits(value, schema) else None


def _is_no_link(words: str, name: str) -> bool:
    """Whether a parameter by this name is an address on the web, which words without any mark are not."""
    return bool(_LINK.search(name.lower())) and not re.search(r"[./:]", words)


def _meant(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema with the first of its alternatives that is not null, as typed languages write what may be left out."""
    for known in (*schema.get("anyOf", []), *schema.get("oneOf", [])):
        if known.get("type") != "null":
            return {**known, **{name: value for name, value in schema.items() if name not in ("anyOf", "oneOf")}}
    return schema


def bare(words: str) -> str:
    """Without quotes around it, spaces, and the punctuation a sentence ends with."""
    text = words.strip()
    while len(text) > 1 and text[0] in _QUOTES and text[-1] in _QUOTES:
        text = text[1:-1].strip()
    if text[:1] in _QUOTES and not any(mark in text[1:] for mark in _QUOTES):
        text = text[1:]
    if _CLOSED.search(text) and not any(mark in text[:-1] for mark in _QUOTES):
        text = text[:-1]
    return text.rstrip(" ,;:").rstrip(".") if not text.endswith("...") else text


def named(words: str, values: list[Any]) -> Json:
    """The value of an enumeration that the words name: itself, its words, yes or no, a currency by its name."""
    for value in values:
        if same_words(words, str(value)):
            return value
    if values == [True, False]:
        return BOOLEANS.get(folded(words))
    code = currency(words)
    if code in values:
        return code
    return only_named(words, values)


def only_named(text: str, values: Sequence[Any]) -> Json:
    """The value of an enumeration whose words stand in a text, when it is the only one and is not ruled out there.

    What is written with a hyphen may be a word of its own: "to-do" is "todo".
    """
    apart, joined = (re.sub(r"[-_]", joint, text.casefold()) for joint in (" ", ""))
    value = _only_named(apart, values)
    return _only_named(joined, values) if value is None and joined != apart else value


def _only_named(plain: str, values: Sequence[Any]) -> Json:
    left, found = plain, []
    for value in sorted(values, key=lambda value: -len(str(value))):
        form = _form(str(value))
        match = form.search(left)
        if match:
            found.append((value, match.start()))
            left = form.sub(lambda message: "\0" * len(message[0]), left)
    if len(found) != 1 or _NEGATED.search(plain[: found[0][1]]):
        return None
    return found[0][0]


def _form(name: str) -> re.Pattern[str]:
    """A value's words as they stand in a sentence; short ones unchanged, for "news" is not "new"."""
    forms = {re.sub(r"[-_]", " ", words.casefold()).strip() for words in (name, name_in_words(name))} - {""}
    endings = {words: "(?:e?s|ed|ning|ing)?" if len(words) > 4 else "" for words in forms}
    return re.compile("|".join(rf"\b{re.escape(words)}{ending}\b" for words, ending in endings.items()) or "(?!)")


def fits(value: Json, schema: dict[str, Any]) -> bool:
    """Whether a value keeps the bounds of its schema that its words can break."""
    if isinstance(value, str) and not (_has_format(value, schema) and _matches(value, schema.get("pattern"))):
        return False
    try:
        return BoundedValidator({word: schema[word] for word in _BOUNDS if word in schema}).is_valid(value)
    except TooMuchWork:
        return False


def _has_format(value: str, schema: dict[str, Any]) -> bool:
    return schema.get("format") != "email" or "@" in value


def _matches(value: str, pattern: str | None) -> bool:
    """Whether a text matches; one in another dialect of regular expressions refuses nothing."""
    try:
        return pattern is None or bool(linear_pattern(pattern).search(value))
    except (UnusableSchema, UnicodeError):
        return True


def _number(words: str, name: str, schema: dict[str, Any], kind: str) -> Json:
    about = parameter_words(name, schema)
    number = amount_in(words, about)
    if number is None:
        number = number_in(words, place=bool(re.search(r"\b(?:lat|lon|lng)|coordinate", about)))
    if number is None:
        return None
    if 0 < number < 1 and _PERCENT.search(about) and not re.search(r"\d", words):
        number *= 100  # "Half" of a parameter that is a percentage.
    if kind == "integer":
        thousands = re.search(r"(?<![\d.,])\d{1,3}\.\d{3}(?![\d.,])", words)
        number = number if thousands is None else float(thousands[0].replace(".", ""))
        return int(number) if float(number).is_integer() else None
    return whole(number)


def _items(words: str, name: str, schema: dict[str, Any]) -> Json:
    items = schema.get("items") if isinstance(schema.get("items"), dict) else {}
    assert isinstance(items, dict)
    parts = [part for part in _ITEMS.split(words) if part and part.strip()]
    found = [typed(_THE.sub("", part) if len(parts) > 1 else part, name, items) for part in parts]
    return [item for item in found if item is not None] or None


def _object(words: str, given: Mapping[str, Json]) -> Json:
    """`21 degrees` as {"temperature": 21}, `my city is Rome` as {"city": "Rome"}; an action may say what is set."""
    number = number_in(words)
    for key, pattern in _LEVELS:
        if number is not None and re.search(pattern, words, re.I):
            return {key: number}
    action = " ".join(str(value) for value in given.values() if isinstance(value, str))
    for cue, key in _BY_ACTION.items():
        if number is not None and cue in action:
            return {key: whole(number * 100) if 0 < number < 1 and key != "temperature" else number}
    parts = [_FIELD.fullmatch(part) for part in _ITEMS.split(words)]
    if None in parts:
        parts = [_FIELD.fullmatch(words)]
    found = {re.sub(r"\W+", "_", part[1].strip().casefold()): bare(part[2]) for part in parts if part}
    return found or None
