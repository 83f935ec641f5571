"""A tool's result of 3 MB: whole for the caller, small in the audit, absent from the history."""

from __future__ import annotations

import pytest
from temporalio.client import Client

from steward.contracts.queues import problem_workflow_id
from steward.sql.database import Database
from tests.faults.effect_ledger import BIG, EffectLedger
from tests.faults.records import check_records
from tests.faults.steward import Steward

pytestmark = pytest.mark.timeout(120)
SMALL_STEPS = 40_000
SMALL_HISTORY = 200_000


@pytest.mark.requirement("faults.large-result")
@pytest.mark.parametrize("tool_name", ["read_ledger", "effect_once"])
async def test_three_megabytes_arrive_whole_and_stay_out_of_steps_and_history(
    steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str, tool_name: str
) -> None:
    """Invariant: size breaks nothing and loses nothing: the answer is whole now and later, steps hold an excerpt, the
    history holds a claim."""
    answer = await steward.call(tool_name, label=label, big=True)
    assert answer["status"] == "done", answer
    assert answer["result"]["text"] == BIG
    problem_id = answer["problem_id"]
    assert (await steward.view(problem_id))["result"]["text"] == BIG
    await check_small(steward, temporal, problem_id)
    await check_records(temporal, mirror, problem_id)


@pytest.mark.requirement("faults.large-result")
async def test_a_planned_problem_goes_on_after_three_megabytes(
    steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: the same in the middle of a problem, while it waits and is asked for its status live."""
    plan = {
        "script": [
            [{"tool": "read_ledger", "args": {"label": label, "big": True}}],
            [{"tool": "effect_once_confirmed", "args": {"label": label}}],
        ],
        "answer": "both done",
    }
    answer = await steward.plan(plan)
    assert answer["status"] == "awaiting_confirmation", str(answer)[:500]
    problem_id = answer["problem_id"]
    view = await steward.view(problem_id)
    assert (view["stale"], view["result"]["text"] == BIG) == (False, True)
    answer = (await steward.confirm(problem_id, True)).json()
    assert (answer["status"], answer["message"]) == ("done", "both done")
    assert len(effects.of(label)) == 1
    assert answer["result"][0]["result"]["text"] == BIG
    await check_small(steward, temporal, problem_id)
    await check_records(temporal, mirror, problem_id)


async def check_small(steward: Steward, temporal: Client, problem_id: int) -> None:
    """Steps and history do not hold the result."""
    steps = await steward.http.get(f"/problems/{problem_id}/steps", params={"user_id": steward.user})
    assert len(steps.content) < SMALL_STEPS
    history = await temporal.get_workflow_handle(problem_workflow_id(problem_id)).fetch_history()
    sizes = sorted(((len(event.SerializeToString()), event.event_type) for event in history.events), reverse=True)
    assert sum(size for size, _ in sizes) < SMALL_HISTORY, sizes[:3]
