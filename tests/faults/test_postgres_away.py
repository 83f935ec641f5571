"""PostgreSQL is stopped for a minute while problems wait, run, have effects in flight and are being decided."""

from __future__ import annotations

import asyncio
import time
import uuid

import pytest
from temporalio.client import Client

from steward.sql.database import Database
from tests.faults.effect_ledger import EffectLedger, Script
from tests.faults.records import announced_at, check_records
from tests.faults.steward import Steward
from tests.faults.test_parts_away import refused
from tests.support.live import LiveStack

AWAY_S = 60.0
REFUSED_WITHIN_S = 8.0
pytestmark = pytest.mark.timeout(AWAY_S + 150)


@pytest.mark.requirement("faults.postgres.stopped")
async def test_postgres_stopped_for_a_minute_loses_nothing_and_everything_finishes_after(
    stack: LiveStack, steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: without its database nothing is announced, so nothing new has an effect, and nobody is told otherwise;
    what was under way ends well afterwards, an effect that had happened included, with a whole audit."""
    waiting = (await steward.call("effect_once_confirmed", label=f"{label}-waiting"))["problem_id"]
    decided = (await steward.call("effect_once_confirmed", label=f"{label}-decided"))["problem_id"]
    held = {name: effects.script(f"{label}-{name}", Script.held()) for name in ("once", "idempotent", "read")}
    acting = (await steward.call("effect_once", label=f"{label}-once", wait_s=0))["problem_id"]
    repeating = (await steward.call("effect_idempotent", label=f"{label}-idempotent", wait_s=0))["problem_id"]
    plan = {
        "script": [
            [{"tool": "read_ledger", "args": {"label": f"{label}-read"}}],
            [{"tool": "effect_once", "args": {"label": f"{label}-planned"}}],
        ],
        "intends": True,
        "answer": "all done",
    }
    planned = (await steward.plan(plan, wait_s=0))["problem_id"]
    for script in held.values():
        assert await asyncio.to_thread(script.arrived.wait, 30)

    key = f"key-{uuid.uuid4().hex}"
    body = {"tool_name": "effect_once", "args": {"label": f"{label}-new"}}
    await asyncio.to_thread(stack.postgres.stop)
    stopped = time.monotonic()
    for script in held.values():
        script.answer.set()
    refused(await steward.post(body), "postgres_unavailable")
    refused(await steward.post(body, key=key), "postgres_unavailable")
    refused(await steward.http.get("/problems"), "postgres_unavailable")
    assert time.monotonic() - stopped < 3 * REFUSED_WITHIN_S
    assert (await steward.view(waiting))["status"] == "awaiting_confirmation"
    decision = await steward.confirm(decided, True, wait_s=1)
    assert decision.status_code == 202, decision.text
    # The span itself is what is tested; nothing is waited for.
    await asyncio.sleep(max(0.0, stopped + AWAY_S - time.monotonic()))
    assert effects.of(f"{label}-decided") == []
    assert effects.of(f"{label}-planned") == []
    assert (await steward.view(acting))["status"] == "in_progress"

    await asyncio.to_thread(stack.postgres.start)
    assert (await steward.confirm(waiting, True)).json()["status"] == "done"
    assert (await steward.post(body, key=key)).json()["status"] == "done"
    for problem_id in (waiting, decided, acting, repeating, planned):
        view = await steward.closed(problem_id)
        assert (view["status"], view["error"]) == ("done", None), view
        await check_records(temporal, mirror, problem_id)
    for name in ("waiting", "decided", "once", "planned", "new", "idempotent"):
        counted = effects.of(f"{label}-{name}")
        assert len(counted) == 1, name
        announced = await announced_at(mirror, counted[0].problem_id, counted[0].key.rpartition(":")[2])
        assert announced is not None
        assert announced < counted[0].at
