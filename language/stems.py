"""The words of a text that carry meaning: small ones left out, English endings taken off. Pure."""

from __future__ import annotations

import re
from typing import Final

from steward.language.unicode_text import unaccented
from steward.language.word_lists import words_for

SMALL_WORDS: Final = frozenset(words_for("small_words"))
_ENDINGS: Final = words_for("endings")
_DECLENSIONS: Final = sorted(words_for("declensions"), key=len, reverse=True)
_SHORTEST_STEM: Final = 3


def stems_in(text: str) -> list[str]:
    """The words that may tell one text from another, lower case, in order."""
    return [stem(word) for word in re.findall(r"[^\W_]+", text.casefold()) if word not in SMALL_WORDS]


def stem(word: str) -> str:
    """A word in lower case without a common English ending."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            return word[: -len(ending)]
    return word


def bare_stem(word: str) -> str:
    """The same without the endings by which German and Spanish words are declined, and without accents: "Rechnungen" is
    "Rechnung". For names of things beside each other, where one word more that is alike does no harm."""
    word = unaccented(word)
    for ending in _DECLENSIONS:
        if word.endswith(ending) and len(word) - len(ending) > _SHORTEST_STEM:
            return word[: -len(ending)]
    return word
