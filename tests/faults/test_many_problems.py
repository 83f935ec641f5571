"""Two hundred problems of every kind while workers are killed at random: all end once, no effect twice or unaudited."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Sequence
from typing import TypeVar

import asyncpg
import pytest
from temporalio.client import Client, WorkflowExecutionStatus

from steward.contracts.queues import problem_workflow_id
from steward.sql.database import Database
from tests.faults.effect_ledger import EffectLedger, Script
from tests.faults.records import announced_at, check_records
from tests.faults.steward import Steward
from tests.support.live import LiveStack

PROBLEMS = 200
KILLS = 12
SEED = 11
WITHIN_S = 170.0
pytestmark = pytest.mark.timeout(WITHIN_S + 100)
AT_ONCE = 8
SLOWEST_S = 1.5
"""Effects take their time, so that many are under way when a worker dies."""
LOOK_S = 0.5
T = TypeVar("T")
KINDS = {
    "calculate": 3,
    "read": 3,
    "idempotent": 3,
    "once": 4,
    "confirmed": 4,
    "planned": 3,
    "planned_confirmed": 2,
}
"""How often each kind of problem is opened, by weight."""


@pytest.mark.requirement("faults.many-problems")
async def test_two_hundred_problems_under_random_kills_end_once_without_a_doubled_effect(
    stack: LiveStack, steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariants: every accepted problem reaches one terminal state; no key has two effects; at the moment of an effect
    its announcement stands in the mirror; in the end the mirror is what the workflows say."""
    chance = random.Random(SEED)
    kinds = chance.choices(list(KINDS), list(KINDS.values()), k=PROBLEMS)
    for number in range(PROBLEMS):
        effects.script(f"{label}-{number}", Script.slow(chance.uniform(0, SLOWEST_S)))
    witness = Witness(stack.postgres.dsn)
    effects.witness = witness
    second = stack.add_worker()
    await asyncio.to_thread(second.wait_ready)
    try:
        async with asyncio.timeout(WITHIN_S):
            killing = asyncio.create_task(kill_workers(stack, chance))
            opened = await in_turn([opening(steward, kind, f"{label}-{n}") for n, kind in enumerate(kinds)])
            await answer_until_closed(steward, mirror, opened)
            await killing
    finally:
        effects.witness = None
    for worker in stack.workers:
        await asyncio.to_thread(worker.wait_ready)

    assert len(set(opened)) == PROBLEMS
    once = [f"{label}-{n}" for n, kind in enumerate(kinds) if kind != "idempotent"]
    assert max(Counter(effect.key for name in once for effect in effects.of(name)).values()) == 1
    assert witness.unannounced == []
    await in_turn([checking(temporal, mirror, problem_id) for problem_id in opened])
    ends = Counter[tuple[str, str, int]]()
    for number, (kind, problem_id) in enumerate(zip(kinds, opened, strict=True)):
        view = await steward.view(problem_id)
        happened = len(effects.of(f"{label}-{number}"))
        ends[kind, view["status"], happened] += 1
    unexpected = {end: count for end, count in ends.items() if not expected(*end)}
    assert unexpected == {}, ends


def expected(kind: str, status: str, happened: int) -> bool:
    """What may become of a kind: done, or blocked because an outcome is unknown and was not repeated."""
    if kind in ("calculate", "read"):
        return (status, happened) == ("done", 0)
    if kind == "idempotent":
        return status == "done" and happened >= 1
    return (status, happened) == ("done", 1) or (status == "blocked" and happened <= 1)


async def opening(steward: Steward, kind: str, name: str) -> int:
    """Open a problem of a kind and do not wait for it."""
    read = {"tool": "read_ledger", "args": {"label": name}}
    match kind:
        case "calculate":
            answer = await steward.call("calculate", expression="6 * 7", wait_s=0)
        case "read":
            answer = await steward.call("read_ledger", label=name, wait_s=0)
        case "idempotent":
            answer = await steward.call("effect_idempotent", label=name, wait_s=0)
        case "once":
            answer = await steward.call("effect_once", label=name, wait_s=0)
        case "confirmed":
            answer = await steward.call("effect_once_confirmed", label=name, wait_s=0)
        case _:
            tool = "effect_once" if kind == "planned" else "effect_once_confirmed"
            script = {"script": [[read], [{"tool": tool, "args": {"label": name}}]], "answer": name}
            answer = await steward.plan(script, wait_s=0, conversation=name)
    return int(answer["problem_id"])


async def in_turn(work: Sequence[Awaitable[T]]) -> list[T]:
    """All results in order, AT_ONCE at a time."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(item: Awaitable[T]) -> T:
        async with turns:
            return await item

    return await asyncio.gather(*(one(item) for item in work))


async def kill_workers(stack: LiveStack, chance: random.Random) -> None:
    """kill -9 one worker or the other, every few seconds, and start its successor at once."""
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(1.5, 5.0))
        worker = chance.choice(stack.workers)
        worker.kill()
        stack.spawn_worker(worker)


async def answer_until_closed(steward: Steward, mirror: Database, opened: list[int]) -> None:
    """Approve what is asked, refuse to repeat what may have happened, until every problem is closed."""
    while True:
        rows = await mirror.fetch(
            """
            SELECT problem_id, approval ->> 'approval_id' AS approval_id, approval ->> 'kind' AS kind
            FROM problems, jsonb_array_elements(view -> 'approvals') AS approval
            WHERE NOT closed AND problem_id = ANY ($1)
            """,
            opened,
        )
        await in_turn([answering(steward, row["problem_id"], row["approval_id"], row["kind"]) for row in rows])
        closed = await mirror.fetchval("SELECT count(*) FROM problems WHERE closed AND problem_id = ANY ($1)", opened)
        if closed == len(opened):
            return
        await asyncio.sleep(LOOK_S)


async def answering(steward: Steward, problem_id: int, approval_id: str, kind: str) -> None:
    """Decide; a decision that cannot be taken now (503) or was taken already (409) is looked at again."""
    response = await steward.confirm(problem_id, kind == "permission", approval_id=approval_id, wait_s=0)
    assert response.status_code in (200, 202, 409, 503), response.text


async def checking(temporal: Client, mirror: Database, problem_id: int) -> None:
    """The workflow ended by itself, and the records agree."""
    handle = temporal.get_workflow_handle(problem_workflow_id(problem_id))
    # The mirror is told of the end before the workflow ends, and a worker may have been killed in between.
    await handle.result()
    assert (await handle.describe()).status is WorkflowExecutionStatus.COMPLETED
    await check_records(temporal, mirror, problem_id)


class Witness:
    """Looks, at the moment of an effect, whether the step that announces it is committed. Called in other threads."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self.unannounced: list[str] = []

    def __call__(self, key: str) -> None:
        if not asyncio.run(self._announced(key)):
            self.unannounced.append(key)

    async def _announced(self, key: str) -> bool:
        _, problem_id, call_id = key.rsplit(":", 2)
        connection = await asyncpg.connect(self._dsn, timeout=10)
        try:
            return await announced_at(connection, int(problem_id), call_id) is not None
        finally:
            await connection.close()
