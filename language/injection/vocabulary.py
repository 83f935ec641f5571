"""A text as a string of one character a word, so that patterns over classes of words are ordinary regular expressions.

Words of words.yaml and of the patterns have a character by what classes they belong to; all others share one. Called by
the families and the detector. Pure; linear in the text, whatever it holds.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import yaml

from steward.language.injection.folds import fold

STOP, COLON, IDENT, ADDRESS, SECRET_FILE, OTHER = (chr(0xF000 + number) for number in range(6))
_FIRST: Final = 0xE000
_SHORTEST_STEM: Final = 3
_SHORTEST_TELLING: Final = 4
_LONGEST_STEM: Final = 14
_LONGEST_KEPT: Final = 24
_MOST_KEPT: Final = 50_000
_LETTER: Final = "\u02bc"
_APOSTROPHES: Final = re.compile(r"(?<=[a-z])'(?=(?:t|s|re|ve|ll|m|d)\b)")
"""Matches that of don't and Bob's; not that of l'autre."""
_TOKEN: Final = re.compile(
    r"https?://[^\s<>\"')\]]+|[㐀-鿿]+|[^\W㐀-鿿]+|@[\w-]+(?:\.[\w-]+)+|\.(?:ssh/|aws/|env\b|netrc\b|npmrc\b|kube/|git-cred)[\w/]*"
    r"|/etc/(?:passwd|shadow)\b|[.!?;](?=[\s\"'”’)\]]|$)|[。！？；]|[:：]|\n\s*\n|\n\s*[-*•#>]"
)
"""The tokens of a text. Of an address, its first part is a word."""
_KEYS: Final = ("id_rsa", "id_ed25519", "id_ecdsa", "mcp_json")
_CJK: Final = re.compile(r"[㐀-鿿]+")
_WORD: Final = re.compile(r"\w")


