"""How often a request asks for one and the same thing: 2 for "remind me twice", "zweimal", "dos veces". Pure."""

from __future__ import annotations

import re
from typing import Final

from steward.language.numbers import exact_number
from steward.language.word_lists import any_of, by_value

_MOST: Final = 8
_COUNTED: Final = re.compile(rf"\b(\w{{1,12}})[ -]?(?:{any_of('times_over')})(?!\w)", re.IGNORECASE)
"""Matches "three times", "2x", "5 mal"; not "next time"."""
_IN_ONE_WORD: Final = {
    int(times): re.compile(rf"\b(?:{'|'.join(words)})\b", re.IGNORECASE)
    for times, words in by_value("as_often").items()
}


def times_asked(text: str) -> int:
    """The largest such number that the text says, at most 8; 1 where it says none."""
    counted = (exact_number(found[1]) for found in _COUNTED.finditer(text))
    named = (times for times, pattern in _IN_ONE_WORD.items() if pattern.search(text))
    wanted = [int(number) for number in (*counted, *named) if number is not None and number <= _MOST]
    return max([1, *wanted])
