"""In which mood a message is said: an order, a question, a report. Pure; called before an effect is planned.

English, German and Spanish are told by how the message begins, once courtesies are off. What none of the openings
tells is an order: it never says that a message asks for a certain thing.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from steward.language.word_lists import any_of, words_for


class Mood(StrEnum):
    """What a speaker does. A wish ("I'd like you to ...", "could you ...?") is an order."""

    ORDER = "order"
    QUESTION = "question"
    NEGATION = "negation"
    """It says what is not to be done."""
    REPORT = "report"
    """It tells what somebody did, said or wants."""
    STATEMENT = "statement"
    """It tells how things are."""


_COURTESIES: Final = re.compile(rf"(?:[\s¡,]*+(?:{any_of('order_openings')})\b[\s,:!]*+)*+[\s¡,]*+", re.I)
"""Matches the "ok, could you please" before an order."""


def _openings(kind: str) -> re.Pattern[str]:
    return re.compile("|".join(rf"{words}(?!\w)" if words[-1].isalnum() else words for words in words_for(kind)), re.I)


_OPENINGS: Final = (
    (Mood.NEGATION, _openings("negation_openings")),
    (Mood.QUESTION, _openings("question_openings")),
    (Mood.REPORT, _openings("report_openings")),
    (Mood.STATEMENT, _openings("statement_openings")),
)
_HOW_TO: Final = _openings("how_to")
_LONGEST: Final = 300
"""Characters that are looked at: a mood is told by how a message begins."""


def mood_of(text: str) -> Mood:
    """The mood of one request or remark: "don't send it", "did I buy milk?", "Bob asked me to send it"."""
    message = without_opening(text)[:_LONGEST]
    return next((mood for mood, opening in _OPENINGS if opening.match(message)), Mood.ORDER)


def asks_how(text: str) -> bool:
    """Whether somebody asks how a thing is done ("how do I delete a task?"), not for it to be done."""
    return _HOW_TO.match(without_opening(text)) is not None


def without_opening(text: str) -> str:
    """A message without the courtesies it begins with."""
    begun = _COURTESIES.match(text)
    return text[begun.end() :] if begun else text
