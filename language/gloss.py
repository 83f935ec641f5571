"""German and Spanish requests word by word in English, for encoders that know English best.

The order of the words stays, so that all of a gloss belongs to words of the request. The dictionaries in
`language/glossary` are lines of `words<TAB>gloss`; one `*` on both sides stands for what a phrase encloses.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from steward.language.reread import Change, Reread, reread
from steward.language.unicode_text import unaccented
from steward.language.word_lists import LANGUAGES, by_language, words_for

GLOSSED: Final = ("de", "es")
FOLDER: Final = Path(__file__).with_name("glossary")
_PIECE: Final = re.compile(r"\S+")
_OTHER: Final = re.compile(r"[@/\\_]|\.[^\W\d]|[^\W\d]\d|\d[^\W\d]|\d-|-\d")
"""What only an address, a path or an identifier holds; such a piece is one word, to its last letter or digit."""
_WORD: Final = re.compile(r"(?P<number>\d++(?:[.:,]\d++)*+)|[^\W\d_]++(?:['’][^\W\d_]++)?+")
_LONGEST_TEXT: Final = 2000
_LONGEST: Final = 5
"""Words of a phrase."""
_ENCLOSED: Final = 14
"""At most so many words stand between the halves of a phrase."""
_CLAUSE: Final = 40
"""More words than any phrase and what it encloses."""
_SHORTEST: Final = 3
"""Letters of a part of a German compound."""
_INITIALS: Final = 2
"""Letters of a word that english.txt, which is sorted, is looked up by."""
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_AGREEING: Final = {word: lang for lang in reversed(LANGUAGES) for word in by_language("yes")[lang]}
"""The word "ja" alone is of English dictionaries too."""
_NAMED: Final = frozenset(words_for("titles"))
"""What follows these is a name, whatever else the word means."""


class _Bracket(NamedTuple):
    """A phrase around other words: its halves and their glosses; the last gloss may be empty."""

    first: tuple[str, ...]
    last: tuple[str, ...]
    before: str
    after: str


class _Word(NamedTuple):
    """A word of the request in lower case, where it stands, and whether it is a name, a number or the like."""

    word: str
    start: int
    end: int
    named: bool


@dataclass(frozen=True, slots=True)
class _Dictionary:
    """`folded`: glosses by words without accents; `plain`: where these tell words apart; `brackets`: by first word."""

    lang: str
    plain: dict[str, str]
    folded: dict[str, str]
    brackets: dict[str, list[_Bracket]]

    def gloss(self, words: Sequence[str]) -> str | None:
        """What words in lower case are in English."""
        message = " ".join(words)
        return self.plain.get(message) or self.folded.get(_folded(message))

    def compound(self, word: str) -> str | None:
        """What a German word is that two others make."""
        if self.lang != "de":
            return None
        for at in range(len(word) - _SHORTEST, _SHORTEST - 1, -1):
            first, last = self._joined(word[:at]), self.gloss([word[at:]])
            if first and last:
                return f"{first} {last}"
        return None

    def _joined(self, word: str) -> str | None:
        """A compound's first part; an s may join it."""
        return self.gloss([word]) or (self.gloss([word[:-1]]) if word.endswith("s") and len(word) > _SHORTEST else None)


@lru_cache(maxsize=256)
def in_english(text: str) -> Reread:
    """The text word by word in English; as it is when most of its words are in no language that is glossed.

    A text over 2,000 characters stays too, which bounds the time this takes; no encoder reads so many.
    """
    if len(text) > _LONGEST_TEXT:
        return Reread(text)
    message = list(_words_of(text))
    known = _language(message)
    return reread(text, list(_changes(text, message, known))) if known else Reread(text)


def language_of(text: str) -> str:
    """ "de" or "es" where most of a text's words are in one of these, or it is their word for yes; else "en"."""
    words = list(_words_of(text[:_LONGEST_TEXT]))
    if (known := _language(words)) is not None:
        return known.lang
    return _AGREEING.get(words[0].word, "en") if len(words) == 1 else "en"


def language_told(text: str) -> str | None:
    """The same where a text tells it: "en" where most words are English, another language also where a word is of that
    one alone ("pon la calefa a 20"); None where it may be any."""
    words = list(_words_of(text[:_LONGEST_TEXT]))
    if (known := _language(words)) is not None:
        return known.lang
    telling = [word.word for word in words if not word.named and word.word not in _shared_words()]
    if 2 * sum(map(_is_english, telling)) > len(telling):
        return "en"
    hinted = {lang for lang in GLOSSED if any(_dictionary(lang).gloss([word]) is not None for word in telling)}
    return hinted.pop() if len(hinted) == 1 else None


def _words_of(text: str) -> Iterator[_Word]:
    """The words of a text; each piece of it is looked at once, for one pattern of all this took cubic time."""
    for piece in _PIECE.finditer(text):
        start, end = piece.span()
        while end > start and not (text[end - 1].isalnum() or text[end - 1] == "_"):
            end -= 1
        if _OTHER.search(text, start, end):
            yield _Word(text[start:end].lower(), start, end, True)
            continue
        for match in _WORD.finditer(text, start, end):
            named = bool(match["number"]) or (match.start() > 0 and match[0].istitle())
            yield _Word(match[0].lower(), match.start(), match.end(), named)


@cache
def version() -> str:
    """Changes with the files that say what is read, and how."""
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in sorted(FOLDER.iterdir())))
    return digest.hexdigest()[:8]


