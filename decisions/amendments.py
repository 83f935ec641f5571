"""What a user's change of mind does to what waits for approval: it is withdrawn at once, then asked anew. Pure.

Nobody may approve what was shown before the change, so the withdrawal does not wait until the message is taken up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from steward.contracts.approval import Approval, ApprovalKind, ApprovalState, DecisionOutcome
from steward.contracts.base import Json
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import ToolCall
from steward.contracts.problem import UserMessage
from steward.contracts.provenance import ArgumentOrigin, relabelled
from steward.decisions import approvals
from steward.decisions.call_records import CallState
from steward.decisions.endings import refuse
from steward.decisions.state import ProblemState


def naming(state: ProblemState, message: UserMessage) -> UserMessage:
    """The message with the approval that it changes, where it names none and one alone waits: it is then read as a
    change of that, whoever brings it."""
    waits = withdrawn_by(state, message)
    if message.amends is not None or len(waits) != 1:
        return message
    return message.model_copy(update={"amends": waits[0].approval_id})


def refusal(state: ProblemState, message: UserMessage) -> DecisionOutcome | None:
    """Why a message cannot change the approval it names: there is none, or it is not pending any more. A repeat is not
    judged again."""
    if message.message_id in state.seen_messages:
        return None
    if message.fills is not None and (state.question is None or state.question.text != message.fills):
        detail = "that question is not open any more"
        return DecisionOutcome(accepted=False, code=ErrorCode.ALREADY_DECIDED, detail=detail)
    if message.amends is None:
        return None
    approval = state.approval(message.amends)
    if approval is None:
        return DecisionOutcome(
            accepted=False, code=ErrorCode.UNKNOWN_APPROVAL, detail=f"there is no approval {message.amends}"
        )
    if approval.state is ApprovalState.PENDING and approval.kind is not ApprovalKind.REPEAT:
        return None
    what = f"approval {approval.approval_id} cannot be changed: it is {approval.state.value}"
    return DecisionOutcome(accepted=False, code=ErrorCode.ALREADY_DECIDED, detail=what)


def withdrawn_by(state: ProblemState, message: UserMessage) -> list[Approval]:
    """The approvals a message takes back: the one it amends, else all, since no question is shown beside them. Of an
    unknown outcome the approval stays."""
    permissions = [a for a in state.pending if a.kind is ApprovalKind.PERMISSION]
    return [a for a in permissions if message.amends in (None, a.approval_id)]


def withdraw(state: ProblemState, message: UserMessage, now: datetime) -> None:
    """Take back what the message changes. A direct call that is not asked anew has ended without being run."""
    goes_on = not message.drops and (message.arguments is not None or not state.direct)
    for approval in withdrawn_by(state, message):
        approvals.withdraw(state, approval, message.actor, now)
        call = state.call(approval.call_id)
        call.state = CallState.AMENDED if goes_on else CallState.DENIED
        why = "taken_back" if message.drops else "asked_otherwise"
        refuse(call, ErrorCode.APPROVAL_DENIED, state.language, why)
        if goes_on and message.arguments is None and state.input.by_model:
            state.taken_back.append(approval.approval_id)


def absorb(state: ProblemState, message: UserMessage) -> None:
    """Take up what the message wants instead: the call with other arguments, else a new plan with its words."""
    approval = state.approval(message.amends)
    if approval is not None and message.arguments is not None:
        state.entered = list(dict.fromkeys([*state.entered, *message.entered]))
        amend(state, approval, message.arguments, message.origins)
        state.settled_words.append(message.text)
    elif not message.drops:
        state.hear(message.text)


def amend(
    state: ProblemState, approval: Approval, args: Mapping[str, Json], written: Sequence[ArgumentOrigin] | None = None
) -> None:
    """Have the call of an approval prepared anew with other arguments, whose labels a planner has `written`. What its
    tool made of the others and the change left alone is made anew: a subject follows its text."""
    bound = state.call(approval.call_id).prepared.bound
    wanted = {name: value for name, value in args.items() if name not in bound or value != approval.args.get(name)}
    labels = relabelled(approval.args, approval.origins, wanted, written)
    state.amendments.append(ToolCall(tool_name=approval.tool_name, args=wanted, origins=labels))
