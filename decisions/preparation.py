"""What becomes of calls once they are prepared: each runs, waits for a human, asks for what is missing, or is refused.

Pure. A call enters the problem's state here and nowhere else.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import ToolCall
from steward.contracts.problem import Question
from steward.contracts.provenance import ArgumentOrigin
from steward.contracts.security import in_detail
from steward.contracts.step import Action, Actor
from steward.contracts.tool import Effect
from steward.decisions import renewals
from steward.decisions.approval_requests import request
from steward.decisions.call_records import CallRecord, CallState
from steward.decisions.endings import refuse
from steward.decisions.repetitions import without_repetitions
from steward.decisions.state import ProblemState

MAX_QUESTIONS_A_PARAMETER = 3
MAX_INVALID_ROUNDS = 4
"""A plan that does not fit goes back to its planner as often as it is told something new by that, and so often at
most."""


def prepared(state: ProblemState, results: list[PreparedCall], now: datetime) -> None:
    """Calls were validated: each runs, waits for a human, asks for what is missing, or is refused.

    One question is open at a time; further calls with something missing are postponed until it is answered.
    """
    reply, amended = False, False
    if state.proposed:
        reply = state.draft is not None
        state.proposed, state.draft = [], None
    elif state.amendments:
        amended, state.amendments = True, []
    elif state.outdated:
        renewals.renewed(state, results, now)
        return
    else:
        state.postponed = []
    fresh = results if amended or state.direct or state.event else without_repetitions(state, results, now)
    for result in fresh:
        if state.emergency is not None and result.effect is not Effect.READ and not result.doubt:
            # Neither run nor proposed, whatever its permission or guard says; what a language model plans that was told
            # of it has a doubt, and waits for a yes.
            denied = {"verdict": Verdict.DENY, "code": None, "reason": state.emergency.held_back}
            _take(state, result.model_copy(update=denied), now, amended=False)
        elif result.verdict is Verdict.MISSING and state.question is not None:
            state.postponed.append(ToolCall(tool_name=result.tool_name, args=result.args, origins=_labels(result)))
        elif result.verdict is Verdict.MISSING or (
            reply and result.verdict is Verdict.INVALID and _may_ask_again(state)
        ):
            _ask(state, result, now)
        else:
            _take(state, result, now, amended=amended)
    if any(r.verdict in (Verdict.INVALID, Verdict.UNKNOWN_TOOL) for r in results) and not state.question:
        _count_unfit(state)


def _count_unfit(state: ProblemState) -> None:
    """Another plan did not fit. It is of no use to go on once nothing new was told of it, or too often; a language
    model may still say so, in the user's language."""
    state.invalid_rounds += 1
    unfit = [call for call in state.calls if call.state is CallState.INVALID]
    told = {call.error for call in unfit if call.round < state.rounds_used}
    again = all(call.error in told for call in unfit if call.round == state.rounds_used)
    if state.invalid_rounds >= MAX_INVALID_ROUNDS or (again and state.invalid_rounds > 1):
        by_model = state.input.by_model and state.model == state.input.model
        state.unfit = state.words_only or not by_model
        state.words_only = True


def _labels(result: PreparedCall) -> list[ArgumentOrigin]:
    return result.flow.labels


def _may_ask_again(state: ProblemState) -> bool:
    asked = [s for s in state.steps if s.action is Action.QUESTION_ASKED]
    parameter = asked[-1].detail.get("parameter") if asked else None
    times = sum(1 for s in asked if s.detail.get("parameter") == parameter)
    return times < MAX_QUESTIONS_A_PARAMETER


def _ask(state: ProblemState, result: PreparedCall, now: datetime) -> None:
    draft = ToolCall(tool_name=result.tool_name, args=dict(result.args), origins=_labels(result))
    # What was replied and does not fit is asked for again, before what is missing beside it.
    again = ""
    if result.verdict is Verdict.INVALID or not result.missing:
        before = [s for s in state.steps if s.action is Action.QUESTION_ASKED][-1]
        parameter = before.detail.get("parameter")
        again = before.detail.get("again") or before.description
    else:
        # What a planner asked in words of its own about several things is no value of the first of them.
        parameter = None if result.in_own_words and len(result.missing) > 1 else result.missing[0]
    why = "; ".join(result.errors)
    text = result.question or f"{why[:1].upper()}{why[1:]}. {again}"
    state.draft, state.draft_schema = draft, result.parameters
    ask(state, Question(text=text, tool_name=result.tool_name, meaning=result.meaning, parameter=parameter), now, again)


