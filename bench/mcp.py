"""`python -m bench.mcp`: how soon the tools of five MCP servers are found, and what a pooled call costs.

The servers are those of the MCP project, spawned for real; the record is a PostgreSQL of the bench's own. Calls are
compared with the bare SDK's in the same run, turn by turn, on one server's `echo`.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from mcp import Client
from mcp.client.stdio import StdioServerParameters

from steward.contracts.tool import McpExecutor
from steward.sql.database import Database
from steward.sql.mcp import McpToolStore
from steward.sql.migrate import migrate
from steward.stack.postgres import EmbeddedPostgres
from steward.tools.mcp.hub import McpHub
from steward.tools.registry import Registry
from tests.support.mcp import everything, five_servers, installed
from tests.support.tool_bench import a_context

AIM_S, AIM_RATIO, AIM_TOOLS = 3.0, 1.5, 45
_LIMIT_S = 60.0


async def _discovery(database: Database, folder: Path) -> tuple[float, int]:
    """Seconds from the start of a hub until the tools of all servers are offered, and how many those are."""
    hub = McpHub(five_servers(folder), McpToolStore(database), lambda name: None)
    registry = Registry(source=hub)
    began = time.perf_counter()
    await hub.start(connect=True)
    async with asyncio.timeout(_LIMIT_S):
        while any(told.state != "ready" for told in hub.health):
            await hub.wait_health(_LIMIT_S)
    found = sum(spec.tool_type == "mcp" for spec in registry.specs())
    took = time.perf_counter() - began
    await hub.close()
    return took, found


async def _calls(database: Database, count: int) -> tuple[float, float]:
    """The median of a call in milliseconds: the bare SDK's, and through the hub."""
    server = everything()
    assert server.command is not None
    hub = McpHub([server], McpToolStore(database), lambda name: None)
    registry = Registry(source=hub)
    await hub.start(connect=True)
    async with asyncio.timeout(_LIMIT_S):
        while hub.health[0].state != "ready":
            await hub.wait_health(_LIMIT_S)
    spec = registry.resolve("echo")
    assert spec is not None
    executor = spec.executor
    assert isinstance(executor, McpExecutor)
    bare: list[float] = []
    pooled: list[float] = []
    async with Client(StdioServerParameters(command=server.command, args=server.args)) as client:
        for number in range(count + 20):
            args = {"message": f"hello {number}"}
            began = time.perf_counter()
            await client.call_tool("echo", args)
            middle = time.perf_counter()
            await hub.call(spec, executor, a_context(), dict(args))
            ended = time.perf_counter()
            if number >= 20:
                bare.append((middle - began) * 1000)
                pooled.append((ended - middle) * 1000)
    await hub.close()
    return statistics.median(bare), statistics.median(pooled)


async def _run(rounds: int, count: int) -> bool:
    installed()
    with tempfile.TemporaryDirectory(prefix="steward-bench-") as name:
        home = Path(name)
        postgres = EmbeddedPostgres(home / "postgres", home / "postgres.log")
        try:
            dsn = postgres.start()
            await migrate(dsn)
            async with Database(dsn) as database:
                found = [await _discovery(database, home) for _ in range(rounds)]
                bare, pooled = await _calls(database, count)
        finally:
            postgres.stop()
    seconds, tools = statistics.median(took for took, _ in found), min(tools for _, tools in found)
    ratio = pooled / bare
    print(f"discovery: {tools} tools of 5 servers in {seconds:.2f} s (at most {AIM_S:g} s, {AIM_TOOLS} tools or more)")
    print(f"call: bare SDK {bare:.2f} ms, pooled {pooled:.2f} ms, ratio {ratio:.2f} (at most {AIM_RATIO})")
    return seconds <= AIM_S and ratio <= AIM_RATIO and tools >= AIM_TOOLS


def main() -> int:
    """The exit code: 0 when the aims are met."""
    parser = argparse.ArgumentParser(prog="python -m bench.mcp", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how often the tools are found (3)")
    parser.add_argument("--calls", type=int, default=300, help="how many calls are timed (300)")
    given = parser.parse_args()
    return 0 if asyncio.run(_run(given.rounds, given.calls)) else 1


if __name__ == "__main__":
    raise SystemExit(main())
