"""Texts compared without differences in case, white space and quotation marks, and numbers by value. Pure, linear."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal, InvalidOperation
from typing import Final

_SAME: Final = str.maketrans(
    {"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "‚": "'", "`": "'", "´": "'"}
    | dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-")
)
_ADDRESSES: Final = re.compile(r"@|://")
_IN_ADDRESSES: Final = frozenset("._%+-@/:=&?#~")
_NUMBER: Final = re.compile(r"(?<![\w.,])-?[0-9]{1,30}(?:[.,][0-9]{1,30}){0,8}(?!\w)")
_MOST_TRIES: Final = 64
_UNSPACED: Final = 0x2E80
"""Characters from here on are written without spaces between words."""


class Folded:
    """A text to look for values in. `original` is the text as it was typed."""

    __slots__ = ("_places", "original", "text")

    def __init__(self, original: str) -> None:
        self.original = original
        self.text = fold(original)
        self._places: list[int] | None = None

    @classmethod
    def joined(cls, parts: Sequence[Folded]) -> Folded:
        """Texts a line each; nothing that is looked for is found across two of them."""
        whole = cls("")
        whole.text = "\n".join(part.text for part in parts)
        return whole

    def find(self, value: str) -> tuple[int, int] | None:
        """Where a value stands by itself, in characters of the folded text; None for a blank one."""
        wanted = fold(value)
        if not wanted:
            return None
        address = _ADDRESSES.search(wanted) is not None
        begin = self.text.find(wanted)
        for _ in range(_MOST_TRIES):
            if begin < 0:
                return None
            end = begin + len(wanted)
            if not (self._joins(begin - 1, begin, -1, address) or self._joins(end, end - 1, 1, address)):
                return begin, end
            begin = self.text.find(wanted, begin + 1)
        return None

    def typed(self, start: int, end: int) -> tuple[int, int]:
        """The place in the text as it was typed."""
        if self._places is None:
            self._places = _places(self.original)
        return self._places[start], self._places[end - 1] + 1

    def _joins(self, beside: int, edge: int, step: int, address: bool) -> bool:
        """Whether the character beside a value belongs to its first or last word."""
        if not 0 <= beside < len(self.text):
            return False
        mark, own = self.text[beside], self.text[edge]
        if mark.isalnum() and own.isalnum():
            return ord(mark) < _UNSPACED and ord(own) < _UNSPACED
        further = self.text[beside + step] if 0 <= beside + step < len(self.text) else " "
        if mark in ".,:" and own.isdigit() and further.isdigit():
            return True
        return address and mark in _IN_ADDRESSES and further.isalnum()


def fold(text: str) -> str:
    """The text without differences in case, white space and quotation marks."""
    return " ".join(text.translate(_SAME).casefold().split())


def _places(text: str) -> list[int]:
    """For each character of the folded text, where it stands in the text as it was typed."""
    places: list[int] = []
    blank = False
    for at, mark in enumerate(text):
        if mark.isspace():
            blank = bool(places)
            continue
        if blank:
            places.append(at - 1)
            blank = False
        places += [at] * len(mark.translate(_SAME).casefold())
    return places


def numbers_in(text: str) -> Iterator[tuple[Decimal, int, int]]:
    """The numbers a text has, with their places: "1,200" is both 1200 and 1.2."""
    for found in _NUMBER.finditer(text):
        for number in dict.fromkeys(_values(found.group())):
            yield number, found.start(), found.end()


def _values(digits: str) -> Iterator[Decimal]:
    for plain in (digits.replace(",", ""), digits.replace(".", "").replace(",", "."), digits.replace(",", ".")):
        try:
            yield Decimal(plain)
        except InvalidOperation:
            continue
