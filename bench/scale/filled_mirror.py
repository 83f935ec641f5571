"""A mirror of so many problems in a PostgreSQL of its own, for bench.scale.mirror: started, filled, dropped."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import asyncpg

from steward.sql.migrate import migrate
from steward.sql.named import load_queries
from steward.stack.postgres import EmbeddedPostgres

_FILL: Final = load_queries("fill", Path(__file__).parent)
_AT_ONCE: Final = 25_000
_MANY: Final = 1_000_000


@dataclass(frozen=True)
class Mirror:
    """A filled database. `steps` is how many each problem has; `gigabytes` what its files take."""

    dsn: str
    problems: int
    steps: int
    fill_s: float
    gigabytes: float


@asynccontextmanager
async def running_postgres(home: Path) -> AsyncIterator[EmbeddedPostgres]:
    """The embedded server with the settings of `steward up`."""
    server = EmbeddedPostgres(home / "postgres", home / "postgres.log")
    await asyncio.to_thread(server.start)
    try:
        yield server
    finally:
        await asyncio.to_thread(server.stop)


@asynccontextmanager
async def filled_mirror(server: EmbeddedPostgres, problems: int) -> AsyncIterator[Mirror]:
    """A migrated database with that many problems; from a million on with three steps each instead of five."""
    steps = 3 if problems >= _MANY else 5
    async with migrated_database(server, f"mirror_{problems}") as dsn:
        began = time.perf_counter()
        size = await _fill(dsn, problems, steps)
        yield Mirror(dsn, problems, steps, time.perf_counter() - began, size / 1e9)


@asynccontextmanager
async def migrated_database(server: EmbeddedPostgres, name: str) -> AsyncIterator[str]:
    """The DSN of a fresh database of this name, dropped at the end."""
    dsn = server.dsn.replace("/steward?", f"/{name}?")
    await _execute(server.dsn, f"CREATE DATABASE {name}")
    try:
        await migrate(dsn)
        yield dsn
    finally:
        await _execute(server.dsn, f"DROP DATABASE {name} WITH (FORCE)")


async def _fill(dsn: str, problems: int, steps: int) -> int:
    """Chunk by chunk, so that no transaction is large. What autovacuum would come to do is done at the end. Returns the
    bytes that it takes."""
    connection = await asyncpg.connect(dsn, command_timeout=300)
    try:
        await connection.execute(
            "SET session_replication_role = replica; SET synchronous_commit = off; SELECT setseed(0.5)"
        )
        for first in range(1, problems + 1, _AT_ONCE):
            chunk = (first, min(first + _AT_ONCE - 1, problems), problems)
            async with connection.transaction():
                for name, statement in _FILL.items():
                    await connection.execute(statement, *chunk, *((steps,) if name == "steps" else ()))
        await connection.execute("SELECT setval('problem_ids', $1)", problems)
        await connection.execute("VACUUM ANALYZE")
        return int(await connection.fetchval("SELECT pg_database_size(current_database())"))
    finally:
        await connection.close()


async def _execute(dsn: str, statement: str) -> None:
    connection = await asyncpg.connect(dsn, command_timeout=60)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
