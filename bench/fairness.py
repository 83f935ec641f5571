"""`python -m bench fairness`: what one user's requests take while somebody else floods the installation.

Everything is real: `steward up`, and a second API of another tenant on the same stack. Three phases alternate: quiet, a
flood from the other tenant, and the same flood from the measured user's own tenant, where fairness keys help nobody:
that is the flood without fairness. Latencies are those of one caller, one request after the other.

There are two floods. `slow` is one of calls that wait for a service: they fill task queues and places, not processors,
and the queues' fairness alone decides. `quick` is one of calls that use nothing but processors: all the processes of
the stack compete for those, whatever the queues do.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bench.http import Caller
from bench.live import another_api, running_stack

AIM: Final = 2.0
"""The p95 during another tenant's slow flood as a multiple of the quiet one, at most."""
_SETTLE_S: Final = 5.0
"""How long a flood runs before anything is measured."""
_FEW: Final = 4
"""Without fairness a request takes many seconds; so few of them tell enough."""
QUIET, ANOTHER, OWN = "quiet", "another tenant floods", "its own tenant floods"


@dataclass(frozen=True)
class Flood:
    """So many callers who never pause with what they send, and what is sent by the one who is measured."""

    callers: int
    flood: dict[str, Any]
    measured: dict[str, Any]


FLOODS = {
    "slow": Flood(60, {"tool_name": "pause", "args": {"seconds": 4}}, {"tool_name": "pause", "args": {"seconds": 0}}),
    "quick": Flood(64, {"tool_name": "noop", "args": {"n": 1}}, {"tool_name": "noop", "args": {"n": 2}}),
}


@dataclass(frozen=True)
class Phase:
    """Latencies in milliseconds, how many they were, and how many requests a second the flood got through."""

    p50: float
    p95: float
    requests: int
    flood_rate: float


async def _latencies(caller: Caller, body: dict[str, Any], count: int) -> list[float]:
    taken = []
    for _ in range(count):
        began = time.perf_counter()
        answer = await caller.post("/tool/call", body | {"user_id": "measured"})
        taken.append((time.perf_counter() - began) * 1000)
        # Without fairness it may outlast the door's wait; then it took at least that long.
        assert answer["success"], answer
    return taken


@asynccontextmanager
async def _flooding(caller: Caller | None, flood: Flood) -> AsyncIterator[list[int]]:
    """The flood, and how many of its requests were answered; nothing without a caller. Ends with its last answers."""
    done, ended = [0], asyncio.Event()

    async def one(through: Caller) -> None:
        user = f"crowd-{uuid.uuid4().hex[:6]}"
        while not ended.is_set():
            await through.post("/tool/call", flood.flood | {"user_id": user})
            done[0] += 1

    async with asyncio.TaskGroup() as tasks:
        if caller is not None:
            for _ in range(flood.callers):
                tasks.create_task(one(caller))
            await asyncio.sleep(_SETTLE_S)
        try:
            yield done
        finally:
            ended.set()


async def measure(names: list[str], count: int, blocks: int) -> dict[str, dict[str, Phase]]:
    """By flood, the phases: block by block in turn, so that a machine that drifts drifts for all of them."""
    phases: dict[str, dict[str, Phase]] = {}
    with tempfile.TemporaryDirectory(prefix="steward-bench-", ignore_cleanup_errors=True) as home:
        async with (
            running_stack(Path(home), sandboxed=False) as stack,
            another_api(stack, tenant_id="crowd") as crowd,
            another_api(stack) as same,
        ):
            for name in names:
                phases[name] = await _phases(FLOODS[name], stack.caller, crowd, same, count, blocks)
    return phases


async def _phases(
    flood: Flood, measured: Caller, crowd: Caller, same: Caller, count: int, blocks: int
) -> dict[str, Phase]:
    await _latencies(measured, flood.measured, 20)
    callers = {QUIET: None, ANOTHER: crowd, OWN: same}
    times: dict[str, list[float]] = {name: [] for name in callers}
    rates: dict[str, list[float]] = {name: [] for name in callers}
    for _ in range(blocks):
        for name, caller in callers.items():
            async with _flooding(caller, flood) as done:
                before, began = done[0], time.perf_counter()
                requests = _FEW if name == OWN else count // blocks
                times[name] += await _latencies(measured, flood.measured, requests)
                rates[name].append((done[0] - before) / (time.perf_counter() - began))
    return {
        name: Phase(
            statistics.median(taken),
            statistics.quantiles(taken, n=20, method="inclusive")[-1],
            len(taken),
            statistics.mean(rates[name]),
        )
        for name, taken in times.items()
    }


def main(words: list[str]) -> None:
    """Measure and print the ratios."""
    parser = argparse.ArgumentParser(prog="python -m bench fairness", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few requests only")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of text")
    parser.add_argument("floods", nargs="*", choices=[*FLOODS, []], help="floods to measure (all)")
    given = parser.parse_args(words)
    count, blocks = (20, 1) if given.quick else (120, 2)
    measured = asyncio.run(measure(given.floods or list(FLOODS), count, blocks))
    if given.json:
        print(json.dumps({name: {of: vars(p) for of, p in phases.items()} for name, phases in measured.items()}))
        return
    for name, phases in measured.items():
        aim = f" (aim: {ANOTHER} at most {AIM:g}x)" if name == "slow" else ""
        print(f"\n{name}: {FLOODS[name].callers} callers{aim}")
        for of, phase in phases.items():
            ratio = f"{phase.p95 / phases[QUIET].p95:6.2f}x the quiet p95"
            rate = f"   flood {phase.flood_rate:5.1f} requests/s" if of != QUIET else ""
            print(f"  {of:22} p50 {phase.p50:8.1f} ms   p95 {phase.p95:8.1f} ms   {ratio}   n={phase.requests}{rate}")
