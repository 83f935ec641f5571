"""Other readings of a text whose words were disguised: look-alikes, spaced letters, digits for letters, codes.

Each reading is made once, from a bounded part of the text, and comes with the way back to the place it was read from.
Called by the detector alone; pure and linear.
"""

from __future__ import annotations

import codecs
import re
import string
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

import re2

from steward.language.injection.folds import LATIN, fold
from steward.language.injection.vocabulary import Vocabulary, classes

MOST: Final = 16_000
"""Characters that are read otherwise, half of them from the beginning and half from the end."""
CIPHERS: Final = ("rot13", "letters in reverse", "words in reverse")
"""Readings that nobody writes by mistake."""
_LEET: Final = str.maketrans("01345789$!|+€£", "oieastbgsiltel")
_LEET_L: Final = str.maketrans("01345789$!|+€£", "oleastbgslltel")
_LEET_WORD: Final = re2.compile(r"[a-z][0-9$!|+€£]|[0-9$!|+€£][a-z]")
_SPACED: Final = re2.compile(r"(?:^|[^\pL\d])((?:[\pL\d$!|@][ \t._*~/\\|+=,·•:\-]{1,3}){4,}[\pL\d$!|@])(?:$|[^\pL\d])")
"""Matches i g n o r e and p-r-o-m-p-t; not a b c."""
_WITHIN: Final = re.compile(r"(?<=[^\W\d_])[._*~^|\\/+=·•:\"`#\-]{1,3}(?=[^\W\d_])")
"""Matches the marks of ig-no.re; not those between words."""
_MARKS: Final = '._*~^|\\/+=·•:"`#-'
_ROTATED: Final = {ord(one): codecs.encode(one, "rot13") for one in string.ascii_letters}
_GAPS: Final = {code: " " for code in range(128) if not chr(code).isalpha()}
_WORDS: Final = re.compile(r"[^\W\d_]+")
_SLASHED: Final = re.compile(r"[^\W\d_] ?[/|\\~*+·•] [^\W\d_]")
_MANY_SLASHES: Final = 5
_FEWEST_MARKS: Final = 3
_CHARACTERS_A_MARK: Final = 60
"""Honest texts have fewer marks within words: e-mail, and/or."""
_LETTERS: Final = re.compile(r"[^\W\d_㐀-鿿]+")


@dataclass(frozen=True)
class Reading:
    """A text read otherwise, folded. `how` in words; `back` finds the place in the folded text it was read from."""

    how: str
    text: str
    back: Callable[[int, int], tuple[int, int]]


def readings(text: str, vocabulary: Vocabulary) -> Iterator[Reading]:
    """The readings of a folded text that differ from it and have a word that instructions have."""
    for begin, part in parts(text):
        for reading in _of_part(part, vocabulary):
            yield Reading(reading.how, reading.text, _moved(reading.back, begin))


def _of_part(part: str, vocabulary: Vocabulary) -> Iterator[Reading]:
    latin = part if part.isascii() else part.translate(LATIN)
    joined, places = _joined(latin)
    plain = _plain_letters(joined)
    known = set(_words(part))

    def adds(words: Iterable[str], fewest: int = 1) -> bool:
        """Whether words of the families are among them that do not stand in the text as it is."""
        return len(vocabulary.words.intersection(words) - known) >= fewest

    def tells(text: str) -> bool:
        return adds(_words(text))

    if latin != part and tells(latin):
        yield Reading("letters that look like others", latin, _same)
    if (joined != latin or plain != joined) and tells(plain):
        yield Reading("letters set apart or written as digits", plain, _by(places))
    with_l = joined.translate(_LEET_L) if plain != joined else plain
    if with_l != plain and tells(with_l):
        yield Reading("letters written as digits", with_l, _by(places))
    words = _words(plain)
    yield from _segmented(plain, words, places)
    mended = _mended(plain, words, vocabulary)
    if mended is not None:
        yield Reading("misspelt words", mended[0], _twice(mended[1], places))
    length = len(latin)
    own = known if latin == part else set(_words(latin))
    rotated = latin.translate(_ROTATED)
    if adds(_words(rotated), 2):
        yield Reading(CIPHERS[0], rotated, _same)
    if adds([word[::-1] for word in own], 2):
        yield Reading(CIPHERS[1], latin[::-1], _mirrored(length))
        yield Reading(CIPHERS[2], _WORDS.sub(lambda found: found[0][::-1], latin), _same)


