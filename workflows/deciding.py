"""A human's decision or message, from the signal or the update to the reducer."""

from __future__ import annotations

from temporalio.exceptions import ApplicationError

from steward.contracts.approval import Decision, DecisionOutcome
from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.dialogue import MESSAGE_NOT_MINE, Act, RecentCall
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import ToolCall
from steward.contracts.problem import UserMessage
from steward.contracts.provenance import relabelled
from steward.decisions import amendments, approvals, replies
from steward.decisions.state import ProblemState
from steward.workflows import clock, work


async def signaled(state: ProblemState, decision: Decision) -> None:
    """Take a decision that came as a signal, past the validator of the update."""
    refused = approvals.refuse_unnamed(state, decision)
    if refused is not None:
        approvals.ignore(state, clock.now(state), refused, decision.actor)
    else:
        await decided(state, decision)


async def decided(state: ProblemState, decision: Decision) -> DecisionOutcome:
    """Take a decision; arguments that it edits are validated first. What cannot be applied is recorded, with why."""
    outcome = approvals.check(state, decision, clock.now(state))
    approval = state.approval(outcome.approval_id)
    if not outcome.accepted or approval is None or not decision.confirmed or decision.arguments is None:
        return approvals.apply(state, decision, clock.now(state))
    named = decision.model_copy(update={"approval_id": approval.approval_id})
    labels = relabelled(approval.args, approval.origins, decision.arguments)
    call = ToolCall(tool_name=approval.tool_name, args=decision.arguments, origins=labels)
    edited = (await work.prepare_calls(state, [call]))[0]
    if (refused := _edit_refused(state, named, edited)) is not None:
        approvals.ignore(state, clock.now(state), refused, decision.actor)
        return refused
    return approvals.apply(state, named, clock.now(state), edited)


def rejection(outcome: DecisionOutcome) -> ApplicationError:
    """What the caller of an update is told that was not accepted; its type is the error code."""
    return ApplicationError(outcome.detail, type=str(outcome.code), non_retryable=True)


def _edit_refused(state: ProblemState, named: Decision, edited: PreparedCall) -> DecisionOutcome | None:
    """Why a call does not run with the edited arguments: they do not fit, or with them somebody else decides."""
    if edited.verdict not in (Verdict.RUN, Verdict.CONFIRM):
        why = "; ".join(edited.errors) or edited.reason or f"missing: {', '.join(edited.missing)}"
        return DecisionOutcome(accepted=False, code=ErrorCode.INVALID_ARGUMENTS, detail=why)
    return approvals.refuse_decider(state, f"{named.approval_id} with these arguments", edited.approvers, named)


async def heard(state: ProblemState, message: UserMessage) -> None:
    """Hear a message. One that was overheard and answers no open question is given back: the ApplicationError
    MESSAGE_NOT_MINE, whose detail says whether the question lapses. Where a language model plans, what says more than a
    value that is listed is given back unread; to a question that a tool asks, nobody but the user says anything."""
    question = state.question
    if message.overheard and replies.is_for_model(state, message):
        why = "a language model reads it, and may fill what is asked"
        raise ApplicationError(why, False, type=MESSAGE_NOT_MINE, non_retryable=True)
    if message.overheard and question is not None and not (state.input.by_model and question.call_id is None):
        reading = await work.read_message(state, message.text, question=question)
        if reading.act is Act.DISMISSAL:
            state.dismiss(clock.now(state), message)
            return
        if reading.act is not Act.ANSWER:
            lapses = state.pass_over(clock.now(state), message, reading)
            raise ApplicationError(reading.why, lapses, type=MESSAGE_NOT_MINE, non_retryable=True)
        if reading.text != message.text:
            message = message.model_copy(update={"answer": reading.text})
    received(state, message)


async def absorbed(state: ProblemState) -> None:
    """Take the oldest message and do what it means. A change of what waits is read first, where the gateway could not
    tell what the arguments are then and no language model is to read it."""
    message = state.inbox[0]
    approval = state.approval(message.amends)
    reads = message.arguments is None and not message.drops and not state.input.by_model
    if approval is not None and reads:
        before = RecentCall(
            problem_id=state.input.problem_id,
            request="\n".join(state.messages),
            tool_name=approval.tool_name,
            args=approval.args,
            at=clock.now(state),
        )
        state.reading = await work.read_message(state, message.text, amends=before)
        state.inbox[0] = message.model_copy(update={"arguments": state.reading.args})
    replies.absorb(state, clock.now(state))


def received(state: ProblemState, message: UserMessage) -> None:
    """Hear a message; see replies.receive. One that names no approval may still change one."""
    replies.receive(state, amendments.naming(state, message), clock.now(state))
