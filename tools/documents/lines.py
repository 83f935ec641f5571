"""Lines of a page or a text file as what they are: a wrapped paragraph, a line of a list or table, a heading. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

_ENTRY: Final = re.compile(
    r"(?:[-*•–▪]|\(?\d{1,3}[.)]|[A-Z]{1,4}[-.]?\d[\w-]*\b|[^.!?:\n]{1,40}:\s|.*(?:\t|\S {3,}\S|\s\|\s))"
)
"""Matches the beginning of an entry: "- Tea", "3. Stir", "E19  The pump", "From: Ann"; and what has columns."""
_ENDED: Final = (".", "!", "?", ":", ";", "…")
_WRAPPED: Final = 0.6
"""Of the longest line: whoever wraps a text does so near its margin."""
_SHORT: Final = 0.5
_MOST_WORDS: Final = 7


@dataclass(frozen=True, slots=True)
class Block:
    """Lines that belong together, as one text; or a heading."""

    text: str
    is_heading: bool = False


def blocks_of(lines: Sequence[str], *, headings: bool) -> Iterator[Block]:
    """The lines as paragraphs, entries and, if wanted, headings; an empty line ends what is before it."""
    cleaned = [" ".join(line.split()) if not _ENTRY.match(line) else line.strip() for line in lines]
    longest = max(map(len, cleaned), default=0)
    behind = _behind(cleaned) if headings else []
    held: list[list[str]] = []
    for place, line in enumerate(cleaned):
        if headings and line and _is_heading(line, behind[place], longest):
            yield from _block(held)
            held = []
            yield Block(line, is_heading=True)
        elif not line:
            yield from _block(held)
            held = []
        elif held and _continues(cleaned[place - 1], line, longest):
            held[-1].append(line)
        else:
            held.append([line])
    yield from _block(held)


def _behind(lines: Sequence[str]) -> list[str]:
    """Of each line the next one that is not empty."""
    found, following = [""] * len(lines), ""
    for place in reversed(range(len(lines))):
        found[place] = following
        following = lines[place] or following
    return found


def _block(held: Sequence[Sequence[str]]) -> Iterator[Block]:
    """The entries that are held, each of the lines that were wrapped."""
    if held:
        yield Block("\n".join(map(" ".join, held)))


def _continues(before: str, line: str, longest: int) -> bool:
    """Whether a line goes on with the sentence of the one before it."""
    if not before or _ENTRY.match(line) or before.endswith(_ENDED):
        # A sentence that ends at the margin is followed by the next one of its paragraph.
        return bool(before) and not _ENTRY.match(line) and not _ENTRY.match(before) and len(before) >= 0.85 * longest
    return line[0].islower() or (len(before) >= _WRAPPED * longest and not _ENTRY.match(before))


def _is_heading(line: str, following: str, longest: int) -> bool:
    """Whether a short line without an end stands above something longer."""
    plain = line[0].isupper() and not line.endswith((*_ENDED, ",")) and not any(char.isdigit() for char in line)
    short = len(line) <= _SHORT * longest and len(line.split()) <= _MOST_WORDS
    return plain and short and bool(following) and not _ENTRY.match(line) and not following[0].islower()
