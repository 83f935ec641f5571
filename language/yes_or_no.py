"""Yes and no in the words people use. Pure; called where something waits in a conversation."""

from __future__ import annotations

import re
from typing import Final

from steward.language.dismissals import is_dismissal
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, words_for

_YES: Final = frozenset((*words_for("yes"), *words_for("yes_alone")))
_NO: Final = frozenset((*words_for("no"), *words_for("no_alone"), *words_for("never_mind")))
_FIRST: Final = frozenset((*words_for("yes"), *words_for("no")))
"""Words that answer what was shown, whatever follows: "yes, but to Eve", "no, at one"."""
_AFTER_NO: Final = words_for("after_no")
_LONGEST: Final = 60
_PADDING: Final = re.compile(rf"\b(?:{any_of('answer_padding')})\b")
_NOT: Final = rf"(?:{any_of('not_doing')})"
_DEEDS: Final = rf"(?:{any_of('decided_deeds')})"
_NO_DEED: Final = re.compile(rf"\b(?:{_NOT} {_DEEDS}|{_DEEDS} {_NOT})\b")
"""Matches "don't send", "schick es nicht"; what it denies is no order. A "not" alone denies nothing."""
_DEED: Final = re.compile(rf"\b{_DEEDS}\b")
_YES_WORD: Final = re.compile(rf"(?<!\w)(?:{any_of('yes', 'yes_alone')})(?!\w)")
_NO_WORD: Final = re.compile(rf"(?<!\w)(?:{any_of('no', 'no_alone', 'never_mind')})(?!\w)")
_SHADE: Final = re.compile("[\U0001f3fb-\U0001f3ff\ufe0f]")
"""The colour of a thumb, and the mark that a sign is shown as a picture."""


def yes_or_no(text: str) -> bool | None:
    """True for an unambiguous yes ("yep, send it"), False for an unambiguous no ("hm no, leave it", "drop it, he came
    by"), None for anything else, and for what says both."""
    if is_dismissal(text):
        return False
    if len(text) > _LONGEST:
        return None
    message = " ".join(re.sub(r"[,;:!.…–—-]", " ", caseless(_SHADE.sub("", text))).split())
    if message in _YES:
        return True
    if message in _NO:
        return False
    return _composed(message)


def _composed(message: str) -> bool | None:
    """The answer of several words that all belong to one: yes or no, what is to be done or not, and padding."""
    rest, denied = _NO_DEED.subn(" ", message)
    rest, ordered = _DEED.subn(" ", rest)
    rest, no = _NO_WORD.subn(" ", rest)
    rest, yes = _YES_WORD.subn(" ", rest)
    if _PADDING.sub(" ", rest).strip():
        return None
    if (denied or no) and not (yes or ordered):
        return False
    return True if (yes or ordered) and not (denied or no) else None


def opens_with_yes_or_no(text: str) -> bool:
    """Whether a message begins as an answer and goes on: "yes, but to Eve", "nein, um eins"; not "no idea what"."""
    first, _, rest = caseless(text).partition(" ")
    word = first.rstrip(",.;:!-–—")
    if word not in _FIRST or not rest.strip():
        return False
    return word != "no" or first != word or not rest.strip().startswith(_AFTER_NO)
