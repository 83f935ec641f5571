"""Kept answers of reads: given again for the same call and nobody else's, and never in the way of a read."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from temporalio.testing import ActivityEnvironment

from steward.activities.kept_answers import KeptAnswers
from steward.activities.tool_calls import ToolCallActivities
from steward.contracts.calls import CallToolInput, CallToolOutput
from steward.contracts.tool_input import ToolAnswer
from steward.sql.database import Database
from steward.sql.dispatches import DispatchStore
from steward.sql.problems import ProblemStore
from steward.sql.tool_cache import LARGEST_ANSWER, ToolCache
from steward.stack.postgres import EmbeddedPostgres
from steward.tools.executors import ToolRunner
from steward.tools.ports import Services
from steward.tools.registry import Registry
from tests.support.tool_bench import EFFECTS, NOW, Effects, a_call, a_registry, an_entry

KEPT = an_entry("kept", cache_ttl_s=60)


@pytest.fixture
def effects() -> Iterator[Effects]:
    """What was asked for ann and bob."""
    both = Effects()
    EFFECTS.update(ann=both, bob=both)
    yield both
    for user in ("ann", "bob"):
        del EFFECTS[user]


@pytest.fixture
def registry(tmp_path: Path) -> Registry:
    return a_registry(tmp_path, KEPT, an_entry("asked_anew"))


def activities_on(registry: Registry, database: Database) -> ToolCallActivities:
    runner = ToolRunner(Services(clock=lambda: NOW), lambda name: None)
    kept = KeptAnswers(ToolCache(database))
    return ToolCallActivities(registry, runner, DispatchStore(database), ProblemStore(database), kept)


@pytest.fixture
def activities(registry: Registry, database: Database, effects: Effects) -> ToolCallActivities:
    return activities_on(registry, database)


async def call(activities: ToolCallActivities, request: CallToolInput) -> CallToolOutput:
    return await ActivityEnvironment().run(activities.call_tool, request)


@pytest.mark.requirement("execution.cache.hit")
async def test_the_same_question_is_answered_from_what_was_kept_and_says_since_when(
    activities: ToolCallActivities, effects: Effects
) -> None:
    first = await call(activities, a_call("kept"))
    again = await call(activities, a_call("kept", problem_id=8, call_id="c5"))
    assert (again.state, again.result, again.message) == (first.state, first.result, first.message)
    assert first.cached_at is None
    assert again.cached_at is not None
    assert datetime.fromisoformat(again.cached_at).tzinfo is not None
    assert effects.happened == ["7:c1"]


@pytest.mark.requirement("execution.cache.own")
@pytest.mark.parametrize(
    "changes",
    [{"user_id": "bob"}, {"tenant_id": "other"}, {"timezone": "UTC"}, {"tool_name": "asked_anew"}],
    ids=lambda changes: next(iter(changes)),
)
async def test_an_answer_is_kept_for_its_user_and_place_alone(
    activities: ToolCallActivities, effects: Effects, changes: dict[str, Any]
) -> None:
    await call(activities, a_call("kept"))
    await call(activities, a_call("kept", {"value": "other"}))
    other = await call(activities, a_call(**({"tool_name": "kept"} | changes)))
    assert other.cached_at is None
    assert len(effects.happened) == 3


@pytest.mark.requirement("execution.cache.own")
async def test_an_entry_that_changed_has_no_kept_answers(
    activities: ToolCallActivities, registry: Registry, tmp_path: Path
) -> None:
    await call(activities, a_call("kept"))
    a_registry(tmp_path, KEPT | {"description": "Does something else now."})
    registry.reload()
    assert (await call(activities, a_call("kept"))).cached_at is None


@pytest.mark.requirement("execution.cache.only-whole-answers")
@pytest.mark.parametrize("how", ["refuse", "degraded", "broken"])
async def test_errors_and_degraded_answers_are_not_kept(
    activities: ToolCallActivities, effects: Effects, how: str
) -> None:
    for _ in range(2):
        output = await call(activities, a_call("kept", {"value": how}))
        assert output.cached_at is None
        assert (output.state == "succeeded") == (how == "degraded")


@pytest.mark.requirement("execution.cache.own")
async def test_what_the_user_was_asked_for_is_asked_again(activities: ToolCallActivities) -> None:
    answer = ToolAnswer(state="opaque", action="accept")
    output = await call(activities, a_call("kept", {"value": "ask"}, answer=answer))
    assert output.state == "succeeded"
    assert (await call(activities, a_call("kept", {"value": "ask"}, call_id="c2"))).state == "input_required"


@pytest.mark.requirement("execution.cache.expires")
async def test_an_answer_is_given_for_its_time_and_then_asked_for_anew(
    activities: ToolCallActivities, database: Database, effects: Effects
) -> None:
    await call(activities, a_call("kept"))
    left = await database.fetchval("SELECT extract(epoch FROM expires_at - stored_at) FROM tool_cache")
    assert float(left) == 60
    await database.execute("UPDATE tool_cache SET expires_at = now()")
    assert (await call(activities, a_call("kept"))).cached_at is None
    assert (await call(activities, a_call("kept"))).cached_at is not None
    assert len(effects.happened) == 2


@pytest.mark.requirement("execution.cache.bounded")
async def test_what_is_over_is_swept_and_the_newest_stay(database: Database) -> None:
    cache = ToolCache(database, most=3)
    for number in range(5):
        await cache.keep(f"k{number}", "kept", number, "", 60)
    await database.execute("UPDATE tool_cache SET expires_at = now() WHERE key = 'k4'")
    await cache.sweep()
    rows = await database.fetch("SELECT key FROM tool_cache ORDER BY key")
    assert [row["key"] for row in rows] == ["k1", "k2", "k3"]


@pytest.mark.requirement("execution.cache.bounded")
async def test_a_very_long_answer_is_not_kept(database: Database) -> None:
    cache = ToolCache(database)
    assert not await cache.keep("long", "kept", "x" * LARGEST_ANSWER, "", 60)
    assert await cache.find("long") is None


@pytest.mark.requirement("execution.cache.never-in-the-way")
async def test_without_postgresql_a_read_is_asked_as_if_nothing_were_ever_kept(
    own_postgres: EmbeddedPostgres, registry: Registry, effects: Effects
) -> None:
    own_postgres.stop()
    async with Database(own_postgres.dsn, acquire_timeout_s=0.5) as database:
        activities = activities_on(registry, database)
        for _ in range(2):
            output = await call(activities, a_call("kept"))
            assert (output.state, output.cached_at) == ("succeeded", None)
    assert len(effects.happened) == 2
