"""What a parameter's description gives as an example and a text says: "production" of "Environment, e.g. production".

A language is said for the only parameter that is told to be one. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from contracts.base import Json
from language.named_values import language
from planners.embedded.judge.layout import is_text, kind_of, spoken
from planners.embedded.judge.values import bare, put

_EXAMPLES: Final = re.compile(
    r"(?:\be\.g\.|\bfor (?:example|instance)\b|\bsuch as\b|\bexamples?:)[:,]?\s+([^.;:()]+)", re.I
)
_BETWEEN: Final = re.compile(r"(?:(?<!\s)\s++)?(?:,|\b(?:or|and)\b)\s*+|(?<!\s)\s++/\s++", re.I)
_LANGUAGE: Final = re.compile(r"\b(?:language|lang|locale)\b")


def exemplified(text: str, properties: Mapping[str, Any], found: dict[str, Json]) -> None:
    """Add to `found` what is missing there and is one of its description's examples, or the only language said.

    `text` is the request without the words that are other parameters' free text.
    """
    languages = [name for name in properties if _LANGUAGE.search(spoken(name))]
    for name, known in properties.items():
        if name in found or not (is_text(known) or kind_of(known) == "array"):
            continue
        words = [match for example in _examples(known) if (match := _standing(example, text))]
        if not words and languages == [name]:
            words = [word for word in re.findall(r"[^\W\d_]{3,}", text) if language(word)]
        taken = {str(value).casefold() for value in found.values()}
        if len(words) == 1 and words[0].casefold() not in taken:
            put(words[0], name, properties, found)


def _examples(schema: Mapping[str, Any]) -> list[str]:
    told = [str(one) for one in schema.get("examples", []) if isinstance(one, str)]
    for match in _EXAMPLES.finditer(str(schema.get("description", ""))):
        told += [words for words in map(bare, _BETWEEN.split(match[1])) if 0 < len(words.split()) < 4]
    return list(dict.fromkeys(told))


def _standing(words: str, text: str) -> str | None:
    """The words as they stand in a text, if they do."""
    match = re.search(rf"(?<![\w@./-]){re.escape(words)}(?![\w@/-]|\.\w)", text, re.I)
    return match[0] if match and re.search(r"[^\W\d_]", words) else None
