"""Whether a text tells of an emergency that is happening: a score by a small learned head over hashed pieces of words.

Called by the guard of the input in the workers and by the gateway, which must see a cry for help before it takes a text
for an answer. The head is a table of signed bytes made by `training.emergencies`, added up in plain Python, so that no
process needs a model for it and it works whatever planner or embedder is away. It never answers and knows no number;
how an answer is worded stands in emergencies.yaml.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from math import exp, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml

from steward.language.unicode_text import unaccented

LONGEST: Final = 600
"""Longer texts are pasted material, not a cry for help."""
BITS: Final = 19
"""The table has 2 ** BITS places."""
HEAD: Final = struct.Struct("<4sff")
"""What the file begins with: a mark, the score of a text without known pieces, and what one step of a byte adds."""
MARK: Final = b"EMG1"
_FILE: Final = Path(__file__).parents[1] / "weights" / "emergencies.bin"
_SAYINGS: Final = Path(__file__).with_name("emergencies.yaml")
_WORD: Final = re.compile(r"\w+")
"""Matches "can" and "t" of "can't"; not "!": shouting alone is no emergency."""
_MOST_WORDS: Final = 120


class Level(StrEnum):
    """How sure it is. CERTAIN: nothing else is done. LIKELY: the number is told first and the request goes on."""

    CERTAIN = "certain"
    LIKELY = "likely"


THRESHOLDS: Final = ((Level.CERTAIN, 0.88), (Level.LIKELY, 0.70))
"""Least scores, best first; measured by `make bench-emergencies`."""


class Alarm(NamedTuple):
    """An emergency as it was heard; `score` is between 0 and 1."""

    level: Level
    score: float


def alarm_in(text: str) -> Alarm | None:
    """The emergency a text tells of, or None. Takes a millisecond for the longest text it looks at."""
    if len(text) > LONGEST:
        return None
    score = score_of(text)
    return next((Alarm(level, score) for level, least in THRESHOLDS if score >= least), None)


def score_of(text: str) -> float:
    """How likely the text tells of an emergency, between 0 and 1."""
    bias, step, table = _head()
    places = places_of(text)
    if not places:
        return 0.0
    added = sum(table[place] for place in places) * step / sqrt(len(places))
    return 1.0 / (1.0 + exp(-(bias + added)))


def places_of(text: str) -> set[int]:
    """The places of a text's pieces in the table."""
    mask = (1 << BITS) - 1
    return {zlib.crc32(piece.encode()) & mask for piece in _pieces(text)}


def _pieces(text: str) -> Iterator[str]:
    """Words, pairs of words with one word between them at most, the beginning, and three to five letters of a word."""
    words = _WORD.findall(unaccented(text))[:_MOST_WORDS]
    yield from (f"^{' '.join(words[:count])}" for count in (1, 2, 3))
    before = last = ""
    for word in words:
        yield f"w {word}"
        yield f"b {last} {word}"
        yield f"s {before} {word}"
        before, last = last, word
        edged = f"<{word}>"
        for length in (3, 4, 5):
            yield from (edged[at : at + length] for at in range(len(edged) - length + 1))


def language_of(text: str) -> str:
    """The language whose small words are most in the text; English where none is ahead."""
    words = unaccented(text).replace("'", " ").split()
    known = {lang: sum(word.strip(".,!?:;") in found for word in words) for lang, found in _small_words().items()}
    return max(known, key=lambda lang: known[lang])


def sayings(lang: str) -> dict[str, Any]:
    """What is said to an emergency in a language: a text a level, the services' names, the numbers of anywhere."""
    return _sayings()[lang]


@cache
def _sayings() -> dict[str, dict[str, Any]]:
    return dict(yaml.load(_SAYINGS.read_text(encoding="utf-8"), yaml.CBaseLoader))


@cache
def _small_words() -> dict[str, frozenset[str]]:
    return {
        lang: frozenset(part for word in message["words"] for part in unaccented(word).split("'"))
        for lang, message in _sayings().items()
    }


@cache
def _head() -> tuple[float, float, memoryview]:
    content = _FILE.read_bytes()
    mark, bias, step = HEAD.unpack_from(content)
    if mark != MARK or len(content) != HEAD.size + (1 << BITS):
        raise ValueError(f"{_FILE.name} is damaged")
    return bias, step, memoryview(content)[HEAD.size :].cast("b")
