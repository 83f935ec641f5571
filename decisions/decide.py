"""The decision function: from a problem's state to its next action. Pure; no clock, no Temporal.

Everything the workflow does follows from here, so every path can be tested without a server.
"""

from __future__ import annotations

from steward.contracts.errors import ErrorCode
from steward.contracts.plan import ToolCall
from steward.contracts.problem import ProblemError, ProblemStatus
from steward.contracts.tool import Effect
from steward.decisions.actions import (
    Absorb,
    ActOnWaiting,
    Dispatch,
    Finish,
    Inquire,
    ListTools,
    NextAction,
    Notify,
    Open,
    Plan,
    Prepare,
    Retrieve,
    Wait,
)
from steward.decisions.call_records import CallRecord, CallState
from steward.decisions.end_texts import end_text
from steward.decisions.endings import ended, ending_of, failed, named, why_not
from steward.decisions.events import next_of_event
from steward.decisions.limits import done_texts, left_text, out_of_budget, spent
from steward.decisions.renewals import outdated_calls
from steward.decisions.repetitions import MAX_REPEATED_ROUNDS
from steward.decisions.state import ProblemState
from steward.decisions.waiting_acts import MAX_REFUSED_ROUNDS as MAX_REFUSED_ACTS

_WENT_ON = {CallState.REPEATED, CallState.ASKED, CallState.AMENDED, CallState.OUTDATED}
"""Another call took the place of one in these states."""
_NOT_ALLOWED = {ErrorCode.APPROVAL_DENIED, ErrorCode.APPROVAL_EXPIRED}
MAX_REFUSED_ROUNDS = 4
"""A text that was read may order several times what the user has refused, and the request is not to end with that."""


def decide(state: ProblemState) -> NextAction:
    """The next action of an open problem. Total: every state has one."""
    if not state.opened:
        return Open()
    running = state.in_state(CallState.RUNNING)
    if state.cancel:
        return Wait() if running else _canceled(state)
    if state.input.mcp_url is not None and state.request_tools is None:
        return ListTools(state.input.mcp_url)
    if state.inbox:
        return Absorb()
    if state.acts:
        return ActOnWaiting()
    if wanted := _to_prepare(state):
        return Prepare(tuple(wanted))
    ready = state.in_state(CallState.READY)
    if ready:
        return Dispatch(tuple(c.call_id for c in ready))
    if state.inquiries and not state.question:
        return Inquire()
    asked = bool(state.pending or state.question)
    if state.event and asked and not state.notified:
        return Notify()
    if running or asked:
        return Wait()
    if state.event:
        return next_of_event(state)
    return _after_direct(state) if state.direct else _after_planned(state)


def _to_prepare(state: ProblemState) -> list[ToolCall]:
    """The calls to check next; those with something missing once no question is open."""
    wanted = state.proposed or state.amendments or outdated_calls(state)
    return wanted or ([] if state.question else state.postponed)


def _canceled(state: ProblemState) -> Finish:
    why = state.cancel.reason if state.cancel else None
    language = state.language
    text = end_text(language, "canceled_why", why=why) if why else end_text(language, "canceled")
    if done := state.in_state(CallState.SUCCEEDED):
        text += " " + end_text(language, "done_before", parts="; ".join(map(named, done)))
    if state.in_state(CallState.UNKNOWN):
        return Finish(
            ProblemStatus.CANCELED,
            f"{text} {end_text(language, 'last_unknown')}",
            ProblemError(code=ErrorCode.OUTCOME_UNKNOWN, detail="canceled with an unknown outcome"),
        )
    return Finish(ProblemStatus.CANCELED, text, ProblemError(code=ErrorCode.CANCELED, detail=why or "canceled"))


def _after_direct(state: ProblemState) -> Finish:
    if not state.calls:
        return failed(ErrorCode.INTERNAL, "The call was never prepared.")
    return ending_of(state.calls[-1], state.language)


