"""A call that was approved and did not run, since what was shown of it had changed: prepared and asked anew. Pure.

Nobody's earlier yes counts for the new approval, and a call is asked anew a few times at most.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from steward.contracts.approval import ApprovalKind
from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import ToolCall
from steward.contracts.step import Action, Actor
from steward.decisions.approval_requests import request
from steward.decisions.call_records import CallRecord, CallState
from steward.decisions.state import ProblemState

MAX_RENEWALS: Final = 3
NOT_AS_SHOWN: Final = "This is not as it was shown any more, so nothing ran"


def take_up(state: ProblemState, call: CallRecord) -> None:
    """Have a call that has just failed prepared anew, where it did because what was shown of it had changed."""
    if call.code is ErrorCode.SHOWN_CHANGED and state.cancel is None and call.renewed < MAX_RENEWALS:
        call.state = CallState.OUTDATED
        state.outdated.append(call.call_id)


def outdated_calls(state: ProblemState) -> list[ToolCall]:
    """The calls that are to be prepared anew, with the arguments they had."""
    calls = [state.call(call_id).prepared for call_id in state.outdated]
    return [
        ToolCall(tool_name=one.tool_name, args=one.args, origins=one.flow.labels if one.flow else []) for one in calls
    ]


def renewed(state: ProblemState, results: Sequence[PreparedCall], now: datetime) -> None:
    """The calls were prepared anew: each is asked about, or cannot work any more."""
    before = [state.call(call_id) for call_id in state.outdated]
    state.outdated = []
    for old, result in zip(before, results, strict=True):
        call = CallRecord(
            call_id=f"c{len(state.calls) + 1}",
            round=old.round,
            messages=old.messages,
            prepared=result,
            state=CallState.WAITING,
            repeat_of=old.repeat_of,
            answer=old.answer,
            renewed=old.renewed + 1,
        )
        state.calls.append(call)
        if result.verdict in (Verdict.RUN, Verdict.CONFIRM):
            _ask(state, call, old, now)
        else:
            _give_up(state, call, now)


def _ask(state: ProblemState, call: CallRecord, old: CallRecord, now: datetime) -> None:
    kind = ApprovalKind.PERMISSION
    if call.repeat_of is not None:
        # Whether the call that it repeats took effect is as little known as before.
        kind, call.state, call.code = ApprovalKind.REPEAT, CallState.UNKNOWN, ErrorCode.OUTCOME_UNKNOWN
        call.error = state.call(call.repeat_of).error
    words = call.prepared.words
    tools = {one.prepared.shown.tool for one in (old, call) if one.prepared.shown}
    because = words.tool_changed if len(tools) > 1 else words.not_as_shown
    request(state, call, now, kind, renews=old.approval_id, because=because)


def _give_up(state: ProblemState, call: CallRecord, now: datetime) -> None:
    why = "; ".join(call.prepared.errors) or call.prepared.reason
    call.state, call.code, call.error = CallState.FAILED, ErrorCode.SHOWN_CHANGED, f"{NOT_AS_SHOWN}: {why}"
    if call.repeat_of is not None:
        call.state, call.code = CallState.UNKNOWN, ErrorCode.OUTCOME_UNKNOWN
    detail = {"call_id": call.call_id, "tool_name": call.tool_name, "args": call.prepared.args, "code": call.code}
    state.add_step(now, Actor.SYSTEM, Action.TOOL_FAILED, f"{call.tool_name}: {call.error}"[:500], detail)
