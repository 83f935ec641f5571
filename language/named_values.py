"""Words that name a value without looking like it: currencies, numbers, scales, yes and no (named_values.yaml)."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Any, Final

import yaml

from language.unicode_text import normalized

_KNOWN: Final[dict[str, dict[Any, list[str]]]] = yaml.safe_load(
    Path(__file__).with_name("named_values.yaml").read_text(encoding="utf-8")
)


def folded(text: str) -> str:
    """Lower case, without accents, hyphens and the article before: how words for the same thing are compared."""
    plain = "".join(letter for letter in normalized("NFKD", text) if not unicodedata.combining(letter))
    return " ".join(re.sub(r"[-_]", " ", plain.casefold()).removeprefix("the ").split())


def _by_word(kind: str) -> dict[str, Any]:
    """Values by the words for them, as `folded` gives the words."""
    return {folded(word): value for value, words in _KNOWN[kind].items() for word in words}


_CURRENCIES: Final[dict[str, str]] = _by_word("currencies") | {folded(code): code for code in _KNOWN["currencies"]}
_LANGUAGES: Final[dict[str, str]] = _by_word("languages")
BOOLEANS: Final[dict[str, bool]] = _by_word("booleans")
NUMBERS: Final[dict[str, float]] = _by_word("numbers")
SCALES: Final[dict[str, float]] = _by_word("scales")
FRACTIONS: Final[dict[str, float]] = _by_word("fractions")
MEASURES: Final[frozenset[str]] = frozenset(word for words in _KNOWN["measures"].values() for word in words)
"""Units and packages, in lower case."""


def currency(words: str) -> str | None:
    """The ISO 4217 code of a currency named in English, German or Spanish, by its code, or by a mark such as €."""
    plain = folded(words)
    return _CURRENCIES.get(plain) or _CURRENCIES.get(plain.rstrip("s"))


def language(word: str) -> str | None:
    """The ISO 639-1 code of a language named in English, German or Spanish; German ones with their endings."""
    plain = folded(word)
    return _LANGUAGES.get(plain) or _LANGUAGES.get(re.sub(r"(?<=sch)e[ns]?$", "", plain))


def same_words(words: str, name: str) -> bool:
    """Whether the words are a value's own name, whatever joins it and however it is cased."""
    return _joined(words) == _joined(name)


def _joined(text: str) -> str:
    return re.sub(r"[\W_]+", "", text.casefold())
