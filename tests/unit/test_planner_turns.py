"""Whose turn it is: how many plans each planner makes at a time, and what nobody waits for behind them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from steward.contracts.errors import StewardError
from steward.contracts.plan import AnswerPlan, ModelChoice, PlanRequest, PlanResult
from steward.planners.chain import PlanControl, PlannerChain
from tests.support.planners import scripted
from tests.support.toolbox import request


class Held:
    """A planner whose plans end when they are let; it counts how many are made at a time."""

    quick = False

    def __init__(self, name: str, at_once: int) -> None:
        self.name, self.at_once = name, at_once
        self.running = self.most = self.begun = 0
        self.release = asyncio.Event()
        self._changed = asyncio.Condition()

    async def until(self, condition: Callable[[Held], bool]) -> None:
        """Wait for something about its plans, in bounded time."""
        async with asyncio.timeout(10), self._changed:
            await self._changed.wait_for(lambda: condition(self))

    async def _count(self, by: int) -> None:
        async with self._changed:
            self.running += by
            self.begun += max(by, 0)
            self.most = max(self.most, self.running)
            self._changed.notify_all()

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        await self._count(1)
        try:
            await self.release.wait()
        finally:
            await self._count(-1)
        return PlanResult(plan=AnswerPlan(text=self.name), backend=self.name)


@pytest.mark.requirement("planners.at-once")
async def test_each_planner_makes_as_many_plans_at_a_time_as_it_can() -> None:
    local, endpoint = Held("llama", 1), Held("openai", 3)
    chain = PlannerChain([local, endpoint, scripted()])
    assert chain.at_once == 4
    wanted = [
        request("hello").model_copy(update={"model": ModelChoice(planner=name)}) for name in ("llama", "openai") * 4
    ]
    controls = [PlanControl() for _ in wanted]
    plans = [asyncio.ensure_future(chain.plan(*pair)) for pair in zip(wanted, controls, strict=True)]
    async with asyncio.timeout(10):
        await local.until(lambda it: it.running == 1)
        await endpoint.until(lambda it: it.running == 3)
        assert [(control.planner, control.waits) for control in controls[:3]] == [
            ("llama", False),
            ("openai", False),
            ("llama", True),
        ]
        local.release.set()
        endpoint.release.set()
        made = [plan.backend for plan in await asyncio.gather(*plans)]
    assert made == ["llama", "openai"] * 4
    assert (local.most, endpoint.most) == (1, 3)
    assert controls[6].waited_s > 0


@pytest.mark.requirement("planners.at-once")
async def test_a_planner_that_stays_busy_is_passed_over_and_not_taken_for_broken() -> None:
    local = Held("llama", 1)
    chain = PlannerChain([local, scripted()], timeout_s=0.2, trip_after=1)
    first = asyncio.ensure_future(chain.plan(request("hello")))
    async with asyncio.timeout(10):
        await local.until(lambda it: it.running == 1)
        passed = await chain.plan(request("hello"))
    assert [skip.reason for skip in passed.skipped] == ["busy with other plans for 0.2 s"]
    first.cancel()
    await asyncio.wait({first})


@pytest.mark.requirement("planners.behind")
async def test_what_nobody_waits_for_stops_for_a_plan_and_begins_again() -> None:
    model = Held("llama", 1)
    chain = PlannerChain([model, scripted()])
    behind = asyncio.ensure_future(chain.plan_behind(request("facts")))
    async with asyncio.timeout(10):
        await model.until(lambda it: it.running == 1)
        plan = asyncio.ensure_future(chain.plan(request("hello")))
        await model.until(lambda it: it.begun == 2)
        assert model.running == 1
        model.release.set()
        assert (await plan).backend == "llama"
        assert (await behind).backend == "llama"
    assert (model.begun, model.most) == (3, 1)


@pytest.mark.requirement("planners.behind")
async def test_what_nobody_waits_for_is_not_asked_twice_of_a_planner_with_places_for_both() -> None:
    endpoint = Held("openai", 2)
    chain = PlannerChain([endpoint, scripted()])
    behind = asyncio.ensure_future(chain.plan_behind(request("facts")))
    async with asyncio.timeout(10):
        await endpoint.until(lambda it: it.running == 1)
        plan = asyncio.ensure_future(chain.plan(request("hello")))
        await endpoint.until(lambda it: it.running == 2)
        endpoint.release.set()
        assert {(await plan).backend, (await behind).backend} == {"openai"}
    assert endpoint.begun == 2


@pytest.mark.requirement("planners.behind")
async def test_what_nobody_waits_for_can_be_cancelled_and_fails_with_its_own_reason() -> None:
    chain = PlannerChain([scripted()])
    with pytest.raises(StewardError, match="no planner could plan"):
        await chain.plan_behind(request('{"fail": "why"}'))
    held = Held("llama", 1)
    behind = asyncio.ensure_future(PlannerChain([held, scripted()]).plan_behind(request("facts")))
    await held.until(lambda it: it.running == 1)
    behind.cancel()
    await asyncio.wait({behind}, timeout=10)
    assert behind.cancelled()
    await held.until(lambda it: it.running == 0)
