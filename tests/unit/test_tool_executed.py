"""What a view says of whether anything was executed: what is not known is null, and never false."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.owner import Owner, Requester
from steward.contracts.problem import ProblemInput
from steward.contracts.wire import Answer
from steward.decisions.call_records import CallRecord, CallState
from steward.decisions.state import ProblemState
from steward.decisions.view import view_of

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def executed(*calls: tuple[CallState, str | None]) -> bool | None:
    """Of calls c1, c2 ... in these states, each the repeat of the call named."""
    given_input = ProblemInput(requester=Requester(Owner("t", "u"), 1, "c"), text="x")
    state = ProblemState(input=given_input, created_at=NOW, updated_at=NOW)
    prepared = PreparedCall(tool_name="send", verdict=Verdict.RUN)
    for number, (now, repeat_of) in enumerate(calls, start=1):
        call = CallRecord(call_id=f"c{number}", round=0, prepared=prepared, state=now, repeat_of=repeat_of)
        state.calls.append(call)
    view = view_of(state)
    assert Answer.of(view).tool_executed == view.tool_executed
    return view.tool_executed


@pytest.mark.requirement("attacks.d9.unknown-is-null")
def test_an_unknown_outcome_is_null_until_a_repeat_has_succeeded() -> None:
    assert executed((CallState.UNKNOWN, None)) is None
    assert executed((CallState.SUCCEEDED, None), (CallState.UNKNOWN, None)) is None
    assert executed((CallState.REPEATED, None), (CallState.RUNNING, "c1")) is None
    assert executed((CallState.REPEATED, None), (CallState.FAILED, "c1")) is None
    assert executed((CallState.REPEATED, None), (CallState.SUCCEEDED, "c1")) is True
    assert executed((CallState.REPEATED, None), (CallState.REPEATED, "c1"), (CallState.SUCCEEDED, "c2")) is True
    assert executed((CallState.FAILED, None)) is False
    assert executed((CallState.FAILED, None), (CallState.SUCCEEDED, None)) is True
    assert executed() is False


@pytest.mark.requirement("attacks.d9.unknown-is-null")
@settings(max_examples=200)
@given(st.lists(st.sampled_from(list(CallState)), max_size=6))
def test_false_is_said_only_when_every_outcome_is_known(states: list[CallState]) -> None:
    told = executed(*[(state, None) for state in states])
    doubtful = {CallState.UNKNOWN, CallState.REPEATED} & set(states)
    assert told is (None if doubtful else CallState.SUCCEEDED in states)
