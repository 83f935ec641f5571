"""The embedded server: made once, started again, adopted when it outlived us, never in anybody's way."""

from __future__ import annotations

import asyncio
import os
import signal
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import psutil
import pytest

from steward.sql.migrate import migrate
from steward.stack.postgres import EmbeddedPostgres, PostgresStartError


async def ask(dsn: str, query: str) -> object:
    connection = await asyncpg.connect(dsn, timeout=5)
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


def another(server: EmbeddedPostgres) -> EmbeddedPostgres:
    return EmbeddedPostgres(server.data_dir, server.log_file)


@pytest.mark.requirement("sql.server.keeps-data")
async def test_data_survives_a_stop_and_a_start(own_postgres: EmbeddedPostgres) -> None:
    await ask(own_postgres.dsn, "SELECT set_config('search_path', nextval('problem_ids')::text, false)")
    before = own_postgres.pid
    own_postgres.stop()
    assert not own_postgres.running
    own_postgres.stop()
    assert own_postgres.start() == own_postgres.dsn
    assert own_postgres.pid != before
    assert await migrate(own_postgres.dsn) == []
    assert await ask(own_postgres.dsn, "SELECT nextval('problem_ids')") == 2


async def test_the_database_is_durable_utf8_and_off_the_network(own_postgres: EmbeddedPostgres) -> None:
    for name, value in {
        "fsync": "on",
        "synchronous_commit": "on",
        "full_page_writes": "on",
        "listen_addresses": "",
        "server_encoding": "UTF8",
        "max_connections": "100",
        "shared_buffers": "64MB",
    }.items():
        assert await ask(own_postgres.dsn, f"SELECT current_setting('{name}')") == value
    locale = "SELECT datlocprovider::text || datlocale FROM pg_database WHERE datname = current_database()"
    assert await ask(own_postgres.dsn, locale) == "bC.UTF-8"


async def test_nobody_else_may_enter_the_folder_of_the_socket(own_postgres: EmbeddedPostgres) -> None:
    assert stat.S_IMODE(own_postgres.data_dir.stat().st_mode) == 0o700


async def test_the_server_does_not_get_the_terminals_interrupt(own_postgres: EmbeddedPostgres) -> None:
    assert own_postgres.pid is not None
    assert os.getpgid(own_postgres.pid) != os.getpgid(0)
    assert os.getsid(own_postgres.pid) != os.getsid(0)


@pytest.mark.requirement("sql.server.adopts-or-restarts")
async def test_a_server_still_running_is_adopted_and_can_be_stopped(own_postgres: EmbeddedPostgres) -> None:
    adopting = another(own_postgres)
    adopting.start()
    assert adopting.pid == own_postgres.pid
    assert adopting.running
    assert await ask(adopting.dsn, "SELECT 1") == 1
    adopting.stop()
    assert not own_postgres.running


@pytest.mark.requirement("sql.server.adopts-or-restarts")
async def test_a_killed_server_recovers_when_started_again(own_postgres: EmbeddedPostgres) -> None:
    await ask(own_postgres.dsn, "SELECT set_config('search_path', nextval('problem_ids')::text, false)")
    assert own_postgres.pid is not None
    os.kill(own_postgres.pid, signal.SIGKILL)
    next_one = another(own_postgres)
    next_one.start()
    try:
        assert next_one.pid != own_postgres.pid
        assert await ask(next_one.dsn, "SELECT nextval('problem_ids') > 1")
    finally:
        next_one.stop()


@pytest.mark.requirement("sql.server.adopts-or-restarts")
async def test_a_stale_pid_file_that_names_a_stranger_is_no_obstacle(own_postgres: EmbeddedPostgres) -> None:
    own_postgres.stop()
    stale = own_postgres.data_dir / "postmaster.pid"
    stale.write_text(f"{os.getpid()}\n{own_postgres.data_dir}\n1\n5432\n{own_postgres.data_dir}\n\n1 1\nready   \n")
    own_postgres.start()
    assert own_postgres.pid != os.getpid()
    assert await ask(own_postgres.dsn, "SELECT 1") == 1


async def test_a_half_made_cluster_is_made_again(own_postgres: EmbeddedPostgres) -> None:
    half = own_postgres.data_dir.with_name("second.new")
    half.mkdir()
    (half / "PG_VERSION").write_text("18\n")
    server = EmbeddedPostgres(own_postgres.data_dir.with_name("second"), own_postgres.log_file)
    try:
        assert await ask(server.start(), "SELECT current_database()") == "steward"
        assert not half.exists()
    finally:
        server.stop()


@pytest.fixture
def home() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="steward-") as folder:
        yield Path(folder)


async def test_a_long_or_odd_path_is_no_obstacle(home: Path) -> None:
    server = EmbeddedPostgres(home / f"käse & brot {'x' * 100}" / "postgres", home / "log")
    try:
        assert await ask(server.start(), "SELECT 1") == 1
        sockets = {Path(str(row.laddr)) for row in psutil.Process(server.pid).net_connections("unix") if row.laddr}
        folder = next(path.parent for path in sockets if path.name == ".s.PGSQL.5432")
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    finally:
        server.stop()


async def test_a_folder_that_holds_something_else_is_left_alone(home: Path) -> None:
    (home / "postgres").mkdir()
    (home / "postgres" / "letter.txt").write_text("dear Bob")
    with pytest.raises(PostgresStartError, match="move it away"):
        EmbeddedPostgres(home / "postgres", home / "log").start()
    assert (home / "postgres" / "letter.txt").read_text() == "dear Bob"


async def test_a_server_that_cannot_start_says_what_it_logged(home: Path) -> None:
    server = EmbeddedPostgres(home / "postgres", home / "log", settings={"shared_buffers": "nonsense"})
    with pytest.raises(PostgresStartError, match="shared_buffers"):
        await asyncio.to_thread(server.start)
    assert not server.running