def _after_planned(state: ProblemState) -> NextAction:
    if state.acted is not None:
        return Finish(ProblemStatus.DONE, state.acted) if state.shows else _answered(state, state.acted)
    if state.answer is not None:
        return _answered(state, state.answer)
    if state.refused_act_rounds >= MAX_REFUSED_ACTS:
        why = state.act_records[-1].observation.error
        return failed(ErrorCode.PLANNING_FAILED, end_text(state.language, "unchanged", why=why))
    last_round = [c for c in state.calls if c.round == state.rounds_used and c.state not in _WENT_ON]
    unknown = [c for c in last_round if c.state is CallState.UNKNOWN]
    if unknown:
        return ending_of(unknown[0], state.language)
    if state.emergency is not None and last_round and all(c.code is ErrorCode.GUARD_DENIED for c in last_round):
        return ended(ProblemStatus.BLOCKED, last_round[0], state.emergency.held_back)
    refused = [c for c in last_round if c.state is CallState.DENIED and c.code is not ErrorCode.GUARD_DENIED]
    if refused and len(refused) == len(last_round) and not _goes_on_without(state, refused):
        return ended(ProblemStatus.CANCELED, refused[0], _refused_text(state, refused))
    if state.repeated_rounds >= MAX_REPEATED_ROUNDS:
        return Finish(ProblemStatus.DONE, "\n".join(done_texts(state.language, state.in_state(CallState.SUCCEEDED))))
    if state.unfit:
        return failed(ErrorCode.PLANNING_FAILED, end_text(state.language, "unfit", why=state.calls[-1].error))
    if (limit := spent(state)) is not None:
        return out_of_budget(state, limit)
    text = "\n".join(state.messages)
    return Plan() if state.retrieved_for == text else Retrieve(text)


def _goes_on_without(state: ProblemState, refused: list[CallRecord]) -> bool:
    """Whether the rest of the request is still wanted: a no is a no to what was asked about alone, and only a planner
    that knows says that nothing else is left. After an approval that expired nothing more is done."""
    said_no = any(call.code is ErrorCode.APPROVAL_DENIED for call in refused)
    return said_no and state.left != [] and spent(state) is None and not _keeps_wanting(state)


def _keeps_wanting(state: ProblemState) -> bool:
    """Whether the planner wanted nothing but what the user had refused, once too often."""
    rounds = {call.round for call in state.calls if call.refused_before}
    others = {call.round for call in state.calls if not call.refused_before}
    return len(rounds - others) >= MAX_REFUSED_ROUNDS


def _refused_text(state: ProblemState, refused: list[CallRecord]) -> str:
    """That calls were refused, after what was done before them, and what else is not done."""
    what = "; ".join(map(named, refused))
    text = end_text(state.language, "denied", what=what, why=why_not(refused[0]))
    done = [c for c in state.in_state(CallState.SUCCEEDED) if c.prepared.effect is not Effect.READ]
    return "\n".join([*done_texts(state.language, done), " ".join(filter(None, [text, left_text(state)]))])


def _answered(state: ProblemState, answer: str) -> Finish:
    if state.answer_blocked:
        return Finish(
            ProblemStatus.BLOCKED,
            answer,
            ProblemError(code=ErrorCode.ANSWER_BLOCKED, detail="no tool stands behind it"),
        )
    succeeded = state.in_state(CallState.SUCCEEDED)
    unsuccessful = state.in_state(CallState.FAILED, CallState.INVALID, CallState.DENIED)
    if unsuccessful and not succeeded:
        worst = unsuccessful[-1]
        status = ProblemStatus.BLOCKED if worst.code is ErrorCode.GUARD_DENIED else ProblemStatus.FAILED
        if all(call.code in _NOT_ALLOWED for call in unsuccessful):
            status = ProblemStatus.CANCELED
        return ended(status, worst, answer)
    return Finish(ProblemStatus.DONE, answer)
