"""Cuts a text into passages that are searched and cited: below one heading each, of whole paragraphs or sentences.

Offsets are into the text that is kept, so that a citation opens the very words. Pure, and linear in the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from steward.contracts.document_limits import MAX_PASSAGES

AIM: Final = 600
"""Characters that a passage has at most when it is made of several paragraphs: one subject, well within the 256 word
pieces that the encoder reads."""
MOST: Final = 900
"""Characters of a passage; a paragraph above that is cut between sentences, and a sentence above it between words."""
_END: Final = re.compile(r"[.!?…][\"”’')\]]{0,3}\s|\n")
"""Where a sentence may end: `done. Next`, `really?" he`, the end of a line; not `3.5`."""
_ABBREVIATIONS: Final = frozenset(
    {
        "mr",
        "mrs",
        "ms",
        "dr",
        "prof",
        "st",
        "no",
        "nr",
        "vs",
        "etc",
        "e.g",
        "i.e",
        "approx",
        "fig",
        "p",
        "pp",
        "z.b",
        "ca",
    }
)
_HEADING_JOIN: Final = " > "


@dataclass(frozen=True, slots=True)
class Piece:
    """[begins, ends) of a text, below the path of headings that leads there."""

    heading: str
    begins: int
    ends: int


def passages_in(text: str, headings: Sequence[tuple[int, int, str]]) -> list[Piece]:
    """The passages of a text, in order; at most MAX_PASSAGES."""
    pieces: list[Piece] = []
    for path, begins, ends in _sections(text, headings):
        for first, last in _packed(text, begins, ends):
            pieces.append(Piece(path, first, last))
            if len(pieces) == MAX_PASSAGES:
                return pieces
    return pieces


def sentences_in(text: str, begins: int = 0, ends: int | None = None) -> Iterator[tuple[int, int]]:
    """[begins, ends) of each sentence or line, without the blanks around it."""
    ends = len(text) if ends is None else ends
    at = begins
    for mark in _END.finditer(text, begins, ends):
        if mark.group() != "\n" and _is_abbreviation(text, at, mark.start()):
            continue
        yield from _stripped(text, at, mark.end())
        at = mark.end()
    yield from _stripped(text, at, ends)


def _is_abbreviation(text: str, at: int, dot: int) -> bool:
    """Whether the dot ends an abbreviation, an initial or a number of a list ("Dr.", "J.", "3.")."""
    if text[dot] != ".":
        return False
    word = text[max(at, dot - 12) : dot].rpartition(" ")[2].lower().lstrip("(\"'")
    return word in _ABBREVIATIONS or (len(word) == 1 and word.isalpha()) or (word.isdecimal() and dot - at <= 3)


def _stripped(text: str, begins: int, ends: int) -> Iterator[tuple[int, int]]:
    inner = text[begins:ends]
    begins += len(inner) - len(inner.lstrip())
    ends -= len(inner) - len(inner.rstrip())
    if begins < ends:
        yield begins, ends


def _sections(text: str, headings: Sequence[tuple[int, int, str]]) -> Iterator[tuple[str, int, int]]:
    """(path of headings, begins, ends) of what stands between two headings; a heading's own words are no part of it."""
    path: list[tuple[int, str]] = []
    at = 0
    for offset, level, words in [*headings, (len(text), 0, "")]:
        if at < offset:
            yield _HEADING_JOIN.join(name for _, name in path), at, min(offset, len(text))
        path = [(depth, name) for depth, name in path if depth < level] + [(level, words)]
        at = min(offset + len(words), len(text)) if text.startswith(words, offset) else offset


def _packed(text: str, begins: int, ends: int) -> Iterator[tuple[int, int]]:
    """Paragraphs together up to AIM characters; one that is longer by itself in parts."""
    held: tuple[int, int] | None = None
    for first, last in _paragraphs(text, begins, ends):
        if held is not None and last - held[0] <= AIM:
            held = held[0], last
            continue
        if held is not None:
            yield held
        held = first, last
    if held is not None:
        yield held


def _paragraphs(text: str, begins: int, ends: int) -> Iterator[tuple[int, int]]:
    at = begins
    while at < ends:
        gap = text.find("\n\n", at, ends)
        end = ends if gap < 0 else gap
        for first, last in _stripped(text, at, end):
            yield from [(first, last)] if last - first <= MOST else _parts(text, first, last)
        at = end + 2


def _parts(text: str, begins: int, ends: int) -> Iterator[tuple[int, int]]:
    """A long paragraph in parts of whole sentences; a sentence without an end between words, or where it must."""
    held: tuple[int, int] | None = None
    for first, last in sentences_in(text, begins, ends):
        if held is not None and last - held[0] <= MOST:
            held = held[0], last
            continue
        if held is not None:
            yield held
        while last - first > MOST:
            cut = text.rfind(" ", first + MOST // 2, first + MOST)
            cut = first + MOST if cut < 0 else cut
            yield first, cut
            first = cut
        held = first, last
    if held is not None:
        yield held
