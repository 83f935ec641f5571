"""A grammar rule that matches any span of the given texts and nothing else. Called by `models.grammar`.

A span begins at a word, or at the `( ~ / # @ +` in front of one, and ends at a word's end, with or without the
punctuation that follows. Of texts that together are too long, the longest give single words alone, and only those that
look like an id, an address, a number or a name.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

MAX_WORDS: Final = 800
_WHOLE_WORDS: Final = 600
"""How many of them may be words of texts that are kept whole, once there are too many."""
_TELLING = re.compile(r"\d|[@_/:]|\w[.-]\w|^[^\W\d_]*[A-ZÀ-Þ]")
_WORD = re.compile(r"^([^\w(~/#@+]*)([(~/#@+]*)(.*?)((?:['’]s)?[^\w]*)$", re.DOTALL)


@dataclass(frozen=True, slots=True)
class _Word:
    before: str
    lead: str
    core: str
    after: str


def span_rules(texts: Sequence[str], prefix: str = "span") -> list[str] | None:
    """GBNF rules whose first, named `prefix`, matches the inside of a JSON string; None for no words or far too many.

    White space between words is written as one space.
    """
    chains = _shortened([chain for text in dict.fromkeys(texts) if (chain := list(_words(text)))])
    if not chains or sum(len(chain) for chain in chains) > MAX_WORDS:
        return None
    starts: list[str] = []
    rules: list[str] = []
    for number, chain in enumerate(chains):
        for place, word in enumerate(chain):
            name = f"{prefix}-{number}-{place}"
            starts.append(name if not word.lead else f"{quoted(word.lead)}? {name}")
            rules.append(f"{name} ::= {_tail(word, chain, place, f'{prefix}-{number}-{place + 1}')}")
    return [f"{prefix} ::= {' | '.join(starts)}", *rules]


def _shortened(chains: list[list[_Word]]) -> list[list[_Word]]:
    """The chains, or when they are too many words the shortest of them and the telling words of the others."""
    if sum(len(chain) for chain in chains) <= MAX_WORDS:
        return chains
    kept: list[list[_Word]] = []
    words = 0
    telling: dict[str, _Word] = {}
    for chain in sorted(chains, key=len):
        words += len(chain)
        if words <= _WHOLE_WORDS:
            kept.append(chain)
        else:
            telling |= {word.core: word for word in chain if _TELLING.search(word.core)}
    return [*kept, *([word] for word in telling.values())]


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
        match = _WORD.match(piece)
        if match is None or not match[3]:
            before += f"{piece} "
            continue
        yield _Word(before + match[1], match[2], match[3], match[4])
        before = ""
