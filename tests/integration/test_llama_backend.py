"""The llama.cpp planner: one model and one thread behind the event loop; loaded, cancelled, out of time, dead."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import llama_cpp
import pytest
from temporalio.testing import ActivityEnvironment

from steward.activities.planning import PlanningActivities
from steward.contracts.plan import AnswerPlan, PlanRequest, PlanResult
from steward.planners.chain import BackendFailed, CannotPlanThis, PlanControl, PlannerChain
from steward.planners.grammar import GrammarLimits
from steward.planners.llama.backend import LlamaPlanner
from steward.planners.llama.engine import Stopped
from steward.tools.registry import Registry
from tests.support.planners import scripted
from tests.support.tiny_llama import quantise, write_tiny_llama
from tests.support.toolbox import request

TIGHT = GrammarLimits(answer=12, question=12, text=12, items=2, calls=2)


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiny model as Q8_0."""
    folder = tmp_path_factory.mktemp("gguf")
    plain = write_tiny_llama(folder / "f32.gguf")
    return quantise(plain, folder / "q8_0.gguf", llama_cpp.LLAMA_FTYPE_MOSTLY_Q8_0)


@pytest.fixture
def backend(model: Path) -> Iterator[Callable[..., LlamaPlanner]]:
    """Call it for a planner on the model; closed at the end."""
    made: list[LlamaPlanner] = []

    def make(**options: Any) -> LlamaPlanner:
        fields: dict[str, Any] = {"context": 4096, "threads": 1, "limits": TIGHT, **options}
        made.append(LlamaPlanner(model, **fields))
        return made[-1]

    yield make
    for planner in made:
        planner.close()


def long_winded(**more: Any) -> PlanRequest:
    """A request whose grammar lets the model talk for hundreds of tokens."""
    return request("talk", "notify_user", max_tokens=2000, **more)


@pytest.mark.requirement("planners.llama.missing")
async def test_a_missing_or_broken_model_file_is_a_named_reason(tmp_path: Path) -> None:
    broken = tmp_path / "broken.gguf"
    broken.write_bytes(b"GGUF but not really")
    for path, reason in ((tmp_path / "absent.gguf", "no model file at"), (broken, "cannot be loaded")):
        planner = LlamaPlanner(path)
        with pytest.raises(BackendFailed, match=reason):
            await planner.plan(request("hello"), PlanControl())
        planner.close()


@pytest.mark.requirement("planners.llama.missing")
async def test_a_prompt_that_does_not_fit_is_a_named_reason(backend: Callable[..., LlamaPlanner]) -> None:
    with pytest.raises(BackendFailed, match="the model's context leaves"):
        await backend(context=512).plan(request("hello"), PlanControl())


@pytest.mark.requirement("planners.llama.progress")
async def test_progress_is_told_token_by_token(backend: Callable[..., LlamaPlanner]) -> None:
    seen: list[int] = []
    result = await backend().plan(request("what is 3+4?", "calculate"), PlanControl(seen.append))
    assert seen[-1] == result.usage.completion_tokens
    assert sorted(set(seen)) == list(range(result.usage.completion_tokens + 1))


@pytest.mark.requirement("planners.llama.timeout")
async def test_a_plan_that_takes_too_long_frees_the_model_for_the_next(backend: Callable[..., LlamaPlanner]) -> None:
    held = threading.Event()
    planner = backend()
    await planner.plan(request("what is 3+4?", "calculate"), PlanControl())

    class Slow(PlanControl):
        def progress(self, tokens: int) -> None:
            held.wait(60)

    planner.timeout_s = 0.2
    with pytest.raises(BackendFailed, match=r"within 0\.2 s"):
        await planner.plan(request("what is 3+4?", "calculate"), Slow())
    held.set()
    planner.timeout_s = 60.0
    assert (await planner.plan(request("what is 3+4?", "calculate"), PlanControl())).plan


@pytest.mark.requirement("planners.llama.cancel")
async def test_cancelling_frees_the_model_at_the_next_token(backend: Callable[..., LlamaPlanner]) -> None:
    planner = backend(limits=GrammarLimits(answer=1500, text=1500))
    made = asyncio.Event()
    loop = asyncio.get_running_loop()

    def tell(tokens: int) -> None:
        if tokens > 1:
            loop.call_soon_threadsafe(made.set)

    control = PlanControl(tell)
    running = asyncio.ensure_future(planner.plan(long_winded(), control))
    async with asyncio.timeout(30):
        await made.wait()
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        told = control.tokens
        with pytest.raises(BackendFailed, match="of 30 tokens"):
            await planner.plan(request("talk", "notify_user", max_tokens=30), PlanControl())
    assert control.tokens <= told + 2


class Unprepared:
    """An engine that computes nothing before it is asked for a plan."""

    def prepare(self, front: PlanRequest, wanted: Callable[[], bool]) -> None:
        return


class StuckEngine(Unprepared):
    """A native call that does not return until the test lets it."""

    def __init__(self) -> None:
        self.release = threading.Event()
        self.freed = threading.Event()

    def complete(self, request: PlanRequest, keep_going: Callable[[int], bool], written: object = None) -> PlanResult:
        self.release.wait(30)
        raise Stopped

    def abort(self) -> None:
        return

    def close(self) -> None:
        self.freed.set()


@pytest.mark.requirement("planners.llama.dead")
async def test_a_native_call_that_never_returns_makes_the_instance_dead_and_others_answer() -> None:
    stuck = StuckEngine()
    planner = LlamaPlanner(None, timeout_s=0.05, grace_s=0.1, engine=lambda: stuck)
    chain = PlannerChain([planner, scripted()], trip_after=99)
    first, queued = await asyncio.gather(chain.plan(request("hello")), chain.plan(request("hello")))
    assert first.backend == queued.backend == "scripted"
    async with asyncio.timeout(10):
        while "taken for dead" not in (reason := (await chain.plan(request("hello"))).skipped[0].reason):
            assert "within" in reason
    stuck.release.set()
    planner.close()


