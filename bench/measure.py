"""Sequential latencies, throughput at a fixed concurrency, CPU seconds and memory of named processes.

Used by every benchmark of a running stack.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import psutil

Timed = Callable[[], Awaitable[None]]
Request = Callable[[], Awaitable[Timed]]
"""Does what comes before (nothing, or everything up to a pending approval) and gives back what is timed."""


def at_once(timed: Timed) -> Request:
    """A request that nothing comes before."""

    async def request() -> Timed:
        return timed

    return request


@dataclass(frozen=True)
class Figures:
    """One side of a comparison. Latencies in milliseconds, throughput in requests a second, CPU in milliseconds."""

    p50: float
    p95: float
    throughput: float
    cpu: dict[str, float]


@dataclass(frozen=True)
class Memory:
    """What a process and its children hold, in MB of 10^6 bytes: resident, and with shared pages counted once."""

    rss: float
    pss: float


def cpu_seconds(pids: dict[str, int]) -> dict[str, float]:
    """User and system seconds so far of each process and its children; of this process alone for itself."""
    totals = {}
    for name, pid in pids.items():
        totals[name] = sum(t.user + t.system for t in (p.cpu_times() for p in _family(pid)))
    return totals


def memory(pids: dict[str, int]) -> dict[str, Memory]:
    """The memory of each process and its children now, as the kernel tells in /proc; of this process alone for
    itself."""
    held = {}
    for name, pid in pids.items():
        told = [process.memory_full_info() for process in _family(pid)]
        held[name] = Memory(sum(one.rss for one in told) / 1e6, sum(one.pss for one in told) / 1e6)
    return held


def _family(pid: int) -> list[psutil.Process]:
    process = psutil.Process(pid)
    return [process, *(process.children(recursive=True) if pid != os.getpid() else ())]


def p50_and_p95(taken: list[float]) -> tuple[float, float]:
    """The median and the 95th percentile of at least two values."""
    return statistics.median(taken), statistics.quantiles(taken, n=20, method="inclusive")[-1]


async def latencies(request: Request, count: int) -> list[float]:
    """Milliseconds of `count` requests, one after the other."""
    taken = []
    for _ in range(count):
        timed = await request()
        began = time.perf_counter()
        await timed()
        taken.append((time.perf_counter() - began) * 1000)
    return taken


async def throughput(request: Request, concurrency: int, seconds: float) -> tuple[float, int]:
    """Whole requests a second, preparation included, with `concurrency` callers that never pause; and how many."""
    until = time.perf_counter() + seconds
    done = 0

    async def caller() -> None:
        nonlocal done
        while time.perf_counter() < until:
            await (await request())()
            done += 1

    began = time.perf_counter()
    await asyncio.gather(*(caller() for _ in range(concurrency)))
    return done / (time.perf_counter() - began), done


async def compare(
    sides: dict[str, Request], pids: dict[str, int], *, count: int, blocks: int, concurrency: int, seconds: float
) -> dict[str, Figures]:
    """Measure the sides in turn, block by block, so that a machine that drifts drifts for all of them."""
    times: dict[str, list[float]] = {name: [] for name in sides}
    rates: dict[str, list[float]] = {name: [] for name in sides}
    cpu: dict[str, dict[str, list[float]]] = {name: {pid: [] for pid in pids} for name in sides}
    for _ in range(blocks):
        for name, request in sides.items():
            times[name] += await latencies(request, count // blocks)
        for name, request in sides.items():
            before = cpu_seconds(pids)
            rate, done = await throughput(request, concurrency, seconds / blocks)
            after = cpu_seconds(pids)
            rates[name].append(rate)
            for pid in pids:
                cpu[name][pid].append((after[pid] - before[pid]) * 1000 / max(done, 1))
    return {
        name: Figures(
            p50=statistics.median(times[name]),
            p95=statistics.quantiles(times[name], n=20)[-1],
            throughput=statistics.median(rates[name]),
            cpu={pid: statistics.median(values) for pid, values in cpu[name].items()},
        )
        for name in sides
    }
