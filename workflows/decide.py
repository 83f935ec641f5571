"""The decision function: from a problem's state to its next action. Pure; no clock, no Temporal.

Everything the workflow does follows from here, so every path can be tested without a server.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from contracts.errors import ErrorCode
from contracts.plan import ToolCall
from contracts.problem import ProblemError, ProblemStatus
from workflows.state import CallRecord, CallState, ProblemState

MAX_INVALID_ROUNDS = 2
"""The model's errors go back to it once; the second time the problem ends."""


@dataclass(frozen=True)
class Open:
    """Record the request, guard it, load its context."""


@dataclass(frozen=True)
class Absorb:
    """Take the oldest message out of the inbox."""


@dataclass(frozen=True)
class Prepare:
    """Validate proposed calls and ask their guards."""

    calls: tuple[ToolCall, ...]


@dataclass(frozen=True)
class Dispatch:
    """Start these calls, in parallel."""

    call_ids: tuple[str, ...]


@dataclass(frozen=True)
class Retrieve:
    """Embed the text and find candidate tools for it."""

    text: str


@dataclass(frozen=True)
class Plan:
    """Ask the planner for the next action."""


@dataclass(frozen=True)
class Wait:
    """Wait for a running call, a human or an expiry."""


@dataclass(frozen=True)
class Finish:
    """Reach the terminal state."""

    status: ProblemStatus
    message: str
    error: ProblemError | None = None


NextAction: TypeAlias = Open | Absorb | Prepare | Dispatch | Retrieve | Plan | Wait | Finish


def decide(state: ProblemState) -> NextAction:
    """The next action of an open problem. Total: every state has one."""
    if not state.opened:
        return Open()
    running = state.in_state(CallState.RUNNING)
    if state.cancel:
        return Wait() if running else _canceled(state)
    if state.inbox:
        return Absorb()
    if state.proposed:
        return Prepare(tuple(state.proposed))
    if state.postponed and not state.question:
        return Prepare(tuple(state.postponed))
    ready = state.in_state(CallState.READY)
    if ready:
        return Dispatch(tuple(c.call_id for c in ready))
    if running or state.pending or state.question:
        return Wait()
    return _after_direct(state) if state.direct else _after_planned(state)


def _canceled(state: ProblemState) -> Finish:
    why = state.cancel.reason if state.cancel else None
    text = "Canceled." if not why else f"Canceled: {why}"
    done = state.in_state(CallState.SUCCEEDED)
    if done:
        text += f" Already done before that: {', '.join(c.tool_name for c in done)}."
    if state.in_state(CallState.UNKNOWN):
        return Finish(
            ProblemStatus.CANCELED,
            f"{text} It is not known whether the last side effect happened.",
            ProblemError(code=ErrorCode.OUTCOME_UNKNOWN, detail="canceled with an unknown outcome"),
        )
    return Finish(ProblemStatus.CANCELED, text, ProblemError(code=ErrorCode.CANCELED, detail=why or "canceled"))


def _after_direct(state: ProblemState) -> Finish:
    if not state.calls:
        return _failed(ErrorCode.INTERNAL, "The call was never prepared.")
    return _ending_of(state, state.calls[-1])


def _ending_of(state: ProblemState, call: CallRecord) -> Finish:
    match call.state:
        case CallState.SUCCEEDED:
            return Finish(ProblemStatus.DONE, call.message or f"{call.tool_name} is done.")
        case CallState.DENIED if call.code is ErrorCode.GUARD_DENIED:
            return _ended(ProblemStatus.BLOCKED, call, f"{call.tool_name} was refused: {call.error}")
        case CallState.DENIED:
            return _ended(ProblemStatus.CANCELED, call, f"Canceled: {call.tool_name} was not run. {call.error}")
        case CallState.UNKNOWN:
            text = f"It is not known whether {call.tool_name} happened; it was not repeated."
            return _ended(ProblemStatus.BLOCKED, call, text)
        case _:
            return _ended(ProblemStatus.FAILED, call, f"{call.tool_name} failed: {call.error}")


def _ended(status: ProblemStatus, call: CallRecord, text: str) -> Finish:
    code = call.code or ErrorCode.TOOL_FAILED
    return Finish(status, text.strip(), ProblemError(code=code, detail=call.error or text))


def _failed(code: ErrorCode, text: str) -> Finish:
    return Finish(ProblemStatus.FAILED, text, ProblemError(code=code, detail=text))


def _after_planned(state: ProblemState) -> NextAction:
    if state.answer is not None:
        return _answered(state, state.answer)
    last_round = [c for c in state.calls if c.round == state.rounds_used and c.state is not CallState.REPEATED]
    unknown = [c for c in last_round if c.state is CallState.UNKNOWN]
    if unknown:
        return _ending_of(state, unknown[0])
    refused = [c for c in last_round if c.state is CallState.DENIED and c.code is not ErrorCode.GUARD_DENIED]
    if refused and len(refused) == len(last_round):
        names = ", ".join(c.tool_name for c in refused)
        return _ended(ProblemStatus.CANCELED, refused[0], f"Canceled: {names} was not run. {refused[0].error}")
    if state.invalid_rounds >= MAX_INVALID_ROUNDS:
        return _failed(ErrorCode.PLANNING_FAILED, f"The plan did not fit the tools: {state.calls[-1].error}")
    spent = _spent(state)
    if spent:
        return _out_of_budget(state, spent)
    text = "\n".join(state.messages)
    return Plan() if state.retrieved_for == text else Retrieve(text)


def _answered(state: ProblemState, answer: str) -> Finish:
    if state.answer_blocked:
        return Finish(
            ProblemStatus.BLOCKED,
            answer,
            ProblemError(code=ErrorCode.ANSWER_BLOCKED, detail="no tool stands behind it"),
        )
    succeeded = state.in_state(CallState.SUCCEEDED)
    failed = state.in_state(CallState.FAILED, CallState.INVALID, CallState.DENIED)
    if failed and not succeeded:
        worst = failed[-1]
        status = ProblemStatus.BLOCKED if worst.code is ErrorCode.GUARD_DENIED else ProblemStatus.FAILED
        return _ended(status, worst, answer)
    return Finish(ProblemStatus.DONE, answer)


def _spent(state: ProblemState) -> str | None:
    budget = state.input.budget
    if state.rounds_used >= budget.rounds:
        return f"{budget.rounds} planning rounds"
    if len(state.calls) >= budget.tool_calls:
        return f"{budget.tool_calls} tool calls"
    if state.tokens_used >= budget.tokens:
        return f"{budget.tokens} tokens"
    if state.busy_seconds >= budget.seconds:
        return f"{budget.seconds:g} seconds of work"
    return None


def _out_of_budget(state: ProblemState, spent: str) -> Finish:
    text = f"I stopped after {spent} without a final answer."
    done = [c.message for c in state.in_state(CallState.SUCCEEDED) if c.message]
    return _failed(ErrorCode.BUDGET_EXHAUSTED, "\n".join([text, *done]))
