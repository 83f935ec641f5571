"""`python -m bench fairness`: what one user's requests take while somebody else floods the installation.

Everything is real: `steward up`, and a second API of another tenant on the same stack. Three phases alternate: quiet, a
flood from the other tenant, and the same flood from the measured user's own tenant, where fairness keys help nobody:
that is the flood without fairness. Latencies are those of one caller, one request after the other.
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

from bench.http import Caller
from bench.live import another_api, running_stack

AIM = 2.0
"""The flooded p95 as a multiple of the quiet one, at most."""
_SETTLE_S = 3.0
"""How long a flood runs before anything is measured."""


@dataclass(frozen=True)
class Phase:
    """Latencies in milliseconds, and how many requests a second the flood got through meanwhile."""

    p50: float
    p95: float
    flood_rate: float


async def _latencies(caller: Caller, count: int) -> list[float]:
    taken = []
    for number in range(count):
        body = {"tool_name": "noop", "args": {"n": number}, "user_id": "quiet"}
        began = time.perf_counter()
        answer = await caller.post("/tool/call", body)
        taken.append((time.perf_counter() - began) * 1000)
        assert answer["tool_executed"], answer
    return taken


@asynccontextmanager
async def _flood(caller: Caller | None, callers: int) -> AsyncIterator[list[int]]:
    """So many callers of other users who never pause, and how many requests they got through; None: nobody."""
    done = [0]

    async def one() -> None:
        user = f"crowd-{uuid.uuid4().hex[:6]}"
        assert caller is not None
        while True:
            await caller.post("/tool/call", {"tool_name": "noop", "args": {"n": 1}, "user_id": user})
            done[0] += 1

    tasks = [asyncio.create_task(one()) for _ in range(callers if caller else 0)]
    try:
        if tasks:
            await asyncio.sleep(_SETTLE_S)
        yield done
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended


async def measure(count: int, blocks: int, callers: int) -> dict[str, Phase]:
    """The phases, block by block in turn, so that a machine that drifts drifts for all of them."""
    with tempfile.TemporaryDirectory(prefix="steward-bench-", ignore_cleanup_errors=True) as home:
        async with (
            running_stack(Path(home), sandboxed=False) as stack,
            another_api(stack, tenant_id="crowd") as crowd,
            another_api(stack) as same,
        ):
            await _latencies(stack.caller, 20)
            floods = {"quiet": None, "another tenant floods": crowd, "its own tenant floods": same}
            times: dict[str, list[float]] = {name: [] for name in floods}
            rates: dict[str, list[float]] = {name: [] for name in floods}
            for _ in range(blocks):
                for name, flood in floods.items():
                    async with _flood(flood, callers) as done:
                        before, began = done[0], time.perf_counter()
                        # Without fairness a request takes seconds; a few of them tell enough.
                        few = 5 if flood is same else 1
                        times[name] += await _latencies(stack.caller, max(count // blocks // few, 5))
                        rates[name].append((done[0] - before) / (time.perf_counter() - began))
    return {
        name: Phase(statistics.median(taken), statistics.quantiles(taken, n=20)[-1], statistics.mean(rates[name]))
        for name, taken in times.items()
    }


def main(words: list[str]) -> None:
    """Measure and print the ratios."""
    parser = argparse.ArgumentParser(prog="python -m bench fairness", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few requests only")
    parser.add_argument("--callers", type=int, default=64, metavar="N", help="how many callers flood (64)")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of text")
    given = parser.parse_args(words)
    count, blocks = (20, 1) if given.quick else (120, 3)
    phases = asyncio.run(measure(count, blocks, given.callers))
    if given.json:
        print(json.dumps({name: vars(phase) for name, phase in phases.items()}, indent=2))
        return
    quiet = phases["quiet"]
    for name, phase in phases.items():
        ratio = f"{phase.p95 / quiet.p95:5.2f}x the quiet p95"
        rate = f"   flood {phase.flood_rate:5.1f} requests/s" if phase is not quiet else ""
        print(f"{name:22} p50 {phase.p50:7.1f} ms   p95 {phase.p95:7.1f} ms   {ratio}{rate}")
    print(f"aim: another tenant's flood at most {AIM:g}x; the last line is what that flood does without fairness")
