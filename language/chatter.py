"""Messages that ask for nothing and answer nothing: thanks, laughter, "great", "bye". Pure.

An open question is not answered by them.
"""

from __future__ import annotations

import re
from typing import Final

from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of

_CHATTER: Final = re.compile(
    rf"\b(?:{any_of('chatter', 'courtesies', 'approvals', 'goodbyes', 'greetings', 'padding')})(?!\w)"
)
_WELLBEING: Final = re.compile(rf"\b(?:{any_of('wellbeing')})(?!\w)|{_CHATTER.pattern}")
_MARKS: Final = re.compile(r"[^\w\s'’]+")
_LONGEST: Final = 80


def is_chatter(text: str) -> bool:
    """Whether a message consists of nothing else: "haha ok, thanks so far", "gracias, eso es todo", a smile."""
    return _consists_of(_CHATTER, text)


def tells_wellbeing(text: str) -> bool:
    """Whether a sentence says how its speaker is and nothing else: "Alles gut bei mir.", "All good here!"."""
    return _consists_of(_WELLBEING, text)


def _consists_of(words: re.Pattern[str], text: str) -> bool:
    if len(text) > _LONGEST:
        return False
    message = " ".join(_MARKS.sub(" ", caseless(text)).split())
    return not words.sub(" ", message).strip()
