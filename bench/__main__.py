"""`python -m bench`: bare Temporal against Steward, four comparisons, one run. Takes about three minutes.

Everything is real: `steward up` with its own PostgreSQL, Temporal and worker in a folder of its own, and a bare worker
on the same Temporal server. `--quick` is for trying it out; its figures mean little. `python -m bench fairness` and
`python -m bench floor` are benchmarks of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import uuid
from pathlib import Path

from bench import fairness, floor
from bench.bare import TASK_QUEUE, BareActivities, BareSignal
from bench.live import Stack, running_stack
from bench.measure import Figures, Request, Timed, at_once, compare

AIMS: dict[str, tuple[float, float | None]] = {
    "direct": (1.0, 1.0),
    "planned": (0.65, 1.3),
    "approval": (1.0, None),
    "effect": (1.0, None),
}
"""Per comparison: p50 at most, throughput at least, as ratios to bare Temporal.

`approval` approves a read, against signal and result; `effect` approves a tool with an effect at most once, ledger
included, against a signal, one regular activity and the result.
"""


def _requests(stack: Stack) -> dict[str, dict[str, Request]]:
    client, caller = stack.client, stack.caller

    def new_id() -> str:
        return f"bench-{uuid.uuid4()}"

    async def bare(count: int) -> None:
        await client.execute_workflow(BareActivities.run, count, id=new_id(), task_queue=TASK_QUEUE)

    async def direct() -> None:
        answer = await caller.post("/tool/call", {"tool_name": "noop", "args": {"n": 1}})
        assert answer["tool_executed"], answer

    async def planned() -> None:
        body = {"text": "do nothing and say so, twice", "conversation_id": new_id()}
        answer = await caller.post("/tool/call", body)
        assert len(answer["result"]) == 2, answer

    async def waiting_bare(count: int) -> Timed:
        handle = await client.start_workflow(BareSignal.run, count, id=new_id(), task_queue=TASK_QUEUE)

        async def signal_and_result() -> None:
            await handle.signal(BareSignal.confirm, True)
            assert await handle.result()

        return signal_and_result

    async def waiting_for_approval(tool: str) -> Timed:
        asked = await caller.post("/tool/call", {"tool_name": tool, "args": {"n": 1}})

        async def approve() -> None:
            args = {"problem_id": asked["problem_id"], "confirmed": True}
            answer = await caller.post("/tool/call", {"tool_name": "confirm_action", "args": args})
            assert answer["tool_executed"], answer

        return approve

    return {
        "direct": {"bare": at_once(lambda: bare(1)), "steward": at_once(direct)},
        "planned": {"bare": at_once(lambda: bare(5)), "steward": at_once(planned)},
        "approval": {"bare": lambda: waiting_bare(0), "steward": lambda: waiting_for_approval("noop_confirmed")},
        "effect": {"bare": lambda: waiting_bare(1), "steward": lambda: waiting_for_approval("effect_confirmed")},
    }


def _print(name: str, figures: dict[str, Figures]) -> None:
    bare, ours = figures["bare"], figures["steward"]
    most, least = AIMS[name]
    print(f"\n{name}")
    for side, f in figures.items():
        cpu = ", ".join(f"{pid} {ms:.1f}" for pid, ms in f.cpu.items() if ms >= 0.05)
        print(f"  {side:8} p50 {f.p50:6.1f} ms   p95 {f.p95:6.1f} ms   {f.throughput:6.1f} requests/s")
        print(f"           CPU ms a request: {cpu}")
    at_least = f" (aim >= {least:g}x)" if least else ""
    print(
        f"  ratio    p50 {ours.p50 / bare.p50:.2f}x (aim <= {most:g}x)"
        f"   throughput {ours.throughput / bare.throughput:.2f}x{at_least}"
    )


async def _run(quick: bool, sandboxed: bool, as_json: bool, only: list[str]) -> None:
    count, blocks, seconds = (20, 1, 2.0) if quick else (200, 4, 12.0)
    results = {}
    with tempfile.TemporaryDirectory(prefix="steward-bench-", ignore_cleanup_errors=True) as home:
        async with running_stack(Path(home), sandboxed=sandboxed) as stack:
            for name, sides in _requests(stack).items():
                if only and name not in only:
                    continue
                for request in sides.values():
                    for _ in range(20):
                        await (await request())()
                figures = await compare(sides, stack.pids, count=count, blocks=blocks, concurrency=32, seconds=seconds)
                results[name] = {side: vars(f) for side, f in figures.items()}
                if not as_json:
                    _print(name, figures)
    if as_json:
        print(json.dumps(results, indent=2))


def main() -> None:
    """Measure and print."""
    if sys.argv[1:2] == ["fairness"]:
        fairness.main(sys.argv[2:])
        return
    if sys.argv[1:2] == ["floor"]:
        floor.main(sys.argv[2:])
        return
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few requests only")
    parser.add_argument("--sandboxed", action="store_true", help="run Steward's workflows in the sandbox")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of text")
    parser.add_argument("only", nargs="*", choices=[*AIMS, []], help="comparisons to run (all)")
    given = parser.parse_args()
    asyncio.run(_run(given.quick, given.sandboxed, given.json, given.only))


if __name__ == "__main__":
    main()
