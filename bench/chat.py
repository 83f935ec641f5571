"""`python -m bench.chat`: the chat door with the embedded planner, 10 users at once.

Everything is real: `steward up` in a folder of its own, HTTP, planning, tools, audit, both messages saved. A user has
one conversation, which grows, and pauses a second between messages (`--pause`). The same messages through /tool/call in
the same run tell what the door itself costs. Exits with 1 above the aim: p95 under a second.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final

from bench.http import Caller
from bench.live import running_stack
from bench.measure import cpu_seconds

AIM_MS: Final = 1000.0
MESSAGES: Final = (
    "what is 12*{n}+3?",
    "add a task to buy {n} bottles of milk",
    "user {n} here, what is on my todo list?",
    "any emails from Alice about report {n}?",
    "user {n} here, what time is it?",
)
"""No text is said twice: a planner keeps what it made of the latest ones."""


@dataclass
class Side:
    """One way to say the messages: the door, and what a body is made of."""

    path: str
    member: str
    said: Iterator[int]
    taken: list[float] = field(default_factory=list)

    async def talk(self, caller: Caller, user: str, messages: int, pause_s: float) -> None:
        """One user's conversation."""
        place = {"conversation_id": f"{user}-bench"} if self.member == "text" else {}
        who = {"user_id": user} if self.member == "text" else {}
        for number in range(messages):
            text = MESSAGES[number % len(MESSAGES)].format(n=next(self.said))
            body = {self.member: text, **place, **who}
            began = time.perf_counter()
            answer = await caller.post(self.path.format(user=user), body)
            self.taken.append((time.perf_counter() - began) * 1000)
            if self.member == "message":
                place = {"conversation_id": answer["conversation_id"]}
            await asyncio.sleep(pause_s)


async def _run(users: int, messages: int, pause_s: float) -> bool:
    said = count(100)
    sides = {
        "chat": Side("/api/{user}/chat", "message", said),
        "tool/call": Side("/tool/call", "text", said),
    }
    cpu: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory(prefix="steward-bench-", ignore_cleanup_errors=True) as home:
        async with running_stack(Path(home), sandboxed=False, planners="embedded", demo=True) as stack:
            for side in sides.values():
                await side.talk(stack.caller, "warm", len(MESSAGES), 0.0)
                side.taken.clear()
            for name, side in sides.items():
                before = cpu_seconds(stack.pids)
                await asyncio.gather(
                    *(side.talk(stack.caller, f"{name[:4]}-{n}", messages, pause_s) for n in range(users))
                )
                after = cpu_seconds(stack.pids)
                cpu[name] = {pid: (after[pid] - before[pid]) * 1000 / (users * messages) for pid in stack.pids}
    p95 = {name: statistics.quantiles(side.taken, n=20)[-1] for name, side in sides.items()}
    for name, side in sides.items():
        spent = ", ".join(f"{pid} {ms:.0f}" for pid, ms in cpu[name].items() if ms >= 1)
        p50 = statistics.median(side.taken)
        print(f"{name:9} p50 {p50:5.0f} ms   p95 {p95[name]:5.0f} ms   CPU ms a message: {spent}")
    print(f"{users} users, {messages} messages each, {pause_s:g} s between: aim p95 < {AIM_MS:.0f} ms")
    return p95["chat"] < AIM_MS


def main() -> int:
    """The exit code: 0 when the aim is met."""
    parser = argparse.ArgumentParser(prog="python -m bench.chat", description=__doc__)
    parser.add_argument("--users", type=int, default=10, help="users at once (10)")
    parser.add_argument("--messages", type=int, default=20, help="messages of each (20)")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two messages of a user (1)")
    given = parser.parse_args()
    return 0 if asyncio.run(_run(given.users, given.messages, given.pause)) else 1


if __name__ == "__main__":
    raise SystemExit(main())
