"""Arithmetic in the words people use, as the notation that tools/arithmetic.py reads: English, German, Spanish.

Called by the evaluator alone. A word counts only between numbers or brackets, so that `x plus y` is left as it is, and
refused there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from steward.language.sums import sum_in
from steward.language.word_lists import by_value, words_for


def _any(words: Sequence[str]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


_AFTER: Final = by_value("operators_after")
_BETWEEN: Final = by_value("operators_between")
_SHARES: Final = by_value("shares_of")
_RULES: Final = [
    (
        re.compile(
            rf"^(?:{_any(words_for('splitting'))}) (\d[\d.,]*) (?:{_any(words_for('among'))}) (\d+)(?: \w+)?$", re.I
        ),
        r"\1 / \2",
    ),
    *((re.compile(rf"\b(?:{_any(words)}) (?=[\d(.])", re.I), f"{share} * ") for share, words in _SHARES.items()),
    (re.compile(rf"\b(?:{_any(words_for('roots'))}) (?=[\d(.])", re.I), "√"),
    *((re.compile(rf"(?<=[\d)]) ?(?:{_any(words)})(?!\w)", re.I), symbol) for symbol, words in _AFTER.items()),
    (re.compile(rf"% ?(?:{_any(words_for('percent_of'))}) (?=[\w(.√])", re.I), "% of "),
    *(
        (re.compile(rf"(?<=[\d)%]) (?:{_any(words)}) (?=[\w(.√+-])", re.I), f" {symbol} ")
        for symbol, words in _BETWEEN.items()
    ),
]


def in_symbols(text: str) -> str:
    """The expression with words replaced: `12 times 7` is `12 * 7`, `20 por ciento de 80` is `20% of 80`,
    `5 squared plus 1` is `5^2 + 1`."""
    text = " ".join(text.split())
    if (message := sum_in(text)) is not None and message.words == text:
        return message.symbols
    for pattern, symbols in _RULES:
        text = pattern.sub(symbols, text)
    return text
