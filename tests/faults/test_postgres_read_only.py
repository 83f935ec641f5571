"""PostgreSQL answers and refuses every write for a while, in the middle of effects."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from temporalio.client import Client

from steward.sql.database import Database
from tests.faults.effect_ledger import EffectLedger, Script
from tests.faults.records import check_records
from tests.faults.steward import Steward, eventually
from tests.faults.test_parts_away import refused
from tests.support.live import LiveStack

READ_ONLY_S = 10.0
pytestmark = pytest.mark.timeout(150)


@asynccontextmanager
async def read_only(dsn: str) -> AsyncIterator[None]:
    """No session of the server may write, until the block ends."""
    operator = await asyncpg.connect(dsn, server_settings={"default_transaction_read_only": "off"})
    try:
        await operator.execute("ALTER SYSTEM SET default_transaction_read_only = on")
        await operator.execute("SELECT pg_reload_conf()")
        yield
    finally:
        await operator.execute("ALTER SYSTEM RESET default_transaction_read_only")
        await operator.execute("SELECT pg_reload_conf()")
        await operator.close()


@pytest.mark.requirement("attacks.d4.known-success-stays-known")
async def test_an_effect_that_succeeded_while_postgres_took_no_writes_is_told_as_done(
    stack: LiveStack, steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    tools = ("effect_once", "effect_idempotent")
    held = {tool: effects.script(f"{label}-{tool}", Script.held()) for tool in tools}
    acting = {tool: (await steward.call(tool, label=f"{label}-{tool}", wait_s=0))["problem_id"] for tool in tools}
    waiting = (await steward.call("effect_once_confirmed", label=f"{label}-waiting"))["problem_id"]
    for script in held.values():
        assert await asyncio.to_thread(script.arrived.wait, 30)
    key = f"key-{uuid.uuid4().hex}"
    new = {"tool_name": "effect_once", "args": {"label": f"{label}-new"}}

    async with read_only(stack.postgres.dsn):
        await eventually(lambda: not_ready(steward), 30, "/readyz telling")
        for script in held.values():
            script.answer.set()
        refused(await steward.post(new, key=key), "postgres_unavailable")
        refused(await steward.http.get("/readyz"), "postgres_unavailable")
        assert (await steward.confirm(waiting, True, wait_s=1)).status_code == 202
        await asyncio.sleep(READ_ONLY_S)
        assert effects.of(f"{label}-waiting") == []

    opened = await eventually(lambda: served(steward, new, key), 30, "the new request being served")
    for problem_id in (*acting.values(), waiting, opened):
        assert (await steward.closed(problem_id, 90))["status"] == "done"
        await check_records(temporal, mirror, problem_id)
    for name in (*tools, "waiting", "new"):
        assert len(effects.of(f"{label}-{name}")) == 1, name


async def not_ready(steward: Steward) -> bool:
    return (await steward.http.get("/readyz")).status_code == 503


async def served(steward: Steward, body: dict[str, Any], key: str) -> int | None:
    response = await steward.post(body, key=key)
    return int(response.json()["problem_id"]) if response.status_code in (200, 202) else None
