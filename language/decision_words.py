"""Decisions in words that name what they decide: "yes to the second", "send both", "no to 8-2". Pure.

Only the words are read here: what waits, and whether they fit it, is known to the gateway. The room dialogue asks, so
that no decision becomes part of a request.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, by_value, by_word
from steward.language.yes_or_no import yes_or_no

_COUNTS: Final = {word: int(count) for count, words in by_value("counts").items() for word in words if int(count) > 1}
_KINDS: Final = by_value("decided_kinds")
_NOUNS: Final = any_of("decided_kinds")
_OF_KIND: Final = (
    rf"(?: (?:{any_of('definite', 'names_led_by')}))?(?: (?P<noun>{_NOUNS})(?:{any_of('kind_endings')})?)?"
)
_PLACES: Final = {word: int(place) for word, place in by_word("decided_places").items()}


class Which(StrEnum):
    """By what a decision names what it decides."""

    ID = "id"
    COUNT = "count"
    """So many, and no more are there: "both", "all three"."""
    ALL = "all"
    OTHERS = "others"
    PLACE = "place"
    NUMBER = "number"
    """A bare number; it may be a place, or mean something else: "no, 3"."""


_NAMES: Final = (
    (Which.ID, re.compile(r"(?<![\w-])#?(?P<id>\d{1,15}-\d{1,6})(?![\w-])")),
    (
        Which.COUNT,
        re.compile(
            rf"\b(?:{any_of('pending_leads')}) (?P<count>{'|'.join(_COUNTS)}|[2-9])\b(?: (?:{any_of('of_pending')}))?"
            rf"{_OF_KIND}(?!\w)"
        ),
    ),
    (Which.COUNT, re.compile(rf"\b(?:{any_of('both_pending')})\b(?: (?:{any_of('of_pending')}))?{_OF_KIND}(?!\w)")),
    (Which.ALL, re.compile(rf"\b(?:{any_of('every_pending')})\b(?: (?:{any_of('of_pending')}))?{_OF_KIND}(?!\w)")),
    (Which.OTHERS, re.compile(rf"\b(?:{any_of('other_pending')})\b")),
    (Which.PLACE, re.compile(rf"\b(?:{any_of('chosen_leads')}) (?P<place>{'|'.join(_PLACES)})\b")),
    (Which.NUMBER, re.compile(r"(?<!\w)(?:#|no\.? ?|number |nr\.? ?|nummer |número )?(?P<number>[1-9])(?!\w)")),
)
"""Each matches what is named: "8-2", "all three mails", "beide", "everything", "the others", "the second", "2"."""
_POINTING: Final = (Which.PLACE, Which.NUMBER)
"""What may name a thing of any list: "send the second" of the mails that were found."""
LEADS: Final = re.compile(rf"\b(?:{any_of('decision_leads', 'definite')}|one)\b")
_PLAIN: Final = re.compile(
    rf"(?<!\w)(?:(?:{any_of('yes', 'no')}) (?:{any_of('decided_leads')})|{any_of('plain_decisions')})(?!\w)"
)
"""Matches the "no to" of "no to the second" and "approve"; not the "no" of "no, the second", which may be a day."""
_SENDING: Final = re.compile(rf"(?<!\w)(?:{any_of('sending')})(?!\w)")
_JOINTS: Final = re.compile(rf"[,;.!] ?|(?<!\w)(?:{any_of('decision_joints')})(?!\w)")
_MARKS: Final = re.compile(r"[,;:!.…–—]")
_ORDERING: Final = f"{any_of('deed_verbs', 'decided_deeds')}|{'|'.join(by_value('deed_words')['send'])}"
_ORDER_OF_KIND: Final = re.compile(
    rf"(?:(?:{any_of('order_openings')})\b ?){{0,2}}(?:{_ORDERING})"
    rf"(?: (?:{any_of('definite', 'names_led_by', 'that_kind_of')}) (?P<noun>{_NOUNS})| (?:{any_of('pointing')}))?"
    rf"(?: (?:{any_of('courtesies')}))?"
)
"""Matches "please draft the email", "go ahead", "escribe el correo"; not "draft it for Kim"."""
_LONGEST: Final = 80


@dataclass(frozen=True, slots=True)
class NamedDecision:
    """A yes or no and what it is said to. `plain`: its words decide and do nothing else, unlike "cancel the second"."""

    confirmed: bool
    which: Which
    plain: bool
    sends: bool
    count: int = 0
    place: int = 0
    """From 0; -1 is the last."""
    approval_id: str = ""
    noun: str = ""


def without_marks(text: str) -> str:
    """A message as decisions are read in it: in lower case, without the marks between its words."""
    return " ".join(_MARKS.sub(" ", caseless(text)).split())


def named_decision_in(text: str) -> NamedDecision | None:
    """The decision that a message is, if it names what it decides and says nothing else; None for a bare yes or no."""
    if len(text) > 2 * _LONGEST:
        return None
    message = without_marks(text)
    if len(message) > _LONGEST:
        return None
    for which, pattern in _NAMES:
        found = pattern.search(message)
        rest = f"{message[: found.start()]} {message[found.end() :]}" if found else ""
        confirmed = yes_or_no(LEADS.sub(" ", rest)) if rest.strip() else None
        if found is not None and confirmed is not None:
            return _named(which, found, confirmed)
    return None


def names_alone(text: str) -> bool:
    """Whether a message names what waits, by its id or how many, and says neither yes nor no: "all three". A place
    alone may be that of any list."""
    if len(text) > 2 * _LONGEST:
        return False
    message = without_marks(text)
    return any(which not in _POINTING and pattern.fullmatch(message) is not None for which, pattern in _NAMES)


def is_plain_decision(text: str) -> bool:
    """Whether a message is a yes or no, bare or to things it names, and no order for anything else."""
    if are_several_decisions(text):
        return True
    named = named_decision_in(text)
    return yes_or_no(text) is not None if named is None else named.plain and named.which is not Which.NUMBER


def are_several_decisions(text: str) -> bool:
    """Whether a message says yes or no to several things, each by its name: "yes to the first and no to the second"."""
    if len(text) > 2 * _LONGEST:
        return False
    parts = [part.strip() for part in _JOINTS.split(caseless(text)) if part.strip()]
    named = [named_decision_in(part) for part in parts]
    return len(parts) > 1 and all(named)


def orders_sending(text: str) -> bool:
    """Whether a yes or no is in a word for messages alone: "send it"."""
    return _SENDING.search(caseless(text[: 2 * _LONGEST])) is not None


def nouns_of(deed: Iterable[str]) -> frozenset[str]:
    """What people call what waits for a tool, by its deed and what that is done to: "message" and "mail" where it sends
    a mail."""
    return frozenset(noun for key in deed for noun in _KINDS.get(key, ()))


def orders_kind(text: str, deed: Iterable[str]) -> bool:
    """Whether some words order this deed and tell nothing more of it: "draft the email", "schreib sie"."""
    message = _ORDER_OF_KIND.fullmatch(without_marks(text))
    return message is not None and (message["noun"] is None or message["noun"] in nouns_of(deed))


def _named(which: Which, found: re.Match[str], confirmed: bool) -> NamedDecision:
    said = found.groupdict()
    count, number = said.get("count") or "2", said.get("number")
    sends = orders_sending(found.string)
    return NamedDecision(
        confirmed=confirmed,
        which=which,
        plain=_PLAIN.search(found.string) is not None or (sends and which not in _POINTING),
        sends=sends,
        count=_COUNTS.get(count) or int(count),
        place=_PLACES[said["place"]] if said.get("place") else int(number or 1) - 1,
        approval_id=said.get("id") or "",
        noun=said.get("noun") or "",
    )
