"""What the ledger knows beyond a problem's own history, and what that does to its state. Pure.

A Temporal store that was restored from an older copy has forgotten calls that were dispatched since. The ledger has
not: before a problem ends it is asked, so that nothing that happened is told as "was not run".
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from steward.contracts.calls import CallToolOutput, RecalledCall
from steward.contracts.problem import ProblemStatus
from steward.contracts.step import Action, Actor
from steward.contracts.tool import Effect
from steward.decisions import outcomes
from steward.decisions.actions import Finish
from steward.decisions.call_records import CallRecord
from steward.decisions.state import ProblemState

ROLLED_BACK = "the history of this problem was rolled back: what it did before is taken from the ledger"
_WORDS = {"succeeded": "succeeded", "failed": "failed", "unknown": "was dispatched, its outcome is not known"}


def dispatched_calls(state: ProblemState) -> list[str]:
    """The ids of the calls that this history dispatched or has learned of."""
    steps = [str(s.detail.get("call_id")) for s in state.steps if s.action is Action.TOOL_DISPATCHED]
    return steps + list(state.recalled)


def may_know_more(state: ProblemState, end: Finish) -> bool:
    """Whether this end would be wrong if the ledger knew of calls that the history never dispatched: it tells of
    something that was not done."""
    known = dispatched_calls(state)
    left = any(c.prepared.effect is not Effect.READ and c.call_id not in known for c in state.calls)
    return left or end.status is not ProblemStatus.DONE


def take_up(state: ProblemState, recalled: Sequence[RecalledCall], now: datetime, *, decided: bool = False) -> bool:
    """Take over what the ledger knows; whether there was any of it. A call that this history has prepared takes the
    outcome it had; of any other the end will tell, and of that one too where the end is `decided` and does not follow
    from the calls any more."""
    known = dispatched_calls(state)
    news = [call for call in recalled if call.call_id not in known]
    for entry in news:
        text = f"{entry.tool_name} {_WORDS[entry.state]}"
        state.add_step(
            now,
            Actor.SYSTEM,
            Action.HISTORY_ROLLED_BACK,
            f"The history of this problem was rolled back. The ledger says of {entry.call_id}: {text}."[:500],
            entry.model_dump(mode="json", include={"call_id", "tool_name", "args_sha256", "state", "approval_id"}),
        )
        call = _prepared(state, entry)
        followed = call is not None and (not decided or entry.state == "unknown")
        state.recalled[entry.call_id] = "" if followed else f"Before its history was rolled back: {text}."
        if call is not None:
            outcomes.called(state, call, _output(entry), now)
    if news:
        state.note_degraded(now, ROLLED_BACK)
    return bool(news)


def _prepared(state: ProblemState, entry: RecalledCall) -> CallRecord | None:
    """The call of this history that is the ledger's: the same id, tool and arguments."""
    found = (c for c in state.calls if c.call_id == entry.call_id)
    call = next(found, None)
    same = call and (call.tool_name, call.prepared.args_sha256) == (entry.tool_name, entry.args_sha256)
    return call if same else None


def _output(entry: RecalledCall) -> CallToolOutput:
    error = entry.error or ("it was dispatched and never reported back" if entry.state == "unknown" else None)
    return CallToolOutput(state=entry.state, result=entry.result, code=entry.code, error=error, replayed=True)
