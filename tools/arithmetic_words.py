"""Arithmetic in the words people use, as the notation that tools/arithmetic.py reads: English, German, Spanish.

Called by the evaluator alone. A word counts only between numbers or brackets, so that `x plus y` is left as it is, and
refused there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from steward.language.sums import share_asked, sum_in
from steward.language.word_lists import by_language, by_value, words_for


def _any(words: Sequence[str]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


def _with_comma(kind: str) -> set[str]:
    """The words of a kind in the languages that write a comma before decimals alone."""
    words = by_language(kind)
    return {word for lang, own in words.items() if lang != "en" for word in own} - set(words["en"])


_AFTER: Final = by_value("operators_after")
_BETWEEN: Final = by_value("operators_between")
_SHARES: Final = by_value("shares_of")
_NUMBER: Final = r"(?<![\d.])\d[\d.]{0,30}(?<!\.)"
_SHARE: Final = rf"({_NUMBER}) ?(?:%|{_any(_AFTER.get('%', ()))})"
_THOUSANDS: Final = re.compile(r"(?<![\d.,])[1-9]\d{0,2}(?:,\d{3}){1,6}(?:\.\d{1,15})?(?![\d,.]{0,20}\d)")
_POINTS: Final = re.compile(
    r"(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3}){1,6}(?:,\d{1,15})(?![\d,.]{0,20}\d)"
    r"|(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3}){2,6}(?![\d,.]{0,20}\d)"
)
_POINT_OF_THOUSANDS: Final = re.compile(r"(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d,.]{0,20}\d)")
_KINDS: Final = ("percent_of", "percent_off", "operators_between", "operators_after", "shares_of", "roots")
_WITH_COMMA: Final = re.compile(
    rf"(?<!\w)(?:{_any([word for kind in _KINDS for word in _with_comma(kind)])})(?!\w)", re.I
)
"""Matches the "de" of "21% de 1.000": who says it means a thousand."""
_COMMA: Final = re.compile(r"(?<![\d.,])(\d{1,15}),(\d{1,15})(?![\d,.]{0,20}\d)")
_CALL: Final = re.compile(r"[A-Za-z] {0,3}\([^()]{0,200},")
_RULES: Final = [
    (
        re.compile(
            rf"^(?:{_any(words_for('splitting'))}) (\d[\d.,]*) (?:{_any(words_for('among'))}) (\d+)(?: \w+)?$", re.I
        ),
        r"\1 / \2",
    ),
    *((re.compile(rf"\b(?:{_any(words)}) (?=[\d(.])", re.I), f"{share} * ") for share, words in _SHARES.items()),
    (re.compile(rf"\b(?:{_any(words_for('roots'))}) (?=[\d(.])", re.I), "√"),
    (re.compile(rf"{_SHARE} ?(?:{_any(words_for('percent_off'))}) ({_NUMBER})", re.I), r"(\2 - \1%)"),
    *((re.compile(rf"(?<=[\d)]) ?(?:{_any(words)})(?!\w)", re.I), symbol) for symbol, words in _AFTER.items()),
    (re.compile(rf"% ?(?:{_any(words_for('percent_of'))}) (?=[\w(.√])", re.I), "% of "),
    *(
        (re.compile(rf"(?<=[\d)%]) (?:{_any(words)}) (?=[\w(.√+-])", re.I), f" {symbol} ")
        for symbol, words in _BETWEEN.items()
    ),
]


def in_symbols(text: str) -> str:
    """The expression with words replaced: `12 times 7` is `12 * 7`, `20 por ciento de 80` is `20% of 80`,
    `5 squared plus 1` is `5^2 + 1`, `1.234,56` is `1234.56`."""
    text = " ".join(text.split())
    if (message := sum_in(text)) is not None and message.words == text:
        return message.symbols
    text = _plain_figures(text)
    if (share := share_asked(text)) is not None and share[0] == text:
        return f"{share[1]} / {share[2]} * 100"
    for pattern, symbols in _RULES:
        text = pattern.sub(symbols, text)
    return text


def _plain_figures(text: str) -> str:
    """The numbers without marks of thousands and with a point: of "1,234.5", "1.234,5" and "10,5". The commas between
    the arguments of a function stay."""
    if _CALL.search(text):
        return text
    text = _THOUSANDS.sub(lambda found: found[0].replace(",", ""), text)
    text = _POINTS.sub(lambda found: found[0].replace(".", "").replace(",", "."), text)
    if _WITH_COMMA.search(text):
        text = _POINT_OF_THOUSANDS.sub(lambda found: found[0].replace(".", ""), text)
    return _COMMA.sub(r"\1.\2", text)
