"""The pool: comes up without PostgreSQL, says clearly that it is away, and recovers by itself."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest

from steward.contracts.errors import ErrorCode, Unavailable
from steward.contracts.owner import Reach
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from steward.stack.postgres import EmbeddedPostgres
from tests.support.mirror import a_write
from tests.support.wires import Wire, wire_to

_FIELDS = b"SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"
LAST_WORDS = b"E" + (4 + len(_FIELDS)).to_bytes(4) + _FIELDS
"""An ErrorResponse of the wire protocol, as pg_terminate_backend sends it."""


@pytest.mark.requirement("sql.database.away-is-unavailable")
async def test_a_pool_opens_while_postgres_is_away_and_every_use_says_so_quickly(tmp_path: Path) -> None:
    async with Database(f"postgresql://steward@/steward?host={tmp_path}") as database:
        began = time.monotonic()
        with pytest.raises(Unavailable) as away:
            await ProblemStore(database).next_problem_id()
        with pytest.raises(Unavailable):
            async with database.transaction():
                pass
        assert time.monotonic() - began < 3
        assert away.value.code is ErrorCode.POSTGRES_UNAVAILABLE
        assert away.value.retry_after_s is not None


@pytest.mark.requirement("sql.database.recovers")
async def test_an_open_pool_survives_a_stop_and_a_start_of_the_server(own_postgres: EmbeddedPostgres) -> None:
    async with Database(own_postgres.dsn, max_size=4) as database:
        problems = ProblemStore(database)
        await asyncio.gather(*(problems.record(a_write(number, 1)) for number in range(1, 9)))
        await asyncio.to_thread(own_postgres.stop)
        with pytest.raises(Unavailable):
            await problems.record(a_write(9, 1))
        await asyncio.to_thread(own_postgres.start)
        await asyncio.gather(*(problems.record(a_write(number, 2)) for number in range(1, 9)))
        assert len(await problems.list(Reach("acme", None))) == 8


@pytest.mark.requirement("sql.database.recovers")
async def test_a_restart_between_two_statements_is_not_noticed(own_postgres: EmbeddedPostgres) -> None:
    async with Database(own_postgres.dsn, max_size=2) as database:
        await database.ping()
        # Blocks the loop on purpose: the pool cannot see that its connection died meanwhile.
        own_postgres.stop()
        own_postgres.start()
        await database.ping()


async def test_a_connection_the_server_ends_in_the_middle_of_a_statement_is_replaced(database_dsn: str) -> None:
    async with Database(database_dsn, max_size=1) as database:
        pid = await database.fetchval("SELECT pg_backend_pid()")
        other = await asyncpg.connect(database_dsn)
        await other.execute("SELECT pg_advisory_lock(1)")
        waiting = asyncio.create_task(database.fetchval("SELECT pg_backend_pid() FROM pg_advisory_lock(1)"))
        blocked = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND pid = $1"
        async with asyncio.timeout(5):
            while not await other.fetchval(blocked, pid):
                pass
        await other.execute("SELECT pg_terminate_backend($1, 5000)", pid)
        await other.execute("SELECT pg_advisory_unlock(1)")
        await other.close()
        assert await waiting != pid


@pytest.mark.requirement("sql.database.recovers")
async def test_a_session_that_was_told_its_end_and_is_not_closed_yet_is_replaced(database_dsn: str) -> None:
    """The server's last words come a moment before the end of the connection."""
    parts = urlsplit(database_dsn)
    folder, port = (parse_qs(parts.query)[name][0] for name in ("host", "port"))
    async with wire_to(f"{folder}/.s.PGSQL.{port}") as wire:
        dsn = f"postgresql://{parts.username}@{wire.address}{parts.path}"
        async with Database(dsn, max_size=1) as database:
            pid = await database.fetchval("SELECT pg_backend_pid()")
            await told(wire)
            assert await database.fetchval("SELECT pg_backend_pid()") != pid
            await told(wire)
            with pytest.raises(Unavailable):
                await in_a_transaction(database)
            await in_a_transaction(database)


async def told(wire: Wire) -> None:
    """The server's last words have arrived: both ends of the wire are on this loop."""
    wire.tell(LAST_WORDS)
    for _ in range(10):
        await asyncio.sleep(0)


async def in_a_transaction(database: Database) -> None:
    """A use that is not repeated by itself."""
    async with database.transaction() as connection:
        await connection.execute("SELECT 1")


async def test_waiting_for_a_busy_pool_is_bounded(database_dsn: str) -> None:
    async with Database(database_dsn, max_size=1, acquire_timeout_s=0.2) as database, database.connection():
        with pytest.raises(Unavailable, match="in time"):
            await database.ping()


async def test_a_statement_that_takes_too_long_is_unavailable_and_its_connection_stays_good(database_dsn: str) -> None:
    async with Database(database_dsn, max_size=1, command_timeout_s=0.2) as database:
        with pytest.raises(Unavailable, match="in time"):
            await database.fetchval("SELECT pg_sleep(30)")
        await database.ping()


@pytest.mark.requirement("sql.database.away-is-unavailable")
async def test_a_server_that_hangs_is_unavailable_within_the_bounds(own_postgres: EmbeddedPostgres) -> None:
    assert own_postgres.process is not None
    async with Database(own_postgres.dsn, max_size=1, acquire_timeout_s=0.5, command_timeout_s=0.5) as database:
        await database.ping()
        processes = [own_postgres.process, *own_postgres.process.children()]
        for process in processes:
            process.suspend()
        try:
            began = time.monotonic()
            for _ in range(2):
                with pytest.raises(Unavailable, match="in time"):
                    await database.ping()
            assert time.monotonic() - began < 5
        finally:
            for process in processes:
                process.resume()
        await database.ping()


async def test_errors_of_the_statement_itself_are_not_hidden(database: Database) -> None:
    with pytest.raises(asyncpg.DivisionByZeroError):
        await database.fetchval("SELECT 1 / 0")
    with pytest.raises(asyncpg.DataError):
        await database.fetchval("SELECT $1::bigint", "seven")


async def test_a_transaction_that_fails_leaves_nothing(database: Database) -> None:
    async def fail() -> None:
        async with database.transaction() as connection:
            await connection.execute("INSERT INTO data_probe VALUES (1)")
            raise LookupError

    await database.execute("CREATE TABLE data_probe (id int)")
    with pytest.raises(LookupError):
        await fail()
    assert await database.fetchval("SELECT count(*) FROM data_probe") == 0


async def test_json_columns_are_python_values_both_ways(database: Database) -> None:
    value = {"a": [1, None, "ä"], "b": {"c": 1.5}}
    assert await database.fetchval("SELECT $1::jsonb", value) == value
    assert await database.fetchval("SELECT $1::jsonb", "a\x00b") == "a\ufffdb"


async def test_a_closed_pool_is_unavailable(database_dsn: str) -> None:
    database = Database(database_dsn)
    with pytest.raises(Unavailable):
        await database.ping()
    await database.open()
    await database.ping()
    await database.close()
    await database.close()
    with pytest.raises(Unavailable):
        await database.ping()
