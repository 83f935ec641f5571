"""Retention: what is too old goes, in batches; what an open problem needs, and what is in doubt, stays."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest
from temporalio.testing import ActivityEnvironment

from steward.activities.retention import RetentionActivities
from steward.contracts.forgetting import RetentionInput, RetentionStep
from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import Owner
from steward.contracts.problem import ProblemStatus
from steward.contracts.retention_kinds import KINDS
from steward.sql.database import Database
from steward.sql.forgetting import ForgettingStore
from steward.sql.problems import ProblemStore
from steward.sql.retention import RetentionStore
from tests.support.mirror import a_step, a_view

NOW = datetime.now(UTC)
OLD = NOW - timedelta(days=100)
DAYS = dict.fromkeys(KINDS, 30)


class NoHistories:
    """A Temporal that has `running` workflows, and notes which it was told to delete."""

    def __init__(self, *running: str) -> None:
        self.running = set(running)
        self.deleted: list[str] = []

    async def of_user(self, owner: Owner, limit: int, *, running: bool = False) -> Sequence[str]:
        return []

    async def end(self, problem_ids: Sequence[int]) -> None: ...

    async def delete(self, workflow_ids: Sequence[str]) -> int:
        self.deleted += workflow_ids
        return len(workflow_ids)

    async def are_open(self, workflow_ids: Sequence[str]) -> set[str]:
        return self.running & set(workflow_ids)

    async def oldest_open(self) -> datetime | None:
        return NOW - timedelta(days=50) if self.running else None


async def a_problem(database: Database, problem_id: int, at: datetime, *, closed: bool = True) -> None:
    status = ProblemStatus.DONE if closed else ProblemStatus.AWAITING_USER
    view = a_view(problem_id, created_at=at, updated_at=at, closed=closed, status=status)
    await ProblemStore(database).record(MirrorWrite(view=view, steps=[a_step(1)]))


async def everything(database: Database, problem_id: int, state: str = "succeeded") -> None:
    """Old rows of every kind that go with a problem."""
    of_problem = [
        "INSERT INTO tool_dispatches (problem_id, call_id, tool_name, args_sha256, effect, state, attempt_token,"
        f" result, started_at, finished_at) VALUES ($1, 'c1', 't', 'x', 'once', '{state}', 't', '{{}}', $2, $2)",
        "INSERT INTO idempotency (tenant_id, user_id, key, body_sha256, problem_id, created_at)"
        " VALUES ('acme', 'ann', 'k' || $1::bigint, 'x', $1, $2)",
        "INSERT INTO notifications (tenant_id, user_id, notification_key, problem_id, text, source, created_at)"
        " VALUES ('acme', 'ann', 'n' || $1::bigint, $1, 't', 's', $2)",
        "INSERT INTO user_events (event_key, tenant_id, user_id, problem_id, kind, detail, at)"
        " VALUES ('old:' || $1::bigint, 'acme', 'ann', $1, 'question_asked', '{}', $2)",
        "INSERT INTO conversations (tenant_id, user_id, conversation_id, title, updated_at)"
        " VALUES ('acme', 'ann', 'c' || $1::bigint, 't', $2)",
        "INSERT INTO conversation_messages (tenant_id, user_id, conversation_id, position, role, text, problem_id,"
        " asked_at, created_at, exchange_key)"
        " VALUES ('acme', 'ann', 'c' || $1::bigint, 1, 'user', 't', $1, $2, $2, 'e')",
        "UPDATE problems SET conversation_id = 'c' || $1::bigint WHERE problem_id = $1 AND created_at <= $2",
        "INSERT INTO question_logs (tenant_id, user_id, agent, key, question, answered, documents, asked_at)"
        " VALUES ('acme', 'ann', 'default', 'q' || $1::bigint, 'q', true, 1, $2)",
        "INSERT INTO tool_results (problem_id, sha256, chunk, size, data)"
        " SELECT $1, 'x', 0, 1, 'x' WHERE $2::timestamptz IS NOT NULL",
    ]
    for query in of_problem:
        query = query.replace("'e')", f"'e{problem_id}')")
        await database.execute(query, problem_id, OLD)


@pytest.fixture
def retained(database: Database) -> RetentionActivities:
    """The activities, where Temporal runs nothing."""
    return RetentionActivities(RetentionStore(database), ForgettingStore(database), NoHistories(), DAYS)


async def run(activities: RetentionActivities, run_id: str = "r") -> None:
    """A whole run, as the workflow has it."""
    environment = ActivityEnvironment()
    await environment.run(activities.begin_retention, RetentionInput(run_id=run_id))
    for kind in KINDS:
        after, more = "", True
        while more:
            done = await environment.run(
                activities.remove_expired, RetentionStep(run_id=run_id, kind=kind, after=after)
            )
            after, more = done.after, done.more
    await environment.run(activities.finish_retention, RetentionInput(run_id=run_id))


async def problems_in(database: Database, table: str) -> set[int]:
    return {row[0] for row in await database.fetch(f"SELECT DISTINCT problem_id FROM {table}")}


@pytest.mark.requirement("retention.batches")
@pytest.mark.requirement("retention.open")
async def test_what_is_old_goes_and_what_is_open_young_or_in_doubt_stays(
    database: Database, retained: RetentionActivities
) -> None:
    old, open_, young, doubtful = 1, 2, 3, 4
    await a_problem(database, old, OLD)
    await a_problem(database, open_, OLD, closed=False)
    await a_problem(database, young, NOW)
    await a_problem(database, doubtful, OLD)
    for number in (old, open_, young):
        await everything(database, number)
    await everything(database, doubtful, "unknown")
    await run(retained)
    for table in ("problems", "problem_steps"):
        assert await problems_in(database, table) == {open_, young, doubtful}, table
    assert await problems_in(database, "tool_dispatches") == {open_, doubtful}
    assert await problems_in(database, "tool_results") == {open_, young}
    for table in ("idempotency", "notifications", "conversation_messages"):
        assert await problems_in(database, table) == {open_}, table
    assert await database.fetchval("SELECT count(*) FROM question_logs") == 0
    kept = await database.fetch("SELECT problem_id FROM user_events WHERE event_key LIKE 'old:%'")
    assert {row["problem_id"] for row in kept} == {open_}
    [told] = await RetentionStore(database).runs(5)
    assert told.finished_at is not None
    assert (told.removed["problems"], told.removed["problem_steps"]) == (1, 1)
    assert (told.removed["ledger"], told.removed["idempotency"], told.removed["question_logs"]) == (2, 3, 4)
    await run(retained)
    assert (await RetentionStore(database).runs(5))[0].removed == told.removed


@pytest.mark.requirement("retention.batches")
async def test_more_than_a_batch_goes_whole_and_takes_its_histories(database: Database) -> None:
    histories = NoHistories()
    retained = RetentionActivities(RetentionStore(database), ForgettingStore(database), histories, DAYS)
    for number in range(1, 251):
        await a_problem(database, number, OLD)
    await run(retained)
    [told] = await RetentionStore(database).runs(5)
    assert told.removed["problems"] == 250
    assert await problems_in(database, "problems") == set()
    assert set(histories.deleted) == {f"{kind}-{n}" for kind in ("problem", "remember") for n in range(1, 251)}
    # A mirror write that comes late does not bring one back.
    await a_problem(database, 7, OLD)
    assert await problems_in(database, "problems") == set()


@pytest.mark.requirement("retention.open")
async def test_nothing_goes_where_everything_is_kept_for_ever(database: Database) -> None:
    forever = RetentionActivities(
        RetentionStore(database), ForgettingStore(database), NoHistories(), dict.fromkeys(KINDS, 0)
    )
    await a_problem(database, 1, OLD)
    await everything(database, 1)
    await run(forever)
    assert await problems_in(database, "problems") == {1}
    assert (await RetentionStore(database).runs(1))[0].removed == {}


@pytest.mark.requirement("forgetting.claims")
@pytest.mark.requirement("retention.open")
async def test_a_payload_that_a_running_workflow_may_need_stays(database: Database) -> None:
    held = {"a": ["problem-1"], "b": ["problem-2"], "c": ["problem-1", "problem-2"], "d": [], "e": []}
    for name, holders in held.items():
        at = OLD if name != "e" else NOW - timedelta(days=40)
        await database.execute(
            "INSERT INTO payload_claims (sha256, chunk, chunks, data, stored_at) VALUES ($1, 0, 1, 'x', $2)", name, at
        )
        for holder in holders:
            await database.execute("INSERT INTO payload_holders (sha256, workflow_id) VALUES ($1, $2)", name, holder)
    retained = RetentionActivities(RetentionStore(database), ForgettingStore(database), NoHistories("problem-2"), DAYS)
    await run(retained)
    left = {row[0] for row in await database.fetch("SELECT sha256 FROM payload_claims")}
    assert left == {"b", "c", "e"}
    assert (await RetentionStore(database).runs(1))[0].removed["claims"] == 2
