"""Migrations: forward only, and once."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from pathlib import Path

import asyncpg
import pytest

from steward import sql
from steward.contracts.errors import ToolFailed, Unavailable
from steward.contracts.owner import Owner
from steward.sql.database import Database
from steward.sql.migrate import MigrationError, OtherSchema, load_migrations, migrate, refuse_other_schema
from steward.sql.named import load_queries
from steward.sql.problems import ProblemStore
from steward.sql.runner import SqlRunner
from steward.stack.console import EXIT_REFUSED, StackError
from steward.stack.postgres import EmbeddedPostgres, program
from steward.stack.process import Command, python_module, run_to_end
from tests.support.mirror import a_write

SQL = Path(sql.__path__[0])
BASELINE = "0001_baseline.sql"
BASELINE_SHA256 = "ef22e62a89883e5a5545adc550c0fcd69200ee1bd64459e6959fd0b11b499893"
"""What databases remember of it: once a version is released, a change of the schema is a migration of its own."""


async def test_migrating_twice_and_concurrently_applies_each_migration_once(empty_database_dsn: str) -> None:
    applied = await asyncio.gather(*(migrate(empty_database_dsn) for _ in range(3)))
    names = [migration.name for migration in load_migrations()]
    assert sorted(applied) == [[], [], names]
    assert await migrate(empty_database_dsn) == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copied = tmp_path / "migrations"
    shutil.copytree(SQL / "migrations", copied)
    return copied


@pytest.mark.requirement("sql.migrations.history-guarded")
async def test_a_database_newer_than_the_program_is_refused(empty_database_dsn: str, folder: Path) -> None:
    (folder / f"{len(load_migrations()) + 1:04}_future.sql").write_text("CREATE TABLE future ();")
    await migrate(empty_database_dsn, folder=folder)
    await refused(empty_database_dsn, "newer.*Install the version that made it")


@pytest.mark.requirement("sql.migrations.history-guarded", "sql.migrations.way-out")
@pytest.mark.parametrize("name", ["0001_baseline.sql", "0001_problems.sql"])
async def test_a_database_of_a_commit_that_no_version_leads_on_from_is_refused_with_the_way_out(
    empty_database_dsn: str, folder: Path, name: str
) -> None:
    (folder / BASELINE).unlink()
    (folder / name).write_text("CREATE TABLE problems ();")
    for later in folder.glob("000[2-9]*.sql"):
        later.unlink()
    await migrate(empty_database_dsn, folder=folder)
    way_out = "Nothing was changed in it.*steward memory export --user NAME.*STEWARD_HOME.*steward memory import"
    await refused(empty_database_dsn, f"{name}.*{way_out}")
    connection = await asyncpg.connect(empty_database_dsn)
    try:
        tables = await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
    finally:
        await connection.close()
    assert tables == 2


async def refused(dsn: str, words: str) -> None:
    """Whoever migrates, and a worker that starts, refuses this database in these words."""
    with pytest.raises(OtherSchema, match=words):
        await migrate(dsn)
    async with Database(dsn) as database:
        with pytest.raises(OtherSchema, match=words):
            await refuse_other_schema(database)


@pytest.mark.requirement("sql.migrations.way-out")
async def test_a_worker_and_whoever_migrates_end_with_the_words_and_a_code_that_says_refused(
    empty_database_dsn: str, tmp_path: Path
) -> None:
    connection = await asyncpg.connect(empty_database_dsn)
    try:
        await connection.execute(load_queries("migrations")["create_history"])
        await connection.execute("INSERT INTO schema_migrations (name, checksum) VALUES ('0001_problems.sql', 'x')")
    finally:
        await connection.close()
    given = {"PATH": os.defpath, "STEWARD_HOME": str(tmp_path), "STEWARD_POSTGRES_DSN": empty_database_dsn}
    command = Command("migrations", python_module("steward.workers.migrate"), given, tmp_path / "migrate.log")
    with pytest.raises(StackError, match=r"^the database cannot be upgraded") as error:
        await run_to_end(command, 100)
    assert error.value.exit_code == EXIT_REFUSED
    command = Command("worker", python_module("steward.workers.main"), given, tmp_path / "worker.log")
    with pytest.raises(StackError, match=r"(?s)exit code 1.*steward memory export"):
        await run_to_end(command, 100)


@pytest.mark.requirement("sql.migrations.upgrade")
async def test_a_database_of_the_baseline_is_brought_up_to_date_and_is_then_like_a_new_one(
    empty_database_dsn: str, database_dsn: str, folder: Path, tmp_path: Path
) -> None:
    """With what there is, and with a change of tomorrow."""
    assert load_migrations()[0].checksum == BASELINE_SHA256
    only = tmp_path / "only"
    only.mkdir()
    shutil.copy(folder / BASELINE, only)
    assert await migrate(empty_database_dsn, folder=only) == [BASELINE]
    async with Database(empty_database_dsn) as database:
        await ProblemStore(database).record(a_write(1, 1))
    following = [migration.name for migration in load_migrations()[1:]]
    assert await migrate(empty_database_dsn) == following
    tomorrow = f"{len(following) + 2:04}_tomorrow.sql"
    (folder / tomorrow).write_text(
        "ALTER TABLE public.problems ADD COLUMN mood text NOT NULL DEFAULT 'calm'; CREATE TABLE moods (mood text);"
    )
    assert await migrate(empty_database_dsn, folder=folder) == [tomorrow]
    assert await migrate(database_dsn, folder=folder) == [tomorrow]
    assert schema_of(empty_database_dsn) == schema_of(database_dsn)
    async with Database(empty_database_dsn) as database:
        assert await database.fetchval("SELECT mood FROM problems WHERE problem_id = 1") == "calm"
        assert await ProblemStore(database).get(1, Owner("acme", "ann")) is not None


def schema_of(dsn: str) -> list[str]:
    """What pg_dump makes of a schema, without its comments and its random words."""
    command = [str(program("pg_dump")), "--schema-only", "--dbname", dsn]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=100).stdout
    return [line for line in told.splitlines() if line and not line.startswith(("--", "\\"))]


async def test_every_table_says_what_it_is_for(database: Database) -> None:
    silent = await database.fetch(
        "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'"
        " AND relname <> 'schema_migrations' AND obj_description(oid, 'pg_class') IS NULL"
    )
    assert [row["relname"] for row in silent] == []


async def test_a_failing_migration_leaves_nothing_and_can_be_mended(empty_database_dsn: str, folder: Path) -> None:
    await migrate(empty_database_dsn, folder=folder)
    broken = folder / f"{len(load_migrations()) + 1:04}_next.sql"
    broken.write_text("CREATE TABLE next (); SELECT 1 / 0;")
    with pytest.raises(MigrationError, match="division by zero"):
        await migrate(empty_database_dsn, folder=folder)
    broken.write_text("CREATE TABLE next ();")
    assert await migrate(empty_database_dsn, folder=folder) == [broken.name]


@pytest.mark.parametrize("may_create_roles", [True, False])
async def test_an_owner_who_is_no_superuser_gets_everything_but_run_sql_unless_he_may_create_roles(
    own_postgres: EmbeddedPostgres, may_create_roles: bool
) -> None:
    maintenance = await asyncpg.connect(own_postgres.dsn.replace("/steward?", "/postgres?"))
    try:
        await maintenance.execute("DROP DATABASE steward")
        await maintenance.execute("DROP ROLE steward_reader")
        await maintenance.execute(f"CREATE ROLE app LOGIN {'CREATEROLE' if may_create_roles else ''}")
        await maintenance.execute("CREATE DATABASE app OWNER app")
    finally:
        await maintenance.close()
    dsn = own_postgres.dsn.replace("steward@/steward?", "app@/app?")
    assert len(await migrate(dsn)) == len(load_migrations())
    async with Database(dsn) as database:
        await ProblemStore(database).record(a_write(1, 1))
        assert await ProblemStore(database).get(1, Owner("acme", "ann")) is not None
        runner = SqlRunner(database)
        if may_create_roles:
            assert (await runner.query("SELECT 1"))["rows"] == [[1]]
        for query in ["SELECT * FROM public.problems", *([] if may_create_roles else ["SELECT 1"])]:
            with pytest.raises(ToolFailed):
                await runner.query(query)


async def test_misnamed_and_missing_numbers_are_refused(folder: Path) -> None:
    (folder / "0099_gap.sql").write_text("")
    with pytest.raises(MigrationError, match="without gaps"):
        load_migrations(folder)
    (folder / "0099_gap.sql").rename(folder / "late.sql")
    with pytest.raises(MigrationError, match="late"):
        load_migrations(folder)


async def test_an_unreachable_server_and_an_unmigrated_database_are_named_as_such(
    empty_database_dsn: str, tmp_path: Path
) -> None:
    with pytest.raises(Unavailable):
        await migrate(f"postgresql://steward@/steward?host={tmp_path}")
    async with Database(empty_database_dsn) as database:
        with pytest.raises(Unavailable, match="not ready"):
            await database.fetch("SELECT * FROM problems")


async def test_every_named_query_has_a_line_of_purpose_and_is_accepted_by_postgres(database: Database) -> None:
    for file in sorted((SQL / "queries").glob("*.sql")):
        for name, query in load_queries(file.stem).items():
            assert query.startswith("-- "), f"{file.name}: {name} does not say what it is for"
            if "/*query*/" in query:
                continue
            async with database.connection() as connection:
                await connection.prepare(query)
