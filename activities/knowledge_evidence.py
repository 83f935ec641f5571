"""What a question names that a passage must have: codes, numbers and names. Pure; used where passages are judged.

A cosine cannot tell E19 from E04, nor what is said of Norway from what is said of Japan. So a code, a number or a name
that stands in no passage forbids an answer, and of passages with a code only those are told that have it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from steward.language.gloss import language_of
from steward.language.word_lists import any_of, values_in
from steward.sql.knowledge import FoundPassage

_TOKEN: Final = re.compile(r"[^\W_]+(?:[-./:,][^\W_]+)*")
_KIND: Final = re.compile(rf"\b(?:{any_of('definite', 'own')}) ([^\W\d_]{{4,}}) ([^\W\d_]{{4,}})\b", re.I)
"""Matches the "winter fair" of "when is the winter fair?": what is said of a summer fair is no answer."""
_CAPITALISES_NOUNS: Final = "de"
_SHORTEST_NAME: Final = 3


@dataclass(frozen=True, slots=True)
class Named:
    """The codes (letters and digits), numbers and names of a question, caseless."""

    codes: frozenset[str]
    numbers: frozenset[str]
    names: frozenset[str]
    kinds: frozenset[tuple[str, str]] = frozenset()
    """Two words behind an article, of which the first says which: (winter, fair)."""

    @classmethod
    def by(cls, question: str) -> Named:
        """What a question names."""
        tokens = [match[0] for match in _TOKEN.finditer(question)]
        with_digit = [_plain(token) for token in tokens if any(char.isdigit() for char in token)]
        codes = {token for token in with_digit if any(char.isalpha() for char in token)}
        kinds = frozenset((one.casefold(), other.casefold()) for one, other in _KIND.findall(question))
        return cls(frozenset(codes), frozenset(set(with_digit) - codes), frozenset(_names(question)), kinds)

    def is_told_by(self, passages: Sequence[FoundPassage]) -> bool:
        """Whether each of them stands somewhere in these passages."""
        held = _tokens(" ".join(_whole(passage) for passage in passages))
        others = any(_is_held(thing, held) and not _is_held(which, held) for which, thing in self.kinds)
        return self.codes | self.numbers <= held and not others and all(_is_held(name, held) for name in self.names)

    def has_codes(self, text: str) -> bool:
        """Whether a text has every code."""
        return bool(self.codes) and self.codes <= _tokens(text)


def _names(question: str) -> Iterator[str]:
    """Words with a capital in the middle of a sentence, days and months left out. German has them everywhere."""
    lang = language_of(question)
    if lang == _CAPITALISES_NOUNS:
        return
    words = [word for kind in ("weekdays", "months") for values in values_in(kind, lang).values() for word in values]
    calendar = set(map(str.casefold, words))
    for match in re.finditer(r"(?<=[^.!?:\s]\s)[A-ZÀ-Þ][^\W\d_]+", question):
        word = match[0].casefold()
        if len(word) >= _SHORTEST_NAME and word not in calendar:
            yield word


def _is_held(name: str, held: frozenset[str]) -> bool:
    return any(token.startswith(name) or name.startswith(token) for token in held if len(token) >= _SHORTEST_NAME)


def _whole(passage: FoundPassage) -> str:
    return f"{passage.title}\n{passage.heading}\n{passage.source}\n{passage.text}"


def _tokens(text: str) -> frozenset[str]:
    return frozenset(_plain(match[0]) for match in _TOKEN.finditer(text))


def _plain(token: str) -> str:
    """Caseless; a number without the marks in it: 1,500 is 1500."""
    return token.casefold() if any(char.isalpha() for char in token) else token.replace(",", "").replace(".", "")
