"""What a message points at, called by its kind: "cancel the second one" after a list of reminders. Pure.

Which of the things is meant is found later, by whoever plans; here the message only gets the noun it left out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from contracts.dialogue import RecentCall
from language.word_lists import any_of, by_value

_NOUNS: Final = by_value("kind_nouns")
_ANY_NOUN: Final = re.compile(rf"\b(?:{any_of('kind_nouns')})\b", re.I)
_MOST_WORDS: Final = 10
_ENDS: Final = rf"(?=\W*$|\s+(?:{any_of('after_places')})\b)"
_PLACED: Final = re.compile(
    rf"\b(?P<place>{any_of('item_places', 'last')})(?: (?:{any_of('that_kind')})\b|{_ENDS})", re.I
)
"""Matches the "second one" of "cancel the second one" and the "first" of "mark the first as done"."""
_NAMED: Final = re.compile(
    rf"\b(?P<which>(?:{any_of('definite')}) (?:[\w'’-]+ ){{1,3}})(?:{any_of('that_kind')})\b", re.I
)
"""Matches "the milk one" and "the other one"."""
_POINTED: Final = re.compile(rf"\b(?:{any_of('that_one')}|{any_of('referring')})", re.I)
"""Matches the "it" of "delete it", not of "is it late"."""


def with_noun(said: str, recent: Sequence[RecentCall]) -> str | None:
    """The message with what it points at called by its kind; None where it points at nothing that was talked about."""
    noun = next((found for call in recent if (found := _noun_of(call.tool_name)) is not None), None)
    if noun is None or len(said.split()) > _MOST_WORDS or _ANY_NOUN.search(said) is not None:
        return None
    for pattern, put in ((_PLACED, rf"\g<place> {noun}"), (_NAMED, rf"\g<which>{noun}"), (_POINTED, f"that {noun}")):
        found, times = pattern.subn(put, said, count=1)
        if times:
            return found
    return None


def _noun_of(tool: str) -> str | None:
    """What a tool's things are called: a reminder for schedule_reminder."""
    words = tool.split("_")
    return next((nouns[0] for kind, nouns in _NOUNS.items() if kind in words or f"{kind}s" in words), None)
