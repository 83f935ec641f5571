"""What a worker opens, by the task queues it works on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from pydantic import SecretStr

from steward.config.settings import Settings
from steward.contracts import queues
from steward.contracts.plan import AnswerPlan, PlanRequest, PlanResult
from steward.planners.chain import PlanControl, PlannerChain
from steward.workers import composition


class Heavy:
    """A planner that counts how often its model was loaded."""

    name = "heavy"

    def __init__(self, *, quick: bool) -> None:
        self.quick = quick
        self.loaded = 0

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        return PlanResult(plan=AnswerPlan(text="hello"), backend=self.name)

    def warm(self) -> None:
        self.loaded += 1

    def close(self) -> None:
        return


@pytest.mark.requirement("planners.llama.loaded-where-planned")
@pytest.mark.parametrize(
    ("names", "quick", "loaded"),
    [
        (queues.ALL_QUEUES, False, 1),
        ([queues.PLANNER], False, 1),
        ([queues.PROBLEMS, queues.TOOLS], False, 0),
        ([queues.PROBLEMS], True, 1),
        ([queues.TOOLS], True, 0),
    ],
)
async def test_only_a_worker_that_makes_plans_loads_the_models(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    free_port: Callable[[], int],
    names: Sequence[str],
    quick: bool,
    loaded: int,
) -> None:
    heavy = Heavy(quick=quick)

    async def connected(*given: Any) -> Any:
        return SimpleNamespace(identity="worker")

    async def claimed(*given: Any) -> str:
        return "installation"

    monkeypatch.setattr(composition, "connect", connected)
    monkeypatch.setattr(composition, "claim_namespace", claimed)
    monkeypatch.setattr(composition, "_load_quietly", lambda embedder: None)
    monkeypatch.setattr(composition, "build_planners", lambda *given: [heavy])
    away = SecretStr(f"postgresql://nobody@127.0.0.1:{free_port()}/none")
    async with composition.open_parts(Settings(home=tmp_path, postgres_dsn=away), names):
        assert heavy.loaded == loaded


class Mirror:
    """Where a worker tells how its planners stand; what is told first fails in a way nobody foresaw."""

    def __init__(self) -> None:
        self.told = 0
        self.told_twice = asyncio.Event()
        self.forgotten: list[str] = []

    async def tell(self, worker: str, backends: object) -> None:
        self.told += 1
        if self.told == 1:
            raise RuntimeError("odd")
        self.told_twice.set()

    async def forget(self, worker: str) -> None:
        self.forgotten.append(worker)
        raise RuntimeError("odd")


@pytest.mark.requirement("planners.chain.told")
async def test_a_worker_goes_on_telling_after_any_failure_and_is_forgotten_at_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(composition, "TELL_EVERY_S", 0.0)
    mirror = Mirror()
    async with (
        composition.telling_planners(cast("Any", mirror), "worker", PlannerChain([Heavy(quick=True)])),
        asyncio.timeout(5),
    ):
        await mirror.told_twice.wait()
        assert mirror.forgotten == []
    told = mirror.told
    assert mirror.forgotten == ["worker"]
    await asyncio.sleep(0)
    assert mirror.told == told
