"""The language of a line of `training/data`: it says many requests, and which words of them are arguments.

`(a|b)` is a choice, `[x]` is there half of the time, `{param=list}` a labelled slot filled from a list of values,
`{param:VALUE=said|so}` a labelled slot with a fixed value and the words for it, `{=list}` a slot nobody labels.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Entry = tuple[str, Any]
"""Words of a list and what they mean; None where they are their own meaning."""
Draw = Callable[[str, str, random.Random], tuple[str, Any]]
"""(list name, language, random) -> (surface, value)."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of text; `param` is None for words that are no argument. `value` is None where the surface is the value."""

    text: str
    param: str | None = None
    value: Any = None


@dataclass(frozen=True, slots=True)
class Slot:
    """A hole in a template."""

    param: str | None
    values: str | None
    fixed: Any = None
    surfaces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Either:
    """One of several sequences; an optional part is a choice with an empty one."""

    options: tuple[tuple[Node, ...], ...]


Node = str | Slot | Either


@dataclass(frozen=True, slots=True)
class Template:
    """A parsed line. `tool` is None for a request that no tool fits. `talk`: it asks for nothing at all.

    `held`: it is kept from training. `lists` are those of its file that it may be filled from.
    """

    source: str
    tool: str | None
    lang: str
    nodes: tuple[Node, ...]
    talk: bool = False
    held: bool = False
    lists: Mapping[str, Sequence[Entry]] = field(default_factory=dict)

    def slots(self) -> Iterator[Slot]:
        """Every hole, in order."""
        return _slots(self.nodes)

    def pieces(self, draw: Draw, rng: random.Random) -> list[Piece]:
        """One random saying of the template."""
        return _tidy(list(_expand(self.nodes, self.lang, draw, rng)))


def parse(line: str) -> tuple[Node, ...]:
    """A line's parts. Raises ValueError for what is wrong with it."""
    return _Parser(line).parse()


def entry(text: str) -> Entry:
    """`surface` or `surface => value`."""
    surface, arrow, value = text.strip().partition("=>")
    return (surface.strip(), typed(value.strip())) if arrow else (surface.strip(), None)


def typed(text: str) -> Any:
    """A value as JSON where it is JSON, else as the string it is."""
    try:
        return json.loads(text)
    except ValueError:
        return text


class _Parser:
    def __init__(self, line: str) -> None:
        self._line = line
        self._at = 0

    def parse(self) -> tuple[Node, ...]:
        nodes = self._sequence("")
        if self._at < len(self._line):
            raise ValueError(f"unexpected {self._line[self._at]!r} at column {self._at + 1}")
        return nodes

    def _sequence(self, closers: str) -> tuple[Node, ...]:
        nodes: list[Node] = []
        text = ""
        while self._at < len(self._line) and self._line[self._at] not in (closers or ")]"):
            letter = self._line[self._at]
            if letter not in "([{":
                text += letter
                self._at += 1
                continue
            if text:
                nodes.append(text)
                text = ""
            self._at += 1
            nodes.append(self._bracket(letter))
        return (*nodes, text) if text else tuple(nodes)

    def _bracket(self, letter: str) -> Node:
        if letter == "{":
            return self._slot()
        return self._choice() if letter == "(" else self._optional()

    def _choice(self) -> Either:
        options = [self._sequence("|)")]
        while self._peek() == "|":
            self._at += 1
            options.append(self._sequence("|)"))
        self._close(")")
        return Either(tuple(options))

    def _optional(self) -> Either:
        options = [self._sequence("|]")]
        while self._peek() == "|":
            self._at += 1
            options.append(self._sequence("|]"))
        self._close("]")
        return Either((*options, *[()] * len(options)))

    def _slot(self) -> Slot:
        depth, begin = 1, self._at
        while self._at < len(self._line) and depth:
            depth += {"{": 1, "}": -1}.get(self._line[self._at], 0)
            self._at += 1
        if depth:
            raise ValueError("a slot is not closed")
        return _slot(self._line[begin : self._at - 1])

    def _peek(self) -> str:
        return self._line[self._at] if self._at < len(self._line) else ""

    def _close(self, closer: str) -> None:
        if self._peek() != closer:
            raise ValueError(f"{closer!r} is missing")
        self._at += 1


def _slot(inner: str) -> Slot:
    fixed = re.fullmatch(r"([\w.-]+):(.+?)=((?:[^=]|=(?!>))+)", inner)
    if fixed:
        return Slot(fixed[1], None, typed(fixed[2].strip()), tuple(s.strip() for s in fixed[3].split("|") if s.strip()))
    named = re.fullmatch(r"([\w.-]*)=\s*([\w.-]+)\s*", inner)
    if not named:
        raise ValueError(f"a slot is neither param=list nor param:VALUE=said: {{{inner}}}")
    return Slot(named[1] or None, named[2])


def _slots(nodes: Sequence[Node]) -> Iterator[Slot]:
    for node in nodes:
        if isinstance(node, Slot):
            yield node
        elif isinstance(node, Either):
            for option in node.options:
                yield from _slots(option)


def _expand(nodes: tuple[Node, ...], lang: str, draw: Draw, rng: random.Random) -> Iterator[Piece]:
    for node in nodes:
        if isinstance(node, str):
            yield Piece(node)
        elif isinstance(node, Either):
            yield from _expand(rng.choice(node.options), lang, draw, rng)
        elif node.surfaces:
            yield Piece(rng.choice(node.surfaces), node.param, node.fixed)
        else:
            assert node.values is not None
            surface, value = draw(node.values, lang, rng)
            yield Piece(surface, node.param, value)


def _tidy(pieces: list[Piece]) -> list[Piece]:
    """Single spaces, none before punctuation, none at the ends."""
    tidy: list[Piece] = []
    text = ""
    for piece in pieces:
        said = " ".join(piece.text.split()) if piece.param else re.sub(r"\s+", " ", piece.text)
        if not text or text.endswith(" "):
            said = said.lstrip(" ")
        if piece.param is None:
            said = re.sub(r" ([,.?!;:])", r"\1", said)
        if not said:
            continue
        if said[0] in ",.?!;:" and tidy and tidy[-1].param is None and text.endswith(" "):
            tidy[-1] = Piece(tidy[-1].text.rstrip(" "))
        tidy.append(Piece(said, piece.param, piece.value))
        text += said
    while tidy and tidy[-1].param is None and not tidy[-1].text.rstrip():
        tidy.pop()
    if tidy and tidy[-1].param is None:
        tidy[-1] = Piece(tidy[-1].text.rstrip())
    return [piece for piece in tidy if piece.text]
