"""A PostgreSQL that answers and does not write: read-only, or its disk is full. It counts as away, and recovers."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.activities.perseverance import persistently
from steward.config.settings import Settings
from steward.contracts.errors import CODES, ErrorCode, Unavailable
from steward.contracts.owner import Owner, Reach
from steward.sql.database import Database, refused_for_now
from steward.sql.problems import ProblemStore
from steward.stack.postgres import EmbeddedPostgres
from tests.support.disks import SmallDisk, small_disk
from tests.support.mirror import a_write
from tests.support.stacks import api

DISK_MB = 160


async def statement(dsn: str, text: str) -> None:
    """As an operator who is at the server itself: in a session that may write."""
    connection = await asyncpg.connect(dsn, server_settings={"default_transaction_read_only": "off"})
    try:
        await connection.execute(text)
    finally:
        await connection.close()


async def by_server(dsn: str, on: bool) -> None:
    """For every session at once, those there are included."""
    await statement(dsn, f"ALTER SYSTEM SET default_transaction_read_only = {'on' if on else 'off'}")
    await statement(dsn, "SELECT pg_reload_conf()")


async def by_database(dsn: str, on: bool) -> None:
    """For the sessions that begin from now on; those keep it when it is taken back."""
    await statement(dsn, f"ALTER DATABASE steward SET default_transaction_read_only = {'on' if on else 'off'}")
    others = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"
    )
    if on:
        await statement(dsn, others)


@pytest.mark.requirement("attacks.d4.read-only-is-unavailable")
@pytest.mark.parametrize("make_read_only", [by_server, by_database])
async def test_a_read_only_server_is_unavailable_and_is_written_to_as_soon_as_it_takes_writes(
    own_postgres: EmbeddedPostgres, make_read_only: Callable[[str, bool], Awaitable[None]]
) -> None:
    dsn = own_postgres.dsn
    async with Database(dsn, max_size=4) as database:
        problems = ProblemStore(database)
        await asyncio.gather(*(problems.record(a_write(number, 1)) for number in range(1, 9)))
        await database.probe_writes()
        await make_read_only(dsn, True)
        await read_only(database)
        writes: list[Callable[[], Awaitable[Any]]] = [
            database.probe_writes,
            lambda: problems.record(a_write(1, 2)),
            lambda: problems.reserve(Owner("acme", "ann"), "key", "0" * 64),
        ]
        for write in writes:
            with pytest.raises(Unavailable) as refused:
                await write()
            assert refused.value.code is ErrorCode.POSTGRES_UNAVAILABLE
            assert refused.value.retry_after_s is not None
        assert len(await problems.list(Reach("acme", None))) == 8
        known = asyncio.create_task(persistently(lambda: problems.record(a_write(1, 2)), 60))
        await make_read_only(dsn, False)
        async with asyncio.timeout(30):
            await known
        await asyncio.gather(*(problems.record(a_write(number, 3)) for number in range(1, 9)))
        await database.probe_writes()


async def read_only(database: Database) -> None:
    """A reloaded setting takes a moment to reach every session."""
    async with asyncio.timeout(10):
        while await database.fetchval("SELECT current_setting('transaction_read_only')") != "on":
            pass


@pytest.fixture
def full_postgres(stopped_cluster: Path) -> Iterator[tuple[EmbeddedPostgres, SmallDisk]]:
    """A migrated server on a disk that can be filled."""
    with small_disk(DISK_MB) as disk:
        subprocess.run(["cp", "-a", str(stopped_cluster), str(disk.path / "postgres")], check=True, timeout=60)
        server = EmbeddedPostgres(disk.path / "postgres", disk.path / "postgres.log")
        try:
            server.start()
            yield server, disk
        finally:
            disk.free()
            server.stop()


@pytest.mark.requirement("attacks.d3.storage-full")
async def test_a_full_disk_has_a_name_at_every_door_and_passes(
    full_postgres: tuple[EmbeddedPostgres, SmallDisk], tmp_path: Path, free_port: Callable[[], int]
) -> None:
    server, disk = full_postgres
    settings = Settings(home=tmp_path, postgres_dsn=server.dsn, temporal_address=f"127.0.0.1:{free_port()}")

    async def keyed(number: int) -> httpx.Response:
        body = {"text": "hello " + "x" * 2000, "idempotency_key": f"key-{number}"}
        return await http.post("/tool/call", json=body)

    async with api(settings) as http:
        assert (await http.get("/readyz")).json()["parts"]["postgres"]["ok"] is True
        disk.fill()
        ready = await http.get("/readyz")
        assert (ready.status_code, ready.json()["error"]) == (503, "storage_full"), ready.text
        assert ready.json()["parts"]["postgres"]["ok"] is False
        async with Database(server.dsn) as database:
            # Until the last free page of the table is used.
            async with asyncio.timeout(60):
                number = 0
                while not await refused(database, number):
                    number += 1
        answers = [await keyed(number) for number in range(20)]
        assert {answer.json()["error"] for answer in answers} <= {"storage_full", "temporal_unavailable"}
        assert "storage_full" in {answer.json()["error"] for answer in answers}
        assert all(answer.status_code == 503 for answer in answers)
        assert all(int(answer.headers["retry-after"]) > 0 for answer in answers)
        disk.free()
        assert (await http.get("/readyz")).json()["parts"]["postgres"]["ok"] is True
        assert (await keyed(1)).json()["error"] == "temporal_unavailable"


async def refused(database: Database, number: int) -> bool:
    try:
        await ProblemStore(database).reserve(Owner("default", "ann"), f"filler-{number}-" + "k" * 180, "0" * 64)
    except Unavailable as error:
        return error.code is ErrorCode.STORAGE_FULL
    return False


PASSING = ["25006", "25P03", "40001", "40P01", "53000", "53100", "53200", "53300", "53400", "57014", "57P03", "58030"]
STATEMENTS_OWN = ["22001", "22P02", "23505", "23514", "42601", "42883", "28000", "P0001", "25P02"]


@pytest.mark.requirement("attacks.d4.read-only-is-unavailable")
@given(state=st.sampled_from(PASSING + STATEMENTS_OWN), text=st.text(max_size=40))
def test_what_passes_by_itself_is_told_by_its_code_whatever_the_server_says(state: str, text: str) -> None:
    error = asyncpg.PostgresError.new({"C": state, "M": text})
    told = refused_for_now(error)
    assert (told is not None) == (state in PASSING)
    if told is not None:
        assert CODES[told.code].retryable
        assert (told.code is ErrorCode.STORAGE_FULL) == (state == "53100")
