"""What reads like orders to an assistant: scores of sentences by a small learned head over hashed pieces of words.

Called by the detector beside the families, which know the words of attempts; the head knows how they sound. It is two
tables of signed bytes made by `training.injection`, one for what users say and one for what comes from elsewhere. Pure;
takes time linear in a bounded part of the text.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from steward.language.injection.families import families

LEAST: Final = {True: 0.95, False: 0.985}
"""The least scores that count, for what users say and for all else: of honest lines with words of attempts, kept from
training, one in two hundred at most reaches them (`python -m training.injection --held`)."""
BITS: Final = 18
"""Each table has 2 ** BITS places."""
MARK: Final = b"INJ1"
HEAD: Final = struct.Struct("<4sffff")
"""What the file begins with: a mark; for users' words and for others the score of nothing and the step of a byte."""
_FILE: Final = Path(__file__).parents[2] / "weights" / "injection.bin"
LONGEST: Final = 16_000
"""Characters that are looked at."""
_MOST_TOGETHER: Final = 60
_FEWEST_WORDS: Final = 3
"""Two words sound like anything ("rule=system"); those that are an attempt by themselves are known to a family."""
_FEW_PARTS: Final = 12
_CHANCE: Final = 0.5
"""The best of many parts is high by chance: what it must reach rises by so much with the logarithm of their number."""
_STRETCH: Final = 40
"""Words of a sentence that is longer than _MOST_TOGETHER are looked at so many at once, half of them twice."""
_LONGEST_KEPT: Final = 24
_MOST_KEPT: Final = 50_000
_LENGTHS: Final = (4,)
_GAP: Final = 1
_KNOWN: Final = 128
"""Characters from here on are letters, but for the punctuation of Unicode."""
_ENDS: Final = ".!?;"
_WIDE_ENDS: Final = (0x3002, 0xFF01, 0xFF1F)
_BASE: Final = 0x9E3779B97F4A7C15
_INVERSE: Final = pow(_BASE, -1, 1 << 64)
_MIXERS: Final = tuple(
    np.uint64(0xD6E8FEB86659FD93 + 0x51ED2702A3F5B2E6 * kind & (1 << 64) - 1 | 1) for kind in range(12)
)
_SHIFT: Final = np.uint64(29)
_TOP: Final = np.uint64(64 - BITS)

Numbers = NDArray[np.uint64]
Places = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Pieces:
    """The pieces of a text: the place of each in a table, the word it belongs to; and of each word where it begins and
    ends and the number of its sentence."""

    places: Places
    words: Places
    starts: Places
    ends: Places
    sentences: Places


class Sounding(NamedTuple):
    """The part of a text that reads most like orders, and how much, between 0 and 1."""

    score: float
    start: int
    end: int


def loudest(folded: str, *, stated_by_user: bool) -> Sounding | None:
    """The part of a folded text of at most LONGEST characters with the highest score; None for two words."""
    return loudest_by(_head()[0 if stated_by_user else 1], folded)


def loudest_by(weighed: tuple[float, float, NDArray[np.float32]], folded: str) -> Sounding | None:
    """The same by a bias, the step of a byte and a table."""
    pieces = pieces_of(folded[:LONGEST])
    count = len(pieces.starts)
    if count < _FEWEST_WORDS:
        return None
    bias, step, table = weighed
    added = np.concatenate([[0.0], np.cumsum(np.bincount(pieces.words, table[pieces.places], count))])
    known = np.concatenate([[0], np.cumsum(np.bincount(pieces.words, minlength=count))])
    begins, ends = _parts(pieces.sentences)
    long_enough = ends - begins >= _FEWEST_WORDS
    begins, ends = begins[long_enough], ends[long_enough]
    if not len(begins):
        return None
    scores = (added[ends] - added[begins]) / np.sqrt(np.maximum(known[ends] - known[begins], 1))
    best = int(np.argmax(scores))
    by_chance = _CHANCE * log(max(1.0, len(scores) / _FEW_PARTS))
    score = 1.0 / (1.0 + exp(by_chance - bias - step * float(scores[best])))
    return Sounding(score, int(pieces.starts[begins[best]]), int(pieces.ends[ends[best] - 1]))


