"""Forgetting in PostgreSQL alone: rows that go, rows that stay without a name, and who writes meanwhile."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from temporalio.api.common.v1 import Payload
from temporalio.converter import StorageDriverStoreContext, StorageDriverWorkflowInfo

from steward.contracts.errors import Conflict, ErrorCode, NotFound
from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import Owner
from steward.contracts.problem import ProblemStatus
from steward.sql.claims import PostgresStorageDriver
from steward.sql.database import Database
from steward.sql.forgetting import USERS_TABLES, Forgetting, ForgettingStore
from steward.sql.problems import ProblemStore
from steward.sql.todos import TodoStore
from tests.support.mirror import a_step, a_view

ANN, BOB = Owner("acme", "ann"), Owner("acme", "bob")
CALL = (
    "INSERT INTO tool_dispatches (problem_id, call_id, tool_name, args_sha256, effect, state, attempt_token, result) "
    "VALUES ($1, 'c1', 'compose_email', 'x', 'once', $2, 't', '{}')"
)


async def a_problem(database: Database, problem_id: int, owner: Owner, **changes: Any) -> None:
    view = a_view(problem_id, tenant_id=owner.tenant_id, user_id=owner.user_id, **changes)
    await ProblemStore(database).record(MirrorWrite(view=view, steps=[a_step(1)]))


async def erased(store: ForgettingStore, owner: Owner) -> Forgetting:
    """What the activities do with rows, in their order."""
    begun = await store.begin(owner, "operator")
    await store.enter(begun.forgetting_id, "erasing")
    await store.wait_for_writers(owner)
    await store.note_workflows(owner, begun.forgetting_id)
    while await store.erase_problems(begun, owner, 2):
        pass
    for table in USERS_TABLES:
        while await store.erase_rows(begun.forgetting_id, owner, table):
            pass
    await store.erase_traces(begun, owner, of_installation=True)
    return begun


@pytest.mark.requirement("forgetting.audit")
async def test_effects_stay_without_a_name_and_counts_are_exact(database: Database) -> None:
    store = ForgettingStore(database)
    for number in range(1, 6):
        await a_problem(database, number, ANN)
    await a_problem(database, 6, BOB)
    for number, state in ((1, "succeeded"), (2, "unknown"), (6, "succeeded")):
        await database.execute(CALL, number, state)
    for owner in (ANN, BOB):
        await database.execute(
            "INSERT INTO rate_limits (kind, tenant_id, subject) VALUES ('requests', $1, $2)", *owner.ids
        )
    decided = a_step(2, key="d", detail={"decided_by": "ann", "args": {}})
    await ProblemStore(database).record(MirrorWrite(view=a_view(6, user_id="bob", after_s=1), steps=[decided]))
    begun = await erased(store, ANN)
    assert await store.left(ANN) == {}
    await store.workflows_gone(begun.forgetting_id, await store.workflows(begun.forgetting_id, 100), 5)
    await store.finish(begun.forgetting_id)
    done = await store.get(begun.forgetting_id)
    assert done is not None
    assert (done.stage, done.user_id) == ("done", None)
    assert (done.deleted["problems"], done.deleted["tool_dispatches"], done.deleted["rate_limits"]) == (5, 2, 1)
    assert done.kept == {"audit_effects": 2, "problem_steps": 1}
    rows = await database.fetch("SELECT state, pseudonym FROM audit_effects ORDER BY effect_id")
    assert [(row["state"], row["pseudonym"]) for row in rows] == [(s, done.pseudonym) for s in ("succeeded", "unknown")]
    assert (
        await database.fetchval("SELECT detail ->> 'decided_by' FROM problem_steps WHERE step_key = 'd'")
        == done.pseudonym
    )
    assert await database.fetchval("SELECT count(*) FROM tool_dispatches") == 1
    await store.finish(begun.forgetting_id)
    assert await store.get(begun.forgetting_id) == done


@pytest.mark.requirement("forgetting.race")
async def test_a_write_under_way_is_waited_for_and_a_later_one_refused(database: Database) -> None:
    store = ForgettingStore(database)
    async with database.transaction() as writer:
        await writer.execute(
            "INSERT INTO shown (tenant_id, user_id, conversation_id, entries) VALUES ('acme', 'ann', 'c', '[]')"
        )
        begun = await store.begin(ANN, "user")
        await store.enter(begun.forgetting_id, "erasing")
        waiting = asyncio.create_task(store.wait_for_writers(ANN))
        done, _ = await asyncio.wait([waiting], timeout=0.5)
        assert not done
    await asyncio.wait_for(waiting, 10)
    assert await store.left(ANN) == {"shown": 1}
    await erased(store, ANN)
    with pytest.raises(Conflict) as refused:
        await TodoStore(database).add(ANN, "k", "title")
    assert refused.value.code is ErrorCode.USER_FORGOTTEN
    await TodoStore(database).add(BOB, "k", "title")
    with pytest.raises(Conflict):
        await ProblemStore(database).admit(ANN)
    await store.finish(begun.forgetting_id)
    await TodoStore(database).add(ANN, "k", "title")
    assert await ProblemStore(database).admit(ANN) > 0


@pytest.mark.requirement("forgetting.race")
async def test_who_writes_late_to_a_problem_of_then_writes_nothing_and_begins_no_effect(database: Database) -> None:
    store, before = ForgettingStore(database), datetime.now(UTC)
    await a_problem(database, 1, ANN)
    begun = await erased(store, ANN)
    await a_problem(database, 2, ANN, created_at=before, updated_at=before)
    await store.finish(begun.forgetting_id)
    # Begun before that end, and told after it: by a worker or an API that stood still.
    await a_problem(database, 1, ANN, created_at=before, updated_at=before)
    await a_problem(database, 3, ANN, created_at=before, updated_at=before)
    assert await database.fetchval("SELECT count(*) FROM problems") == 0
    assert await database.fetchval("SELECT count(*) FROM problem_steps") == 0
    for number in (1, 2, 3):
        with pytest.raises(Conflict):
            await database.execute(CALL, number, "started")
    assert set(await store.workflows(None, 100)) == {f"{kind}-{n}" for kind in ("problem", "remember") for n in (2, 3)}
    later = datetime.now(UTC) + timedelta(seconds=1)
    await a_problem(database, 4, ANN, created_at=later, updated_at=later, status=ProblemStatus.DONE)
    assert await database.fetchval("SELECT count(*) FROM problems") == 1


@pytest.mark.requirement("forgetting.claims")
async def test_a_payload_goes_with_its_last_workflow(database: Database) -> None:
    store, driver = ForgettingStore(database), PostgresStorageDriver(database)

    def of(workflow_id: str) -> StorageDriverStoreContext:
        return StorageDriverStoreContext(target=StorageDriverWorkflowInfo(namespace="default", id=workflow_id))

    shared, own = Payload(data=b"s" * (3 << 20)), Payload(data=b"o" * 100)
    [claim] = await driver.store(of("problem-1"), [shared])
    await driver.store(of("problem-2"), [shared])
    [lone] = await driver.store(of("problem-1"), [own])
    await store.workflows_gone(None, ["problem-1"], 1)
    assert await driver.retrieve(None, [claim]) == [shared]  # type: ignore[arg-type]
    with pytest.raises(NotFound):
        await driver.retrieve(None, [lone])  # type: ignore[arg-type]
    await store.workflows_gone(None, ["problem-2"], 1)
    assert await database.fetchval("SELECT count(*) FROM payload_claims") == 0
    await driver.store(of("problem-3"), [shared])
    assert await driver.retrieve(None, [claim]) == [shared]  # type: ignore[arg-type]
