"""What a message in a conversation means for what is open in it: its act. Pure; called by the gateway.

The one rule: a yes or no decides only what the conversation showed last, and only when that was one single approval, or
one list of those that a problem asks together: then it decides them all.
What it goes on to say, where that changes nothing that waits, is a message of its own; a "but" or anything that may be
a change is a change of what was shown; when in doubt nothing is decided and the user is asked. Where a question was
shown, a message is its answer and a yes to nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from steward.api.core.acts import Act, Change, Decide, DecideNamed, NoAnswer, Reply, Unclear
from steward.api.core.named_decisions import (
    Named,
    Pending,
    called_by_kind,
    is_of_several,
    is_said_of_all,
    means_another,
    named_by_id,
    named_decision,
    names_another,
    ordered_deed,
    orders_tool,
    words_of_arguments,
    words_of_recipients,
)
from steward.contracts.approval import Approval, ApprovalKind
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.contracts.tool_meaning import Role
from steward.language.added_requests import Waiting, is_beside, leaves_open, may_change, says_nothing_more
from steward.language.call_changes import is_change
from steward.language.decision_words import is_plain_decision, names_alone, nouns_of, orders_kind
from steward.language.moods import Mood, mood_of
from steward.language.recipient_changes import speaks_against
from steward.language.yes_or_no import Lead, assents, is_no_yes, lead_of, praises, singles_out, yes_or_no
from steward.sql.shown import Shown

Properties: TypeAlias = Callable[[Approval], Mapping[str, Any]]
"""The parameters of an approval's tool, by name, each with its schema."""


def own_arguments(approval: Approval) -> Mapping[str, Any]:
    """The same as far as the approval itself tells."""
    return {name: {} for name in approval.args}


def act_in_conversation(
    text: str, waiting: Sequence[ProblemView], shown: Sequence[Shown], properties: Properties = own_arguments
) -> Act | None:
    """The act of a message said to nobody in particular. `waiting` are the conversation's open problems, newest first,
    `shown` what it showed since the user's last message. None: it is a request of its own."""
    pending = tuple(view for view in waiting if view.approvals)
    asking = _asking(waiting, shown)
    if asking is not None and _asked_last(shown, asking):
        return _reply(text, asking, pending, shown)
    last = last_shown(waiting, shown)
    waits = _each(pending)
    confirmed = yes_or_no(text)
    if last is not None and not means_another(text, last[1], waits):
        if (decided := _decision_on(text, last[1])) is not None:
            return Decide(*last, decided)
        if praises(text):
            return Unclear((last[0],))
    if pending and is_no_yes(text):
        return Unclear((last[0],)) if last is not None else None
    if (together := _on_all(text, waiting, shown, properties)) is not None:
        return together
    # A bare word is in many arguments: only a kind makes one name something.
    bare = confirmed is not None
    named = called_by_kind(text, waits) if bare else named_decision(text, waits, _listed_last(pending, shown))
    if named is not None:
        return _deciding(named, pending)
    if bare:
        return Unclear(pending) if pending else _reply_or_none(asking)
    if len(_listed_last(pending, shown)) > 1 and (names_alone(text) or assents(text) or praises(text)):
        return Unclear(pending)
    if pending and (act := _led(text, pending, last, properties)) is not None:
        return act
    return _change_or_reply(text, pending, last, asking, properties)


def _reply(text: str, asking: ProblemView, pending: tuple[ProblemView, ...], shown: Sequence[Shown]) -> Act:
    """The act of a message said after a question. It answers that, unless it names an approval by its id, or nobody can
    tell a yes to the question from one to an approval that was shown beside it."""
    if (named := named_by_id(text, _each(pending))) is not None:
        return _deciding(named, pending)
    if pending and not _shows_alone(shown, asking) and is_plain_decision(text):
        return Unclear(pending)
    return NoAnswer(asking) if _only_agrees(text, asking) else Reply(asking)


def _reply_or_none(asking: ProblemView | None) -> Act | None:
    return None if asking is None else Reply(asking)


def _only_agrees(text: str, asking: ProblemView) -> bool:
    """Whether a message says yes and orders what is being prepared, where a value of an argument was asked for: "Yes,
    draft the email." tells nobody what the mail is to say."""
    question = asking.question
    if question is None or question.parameter is None or question.call_id is not None:
        return False
    lead = lead_of(text)
    if lead is None or not lead.confirmed:
        return False
    return yes_or_no(lead.rest) is True or orders_kind(lead.rest, question.meaning.deed)


