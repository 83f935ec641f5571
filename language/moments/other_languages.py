"""Days in languages whose words are not among our own: French, Italian, Portuguese, Dutch. Read by dateparser."""

from __future__ import annotations

import threading
from datetime import datetime
from typing import Final

import dateparser

from steward.language.moments.days import DayWords

_LANGUAGES: Final = ["fr", "it", "pt", "nl"]
_DATEPARSER: Final = threading.Lock()
"""dateparser keeps what it learns of languages without a lock of its own."""
_BASE: Final = datetime(2000, 1, 1)
_MOST_WORDS: Final = 3


def day_in_another_language(text: str) -> DayWords | None:
    """The day that a word ("demain") or a date ("3 décembre") names; None for other words."""
    figures = any(letter.isdecimal() for letter in text)
    if not text or not any(map(str.isalpha, text)) or len(text.split()) > (_MOST_WORDS if figures else 2):
        return None
    settings = {
        "RELATIVE_BASE": _BASE,
        "REQUIRE_PARTS": ["day", "month"],
        "PARSERS": ["absolute-time"] if figures else ["relative-time"],
    }
    with _DATEPARSER:
        found = dateparser.parse(text, languages=_LANGUAGES, settings=settings)
    if found is None:
        return None
    return DayWords(day=found.day, month=found.month) if figures else DayWords(ahead=(found - _BASE).days)
