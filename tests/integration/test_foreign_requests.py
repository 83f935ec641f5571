"""The embedded planner with its real models on requests that are made to keep it busy."""

from __future__ import annotations

import asyncio
import time

import pytest

from steward import wording
from steward.contracts.plan import PlanRequest
from steward.planners.chain import PlanControl
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.tools.registry import Registry
from tests.support.embedding import real_embedder, real_judge
from tests.support.toolbox import as_candidate, request

PLANNER = EmbeddedPlanner(real_judge(), real_embedder(), wording)
CANDIDATES = [as_candidate(tool) for tool in Registry().specs() if tool.plannable][:40]
SIZES = (1_900, 10_000)
"""The longest that is read, and the longest message."""
ENOUGH_S = 20.0
"""Seconds of both cores; models take two of them, and one slow pattern took minutes."""
LONGEST_PAUSE_S = 5.0
"""The event loop may stand still for so long on a busy machine; one slow pattern held it as long as it ran."""


def asked(text: str) -> PlanRequest:
    return request(text).model_copy(update={"candidates": CANDIDATES})


@pytest.mark.requirement("attacks.b1.planner-is-bounded")
@pytest.mark.timeout(300)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "body", ["/", "-", "(", "1", '"', "'", " ", ".", "@", "a-", "and ", "select ", "the A", "://a", "1 kg ", "e.g. "]
)
async def test_a_long_request_of_anything_is_planned_in_seconds(body: str, size: int) -> None:
    text = "add a task " + body * ((size - 11) // len(body))
    await PLANNER.plan(asked("add a task"), PlanControl())
    began, last, pause = time.process_time(), time.monotonic(), 0.0
    planning = asyncio.create_task(PLANNER.plan(asked(text), PlanControl()))
    while not planning.done():
        await asyncio.wait([planning], timeout=0.05)
        pause, last = max(pause, time.monotonic() - last), time.monotonic()
    assert (await planning).plan
    assert time.process_time() - began < ENOUGH_S
    assert pause < LONGEST_PAUSE_S
