"""The one reducer of decisions: the signal `confirm`, the update `decide` and the expiry timer all come through here.

Pure. First decision wins; an approval is bound to the hash of its arguments and of what it shows; an edit makes a new
approval, which waits. Where the policy names who decides (contracts/approvers.py), nobody else does, an edit included.
"""

from __future__ import annotations

from datetime import datetime

from steward.contracts.actors import SYSTEM, UNNAMED, decided_by_in_words
from steward.contracts.approval import Approval, ApprovalKind, ApprovalState, Decision, DecisionOutcome
from steward.contracts.approvers import in_words, may_decide
from steward.contracts.base import MAX_DEPTH, too_deep
from steward.contracts.calls import PreparedCall
from steward.contracts.errors import ErrorCode
from steward.contracts.step import Action, Actor
from steward.decisions.approval_requests import record, request
from steward.decisions.call_records import CallRecord, CallState
from steward.decisions.endings import refuse
from steward.decisions.state import ProblemState

_CODE_OF_STATE = {
    ApprovalState.EXPIRED: ErrorCode.APPROVAL_EXPIRED,
    ApprovalState.APPROVED: ErrorCode.ALREADY_DECIDED,
    ApprovalState.DENIED: ErrorCode.ALREADY_DECIDED,
    ApprovalState.EDITED: ErrorCode.ALREADY_DECIDED,
    ApprovalState.WITHDRAWN: ErrorCode.ALREADY_DECIDED,
}


def check(state: ProblemState, decision: Decision, now: datetime) -> DecisionOutcome:
    """Would this decision be accepted now? Changes nothing."""
    approval = _named(state, decision)
    if isinstance(approval, DecisionOutcome):
        return approval
    if approval.state is not ApprovalState.PENDING:
        return _decided_already(approval)
    if now >= approval.expires_at:
        return _refusal(ErrorCode.APPROVAL_EXPIRED, f"approval {approval.approval_id} expired at {approval.expires_at}")
    if state.cancel:
        return _refusal(ErrorCode.PROBLEM_CLOSED, "the problem is being canceled")
    if (foreign := refuse_decider(state, approval.approval_id, approval.approvers, decision)) is not None:
        return foreign
    if decision.arguments is not None and too_deep(decision.arguments):
        return _refusal(ErrorCode.INVALID_ARGUMENTS, f"the arguments are nested more than {MAX_DEPTH} levels deep")
    if decision.arguments is not None and approval.kind is ApprovalKind.REPEAT:
        return _refusal(ErrorCode.INVALID_ARGUMENTS, "a repeat runs with the same arguments; they cannot be edited")
    return DecisionOutcome(accepted=True, approval_id=approval.approval_id)


def refuse_decider(
    state: ProblemState, approval_id: str, approvers: list[str], decision: Decision
) -> DecisionOutcome | None:
    """The refusal of a decision by somebody whom the policy does not name. None for everybody else."""
    requester = state.input.owner.user_id
    if may_decide(approvers, requester, decision.actor, decision.roles):
        return None
    actor, who = decision.actor or UNNAMED, in_words(approvers, requester)
    return _refusal(ErrorCode.FORBIDDEN, f"approval {approval_id} is decided by {who}, not by {actor}")


def rejected(state: ProblemState, decision: Decision, now: datetime) -> DecisionOutcome | None:
    """The refusal of an update that leaves no trace. Somebody who may not decide leaves one, the first time they try:
    the steps say who it was. None also for what is accepted."""
    outcome = refuse_unnamed(state, decision) or check(state, decision, now)
    if outcome.accepted:
        return None
    reported = {"code": outcome.code, "detail": outcome.detail, "actor": decision.actor}
    known = any(step.action is Action.DECISION_IGNORED and step.detail == reported for step in state.steps)
    return outcome if known or outcome.code is not ErrorCode.FORBIDDEN else None


def refuse_unnamed(state: ProblemState, decision: Decision) -> DecisionOutcome | None:
    """The refusal of a yes that names no approval where it may have been meant for something else: a repeat of a call
    that may have happened already, or what was asked anew. Whoever lost an answer sends the same yes again. None for
    every other decision."""
    pending = state.pending
    if decision.approval_id is not None or not decision.confirmed or len(pending) != 1:
        return None
    approval = pending[0]
    if not approval.needs_its_name or decision.arguments is not None:
        return None
    again = approval.kind is ApprovalKind.REPEAT
    what = "running it again" if again else f"approval {approval.renews} was asked anew; deciding that"
    return _refusal(ErrorCode.AMBIGUOUS_APPROVAL, f"{what} needs its approval_id: {approval.approval_id}")


def _named(state: ProblemState, decision: Decision) -> Approval | DecisionOutcome:
    if decision.approval_id is not None:
        found = state.approval(decision.approval_id)
        return found or _refusal(ErrorCode.UNKNOWN_APPROVAL, f"there is no approval {decision.approval_id}")
    pending = state.pending
    if len(pending) == 1:
        return pending[0]
    if pending:
        ids = ", ".join(a.approval_id for a in pending)
        return _refusal(ErrorCode.AMBIGUOUS_APPROVAL, f"several approvals are pending ({ids}): name one by approval_id")
    if state.approvals:
        return _decided_already(state.approvals[-1])
    return _refusal(ErrorCode.NOTHING_TO_CONFIRM, "nothing is waiting for a confirmation")


