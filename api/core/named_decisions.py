"""A yes or no that names what it decides where several things wait: "yes to the second", "send both". Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

from steward.contracts.approval import Approval, ApprovalKind
from steward.contracts.base import canonical_json
from steward.contracts.problem import ProblemView
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, by_value, words_for
from steward.language.yes_or_no import yes_or_no

Pending: TypeAlias = tuple[ProblemView, Approval]

_PLACES: Final = words_for("item_places")
_PLACED: Final = re.compile(rf"\b(?:{any_of('definite')} )?({'|'.join(_PLACES)})\b(?: one)?")
_NUMBERED: Final = re.compile(r"(?<!\w)(?:#|no\.? ?|number |nr\.? ?|nummer |número )?(\d)(?!\w)")
_EVERY: Final = re.compile(rf"\b(?:{any_of('every_pending')})\b")
_OTHER: Final = re.compile(rf"\b(?:{any_of('other_pending')})\b")
_TO: Final = re.compile(rf"\b(?:{any_of('decision_leads', 'definite')}|one)\b")
_WORD: Final = re.compile(r"[^\W_]{3,}")
_NOUNS: Final = by_value("decided_kinds")
_CALLED: Final = re.compile(
    rf"\b(?:(?:{any_of('definite', 'names_led_by', 'that_kind_of')}) )(?P<noun>{any_of('decided_kinds')})"
    rf"(?: (?:{any_of('recipient_leads')}) (?P<who>[^\W\d]\w{{1,40}}))?(?!\w)"
)
"""Matches the "the reply to alice" of "approve the reply to alice"."""
_CHATTER: Final = re.compile(rf"^(?:(?:{any_of('chatter')})(?!\w)\s*){{1,4}}")
_RECIPIENTS: Final = ("to", "recipient", "recipients", "chat_id")
_A_YES: Final = words_for("yes")[0]
_REMOVALS: Final = by_value("deed_tools")["delete"]
_REMOVED: Final = re.compile(rf"(?<!\w)(?:{'|'.join(by_value('deed_words')['delete'])})(?!\w)")
_TAKEN_BACK: Final = re.compile(rf"(?<!\w)(?:{any_of('never_mind')})(?!\w)")
"""What is no deed: the "forget it" of "yes, forget it"."""
_LONGEST: Final = 80


def named_decision(text: str, pending: Sequence[Pending]) -> tuple[list[Pending], bool] | None:
    """What a message decides of what waits, in the order it was shown, and how; None where it names nothing of it, or
    says anything else. A repeat of an unknown outcome is never decided by words, though it has its place."""
    message = _plain(text)
    deciding = [one for one in pending if one[1].kind is not ApprovalKind.REPEAT]
    if len(message) > _LONGEST or not deciding:
        return None
    for pattern, chosen in (
        (_EVERY, deciding),
        (_OTHER, deciding if len(deciding) == 1 else []),
        (_PLACED, _at(pending, _place(message))),
        (_NUMBERED, _at(pending, _number(message))),
    ):
        rest, found = pattern.subn(" ", message, count=1)
        confirmed = yes_or_no(_TO.sub(" ", rest)) if found and chosen else None
        if confirmed is not None:
            return chosen, confirmed
    return _by_words(message, deciding)


def _at(pending: Sequence[Pending], place: int | None) -> list[Pending]:
    found = [pending[place]] if place is not None and place < len(pending) else []
    return [one for one in found if one[1].kind is not ApprovalKind.REPEAT]


def _place(message: str) -> int | None:
    found = _PLACED.search(message)
    return None if found is None else _PLACES.index(found[1])


def _number(message: str) -> int | None:
    found = _NUMBERED.search(message)
    return None if found is None or found[1] == "0" else int(found[1]) - 1


def called_by_kind(text: str, pending: Sequence[Pending]) -> tuple[list[Pending], bool] | None:
    """The one thing that a yes or no calls by its kind: "send the mail", "approve the reply to alice"."""
    message = _plain(text)
    called = [(one, found) for one in pending if (found := _called(message, one[1])) is not None]
    return ([called[0][0]], called[0][1]) if len(called) == 1 else None


def _by_words(message: str, pending: Sequence[Pending]) -> tuple[list[Pending], bool] | None:
    """The one thing whose kind, recipient or arguments hold the words that are no part of a yes or no."""
    if (called := called_by_kind(message, pending)) is not None:
        return called
    if len(pending) < 2:
        return None
    for words in _WORD.findall(message):
        fitting = [one for one in pending if words in caseless(canonical_json(one[1].args))]
        rest = _TO.sub(" ", message.replace(words, " ", 1))
        if len(fitting) == 1 and (confirmed := yes_or_no(rest)) is not None:
            return fitting, confirmed
    return None


def _called(message: str, approval: Approval) -> bool | None:
    """A yes or no that calls what it decides by its kind: "approve the reply to alice", "don't send that mail". None
    where it says anything else, such as another recipient."""
    found = _CALLED.search(message)
    if found is None or len(message) > _LONGEST or approval.kind is ApprovalKind.REPEAT:
        return None
    if not _is_of_kind(found["noun"], approval) or not _goes_to(found["who"], approval):
        return None
    return yes_or_no(_CHATTER.sub("", f"{message[: found.start()]} {message[found.end() :]}".strip()))


def _is_of_kind(noun: str, approval: Approval) -> bool:
    return any(noun in nouns for kind, nouns in _NOUNS.items() if kind in approval.tool_name.split("_"))


def _goes_to(who: str | None, approval: Approval) -> bool:
    """Whether somebody named is a recipient: among the arguments, or in the line of the approval that tells whom."""
    if who is None:
        return True
    reported = [str(approval.args[name]) for name in _RECIPIENTS if name in approval.args]
    reported = reported or [line for line in approval.message.splitlines() if line.startswith("to: ")]
    return any(who in _WORD.findall(caseless(one)) for one in reported)


def ordered_deed(text: str, approval: Approval) -> bool | None:
    """A yes or no that repeats the deed it decides: "yes, delete it", "unlock", "ja, lösch sie". An order without a yes
    counts only in the tool's own word; of other words only those for removing mean the same."""
    message = _plain(text)
    first = approval.tool_name.split("_")[0]
    own = {first, *str(approval.args.get("action", "")).split("_")} - {"", "to"}
    if len(message) > _LONGEST or approval.kind is ApprovalKind.REPEAT:
        return None
    rest, times = re.subn(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(own)))})(?!\w)", " ", message)
    if times:
        return True if yes_or_no(f"{_A_YES} {rest}") else yes_or_no(rest)
    if first not in _REMOVALS or _TAKEN_BACK.search(message) is not None:
        return None
    rest, times = _REMOVED.subn(" ", message)
    return yes_or_no(rest) if times else None


def _plain(text: str) -> str:
    return " ".join(re.sub(r"[,;:!.…–—]", " ", caseless(text)).split())
