"""Numbers as they are said, and whether a said number is one of those known, allowing for how precisely it was said.

Pure. "1,200" is 1200, "21" may be 21.4 rounded, "1.2 million" anything that rounds to it, "about 1,200" anything near.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from steward.language.named_values import COUNTS
from steward.language.word_lists import any_of, by_value, by_word, words_for

_MULTIPLES: Final = {word: len(scale) - 1 for word, scale in by_word("scales").items() if len(scale) > 3}
_WORDS: Final = {
    word: count for word, count in COUNTS.items() if count > 1 and word not in words_for("ambiguous_counts")
}
_HEDGE: Final = re.compile(
    rf"(?:\b(?P<near>{any_of('near')})\b\.?|(?P<tilde>[~≈])|\b(?P<above>{any_of('above')})\b"
    rf"|\b(?P<below>{any_of('below')})\b)\s*+(?:[$€£¥]\s*+)?$",
    re.IGNORECASE,
)
_COMMON_CURRENCIES: Final = ("USD", "EUR", "GBP", "JPY", "CHF")
"""The words for others mean too much else: won, real, sol, rand."""
_CURRENCIES: Final = {
    word: code for code in _COMMON_CURRENCIES for word in (code.casefold(), *by_value("currencies")[code])
}
_CURRENCY_WORDS: Final = "|".join(sorted((c for c in _CURRENCIES if c[-1].isalpha()), key=len, reverse=True))
CURRENCY: Final = re.compile(rf"[$€£¥]|\b(?:{_CURRENCY_WORDS})\b", re.IGNORECASE)
_UNIT: Final = (
    rf"%|°|(?:{any_of('percent', 'degrees')})\b|[$€£¥]"
    rf"|(?:km/h|km|mph|m/s|mm|cm|m|kg|g|mb|gb|kb|{_CURRENCY_WORDS})\b"
)
_DIGITS: Final = r"\d{1,3}(?:[,.'\u2009\u202f\u00a0]\d{3})+(?:[.,]\d{1,9})?(?!\d)|\d+(?:[.,]\d{1,12})?"
_SCALE: Final = "|".join(sorted(_MULTIPLES, key=len, reverse=True))
_NUMBER: Final = re.compile(
    rf"(?<![\w.,:/])(?P<sign>(?<!\w)[-−+–]|)(?P<money>[$€£¥]\s?)?(?P<digits>{_DIGITS})"
    rf"(?:\s?(?P<scale>{_SCALE})\b)?(?:st|nd|rd|th)?(?P<unit>\s?(?:{_UNIT}))?",
    re.IGNORECASE,
)
_SPELT: Final = re.compile(rf"\b(?:{'|'.join(_WORDS)})\b", re.IGNORECASE)
_LABELLED: Final = re.compile(
    rf"(?:#|\b(?:{any_of('number_labels')}))\W{{0,2}}$",
    re.IGNORECASE,
)
_DAY_BEFORE: Final = re.compile(
    r"(?:\b(?:am|den|dem|el|día)\s|\s{4}\s?(?:[-–,]|to|and|bis|und|y|al)\s?)$", re.IGNORECASE
)
_DAY_AFTER: Final = re.compile(r"^(?:st|nd|rd|th)\b|^\.?\s?(?:[-–,]|to|and|bis|und|y|al)\s{4}", re.IGNORECASE)
"""Days that were read already are blank by now."""
_HOUR_AFTER: Final = re.compile(rf"\s?(?:{any_of('until')}|[-–])\s{{4}}", re.IGNORECASE)
"""Matches what stands after the 13 of "13 bis 14 Uhr", whose end was read already and is blank."""
_LIST_MARK: Final = re.compile(r"^[^\S\n]*+\d{1,2}[.)](?=\s)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class StatedNumber:
    """A number as said. `readings` are its possible values with the size of its last digit, half of which it may be
    off; `bare` when it may be a mere count."""

    text: str
    readings: tuple[tuple[Decimal, Decimal], ...]
    hedge: str = ""
    bare: bool = False
    percent: bool = False
    money: bool = False
    day: bool = False
    """Whether it may be the day of a month: "the 4th", or the other end of a span of days."""
    hour: bool = False
    """Whether it is the first hour of a range: "13 bis 14 Uhr"."""
    around: str = ""
    """The words about it, which tell what kind of number it is."""


def numbers_in(text: str) -> list[StatedNumber]:
    """Every number of a text, in digits or as a small word. Marks of numbered lists are no numbers."""
    plain = _LIST_MARK.sub(lambda match: " " * len(match.group()), text)
    found = [message for match in _NUMBER.finditer(plain) if (message := _number_at(match, plain)) is not None]
    one = Decimal(1)
    found += [
        StatedNumber(
            match.group(), ((Decimal(_WORDS[match.group().lower()]), one),), bare=True, around=_around(match, plain)
        )
        for match in _SPELT.finditer(plain)
    ]
    return found


def currencies_in(text: str) -> set[str]:
    """The codes of the currencies a text names by sign, code or word."""
    return {_CURRENCIES[match.group().lower()] for match in CURRENCY.finditer(text)}


def _number_at(match: re.Match[str], text: str) -> StatedNumber | None:
    scale = Decimal(10) ** _MULTIPLES.get((match["scale"] or "").lower(), 0)
    readings = tuple((value * scale, step * scale) for value, step in readings_of(match["digits"]))
    if match.end() < len(text) and (text[match.end()].isalnum() or text[match.end()] == "_"):
        return None
    before = text[max(0, match.start() - 24) : match.start()]
    hedged = _HEDGE.search(before)
    hedge = next((kind for kind, message in hedged.groupdict().items() if message), "") if hedged else ""
    unit = (match["unit"] or "").strip().lower()
    bare = not (unit or match["money"] or match["scale"] or match["sign"] or _LABELLED.search(before))
    return StatedNumber(
        match.group().strip(),
        readings,
        hedge="near" if hedge == "tilde" else hedge,
        bare=bare,
        money=bool(match["money"] or unit in _CURRENCIES),
        percent=unit in ("%", "percent", "prozent"),
        day=bool(_DAY_BEFORE.search(before) or _DAY_AFTER.search(text[match.end("digits") : match.end("digits") + 12])),
        hour=bare and _HOUR_AFTER.match(text, match.end("digits")) is not None,
        around=_around(match, text),
    )


def _around(match: re.Match[str], text: str) -> str:
    """The clause a number stands in: up to the sentence's ends, some words at most."""
    before = re.split(r"[!?\n;]|\.\s", text[max(0, match.start() - 60) : match.start()])[-1]
    return before + re.split(r"[!?\n;]|\.\s", text[match.end() : match.end() + 40])[0]


