"""What a repeat knows of the calls before it, whatever happened in between. Pure."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steward.contracts.activities import OpenProblemOutput
from steward.contracts.approval import Decision
from steward.contracts.calls import CallToolOutput, PreparedCall, Verdict
from steward.contracts.owner import Owner, Requester
from steward.contracts.problem import ProblemInput, UserMessage
from steward.contracts.tool_input import ToolQuestion
from steward.decisions import approvals, inquiries, outcomes
from steward.decisions.call_records import CallState
from steward.decisions.state import ProblemState

NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.mark.requirement("attacks.a3.whole-chain")
@settings(max_examples=100)
@given(asks=st.lists(st.booleans(), min_size=1, max_size=8))
def test_a_repeat_names_every_call_whose_outcome_was_unknown_also_past_a_question(asks: list[bool]) -> None:
    """`asks`: whether each repeat first wants something of the user, so that yet another call takes its place."""
    given_input = ProblemInput(requester=Requester(Owner("t", "u"), 1, "c"), tool_name="send")
    state = ProblemState(input=given_input, created_at=NOW, updated_at=NOW)
    prepared = PreparedCall(tool_name="send", args_sha256="x", verdict=Verdict.RUN)
    outcomes.opened(state, OpenProblemOutput(prepared=prepared), NOW)
    unknown: list[str] = []
    for ask in asks:
        if ask:
            outcomes.dispatched(state, state.calls[-1], NOW)
            question = ToolQuestion(message="Sure?", state="s")
            outcomes.called(state, state.calls[-1], CallToolOutput(state="input_required", question=question), NOW)
            inquiries.ask_next(state, NOW)
            inquiries.take(state, UserMessage(text="yes", flag=True), NOW)
        call = state.calls[-1]
        assert call.state is CallState.READY
        assert state.repeats_of(call) == unknown
        outcomes.dispatched(state, call, NOW)
        outcomes.called(state, call, CallToolOutput(state="unknown", error="?"), NOW)
        unknown.append(call.call_id)
        approvals.apply(state, Decision(confirmed=True), NOW)
    assert state.repeats_of(state.calls[-1]) == unknown
