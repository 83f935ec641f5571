"""Applies the numbered, forward-only migrations of sql/migrations/ to a database.

Called once by whoever brings the stack up, and by the test fixtures. Any number of processes may call it at once: an
advisory lock lets one work while the others wait and then find nothing to do. Workers look at the start whether the
database is one that these migrations lead on from.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

import asyncpg

from steward.contracts.errors import ErrorCode, StewardError, Unavailable
from steward.sql.database import Database
from steward.sql.named import load_queries

if TYPE_CHECKING:
    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record]

_Q: Final = load_queries("migrations")
_FOLDER: Final = Path(__file__).parent / "migrations"
_FILE: Final = re.compile(r"^\d{4}_[a-z0-9_]+\.sql$")
_LOCK: Final = -0x57E3A4D
"""Advisory lock of migrations; negative, so that it never meets a problem's."""
_WAY_OUT: Final = (
    "Nothing was changed in it. With the version that made it, write down what each user keeps: "
    "`steward memory export --user NAME > NAME.md`, and `steward conversations export ID --user NAME > ID.md` for what "
    "was said. Then start this version on a new data folder (STEWARD_HOME) or an empty database, and bring it in: "
    "`steward memory import NAME.md --user NAME`. What else can be taken along: docs/upgrading.md"
)


class MigrationError(StewardError):
    """A migration is misnamed or failed."""


class OtherSchema(MigrationError):
    """The migrations shipped here do not lead on from the database's recorded history."""


@dataclass(frozen=True, slots=True)
class Migration:
    """One file: `name` such as 0001_baseline.sql, its text and the SHA-256 of it."""

    name: str
    text: str
    checksum: str


def load_migrations(folder: Path = _FOLDER) -> list[Migration]:
    """The migrations in order; a file with another kind of name or a number used twice is a MigrationError."""
    migrations: list[Migration] = []
    for path in sorted(folder.glob("*.sql")):
        if not _FILE.match(path.name):
            raise MigrationError(f"{path.name} is not named like 0001_topic.sql")
        text = path.read_text(encoding="utf-8")
        migrations.append(Migration(path.name, text, hashlib.sha256(text.encode()).hexdigest()))
    numbers = [migration.name[:4] for migration in migrations]
    if numbers != [f"{number:04}" for number in range(1, len(migrations) + 1)]:
        raise MigrationError(f"migrations must be numbered 0001, 0002 ... without gaps, found {', '.join(numbers)}")
    return migrations


async def migrate(dsn: str, *, folder: Path = _FOLDER, timeout_s: float = 600.0) -> list[str]:
    """Bring the database up to date and return the names of what was applied, in order.

    `timeout_s` bounds each migration and the wait for whoever else migrates: to index a million rows takes a minute.
    Raises MigrationError when one fails, OtherSchema when the database has others than are known here (see
    `refuse_other_schema`), and Unavailable when it cannot be reached.
    """
    migrations = load_migrations(folder)
    try:
        connection = await asyncpg.connect(dsn, timeout=5.0, command_timeout=timeout_s)
    except (OSError, asyncpg.PostgresError) as error:
        raise Unavailable(
            f"PostgreSQL is not reachable ({type(error).__name__})", code=ErrorCode.POSTGRES_UNAVAILABLE
        ) from error
    try:
        await connection.execute(_Q["lock"], _LOCK)
        await connection.execute(_Q["create_history"])
        return await _apply(connection, migrations)
    finally:
        await connection.close(timeout=5.0)


async def _apply(connection: Connection, migrations: list[Migration]) -> list[str]:
    applied: list[str] = []
    for migration in await _missing(connection, migrations):
        async with connection.transaction():
            try:
                await connection.execute(migration.text)
            except asyncpg.PostgresError as error:
                raise MigrationError(f"migration {migration.name} failed: {error}") from error
            await connection.execute(_Q["note"], migration.name, migration.checksum)
        applied.append(migration.name)
    return applied


async def _missing(connection: Connection, migrations: list[Migration]) -> list[Migration]:
    rows = await connection.fetch(_Q["history"])
    _refuse_other(rows, migrations)
    recorded = {row["name"] for row in rows}
    return [migration for migration in migrations if migration.name not in recorded]


async def refuse_other_schema(database: Database, *, folder: Path = _FOLDER) -> None:
    """Raise OtherSchema for a database that these migrations do not lead on from: it is newer than this program, or
    was made by a commit that no version leads on from. One that is away or has no schema yet is let through."""
    try:
        rows = await database.fetch(_Q["history"])
    except Unavailable:
        return
    _refuse_other(rows, load_migrations(folder))


def _refuse_other(recorded: Sequence[asyncpg.Record], migrations: Sequence[Migration]) -> None:
    known = {migration.name: migration.checksum for migration in migrations}
    for name, checksum in recorded:
        if name in known and known[name] != checksum:
            raise OtherSchema(f"the database cannot be upgraded: its migration {name} is another one. {_WAY_OUT}")
    unknown = [row["name"] for row in recorded if row["name"] not in known]
    if not unknown:
        return
    if len(recorded) - len(unknown) == len(known):
        raise OtherSchema(
            f"the database is newer: this program does not know its migration {unknown[0]}. Install the version that "
            "made it, or a later one"
        )
    raise OtherSchema(
        f"the database cannot be upgraded: this program does not know its migration {unknown[0]}. {_WAY_OUT}"
    )
