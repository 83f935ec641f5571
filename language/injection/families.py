"""The families of families.yaml, compiled. Called by the detector; see the file for what a pattern may say."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from re import _parser as grammar  # type: ignore[attr-defined]
from typing import Any, Final, Literal, TypeAlias

import re2
import yaml

from steward.language.injection.folds import fold
from steward.language.injection.vocabulary import (
    ADDRESS,
    COLON,
    IDENT,
    SECRET_FILE,
    STOP,
    Vocabulary,
    as_class,
    classes,
)

Place: TypeAlias = Literal["user", "content", "definition", "memory", "document"]
"""Whose text it is: the user's own words, a tool's result, a server's words of its tool, a memory, a document."""
FOREIGN: Final[tuple[Place, ...]] = ("content", "definition", "memory", "document")
_PIECE: Final = re.compile(r"\{\d{0,2},?\d{0,2}\}|\(\?:|[A-Z][A-Z]+|[^\W\d_]+|\S")
_SPECIAL: Final = {
    "START": STOP, "COLON": COLON, "IDENT": IDENT, "ADDRESS": ADDRESS, "SECRETFILE": SECRET_FILE,
}  # fmt: skip
_OF_ASSISTANTS: Final = ("CHAT", "SYSTEM", "YOUR", "AIM", "ALL", "DET")
_OPTIONS: Final = re2.Options()
_OPTIONS.max_mem = 64 << 20
_OPTIONS.log_errors = False


@dataclass(frozen=True)
class Pattern:
    """An expression over the vocabulary's characters as bytes. `needs`: what it matches has a character of each of
    these sets, which is found out much sooner than whether it matches."""

    expression: Any
    needs: tuple[frozenset[str], ...]

    def may_match(self, characters: set[str]) -> bool:
        """Whether a text with these characters may hold a match."""
        for needed in self.needs:  # noqa: SIM110 - a generator takes three times as long, two hundred times a text
            if needed.isdisjoint(characters):
                return False
        return True


@dataclass(frozen=True)
class Family:
    """A kind of attempt. `patterns` are over the vocabulary's characters, `marks` over the folded text."""

    name: str
    reason: str
    places: frozenset[Place]
    languages: tuple[str, ...]
    patterns: tuple[Pattern, ...]
    marks: tuple[Any, ...]
    certain: tuple[Pattern, ...]
    disguised: bool
    before: Any
    after: Any
    hits: tuple[str, ...]
    misses: tuple[str, ...]


@dataclass(frozen=True)
class Families:
    """All families with the vocabulary that their patterns are written in."""

    vocabulary: Vocabulary
    families: tuple[Family, ...]

    def at(self, place: Place) -> tuple[Family, ...]:
        """Those that are looked for in such a text."""
        return tuple(family for family in self.families if place in family.places)


@cache
def families() -> Families:
    """The families as the file has them."""
    known: dict[str, Any] = yaml.load(
        Path(__file__).with_name("families.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader
    )
    groups: dict[str, str] = known["groups"]
    texts = [text for one in known["families"] for text in _texts(one)]
    own = classes()
    literals = [word for text in (*texts, *groups.values()) for word in _PIECE.findall(text) if _is_literal(word)]
    vocabulary = Vocabulary(own, literals)
    read = _reader(vocabulary, groups)
    return Families(vocabulary, tuple(_family(one, read) for one in known["families"]))


def _texts(one: dict[str, Any]) -> list[str]:
    return [
        *one.get("patterns", ()),
        *one.get("certain", ()),
        one.get("unless_before", ""),
        one.get("unless_after", ""),
    ]


def _is_literal(piece: str) -> bool:
    return len(piece) > 0 and piece[0].isalpha() and not (piece.isascii() and piece.isupper())


def _family(one: dict[str, Any], read: Callable[[str], str]) -> Family:
    places = {place for named in one["places"] for place in (FOREIGN if named == "foreign" else (named,))}
    before, after = one.get("unless_before"), one.get("unless_after")
    return Family(
        name=one["name"],
        reason=one["reason"],
        places=frozenset(places),
        languages=tuple(one["languages"]),
        patterns=tuple(_pattern(read(text)) for text in one.get("patterns", ())),
        certain=tuple(_pattern(read(text)) for text in one.get("certain", ())),
        disguised=one.get("disguised", False),
        marks=tuple(_compiled(text) for text in one.get("marks", ())),
        before=over_words(f"(?:{read(before)})$") if before else None,
        after=over_words(f"^(?:{read(after)})") if after else None,
        hits=tuple(one["hits"]),
        misses=tuple(one["misses"]),
    )


def _pattern(text: str) -> Pattern:
    sets = [found for part in grammar.parse(text) if (found := _firsts([part])) is not None]
    return Pattern(over_words(text), tuple(sorted(sets, key=len)))


def _firsts(parts: Any) -> frozenset[str] | None:
    """The characters that what is parsed may begin with; None where that may be any, or nothing."""
    found: frozenset[str] = frozenset()
    for kind, value in parts:
        if kind is grammar.AT:
            return None
        if kind is grammar.MAX_REPEAT:
            begins = _firsts(value[2])
            if begins is None:
                return None
            found |= begins
            if value[0]:
                return found
            continue
        begins = _of_one(kind, value)
        return None if begins is None else found | begins
    return None


def _of_one(kind: Any, value: Any) -> frozenset[str] | None:
    if kind is grammar.LITERAL:
        return frozenset(chr(value))
    if kind is grammar.IN:
        return None if any(one is not grammar.LITERAL for one, _ in value) else frozenset(chr(of) for _, of in value)
    if kind is grammar.SUBPATTERN:
        return _firsts(value[3])
    if kind is grammar.BRANCH:
        each = [_firsts(branch) for branch in value[1]]
        return None if any(one is None for one in each) else frozenset().union(*filter(None, each))
    return None


def over_words(pattern: str) -> Any:
    """An expression over characters of the vocabulary as bytes: of text, each match would cost as much as all before it
    are long, to find its place."""
    return re2.compile(pattern.encode(), _OPTIONS)


def _compiled(pattern: str) -> Any:
    return re2.compile(pattern, _OPTIONS)


def _reader(vocabulary: Vocabulary, groups: dict[str, str]) -> Callable[[str], str]:
    """What writes a pattern over words as one over characters."""

    @cache
    def symbol(name: str) -> str:
        if name in _SPECIAL:
            return _SPECIAL[name]
        if name in groups:
            return f"(?:{read(groups[name])})"
        longer = [atoms for atoms in vocabulary.sequences[name] if len(atoms) > 1]
        words = [_sequence(vocabulary, atoms) for atoms in longer]
        return f"(?:{'|'.join([as_class(vocabulary.having(name)), *words])})"

    def piece(text: str) -> str:
        if text == "_":
            return f"[^{STOP}]"
        if text == "~":
            return as_class(vocabulary.without(_OF_ASSISTANTS))
        if _is_literal(text):
            return f"(?:{_sequence(vocabulary, [word for word, _, _ in vocabulary.tokens(fold(text))])})"
        return symbol(text) if len(text) > 1 and text[0].isupper() else text

    def read(text: str) -> str:
        return "".join(piece(found) for found in _PIECE.findall(text))

    return read


def _sequence(vocabulary: Vocabulary, atoms: Sequence[str]) -> str:
    return "".join(as_class(vocabulary.having(f"={atom}")) for atom in atoms)
