"""Orders to somebody who is called Sie or usted, as they are said to a friend. Pure."""

from __future__ import annotations

import re
from typing import Final

from steward.language.word_lists import by_value

_SIE: Final = re.compile(r"(\w{2,20}?)e?n sie(?!\w)")
"""Matches the beginning of "tragen Sie es ein", "erinnern Sie mich", the stem as a group."""
_USTED: Final = {polite: familiar for familiar, orders in by_value("familiar_orders").items() for polite in orders}
_FIRST_WORD: Final = re.compile(r"[^\W\d_]+")


def familiar(order: str) -> str:
    """A text in lower case with the order it begins with as a friend would say it: "tragen sie es ein" is "trag es
    ein". Any other text as it is."""
    if (found := _SIE.match(order)) is not None:
        return f"{found[1]}{order[found.end() :]}"
    return _FIRST_WORD.sub(lambda word: _USTED.get(word[0], word[0]), order, count=1)
