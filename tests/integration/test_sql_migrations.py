"""Migrations: forward only, and once."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import asyncpg
import pytest

from steward import sql
from steward.contracts.errors import ToolFailed, Unavailable
from steward.contracts.owner import Owner
from steward.sql.database import Database
from steward.sql.migrate import MigrationError, load_migrations, migrate
from steward.sql.named import load_queries
from steward.sql.problems import ProblemStore
from steward.sql.runner import SqlRunner
from steward.stack.postgres import EmbeddedPostgres
from tests.support.mirror import a_write

SQL = Path(sql.__path__[0])


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
async def test_a_migration_changed_after_it_was_applied_is_refused(empty_database_dsn: str, folder: Path) -> None:
    await migrate(empty_database_dsn, folder=folder)
    with (folder / "0001_baseline.sql").open("a") as file:
        file.write("-- changed\n")
    with pytest.raises(MigrationError, match="0001_baseline"):
        await migrate(empty_database_dsn, folder=folder)


@pytest.mark.requirement("sql.migrations.history-guarded")
async def test_a_database_newer_than_the_program_is_refused(empty_database_dsn: str, folder: Path) -> None:
    number = f"{len(load_migrations()) + 1:04}"
    (folder / f"{number}_future.sql").write_text("CREATE TABLE future ();")
    await migrate(empty_database_dsn, folder=folder)
    with pytest.raises(MigrationError, match="newer"):
        await migrate(empty_database_dsn)


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
