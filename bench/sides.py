"""The two sides that stand in every comparison: bare Temporal workflows, and Steward behind its API.

Each gives its requests by the name of the comparison, and every request checks its answer. `python -m bench` and
`python -m bench.peers` measure them.
"""

from __future__ import annotations

import time
import uuid
from typing import Any

from temporalio.client import Client

from bench.bare import TASK_QUEUE, BareActivities, BareSignal
from bench.http import Caller
from bench.measure import Request, Timed, at_once


def bare_requests(client: Client) -> dict[str, Request]:
    """One activity, five activities, a signal alone, a signal with one activity."""

    async def chain(count: int) -> None:
        await client.execute_workflow(BareActivities.run, count, id=_new_id(), task_queue=TASK_QUEUE)

    async def waiting(count: int) -> Timed:
        handle = await client.start_workflow(BareSignal.run, count, id=_new_id(), task_queue=TASK_QUEUE)

        async def signal_and_result() -> None:
            await handle.signal(BareSignal.confirm, True)
            assert await handle.result()

        return signal_and_result

    return {
        "direct": at_once(lambda: chain(1)),
        "planned": at_once(lambda: chain(5)),
        "approval": lambda: waiting(0),
        "effect": lambda: waiting(1),
    }


def steward_requests(caller: Caller) -> dict[str, Request]:
    """A tool call, a planned text, an approved read, an approved effect."""

    async def direct() -> None:
        began = time.time()
        answer = await caller.post("/tool/call", {"tool_name": "noop", "args": {"n": 1}})
        assert answer["tool_executed"], answer
        check_ran([answer["result"]], [1], began)

    async def planned() -> None:
        began = time.time()
        body = {"text": "do nothing and say so, twice", "conversation_id": _new_id()}
        answer = await caller.post("/tool/call", body)
        check_ran([call["result"] for call in answer["result"]], [1, 2], began)

    async def waiting(tool: str) -> Timed:
        asked = await ask_steward(caller, tool)

        async def approve() -> None:
            began = time.time()
            answer = await decide_steward(caller, asked, True)
            assert answer["tool_executed"], answer
            check_ran([answer["result"]], [1], began)

        return approve

    return {
        "direct": at_once(direct),
        "planned": at_once(planned),
        "approval": lambda: waiting("noop_confirmed"),
        "effect": lambda: waiting("effect_confirmed"),
    }


async def ask_steward(caller: Caller, tool: str) -> int:
    """The problem that waits for a human; nothing ran yet."""
    asked = await caller.post("/tool/call", {"tool_name": tool, "args": {"n": 1}})
    assert asked["status"] == "awaiting_confirmation", asked
    assert not asked["tool_executed"], asked
    return int(asked["problem_id"])


async def decide_steward(caller: Caller, problem_id: int, confirmed: bool) -> dict[str, Any]:
    """The answer to a decision."""
    args = {"problem_id": problem_id, "confirmed": confirmed}
    return await caller.post("/tool/call", {"tool_name": "confirm_action", "args": args})


def check_ran(runs: list[dict[str, Any]], numbers: list[int], since: float) -> None:
    """That the no-op tool ran with exactly these numbers in this order, never before `since` (seconds since 1970)."""
    assert [run["n"] for run in runs] == numbers, runs
    assert all(run["ran_at"] >= since for run in runs), (runs, since)


def _new_id() -> str:
    return f"bench-{uuid.uuid4()}"
