"""Results of many megabytes: stored once, referred to everywhere, never the end of a problem's workflow."""

from __future__ import annotations

import json

import pytest
from temporalio.client import Client

from steward.contracts.queues import problem_workflow_id
from steward.contracts.stored import MAX_RESULT_BYTES
from steward.sql.database import Database
from tests.faults.large_tool import text_of
from tests.faults.records import check_records
from tests.faults.steward import Steward

pytestmark = pytest.mark.timeout(240)
SIZE = 30_000_000
SMALL_HISTORY = 400_000


@pytest.mark.requirement("attacks.b6.always-ends")
@pytest.mark.requirement("attacks.b5.stored-once")
async def test_four_results_of_thirty_megabytes_in_one_problem_end_it_well(
    steward: Steward, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: together they are more than any payload may have; the problem ends all the same and loses none."""
    before = await mirror.fetchval("SELECT count(*) FROM payload_claims")
    labels = [f"{label}-{number}" for number in range(4)]
    calls = [
        {"tool": tool, "args": {"label": name, "bytes": SIZE}}
        for tool, name in zip(["read_large", "effect_large"] * 2, labels, strict=True)
    ]
    answer = await steward.plan({"script": [calls[:3], calls[3:]], "intends": True, "answer": "all four"}, wait_s=120)
    assert (answer["status"], answer["message"]) == ("done", "all four"), str(answer)[:500]
    problem_id = answer["problem_id"]
    assert [item["tool_name"] for item in answer["result"]] == [call["tool"] for call in calls]
    whole, *apart = [item["result"] for item in answer["result"]]
    assert whole == text_of(labels[0], SIZE)
    for name, shown in zip(labels[1:], apart, strict=True):
        assert shown["bytes"] == SIZE + 2
        assert shown["shortened"].startswith(f'"{name}')
        found = await steward.http.get(shown["address"], params={"user_id": steward.user}, timeout=60)
        assert json.loads(found.content) == text_of(name, SIZE)
    stored = await mirror.fetchval("SELECT sum(octet_length(data)) FROM tool_results WHERE problem_id = $1", problem_id)
    assert stored == 4 * (SIZE + 2)
    assert await mirror.fetchval("SELECT count(*) FROM payload_claims") - before < 4
    assert await mirror.fetchval("SELECT length(view::text) FROM problems WHERE problem_id = $1", problem_id) < 100_000
    history = await temporal.get_workflow_handle(problem_workflow_id(problem_id)).fetch_history()
    assert sum(len(event.SerializeToString()) for event in history.events) < SMALL_HISTORY
    await check_records(temporal, mirror, problem_id)


@pytest.mark.requirement("attacks.b6.too-large-is-left-out")
@pytest.mark.parametrize("tool_name", ["read_large", "effect_large"])
async def test_a_result_above_the_bound_is_cut_and_said_to_be(
    steward: Steward, temporal: Client, mirror: Database, label: str, tool_name: str
) -> None:
    """Invariant: what cannot be kept ends nothing: the call succeeded, its result is cut, the problem says so."""
    answer = await steward.call(tool_name, label=label, bytes=MAX_RESULT_BYTES, wait_s=60)
    assert (answer["status"], answer["success"], answer["tool_executed"]) == ("done", True, True), str(answer)[:500]
    assert 0 < len(str(answer["result"])) < MAX_RESULT_BYTES
    view = await steward.view(answer["problem_id"])
    assert any("left out" in reason for reason in view["degraded"]), view["degraded"]
    assert "degraded" in await steward.actions(answer["problem_id"])
    await check_records(temporal, mirror, answer["problem_id"])


@pytest.mark.requirement("attacks.b5.forgotten-with-problem")
async def test_results_go_with_their_problem(steward: Steward, mirror: Database, label: str) -> None:
    """Invariant: nothing of a problem that was deleted stays behind."""
    kept, gone = [(await steward.call("read_large", label=label, bytes=3_000_000))["problem_id"] for _ in range(2)]
    await mirror.execute("DELETE FROM problems WHERE problem_id = $1", gone)
    found = await mirror.fetch("SELECT DISTINCT problem_id FROM tool_results WHERE problem_id = ANY ($1)", [kept, gone])
    assert [row["problem_id"] for row in found] == [kept]
