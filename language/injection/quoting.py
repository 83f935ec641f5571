"""Attempts in foreign text, marked where they stand: ⟦data 1: "..."⟧ is quoted and nothing to follow.

Who prepares what planners read marks; a planner that works by rules takes the words out and puts them back, in
quotation marks, into what it tells the user. Pure.
"""

from __future__ import annotations

import re
from typing import Final

from steward.language.injection.detector import detect
from steward.language.injection.families import Place

OPENS, CLOSES = "⟦", "⟧"
_MARKED: Final = re.compile(rf"{OPENS}data (\d{{1,4}}): ([^{OPENS}{CLOSES}]*){CLOSES}")
_PLACEHOLDER: Final = re.compile(rf"{OPENS}data (\d{{1,4}}){CLOSES}")
_FORGED: Final = str.maketrans({OPENS: "[", CLOSES: "]"})


class QuotedTexts:
    """Marks texts and numbers what it quotes. `findings` says of each what it was and where it stood."""

    def __init__(self) -> None:
        self.findings: list[str] = []

    def marked(self, text: str, place: Place, where: str) -> str:
        """The text with each attempt in it quoted; itself where there is none. Marks that it has already are forged."""
        hits = detect(text, place)
        if OPENS in text or CLOSES in text:
            text = text.translate(_FORGED)
        pieces: list[str] = []
        at = 0
        for hit in hits:
            start, end = max(hit.start, at), hit.end
            if start >= end:
                continue
            self.findings.append(f"{where}: {hit.reason}")
            pieces += [text[at:start], f'{OPENS}data {len(self.findings)}: "{text[start:end]}"{CLOSES}']
            at = end
        return "".join([*pieces, text[at:]])


def without_quoted(text: str, taken: dict[str, str]) -> str:
    """The text without the words that are quoted; `taken` learns them by number."""

    def take(found: re.Match[str]) -> str:
        taken[found[1]] = found[2]
        return f"{OPENS}data {found[1]}{CLOSES}"

    return _MARKED.sub(take, text) if OPENS in text else text


def with_quoted(text: str, taken: dict[str, str]) -> str:
    """The text with the quoted words where they were taken out."""
    return _PLACEHOLDER.sub(lambda found: taken.get(found[1], found[0]), text) if OPENS in text else text
