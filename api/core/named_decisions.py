"""What a yes or no decides that names it where several things wait: "yes to the second", "send both". Pure.

How many, and which place, count in what the conversation showed last; a kind, a recipient or an id names one of all
that waits. What is named and cannot be told is asked about, never taken for anything else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from steward.contracts.approval import Approval, ApprovalKind
from steward.contracts.base import canonical_json
from steward.contracts.problem import ProblemView
from steward.contracts.tool_meaning import Does, Role
from steward.language.decision_words import (
    LEADS,
    NamedDecision,
    Which,
    are_several_decisions,
    named_decision_in,
    nouns_of,
    orders_sending,
    without_marks,
)
from steward.language.moments.spans import moment_spans
from steward.language.stems import bare_stem
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, by_value, words_for
from steward.language.yes_or_no import assents, is_no_yes, lead_of, singles_out, yes_or_no

Pending: TypeAlias = tuple[ProblemView, Approval]

_WORD: Final = re.compile(r"[^\W_]{3,}")
_NAME_WORD: Final = re.compile(r"[^\W_]+")
_HOST: Final = re.compile(r"@[\w.-]{1,190}")
_CALLED: Final = re.compile(
    rf"\b(?:(?:{any_of('definite', 'names_led_by', 'that_kind_of')}) )(?P<noun>{any_of('decided_kinds')})"
    rf"(?: (?:{any_of('recipient_leads')}) (?P<who>[^\W\d]\w{{1,40}}))?(?!\w)"
)
"""Matches the "the reply to alice" of "approve the reply to alice"."""
_CHATTER: Final = re.compile(rf"^(?:(?:{any_of('chatter')})(?!\w)\s*){{1,4}}")
_A_YES: Final = words_for("yes")[0]
_REMOVED: Final = re.compile(rf"(?<!\w)(?!undo)(?:{'|'.join(by_value('deed_words')['delete'])})(?!\w)")
_TO_REMOVE: Final = re.compile(rf"(?<!\w)(?:{any_of('removing_orders')})(?!\w)")
"""What orders a removal behind a yes, and alone gives up what was asked: "yep, bin it"."""
_TAKEN_BACK: Final = re.compile(rf"(?<!\w)(?:{any_of('never_mind')})(?!\w)")
"""What is no deed: the "forget it" of "yes, forget it"."""
_POINTED: Final = re.compile(rf"(?:{any_of('definite', 'names_led_by', 'that_kind_of')}) (?P<what>.+)")
"""Matches the "the friday one" of "yes the friday one"."""
_LED: Final = re.compile(rf"(?<!\w)(?:{any_of('decision_leads', 'definite', 'names_led_by', 'courtesies')}|one)(?!\w)")
_LONGEST: Final = 80


@dataclass(frozen=True, slots=True)
class Named:
    """What a message decides, in order; nothing where it names what cannot be told."""

    pending: tuple[Pending, ...]
    confirmed: bool


def named_decision(text: str, pending: Sequence[Pending], listed: Sequence[Pending]) -> Named | None:
    """What a message decides of what waits, and how; None where it names nothing of it, or says anything else. `listed`
    is what of it was shown last, in order. A repeat of an unknown outcome is never decided by words, though it has its
    place."""
    if not pending:
        return None
    if are_several_decisions(text):
        return Named((), False)
    decision = named_decision_in(text)
    if decision is None or _is_another_number(decision, listed) or _is_hour(decision, text, listed):
        return _by_words(without_marks(text), _decidable(pending)) or _by_what_is_shown(text, pending, listed)
    chosen = _chosen(decision, pending, listed)
    if not chosen and _may_be_a_request(decision, pending):
        return None
    return Named(tuple(chosen), decision.confirmed)


def named_by_id(text: str, pending: Sequence[Pending]) -> Named | None:
    """What a yes or no decides that names it by its id, which no answer to a question looks like."""
    decision = named_decision_in(text)
    if decision is None or decision.which is not Which.ID:
        return None
    return Named(tuple(_chosen(decision, pending, [])), decision.confirmed)


def called_by_kind(text: str, pending: Sequence[Pending]) -> Named | None:
    """The one thing that a yes or no calls by its kind: "send the mail", "approve the reply to alice"."""
    message = without_marks(text)
    called = [(one, found) for one in _decidable(pending) if (found := _called(message, one[1])) is not None]
    return Named((called[0][0],), called[0][1]) if len(called) == 1 else None


def orders_tool(text: str, approval: Approval) -> bool:
    """Whether a message says yes and calls what waits by its tool's whole name: "Yes, run diagnostic." """
    lead = lead_of(text)
    if lead is None or not lead.confirmed or approval.kind is ApprovalKind.REPEAT:
        return False
    own = {bare_stem(word) for word in _NAME_WORD.findall(approval.tool_name.casefold())}
    said = [bare_stem(word) for word in _NAME_WORD.findall(_LED.sub(" ", without_marks(lead.rest)))]
    return len(said) > 1 and set(said) == own


