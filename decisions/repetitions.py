"""Calls of a plan that repeat what this problem has done already. Pure.

A model that does not notice that its call succeeded asks for it again. An effect is then not run a second time, and
what a look-up returned is still true as long as nothing was changed and the user said nothing since.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from steward.contracts.base import sha256_of
from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.step import Action, Actor
from steward.contracts.tool import Effect
from steward.decisions.call_records import CallRecord, CallState
from steward.decisions.state import ProblemState

MAX_REPEATED_ROUNDS = 2
"""After so many plans in a row that only repeat, what was done is the answer."""


def without_repetitions(state: ProblemState, results: Sequence[PreparedCall], now: datetime) -> list[PreparedCall]:
    """The calls of a planned round that are new; a step is added for each of the others.

    Several equal calls in one plan count as one, unless the user asked for that many (`state.wanted_times`).
    """
    fresh: list[PreparedCall] = []
    in_plan: Counter[tuple[str, str]] = Counter()
    state.repeated = []
    for result in results:
        key = (result.tool_name, sha256_of(result.args))
        is_checked = result.verdict in (Verdict.RUN, Verdict.CONFIRM)
        if is_checked and (_is_done(state, result) or in_plan[key] >= state.wanted_times):
            state.repeated.append(result.tool_name)
            _record(state, result, now)
            continue
        in_plan[key] += 1
        fresh.append(result)
    state.repeated_rounds = 0 if fresh or not state.repeated else state.repeated_rounds + 1
    return fresh


def _is_done(state: ProblemState, result: PreparedCall) -> bool:
    """Whether an equal call succeeded and nothing since then makes a second one worthwhile."""
    for place in range(len(state.calls) - 1, -1, -1):
        call = state.calls[place]
        if call.messages < len(state.messages):
            return False
        if (
            _is_equal(call.prepared, result)
            and call.state is CallState.SUCCEEDED
            and not _is_outdated(state, call, place)
        ):
            return True
    return False


def _is_equal(done: PreparedCall, wanted: PreparedCall) -> bool:
    """Whether two calls are for the same, whatever a look-up found for each: what was done is shown as done by now.
    Of an effect the same words are enough: ten minutes later is another moment once it was put off."""
    if done.tool_name != wanted.tool_name:
        return False
    in_words = done.effect is not Effect.READ and bool(done.asked_sha256) and done.asked_sha256 == wanted.asked_sha256
    return in_words or sha256_of(done.args) == sha256_of(wanted.args)


def _is_outdated(state: ProblemState, call: CallRecord, place: int) -> bool:
    """Whether a look-up may return something else now, because an effect may have happened after it."""
    if call.prepared.effect is not Effect.READ:
        return False
    return any(
        later.prepared.effect is not Effect.READ and later.state in (CallState.SUCCEEDED, CallState.UNKNOWN)
        for later in state.calls[place + 1 :]
    )


def _record(state: ProblemState, result: PreparedCall, now: datetime) -> None:
    what = f"{result.tool_name} was not run again: it was called with the same arguments already"
    detail = {"tool_name": result.tool_name, "args": result.args, "args_sha256": result.args_sha256}
    state.add_step(now, Actor.SYSTEM, Action.CALL_NOT_REPEATED, what, detail)
