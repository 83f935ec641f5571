"""`python -m bench.a2a`: what a tool call costs through the A2A door beside POST /tool/call, in one run.

The same no-op read tool, called directly, turn by turn: /tool/call, A2A over JSON-RPC, A2A over REST. Bare HTTP on all
sides, so that no client library is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import uuid
from pathlib import Path
from typing import Any, Final

from bench.live import Stack, running_stack
from bench.measure import Request, at_once, compare

AIM: Final = 1.25
_HEADERS: Final = {"A2A-Version": "1.0"}


def _sides(stack: Stack) -> dict[str, Request]:
    caller = stack.caller

    def message() -> dict[str, Any]:
        part = {"data": {"tool_name": "noop", "args": {"n": 1}}}
        return {"message": {"messageId": uuid.uuid4().hex, "role": "ROLE_USER", "parts": [part]}}

    async def tool_call() -> None:
        answer = await caller.post("/tool/call", {"tool_name": "noop", "args": {"n": 1}})
        assert answer["tool_executed"], answer

    async def json_rpc() -> None:
        body = {"jsonrpc": "2.0", "id": 1, "method": "SendMessage", "params": message()}
        answer = await caller.post("/a2a", body, _HEADERS)
        assert answer["result"]["task"]["status"]["state"] == "TASK_STATE_COMPLETED", answer

    async def rest() -> None:
        answer = await caller.post("/a2a/message:send", message(), _HEADERS)
        assert answer["task"]["status"]["state"] == "TASK_STATE_COMPLETED", answer

    return {"/tool/call": at_once(tool_call), "A2A JSON-RPC": at_once(json_rpc), "A2A REST": at_once(rest)}


async def _run(quick: bool) -> None:
    count, blocks, seconds = (20, 2, 2.0) if quick else (200, 4, 8.0)
    with tempfile.TemporaryDirectory(prefix="steward-bench-", ignore_cleanup_errors=True) as home:
        async with running_stack(Path(home), sandboxed=False) as stack:
            sides = _sides(stack)
            for request in sides.values():
                for _ in range(20):
                    await (await request())()
            figures = await compare(sides, stack.pids, count=count, blocks=blocks, concurrency=16, seconds=seconds)
    base = figures["/tool/call"]
    for name, found in figures.items():
        print(
            f"{name:14} p50 {found.p50:6.1f} ms   p95 {found.p95:6.1f} ms   {found.throughput:6.1f} requests/s"
            f"   p50 {found.p50 / base.p50:.2f}x (aim <= {AIM:g}x)"
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.a2a", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few requests only")
    asyncio.run(_run(parser.parse_args().quick))


if __name__ == "__main__":
    main()
