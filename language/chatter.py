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
_MARKS: Final = re.compile(r"[^\w\s'’]+")
_LONGEST: Final = 80


def is_chatter(text: str) -> bool:
    """Whether a message consists of nothing else: "haha ok, thanks so far", "gracias, eso es todo", a smile."""
    if len(text) > _LONGEST:
        return False
    message = " ".join(_MARKS.sub(" ", caseless(text)).split())
    return not _CHATTER.sub(" ", message).strip()