def ask(state: ProblemState, question: Question, now: datetime, again: str = "") -> None:
    """Ask the user; the problem waits for a message. `again` is the question alone, where its text says before it why a
    reply did not fit."""
    state.question = question
    detail: dict[str, Any] = {"tool_name": question.tool_name, "parameter": question.parameter}
    if again:
        detail["again"] = again
    if state.draft is not None:
        detail["args"] = state.draft.args
        detail["origins"] = [one.model_dump(mode="json", exclude_defaults=True) for one in state.draft.origins]
    state.add_step(now, Actor.AGENT, Action.QUESTION_ASKED, question.text, detail)


def _take(state: ProblemState, result: PreparedCall, now: datetime, *, amended: bool) -> None:
    call = CallRecord(
        call_id=f"c{len(state.calls) + 1}",
        round=state.rounds_used,
        messages=len(state.messages),
        prepared=result,
        state=CallState.READY,
    )
    state.calls.append(call)
    if not amended and _is_refused(state, result):
        call.refused_before = True
        refuse(call, ErrorCode.APPROVAL_DENIED, state.language, "said_no_before")
        why = call.error or ""
        _refuse(state, call, CallState.DENIED, ErrorCode.APPROVAL_DENIED, why, Action.REFUSED_BEFORE, now)
        return
    match result.verdict:
        case Verdict.RUN if amended and not state.input.by_model:
            # What rules read as a change may be read wrongly: it is shown before it runs, whatever the tool needs.
            _have_approved(state, call, now, "you changed it", result.words.was_changed)
        case Verdict.RUN if state.event and len(state.calls) > 1:
            # What an event leads to is its user's decision, also where the tool itself would need none.
            _have_approved(state, call, now, "an incoming event proposes it", result.words.event_proposes)
        case Verdict.RUN if why := result.objection:
            _have_approved(state, call, now, why)
        case Verdict.RUN:
            return
        case Verdict.CONFIRM:
            call.state = CallState.WAITING
            request(state, call, now)
        case Verdict.DENY if result.code is not None:
            _refuse(state, call, CallState.FAILED, result.code, result.reason, Action.TOOL_FAILED, now)
        case Verdict.DENY:
            _refuse(state, call, CallState.DENIED, ErrorCode.GUARD_DENIED, result.reason, Action.GUARD_DENIED, now)
        case Verdict.UNKNOWN_TOOL:
            why = f"there is no tool {result.tool_name}"
            _refuse(state, call, CallState.INVALID, ErrorCode.UNKNOWN_TOOL, why, Action.ARGUMENTS_INVALID, now)
        case Verdict.INVALID | Verdict.MISSING:
            why = "; ".join(result.errors) or f"missing: {', '.join(result.missing)}"
            _refuse(state, call, CallState.INVALID, ErrorCode.INVALID_ARGUMENTS, why, Action.ARGUMENTS_INVALID, now)


def _is_refused(state: ProblemState, result: PreparedCall) -> bool:
    """Whether the user said no to the same call, and nothing else since."""
    for step in reversed(state.steps):
        if step.action is Action.MESSAGE_RECEIVED:
            return False
        same = step.detail.get("tool_name") == result.tool_name
        same = same and step.detail.get("args_sha256") == result.args_sha256
        if step.action is Action.APPROVAL_DENIED and same and result.verdict in (Verdict.RUN, Verdict.CONFIRM):
            return True
    return False


def _have_approved(state: ProblemState, call: CallRecord, now: datetime, reason: str, why: str = "") -> None:
    """Ask about a call that its tool would let run: `reason` for the record, `why` for the human."""
    call.prepared = call.prepared.model_copy(update={"reason": reason})
    call.state = CallState.WAITING
    request(state, call, now, why=why)


def _refuse(
    state: ProblemState, call: CallRecord, to: CallState, code: ErrorCode, why: str, action: Action, now: datetime
) -> None:
    call.state, call.code, call.error = to, code, why
    detail = {"call_id": call.call_id, "tool_name": call.tool_name, "args": call.prepared.args, "code": code}
    detail |= in_detail(call.prepared.secrets)
    state.add_step(now, Actor.SYSTEM, action, f"{call.tool_name}: {why}", detail)
