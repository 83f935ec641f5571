"""A question whose answer stands in the mail just talked about: "how much is it", "when does he want it?". Pure.

The mail is read for it. What is likelier a request of its own, or speaks of something else, is left to be planned.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from steward.contracts.dialogue import Act, Deed, Reading, RecentCall
from steward.contracts.tool_meaning import MAIL
from steward.dialogue.remarks import IsRequest
from steward.dialogue.things import meant_by, things_of
from steward.language.moods import Mood, mood_of
from steward.language.questions import Question, Wanted
from steward.language.word_lists import any_of

_POINTER: Final = re.compile(rf"\b(?:{any_of('he_or_she')})\b", re.I)
_MOST_WORDS: Final = 12


def read_question(message: str, recent: Sequence[RecentCall], is_request: IsRequest) -> Reading | None:
    """The message as a look into the mail in focus; None where it asks for nothing that the mail may say."""
    question = Question(message)
    asks = question.wanted not in (Wanted.OPEN, Wanted.YES_OR_NO) or mood_of(message) is Mood.QUESTION
    if not asks or len(message.split()) > _MOST_WORDS or not recent[0].meaning.looks:
        return None
    mail = meant_by("", recent, {MAIL})
    if mail is None or mail.call.problem_id != recent[0].problem_id or is_request(message):
        return None
    reported = " ".join(str(value) for thing in things_of(mail.call) for value in thing.record.values()).casefold()
    named = any(word.casefold() in reported for word in question.topic)
    if question.topic and not named and _POINTER.search(message) is None:
        return None
    why = f"the mail “{mail.label}”, which was just talked about, may say it"
    return Reading(act=Act.REFERENCE, text=message, why=why, about=mail.call, args={}, deed=Deed.READ, thing=mail.key)
