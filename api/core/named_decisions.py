"""A yes or no that names what it decides where several things wait: "yes to the second", "send both". Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

from contracts.approval import Approval, ApprovalKind
from contracts.base import canonical_json
from contracts.problem import ProblemView
from language.unicode_text import caseless
from language.word_lists import any_of, words_for
from language.yes_or_no import yes_or_no

Pending: TypeAlias = tuple[ProblemView, Approval]

_PLACES: Final = words_for("item_places")
_PLACED: Final = re.compile(rf"\b(?:{any_of('definite')} )?({'|'.join(_PLACES)})\b(?: one)?")
_NUMBERED: Final = re.compile(r"(?<!\w)(?:#|no\.? ?|number |nr\.? ?|nummer |número )?(\d)(?!\w)")
_EVERY: Final = re.compile(rf"\b(?:{any_of('every_pending')})\b")
_OTHER: Final = re.compile(rf"\b(?:{any_of('other_pending')})\b")
_TO: Final = re.compile(rf"\b(?:{any_of('decision_leads', 'definite')}|one)\b")
_WORD: Final = re.compile(r"[^\W_]{3,}")
_LONGEST: Final = 80


def named_decision(text: str, pending: Sequence[Pending]) -> tuple[list[Pending], bool] | None:
    """What a message decides of what waits, in the order it was shown, and how; None where it names nothing of it, or
    says anything else. A repeat of an unknown outcome is never decided by words, though it has its place."""
    said = " ".join(re.sub(r"[,;:!.…–—]", " ", caseless(text)).split())
    deciding = [one for one in pending if one[1].kind is not ApprovalKind.REPEAT]
    if len(said) > _LONGEST or not deciding:
        return None
    for pattern, chosen in (
        (_EVERY, deciding),
        (_OTHER, deciding if len(deciding) == 1 else []),
        (_PLACED, _at(pending, _place(said))),
        (_NUMBERED, _at(pending, _number(said))),
    ):
        rest, found = pattern.subn(" ", said, count=1)
        confirmed = yes_or_no(_TO.sub(" ", rest)) if found and chosen else None
        if confirmed is not None:
            return chosen, confirmed
    return _by_words(said, deciding)


def _at(pending: Sequence[Pending], place: int | None) -> list[Pending]:
    found = [pending[place]] if place is not None and place < len(pending) else []
    return [one for one in found if one[1].kind is not ApprovalKind.REPEAT]


def _place(said: str) -> int | None:
    found = _PLACED.search(said)
    return None if found is None else _PLACES.index(found[1])


def _number(said: str) -> int | None:
    found = _NUMBERED.search(said)
    return None if found is None or found[1] == "0" else int(found[1]) - 1


def _by_words(said: str, pending: Sequence[Pending]) -> tuple[list[Pending], bool] | None:
    """The one thing among several whose arguments hold the words that are no part of a yes or no."""
    if len(pending) < 2:
        return None
    for words in _WORD.findall(said):
        fitting = [one for one in pending if words in caseless(canonical_json(one[1].args))]
        rest = _TO.sub(" ", said.replace(words, " ", 1))
        if len(fitting) == 1 and (confirmed := yes_or_no(rest)) is not None:
            return fitting, confirmed
    return None
