"""How the API looks at its parts when one of them misbehaves in a way nobody foresaw."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import asyncpg
import pytest

from steward.api.core import part_health
from steward.api.core.part_health import PartsCheck
from steward.api.temporal.task_queues import QueueState


class Mirror:
    """A mirror, in place of both stores, that hangs or fails."""

    def __init__(self, failure: Exception | None) -> None:
        self._failure = failure

    async def worst(self) -> Any:
        return await self.probe_reads()

    async def probe_reads(self) -> Any:
        if self._failure is not None:
            raise self._failure
        await asyncio.Event().wait()


@pytest.mark.requirement("api.health")
@pytest.mark.parametrize("failure", [None, asyncpg.InsufficientPrivilegeError("denied"), asyncpg.InterfaceError("x")])
async def test_a_look_ends_in_time_and_without_an_error(
    monkeypatch: pytest.MonkeyPatch, failure: Exception | None
) -> None:
    monkeypatch.setattr(part_health, "_LOOK_S", 0.05)
    monkeypatch.setattr(part_health, "_GRACE_S", 0.05)
    mirror = cast("Any", Mirror(failure))
    check = PartsCheck(mirror, mirror, cast("Any", None))
    async with asyncio.timeout(5):
        assert await check.planners() == []
        found = await check.check()
    assert not found["postgres"].ok
    assert found["postgres"].detail


@pytest.mark.requirement("api.health.stuck-workers")
@pytest.mark.parametrize(("age_s", "backlog", "ok"), [(40.0, 3, False), (2.0, 3, True), (40.0, 0, True)])
async def test_workers_that_finish_nothing_are_not_ready(age_s: float, backlog: int, ok: bool) -> None:
    hanging = cast("Any", Mirror(None))
    check = PartsCheck(hanging, hanging, cast("Any", None))

    class Queues:
        async def problems(self) -> QueueState:
            return QueueState("problems", "workflow", backlog, age_s, 1)

    check._queues = cast("Any", Queues())
    found = await part_health._looked(check._worker)
    assert found.ok is ok
    assert ok or found.detail == "no workflow task was finished for 40 s, 3 wait"