class Vocabulary:
    """Characters by word. `classes` have the entries of each class, `literals` the words that patterns name."""

    def __init__(self, classes: Mapping[str, Iterable[str]], literals: Iterable[str]) -> None:
        entries = {name: [fold(one.strip()) for one in words if one.strip()] for name, words in classes.items()}
        named = [fold(word) for word in literals]
        runs = {run for words in (*entries.values(), named) for word in words for run in _CJK.findall(word)}
        self._runs = runs
        self._sizes: dict[str, tuple[int, ...]] = {}
        for run in sorted(runs, key=len, reverse=True):
            self._sizes[run[0]] = tuple(dict.fromkeys((*self._sizes.get(run[0], ()), len(run))))
        self.sequences = {name: [self._atoms(word) for word in words] for name, words in entries.items()}
        self._symbols: dict[str, set[str]] = {}
        for name, sequences in self.sequences.items():
            for atoms in sequences:
                for atom in atoms:
                    self._symbols.setdefault(atom, set()).add(name if len(atoms) == 1 else f"={atom}")
        for word in named:
            for atom in self._atoms(word):
                self._symbols.setdefault(atom, set()).add(f"={atom}")
        self._stems = {atom[:-1] for atom in self._symbols if atom.endswith("*")}
        self._beginnings = {stem[:_SHORTEST_STEM] for stem in self._stems}
        self._characters: dict[str, str] = {}
        self._meanings: dict[str, frozenset[str]] = {}
        self._having: dict[str, str] = {}
        self._give_characters()
        self._memory = _Memory(self)
        self.words = frozenset(word.rstrip("*") for word in self._symbols if len(word) >= _SHORTEST_TELLING)
        """Those that are long enough not to stand somewhere by chance."""

    def _atoms(self, entry: str) -> tuple[str, ...]:
        """The words of an entry as the tokenizer cuts them; a stem keeps its star."""
        if entry.endswith("*"):
            return (entry,)
        return tuple(word for word, _, _ in self.tokens(entry))

    def _give_characters(self) -> None:
        known: dict[frozenset[str], str] = {}
        for atom in self._symbols:
            word = atom.rstrip("*")
            symbols = set(self._symbols.get(word, ())) if atom == word else set()
            for length in range(1, len(word) + 1):
                symbols |= self._symbols.get(f"{word[:length]}*", set())
            meaning = frozenset(symbols)
            self._characters[atom] = known.setdefault(meaning, chr(_FIRST + len(known)))
        self._meanings = {character: meaning for meaning, character in known.items()}
        having = defaultdict[str, list[str]](list)
        for character, meaning in self._meanings.items():
            for symbol in meaning:
                having[symbol].append(character)
        self._having = {symbol: "".join(characters) for symbol, characters in having.items()}

    def having(self, symbol: str) -> str:
        """The characters of the words with a symbol: a class, or "=" and a word."""
        return self._having.get(symbol, "")

    def without(self, symbols: Iterable[str]) -> str:
        """The characters of the words with none of these, and of those nobody knows."""
        barred = frozenset(symbols)
        return OTHER + "".join(one for one, meaning in self._meanings.items() if not meaning & barred)

    def knows(self, word: str) -> bool:
        """Whether a folded word is of the vocabulary."""
        return self.character(word) != OTHER

    def classes_of(self, word: str) -> tuple[str, ...]:
        """The classes that a folded word belongs to; none of most words."""
        meaning = self._meanings.get(self.character(word), frozenset())
        return tuple(sorted(symbol for symbol in meaning if not symbol.startswith("=")))

    def character(self, word: str) -> str:
        """The character of a token."""
        found = self._characters.get(word)
        if found is not None:
            return found
        if word[:_SHORTEST_STEM] in self._beginnings:
            for length in range(min(len(word), _LONGEST_STEM), _SHORTEST_STEM - 1, -1):
                if word[:length] in self._stems:
                    return self._characters[f"{word[:length]}*"]
        return _special(word) or OTHER

    def string(self, text: str) -> str:
        """A folded text as characters, a sentence's end before it."""
        return STOP + "".join(map(self._memory.__getitem__, _TOKEN.findall(_without_apostrophes(text))))

    def places(self, text: str) -> list[tuple[int, int]]:
        """Where each character of the string stands in the text."""
        found = [(0, 0)]
        for word, start, end in self.tokens(text):
            found += [(start, end)] * len(self._memory[word])
        return found

    def tokens(self, text: str) -> Iterator[tuple[str, int, int]]:
        """The words of a folded text with their places; an apostrophe within an English word is none."""
        for found in _TOKEN.finditer(_without_apostrophes(text)):
            word = found.group()
            if "㐀" <= word[0] <= "鿿":
                at = found.start()
                for piece in self._cut(word):
                    yield piece, at, at + len(piece)
                    at += len(piece)
            else:
                yield word.replace(_LETTER, ""), found.start(), found.end()

    def characters(self, word: str) -> str:
        """The characters of a token as it was found: several for a run of words without spaces."""
        if "㐀" <= word[0] <= "鿿":
            known = self._characters
            return "".join([known.get(piece, OTHER) for piece in self._cut(word)])
        return self.character(word.replace(_LETTER, ""))

    def _cut(self, run: str) -> list[str]:
        """The known words of a text without spaces, the longest first; single characters between them."""
        pieces, at, known, sizes = [], 0, self._runs, self._sizes
        while at < len(run):
            end = at + 1
            for size in sizes.get(run[at], ()):
                if run[at : at + size] in known:
                    end = at + size
                    break
            pieces.append(run[at:end])
            at = end
        return pieces


class _Memory(dict[str, str]):
    """The characters of tokens, of some found once."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def __missing__(self, word: str) -> str:
        found = self._vocabulary.characters(word)
        if len(word) <= _LONGEST_KEPT and len(self) < _MOST_KEPT:
            self[word] = found
        return found


def _without_apostrophes(text: str) -> str:
    """A letter takes the place of an apostrophe that is none, for places must not move."""
    return _APOSTROPHES.sub(_LETTER, text) if "'" in text else text


def _special(word: str) -> str | None:
    mark = word[0]
    if mark == "@" or word.startswith(("http://", "https://")):
        return ADDRESS
    if word in _KEYS or (mark in "./" and len(word) > 3 and word[1].isalpha()):
        return SECRET_FILE
    if mark in ":：":
        return COLON
    if "_" in word.strip("_"):
        return IDENT
    return None if _WORD.match(word) else STOP


@cache
def classes() -> dict[str, list[str]]:
    """The entries of each class in every language."""
    known: dict[str, dict[str, str]] = yaml.load(
        Path(__file__).with_name("words.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader
    )
    return {name: [word for words in by.values() for word in words.split(",")] for name, by in known.items()}


def as_class(characters: Sequence[str]) -> str:
    """A set of characters as a piece of a regular expression; one that matches nothing where there are none."""
    return f"[{''.join(characters)}]" if characters else "[^\\x00-\\x{10FFFF}]"