def _led(text: str, pending: tuple[ProblemView, ...], last: Pending | None, of: Properties) -> Act | None:
    """The act of a yes or no that goes on; None where its beginning is none, or only begins a message: "ok, what ...".

    What follows is left out where it says nothing more, is a message of its own where it changes nothing that waits,
    and is taken for a change otherwise."""
    candidates = [last] if last is not None else _changeable(pending)
    if len(candidates) != 1:
        return None
    [(view, approval)] = candidates
    lead = lead_of(text, lambda head: _decision_on(head, approval))
    if lead is None:
        return None
    beside = _is_beside(lead, approval, of)
    if not beside and last is not None and leaves_open(lead, _waiting(approval, of)):
        return Unclear((view,))
    if beside or (lead.firm and says_nothing_more(lead)):
        rest = lead.rest if beside else ""
        if last is None:
            return Unclear((view,), rest) if lead.firm else None
        return Decide(view, approval, lead.confirmed, rest)
    if last is not None and (lead.firm or lead.amends or may_change(lead) or _changes(lead.rest, approval, of)):
        return Unclear(pending) if names_another(text, approval, _each(pending)) else Change(*last)
    return None


def _is_beside(lead: Lead, approval: Approval, of: Properties) -> bool:
    """Whether what follows a yes or no is a request of its own, which changes nothing of this approval."""
    return is_beside(lead, _waiting(approval, of))


def _waiting(approval: Approval, of: Properties) -> Waiting:
    people, words = words_of_recipients(approval), words_of_arguments(approval)
    nouns, meaning = nouns_of(approval.meaning.deed), approval.meaning
    says = meaning.does is None or bool(meaning.having(Role.RECIPIENT, Role.TEXT))
    return Waiting(approval.tool_name, of(approval), nouns, people, words, says)


def _decision_on(text: str, approval: Approval) -> bool | None:
    """The yes or no that some words are where this approval was shown last; never of a repeat, nor of several things
    by a word for one of them."""
    if approval.kind is ApprovalKind.REPEAT or (is_of_several(approval) and singles_out(text)):
        return None
    if (confirmed := yes_or_no(text)) is not None:
        return confirmed
    return True if assents(text) or orders_tool(text, approval) else ordered_deed(text, approval)


def _change_or_reply(
    text: str, pending: tuple[ProblemView, ...], last: Pending | None, asking: ProblemView | None, of: Properties
) -> Act | None:
    """The act of a message that decides nothing."""
    if last is not None and _changes(text, last[1], of):
        return Unclear(pending) if names_another(text, last[1], _each(pending)) else Change(*last)
    if asking is not None:
        return Reply(asking)
    candidates = _changeable(pending)
    meant = [one for one in candidates if _changes(text, one[1], of)]
    if not meant:
        return None
    return Change(*meant[0]) if len(candidates) == 1 else Unclear(pending)


def _deciding(named: Named, pending: tuple[ProblemView, ...]) -> Act:
    """What is named decides; what is named and cannot be told is asked about."""
    return DecideNamed(named.pending, named.confirmed) if named.pending else Unclear(pending)


def _changes(text: str, approval: Approval, properties: Properties) -> bool:
    """Whether a message asks for a change of what waits; one against somebody who would get it does."""
    if is_change(text, properties(approval)):
        return True
    return mood_of(text) is not Mood.QUESTION and speaks_against(text, approval.args)


def act_on_problem(text: str, view: ProblemView, shown: Sequence[Shown], properties: Properties = own_arguments) -> Act:
    """The act of a message said to this problem. A yes or no decides what was shown of it since the last message;
    whatever else is said changes what waits for approval."""
    if not view.approvals:
        return NoAnswer(view) if _only_agrees(text, view) else Reply(view)
    shown = [one for one in shown if one.problem_id == view.problem_id]
    last = last_shown([view], shown)
    if last is not None and (decided := _decision_on(text, last[1])) is not None:
        return Decide(*last, decided)
    if (together := _on_all(text, [view], shown, properties)) is not None:
        return together
    if yes_or_no(text) is not None or assents(text) or praises(text) or is_no_yes(text):
        return Unclear((view,))
    if (named := named_decision(text, _each([view]), _listed_last([view], shown))) is not None:
        return _deciding(named, (view,))
    if (act := _led(text, (view,), last, properties)) is not None:
        return act
    candidates = _changeable((view,))
    return Change(*candidates[0]) if len(candidates) == len(view.approvals) == 1 else Unclear((view,))


