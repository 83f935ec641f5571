"""Names and codes in a text that a model phrased: words that stand for somebody or something by themselves.

Pure. In English and Spanish a capital inside a sentence makes a name; German writes every noun so, and there only codes
are looked at. The first word of a sentence counts when what follows shows that it is a name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from steward.language.moments.names import MONTHS, WEEKDAYS
from steward.language.named_values import NUMBERS
from steward.language.unicode_text import unaccented
from steward.language.word_lists import any_of, by_language, words_for

_TELLING: Final = {lang: frozenset(words) for lang, words in by_language("telling_words").items()}
_COMMON: Final = frozenset(words_for("no_names"))
_STARTERS: Final = frozenset(words_for("openers"))
_TOKEN: Final = re.compile(r"[^\W_]+(?:[-'’.][^\W_]+)*")
_PERSON_DOES: Final = rf"(?:{any_of('person_does')})\b"
_SUBJECT_IS: Final = rf"(?:{any_of('subject_is')})\b"
_NAME_FOLLOWS: Final = re.compile(rf"^\s+(?:[A-ZÄÖÜÁÉÍÓÚÑ][\w'’-]+\s+)?{_PERSON_DOES}|^['’]s\s")
_STATED: Final = re.compile(rf"^\s+{_SUBJECT_IS}")
_NUMBER_WITH_UNIT: Final = re.compile(
    r"\d+(?:[.,]\d+)?(?:st|nd|rd|th|x|k|m|bn|mm|cm|km|kg|g|h|s|d|w|y|mo|min|mins|hrs?|am|pm|c|f|gb|mb|kb|ms|p|e|er|s)?",
    re.IGNORECASE,
)
_WRAPPING: Final = " \t\"'“”„‘’*_([<>"
"""What may stand between a name and the word before it."""
_LABEL: Final = re.compile(rf"\b(?:{any_of('name_labels')})\W{{0,3}}:$", re.IGNORECASE)


def codes_in(text: str) -> Iterator[str]:
    """Words of letters and digits, such as `3f2a9c` or `Q3`; a number with its unit is none."""
    for match in _TOKEN.finditer(text):
        for word in _parts(match.group()):
            mixed = any(char.isdigit() for char in word) and any(char.isalpha() for char in word)
            if mixed and not _NUMBER_WITH_UNIT.fullmatch(word) and not re.fullmatch(r"\d+(?:[-'’.][^\W\d_]+)+", word):
                yield word


def _parts(word: str) -> list[str]:
    """A compound such as "Q3-Bericht" is its parts; `covid-19` is one word."""
    parts = word.split("-")
    return parts if any(len(part) > 3 and part.isalpha() and part[0].isupper() for part in parts[1:]) else [word]


def names_in(text: str, *, statements: bool = False) -> Iterator[str]:
    """Capitalised words that are names. With `statements` also the subject of a sentence ("Paris is ...")."""
    if language_of(text) == "de":
        return
    for line in text.split("\n"):
        if _is_heading(line):
            continue
        for match in _TOKEN.finditer(line):
            if _is_name(line, match, statements):
                yield from re.sub(r"['’]s$", "", match.group()).split("-")[:1]


def _is_name(line: str, match: re.Match[str], statements: bool) -> bool:
    word = match.group()
    plain = unaccented(word)
    if (
        not word[0].isupper()
        or len(word) < 2
        or plain in _COMMON
        or plain in NUMBERS
        or plain in MONTHS
        or plain in WEEKDAYS
        or any(char.isdigit() for char in word)
    ):
        return False
    before = line[max(0, match.start() - 60) : match.start()].rstrip(_WRAPPING)
    if before[-1:].isalnum() or before.endswith((",", ";", "&", "/")) or _LABEL.search(before):
        return True
    if plain.partition("'")[0] in _STARTERS:
        return False
    after = line[match.end() :]
    if _NAME_FOLLOWS.search(after):
        return True
    return word.endswith(("'s", "’s")) or (statements and bool(_STATED.search(after)))


def _is_heading(line: str) -> bool:
    """A short line of capitalised words alone, such as "Top Stories:"."""
    words: list[str] = _TOKEN.findall(line)
    marked = line.rstrip().endswith((":", "**", "#")) or line.lstrip().startswith("#")
    return marked and 0 < len(words) <= 6 and sum(word[0].isupper() for word in words) * 2 >= len(words)


def language_of(text: str) -> str:
    """ "de", "es" or "en", by the little words; "en" when they do not tell."""
    words = [word.lower() for word in _TOKEN.findall(text)]
    counts = {name: sum(word in known for word in words) for name, known in _TELLING.items()}
    return max(counts, key=lambda name: counts[name])