def _decided_already(approval: Approval) -> DecisionOutcome:
    """The refusal that says what was decided and by whom."""
    who = decided_by_in_words(approval.decided_by)
    return _refusal(_CODE_OF_STATE[approval.state], f"approval {approval.approval_id} is {approval.state.value}{who}")


def _refusal(code: ErrorCode, detail: str) -> DecisionOutcome:
    return DecisionOutcome(accepted=False, code=code, detail=detail)


def apply(
    state: ProblemState, decision: Decision, now: datetime, edited: PreparedCall | None = None
) -> DecisionOutcome:
    """Decide. `edited` is the call as prepared from `decision.arguments`. A refusal changes only the record."""
    outcome = check(state, decision, now)
    approval = state.approval(outcome.approval_id)
    if not outcome.accepted or approval is None:
        ignore(state, now, outcome, decision.actor)
        return outcome
    # What was changed beside it has been shown.
    state.shows = []
    if not decision.confirmed:
        _deny(state, approval, decision, now)
    elif edited is not None:
        return _edit(state, approval, decision, now, edited)
    else:
        _approve(state, approval, decision, now)
    return outcome


def ignore(state: ProblemState, now: datetime, outcome: DecisionOutcome, actor: str | None) -> None:
    """Record a decision that changed nothing, with why."""
    detail = {"code": outcome.code, "detail": outcome.detail, "actor": actor}
    state.add_step(now, Actor.USER, Action.DECISION_IGNORED, f"A decision was ignored: {outcome.detail}", detail)


def expire_due(state: ProblemState, now: datetime) -> None:
    """Expire what is due; an expiry is a denial."""
    for approval in state.pending:
        if now >= approval.expires_at:
            approval.state = ApprovalState.EXPIRED
            approval.decided_at = now
            approval.decided_by = SYSTEM
            record(state, approval, now, Actor.SYSTEM, Action.APPROVAL_EXPIRED, "Nobody decided in time.")
            _refuse_call(state, approval, ErrorCode.APPROVAL_EXPIRED, "expired")


def withdraw_pending(state: ProblemState, now: datetime, why: str) -> None:
    """A problem that ends leaves no approval pending."""
    for approval in state.pending:
        approval.state = ApprovalState.DENIED
        approval.decided_at = now
        approval.decided_by = SYSTEM
        record(state, approval, now, Actor.SYSTEM, Action.APPROVAL_DENIED, why)


def withdraw(state: ProblemState, approval: Approval, actor: str | None, now: datetime) -> None:
    """The user asked for something else: nobody can decide it any more."""
    approval.state = ApprovalState.WITHDRAWN
    approval.decided_at = now
    approval.decided_by = actor or UNNAMED
    what = f"{approval.tool_name} was withdrawn: something else was asked for."
    record(state, approval, now, Actor.USER, Action.APPROVAL_WITHDRAWN, what)


def _deny(state: ProblemState, approval: Approval, decision: Decision, now: datetime) -> None:
    _decided(approval, ApprovalState.DENIED, decision, now)
    why = f" ({decision.reason})" if decision.reason else ""
    record(state, approval, now, Actor.USER, Action.APPROVAL_DENIED, f"{approval.tool_name} was denied{why}.")
    _refuse_call(state, approval, ErrorCode.APPROVAL_DENIED, "said_no", why=why)


def _refuse_call(state: ProblemState, approval: Approval, code: ErrorCode, name: str, **values: object) -> None:
    call = state.call(approval.call_id)
    if approval.kind is ApprovalKind.REPEAT:
        return
    call.state = CallState.DENIED
    refuse(call, code, state.language, name, **values)


def _approve(state: ProblemState, approval: Approval, decision: Decision, now: datetime) -> None:
    _decided(approval, ApprovalState.APPROVED, decision, now)
    record(state, approval, now, Actor.USER, Action.APPROVAL_APPROVED, f"{approval.tool_name} was approved.")
    call = state.call(approval.call_id)
    # Inside the workflow task that takes the decision the call would run before the decision is durable.
    if call.prepared.route == "local":
        call.prepared = call.prepared.model_copy(update={"route": "near"})
    if approval.kind is ApprovalKind.PERMISSION:
        call.state = CallState.READY
        return
    call.state = CallState.REPEATED
    state.calls.append(
        CallRecord(
            call_id=f"c{len(state.calls) + 1}",
            round=call.round,
            messages=call.messages,
            prepared=call.prepared,
            state=CallState.READY,
            approval_id=approval.approval_id,
            repeat_of=call.call_id,
        )
    )


def _edit(
    state: ProblemState, approval: Approval, decision: Decision, now: datetime, edited: PreparedCall
) -> DecisionOutcome:
    """Ask anew with the edited arguments, as they were resolved: nobody has seen yet what they come to."""
    _decided(approval, ApprovalState.EDITED, decision, now)
    what = f"The arguments of {approval.tool_name} were edited; it is asked anew with them."
    record(state, approval, now, Actor.USER, Action.APPROVAL_EDITED, what)
    call = state.call(approval.call_id)
    call.prepared = edited
    request(state, call, now, renews=approval.approval_id, because=edited.words.was_edited)
    return DecisionOutcome(accepted=True, approval_id=state.approvals[-1].approval_id)


def _decided(approval: Approval, outcome: ApprovalState, decision: Decision, now: datetime) -> None:
    approval.state = outcome
    approval.decided_at = now
    approval.decided_by = decision.actor or UNNAMED
    approval.decided_roles = decision.roles
    approval.decision_reason = decision.reason
