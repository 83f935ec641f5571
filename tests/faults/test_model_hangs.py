"""A model that hangs: its slot is freed, others go on, and the request it was for is answered by the next planner."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from temporalio.client import Client

from steward.sql.database import Database
from tests.faults.conftest import PLAN_TIMEOUT_S
from tests.faults.records import check_records
from tests.faults.steward import Steward, eventually

pytestmark = pytest.mark.timeout(120)
PROGRESS_S = PLAN_TIMEOUT_S - 1
"""Less than the hanging plan takes to be given up."""


@pytest.mark.requirement("faults.model.hangs")
async def test_a_hanging_model_is_given_up_and_others_progress_meanwhile_and_afterwards(
    steward: Steward, temporal: Client, mirror: Database
) -> None:
    """Invariant: a model that never answers holds up nobody else's call, holds its slot no longer than a plan may take,
    and its own request still comes to an end that names it."""
    hung = (await steward.plan({"hang": True}, wait_s=0, conversation="hung"))["problem_id"]
    await eventually(lambda: planning(temporal, hung), 20, "the plan being in the model's hands")
    async with asyncio.timeout(PROGRESS_S):
        answers = [await steward.call("calculate", expression=f"{n} + 1") for n in range(3)]
    assert [answer["result"]["result"] for answer in answers] == [1, 2, 3]
    assert "planned" not in await steward.actions(hung)

    after = await steward.plan({"answer": "the slot is free"}, wait_s=3 * PLAN_TIMEOUT_S, conversation="after")
    assert (after["status"], after["message"]) == ("done", "the slot is free")

    view = await eventually(lambda: settled(steward, hung), 3 * PLAN_TIMEOUT_S, "the hung request being answered")
    assert any("scripted" in what for what in view["degraded"]), view
    if not view["closed"]:
        await steward.http.post(f"/problems/{hung}/cancel", json={"user_id": steward.user}, timeout=30)
        await steward.closed(hung)
    await check_records(temporal, mirror, hung)


async def planning(temporal: Client, problem_id: int) -> bool:
    """Whether a worker has taken the plan."""
    description = await temporal.get_workflow_handle(f"problem-{problem_id}").describe()
    return any(pending.HasField("last_started_time") for pending in description.raw_description.pending_activities)


async def settled(steward: Steward, problem_id: int) -> Any:
    """The view of a problem that is closed or waits for its user."""
    view = await steward.view(problem_id)
    return None if view["status"] == "in_progress" else view
