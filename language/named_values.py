"""Words that name a value without looking like it: currencies, languages, numbers, scales, yes and no. Pure."""

from __future__ import annotations

import re
from typing import Final

from steward.language.unicode_text import unaccented
from steward.language.word_lists import by_value, by_word, words_for


def folded(text: str) -> str:
    """Lower case, without accents, hyphens and the article before: how words for the same thing are compared."""
    return " ".join(re.sub(r"[-_]", " ", unaccented(text)).removeprefix("the ").split())


def _values(kind: str) -> dict[str, str]:
    return {folded(word): value for word, value in by_word(kind).items()}


def _numbers(kind: str) -> dict[str, float]:
    found = {word: float(value) for word, value in _values(kind).items()}
    return {word: int(value) if value.is_integer() else value for word, value in found.items()}


_CURRENCIES: Final = _values("currencies") | {folded(code): code for code in by_value("currencies")}
_LANGUAGES: Final = _values("languages")
BOOLEANS: Final = {
    folded(word): value
    for value, kinds in ((True, ("yes", "on")), (False, ("no", "off")))
    for kind in kinds
    for word in words_for(kind)
}
NUMBERS: Final = _numbers("numbers") | _numbers("ordinals")
COUNTS: Final = {word: int(value) for word, value in by_word("counts").items()}
"""One to twelve as they are written, where nothing but a number can be meant."""
SCALES: Final = _numbers("scales")
FRACTIONS: Final = _numbers("fractions")
MEASURES: Final = frozenset(words_for("measures"))
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
