"""kill -9 of the worker in the middle of forgetting a user: the next one finishes, and counts nothing twice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from temporalio.client import Client

from steward.sql.database import Database
from tests.faults.steward import Steward, eventually
from tests.support.live import LiveStack
from tests.support.planting import files_with, histories_with, indexed, tables_with, until

pytestmark = pytest.mark.timeout(240)
TASKS = 3


@pytest.mark.requirement("forgetting.killed")
@pytest.mark.parametrize(
    ("table", "commits"),
    [("problem_steps", False), ("todos", True), ("payload_holders", True), ("chat_users", True), ("chat_users", False)],
)
async def test_a_forgetting_goes_on_where_its_worker_was_killed(
    stack: LiveStack, steward: Steward, mirror: Database, temporal: Client, table: str, commits: bool
) -> None:
    """Invariant: wherever the worker dies, everything goes and is counted once. With `commits` the statement that was
    under way is done after all, and nobody was left to hear of it."""
    user, mark = steward.user, f"zq{steward.user[5:]}"
    for number in range(TASKS):
        assert (await steward.call("add_task", title=f"{mark}task{number}"))["status"] == "done"
    assert (await steward.call("store_fact", fact=f"{mark}fact"))["status"] == "done"
    assert (await steward.call("schedule_reminder", when="tomorrow 9am", message=f"{mark}r"))["status"] == "done"
    waits = await steward.call("compose_email", to="a@example.com", subject=f"{mark}s", body=f"{mark}b")
    assert waits["status"] == "awaiting_confirmation"
    await until(lambda: indexed(mirror, user), "the index")
    async with mirror.transaction() as lock:
        await lock.execute(f"LOCK TABLE {table} IN SHARE MODE")
        asked = await steward.http.delete(f"/users/{user}", headers={"Prefer": "wait=0"}, timeout=20)
        assert asked.status_code == 202
        address = asked.headers["location"]
        writer = await eventually(lambda: _blocked(mirror, table), 60, f"the worker deleting from {table}")
        refused = await steward.post({"tool_name": "list_tasks", "args": {}}, wait_s=5)
        assert (refused.status_code, refused.json()["error"]) == (409, "user_forgotten")
        stack.workers[0].kill()
        if not commits:
            await mirror.fetchval("SELECT pg_terminate_backend($1, 10000)", writer)
    stack.spawn_worker(stack.workers[0])
    await asyncio.to_thread(stack.workers[0].wait_ready)
    certificate = await eventually(lambda: _certificate(steward, address), 120, "the certificate")
    deleted: dict[str, int] = certificate["deleted"]
    assert (deleted["todos"], deleted["problems"], deleted["memory_facts"]) == (TASKS, TASKS + 3, 1)
    assert certificate["kept"]["audit_effects"]["count"] == TASKS + 2
    assert await tables_with(mirror, mark) | await tables_with(mirror, user) == set()
    assert await histories_with(temporal, mark, user) == set()
    assert files_with(stack.home, mark) == set()
    assert (await steward.call("list_tasks"))["result"]["tasks"] == []


async def _blocked(mirror: Database, table: str) -> int | None:
    """The backend of a worker that waits for that table."""
    pid: int | None = await mirror.fetchval(
        "SELECT a.pid FROM pg_stat_activity AS a JOIN pg_locks AS l USING (pid) WHERE NOT l.granted"
        " AND a.application_name = 'steward-worker' AND l.relation = $1::text::regclass",
        f"public.{table}",
    )
    return pid


async def _certificate(steward: Steward, address: str) -> dict[str, Any] | None:
    told = (await steward.http.get(address)).json()
    return dict(told["forgetting"]) if told["done"] else None