def _parts(sentences: Places) -> tuple[Places, Places]:
    """The first words of what is looked at together, and those after the last: one to three sentences, or stretches."""
    count = len(sentences)
    edges = np.concatenate([[0], np.flatnonzero(np.diff(sentences)) + 1, [count]])
    begins, ends = [edges[:-1]], [edges[1:]]
    for more in (2, 3):
        short = edges[more:] - edges[:-more] <= _MOST_TOGETHER
        begins.append(edges[:-more][short])
        ends.append(edges[more:][short])
    if (edges[1:] - edges[:-1]).max() > _MOST_TOGETHER:
        stretches = np.arange(0, count, _STRETCH // 2)
        begins.append(stretches)
        ends.append(np.minimum(stretches + _STRETCH, count))
    return np.concatenate(begins), np.concatenate(ends)


def pieces_of(folded: str) -> Pieces:
    """The pieces of a folded text: words, some words together, the first of a sentence, four letters; and the same of
    the classes that words belong to, as if there were no others: they are alike in ten languages."""
    codes = np.frombuffer(f" {folded}  ".encode("utf-32-le", "replace"), np.uint32)
    values = _values()[np.minimum(codes, _KNOWN)]
    foreign = values == _KNOWN
    if foreign.any():
        values[foreign] = np.where((codes[foreign] >= 0x2000) & (codes[foreign] < 0x2070), _GAP, codes[foreign])
    letters = values != _GAP
    begun = letters[1:] & ~letters[:-1]
    starts = np.flatnonzero(begun) + 1
    ends = np.flatnonzero(letters[:-1] & ~letters[1:]) + 1
    sentences = np.cumsum(_ends(codes), dtype=np.int64)[starts]
    powers, inverses = _powers()
    sums = np.concatenate([np.zeros(1, np.uint64), np.cumsum(values * powers[: len(values)], dtype=np.uint64)])
    words = (sums[ends] - sums[starts]) * inverses[starts]
    places, owners = _of_words(words, sentences, 0)
    senses = _senses()
    sense = np.array([senses[folded[start - 1 : end - 1]] for start, end in zip(starts, ends, strict=True)], np.uint64)
    known = np.flatnonzero(sense)
    of_senses, known_owners = _of_words(sense[known], sentences[known], 5)
    places += of_senses
    owners += [known[owner] for owner in known_owners]
    owner = np.cumsum(begun) - 1  # of the character after
    breaks = np.concatenate([[0], np.cumsum(~letters)])
    for kind, length in enumerate(_LENGTHS, start=10):
        last = len(values) - length + 1
        if last <= 0:
            continue
        within = np.flatnonzero(breaks[length - 1 : length - 1 + last] == breaks[1 : 1 + last])
        places.append(_place((sums[within + length] - sums[within]) * inverses[within], kind))
        owners.append(owner[within])
    all_places, all_owners = np.concatenate(places), np.concatenate(owners)
    fresh = _first_times(all_places, all_owners)
    return Pieces(all_places[fresh], all_owners[fresh], starts - 1, ends - 1, sentences)


def _first_times(places: Places, owners: Places) -> NDArray[np.bool_]:
    """Which pieces did not stand in the last words already: what is said again and again sounds no more like an order
    than what is said once."""
    order = np.argsort(places, kind="stable")
    again = (np.diff(places[order]) == 0) & (np.diff(owners[order]) < _MOST_TOGETHER)
    fresh = np.ones(len(places), np.bool_)
    fresh[order[1:][again]] = False
    return fresh


def _of_words(words: Numbers, sentences: Places, kinds: int) -> tuple[list[Places], list[Places]]:
    """Words, pairs, pairs with one between, triples, and the first of a sentence; with the last word of each."""
    every = np.arange(len(words))
    pairs = every[1:][sentences[1:] == sentences[:-1]]
    triples = every[2:][sentences[2:] == sentences[:-2]]
    first = every[np.diff(sentences, prepend=-1) != 0]
    two = words[pairs - 1] * _MIXERS[1] + words[pairs]
    wide = words[triples - 2] * _MIXERS[2] + words[triples]
    three = words[triples - 2] * _MIXERS[3] + words[triples - 1] * _MIXERS[1] + words[triples]
    found = [(words, every), (two, pairs), (wide, triples), (three, triples), (words[first], first)]
    return [_place(one, kind) for kind, (one, _) in enumerate(found, kinds)], [owner for _, owner in found]


def _place(hashed: Numbers, kind: int) -> Places:
    mixed = (hashed ^ (hashed >> _SHIFT)) * _MIXERS[kind]
    mixed = (mixed ^ (mixed >> _SHIFT)) * _MIXERS[0]
    return (mixed >> _TOP).astype(np.int64)


def _ends(codes: NDArray[np.uint32]) -> NDArray[np.bool_]:
    """After which characters a sentence ends."""
    kinds = _endings()[np.minimum(codes, _KNOWN)]
    stops = (kinds == 1) & (np.roll(codes, -1) <= ord('"'))
    return np.asarray(stops | (kinds == 2) | ((codes > _KNOWN) & np.isin(codes, _WIDE_ENDS)))


@cache
def _endings() -> NDArray[np.uint8]:
    kinds = np.zeros(_KNOWN + 1, np.uint8)
    kinds[[ord(mark) for mark in _ENDS]] = 1
    kinds[ord("\n")] = 2
    return kinds


@cache
def _values() -> Numbers:
    """What characters count as: every digit is the same, whatever is neither digit nor letter is a gap."""
    known = [ord("0" if chr(code).isdigit() else chr(code)) if chr(code).isalnum() else _GAP for code in range(_KNOWN)]
    return np.array([*known, _KNOWN], np.uint64)


class _Senses(dict[str, int]):
    """A number for the classes of a word, of some words found once; 0 for a word without any."""

    def __missing__(self, word: str) -> int:
        found = zlib.crc32(" ".join(families().vocabulary.classes_of(word)).encode())
        if len(word) <= _LONGEST_KEPT and len(self) < _MOST_KEPT:
            self[word] = found
        return found


@cache
def _senses() -> _Senses:
    return _Senses()


@cache
def _powers() -> tuple[Numbers, Numbers]:
    """Powers of the base and their inverses: where in a text a word stands does not change its hash."""
    count = LONGEST + 4
    ones = np.ones(1, np.uint64)
    powers = np.cumprod(np.full(count, _BASE, np.uint64), dtype=np.uint64)
    inverses = np.cumprod(np.full(count, _INVERSE, np.uint64), dtype=np.uint64)
    return np.concatenate([ones, powers]), np.concatenate([ones, inverses])


@cache
def _head() -> tuple[tuple[float, float, NDArray[np.float32]], ...]:
    content = _FILE.read_bytes()
    mark, *numbers = HEAD.unpack_from(content)
    if mark != MARK or len(content) != HEAD.size + (2 << BITS):
        raise ValueError(f"{_FILE.name} is damaged")
    tables = np.frombuffer(content, np.int8, offset=HEAD.size).astype(np.float32).reshape(2, -1)
    return (numbers[0], numbers[1], tables[0]), (numbers[2], numbers[3], tables[1])
