"""Arithmetic in the words people use, as the notation that tools/arithmetic.py reads: English, German, Spanish.

Called by the evaluator alone. A word counts only between numbers or brackets, so that `x plus y` is left as it is, and
refused there.
"""

from __future__ import annotations

import re
from typing import Final

_ROOTS: Final = (
    *("the square root of", "square root of", "die wurzel aus", "quadratwurzel aus", "wurzel aus", "wurzel von"),
    *("la raíz cuadrada de", "raíz cuadrada de", "la raiz cuadrada de", "raiz cuadrada de"),
)
_AFTER: Final[dict[str, tuple[str, ...]]] = {
    "^2": ("squared", "zum quadrat", "im quadrat", "al cuadrado"),
    "^3": ("cubed", "al cubo"),
    "%": ("percent", "per cent", "prozent", "por ciento"),
}
_OF: Final = ("of", "von", "vom", "de", "del")
_BETWEEN: Final[dict[str, tuple[str, ...]]] = {
    "+": ("plus", "added to", "más", "mas"),
    "-": ("minus", "take away", "weniger", "menos"),
    "*": ("times", "multiplied by", "multiplied with", "mal", "multipliziert mit", "por", "multiplicado por"),
    "/": (
        *("divided by", "over", "geteilt durch", "dividiert durch", "durch"),
        *("dividido por", "dividido entre", "entre", "sobre"),
    ),
    "mod": ("modulo",),
    "^": ("to the power of", "raised to the power of", "hoch", "elevado a la", "elevado a", "a la potencia de"),
}


def _any(words: tuple[str, ...]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


_RULES: Final = [
    (re.compile(rf"\b(?:{_any(_ROOTS)}) (?=[\d(.])", re.I), "√"),
    *((re.compile(rf"(?<=[\d)]) ?(?:{_any(words)})(?!\w)", re.I), symbol) for symbol, words in _AFTER.items()),
    (re.compile(rf"% ?(?:{_any(_OF)}) (?=[\w(.√])", re.I), "% of "),
    *(
        (re.compile(rf"(?<=[\d)%]) (?:{_any(words)}) (?=[\w(.√+-])", re.I), f" {symbol} ")
        for symbol, words in _BETWEEN.items()
    ),
]


def in_symbols(text: str) -> str:
    """The expression with words replaced: `12 times 7` is `12 * 7`, `20 por ciento de 80` is `20% of 80`,
    `5 squared plus 1` is `5^2 + 1`."""
    text = " ".join(text.split())
    for pattern, symbols in _RULES:
        text = pattern.sub(symbols, text)
    return text
