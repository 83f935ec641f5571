"""What is said beside an order: "bike is out, close it again", "scrap it, I'll write them a letter". Pure.

The readers of this room look for their words in each clause of a message; what is left must be no order itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from steward.language.moments.spans import moment_spans
from steward.language.moods import Mood, mood_of
from steward.language.word_lists import any_of

IsRequest: TypeAlias = Callable[[str], bool]
Read = TypeVar("Read")
_CLAUSES: Final = re.compile(rf"(?<![.;!?…])[.;!?…]++\s+|,\s*|\s[-–—]+\s|\s(?:{any_of('laughs')})\b[\s,.!]*", re.I)
"""Matches what parts "can't make it, delete it" and "way too early lol. move it"; not the point of "15.30"."""
_MOST: Final = 4
_TELLING: Final = re.compile(rf"(?:{any_of('telling_openings')})(?!\w)", re.I)
"""Matches the beginning of "I'll write them a letter", "they found someone else"."""
_POINTING: Final = re.compile(rf"(?:\w+ (?:{any_of('pointing')})|{any_of('clitic_orders')})(?!\w)", re.I)
"""Matches the beginning of "set it to high" and "ponla en alta", not of "die Post ist zu"."""
_REMARKS: Final = (Mood.STATEMENT, Mood.REPORT)


def clauses_of(message: str) -> list[str]:
    """The clauses of a message; one that has many is one clause."""
    found = [clause.strip() for clause in _CLAUSES.split(message) if clause.strip(" .!?")]
    return found if len(found) <= _MOST else [message]


def read_beside(message: str, read: Callable[[str], Read | None], is_request: IsRequest) -> Read | None:
    """What a clause of a message is read as, where all others are only told; None for a message of one clause."""
    clauses = clauses_of(message)
    for place, clause in enumerate(clauses if len(clauses) > 1 else ()):
        found = read(clause)
        before, after = clauses[:place], clauses[place + 1 :]
        if (
            found is not None
            and all(_is_remark(one, is_request, first=True) for one in before)
            and all(_is_remark(one, is_request, first=False) for one in after)
        ):
            return found
    return None


def _is_remark(clause: str, is_request: IsRequest, *, first: bool) -> bool:
    """Whether a clause asks for nothing: what is denied before the order says why, after it that it is not meant. What
    names a day or a time, or points at the same thing, without telling anything belongs to the order."""
    mood = mood_of(clause)
    if mood is Mood.NEGATION:
        return first
    if mood in _REMARKS or _TELLING.match(clause) is not None:
        return True
    return not (moment_spans(clause) or _POINTING.match(clause) or is_request(clause))
