"""Amounts of money and shares of a hundred as a text writes them. Pure."""

from __future__ import annotations

import re
from typing import Final

_AMOUNT: Final = re.compile(
    r"(?:[$€£] ?\d{1,3}(?:[,.]?\d{3}){0,4}(?:[.,]\d{2})?"
    r"|\b\d{1,3}(?:[,.]?\d{3}){0,4}(?:[.,]\d{2})? ?(?:€|EUR|USD|GBP|CHF|euros?|dollars?)(?!\w)|\b\d+(?:\.\d+)? ?%)"
)


def amounts_in(text: str) -> list[str]:
    """The amounts in order, each once."""
    return list(dict.fromkeys(match.group().strip() for match in _AMOUNT.finditer(text)))
