"""Whether what documents tell is of the kind that a question asks for: a price, a person, a length of time. Pure.

A cosine cannot tell "the documents speak of the boiler" from "they say what it costs". So what is told must hold a
value of the kind, and at least half of the words by which an English question says what it is about.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from steward.language.gloss import language_of
from steward.language.word_lists import any_of, by_value

_PERSON: Final = "person"
_ASKED: Final = {
    kind: re.compile(rf"\b(?:{'|'.join(words)})\b", re.I) for kind, words in by_value("kinds_asked").items()
}
_TOLD: Final = {
    kind: re.compile("|".join(words), 0 if kind == _PERSON else re.I) for kind, words in by_value("kinds_told").items()
}
"""What a value of each kind looks like, in any language."""
_WORD: Final = re.compile(r"[^\W_]+")
_NO_SUBJECT: Final = re.compile(rf"(?:{any_of('no_subject')})", re.I)
_SAME_BEGINNING: Final = 4
_ENDING: Final = 3
"""Letters: "kept" aside, words are the same where one begins with the other but for so many."""


def tells_kind(question: str, told: Sequence[str]) -> bool:
    """Whether one of the sentences told has a value of the kind that a question asks for; true where it asks for none
    that is known. Of several kinds the first counts."""
    kind = next((kind for kind, asked in _ASKED.items() if asked.search(question)), None)
    return kind is None or any(_TOLD[kind].search(sentence) for sentence in told)


def tells_subject(question: str, told: Sequence[str]) -> bool:
    """Whether at least half of the words that say what an English question is about stand in what is told, headings and
    titles with it."""
    if language_of(question) != "en":
        return True
    held = {word.casefold() for text in told for word in _WORD.findall(text)}
    words = [word.casefold() for word in _WORD.findall(question) if not _NO_SUBJECT.fullmatch(word)]
    missing = [word for word in words if not any(_is_same(word, other) for other in held)]
    return len(missing) * 2 <= len(words)


def _is_same(word: str, other: str) -> bool:
    if word == other or min(len(word), len(other)) < _SAME_BEGINNING:
        return word == other
    mine, others = (one[: max(_SAME_BEGINNING, len(one) - _ENDING)] for one in (word, other))
    return other.startswith(mine) or word.startswith(others)