@pytest.mark.requirement("planners.llama.dead")
async def test_a_dead_model_that_was_closed_is_freed_when_its_call_returns_after_all() -> None:
    stuck = StuckEngine()
    planner = LlamaPlanner(None, timeout_s=0.05, grace_s=0.1, engine=lambda: stuck)
    taken_for_dead = asyncio.Event()
    told = logging.Handler()
    told.emit = lambda record: taken_for_dead.set()  # type: ignore[method-assign]
    logger = logging.getLogger("steward.planners.llama.backend")
    logger.addHandler(told)
    try:
        with pytest.raises(BackendFailed, match="within"):
            await planner.plan(request("hello"), PlanControl())
        planner.close()
        async with asyncio.timeout(10):
            await taken_for_dead.wait()
    finally:
        logger.removeHandler(told)
    stuck.release.set()
    assert await asyncio.to_thread(stuck.freed.wait, 10)


@pytest.mark.requirement("planners.activity.heartbeats")
async def test_the_real_backend_heartbeats_through_the_activity_and_is_cancelled(
    backend: Callable[..., LlamaPlanner],
) -> None:
    planner = backend(limits=GrammarLimits(answer=1500, text=1500))
    chain = PlannerChain([planner])
    activities = PlanningActivities(Registry(), chain)
    environment = ActivityEnvironment()
    beaten = asyncio.Event()
    environment.on_heartbeat = lambda *details: beaten.set()
    running = asyncio.ensure_future(environment.run(activities.plan_next_action, long_winded()))
    async with asyncio.timeout(30):
        await beaten.wait()
        environment.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running


class SlowlyLoaded(Unprepared):
    """An engine whose making takes until the test lets it, and which then answers."""

    def __init__(self) -> None:
        self.release = threading.Event()
        self.made = 0

    def make(self) -> SlowlyLoaded:
        self.release.wait(30)
        self.made += 1
        return self

    def complete(self, request: PlanRequest, keep_going: Callable[[int], bool], written: object = None) -> PlanResult:
        return PlanResult(plan=AnswerPlan(text="hello"), backend="llama")

    def abort(self) -> None:
        return

    def close(self) -> None:
        return


@pytest.mark.requirement("planners.llama.loading")
async def test_while_a_model_loads_the_next_planner_answers_at_once_and_the_reason_is_said() -> None:
    slow = SlowlyLoaded()
    chain = PlannerChain([LlamaPlanner(None, engine=slow.make), scripted()], timeout_s=96.0, trip_after=1)
    chain.warm()
    async with asyncio.timeout(10):
        for _ in range(3):
            result = await chain.plan(request("hello"))
            assert result.backend == "scripted"
            assert [skip.reason for skip in result.skipped] == ["the model is still being loaded"]
    assert (chain.health[0].state, chain.health[0].failures) == ("closed", 0)
    slow.release.set()
    async with asyncio.timeout(10):
        while (await chain.plan(request("hello"))).backend != "llama":
            await asyncio.to_thread(slow.release.wait)
    assert slow.made == 1
    chain.close()


@pytest.mark.requirement("planners.llama.loading")
async def test_a_plan_that_begins_the_loading_waits_for_it_and_is_not_taken_for_dead() -> None:
    slow = SlowlyLoaded()
    planner = LlamaPlanner(None, timeout_s=0.5, grace_s=0.01, engine=slow.make)
    with pytest.raises(BackendFailed, match=r"still being loaded after 0\.5 s"):
        await planner.plan(request("hello"), PlanControl())
    planner.timeout_s = 30.0
    with pytest.raises(CannotPlanThis, match=r"still being loaded$"):
        await planner.plan(request("hello"), PlanControl())
    slow.release.set()
    planner.close()
    patient = LlamaPlanner(None, engine=slow.make)
    assert (await patient.plan(request("hello"), PlanControl())).plan == AnswerPlan(text="hello")
    patient.close()


class Preparing:
    """An engine that computes what every plan begins with until it is aborted or let."""

    def __init__(self) -> None:
        self.begun, self.stopped = threading.Event(), threading.Event()
        self.prepared = 0

    def prepare(self, front: PlanRequest, wanted: Callable[[], bool]) -> None:
        if not wanted():
            raise Stopped
        self.prepared += 1
        self.begun.set()
        if self.stopped.wait(30):
            raise Stopped

    def complete(self, request: PlanRequest, keep_going: Callable[[int], bool], written: object = None) -> PlanResult:
        return PlanResult(plan=AnswerPlan(text="hello"), backend="llama")

    def abort(self) -> None:
        self.stopped.set()

    def close(self) -> None:
        return


@pytest.mark.requirement("planners.llama.front")
async def test_a_plan_stops_what_is_computed_for_all_plans_and_goes_first() -> None:
    engine = Preparing()
    chain = PlannerChain([LlamaPlanner(None, engine=lambda: engine), scripted()])
    chain.prepare(request(""))
    assert await asyncio.to_thread(engine.begun.wait, 10)
    async with asyncio.timeout(10):
        assert (await chain.plan(request("hello"))).backend == "llama"
    assert engine.stopped.is_set()
    chain.close()


@pytest.mark.requirement("planners.llama.loading")
async def test_warming_without_a_model_file_leaves_the_reason_to_a_plan() -> None:
    planner = LlamaPlanner(None)
    planner.warm()
    planner.close()
    with pytest.raises(BackendFailed, match="STEWARD_LLAMA_MODEL_PATH"):
        await planner.plan(request("hello"), PlanControl())
    planner.close()
