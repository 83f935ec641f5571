"""What `steward backup` writes, `steward restore` brings back: with a real PostgreSQL, into a fresh data folder."""

from __future__ import annotations

import asyncio
import sqlite3
import tarfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from steward.config.settings import Settings
from steward.stack.backup import back_up
from steward.stack.components import PartFactory
from steward.stack.console import EXIT_REFUSED, StackError
from steward.stack.postgres import EmbeddedPostgres
from steward.stack.restoring import restore
from steward.stack.state import is_running, prepare_home
from tests.support.installations import a_folder

FACT = "Ann likes tea"
MAIL = "From: alice@example.com\n\nThe Q3 report."

pytestmark = pytest.mark.timeout(300)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A short one that PostgreSQL's own account may pass."""
    with a_folder() as made:
        made.chmod(0o711)
        yield made


def postgres_of(settings: Settings) -> EmbeddedPostgres:
    return EmbeddedPostgres(settings.home / "postgres", settings.home / "logs" / "postgres.log")


async def keep(settings: Settings, dsn: str) -> str:
    """Put a problem on record and a row in the operator's own schema; the installation's id."""
    await PartFactory(settings, lambda: None).migrate(dsn)
    connection = await asyncpg.connect(dsn)
    try:
        await connection.execute("CREATE TABLE data.facts (fact text)")
        await connection.execute("INSERT INTO data.facts VALUES ($1)", FACT)
        return str(await connection.fetchval("SELECT installation_id FROM installation"))
    finally:
        await connection.close()


async def kept(dsn: str) -> tuple[str, str, str]:
    """The fact, the installation's id, and the fact as run_sql reads it, with the rights of the reader alone."""
    connection = await asyncpg.connect(dsn)
    try:
        return (
            await connection.fetchval("SELECT fact FROM data.facts"),
            str(await connection.fetchval("SELECT installation_id FROM installation")),
            await connection.fetchval(
                "SELECT current.owner || ': ' || r::text FROM steward_gate.read_rows('SELECT fact FROM facts', 1) AS r,"
                " (SELECT pg_get_userbyid(proowner) AS owner FROM pg_proc WHERE proname = 'read_rows') AS current"
            ),
        )
    finally:
        await connection.close()


def an_installation(home: Path) -> tuple[Settings, str]:
    """A data folder with something in every place, and its installation's id. Nothing runs on it."""
    settings = Settings(home=home)
    prepare_home(home)
    server = postgres_of(settings)
    try:
        installation = asyncio.run(keep(settings, server.start()))
    finally:
        server.stop()
    for part in ("new", "cur", "tmp"):
        (settings.maildir / "ann" / "INBOX" / part).mkdir(parents=True)
    (settings.maildir / "ann" / "INBOX" / "new" / "1.mail").write_text(MAIL)
    (home / "policy.yaml").write_text("rules: []\n")
    (home / "logs" / "api.log").write_text("a line\n")
    with closing(sqlite3.connect(home / "temporal.db")) as histories, histories:
        histories.execute("PRAGMA journal_mode=wal")
        histories.execute("CREATE TABLE histories (id text)")
        histories.execute("INSERT INTO histories VALUES ('problem-1')")
    return settings, installation


@pytest.mark.requirement("stack.backup.restores")
def test_a_backup_restored_into_a_fresh_folder_has_everything(folder: Path) -> None:
    settings, installation = an_installation(folder / "old")
    file = folder / "backup.tar.gz"
    made = back_up(settings, file)
    assert (made.counts["mail"], made.counts["files"], made.histories) == (1, 1, True)
    assert file.stat().st_mode & 0o777 == 0o600
    assert not is_running(settings.home)
    with tarfile.open(file) as archive:
        assert not [name for name in archive.getnames() if "api.log" in name or name.startswith("files/postgres")]

    fresh = Settings(home=folder / "new")
    assert restore(fresh, file) == made
    assert (fresh.maildir / "ann" / "INBOX" / "new" / "1.mail").read_text() == MAIL
    assert (fresh.home / "policy.yaml").is_file()
    assert sorted(part.name for part in (fresh.maildir / "ann" / "INBOX").iterdir()) == ["cur", "new", "tmp"]
    with closing(sqlite3.connect(fresh.home / "temporal.db")) as histories:
        assert histories.execute("SELECT id FROM histories").fetchall() == [("problem-1",)]
    server = postgres_of(fresh)
    try:
        assert asyncio.run(kept(server.start())) == (FACT, installation, f'steward_reader: ["{FACT}"]')
    finally:
        server.stop()


@pytest.mark.requirement("stack.backup.overwrites-nothing")
def test_neither_a_file_nor_data_is_overwritten_and_a_damaged_backup_is_refused(folder: Path) -> None:
    settings, _ = an_installation(folder / "old")
    file = folder / "backup.tar.gz"
    back_up(settings, file)
    with pytest.raises(StackError, match="is there already") as refused:
        back_up(settings, file)
    assert refused.value.exit_code == EXIT_REFUSED
    with pytest.raises(StackError, match="there is no folder"):
        back_up(settings, folder / "nowhere" / "backup.tar.gz")
    with pytest.raises(StackError, match="lies in the data folder"):
        back_up(settings, settings.home / "backup.tar.gz")
    with pytest.raises(StackError, match="there is data already") as refused:
        restore(settings, file)
    assert refused.value.exit_code == EXIT_REFUSED

    cut = folder / "cut.tar.gz"
    cut.write_bytes(file.read_bytes()[:-2000])
    with pytest.raises(StackError, match="no whole backup"):
        restore(Settings(home=folder / "new"), cut)
    assert not (folder / "new" / "postgres").exists()
