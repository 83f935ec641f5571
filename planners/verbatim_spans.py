"""What verbatim arguments are taken from: a grammar rule that matches any span of texts, and the numbers in them.

A span begins at a word, or at the `( ~ / # @ +` in front of one, and ends at a word's end, with or without the
punctuation that follows. Of texts that together are too long, the first stays whole if it can, and the longest give
single words alone: those that look like an id, an address, a number or a name, as many as there is room for.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from steward.language.numbers import ARTICLES, number_in, whole

MAX_WORDS: Final = 800
"""Words of all texts together; each is a rule of the grammar."""
_WHOLE_WORDS: Final = 600
"""How many of them may be words of texts that are kept whole, once there are too many."""
_TELLING = re.compile(r"\d|[@_/:]|\w[.-]\w|^[^\W\d_]*[A-ZÀ-Þ]")
"""A word that looks like an id, an address, a number or a name: "m12", "bob@x.org", "e-mail", "Anna"; not "milk"."""
_NUMERAL = re.compile(r"(?:(?<!\w)([-−]))?(\d+(?:[.,]\d+)*)")
"""Digits with marks inside, and a minus in front that joins no words: "-3.5" and "1,500" whole, the 3 of "a-3"."""
_GROUPED = re.compile(r"[1-9]\d{0,2}(?:(?:(,)\d{3})+(?:\.\d+)?|(?:(\.)\d{3})+(?:,\d+)?)")
"""Thousands in groups, whole: "1,500" and "1.500.000,5"; not "1500" nor "15,00"."""
_DECIMAL = re.compile(r"\d+(?:[.,]\d+)?")
"""At most one mark, whole: "12", "1,5" and "1.500"; not "1,500.5"."""
_LONGEST_NUMERAL: Final = 40
_SCALE_WITHIN: Final = 20
"""How many characters after a numeral may say its scale or a half more."""
_TOO_LARGE: Final = 10**19
_LETTERS = re.compile(r"[^\W\d_]+")
_START = re.compile(r"([^\w(~/#@+]*+)([(~/#@+]*+)")
"""What stands before a word, and of that what may belong to it: of "“~/notes" the "“" and the "~/"."""


@dataclass(frozen=True, slots=True)
class _Word:
    before: str
    lead: str
    core: str
    after: str


def span_rules(texts: Sequence[str], prefix: str = "span") -> list[str] | None:
    """GBNF rules whose first, named `prefix`, matches the inside of a JSON string; None for no words.

    White space between words is written as one space.
    """
    chains = _shortened([chain for text in dict.fromkeys(texts) if (chain := list(_words(text)))])
    if not chains:
        return None
    starts: list[str] = []
    rules: list[str] = []
    for number, chain in enumerate(chains):
        for place, word in enumerate(chain):
            name = f"{prefix}-{number}-{place}"
            starts.append(name if not word.lead else f"{quoted(word.lead)}? {name}")
            rules.append(f"{name} ::= {_tail(word, chain, place, f'{prefix}-{number}-{place + 1}')}")
    return [f"{prefix} ::= {' | '.join(starts)}", *rules]


def stated_numbers(text: str) -> list[int | float]:
    """The numbers of a text, in digits or words ("twenty-one" gives 21, and 20 and 1), without doubles.

    Marks that may be read in two ways are: "1,500" gives 1500 and 1.5. An article is none: "mark a task as done" does
    not speak of task 1.
    """
    found: list[int | float | None] = []
    for numeral in _NUMERAL.finditer(text):
        after = text[numeral.end() : numeral.end() + _SCALE_WITHIN]
        for digits in _readings(numeral[2]):
            found.extend(_numbers("-" + digits if numeral[1] else digits, after))
    words = _LETTERS.findall(text)
    for at, word in enumerate(words):
        if _counts(word.casefold()):
            found.extend(number_in(" ".join(words[at : at + size])) for size in (1, 2, 3))
    return list(dict.fromkeys(number for number in found if number is not None))


def _readings(numeral: str) -> list[str]:
    """A numeral as Python reads it: either mark may stand between thousands or before decimals, or join a list."""
    found: list[str] = []
    if grouped := _GROUPED.fullmatch(numeral):
        between = grouped[1] or grouped[2]
        found.append(numeral.replace(between, "").replace(",", "."))
    if _DECIMAL.fullmatch(numeral):
        found.append(numeral.replace(",", "."))
    if found and (grouped or "," not in numeral):
        return found
    pieces = numeral.split("," if "," in numeral else ".")
    return found + [reading for piece in pieces for reading in _readings(piece)]


def _numbers(digits: str, after: str) -> Iterator[int | float]:
    """The number of plain digits, and what the words after them make of it: "2 million", "3 000", "2 and a half"."""
    if len(digits) > _LONGEST_NUMERAL:
        return
    number = whole(float(digits)) if "." in digits else int(digits)
    scaled = number_in(digits + after)
    if abs(number) < _TOO_LARGE:
        yield number
    # Compared as floats, for the digits of a long id are more than one holds.
    if scaled is not None and abs(scaled) < _TOO_LARGE and float(scaled) != float(number):
        yield scaled


@lru_cache(maxsize=4096)
def _counts(word: str) -> bool:
    return word not in ARTICLES and number_in(word) is not None


def _shortened(chains: list[list[_Word]]) -> list[list[_Word]]:
    """The chains, or when they are too many words the first, the shortest, and telling words of the others.

    Where there are none of these either, it is the beginning of the first.
    """
    if sum(len(chain) for chain in chains) <= MAX_WORDS:
        return chains
    kept: list[list[_Word]] = []
    words = 0
    telling: dict[str, _Word] = {}
    for chain in [chains[0], *sorted(chains[1:], key=len)]:
        if words + len(chain) <= _WHOLE_WORDS:
            kept.append(chain)
            words += len(chain)
        else:
            telling |= {word.core: word for word in chain if _TELLING.search(word.core)}
    singles = list(telling.values())[: MAX_WORDS - words]
    return [*kept, *([word] for word in singles)] or [chains[0][:MAX_WORDS]]


def quoted(text: str) -> str:
    """A GBNF literal of `text` as it stands inside a JSON string."""
    return literal(json.dumps(text, ensure_ascii=False)[1:-1])


def literal(text: str) -> str:
    """A GBNF literal of exactly `text`."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")
    return f'"{escaped}"'


def _tail(word: _Word, chain: list[_Word], place: int, following: str) -> str:
    rule = quoted(word.core)
    if place + 1 < len(chain):
        beyond = chain[place + 1]
        onward = f"{quoted(word.after + ' ' + beyond.before + beyond.lead)} {following}"
        rule += f" ({quoted(word.after)} | {onward})?" if word.after else f" ({onward})?"
    elif word.after:
        rule += f" {quoted(word.after)}?"
    return rule


def _words(text: str) -> Iterator[_Word]:
    before = ""
    for piece in text.split():
        start = _START.match(piece)
        assert start is not None
        end = _core_end(piece, start.end())
        if end == start.end():
            before += f"{piece} "
            continue
        yield _Word(before + start[1], start[2], piece[start.end() : end], piece[end:])
        before = ""


def _core_end(piece: str, start: int) -> int:
    """Where a word ends before the marks after it, and before an "s" that owns what follows."""
    end = len(piece)
    while end > start and not (piece[end - 1].isalnum() or piece[end - 1] == "_"):
        end -= 1
    return end - 2 if end - 2 >= start and piece[end - 2 : end] in ("'s", "’s") else end
