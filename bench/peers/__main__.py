"""`python -m bench.peers`: Steward, its peers and bare Temporal on three scenarios, block by block in one run.

About five minutes. Name scenarios (direct, planned, approval) and peers (langgraph, dbos, pydantic-ai,
openai-agents) to measure these alone, beside Steward and bare Temporal. `--quick` is for trying it out; its figures
mean little.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from bench.live import running_stack
from bench.measure import Figures, compare
from bench.peers.report import as_markdown, as_text, cpu_of, versions
from bench.peers.service import CALLERS
from bench.peers.sides import PEERS, SCENARIOS, Side, bare_side, running_peer, steward_side

_WARM_UP = 20


async def _measure(sides: dict[str, Side], scenario: str, quick: bool) -> dict[str, Figures]:
    for side in sides.values():
        if scenario == "approval" and side.deny:
            await side.deny()
        for _ in range(_WARM_UP):
            await (await side.requests[scenario]())()
    requests = {name: side.requests[scenario] for name, side in sides.items()}
    pids = {process: pid for side in sides.values() for process, pid in side.processes.items()}
    count, blocks, seconds = (20, 1, 2.0) if quick else (200, 4, 12.0)
    return await compare(requests, pids, count=count, blocks=blocks, concurrency=CALLERS, seconds=seconds)


async def _run(given: argparse.Namespace) -> None:
    scenarios = [name for name in SCENARIOS if name in given.only] or SCENARIOS
    peers = [name for name in PEERS if name in given.only] or PEERS
    results: dict[str, tuple[dict[str, Side], dict[str, Figures]]] = {}
    with tempfile.TemporaryDirectory(prefix="steward-bench-", ignore_cleanup_errors=True) as home:
        async with AsyncExitStack() as running:
            stack = await running.enter_async_context(running_stack(Path(home), sandboxed=False))
            sides = {"bare": bare_side(stack), "steward": steward_side(stack)}
            for name in peers:
                sides[name] = await running.enter_async_context(running_peer(stack, name))
            for scenario in scenarios:
                results[scenario] = sides, await _measure(sides, scenario, given.quick)
                if not given.json:
                    print(as_text(scenario, *results[scenario]), flush=True)
    if given.markdown:
        print(f"\n{as_markdown(results)}")
    if given.json:
        print(
            json.dumps({"versions": versions()} | {name: _plain(*result) for name, result in results.items()}, indent=2)
        )


def _plain(sides: dict[str, Side], figures: dict[str, Figures]) -> dict[str, dict[str, object]]:
    return {name: vars(f) | {"cpu": cpu_of(sides[name], f)} for name, f in figures.items()}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few requests only")
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="one JSON document instead of text")
    output.add_argument("--markdown", action="store_true", help="tables in Markdown as well")
    parser.add_argument(
        "only", nargs="*", choices=[*SCENARIOS, *PEERS, []], help="scenarios and peers to measure (all)"
    )
    asyncio.run(_run(parser.parse_args()))


if __name__ == "__main__":
    main()
