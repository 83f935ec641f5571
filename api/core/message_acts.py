"""What a message in a conversation means for what is open in it: its act. Pure; called by the gateway.

A bare yes or no decides only what the conversation showed last, and only when that was one single approval; a change is
a change of that; when in doubt nothing is decided and the user is asked which one was meant.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from steward.api.core.named_decisions import (
    Named,
    Pending,
    called_by_kind,
    means_another,
    named_decision,
    names_another,
    ordered_deed,
)
from steward.contracts.approval import Approval, ApprovalKind
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.language.call_changes import is_change
from steward.language.decision_words import names_alone
from steward.language.moods import Mood, mood_of
from steward.language.recipient_changes import speaks_against
from steward.language.yes_or_no import yes_or_no
from steward.sql.shown import Shown


@dataclass(frozen=True, slots=True)
class Decide:
    """A yes or no to the one approval that was shown last."""

    view: ProblemView
    approval: Approval
    confirmed: bool


@dataclass(frozen=True, slots=True)
class DecideNamed:
    """A yes or no that names what it decides of what waits."""

    pending: tuple[Pending, ...]
    confirmed: bool


@dataclass(frozen=True, slots=True)
class Change:
    """Something else than what this approval shows."""

    view: ProblemView
    approval: Approval


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to this problem's question, or more words for it."""

    view: ProblemView


@dataclass(frozen=True, slots=True)
class Unclear:
    """An answer, but nobody can tell to which of these."""

    views: tuple[ProblemView, ...]


Act: TypeAlias = Decide | DecideNamed | Change | Reply | Unclear


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
    last = last_shown(waiting, shown)
    confirmed = yes_or_no(text)
    waits = _each(pending)
    if last is not None and not means_another(text, last[1], waits):
        decided = ordered_deed(text, last[1]) if confirmed is None else confirmed
        if decided is not None:
            return Decide(*last, decided)
    # A bare word is in many arguments: only a kind makes one name something.
    bare = confirmed is not None
    named = called_by_kind(text, waits) if bare else named_decision(text, waits, _listed_last(pending, shown))
    if named is not None:
        return _deciding(named, pending)
    if bare:
        if asking is not None and (not pending or _shows_alone(shown, asking)):
            return Reply(asking)
        return Unclear(pending) if pending else None
    if asking is None and len(_listed_last(pending, shown)) > 1 and names_alone(text):
        return Unclear(pending)
    return _change_or_reply(text, pending, last, asking, properties)


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


def act_on_problem(text: str, view: ProblemView, shown: Sequence[Shown]) -> Act:
    """The act of a message said to this problem. A yes or no decides what was shown of it since the last message;
    whatever else is said changes what waits for approval."""
    if not view.approvals:
        return Reply(view)
    shown = [one for one in shown if one.problem_id == view.problem_id]
    if (confirmed := yes_or_no(text)) is not None:
        last = last_shown([view], shown)
        return Decide(*last, confirmed) if last is not None else Unclear((view,))
    if (named := named_decision(text, _each([view]), _listed_last([view], shown))) is not None:
        return _deciding(named, (view,))
    if view.question is not None:
        return Reply(view)
    candidates = _changeable((view,))
    return Change(*candidates[0]) if len(candidates) == len(view.approvals) == 1 else Unclear((view,))


def last_shown(waiting: Sequence[ProblemView], shown: Sequence[Shown]) -> tuple[ProblemView, Approval] | None:
    """The approval that a bare word can decide: the one thing shown last, still pending, and no repeat of a call whose
    outcome is unknown."""
    if len(shown) != 1 or len(shown[0].approvals) != 1 or shown[0].question:
        return None
    view = next((view for view in waiting if view.problem_id == shown[0].problem_id), None)
    if view is None or view.question is not None or [a.approval_id for a in view.approvals] != shown[0].approvals:
        return None
    approval = view.approvals[0]
    return None if approval.kind is ApprovalKind.REPEAT else (view, approval)


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


def _shows_alone(shown: Sequence[Shown], view: ProblemView) -> bool:
    return [one.problem_id for one in shown] == [view.problem_id]
