"""Applies the numbered, forward-only migrations of sql/migrations/ to a database.

Called once by whoever brings the stack up, and by the test fixtures. Any number of processes may call it at once: an
advisory lock lets one work while the others wait and then find nothing to do.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

import asyncpg

from steward.contracts.errors import ErrorCode, StewardError, Unavailable
from steward.sql.named import load_queries

if TYPE_CHECKING:
    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record]

_Q: Final = load_queries("migrations")
_FOLDER: Final = Path(__file__).parent / "migrations"
_FILE: Final = re.compile(r"^\d{4}_[a-z0-9_]+\.sql$")
_LOCK: Final = -0x57E3A4D
"""Advisory lock of migrations; negative, so that it never meets a problem's."""


class MigrationError(StewardError):
    """The database's recorded history does not fit the migrations shipped here."""


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
    Raises MigrationError when a recorded migration was changed afterwards or is not known here (the database is newer
    than this program), Unavailable when the database cannot be reached.
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
    recorded = {row["name"]: row["checksum"] for row in await connection.fetch(_Q["history"])}
    known = {migration.name: migration.checksum for migration in migrations}
    for name, checksum in recorded.items():
        if name not in known:
            raise MigrationError(f"the database has migration {name}, which this program does not know: it is newer")
        if known[name] != checksum:
            raise MigrationError(f"migration {name} was changed after it had been applied to this database")
    return [migration for migration in migrations if migration.name not in recorded]
