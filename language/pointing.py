"""Words that point to a thing instead of naming it: "it", "das", "esto". Pure."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, by_word, single_words, words_for

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


_KNOWN_BEFORE: Final = re.compile(rf"(?<!\w)(?:{any_of('of_the_known')})$")
"""Matches what stands before "inspection" in "put the inspection into my calendar"."""
_KNOWN: Final = frozenset(words_for("of_the_known"))
_WORD: Final = re.compile(r"\w+")
_CLAUSE: Final = re.compile(rf"(?:{any_of('clauses_of_the_known')})(?!\w)")
"""Matches the "what" of "what I have to bring"."""
_PLAIN: Final = single_words(
    "small_words", "pointing", "of_what_was_shown", "of_the_known", "thing_words", "name_joints", "to_it"
)
_ARGUMENTS: Final = by_word("argument_names")


def is_known_thing(text: str, start: int) -> bool:
    """Whether the words that begin there are of a thing that is known: the "inspection" of "the inspection"."""
    return _KNOWN_BEFORE.search(caseless(text[:start])) is not None


def without_article(text: str) -> str:
    """Words without the "the" before them."""
    first, _, rest = text.strip().partition(" ")
    return rest.strip() if rest and caseless(first) in _KNOWN else text


def leaves_all(text: str) -> bool:
    """Whether words name nothing themselves, and leave all of it to what was shown or read: "that", "daran", "the one",
    "what I have to bring"."""
    words = _WORD.findall(caseless(text))
    return bool(words) and (_CLAUSE.match(caseless(text).strip()) is not None or _PLAIN.issuperset(words))


def names_argument(text: str, names: Collection[str]) -> bool:
    """Whether words only say what an argument is called, by one of its English `names`: "the place", "mit Ort"."""
    words = [word for word in _WORD.findall(caseless(text)) if word not in _PLAIN]
    return bool(words) and all(_ARGUMENTS.get(word, word) in names for word in words)
