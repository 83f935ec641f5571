"""The part `approvals`: what 100, 1,000 and 10,000 approvals that wait cost everybody else.

They are opened through `POST /tool/call` and never decided. At each number: the memory of every process, and the
latency of fresh requests. The aim is that nothing grows by more than a tenth from the first number to the last.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.http import Caller
from bench.live import Stack, running_stack
from bench.measure import Memory, at_once, cpu_seconds, latencies, memory, p50_and_p95
from bench.scale.tables import Curve, Part, Table

NUMBERS: Final = (100, 1_000, 10_000)
AIM: Final = 1.1
"""The last number's figure as a multiple of the first's, at most."""
_CONCURRENCY: Final = 32
_PROCESSES: Final = ("worker", "api", "temporal", "postgres")
_NOTE: Final = (
    "Memory is resident (RSS); of PostgreSQL's processes together it is the proportional set size (PSS), which grows"
    " until its buffers are full. Growth of a latency is that of its p50. The aim is at most"
    f" {AIM:g}x for worker, api, temporal and fresh calls."
)
_CALM_S: Final = 10.0
"""Between the last approval and the measurement, for what the processes do after a burst."""


@dataclass(frozen=True)
class Level:
    """What was measured at one number: latencies (p50, p95) in milliseconds, memory by process, and the approvals
    opened a second on the way there."""

    waiting: int
    opened: float
    latencies: dict[str, tuple[float, float]]
    held: dict[str, Memory]
    idle: float
    """CPU of all processes while nobody asks for anything, in per cent of one core."""


async def measure(quick: bool) -> Part:
    """Open them, number by number, and measure. Some ten minutes; a minute with `quick`."""
    numbers, count = ((20, 100, 200), 10) if quick else (NUMBERS, 200)
    levels = []
    with tempfile.TemporaryDirectory(prefix="steward-bench-", ignore_cleanup_errors=True) as home:
        async with running_stack(Path(home), bare=False) as stack:
            waiting: list[int] = []
            await _timed(stack.caller, await _opened(stack.caller, 20), 2 * count)
            for number in numbers:
                began = time.perf_counter()
                missing = number - len(waiting)
                waiting += await _opened(stack.caller, missing)
                levels.append(await _level(stack, waiting, missing / (time.perf_counter() - began), count))
    return _part(levels)


async def _opened(caller: Caller, number: int) -> list[int]:
    """Open so many approvals; their problems."""
    ids: list[int] = []
    left = iter(range(number))

    async def opener() -> None:
        for n in left:
            asked = await caller.post("/tool/call", {"tool_name": "noop_confirmed", "args": {"n": n}})
            assert asked["status"] == "awaiting_confirmation", asked
            ids.append(asked["problem_id"])
            if len(ids) % 500 == 0:
                print(f"  {len(ids):,} more approvals wait", file=sys.stderr)

    await asyncio.gather(*(opener() for _ in range(_CONCURRENCY)))
    return ids


async def _level(stack: Stack, waiting: list[int], opened: float, count: int) -> Level:
    before = sum(cpu_seconds(stack.pids).values())
    await asyncio.sleep(_CALM_S)
    idle = (sum(cpu_seconds(stack.pids).values()) - before) / _CALM_S * 100
    number = len(waiting)
    held = memory({name: stack.pids[name] for name in _PROCESSES})
    print(f"  {number:,} approvals wait; measuring", file=sys.stderr)
    return Level(number, opened, await _timed(stack.caller, waiting, count), held, idle)


async def _timed(caller: Caller, waiting: list[int], count: int) -> dict[str, tuple[float, float]]:
    """By what was asked for: p50 and p95. The oldest that wait are approved and are not waiting any more."""

    async def direct() -> None:
        answer = await caller.post("/tool/call", {"tool_name": "noop", "args": {"n": 1}})
        assert answer["tool_executed"], answer

    async def cycle() -> None:
        asked = await caller.post("/tool/call", {"tool_name": "noop_confirmed", "args": {"n": 1}})
        await _approve(caller, asked["problem_id"])

    async def oldest() -> None:
        await _approve(caller, waiting.pop(0))

    return {
        "direct call": p50_and_p95(await latencies(at_once(direct), count)),
        "approval cycle": p50_and_p95(await latencies(at_once(cycle), count // 2)),
        "oldest approved": p50_and_p95(await latencies(at_once(oldest), min(20, count // 2))),
    }


async def _approve(caller: Caller, problem_id: int) -> None:
    args = {"problem_id": problem_id, "confirmed": True}
    answer = await caller.post("/tool/call", {"tool_name": "confirm_action", "args": args})
    assert answer["tool_executed"], answer


def _part(levels: list[Level]) -> Part:
    first, last = levels[0], levels[-1]
    columns = ["", *(f"{level.waiting:,} wait" for level in levels), "growth"]
    rows = []
    for name in _PROCESSES:
        told = [f"{_mb(level, name):.0f} MB" for level in levels]
        rows.append([name, *told, _growth(_mb(first, name), _mb(last, name))])
    for what in first.latencies:
        told = [f"{p50:.0f} / {p95:.0f} ms" for p50, p95 in (level.latencies[what] for level in levels)]
        rows.append([f"{what}, p50 / p95", *told, _growth(first.latencies[what][0], last.latencies[what][0])])
    rows.append(["opened a second, 32 callers", *(f"{level.opened:.1f}" for level in levels), ""])
    rows.append(["CPU while nobody asks", *(f"{level.idle:.0f} % of a core" for level in levels), ""])
    xs = [float(level.waiting) for level in levels]
    held = {name: [_mb(level, name) for level in levels] for name in _PROCESSES}
    taken = {what: [level.latencies[what][0] for level in levels] for what in first.latencies}
    return Part(
        [Table("Approvals that wait", columns, rows, [_NOTE])],
        [
            Curve("Memory with approvals that wait", "approvals that wait", "MB", xs, held),
            Curve("Latency with approvals that wait", "approvals that wait", "ms (p50)", xs, taken),
        ],
    )


def _mb(level: Level, name: str) -> float:
    """Its resident memory in MB; of PostgreSQL's processes what they share counts once."""
    return level.held[name].pss if name == "postgres" else level.held[name].rss


def _growth(before: float, after: float) -> str:
    return f"{after / before:.2f}x"
