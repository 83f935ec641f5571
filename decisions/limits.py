"""What one problem may spend: which limit is used up, and the end that follows. Pure."""

from __future__ import annotations

from typing import NamedTuple

from steward.contracts.errors import ErrorCode
from steward.contracts.problem import done_text
from steward.contracts.tool import Effect
from steward.decisions.actions import Finish
from steward.decisions.call_records import CallRecord, CallState
from steward.decisions.end_texts import end_text
from steward.decisions.endings import failed, named, why_not
from steward.decisions.state import ProblemState


class Limit(NamedTuple):
    """A limit that is used up: its name among the texts of ends, how much it is, and the setting that raises it."""

    name: str
    amount: str
    setting: str


def spent(state: ProblemState) -> Limit | None:
    """The limit that is used up, if one is."""
    budget = state.input.budget
    limits = (
        (state.rounds_used >= budget.rounds, Limit("rounds", f"{budget.rounds}", "STEWARD_MAX_ROUNDS")),
        (len(state.calls) >= budget.tool_calls, Limit("tool_calls", f"{budget.tool_calls}", "STEWARD_MAX_TOOL_CALLS")),
        (state.tokens_used >= budget.tokens, Limit("tokens", f"{budget.tokens:,}", "STEWARD_MAX_TOKENS")),
        (state.busy_seconds >= budget.seconds, Limit("seconds", f"{budget.seconds:g}", "STEWARD_MAX_SECONDS")),
    )
    return next((limit for is_spent, limit in limits if is_spent), None)


def out_of_budget(state: ProblemState, limit: Limit) -> Finish:
    """The end that a limit makes: which it is, what was done, what was not, and how to raise it."""
    language = state.language
    count = limit.amount.replace(",", end_text(language, "thousands"))
    words = end_text(language, limit.name, count=count)
    lines = [end_text(language, "stopped", limit=words)]
    done = state.in_state(CallState.SUCCEEDED)
    done_so_far = [end_text(language, "done_so_far"), *dict.fromkeys(done_texts(language, done, headed=True))]
    lines += done_so_far if done else [end_text(language, "nothing_done")]
    undone = state.in_state(CallState.FAILED, CallState.INVALID, CallState.DENIED)
    lines += dict.fromkeys(undone_texts(language, undone))
    lines += filter(None, [left_text(state)])
    lines.append(end_text(language, "rest", setting=limit.setting))
    return failed(ErrorCode.BUDGET_EXHAUSTED, "\n".join(lines))


def left_text(state: ProblemState) -> str:
    """That nothing was done about the words that no call is for; empty where there are none."""
    if not state.left:
        return ""
    parts = end_text(state.language, "and").join(f"“{part}”" for part in state.left)
    return end_text(state.language, "not_done_either", parts=parts)


def done_texts(language: str, calls: list[CallRecord], *, headed: bool = False) -> list[str]:
    """What these calls did or found. Tools say it in English: in other languages a deed is told as it would have been
    shown before. `headed`: below a line that says that it was done."""
    return [_done_text(language, call, headed=headed) for call in calls]


def _done_text(language: str, call: CallRecord, *, headed: bool) -> str:
    if language == "en" or call.prepared.effect is Effect.READ:
        return call.message or done_text(call.tool_name)
    return named(call) if headed else end_text(language, "done", what=named(call))


def undone_texts(language: str, calls: list[CallRecord]) -> list[str]:
    """That these calls did nothing, and why."""
    return [end_text(language, "not_done", tool=named(call), why=why_not(call)) for call in calls]
