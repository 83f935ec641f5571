"""`python -m bench.mcp_server`: what a tool call through Steward's MCP server costs beside POST /tool/call, in one run.

Both sides call the same no-op read of the same stack, turn by turn; the MCP side is the era without sessions, where one
call is one HTTP request. The caller is the bench's own on both sides, so that no client library is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from bench.http import Caller
from bench.live import running_stack

AIM_RATIO: Final = 1.25
_WARM: Final = 20
_VERSION: Final = "2026-07-28"
_HEADERS: Final = {
    "MCP-Protocol-Version": _VERSION,
    "Mcp-Method": "tools/call",
    "Mcp-Name": "noop",
    "Accept": "application/json, text/event-stream",
}
_META: Final = {
    "io.modelcontextprotocol/protocolVersion": _VERSION,
    "io.modelcontextprotocol/clientCapabilities": {},
}


async def _direct(caller: Caller, number: int) -> None:
    answer = await caller.post("/tool/call", {"tool_name": "noop", "args": {"n": number}})
    assert answer["tool_executed"], answer


async def _through_mcp(caller: Caller, number: int) -> None:
    params: dict[str, Any] = {"name": "noop", "arguments": {"n": number}, "_meta": _META}
    body = {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": params}
    answer = await caller.post("/mcp", body, _HEADERS)
    assert answer["result"]["structuredContent"]["tool_executed"], answer


async def _measured(caller: Caller, count: int) -> tuple[list[float], list[float]]:
    """Milliseconds of the calls: direct, and through MCP."""
    sides: list[tuple[Callable[[Caller, int], Awaitable[None]], list[float]]] = [(_direct, []), (_through_mcp, [])]
    for number in range(count + _WARM):
        for call, taken in sides:
            began = time.perf_counter()
            await call(caller, number)
            if number >= _WARM:
                taken.append((time.perf_counter() - began) * 1000)
    return sides[0][1], sides[1][1]


async def _run(count: int) -> bool:
    with tempfile.TemporaryDirectory(prefix="steward-bench-", ignore_cleanup_errors=True) as home:
        async with running_stack(Path(home), sandboxed=False) as stack:
            direct, through = await _measured(stack.caller, count)
    ratio = statistics.median(through) / statistics.median(direct)
    for name, taken in (("/tool/call", direct), ("/mcp", through)):
        p95 = statistics.quantiles(taken, n=20)[-1]
        print(f"{name:10} p50 {statistics.median(taken):6.1f} ms   p95 {p95:6.1f} ms")
    print(f"ratio      p50 {ratio:.2f}x (aim <= {AIM_RATIO:g}x)")
    return ratio <= AIM_RATIO


def main() -> int:
    """The exit code: 0 when the aim is met."""
    parser = argparse.ArgumentParser(prog="python -m bench.mcp_server", description=__doc__)
    parser.add_argument("--calls", type=int, default=300, help="how many calls are timed on each side (300)")
    return 0 if asyncio.run(_run(parser.parse_args().calls)) else 1


if __name__ == "__main__":
    raise SystemExit(main())