def means_another(text: str, approval: Approval, pending: Sequence[Pending]) -> bool:
    """Whether a word for messages alone ("send it") is said where this approval is for none and another one is."""
    others = [one for _, one in pending if one.approval_id != approval.approval_id]
    return orders_sending(text) and not _sends(approval) and any(_sends(one) for one in others)


def names_another(text: str, approval: Approval, pending: Sequence[Pending]) -> bool:
    """Whether a message names somebody to whom another thing goes that waits, and this one does not: "yes, but to frank
    only" may mean that one, or a change of this one."""
    own = words_of_recipients(approval)
    others = {word for _, one in pending for word in words_of_recipients(one)} - own
    return not others.isdisjoint(_WORD.findall(_HOST.sub(" ", caseless(text))))


def _decidable(pending: Sequence[Pending]) -> list[Pending]:
    return [one for one in pending if one[1].kind is not ApprovalKind.REPEAT]


def _is_another_number(decision: NamedDecision, listed: Sequence[Pending]) -> bool:
    """Whether a bare number names no place of a list: "yes, 3" of the one reservation that was shown."""
    return decision.which is Which.NUMBER and len(listed) < 2


def _is_hour(decision: NamedDecision, text: str, listed: Sequence[Pending]) -> bool:
    """Whether what looks like how many is a time: "sí, a las 5"."""
    return decision.which is Which.COUNT and decision.count > len(listed) and bool(moment_spans(text))


def _may_be_a_request(decision: NamedDecision, pending: Sequence[Pending]) -> bool:
    """Whether words that fit nothing shown may be meant for something else: "cancel the second", of a list of
    reminders; "cancel all reminders", where none waits."""
    of_kind = any(_is_of_kind(decision.noun, one) for _, one in pending) if decision.noun else True
    return not of_kind or not (decision.plain or decision.confirmed)


def _chosen(decision: NamedDecision, pending: Sequence[Pending], listed: Sequence[Pending]) -> list[Pending]:
    """What a decision names; nothing where that cannot be told."""
    match decision.which:
        case Which.ID:
            found = [one for one in pending if one[1].approval_id == decision.approval_id]
        case Which.PLACE | Which.NUMBER:
            found = list(listed[decision.place :][:1])
        case Which.OTHERS:
            # Several others than which? That was said before, if at all.
            found = list(listed) if len(listed) == 1 else []
        case Which.ALL:
            return _decidable([one for one in listed if _fits(decision, one[1])])
        case Which.COUNT:
            found = [one for one in listed if _fits(decision, one[1])]
            return found if len(_decidable(found)) == len(found) == decision.count else []
    return _decidable([one for one in found if _fits(decision, one[1])])


def _fits(decision: NamedDecision, approval: Approval) -> bool:
    """Whether an approval is of the kind that the noun or the verb of a decision names."""
    return (not decision.noun or _is_of_kind(decision.noun, approval)) and (not decision.sends or _sends(approval))


def _sends(approval: Approval) -> bool:
    return approval.meaning.sends


def _by_words(message: str, pending: Sequence[Pending]) -> Named | None:
    """The one thing whose kind, recipient or arguments hold the words that are no part of a yes or no."""
    if len(message) > _LONGEST:
        return None
    if (called := called_by_kind(message, pending)) is not None:
        return called
    if len(pending) < 2:
        return _by_recipient(message, pending)
    for words in _WORD.findall(message):
        fitting = [one for one in pending if words in caseless(canonical_json(one[1].args))]
        rest = LEADS.sub(" ", message.replace(words, " ", 1))
        if len(fitting) == 1 and (confirmed := yes_or_no(rest)) is not None:
            return Named((fitting[0],), confirmed)
    return None


def _by_recipient(message: str, pending: Sequence[Pending]) -> Named | None:
    """A yes to the one thing that waits, which names the one person who gets it: "yes, send it to bob"."""
    people = {word for _, one in pending if not _goes_to_several(one) for word in words_of_recipients(one)}
    words = message.split()
    rest = LEADS.sub(" ", " ".join(word for word in words if word not in people))
    return Named(tuple(pending), True) if not people.isdisjoint(words) and yes_or_no(rest) is True else None


