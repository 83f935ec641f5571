"""In which mood a message is said: an order, a question, a report. Pure; called before an effect is planned.

English, German and Spanish are told by how the message begins, once courtesies are off. What none of the openings
tells is an order: it never says that a message asks for a certain thing.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from steward.language.word_lists import any_of, by_value, words_for


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
_DEEDS_ASKED: Final = re.compile(rf"(?:{any_of('deeds_asked')})\b", re.I)
_LOOKING: Final = re.compile(rf"(?:{any_of('showing_orders', 'looking_orders')})\b", re.I)
"""Matches the beginning of "show me my mail" and "read it to me": an order to look."""
_DEED: Final = re.compile(
    rf"(?:{'|'.join(word for words in by_value('deed_words').values() for word in words)})\b", re.I
)
_ORDERS_APART: Final = re.compile(rf"[.?!;,]\s+|\s(?:{any_of('joining', 'following')})\s", re.I)
_LONGEST: Final = 300
"""Characters that are looked at: a mood is told by how a message begins."""


def mood_of(text: str) -> Mood:
    """The mood of one request or remark: "don't send it", "did I buy milk?", "Bob asked me to send it"."""
    message = without_opening(text)[:_LONGEST]
    return next((mood for mood, opening in _OPENINGS if opening.match(message)), Mood.ORDER)


def asks(text: str) -> bool:
    """Whether a message is a question, by how it begins or ends."""
    return mood_of(text) is Mood.QUESTION or text.rstrip().endswith("?")


def only_asks(text: str) -> bool:
    """Whether a message wants to know something, and nothing of it orders more: "is the door locked?", not "is the door
    locked? if not, lock it". Nor does it ask what Steward did ("have you sent it?"). What cannot be told orders."""
    asks = False
    for part in _ORDERS_APART.split(text[: 10 * _LONGEST]):
        clause = without_opening(part)
        looks = mood_of(part) is Mood.QUESTION or _LOOKING.match(clause) is not None
        if _DEEDS_ASKED.search(clause) or (not looks and any(map(_DEED.match, [clause, *clause.split()]))):
            return False
        asks = asks or looks
    return asks or text.rstrip().endswith("?")


def asks_how(text: str) -> bool:
    """Whether somebody asks how a thing is done ("how do I delete a task?"), not for it to be done."""
    return _HOW_TO.match(without_opening(text)) is not None


def without_opening(text: str) -> str:
    """A message without the courtesies it begins with."""
    begun = _COURTESIES.match(text)
    return text[begun.end() :] if begun else text