def _on_all(
    text: str, waiting: Sequence[ProblemView], shown: Sequence[Shown], of: Properties
) -> DecideNamed | Unclear | None:
    """The yes or no to all that one problem asked together, where that was the one thing shown last and all of it still
    waits; a repeat of an unknown outcome among it is decided by no word. What the message goes on to say counts as
    beside it where it changes nothing of any of them."""
    view = _shown_alone(waiting, shown)
    if view is None or len(view.approvals) < 2 or any(one.kind is ApprovalKind.REPEAT for one in view.approvals):
        return None
    confirmed, rest = yes_or_no(text), ""
    if confirmed is None and assents(text):
        confirmed = True
    if confirmed is None and (lead := lead_of(text)) is not None and lead.firm:
        beside = all(_is_beside(lead, approval, of) for approval in view.approvals)
        confirmed = lead.confirmed if beside or says_nothing_more(lead) else None
        rest = lead.rest if beside else ""
    if confirmed is None:
        return None
    together = tuple(_each([view]))
    if is_said_of_all(text, view.approvals):
        return DecideNamed(together, confirmed, rest)
    named = called_by_kind(text, together)
    return Unclear((view,), rest) if named is None else DecideNamed(named.pending, named.confirmed)


def says_yes_to_more(text: str) -> bool:
    """Whether a message begins with a yes and goes on."""
    lead = lead_of(text)
    return lead is not None and lead.confirmed and bool(lead.rest)


def decided_event(text: str, events: Sequence[ProblemView]) -> DecideNamed | None:
    """The yes to the one thing that an event proposed and that a message calls by its tool's whole name, wherever it is
    said: its user was told of it in no conversation."""
    named = tuple(one for one in _each(events) if orders_tool(text, one[1]))
    return DecideNamed(named, True) if len(named) == 1 else None


def last_shown(waiting: Sequence[ProblemView], shown: Sequence[Shown]) -> tuple[ProblemView, Approval] | None:
    """The approval that a bare word can decide: the one thing shown last, still pending, and no repeat of a call whose
    outcome is unknown."""
    view = _shown_alone(waiting, shown)
    if view is None or len(view.approvals) != 1 or view.approvals[0].kind is ApprovalKind.REPEAT:
        return None
    return view, view.approvals[0]


def _shown_alone(waiting: Sequence[ProblemView], shown: Sequence[Shown]) -> ProblemView | None:
    """The problem whose approvals, and nothing else, were shown last, all of which still wait."""
    if len(shown) != 1 or shown[0].question:
        return None
    view = next((view for view in waiting if view.problem_id == shown[0].problem_id), None)
    if view is None or [a.approval_id for a in view.approvals] != shown[0].approvals:
        return None
    return view


def _each(pending: Sequence[ProblemView]) -> list[Pending]:
    return [(view, a) for view in sorted(pending, key=lambda view: view.problem_id) for a in view.approvals]


def _listed_last(pending: Sequence[ProblemView], shown: Sequence[Shown]) -> list[Pending]:
    """What was shown last, in that order. Nothing where some of it waits no more: its places and its number are then
    not what was shown."""
    waits = {(view.problem_id, a.approval_id): (view, a) for view, a in _each(pending)}
    listed = [(one.problem_id, approval_id) for one in shown for approval_id in one.approvals]
    return [waits[key] for key in listed] if all(key in waits for key in listed) else []


def _changeable(pending: Sequence[ProblemView]) -> list[Pending]:
    return [(view, a) for view, a in _each(pending) if a.kind is not ApprovalKind.REPEAT]


def _asking(waiting: Sequence[ProblemView], shown: Sequence[Shown]) -> ProblemView | None:
    """The problem whose question a message answers: the one shown last, else the newest."""
    asking = [view for view in waiting if view.status is ProblemStatus.AWAITING_USER]
    order = {one.problem_id: place for place, one in enumerate(shown)}
    return max(asking, key=lambda view: (order.get(view.problem_id, -1), view.problem_id), default=None)


def _asked_last(shown: Sequence[Shown], asking: ProblemView) -> bool:
    return any(one.question and one.problem_id == asking.problem_id for one in shown)


def _shows_alone(shown: Sequence[Shown], view: ProblemView) -> bool:
    return [one.problem_id for one in shown] == [view.problem_id]
