"""`python -m bench.cost`, which `make bench-cost` runs: what one problem needs, counted and not timed, beside bare
Temporal.

Of Temporal: what stands in the histories, and what the worker asks of the server but for its polls. Of PostgreSQL: the
statements in its own log. Each figure is the median of several requests behind some that warm up; of the statements it
is the least, since what runs beside them (sweeps, the next look of an outbox) only adds some, on a busy machine to
most. tests/doors/test_costs.py holds the histories to its counts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import statistics
import tempfile
import uuid
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import asyncpg
import httpx
from temporalio.client import Client

from bench.bare import TASK_QUEUE, BareActivities, BareSignal
from bench.history_counts import Counts, counted
from bench.http import Caller
from bench.live import Stack, free_port, running_stack
from bench.sides import ask_steward, decide_steward
from steward.contracts.queues import problem_workflow_id

_WARM: Final = 8
_TIMES: Final = 15
_RPC: Final = re.compile(r'^temporal_request_total\{.*operation="(?P<operation>\w+)".*\} (?P<count>\d+)', re.MULTILINE)
_NOT_COUNTED: Final = ("Poll", "Describe", "GetSystemInfo", "RecordWorkerHeartbeat")
_SQL: Final = "SQL statements"
_STATEMENT: Final = re.compile(r" LOG:  (?:execute [^:]*|statement): ")

One = Callable[[], Awaitable[str]]
"""Makes one request and returns the id of its workflow, which has ended by then."""


def bare(client: Client) -> dict[str, One]:
    """The same as in `make bench`: one activity, five, a signal with an activity and without."""

    async def chain(count: int) -> str:
        name = f"cost-{uuid.uuid4()}"
        await client.execute_workflow(BareActivities.run, count, id=name, task_queue=TASK_QUEUE)
        return name

    async def waiting(count: int) -> str:
        name = f"cost-{uuid.uuid4()}"
        handle = await client.start_workflow(BareSignal.run, count, id=name, task_queue=TASK_QUEUE)
        await handle.signal(BareSignal.confirm, True)
        await handle.result()
        return name

    return {
        "bare: one activity": lambda: chain(1),
        "bare: five activities": lambda: chain(5),
        "bare: signal": lambda: waiting(0),
        "bare: signal, activity": lambda: waiting(1),
    }


def steward(caller: Caller, client: Client) -> dict[str, One]:
    """A look-up of Steward's own, a call of an operator's function, a planned text, an approved read and effect, and an
    effect whose arguments were edited before the yes."""

    async def ended(problem_id: int) -> str:
        name = problem_workflow_id(problem_id)
        await client.get_workflow_handle(name).result()
        return name

    async def direct(tool: str, args: dict[str, Any]) -> str:
        answer = await caller.post("/tool/call", {"tool_name": tool, "args": args})
        return await ended(int(answer["problem_id"]))

    async def planned() -> str:
        body = {"text": "do nothing and say so, twice", "conversation_id": f"cost-{uuid.uuid4()}"}
        answer = await caller.post("/tool/call", body)
        return await ended(int(answer["problem_id"]))

    async def approved(tool: str) -> str:
        problem_id = await ask_steward(caller, tool)
        await decide_steward(caller, problem_id, True)
        return await ended(problem_id)

    async def amended() -> str:
        problem_id = await ask_steward(caller, "effect_confirmed")
        path = f"/problems/{problem_id}/confirm"
        await caller.post(path, {"confirmed": True, "approval_id": f"{problem_id}-1", "arguments": {"n": 2}})
        await caller.post(path, {"confirmed": True, "approval_id": f"{problem_id}-2"})
        return await ended(problem_id)

    return {
        "look-up": lambda: direct("calculate", {"expression": "2+2"}),
        "direct": lambda: direct("noop", {"n": 1}),
        "planned": planned,
        "approval": lambda: approved("noop_confirmed"),
        "effect": lambda: approved("effect_confirmed"),
        "amendment": amended,
    }


class Watched:
    """Counters that only grow: what Steward's worker asks of Temporal, and what PostgreSQL is asked."""

    def __init__(self, log: Path, metrics: str) -> None:
        self._log, self._metrics = log, metrics

    @classmethod
    async def of(cls, stack: Stack, home: Path, metrics: str) -> Watched:
        """Has PostgreSQL log what it is asked, from now on."""
        connection = await asyncpg.connect(stack.environment["STEWARD_POSTGRES_DSN"])
        await connection.execute("ALTER SYSTEM SET log_statement = 'all'")
        await connection.execute("SELECT pg_reload_conf()")
        await connection.close()
        return cls(home / "logs" / "postgres.log", metrics)

    async def now(self) -> Counts:
        """How far they are."""
        async with httpx.AsyncClient(trust_env=False) as http:
            shown = (await http.get(f"http://{self._metrics}/metrics")).text
        asked = [one for one in _RPC.finditer(shown) if not one["operation"].startswith(_NOT_COUNTED)]
        statements = len(_STATEMENT.findall(self._log.read_text()))
        return {"worker's RPCs": sum(int(one["count"]) for one in asked), _SQL: statements}


async def measured(one: One, client: Client, watched: Watched | None) -> Counts:
    """The counts of a request of this kind."""
    for _ in range(_WARM):
        await one()
    seen = []
    before = await watched.now() if watched else {}
    for _ in range(_TIMES):
        of_history = await counted(client, await one())
        after = await watched.now() if watched else {}
        seen.append({**of_history, **{name: after[name] - before[name] for name in after}})
        before = after
    counts = {name: int(statistics.median(each[name] for each in seen)) for name in seen[0]}
    return counts | {_SQL: min(each[_SQL] for each in seen)} if watched else counts


async def costs() -> dict[str, Counts]:
    """Every kind of request, on a stack of its own."""
    metrics = f"127.0.0.1:{free_port()}"
    with tempfile.TemporaryDirectory(prefix="steward-cost-", ignore_cleanup_errors=True) as home:
        async with running_stack(Path(home), settings={"worker_metrics": metrics}) as stack:
            watched = await Watched.of(stack, Path(home), metrics)
            ours = steward(stack.caller, stack.client)
            found = {name: await measured(one, stack.client, None) for name, one in bare(stack.client).items()}
            return found | {name: await measured(one, stack.client, watched) for name, one in ours.items()}


def table(found: dict[str, Counts]) -> str:
    """A table in Markdown, one row a request."""
    names = list(dict.fromkeys(name for counts in found.values() for name in counts))
    rows = [f"| {name} | {' | '.join(str(counts.get(each, '')) for each in names)} |" for name, counts in found.items()]
    return "\n".join([f"| | {' | '.join(names)} |", f"|---{'|---' * len(names)}|", *rows])


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.cost", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON document instead of a table")
    given = parser.parse_args()
    found = asyncio.run(costs())
    print(json.dumps(found, indent=2) if given.json else table(found))


if __name__ == "__main__":
    main()
