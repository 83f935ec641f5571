"""How much a sentence of an answer sounds like a deed of the assistant: two scores by a small learned head.

`own`: only the assistant can have done it ("I have sent it", "Task created", "Consider it done"). `any`: that, or
things are as only a deed could have made them ("Milk is on your list now"). The tables of signed bytes are made by
`training.claims` over the pieces of words of `language.emergencies`. It knows no tool and no result: whether a deed
stands behind the sentence is somebody else's question.
"""

from __future__ import annotations

import struct
from functools import cache
from math import exp, sqrt
from pathlib import Path
from typing import Final, NamedTuple

from steward.language.emergencies import places_of

BITS: Final = 18
"""Each table has 2 ** BITS places."""
HEAD: Final = struct.Struct("<4sffff")
"""What the file begins with: a mark; for `own` and for `any` the score of nothing and the step of a byte."""
MARK: Final = b"DED1"
_FILE: Final = Path(__file__).parents[1] / "weights" / "deed_claims.bin"


class DeedScores(NamedTuple):
    """Between 0 and 1 each."""

    own: float
    any: float


def deed_scores(sentence: str) -> DeedScores:
    """The scores of one sentence; of a long one its first 120 words count."""
    places = places_in(sentence)
    if not places:
        return DeedScores(0.0, 0.0)
    return DeedScores(*(_score(bias, step, table, places) for bias, step, table in _head()))


def places_in(sentence: str) -> set[int]:
    """The places of a sentence's pieces in each table."""
    mask = (1 << BITS) - 1
    return {place & mask for place in places_of(sentence)}


def _score(bias: float, step: float, table: memoryview, places: set[int]) -> float:
    added = sum(table[place] for place in places) * step / sqrt(len(places))
    return 1.0 / (1.0 + exp(-(bias + added)))


@cache
def _head() -> tuple[tuple[float, float, memoryview], ...]:
    content = _FILE.read_bytes()
    mark, *numbers = HEAD.unpack_from(content)
    size = 1 << BITS
    if mark != MARK or len(content) != HEAD.size + 2 * size:
        raise ValueError(f"{_FILE.name} is damaged")
    tables = memoryview(content)[HEAD.size :].cast("b")
    return (numbers[0], numbers[1], tables[:size]), (numbers[2], numbers[3], tables[size:])
