"""Deciding approvals: approve, edit, deny. Part of the gateway.

The user of a problem reaches all its approvals, and is refused by the problem's workflow where the policy names others.
Others reach the approvals that name them, and nothing else: to everybody else the problem does not exist.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from steward.api.core.approver_views import may, part_of
from steward.api.core.idempotency import Incoming
from steward.api.core.problem_reader import ProblemReader
from steward.api.core.problem_starter import or_none
from steward.api.core.reply import Reply
from steward.api.core.resent_requests import unclear
from steward.api.core.shown_record import ShownRecord
from steward.api.credentials.identity import Scope
from steward.api.temporal.errors import AlreadyClosed, no_worker
from steward.api.temporal.problems import TemporalProblems
from steward.contracts.actors import decided_by_in_words
from steward.contracts.approval import Decision
from steward.contracts.errors import Conflict, ErrorCode, NotFound, Unavailable
from steward.contracts.problem import DecideResult, ProblemView
from steward.contracts.step import Action
from steward.sql.problems import Destination, ProblemStore

_DECIDED: Final = {
    Action.APPROVAL_APPROVED: ErrorCode.ALREADY_DECIDED,
    Action.APPROVAL_DENIED: ErrorCode.ALREADY_DECIDED,
    Action.APPROVAL_EDITED: ErrorCode.ALREADY_DECIDED,
    Action.APPROVAL_WITHDRAWN: ErrorCode.ALREADY_DECIDED,
    Action.APPROVAL_EXPIRED: ErrorCode.APPROVAL_EXPIRED,
}


class ApprovalDecisions:
    """Brings decisions to problems, with the actor and the roles that credentials gave."""

    def __init__(
        self, store: ProblemStore, temporal: TemporalProblems, reader: ProblemReader, shown: ShownRecord
    ) -> None:
        self._store = store
        self._temporal = temporal
        self._reader = reader
        self._shown = shown

    async def decide(self, incoming: Incoming, problem_id: int, decision: Decision) -> Reply:
        """Approve, edit or deny, and wait for what follows. A decision that names no approval means the one the caller
        can see, but a yes never means so a repeat, or what was asked anew: whoever lost an answer sends the same yes
        again. An edit decides nothing: it is resolved, shown and asked again.

        Raises:
            NotFound: there is no such problem or approval for this principal.
            Forbidden: without the scope approve, or the policy names others who decide.
            Conflict: decided or expired already, ambiguous, nothing to confirm, or the problem is closed.
            Unprocessable: the edited arguments do not fit the tool's schema.
            Unavailable: nobody can take it now.
        """
        principal = incoming.principal
        principal.require(Scope.APPROVE)
        decision = decision.model_copy(update={"actor": principal.actor, "roles": sorted(principal.roles)})
        try:
            view = await self._reader.owned(principal, problem_id)
        except NotFound:
            return await self._decide_anothers(incoming, await self._reader.part(principal, problem_id), decision)
        incoming.opened(problem_id)
        if incoming.is_done(view):
            return await self._shown.showing(view, Reply.of(view))
        if view.closed and not incoming.repeat:
            raise await self._why_closed(view, decision)
        decision = _naming(view, decision)
        result = await self._sent(incoming, view, decision)
        if result is None:
            reply = Reply.waiting(problem_id, without(view, decision.approval_id))
        else:
            reply = Reply.of(await self._settled(incoming, result))
        return await self._shown.showing(view, reply)

    async def _decide_anothers(self, incoming: Incoming, part: ProblemView, decision: Decision) -> Reply:
        """The same for an approval of another user's problem, of which the principal sees this `part`."""
        found = await incoming.outcome(self._temporal, part)
        if found is not None:
            return Reply.of(part_of(found, incoming.principal))
        decision = _naming(part, decision)
        if decision.approval_id is None and part.approvals:
            raise unclear([part])
        if decision.approval_id not in {approval.approval_id for approval in part.approvals}:
            raise await self._why_closed(part, decision, incoming)
        result = await self._sent(incoming, part, decision)
        if result is None:
            return Reply.waiting(part.problem_id, without(part, decision.approval_id))
        return Reply.of(part_of(await self._settled(incoming, result), incoming.principal))

    async def after(self, incoming: Incoming, problem_id: int) -> ProblemView | None:
        """A problem the principal has reached, once it has settled again; None when it has not within the wait, or
        nobody can tell."""
        try:
            return await self._temporal.settle(problem_id, incoming.wait_s)
        except AlreadyClosed:
            return await or_none(self._reader.view(replace(incoming.principal, user_id=None), problem_id))
        except Unavailable:
            return None

    async def _sent(self, incoming: Incoming, view: ProblemView, decision: Decision) -> DecideResult | None:
        to = Destination(view.problem_id, decision.approval_id, signaled=True)
        leaving = partial(incoming.record, self._store, to)
        try:
            return await self._temporal.decide(
                view.problem_id, decision, incoming.wait_s, incoming.update_id, leaving=leaving
            )
        except AlreadyClosed:
            raise await self._why_closed(view, decision) from None
        except NotFound as error:
            if decision.approval_id not in {approval.approval_id for approval in view.approvals}:
                raise
            # The worker that wrote the question died before Temporal knew of it; its successor is about to ask it.
            raise no_worker() from error

    async def _settled(self, incoming: Incoming, result: DecideResult) -> ProblemView:
        if result.view.settled:
            return result.view
        return await self.after(incoming, result.view.problem_id) or result.view

    async def _why_closed(
        self, view: ProblemView, decision: Decision, by: Incoming | None = None
    ) -> Conflict | NotFound:
        """A decision on what is not pending: too late, because it was made before, or because it never was asked for.
        With `by`, only of approvals which that principal might have decided."""
        for row in reversed(await self._store.ordered_steps(view.problem_id)):
            detail = row.step.detail
            code, named = _DECIDED.get(row.step.action), detail.get("approval_id")
            hidden = by is not None and not may(by.principal, detail.get("approvers") or [], view.user_id)
            if code is not None and not hidden and decision.approval_id in (None, named):
                who = decided_by_in_words(detail.get("decided_by"))
                return Conflict(f"approval {named}: {row.step.description.rstrip('.')}{who}.", code=code)
        if by is not None:
            return NotFound("there is no such approval for you", code=ErrorCode.UNKNOWN_APPROVAL)
        return closed(view.problem_id)


def without(view: ProblemView, approval_id: str | None = None) -> ProblemView:
    """The view without what was just decided: one approval, or all of them."""
    left = [approval for approval in view.approvals if approval_id not in (None, approval.approval_id)]
    return view.model_copy(update={"approvals": left, "question": None})


def closed(problem_id: int) -> Conflict:
    """The problem has ended."""
    return Conflict(f"problem {problem_id} is closed", code=ErrorCode.PROBLEM_CLOSED)


def _naming(view: ProblemView, decision: Decision) -> Decision:
    """The decision with the approval it means: the only one there is to see. Raises Conflict for a yes that may
    have been meant for what was there before."""
    if decision.approval_id is not None or len(view.approvals) != 1:
        return decision
    if decision.confirmed and decision.arguments is None and view.approvals[0].needs_its_name:
        raise unclear([view])
    return decision.model_copy(update={"approval_id": view.approvals[0].approval_id})
