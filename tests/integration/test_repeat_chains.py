"""Repeats of repeats: before one runs every earlier call of its chain is looked at, in the ledger and by asking."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from temporalio.testing import ActivityEnvironment

from steward.activities.tool_calls import ToolCallActivities
from steward.contracts.approval import ApprovalKind
from steward.contracts.base import sha256_of
from steward.contracts.calls import CallToolOutput
from steward.contracts.tool import Effect
from steward.sql.database import Database
from steward.sql.dispatches import DispatchState, DispatchStore
from tests.support.reconciling import HAPPENED, NAME
from tests.support.tool_bench import a_call, a_proof, a_registry, an_entry, tool_calls

PARAMETERS = {
    "type": "object",
    "additionalProperties": False,
    "required": ["effect"],
    "properties": {"effect": {"type": "string"}, "says": {"type": "string"}},
}
ENTRY = an_entry(
    "once", effect="once", executor={"kind": "builtin", "function": NAME}, parameters=PARAMETERS, timeout_s=5
)
PROBLEMS = count(1)
MANY = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(autouse=True)
def _backend() -> Iterator[None]:
    HAPPENED.clear()
    yield
    HAPPENED.clear()


@pytest.fixture
async def activities(tmp_path: Path, database: Database) -> AsyncIterator[ToolCallActivities]:
    async with tool_calls(a_registry(tmp_path, ENTRY), database) as activities:
        yield activities


async def link(activities: ToolCallActivities, problem_id: int, number: int, args: dict[str, Any]) -> CallToolOutput:
    """The `number`th call of a chain: the first is nobody's repeat, every other one that of all before it."""
    earlier = [f"c{n}" for n in range(1, number)]
    changes: dict[str, Any] = {"problem_id": problem_id, "call_id": f"c{number}"}
    if earlier:
        changes |= {"repeats": earlier, "approval": a_proof(args, ApprovalKind.REPEAT)}
    request = a_call("once", args, **changes)
    return await ActivityEnvironment().run(activities.call_tool, request)


@pytest.mark.requirement("attacks.a3.whole-chain")
@MANY
@given(reports=st.lists(st.lists(st.integers(1, 6), max_size=2), min_size=1, max_size=6))
async def test_no_link_of_a_chain_runs_after_any_earlier_one_has_reported_success(
    activities: ToolCallActivities, database: Database, reports: list[list[int]]
) -> None:
    """`reports`: for each link, the links that report a late success before it is called."""
    ledger, problem_id, args = DispatchStore(database), next(PROBLEMS), {"effect": "done", "says": "nothing"}
    late: set[int] = set()
    for number, reporting in enumerate(reports, start=1):
        for other in sorted(n for n in reporting if n < number and f"{problem_id}:c{n}" in HAPPENED):
            await ledger.succeed(problem_id, f"c{other}", "late", {"link": other})
            late.add(other)
        before = set(HAPPENED)
        output = await link(activities, problem_id, number, args)
        if late:
            assert (output.state, output.result) == ("succeeded", {"link": min(late)})
            assert before == HAPPENED
        else:
            assert output.state == "unknown"
            assert HAPPENED - before == {f"{problem_id}:c{number}"}


@pytest.mark.requirement("attacks.a3.every-link-is-asked-about")
@MANY
@given(length=st.integers(1, 5), happened=st.data())
async def test_a_backend_is_asked_about_every_link_before_a_repeat_runs(
    activities: ToolCallActivities, database: Database, length: int, happened: st.DataObject
) -> None:
    ledger, problem_id, args = DispatchStore(database), next(PROBLEMS), {"effect": "done"}
    for number in range(1, length + 1):
        call_id = f"c{number}"
        await ledger.begin(problem_id, call_id, "once", sha256_of(args), Effect.ONCE, None, "a-worker-that-died")
        await ledger.mark_unknown(problem_id, call_id, "a-worker-that-died")
    which = happened.draw(st.integers(1, length))
    HAPPENED.add(f"{problem_id}:c{which}")
    before = set(HAPPENED)
    output = await link(activities, problem_id, length + 1, args)
    assert (output.state, output.result) == ("succeeded", {"key": f"{problem_id}:c{which}"})
    assert before == HAPPENED
    row = await ledger.get(problem_id, f"c{which}")
    assert row is not None
    assert (row.state, row.late) == (DispatchState.SUCCEEDED, True)
    assert await ledger.get(problem_id, f"c{length + 1}") is None


@pytest.mark.requirement("attacks.a3.whole-chain")
async def test_links_that_were_never_begun_or_have_failed_break_no_chain(
    activities: ToolCallActivities, database: Database
) -> None:
    ledger, problem_id, args = DispatchStore(database), next(PROBLEMS), {"effect": "done", "says": "nothing"}
    assert (await link(activities, problem_id, 1, args)).state == "unknown"
    await ledger.begin(problem_id, "c2", "once", sha256_of(args), Effect.ONCE, None, "t")
    await ledger.fail(problem_id, "c2", "t", "refused")
    await ledger.succeed(problem_id, "c1", "late", {"late": True})
    output = await link(activities, problem_id, 4, args)
    assert (output.state, output.result) == ("succeeded", {"late": True})
    assert {f"{problem_id}:c1"} == HAPPENED
