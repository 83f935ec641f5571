"""The part `steps`: whether a problem gets slower the longer it lives.

Two problems as callers make them: a plan of many rounds with several calls each, and a call whose caller changes the
arguments again and again before approving it, until its history has continued as new. The first is timed by its own
steps, the second by its caller. Afterwards: how long it takes to read them.
"""

from __future__ import annotations

import itertools
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from temporalio.client import WorkflowExecution

from bench.live import Stack, running_stack
from bench.measure import at_once, latencies, memory, p50_and_p95
from bench.scale.tables import Curve, Part, Table

CHANGES: Final = 600
"""So many that the history of such a problem, about eight events a change, is continued at least once."""
_POINTS: Final = 25
_READS: Final = 20
_SETTINGS: Final = {
    "max_rounds": "50",
    "max_tool_calls": "500",
    "max_seconds": "3600",
    "wait_s": "600",
}


@dataclass(frozen=True)
class Life:
    """A problem from beginning to end. `taken`: the number of steps before and after each unit of work, and its
    milliseconds. Worker memory (RSS, MB) before and after."""

    name: str
    problem_id: int
    taken: list[tuple[int, int, float]]
    before: float
    after: float


async def measure(quick: bool) -> Part:
    """Live both lives. Two minutes; half a minute with `quick`."""
    changes = 40 if quick else CHANGES
    with tempfile.TemporaryDirectory(prefix="steward-bench-", ignore_cleanup_errors=True) as home:
        async with running_stack(Path(home), planners="bench.tools:long", bare=False, settings=_SETTINGS) as stack:
            for _ in range(30):
                await stack.caller.post("/tool/call", {"tool_name": "noop", "args": {"n": 1}})
            lives = [await _planned(stack), await _changed(stack, changes)]
            figures = [await _figures(stack, life) for life in lives]
    rows = [[row, *(column[row] for column in figures)] for row in figures[0]]
    table = Table("A long problem", ["", *(life.name for life in lives)], rows)
    return Part([table], [_curve(life) for life in lives])


async def _planned(stack: Stack) -> Life:
    """A request with as many rounds as there may be, timed from plan to plan."""
    before = _worker_mb(stack)
    answer = await stack.caller.post("/tool/call", {"text": "do nothing and say so, again and again"})
    assert answer["status"] == "done", answer
    steps = await _steps(stack, answer["problem_id"])
    planned = [(step["seq"], datetime.fromisoformat(step["at"])) for step in steps if step["action"] == "planned"]
    taken = [
        (earlier, later, (end - begin).total_seconds() * 1000)
        for (earlier, begin), (later, end) in itertools.pairwise(planned)
    ]
    return Life("rounds of a plan", answer["problem_id"], taken, before, _worker_mb(stack))


async def _changed(stack: Stack, changes: int) -> Life:
    """A call that waits for approval and is changed and asked anew, change by change; approved at the end."""
    before, caller = _worker_mb(stack), stack.caller
    asked = await caller.post("/tool/call", {"tool_name": "noop_confirmed", "args": {"n": 0}})
    problem_id, times = asked["problem_id"], []
    for n in range(1, changes + 1):
        began = time.perf_counter()
        answer = await caller.post(f"/problems/{problem_id}/message", {"text": f"change n to {n}"})
        times.append((time.perf_counter() - began) * 1000)
        assert answer["approvals"][0]["args"] == {"n": n}, answer
        if n % 100 == 0:
            print(f"  changed {n} times", file=sys.stderr)
    approved = await caller.post(f"/problems/{problem_id}/confirm", {"confirmed": True})
    assert approved["result"] == {"n": changes}, approved
    heard = [step["seq"] for step in await _steps(stack, problem_id) if step["action"] == "message_received"]
    taken = [(seq, after, ms) for (seq, after), ms in zip(itertools.pairwise(heard), times, strict=False)]
    return Life("changes of an approval", problem_id, taken, before, _worker_mb(stack))


async def _steps(stack: Stack, problem_id: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await stack.caller.get(f"/problems/{problem_id}/steps"))["steps"]
    return found


def _worker_mb(stack: Stack) -> float:
    return memory({"worker": stack.pids["worker"]})["worker"].rss


async def _figures(stack: Stack, life: Life) -> dict[str, str]:
    """The cells of a life's column, by row."""
    return {**_pace(life), **await _history(stack, life), **await _reads(stack, life)}


def _pace(life: Life) -> dict[str, str]:
    tenth = max(1, len(life.taken) // 10)
    first, last = _ms_a_step(life.taken[:tenth]), _ms_a_step(life.taken[-tenth:])
    return {
        "ms a step, first tenth": f"{first:.1f}",
        "ms a step, last tenth": f"{last:.1f}",
        "growth": f"{last / first:.2f}x",
        "worker, resident before and after": f"{life.before:.0f} / {life.after:.0f} MB",
    }


async def _history(stack: Stack, life: Life) -> dict[str, str]:
    """More than one history: it was continued as new."""
    histories = [one async for one in stack.client.list_workflows(f"WorkflowId = 'problem-{life.problem_id}'")]
    sizes = [await _size(stack, one) for one in histories]
    return {
        "histories": str(len(histories)),
        "events of the longest": f"{max(length for length, _ in sizes):,}",
        "KB of the largest": f"{max(size for _, size in sizes) / 1000:,.0f}",
    }


async def _reads(stack: Stack, life: Life) -> dict[str, str]:
    path = f"/problems/{life.problem_id}"
    steps = len(await _steps(stack, life.problem_id))

    async def view() -> None:
        await stack.caller.get(path)

    async def audit() -> None:
        await _steps(stack, life.problem_id)

    async def replay() -> None:
        said = await stack.caller.replay(f"{path}/events")
        assert said.count("event: step") == steps, said

    reads = {"GET /problems/{id}": view, "GET /problems/{id}/steps": audit, "replay of all events (SSE)": replay}
    taken = {row: p50_and_p95(await latencies(at_once(timed), _READS)) for row, timed in reads.items()}
    told = {f"{row}, p50 / p95": f"{p50:.0f} / {p95:.0f} ms" for row, (p50, p95) in taken.items()}
    return {"steps": f"{steps:,}", **told}


async def _size(stack: Stack, run: WorkflowExecution) -> tuple[int, int]:
    """Events and bytes of one history."""
    handle = stack.client.get_workflow_handle(run.id, run_id=run.run_id)
    info = (await handle.describe()).raw_description.workflow_execution_info
    return info.history_length, info.history_size_bytes


def _ms_a_step(taken: list[tuple[int, int, float]]) -> float:
    return statistics.median(ms / (after - before) for before, after, ms in taken)


def _curve(life: Life) -> Curve:
    """The median milliseconds a step, of groups of neighbouring units of work."""
    size = max(1, len(life.taken) // _POINTS)
    groups = [life.taken[at : at + size] for at in range(0, len(life.taken) - size + 1, size)]
    xs = [float(group[-1][1]) for group in groups]
    ms = [_ms_a_step(group) for group in groups]
    return Curve(f"Milliseconds a step: {life.name}", "steps so far", "ms a step", xs, {"p50": ms})
