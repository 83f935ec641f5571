"""Places in a message where one request may end and another begin, by the words and marks there. Pure.

The splitter calls it. What the pieces ask for is not known here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from steward.language.word_lists import any_of

_MOST_PARTS: Final = 8
_BEGINS: Final = 0.5
"""A further request begins where that is likelier than this."""
_BEGINS_JOINED: Final = 0.18
"""The same after a word or a mark that joins two requests, such as "and" or a comma."""
_JOIN: Final = rf"(?:\b(?:{any_of('joining', 'following')})\b[\s,;.:&]*+)"
_BETWEEN: Final = r"(?<![\s,;.:&+!?-])[\s,;.:&+!?-]"
"""The first of a run of spaces and marks. Without the condition each of them would begin a match: quadratic time."""
_JOINED: Final = re.compile(rf"(?:{_BETWEEN}*+{_JOIN}{{0,8}}+)$", re.I)
"""What joins at a text's end: " and then " of "buy milk and then ", ", " of "buy milk, "; nothing of "buy milk"."""
_JOINT: Final = re.compile(rf"{_BETWEEN}++(?:(?:{any_of('sighs')}) )?{_JOIN}++|(?<![,;.:&+!?-])[,;.:&+!?-]++\s++", re.I)
"""What may join inside a text: ", and then " of "buy milk, and then call Kim"; nothing in "10.30"."""
_INSIDE: Final = re.compile(r"(?:://(?:(?!://)\S)*+|[^\W\d_]\.)$")
"""A text that ends inside an address ("see http://a.b", "www."): no request begins after it."""
_SELECT: Final = re.compile(r"\bselect\b", re.I)
_FROM: Final = re.compile(r"\bfrom\b", re.I)
_THEN: Final = re.compile(rf"\b(?:{any_of('following', 'once')})\b", re.I)
_REFERS: Final = re.compile(rf"\b(?:{any_of('referring')})\b", re.I)
"""Words for what an earlier step found."""


class Piece(NamedTuple):
    """A stretch of the request and where it begins. `waits`: it is to come after the piece before it ("and then")."""

    text: str
    begin: int
    waits: bool


def find_joints(text: str) -> Iterator[re.Match[str]]:
    """The words and marks that may join two requests."""
    columns = _columns(text)
    return (joint for joint in _JOINT.finditer(text) if not columns[0] < joint.end() < columns[1])


def may_begin(text: str, place: int, likely: float) -> bool:
    """Whether a request begins at a place where the judge holds that `likely`."""
    if likely <= _BEGINS_JOINED:
        return False
    before = text[:place]
    begin, end = _columns(text)
    return likely > _least(before) and not _INSIDE.search(before) and not begin < place < end


def _columns(text: str) -> tuple[int, int]:
    """Where the columns of an SQL query stand, in which no request begins; (0, 0) without a query."""
    select = _SELECT.search(text)
    end = _FROM.search(text, select.end() + 1) if select else None
    return (select.start(), end.end()) if select and end else (0, 0)


def _least(before: str) -> float:
    """How likely the judge must hold it that a request begins after this text."""
    joint = _JOINED.search(before)
    return _BEGINS_JOINED if joint and joint[0].strip() else _BEGINS


def cut_pieces(text: str, begun: Sequence[int]) -> list[Piece]:
    """The pieces without the words that join them."""
    places = [0, *[place for place in begun if place < len(text)][: _MOST_PARTS - 1], len(text)]
    pieces: list[Piece] = []
    follows = False
    for begin, end in pairwise(places):
        piece = text[begin:end]
        joint = _JOINED.search(piece)
        kept = piece[: joint.start()] if joint and end < len(text) else piece
        if kept.strip():
            pieces.append(Piece(kept.strip(), begin, follows or bool(pieces and _REFERS.search(kept))))
        follows = bool(joint and end < len(text) and _THEN.search(joint[0])) or bool(
            _THEN.match(text[end:].lstrip(" ,.;"))
        )
    return pieces
