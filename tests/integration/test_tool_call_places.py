"""How tool calls share a worker: independent ones overlap, and no tenant takes more than its places."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment

from steward.activities.tenant_slots import CALLS_PER_TENANT, TenantSlots
from steward.activities.tool_calls import ToolCallActivities
from steward.contracts.calls import CallToolInput, CallToolOutput
from steward.sql.database import Database
from steward.sql.dispatches import DispatchStore
from steward.sql.problems import ProblemStore
from steward.tools.executors import ToolRunner
from steward.tools.ports import Services
from tests.support.tool_bench import EFFECTS, NOW, Effects, a_call, a_registry, an_entry

WAIT = {"value": "wait"}


@pytest.fixture
def effects() -> Iterator[Effects]:
    EFFECTS["ann"] = Effects()
    yield EFFECTS["ann"]
    del EFFECTS["ann"]


def activities_of(folder: Path, database: Database, slots: TenantSlots) -> ToolCallActivities:
    runner = ToolRunner(Services(clock=lambda: NOW), lambda name: None)
    registry = a_registry(folder, an_entry("slow"), an_entry("act", effect="once"))
    return ToolCallActivities(registry, runner, DispatchStore(database), ProblemStore(database), slots=slots)


async def call(activities: ToolCallActivities, request: CallToolInput) -> CallToolOutput:
    return await ActivityEnvironment().run(activities.call_tool, request)


@pytest.mark.requirement("execution.places.bounded")
async def test_a_tenant_has_its_places_and_what_finds_none_comes_again_untouched(
    tmp_path: Path, database: Database, effects: Effects
) -> None:
    activities = activities_of(tmp_path, database, TenantSlots(calls=2, patience_s=0.2))
    running = [asyncio.create_task(call(activities, a_call("slow", WAIT, call_id=f"c{n}"))) for n in (1, 2)]
    await asyncio.wait_for(effects.started.wait(), 10)
    with pytest.raises(ApplicationError) as busy:
        await call(activities, a_call("act", call_id="c3"))
    assert (busy.value.type, busy.value.non_retryable) == ("rate_limited", False)
    assert busy.value.next_retry_delay == timedelta(seconds=1)
    assert await DispatchStore(database).get(7, "c3") is None
    assert (await call(activities, a_call("slow", tenant_id="other", call_id="c4"))).state == "succeeded"
    effects.gate.set()
    await asyncio.gather(*running)
    assert (await call(activities, a_call("act", call_id="c3"))).state == "succeeded"


@pytest.mark.requirement("execution.places.bounded")
async def test_the_calls_beyond_the_cap_wait_for_a_place_first() -> None:
    slots = TenantSlots()
    inside = asyncio.Semaphore(0)
    leave = asyncio.Event()
    most = running = 0

    async def one() -> None:
        nonlocal most, running
        async with slots.taken("acme"):
            running += 1
            most = max(most, running)
            inside.release()
            await leave.wait()
            running -= 1

    calls = [asyncio.create_task(one()) for _ in range(CALLS_PER_TENANT + 5)]
    for _ in range(CALLS_PER_TENANT):
        await asyncio.wait_for(inside.acquire(), 10)
    assert inside.locked()
    leave.set()
    await asyncio.gather(*calls)
    assert most == CALLS_PER_TENANT == 20
