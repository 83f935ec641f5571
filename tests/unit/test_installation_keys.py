"""The keys that go out with effects, and which call's a repeat sends."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import Owner, Requester
from steward.contracts.problem import Opening, ProblemInput
from steward.contracts.tool import Effect
from steward.decisions.call_records import CallRecord, CallState
from steward.decisions.requests import call_input
from steward.decisions.state import ProblemState
from steward.decisions.view import view_of
from tests.support.tool_bench import a_context

IDS = st.text("abcdef0123456789-", min_size=1, max_size=36)
NOW = datetime(2026, 3, 1, tzinfo=UTC)


def key_of(installation_id: str, problem_id: int, call_id: str, keyed_as: str = "") -> str:
    return a_context(
        installation_id=installation_id, problem_id=problem_id, call_id=call_id, keyed_as=keyed_as
    ).idempotency_key


CALLS = st.tuples(IDS, st.integers(1, 99), st.integers(1, 9).map(lambda n: f"c{n}"))


@pytest.mark.requirement("attacks.d6.keys")
@given(one=CALLS, other=CALLS)
def test_no_two_calls_of_any_installations_share_a_key(one: tuple[Any, ...], other: tuple[Any, ...]) -> None:
    assert (key_of(*one) == key_of(*other)) is (one == other)


@pytest.mark.requirement("attacks.d6.first-key")
@given(length=st.integers(1, 6))
def test_a_chain_of_repeats_names_its_first_call(length: int) -> None:
    state = ProblemState(
        input=ProblemInput(requester=Requester(Owner("t", "u"), 7, "d"), installation_id="here"),
        created_at=NOW,
        updated_at=NOW,
    )
    prepared = PreparedCall(tool_name="pay", verdict=Verdict.RUN, effect=Effect.ONCE)
    for n in range(1, length + 1):
        repeat_of = f"c{n - 1}" if n > 1 else None
        record = CallRecord(call_id=f"c{n}", round=0, prepared=prepared, state=CallState.READY, repeat_of=repeat_of)
        state.calls.append(record)
    request = call_input(state, state.calls[-1], MirrorWrite(view=view_of(state)), NOW.isoformat())
    assert (request.first_call_id, request.call_id, request.installation_id) == ("c1", f"c{length}", "here")


@pytest.mark.requirement("attacks.d6.no-strangers-problem")
@given(given=st.tuples(IDS, IDS, IDS, IDS), asked=st.tuples(IDS, IDS, IDS, IDS))
def test_only_the_request_that_opened_a_problem_joins_it(
    given: tuple[str, str, str, str], asked: tuple[str, str, str, str]
) -> None:
    installation, tenant, user, opening = given
    requester = Requester(Owner(tenant, user), 7, "d")
    problem = ProblemInput(requester=requester, installation_id=installation, opening=opening)
    joins = Opening(installation_id=asked[0], owner=Owner(asked[1], asked[2]), opening=asked[3]).is_of(problem)
    assert joins is (given == asked)
