"""ActivityStore against PostgreSQL: what it counts, whose, and how far back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from steward.contracts.mirror import MirrorWrite
from steward.contracts.problem import ProblemStatus
from steward.contracts.step import Action
from steward.sql.activity import ActivityStore, Hour
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from tests.support.mirror import a_step, a_view

SINCE = datetime(2026, 11, 23, 8, tzinfo=UTC)


@pytest.fixture
async def database(database_dsn: str) -> AsyncIterator[Database]:
    async with Database(database_dsn) as opened:
        yield opened


async def ended(
    database: Database, number: int, minutes: int, seconds: float, *actions: Action, **changes: Any
) -> None:
    """A problem that was asked so long after SINCE and took so long."""
    at = SINCE + timedelta(minutes=minutes)
    told: dict[str, Any] = {
        "status": ProblemStatus.DONE,
        "closed": True,
        "created_at": at,
        "updated_at": at + timedelta(seconds=seconds),
    }
    steps = [
        a_step(place, action=action, at=at, detail={"approval_id": f"{number}-1"})
        for place, action in enumerate(actions, 1)
    ]
    await ProblemStore(database).record(MirrorWrite(view=a_view(number, **{**told, **changes}), steps=steps))


@pytest.mark.requirement("console.operations.figures")
async def test_requests_and_their_times_are_counted_by_hour_for_one_tenant(database: Database) -> None:
    for number, seconds in enumerate((1.0, 3.0), 1):
        await ended(database, number, 10, seconds)
    await ended(database, 3, 70, 5.0, status=ProblemStatus.FAILED)
    await ended(database, 4, 70, 9_000.0, Action.APPROVAL_REQUESTED, Action.APPROVAL_APPROVED)
    await ended(database, 5, -10, 1.0)
    await ended(database, 6, 10, 1.0, tenant_id="other")
    await ended(database, 7, 10, 1.0, user_id="the-self-test")
    store = ActivityStore(database)
    hours = await store.by_hour("acme", SINCE, "the-self-test")
    assert hours == [Hour(0, 2, 0, 2.0, 2.9), Hour(1, 2, 1, 5.0, 5.0)]
    assert await store.problems_reach() is None


@pytest.mark.requirement("console.operations.figures")
async def test_no_more_than_the_newest_are_looked_at_and_that_is_said(database: Database) -> None:
    for number in range(1, 5):
        await ended(database, number, number, 1.0)
    store = ActivityStore(database, most=2)
    assert [hour.requests for hour in await store.by_hour("acme", SINCE, "")] == [2]
    assert await store.problems_reach() == SINCE + timedelta(minutes=3)


@pytest.mark.requirement("console.operations.figures")
async def test_decisions_are_counted_by_day_and_what_waits_is_known(database: Database) -> None:
    await ended(database, 1, 0, 1.0, Action.APPROVAL_REQUESTED, Action.APPROVAL_APPROVED)
    await ended(database, 2, 0, 1.0, Action.APPROVAL_REQUESTED, Action.APPROVAL_DENIED)
    await ended(database, 3, 0, 1.0, Action.APPROVAL_REQUESTED, Action.APPROVAL_DENIED, tenant_id="other")
    today = datetime.now(UTC).date()
    store = ActivityStore(database)
    decided = await store.decided("acme", today - timedelta(days=1), "UTC")
    assert {decision: count for (_, decision), count in decided.items()} == {"approved": 1, "denied": 1}
    assert await store.decided("acme", today + timedelta(days=2), "UTC") == {}
    waiting = await store.waiting("acme")
    assert (waiting.approvals, waiting.since) == (0, None)
    assert await store.events_reach() is None
