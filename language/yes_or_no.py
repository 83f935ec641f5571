"""Yes and no in the words people use. Pure; called where something waits in a conversation."""

from __future__ import annotations

from typing import Final

from language.unicode_text import caseless
from language.word_lists import words_for

_YES: Final = frozenset((*words_for("yes"), *words_for("yes_alone")))
_NO: Final = frozenset((*words_for("no"), *words_for("no_alone")))
_FIRST: Final = frozenset((*words_for("yes"), *words_for("no")))
"""Words that answer what was shown, whatever follows: "yes, but to Eve", "no, at one"."""
_AFTER_NO: Final = words_for("after_no")
_LONGEST: Final = max(map(len, _YES | _NO)) + 8


def yes_or_no(text: str) -> bool | None:
    """True for an unambiguous yes, False for an unambiguous no, None for anything else."""
    if len(text) > _LONGEST:
        return None
    said = " ".join(caseless(text).replace(",", " ").split()).strip(" .!")
    if said in _YES:
        return True
    return False if said in _NO else None


def opens_with_yes_or_no(text: str) -> bool:
    """Whether a message begins as an answer and goes on: "yes, but to Eve", "nein, um eins"; not "no idea what"."""
    first, _, rest = caseless(text).partition(" ")
    word = first.rstrip(",.;:!-–—")
    if word not in _FIRST or not rest.strip():
        return False
    return word != "no" or first != word or not rest.strip().startswith(_AFTER_NO)
