"""Messages that order something by themselves, whatever was asked before: "add a task to call Anna", "erinnere mich
daran, ...", "escribe a Bob que ...". Pure.

Read where a question waits: such a message is no answer to it. What is ordered, and whether a tool does it, is not
known here.
"""

from __future__ import annotations

import re
from typing import Final

from steward.language.dictations import OPENING, dictation, without_dictation
from steward.language.word_lists import any_of

_MAKING: Final = any_of("creating_verbs", "adding_verbs")
_KEEPING: Final = any_of("listing_orders", "creating_verbs", "adding_verbs")
_KEPT: Final = re.compile(
    rf"{OPENING}(?:{_MAKING}) (?:{any_of('made_new')}) (?:[\w-]{{1,20}} )?(?:{any_of('thing_words')})(?!\w)"
    rf"|{OPENING}(?:{_KEEPING})(?!\w).{{1,200}}\s(?:{any_of('own_places')})(?!\w)"
    rf"|{OPENING}(?:{any_of('reminding_orders')})(?!\w)",
    re.I,
)
"""Matches "add a task call Anna", "put bread on my list" and "remind me to call Anna"; not "call Anna"."""
_KEPT_AT_END: Final = re.compile(
    rf"[,;.]\s+(?:{_KEEPING}) (?:{any_of('pointing')}) (?:{any_of('own_places')})[\s.!]*$", re.I
)
"""Matches the end of "finish the report by Thursday, put that on my list"."""


def keeps_something(text: str) -> bool:
    """Whether a message orders to keep something of the user's own: a task, a reminder, a thing on a list."""
    return _KEPT.match(text) is not None or _KEPT_AT_END.search(text) is not None


def tells_somebody(text: str) -> bool:
    """Whether a message orders to tell somebody something, and says what."""
    return dictation(text) is not None or without_dictation(text) != text
