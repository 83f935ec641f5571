"""The part `processes`: what a second and a fourth worker process and a second API add, and what holds them back.

32 callers that never pause, for direct and for planned calls. The CPU of every process tells the bottleneck: a Python
process uses one core at most, all of them together those of the machine.
"""

from __future__ import annotations

import itertools
import os
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import psutil

from bench.http import Caller
from bench.live import Stack, another_api, running_stack
from bench.measure import Request, Timed, cpu_seconds, throughput
from bench.scale.tables import Curve, Part, Table

WORKERS: Final = (1, 2, 4)
APIS: Final = (1, 2)
_CONCURRENCY: Final = 32
_WARM_UP_S: Final = 3.0
_FULL: Final = 0.9
"""The share of its cores from which on a process, or the machine, is taken to be what holds the rest back."""
_BUSY_ELSEWHERE: Final = 0.15
"""Cores that `steward up` itself and the system may use beside what is measured."""


@dataclass(frozen=True)
class Rate:
    """Requests a second, and how many cores each process and the whole machine used meanwhile. `others` among the
    processes are all programs that are not measured."""

    workers: int
    apis: int
    requests: float
    cores: dict[str, float]
    machine: float
    degraded: float
    """The share of the last requests that said that a part was away."""


async def measure(quick: bool) -> Part:
    """Measure every combination. Some four minutes; two with `quick`."""
    workers, seconds = ((1, 2), 3.0) if quick else (WORKERS, 10.0)
    rates: dict[str, list[Rate]] = {"direct": [], "planned": []}
    for number in workers:
        with tempfile.TemporaryDirectory(prefix="steward-bench-", ignore_cleanup_errors=True) as home:
            async with (
                running_stack(Path(home), bare=False, settings={"workers": str(number)}) as stack,
                AsyncExitStack() as apis,
            ):
                callers = [stack.caller]
                for count in APIS:
                    while len(callers) < count:
                        callers.append(await apis.enter_async_context(another_api(stack)))
                    for kind, taken in rates.items():
                        taken.append(await _rate(stack, kind, number, callers, seconds))
    return Part([_rates(rates), *(_shares(kind, taken) for kind, taken in rates.items())], [_curve(rates)])


async def _rate(stack: Stack, kind: str, workers: int, callers: list[Caller], seconds: float) -> Rate:
    request = _request(kind, itertools.cycle(callers))
    await throughput(request, _CONCURRENCY, _WARM_UP_S)
    before, began = cpu_seconds(stack.pids), time.perf_counter()
    psutil.cpu_percent()
    requests, _ = await throughput(request, _CONCURRENCY, seconds)
    machine, taken = psutil.cpu_percent() / 100 * _cores(), time.perf_counter() - began
    cores = {name: (after - before[name]) / taken for name, after in cpu_seconds(stack.pids).items()}
    cores["others"] = max(0.0, machine - sum(cores.values()))
    print(f"  {workers} workers, {len(callers)} APIs, {kind}: {requests:.1f} a second", file=sys.stderr)
    latest = (await stack.caller.get("/problems?limit=100"))["problems"]
    degraded = sum(bool(view["degraded"]) for view in latest) / len(latest)
    return Rate(workers, len(callers), requests, cores, machine, degraded)


def _request(kind: str, callers: itertools.cycle[Caller]) -> Request:
    """Requests that go to the APIs in turn."""
    numbers = itertools.count()

    async def request() -> Timed:
        caller, number = next(callers), next(numbers)

        async def direct() -> None:
            answer = await caller.post("/tool/call", {"tool_name": "noop", "args": {"n": number}})
            assert answer["tool_executed"], answer

        async def planned() -> None:
            body = {"text": "do nothing and say so, twice", "conversation_id": f"scale-{os.getpid()}-{number}"}
            answer = await caller.post("/tool/call", body)
            assert len(answer["result"]) == 2, answer

        return direct if kind == "direct" else planned

    return request


def _cores() -> int:
    return psutil.cpu_count() or 1


def _bottleneck(rate: Rate) -> str:
    """What was saturated: the machine, a process with one Python interpreter, or nothing that shows in the figures."""
    full = [name for name, used in rate.cores.items() if name.split()[0] in ("worker", "api") and used >= _FULL]
    if rate.machine >= _FULL * _cores():
        return "all cores" + (f", and {full[0]} has one for itself" if full else "")
    return ", ".join(full) or "none of them"


def _rates(rates: dict[str, list[Rate]]) -> Table:
    rows = []
    for direct, planned in zip(rates["direct"], rates["planned"], strict=True):
        first = [str(direct.workers), str(direct.apis)]
        for rate in (direct, planned):
            first += [f"{rate.requests:.1f}", f"{rate.machine:.2f}", _bottleneck(rate)]
        rows.append(first)
    columns = ["workers", "APIs", "direct a second", "cores", "full", "planned a second", "cores", "full"]
    notes = [
        f"{_CONCURRENCY} callers on {_cores()} cores; `cores` is what the whole machine used, the callers included."
    ]
    others = max(rate.cores["others"] for taken in rates.values() for rate in taken)
    if others > _BUSY_ELSEWHERE:
        notes.append(f"Other programs used up to {others:.2f} cores meanwhile: the figures are too low.")
    degraded = {rate.workers: rate.degraded for rate in rates["planned"] if rate.degraded}
    if degraded:
        told = ", ".join(f"{100 * share:.0f} % with {workers} workers" for workers, share in degraded.items())
        notes.append(f"Some planned requests said that a part was away: {told}.")
    return Table("Throughput by processes", columns, rows, notes)


def _shares(kind: str, taken: list[Rate]) -> Table:
    """By combination: the cores each kind of process used, those of a kind together with the busiest one."""
    kinds = ("worker", "api", "temporal", "postgres", "client", "others")
    rows = []
    for rate in taken:
        told = []
        for name in kinds:
            used = [cores for process, cores in rate.cores.items() if process.split()[0] == name]
            most = f" ({max(used):.2f})" if len(used) > 1 else ""
            told.append(f"{sum(used):.2f}{most}")
        rows.append([f"{rate.workers} + {rate.apis}", *told])
    notes = ["Of several processes of a kind: all together, and the busiest."]
    return Table(f"Cores used by {kind} calls", ["workers + APIs", *kinds], rows, notes)


def _curve(rates: dict[str, list[Rate]]) -> Curve:
    lines = {
        f"{kind}, {apis} API{'s' if apis > 1 else ''}": [rate.requests for rate in taken if rate.apis == apis]
        for kind, taken in rates.items()
        for apis in APIS
    }
    xs = [float(rate.workers) for rate in rates["direct"] if rate.apis == APIS[0]]
    return Curve("Throughput by worker processes", "worker processes", "requests a second", xs, lines)
