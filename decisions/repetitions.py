"""Calls of a plan that repeat what this problem has done already. Pure.

A model that does not notice that its call succeeded asks for it again. An effect is then not run a second time, and
what a look-up returned is still true as long as nothing was changed and the user said nothing since.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from steward.contracts.base import Json, sha256_of
from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.folding import fold
from steward.contracts.step import Action, Actor
from steward.contracts.tool import Effect
from steward.contracts.tool_meaning import Role
from steward.decisions.call_records import CallRecord, CallState
from steward.decisions.state import ProblemState

_WORDED: Final = (Role.TEXT, Role.TITLE, Role.RECIPIENT, Role.PERSON)
MAX_REPEATED_ROUNDS = 2
"""After so many plans in a row that only repeat, what was done is the answer."""


def without_repetitions(state: ProblemState, results: Sequence[PreparedCall], now: datetime) -> list[PreparedCall]:
    """The calls of a planned round that are new; a step is added for each of the others.

    Several equal calls count as one, unless the user asked for that many (`state.wanted_times`): in one plan, or an
    effect in one after the other.
    """
    fresh: list[PreparedCall] = []
    in_plan: Counter[tuple[str, str]] = Counter()
    state.repeated = []
    for result in results:
        key = (result.tool_name, sha256_of(result.args))
        is_checked = result.verdict in (Verdict.RUN, Verdict.CONFIRM)
        done = _times_done(state, result) if is_checked else 0
        if is_checked and (done + in_plan[key] >= state.wanted_times or (done and result.effect is Effect.READ)):
            state.repeated.append(result.tool_name)
            _record(state, result, now)
            continue
        in_plan[key] += 1
        fresh.append(result)
    state.repeated_rounds = 0 if fresh or not state.repeated else state.repeated_rounds + 1
    return fresh


def _times_done(state: ProblemState, result: PreparedCall) -> int:
    """How many equal calls succeeded, as far as nothing since then makes another one worthwhile."""
    done = 0
    for place in range(len(state.calls) - 1, -1, -1):
        call = state.calls[place]
        if call.messages < len(state.messages):
            break
        if (
            _is_equal(call.prepared, result)
            and call.state is CallState.SUCCEEDED
            and not _is_outdated(state, call, place)
        ):
            done += 1
    return done


def _is_equal(done: PreparedCall, wanted: PreparedCall) -> bool:
    """Whether two calls are for the same, whatever a look-up found for each: what was done is shown as done by now.
    Of an effect the same words are enough: ten minutes later is another moment once it was put off. A text that is
    spelt otherwise makes no second effect."""
    if done.tool_name != wanted.tool_name:
        return False
    if sha256_of(done.args) == sha256_of(wanted.args):
        return True
    if done.effect is Effect.READ:
        return False
    return (bool(done.asked_sha256) and done.asked_sha256 == wanted.asked_sha256) or _folded(done) == _folded(wanted)


def _folded(call: PreparedCall) -> dict[str, Json]:
    """The arguments without what spelling makes of texts, names and titles: case, white space, a full stop."""
    roles = call.meaning.roles
    return {
        name: fold(value).rstrip(".! ") if isinstance(value, str) and roles.get(name) in _WORDED else value
        for name, value in call.args.items()
        if value is not None
    }


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
