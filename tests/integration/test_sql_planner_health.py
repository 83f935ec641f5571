"""How the planners stand, told by workers and read by doors."""

from __future__ import annotations

from typing import Any

import pytest

from steward.contracts.planner_health import BackendHealth, BreakerState
from steward.sql.database import Database
from steward.sql.planner_health import PlannerHealthStore


def stands(backend: str, **changes: Any) -> BackendHealth:
    fields: dict[str, Any] = {"state": BreakerState.CLOSED, "failures": 0, "reason": None, "rests_for_s": 0.0}
    return BackendHealth(backend=backend, **{**fields, **changes})


@pytest.mark.requirement("sql.planners.worst")
async def test_a_planner_stands_as_it_does_where_it_stands_worst(database: Database) -> None:
    store = PlannerHealthStore(database)
    assert await store.worst() == []
    resting = stands("llama", state=BreakerState.OPEN, failures=3, reason="no\x00file", rests_for_s=12.5)
    await store.tell("one", [stands("llama"), stands("embedded")])
    await store.tell("two", [resting, stands("embedded")])
    first, second = await store.worst()
    assert (first.state, first.failures, first.reason) == (BreakerState.OPEN, 3, "no\ufffdfile")
    assert second == stands("embedded")
    await store.tell("two", [stands("llama"), stands("embedded")])
    assert await store.worst() == [stands("llama"), stands("embedded")]


@pytest.mark.requirement("sql.planners.worst")
async def test_a_worker_that_has_long_told_nothing_does_not_count(database: Database) -> None:
    store = PlannerHealthStore(database)
    await store.tell("gone", [stands("llama", failures=9)])
    await database.execute("UPDATE planner_health SET told_at = now() - interval '1 minute'")
    await store.tell("here", [stands("embedded")])
    assert await store.worst() == [stands("embedded")]
    await database.execute("UPDATE planner_health SET told_at = now() - interval '2 days' WHERE worker = 'gone'")
    await store.tell("here", [stands("embedded")])
    assert await database.fetchval("SELECT count(*) FROM planner_health") == 1


@pytest.mark.requirement("sql.planners.worst")
async def test_a_rest_is_shorter_by_the_age_of_what_was_told(database: Database) -> None:
    store = PlannerHealthStore(database)
    resting = stands("llama", state=BreakerState.OPEN, failures=3, rests_for_s=600.0)
    await store.tell("here", [resting, stands("openai", state=BreakerState.OPEN, failures=3, rests_for_s=5.0)])
    await database.execute("UPDATE planner_health SET told_at = told_at - interval '10 seconds'")
    long, short = await store.worst()
    assert (long.state, 500 < long.rests_for_s <= 590) == (BreakerState.OPEN, True)
    assert (short.state, short.rests_for_s) == (BreakerState.HALF_OPEN, 0.0)


@pytest.mark.requirement("sql.planners.worst")
async def test_a_worker_that_ends_is_forgotten(database: Database) -> None:
    store = PlannerHealthStore(database)
    await store.tell("gone", [stands("llama")])
    await store.tell("here", [stands("embedded")])
    await store.forget("gone")
    assert await store.worst() == [stands("embedded")]
