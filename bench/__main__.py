"""`python -m bench`: bare Temporal against Steward, five comparisons, one run. Takes about five minutes.

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
from dataclasses import dataclass
from pathlib import Path

from bench import fairness, floor
from bench.live import Stack, running_stack
from bench.measure import Figures, Request, compare
from bench.sides import bare_requests, steward_requests


@dataclass(frozen=True)
class Comparison:
    """Which requests are compared, and the aims: p50 at most and throughput at least, as ratios to bare Temporal, and
    CPU milliseconds a request of all Steward's processes together. None: for information."""

    bare: str
    steward: str
    p50: float | None = None
    throughput: float | None = None
    cpu_ms: float | None = None


COMPARISONS: dict[str, Comparison] = {
    "direct": Comparison("direct", "direct", 0.8, 1.25, 30),
    "planned": Comparison("planned", "planned", 0.7, 1.4, 75),
    "approval": Comparison("effect", "approval", 1.0, 0.9, 60),
    "effect": Comparison("effect", "effect", 1.0, 0.9, 60),
    "signal": Comparison("approval", "approval"),
}
"""`approval` approves a tool that changes nothing, `effect` one with an effect at most once, ledger included: both
beside a signal, one regular activity and the result. `signal` is the first beside a signal without any activity."""


def _requests(stack: Stack) -> dict[str, dict[str, Request]]:
    bare, steward = bare_requests(stack.client), steward_requests(stack.caller)
    return {name: {"bare": bare[it.bare], "steward": steward[it.steward]} for name, it in COMPARISONS.items()}


def _print(name: str, figures: dict[str, Figures]) -> None:
    bare, ours = figures["bare"], figures["steward"]
    aims = COMPARISONS[name]
    print(f"\n{name}")
    for side, f in figures.items():
        by_process = ", ".join(f"{pid} {ms:.1f}" for pid, ms in f.cpu.items() if ms >= 0.05)
        print(f"  {side:8} p50 {f.p50:6.1f} ms   p95 {f.p95:6.1f} ms   {f.throughput:6.1f} requests/s")
        print(f"           CPU ms a request: {_cpu_of_all(f):.1f} ({by_process})")
    p50, throughput, cpu = ours.p50 / bare.p50, ours.throughput / bare.throughput, _cpu_of_all(ours)
    ratios = [
        f"p50 {p50:.2f}x" + (f" (aim <= {aims.p50:g}x)" if aims.p50 else ""),
        f"throughput {throughput:.2f}x" + (f" (aim >= {aims.throughput:g}x)" if aims.throughput else ""),
        f"CPU {cpu:.1f} ms" + (f" (aim <= {aims.cpu_ms:g} ms)" if aims.cpu_ms else ""),
    ]
    print("  ratio    " + "   ".join(ratios))


def _cpu_of_all(figures: Figures) -> float:
    """Milliseconds a request of every process but the one that asks."""
    return sum(ms for name, ms in figures.cpu.items() if name != "client")


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
    parser.add_argument("only", nargs="*", choices=[*COMPARISONS, []], help="comparisons to run (all)")
    given = parser.parse_args()
    asyncio.run(_run(given.quick, given.sandboxed, given.json, given.only))


if __name__ == "__main__":
    main()
