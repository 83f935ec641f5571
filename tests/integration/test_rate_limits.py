"""Rate limits on a real PostgreSQL: nothing lost in races, windows that slide, conversations that end."""

from __future__ import annotations

import asyncio
import sys
from datetime import timedelta
from typing import Any

import pytest

from steward.api.core.rate_limits import Policy, RateLimits, UserLimits, limit_headers
from steward.contracts.errors import TooManyRequests
from steward.contracts.owner import Owner
from steward.contracts.step import Action
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from steward.sql.rate_limits import RateLimitStore
from tests.support.mirror import a_step, a_view, a_write
from tests.support.stacks import ROOT

POLICIES = [Policy("minute", 20, 60), Policy("hour", 100, 3600)]
PROCESS = """
import asyncio, sys
from steward.sql.database import Database
from steward.sql.rate_limits import RateLimitStore

async def main():
    async with Database(sys.argv[1], max_size=10) as database:
        store = RateLimitStore(database)
        asked = (store.take("requests", "t", "ann", [20, 100], [60.0, 3600.0]) for _ in range(30))
        taken = await asyncio.gather(*asked)
        print(sum(item.wait_s == 0 for item in taken))

asyncio.run(main())
"""


async def passed(limits: RateLimits, subject: str, times: int) -> int:
    """How many of so many requests at once are let through."""

    async def one() -> bool:
        try:
            await limits.take("requests", "t", subject, POLICIES)
        except TooManyRequests:
            return False
        return True

    return sum(await asyncio.gather(*(one() for _ in range(times))))


async def pretend_later(database: Database, seconds: float) -> None:
    """What was counted so far happened so much earlier."""
    await database.execute(
        "UPDATE rate_limits SET times = ARRAY(SELECT t - $1::interval FROM unnest(times) AS t ORDER BY t)",
        timedelta(seconds=seconds),
    )


@pytest.mark.requirement("identity.limits.exact")
async def test_of_many_requests_at_once_exactly_as_many_pass_as_the_limit_says(database_dsn: str) -> None:
    async with Database(database_dsn, max_size=10) as one, Database(database_dsn, max_size=10) as two:
        limits = [RateLimits(RateLimitStore(database)) for database in (one, two)]
        counts = await asyncio.gather(*(passed(limit, "ann", 40) for limit in limits), passed(limits[0], "bob", 15))
        assert (sum(counts[:2]), counts[2]) == (20, 15)


@pytest.mark.requirement("identity.limits.exact")
async def test_several_processes_share_one_count(database_dsn: str) -> None:
    processes = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-c", PROCESS, database_dsn, cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
        for _ in range(3)
    ]
    async with asyncio.timeout(60):
        told = [await process.communicate() for process in processes]
    assert sum(int(out) for out, _ in told) == 20


@pytest.mark.requirement("identity.limits.window")
async def test_a_request_counts_until_it_has_left_the_window(database: Database) -> None:
    limits = RateLimits(RateLimitStore(database))
    policies = [Policy("minute", 2, 60), Policy("hour", 3, 3600)]
    await limits.take("requests", "t", "u", policies)
    await pretend_later(database, 30)
    await limits.take("requests", "t", "u", policies)
    for _ in range(3):
        with pytest.raises(TooManyRequests) as refused:
            await limits.take("requests", "t", "u", policies)
        assert refused.value.retry_after_s in (29, 30)
    await pretend_later(database, 31)
    minute, hour = await limits.take("requests", "t", "u", policies)
    assert (minute["remaining"], hour["remaining"]) == (0, 0)
    await pretend_later(database, 200)
    with pytest.raises(TooManyRequests) as hourly:
        await limits.take("requests", "t", "u", policies)
    assert hourly.value.extra["violated-policies"] == ["hour"]
    assert 3600 - 270 < (hourly.value.retry_after_s or 0) <= 3600 - 260
    await limits.take("requests", "t", "other", policies)
    await limits.take("requests", "other", "u", policies)
    await limits.take("events", "t", "u", policies)


@pytest.mark.requirement("identity.limits.window")
async def test_who_was_quiet_for_long_is_forgotten(database: Database) -> None:
    await RateLimits(RateLimitStore(database)).take("requests", "t", "u", POLICIES)
    await pretend_later(database, 90_000)
    await RateLimits(RateLimitStore(database)).take("requests", "t", "new", POLICIES)
    assert await database.fetchval("SELECT array_agg(subject) FROM rate_limits") == ["new"]


@pytest.mark.requirement("identity.limits.headers")
async def test_what_is_left_is_told_in_the_drafts_own_form(database: Database) -> None:
    quotas = await RateLimits(RateLimitStore(database)).take("requests", "t", "u", POLICIES)
    assert limit_headers(quotas) == {
        "RateLimit-Policy": '"minute";q=20;w=60, "hour";q=100;w=3600',
        "RateLimit": '"minute";r=19;t=60, "hour";r=99;t=3600',
    }
    assert limit_headers(()) == {}


@pytest.mark.requirement("identity.limits.conversation")
async def test_a_conversation_that_made_its_calls_within_a_day_is_refused_the_next(database: Database) -> None:
    store = RateLimitStore(database)
    limits = UserLimits(RateLimits(store), store, 20, 100, calls_per_conversation=3)
    problems = ProblemStore(database)

    async def calls(problem_id: int, count: int, **view: Any) -> None:
        steps = [a_step(seq, action=Action.TOOL_DISPATCHED) for seq in range(1, count + 1)]
        write = a_write(problem_id).model_copy(update={"steps": steps, "view": a_view(problem_id, **view)})
        await problems.record(write)
        await database.execute("UPDATE problem_steps SET at = now() WHERE problem_id = $1", problem_id)

    place = {"tenant_id": "t", "user_id": "u", "conversation_id": "c"}
    await calls(1, 2, **place)
    await calls(2, 3, **{**place, "conversation_id": "other"})
    await calls(3, 3, **{**place, "user_id": "other"})
    await limits.check_conversation(Owner("t", "u"), "c")
    await calls(4, 1, **place)
    with pytest.raises(TooManyRequests) as refused:
        await limits.check_conversation(Owner("t", "u"), "c")
    assert 86_300 < (refused.value.retry_after_s or 0) <= 86_400
    assert (
        limit_headers(refused.value.extra["limits"])["RateLimit-Policy"] == '"conversation";q=3;qu="tool-calls";w=86400'
    )
    await limits.check_conversation(Owner("t", "u"), "new")
    await database.execute("UPDATE problem_steps SET at = now() - interval '25 hours' WHERE problem_id = 1")
    await limits.check_conversation(Owner("t", "u"), "c")