def _language(message: Sequence[_Word]) -> _Dictionary | None:
    """The dictionary that holds more of the words than are English alone, and half of all but names and numbers.

    Words that are of English as well tell nothing.
    """
    words = [word.word for word in message if not word.named]
    telling = [word for word in words if word not in _shared_words()]
    english = set(filter(_is_english, telling))
    best, most = None, 0
    for known in map(_dictionary, GLOSSED):
        reported = [word for word in telling if known.gloss([word]) is not None]
        alone = english.difference(reported)
        enough = 2 * (len(reported) + len(words) - len(telling)) >= len(words)
        if enough and len(reported) > max(most, sum(word in alone for word in telling)):
            best, most = known, len(reported)
    return best


def _changes(text: str, words: Sequence[_Word], known: _Dictionary) -> Iterator[Change]:
    later: dict[int, tuple[int, str | None]] = {}
    at = 0
    while at < len(words):
        count, gloss = later.get(at) or _phrase(text, words, at, known)
        bracket = None if at in later else _bracket(text, words, at, known)
        if bracket and len(bracket[0].first) + len(bracket[0].last) >= count:
            found, place = bracket
            count, gloss, later[place] = len(found.first), found.before, (len(found.last), found.after)
        elif not count:
            count, gloss = 1, _single(words, at, known)
        if gloss is not None:
            yield from _aligned(words[at : at + count], gloss, known)
        at += count


def _aligned(words: Sequence[_Word], gloss: str, known: _Dictionary) -> list[Change]:
    """What is read for some words, its last words apart where they are the gloss of the last of these alone."""
    last: list[Change] = []
    while len(words) > 1 and (own := known.gloss([words[-1].word])) and gloss.endswith(f" {own}"):
        gloss = gloss.removesuffix(f" {own}")
        last.insert(0, Change(words[-1].start, words[-1].end, own))
        words = words[:-1]
    return [Change(words[0].start, words[-1].end, gloss), *last]


def _phrase(text: str, words: Sequence[_Word], at: int, known: _Dictionary) -> tuple[int, str | None]:
    """The longest phrase that begins at a word: how many words, and its gloss; none has 0."""
    for count in range(min(_LONGEST, _together(text, words, at)), 1, -1):
        gloss = known.gloss([word.word for word in words[at : at + count]])
        if gloss:
            return count, gloss
    return 0, None


def _bracket(text: str, message: Sequence[_Word], at: int, known: _Dictionary) -> tuple[_Bracket, int] | None:
    """The phrase around the following words, and the place of its other half: in German the last that fits."""
    clause = _together(text, message, at)
    words = tuple(_folded(word.word) for word in message[at : at + clause])
    fitting = []
    for phrase in known.brackets.get(words[0], []):
        size, other = len(phrase.first), len(phrase.last)
        if words[:size] == phrase.first:
            places = range(size + 1, min(size + _ENCLOSED, clause - other) + 1)
            fitting += [(place, size, phrase) for place in places if words[place : place + other] == phrase.last]
    if not fitting:
        return None
    place, _, best = (max if known.lang == "de" else min)(fitting, key=lambda one: (one[0], one[1]))
    return best, at + place


def _single(words: Sequence[_Word], at: int, known: _Dictionary) -> str | None:
    if at and words[at - 1].word in _NAMED:
        return None
    word = words[at].word
    return known.gloss([word]) or known.compound(word)


def _together(text: str, words: Sequence[_Word], at: int) -> int:
    """How many words from this one on stand with nothing but spaces between them, as far as a phrase may reach."""
    count = 1
    most = min(len(words) - at, _CLAUSE)
    while count < most and text[words[at + count - 1].end : words[at + count].start].isspace():
        count += 1
    return count


@cache
def _dictionary(lang: str) -> _Dictionary:
    plain: dict[str, str] = {}
    folded: dict[str, str] = {}
    brackets: dict[str, list[_Bracket]] = {}
    for line in (FOLDER / f"{lang}.tsv").read_text(encoding="utf-8").splitlines():
        words, gloss = line.split("\t")
        first, gap, last = _folded(words).partition(" * ")
        if gap:
            before, _, after = f"{gloss} ".partition(" * ")
            half = _Bracket(tuple(first.split()), tuple(last.split()), before, after.strip())
            brackets.setdefault(half.first[0], []).append(half)
        elif folded.setdefault(first, sys.intern(gloss)) != gloss:
            plain[words] = gloss
    return _Dictionary(lang, plain, folded, brackets)


@cache
def _shared_words() -> frozenset[str]:
    """English words that are words of the other languages too, and names."""
    return frozenset((FOLDER / "shared.txt").read_text(encoding="utf-8").split())


def _is_english(word: str) -> bool:
    return f"\n{word}\n" in _english_words().get(word[:_INITIALS], "")


@cache
def _english_words() -> dict[str, str]:
    """Words the encoders know, most of them English, each in a line, by their first letters. A set of them takes ten
    times as much memory; in one text a word that is not there took an eighth of a millisecond."""
    words = (FOLDER.parent / "english.txt").read_text(encoding="utf-8").splitlines()
    by_initials = groupby(words, key=lambda word: word[:_INITIALS])
    return {initials: "\n".join(["", *group, ""]) for initials, group in by_initials}


def _folded(words: str) -> str:
    """Without accents, but umlauts as people write them who have none: "größe" is "groesse", where an e tells words
    apart ("schön", "schon")."""
    return words if words.isascii() else unaccented(words.translate(_UMLAUTS))
