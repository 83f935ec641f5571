"""What a parser makes of a document: one text, its headings, and what was left out. Pure."""

from __future__ import annotations

from dataclasses import dataclass, field

from steward.contracts.document_limits import MAX_TEXT_CHARACTERS

_LONGEST_HEADING = 200
_MOST_HEADINGS = 5_000


class UnreadableDocument(Exception):
    """A document that cannot be read; the text says why, for whoever added it."""


@dataclass(frozen=True, slots=True)
class ParsedDocument:
    """`headings` are in order: offset into the text, level from 1, words. `notes` say what was left out."""

    title: str
    text: str
    headings: list[tuple[int, int, str]]
    notes: list[str] = field(default_factory=list)


class TextBuilder:
    """Puts a text together from blocks, each a paragraph of its own, within the bounds of a document."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._length = 0
        self._headings: list[tuple[int, int, str]] = []
        self.notes: list[str] = []
        self.title = ""

    @property
    def full(self) -> bool:
        """Whether nothing more is taken."""
        return self._length >= MAX_TEXT_CHARACTERS

    def add(self, block: str) -> None:
        """A paragraph, list or table. What is beyond the bound is left out, which is noted."""
        block = block.strip("\n")
        if not block.strip():
            return
        room = MAX_TEXT_CHARACTERS - self._length
        if len(block) > room:
            note = f"only the first {MAX_TEXT_CHARACTERS:,} characters are kept"
            if note not in self.notes:
                self.notes.append(note)
            block = block[:room]
        if block:
            self._parts.append(block)
            self._length += len(block) + 2

    def heading(self, level: int, words: str) -> None:
        """A heading, which is a paragraph too. The first one is the title where there is none yet."""
        words = " ".join(words.split())[:_LONGEST_HEADING]
        if not words:
            return
        if len(self._headings) < _MOST_HEADINGS and not self.full:
            self._headings.append((self._length, max(1, level), words))
        self.title = self.title or words
        self.add(words)

    def note(self, what: str) -> None:
        """Something that was left out."""
        self.notes.append(what)

    def parsed(self) -> ParsedDocument:
        """The document. Raises UnreadableDocument when there is no text in it."""
        text = "\n\n".join(self._parts)
        if not text:
            raise UnreadableDocument("there is no text in it")
        return ParsedDocument(" ".join(self.title.split())[:_LONGEST_HEADING], text, self._headings, self.notes)
