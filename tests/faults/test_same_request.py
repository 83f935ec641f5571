"""The same request more than once: at the same time, later, after its end, with another body, after the API died."""

from __future__ import annotations

import asyncio
import uuid

import pytest
from temporalio.client import Client
from temporalio.service import RPCError, RPCStatusCode

from steward.contracts.queues import problem_workflow_id
from steward.sql.database import Database
from tests.faults.effect_ledger import EffectLedger, Script
from tests.faults.records import check_records
from tests.faults.steward import Steward, eventually
from tests.support.live import LiveStack

pytestmark = pytest.mark.timeout(120)


@pytest.fixture
def key() -> str:
    """An Idempotency-Key of this test's own."""
    return f"key-{uuid.uuid4().hex}"


@pytest.mark.requirement("faults.idempotency.one-problem")
async def test_twenty_at_once_and_later_repeats_are_one_problem_with_one_answer(
    stack: LiveStack, steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str, key: str
) -> None:
    """Invariant: one key, one body: one problem, one effect, one answer, however often, whenever, and also after its
    end and a restart of the API."""
    script = effects.script(label, Script.held())
    body = {"tool_name": "effect_once", "args": {"label": label}}
    calls = [asyncio.create_task(steward.post(body, key=key)) for _ in range(20)]
    assert await asyncio.to_thread(script.arrived.wait, 30)
    script.answer.set()
    answers = [call.json() for call in await asyncio.gather(*calls)]
    assert {answer["status"] for answer in answers} == {"done"}
    assert all(answer == answers[0] for answer in answers)
    problem_id = answers[0]["problem_id"]

    assert (await steward.post(body, key=key)).json() == answers[0]
    stack.api.kill()
    await asyncio.to_thread(stack.api.start)
    assert (await steward.post(body, key=key)).json() == answers[0]
    other = await steward.post({"tool_name": "effect_once", "args": {"label": f"{label}-other"}}, key=key)
    assert (other.status_code, other.json()["error"]) == (422, "idempotency_mismatch")
    neighbour = Steward(steward.http, f"{steward.user}-neighbour")
    assert (await neighbour.post(body, key=key)).json()["problem_id"] != problem_id

    assert [effect.problem_id for effect in effects.of(label)].count(problem_id) == 1
    assert effects.of(f"{label}-other") == []
    await check_records(temporal, mirror, problem_id)


@pytest.mark.requirement("faults.api.killed-between-id-and-start")
async def test_the_api_killed_between_id_and_start_leaves_no_orphan_and_the_repeat_starts_it_once(
    stack: LiveStack, steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str, key: str
) -> None:
    """Invariant: an id that was given and never started is no problem; the same request later starts it, once, under
    that id. Temporal is away while the API dies, so that the start cannot have reached it."""
    body = {"tool_name": "effect_once", "args": {"label": label}}
    stack.temporal.kill()
    doomed = asyncio.create_task(steward.post(body, key=key))
    problem_id = await eventually(lambda: reserved(mirror, key), 30, "the id being given")
    stack.api.kill()
    await asyncio.gather(doomed, return_exceptions=True)
    await asyncio.to_thread(stack.temporal.start)
    await asyncio.to_thread(stack.api.start)
    await asyncio.to_thread(stack.wait_serving)

    assert await mirror.fetchval("SELECT count(*) FROM problems WHERE problem_id = $1", problem_id) == 0
    with pytest.raises(RPCError) as unknown:
        await temporal.get_workflow_handle(problem_workflow_id(problem_id)).describe()
    assert unknown.value.status is RPCStatusCode.NOT_FOUND

    answers = [response.json() for response in await asyncio.gather(*(steward.post(body, key=key) for _ in range(5)))]
    assert {answer["problem_id"] for answer in answers} == {problem_id}
    assert {answer["status"] for answer in answers} == {"done"}
    assert len(effects.of(label)) == 1
    await check_records(temporal, mirror, problem_id)


async def reserved(mirror: Database, key: str) -> int | None:
    """The problem id given to a key."""
    found: int | None = await mirror.fetchval("SELECT problem_id FROM idempotency WHERE key = $1", key)
    return found
