"""Values that a schema writes as codes: 1 for "urgent", a list of named values, a state's two letters. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from contracts.base import Json
from planners.embedded.judge.layout import enumeration, is_number, is_text, kind_of
from planners.embedded.judge.values import only_named, put

_MEANS: Final = re.compile(
    r"(?<![\w.-])(\d{1,2})\s*+(?:(?:=|:|-|–|\(|\bis\b|\bmeans\b)\s*+)?([a-z][a-z ]{1,24}?)\)?"
    r"(?=\s*(?:[,;.)/]|$|\bor\b|\band\b))",
    re.I,
)
_LETTERS: Final = re.compile(
    r"\b(?:(?i:two|2)[- ]letter|(?i:code)\b.*?\be\.g\.,? [A-Z]{2}\b)()|"
    r"\b(?:(?i:three|3)[- ]letter|(?i:code)\b.*?\be\.g\.,? [A-Z]{3}\b)"
)
"""How a description tells of codes of two letters, by the group, or of three."""
_CODES: Final = {
    2: re.compile(r"(?<![\w@/.-])(?<!\d )[A-Z]{2}(?![\w@/-])"),
    3: re.compile(r"(?<![\w@/.-])[A-Z]{3}(?![\w@/-])"),
}


def coded(text: str, properties: Mapping[str, Any], found: dict[str, Json]) -> None:
    """Add to `found` what is missing there and one thing in the text says: the only word that a number is told to mean,
    the named values of a list, the only code of so many letters.

    `text` is the request without the words that are other parameters' free text.
    """
    for name, known in properties.items():
        if name in found:
            continue
        if is_number(known):
            said = _meaning(text, str(known.get("description", "")))
            if said is not None:
                put(said, name, properties, found)
        elif kind_of(known) == "array" and isinstance(known.get("items"), dict):
            items = [one for one in enumeration(known["items"]) if only_named(text, [one]) is not None]
            if items:
                found[name] = items
        elif is_text(known) and (told := _LETTERS.search(str(known.get("description", "")))):
            codes = set(_CODES[3 if told[1] is None else 2].findall(text)) - set(map(str, found.values()))
            if len(codes) == 1:
                put(codes.pop(), name, properties, found)


def _meaning(text: str, description: str) -> str | None:
    """The number that the only one of a description's words for numbers stands for: 1 of "1 urgent, 2 high"."""
    words = {match[2].strip().casefold(): match[1] for match in _MEANS.finditer(description)}
    numbers = [int(number) for number in words.values()]
    scale = len(numbers) > 1 and min(numbers) < 2 and max(numbers) < 11 and len(set(numbers)) == len(numbers)
    said = only_named(text, list(words)) if scale else None
    return words[str(said)] if said is not None else None
