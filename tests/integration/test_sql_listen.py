"""Listening: whoever watches a problem is woken by its changes, also after PostgreSQL was away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from steward.sql.database import Database
from steward.sql.listen import ProblemListener
from steward.sql.problems import ProblemStore
from steward.stack.postgres import EmbeddedPostgres
from tests.support.mirror import a_step, a_write


@pytest.fixture
async def listener(database_dsn: str) -> AsyncIterator[ProblemListener]:
    listening = ProblemListener(database_dsn)
    await listening.start()
    assert await listening.wait_connected(5)
    yield listening
    await listening.stop()


@pytest.mark.requirement("sql.listen.wakes-watchers")
async def test_every_watcher_of_a_problem_is_woken_and_no_other(database: Database, listener: ProblemListener) -> None:
    problems = ProblemStore(database)
    with listener.subscribe(7) as first, listener.subscribe(7) as second, listener.subscribe(8) as other:
        await problems.record(a_write(7, 1))
        assert all(await asyncio.gather(first.wait(5), second.wait(5)))
        await problems.add_step(8, a_step(None, key="n"))
        assert await other.wait(5)
        assert not await first.wait(0.05)


async def test_a_change_between_two_waits_is_not_lost(database: Database, listener: ProblemListener) -> None:
    with listener.subscribe(7) as watcher, listener.subscribe(8) as after:
        await ProblemStore(database).record(a_write(7, 1))
        await ProblemStore(database).record(a_write(8, 1))
        assert await after.wait(5)
        assert await watcher.wait(0)


@pytest.mark.requirement("sql.listen.survives-restart")
async def test_watchers_are_woken_when_postgres_is_back_and_hear_what_follows(own_postgres: EmbeddedPostgres) -> None:
    listener = ProblemListener(own_postgres.dsn)
    await listener.start()
    try:
        assert await listener.wait_connected(5)
        async with Database(own_postgres.dsn) as database:
            with listener.subscribe(7) as watcher:
                await asyncio.to_thread(own_postgres.stop)
                await asyncio.to_thread(own_postgres.start)
                assert await watcher.wait(15), "woken by the reconnection"
                await ProblemStore(database).record(a_write(7, 1))
                assert await watcher.wait(5), "woken by the change"
    finally:
        await listener.stop()


async def test_a_listener_can_be_started_and_stopped_while_postgres_is_away(tmp_path: Path) -> None:
    listener = ProblemListener(f"postgresql://steward@/steward?host={tmp_path}")
    await listener.start()
    assert not await listener.wait_connected(0.3)
    await listener.stop()
    await listener.stop()