def _words(text: str) -> list[str]:
    """The words of a text; quickly where it is plain."""
    return text.translate(_GAPS).split() if text.isascii() else _WORDS.findall(text)


def parts(text: str) -> list[tuple[int, str]]:
    """What of a text is read otherwise, with where it begins."""
    if len(text) <= MOST:
        return [(0, text)]
    half = MOST // 2
    return [(0, text[:half]), (len(text) - half, text[-half:])]


def _joined(text: str) -> tuple[str, list[int]]:
    """Letters that were set apart put together, with the place of each character."""
    pieces: list[str] = []
    places: list[int] = []
    at = 0
    for found in _SPACED.finditer(text):
        start, end = found.span(1)
        pieces.append(text[at:start])
        places += range(at, start)
        for word in re.split(r"\s{2,}|\s?[/|]\s|\s[/|]\s?", text[start:end]):
            begin = text.index(word, start) if word else start
            letters = [(mark, begin + n) for n, mark in enumerate(word) if mark.isalnum() or mark in "$!|@"]
            pieces.append("".join(mark for mark, _ in letters) + " ")
            places += [place for _, place in letters]
            start = begin + len(word)
            places.append(max(begin, start - 1))
        at = end
    pieces.append(text[at:])
    places += range(at, len(text))
    return _without_marks("".join(pieces), places)


