"""Words that point to a thing instead of naming it: "it", "das", "esto". Pure."""

from __future__ import annotations

import re
from typing import Final

from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, words_for

_ARTICLES: Final = frozenset((*words_for("definite"), *words_for("names_led_by"), *words_for("that_kind_of")))
POINTING: Final = re.compile(
    rf"(?<!\w)(?:{'|'.join(word for word in words_for('pointing') if word not in _ARTICLES)})(?!\w)"
    rf"|(?<!\w)(?:{'|'.join(word for word in words_for('pointing') if word in _ARTICLES)})"
    rf"(?=[\s,.!?]*$|[,;]| (?:{any_of('recipient_leads', 'at', 'courtesies', 'follow_up_endings')})(?!\w))"
)
"""Matches the "it" of "send it at 5", the "das" of "schick das an Kim"; not of "schalte das Licht an"."""


_THING: Final = any_of("thing_words")
_OF_IT: Final = any_of("of_what_was_shown")
_MADE_OF_IT: Final = re.compile(
    rf"(?<!\w)(?:{_THING}) (?:[^\W_]+ )?(?:{_OF_IT})(?!\w)|(?<!\w)(?:{_OF_IT}) (?:[^\W_]+ ){{0,2}}(?:{_THING})(?!\w)"
)
"""Matches "a task for it", "daraus eine Aufgabe", "una tarea de eso"."""


def made_of_it(text: str) -> bool:
    """Whether words want a thing made of what was shown or read: "make me a task for it"."""
    return _MADE_OF_IT.search(caseless(text)) is not None


_DEFINITE: Final = re.compile(rf"(?:{any_of('of_the_known')}) \w")
"""Matches the "the" of "the handover": a thing that is known."""


def points(text: str) -> bool:
    """Whether words leave their thing to what was shown or read: "pay it", "tell dad about that", "the handover"."""
    plain = caseless(text).strip()
    return POINTING.search(plain) is not None or _DEFINITE.match(plain) is not None