def _by_what_is_shown(text: str, pending: Sequence[Pending], listed: Sequence[Pending]) -> Named | None:
    """What a yes names by the day, title or person that it shows: "yes the friday one". Nothing where several do, or
    where it was not shown last."""
    lead = lead_of(text) if len(text) <= _LONGEST else None
    if lead is None or not lead.confirmed or not lead.firm or lead.joined or lead.amends:
        return None
    said = _POINTED.match(without_marks(lead.rest))
    fitting = [one for one in pending if said is not None and _is_shown_as(said["what"], one[1])]
    if not fitting:
        return None
    return Named(tuple(fitting) if len(fitting) == 1 and fitting[0] in _decidable(listed) else (), True)


def _is_shown_as(what: str, approval: Approval) -> bool:
    """Whether some words are all words by which an approval of one thing, for one person, is shown."""
    if _has_several(approval):
        return False
    shown = [approval.deed, *(field.value for field in approval.shown if "\n" not in field.value)]
    known = set(re.findall(r"\w+", caseless(" ".join(shown))))
    words = [word for word in re.findall(r"\w+", _LED.sub(" ", what)) if not _is_of_kind(word, approval)]
    people = words_of_recipients(approval)
    if not people.isdisjoint(words) and _goes_to_several(approval):
        return False
    return bool(words) and all(word in known or word in people for word in words)


def is_of_several(approval: Approval) -> bool:
    """Whether one call does something to several things, or for several people."""
    return _has_several(approval) or _goes_to_several(approval)


def is_said_of_all(text: str, approvals: Sequence[Approval]) -> bool:
    """Whether a yes or no is one to all that was asked together: it names none of them alone, as "send it" names no
    deletion, and "the mail" or "that one" only one."""
    if singles_out(text) or _CALLED.search(without_marks(text)) is not None:
        return False
    return not orders_sending(text) or all(_sends(one) for one in approvals)


def _has_several(approval: Approval) -> bool:
    several = any(isinstance(value, list) and len(value) > 1 for value in approval.args.values())
    return several or approval.args.get("which") not in (None, "one")


def _goes_to_several(approval: Approval) -> bool:
    told = [str(approval.args[name]) for name in approval.meaning.having(Role.RECIPIENT) if approval.args.get(name)]
    return len(told) > 1 or any(mark in one for one in told for mark in ",;")


def _called(message: str, approval: Approval) -> bool | None:
    """A yes or no that calls what it decides by its kind: "approve the reply to alice", "don't send that mail". None
    where it says anything else, such as another recipient."""
    found = _CALLED.search(message)
    if found is None or len(message) > _LONGEST:
        return None
    if not _is_of_kind(found["noun"], approval) or not _goes_to(found["who"], approval):
        return None
    return yes_or_no(_CHATTER.sub("", f"{message[: found.start()]} {message[found.end() :]}".strip()))


def _is_of_kind(noun: str, approval: Approval) -> bool:
    return noun in nouns_of(approval.meaning.deed)


def _goes_to(who: str | None, approval: Approval) -> bool:
    """Whether somebody named is a recipient."""
    return who is None or who in words_of_recipients(approval)


def words_of_recipients(approval: Approval) -> frozenset[str]:
    """The words of who gets something: among the arguments, or as it was looked up."""
    reported = [str(approval.args[name]) for name in approval.meaning.having(Role.RECIPIENT) if name in approval.args]
    reported = reported or [field.value for field in approval.shown if field.label == "to"]
    return frozenset(word for one in reported for word in _WORD.findall(_HOST.sub(" ", caseless(one))))


def words_of_arguments(approval: Approval) -> frozenset[str]:
    """The words of everything that an approval shows."""
    shown = [canonical_json(approval.args), *(field.value for field in approval.shown)]
    return frozenset(_WORD.findall(caseless(" ".join(shown))))


def ordered_deed(text: str, approval: Approval) -> bool | None:
    """A yes or no that repeats the deed it decides: "yes, delete it", "unlock", "ja, lösch sie". An order without a yes
    counts only in the tool's own word; of other words only those for removing mean the same."""
    message = without_marks(text)
    first = approval.tool_name.split("_")[0]
    own = {first, *str(approval.args.get("action", "")).split("_")} - {"", "to"}
    if len(message) > _LONGEST or approval.kind is ApprovalKind.REPEAT or is_no_yes(text):
        return None
    rest, times = re.subn(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(own)))})(?!\w)", " ", message)
    if times:
        return True if yes_or_no(f"{_A_YES} {rest}") else yes_or_no(rest)
    if approval.meaning.does is not Does.REMOVE:
        return None
    rest, times = _TO_REMOVE.subn(" ", message)
    if times and yes_or_no(rest) is True:
        return True
    if _TAKEN_BACK.search(message) is not None:
        return None
    rest, times = _REMOVED.subn(" ", message)
    if not times:
        return None
    return True if assents(rest) else yes_or_no(rest)