def _without_marks(text: str, places: list[int]) -> tuple[str, list[int]]:
    """Words without marks within them: ig-no.re."""
    fewest = max(_FEWEST_MARKS, len(text) // _CHARACTERS_A_MARK)
    if sum(map(text.count, _MARKS)) < fewest or len(_WITHIN.findall(text)) < fewest:
        return text, places
    pieces: list[str] = []
    kept: list[int] = []
    at = 0
    for found in _WITHIN.finditer(text):
        pieces.append(text[at : found.start()])
        kept += places[at : found.start()]
        at = found.end()
    return "".join([*pieces, text[at:]]), [*kept, *places[at:]]


def _plain_letters(text: str) -> str:
    """Digits and marks in words as the letters they stand for."""
    return text.translate(_LEET) if _LEET_WORD.search(text) else text


def _segmented(text: str, words: list[str], places: list[int]) -> Iterator[Reading]:
    """The text without its spaces, cut into words again: ignoreallprevious, ig nore pre vious."""
    if not _is_cut_oddly(words):
        return
    squeezed = "".join(_LETTERS.findall(text))
    if not _has_key(squeezed):
        return
    kept = [place for found in _LETTERS.finditer(text) for place in places[found.start() : found.end()]]
    pieces: list[str] = []
    back: list[int] = []
    at = 0
    known, longest = _long_words()
    while at < len(squeezed):
        size = next((n for n in range(min(longest, len(squeezed) - at), 2, -1) if squeezed[at : at + n] in known), 1)
        word = f" {squeezed[at : at + size]} " if size > 1 else squeezed[at]
        pieces.append(word)
        own = kept[at : at + size]
        back += [own[0], *own, own[-1]] if size > 1 else own
        at += size
    yield Reading("words cut or run together", "".join(pieces), _by(back))


def _is_cut_oddly(words: list[str]) -> bool:
    """Whether some words are very long, or as many are very short as no language has."""
    short = sum(len(word) <= 3 for word in words)
    long = sum(len(word) for word in words if len(word) >= 16)
    return long > sum(map(len, words)) / 4 or (len(words) >= 6 and short / len(words) > 0.62)


def _mended(text: str, words: list[str], vocabulary: Vocabulary) -> tuple[str, list[int]] | None:
    """The text with misspelt words as they should be; None where there are none."""
    strange = {word for word in words if 5 <= len(word) <= 16 and word.isascii()} - vocabulary.words
    right = {word: mended for word in strange if (mended := _right(word)) is not None and not vocabulary.knows(word)}
    if not right:
        return None
    pieces: list[str] = []
    places: list[int] = []
    at = 0
    for found in _WORDS.finditer(text):
        if (word := right.get(found[0])) is None:
            continue
        pieces += [text[at : found.start()], word]
        places += [*range(at, found.start()), *[found.start()] * (len(word) - 1), found.end() - 1]
        at = found.end()
    return "".join([*pieces, text[at:]]), [*places, *range(at, len(text))]


@lru_cache(maxsize=20_000)
def _right(word: str) -> str | None:
    """The word that is meant; None for one that is well spelt, or like none."""
    scrambled, deleted = _misspellings()
    right = scrambled.get(_scramble(word)) or _nearest(word, deleted)
    # One is a form of the other: nothing is misspelt.
    return None if right is None or word.startswith(right) or right.startswith(word) else right


def _nearest(word: str, deleted: dict[str, str]) -> str | None:
    return next((right for one in (word, *_deletions(word)) if (right := deleted.get(one)) is not None), None)


def _scramble(word: str) -> str:
    return word[0] + "".join(sorted(word[1:-1])) + word[-1]


def _deletions(word: str) -> list[str]:
    return [word[:at] + word[at + 1 :] for at in range(len(word))]


@cache
def _keys() -> list[str]:
    """Stems of the words that instructions have."""
    own = classes()
    named = (
        "INSTR",
        "RULES",
        "SAFETY",
        "UNBOUND",
        "MODE",
        "SYSPROMPT",
        "AIM",
        "USER",
        "SECRET",
        "OVERRIDE",
        "SHOW",
        "SEND",
        "PRIOR",
        "DISABLE",
    )
    parts = {part for name in named for word in own[name] for part in fold(word.strip().rstrip("*")).split()}
    return sorted(
        word for word in parts if len(word) >= 5 or word in ("user", "rule") or (len(word) > 1 and word[0] >= "㐀")
    )


@cache
def _key_pattern() -> re2._Regexp:
    return re2.compile("|".join(map(re.escape, _keys())))


def _has_key(text: str) -> bool:
    return _key_pattern().search(text) is not None


@cache
def _long_words() -> tuple[frozenset[str], int]:
    """Words that are found where no space tells them apart."""
    own = classes()
    words = {part for entries in own.values() for entry in entries for part in fold(entry.strip().rstrip("*")).split()}
    known = frozenset(word for word in words if len(word) >= 3)
    return known, max(map(len, known))


@cache
def _misspellings() -> tuple[dict[str, str], dict[str, str]]:
    """The words that are worth mending by their letters, and by what is left without one of these."""
    own = classes()
    named = ("OVERRIDE", "PRIOR", "INSTR", "SYSPROMPT", "SHOW", "UNBOUND", "SAFETY", "DISABLE", "RULES")
    words = {part for name in named for entry in own[name] for part in fold(entry.strip()).split() if "*" not in part}
    mended = sorted(word for word in words if len(word) >= 6 and word.isascii())
    deleted = {one: word for word in mended for one in (word, *_deletions(word)) if len(one) >= 5}
    return {_scramble(word): word for word in mended}, deleted


def _same(start: int, end: int) -> tuple[int, int]:
    return start, end


def _mirrored(length: int) -> Callable[[int, int], tuple[int, int]]:
    return lambda start, end: (length - end, length - start)


def _moved(back: Callable[[int, int], tuple[int, int]], by: int) -> Callable[[int, int], tuple[int, int]]:
    def moved(start: int, end: int) -> tuple[int, int]:
        begin, last = back(start, end)
        return begin + by, last + by

    return moved


def _by(places: list[int]) -> Callable[[int, int], tuple[int, int]]:
    def by(start: int, end: int) -> tuple[int, int]:
        return (places[start], places[max(start, end - 1)] + 1) if places else (0, 0)

    return by


def _twice(own: list[int], places: list[int]) -> Callable[[int, int], tuple[int, int]]:
    return lambda start, end: (places[own[start]], places[own[max(start, end - 1)]] + 1)