def readings_of(digits: str) -> list[tuple[Decimal, Decimal]]:
    """The values digits with separators can mean, each with the size of its last digit."""
    compact = re.sub(r"[^\d.,]", "", digits)
    marks = [char for char in compact if char in ".,"]
    if not marks:
        return [(Decimal(compact), Decimal(1))]
    last = marks[-1]
    whole, _, rest = compact.rpartition(last)
    whole = re.sub(r"[.,]", "", whole)
    decimal = (Decimal(f"{whole}.{rest}"), Decimal(1).scaleb(-len(rest)))
    grouped = (Decimal(whole + rest), Decimal(1))
    if len(set(marks)) == 2:
        return [decimal]
    if len(marks) > 1:
        return [grouped]
    if len(rest) != 3 or len(whole) > 3 or whole == "0":
        return [decimal]
    return [grouped] if last == "," else [decimal, grouped]


class KnownNumbers:
    """Every number an answer may rest on."""

    def __init__(self, values: Iterable[Decimal], longest_list: int = 0) -> None:
        self._values = sorted({abs(value) for value in values})
        self._longest = longest_list

    def knows(self, number: StatedNumber) -> bool:
        """Whether the number is one of these, as precisely as it was said; or a count within the longest list."""
        if number.bare and any(value <= min(self._longest, 20) and value == int(value) for value, _ in number.readings):
            return True
        return any(
            self._within(low, high)
            for value, step in number.readings
            for low, high in _ranges(abs(value), step, number)
        )

    def _within(self, low: Decimal, high: Decimal) -> bool:
        return bisect_left(self._values, low) < bisect_right(self._values, high)


def _ranges(value: Decimal, step: Decimal, number: StatedNumber) -> list[tuple[Decimal, Decimal]]:
    half = step / 2
    low, high = value - half, value + half
    if number.hedge == "near":
        low, high = min(low, value * Decimal("0.95")), max(high, value * Decimal("1.05"))
    elif number.hedge == "above":
        high = max(high, value * Decimal("1.5"))
    elif number.hedge == "below":
        low = min(low, value * Decimal("0.66"))
    ranges = [(low, high)]
    return [*ranges, (low / 100, high / 100)] if number.percent else ranges
