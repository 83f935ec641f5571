"""Copies of databases: PostgreSQL by pg_dump and pg_restore, SQLite files by SQLite's own online copy.

Called by stack.backup, stack.archive and stack.restoring. Passwords travel by environment, never on a command line.
"""

from __future__ import annotations

import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit, urlunsplit

import asyncpg

from steward.stack.console import StackError
from steward.stack.postgres import program

_TOOL_S: Final = 3600.0
_SQLITE_S: Final = 60.0
_MAGIC: Final = b"SQLite format 3\x00"
_KEPT_SCHEMAS: Final = "SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'"
_GATE: Final = """
GRANT USAGE, CREATE ON SCHEMA steward_gate TO steward_reader;
ALTER FUNCTION steward_gate.read_rows(text, bigint) OWNER TO steward_reader;
REVOKE CREATE ON SCHEMA steward_gate FROM steward_reader;
"""
"""What run_sql calls runs with the rights of its owner, and a dump is restored without owners."""
_PROBLEMS: Final = "SELECT EXISTS (SELECT FROM problems)"


def is_sqlite(path: Path) -> bool:
    """Whether a file is an SQLite database."""
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database that may be in use, as it is at one moment.

    Raises:
        StackError: it cannot be read.
    """
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=_SQLITE_S)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
    except sqlite3.Error as error:
        raise StackError(f"{source} cannot be copied: {error}") from error


def dump_database(dsn: str, target: Path) -> None:
    """Write one consistent moment of a database, in pg_dump's custom form.

    Raises:
        StackError: pg_dump failed; its last line is in the message.
    """
    target.touch(mode=0o600)
    _run("pg_dump", dsn, ["--format=custom", "--compress=0", f"--file={target}"])


def restore_database(dsn: str, dump: Path) -> None:
    """Bring a dump into a database without schemas, all of it or nothing.

    Raises:
        StackError: pg_restore failed; its last line is in the message.
    """
    _run("pg_restore", dsn, ["--single-transaction", "--exit-on-error", "--no-owner", str(dump)])


async def empty_database(dsn: str) -> None:
    """Drop what a migration has just made, so that a dump finds an empty database. Roles stay.

    Raises:
        StackError: there are problems on record, so it is in use.
    """
    connection = await asyncpg.connect(dsn)
    try:
        if await connection.fetchval(_PROBLEMS):
            raise StackError("the database has problems on record", fix="restore into an empty one")
        async with connection.transaction():
            for row in await connection.fetch(_KEPT_SCHEMAS):
                await connection.execute(f"DROP SCHEMA {_quoted(row['nspname'])} CASCADE")
            # What a dump takes for granted of a new database.
            await connection.execute("CREATE SCHEMA public AUTHORIZATION pg_database_owner")
            await connection.execute("GRANT USAGE ON SCHEMA public TO PUBLIC")
    finally:
        await connection.close()


async def hand_gate_over(dsn: str) -> None:
    """Give what run_sql calls to the role that it reads with, after a dump was restored. Where that role could not be
    made, run_sql is not available, as before."""
    connection = await asyncpg.connect(dsn)
    try:
        async with connection.transaction():
            await connection.execute(_GATE)
    except (asyncpg.InsufficientPrivilegeError, asyncpg.UndefinedObjectError):
        return
    finally:
        await connection.close()


def _run(name: str, dsn: str, options: list[str]) -> None:
    parts = urlsplit(dsn)
    environment = {"PATH": os.defpath, "LC_ALL": "C"}
    if parts.password:
        environment["PGPASSWORD"] = unquote(parts.password)
        user = parts.netloc.rpartition("@")[0].split(":")[0]
        parts = parts._replace(netloc=f"{user}@{parts.netloc.rpartition('@')[2]}")
    command = [str(program(name)), f"--dbname={urlunsplit(parts)}", "--no-password", *options]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=_TOOL_S, check=False)
    except (OSError, subprocess.SubprocessError) as error:
        raise StackError(f"{name} cannot be run: {error}") from error
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["no reason was given"])[-1]
        raise StackError(f"{name} failed: {last}")


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
