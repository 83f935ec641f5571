"""How the planners stand, told by workers and read by doors."""

from __future__ import annotations

from typing import Any

import pytest

from contracts.planner_health import BackendHealth, BreakerState
from sql.database import Database
from sql.planner_health import PlannerHealthStore


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
    assert await store.worst() == [resting.model_copy(update={"reason": "no\ufffdfile"}), stands("embedded")]
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
