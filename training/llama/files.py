"""Reads the files of conversations: data/conversations/<folder>/*.txt, whose README tells the format.

Used by everything in this package. Says nothing of whether a conversation is right: `soundness` does.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

CONVERSATIONS: Final = Path(__file__).resolve().parents[1] / "data" / "conversations"
HELD_OUT: Final = "held_out"
"""The folder of conversations that nothing is trained on: for measuring alone."""
HEAD: Final = frozenset({"now", "me", "mem", "lang"})
"""Kinds of lines at the head of a conversation; its `tool` lines stand there too."""
KINDS: Final = frozenset({"u", ">", "<", "wait", "yes", "no", "amend", "withdraw", "show", "done", "say", "ask"})
"""Kinds of lines after the head."""
_OWN_TOOL: Final = re.compile(r"(\w+)\((.*?)\)\s*(.*)$")
"""Matches `find_order(number: text, year?: int) what it does`: name, parameters, description."""
_BETWEEN: Final = re.compile(r",(?![^{}\[\]()]*[}\])])")
"""Matches a comma outside brackets."""


class MalformedFileError(Exception):
    """A file of conversations cannot be read at all; the text names the place."""


@dataclass(frozen=True, slots=True)
class Item:
    """A line: its kind, its text in which `\\n` is still two characters, and its number in the file."""

    kind: str
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class OwnTool:
    """A tool of somebody else's server, as a conversation tells it."""

    parameters: str
    does: str
    line: int

    def names(self) -> dict[str, bool]:
        """Its parameters, each with whether it is required."""
        parts = [part.split(":")[0].strip() for part in _BETWEEN.split(self.parameters) if part.strip()]
        return {part.rstrip("?"): not part.endswith("?") for part in parts}


@dataclass(slots=True)
class Conversation:
    """A conversation as it was written."""

    id: str
    file: Path
    line: int
    head: list[Item] = field(default_factory=list)
    own: dict[str, OwnTool] = field(default_factory=dict)
    items: list[Item] = field(default_factory=list)

    @property
    def key(self) -> str:
        """What names it among all: `a_01.txt a1-02`."""
        return f"{self.file.name} {self.id}"

    @property
    def lang(self) -> str:
        """The language of the user: en, de or es."""
        return next((item.text for item in self.head if item.kind == "lang"), "en")

    def told(self, kind: str) -> list[str]:
        """The texts of a kind of line at the head."""
        return [item.text for item in self.head if item.kind == kind]

    def starts(self) -> list[int]:
        """The places of the user's messages among the items."""
        return [place for place, item in enumerate(self.items) if item.kind == "u"]

    def is_of_part(self, parts: int) -> bool:
        """Whether it is of the one part in so many that is kept for measuring: always the same ones."""
        return zlib.crc32(self.key.encode()) % parts == 0


def read_files(paths: Iterable[Path]) -> list[Conversation]:
    """The conversations of these files, in the order of the files' names."""
    return [one for path in sorted(paths, key=lambda path: path.name) for one in read_file(path)]


def trained_files() -> list[Path]:
    """The files that are trained on."""
    return [path for path in CONVERSATIONS.glob("*/*.txt") if path.parent.name != HELD_OUT]


def held_out_files() -> list[Path]:
    """The files that are only measured on."""
    return list((CONVERSATIONS / HELD_OUT).glob("*.txt"))


def read_file(path: Path) -> Iterator[Conversation]:
    """The conversations of a file. Raises MalformedFileError: something stands before the first `==`."""
    current: Conversation | None = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("== "):
            if current is not None:
                yield current
            current = Conversation(line[3:].strip(), path, number)
        elif current is None:
            raise MalformedFileError(f"{path}:{number}: before the first ==")
        else:
            _add(current, line, number)
    if current is not None:
        yield current


def _add(conversation: Conversation, line: str, number: int) -> None:
    kind, _, text = line.partition(" ")
    if kind == "tool":
        found = _OWN_TOOL.match(text)
        name, parameters, does = found.groups() if found else ("?", "", text)
        conversation.own[name] = OwnTool(parameters, does, number)
    else:
        (conversation.head if kind in HEAD else conversation.items).append(Item(kind, text, number))
