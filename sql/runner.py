"""SqlRunner: runs one SELECT of a user on the operator's own tables.

Used by the tool run_sql, behind its guard. It does not rely on that guard: the transaction is read-only, and the rows
are read inside a function owned by a role that sees the schema `data` alone; the query cannot take another role there.
What a query may use of the server is bounded by settings of its transaction, and a row is measured in PostgreSQL before
it is fetched.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.contracts.plain_json import clean_text
from steward.sql.database import CONNECTION_LOST, Database
from steward.sql.named import load_queries

if TYPE_CHECKING:
    from steward.sql.database import Connection

_Q: Final = load_queries("runner")

MAX_BYTES: Final = 4 << 20
"""Rows beyond this many bytes of JSON are left out and the answer says so."""
_FETCHED_AT_ONCE: Final = 4
"""A row may have some mebibytes of JSON; more of them at a time would be held here before they are counted."""
_GRACE_S: Final = 1.0
_WORD: Final = re.compile(r"[^\W\d][\w$]*")
_QUOTED: Final = re.compile(r'"([^"]+)"')
_TOO_MUCH: Final = (
    asyncpg.OutOfMemoryError,
    asyncpg.ConfigurationLimitExceededError,
    asyncpg.ProgramLimitExceededError,
    asyncpg.DiskFullError,
)
_WORDS_OF: Final = {
    "=": {"in", "using", "natural", "case", "nullif", "distinct", "cycle"},
    "<>": {"not"},
    "<": {"between"},
    "<=": {"between"},
    ">": {"between"},
    ">=": {"between"},
    "~": {"similar"},
    "!~": {"similar"},
    "~~": {"like"},
    "!~~": {"like"},
    "~~*": {"ilike"},
    "!~~*": {"ilike"},
}
"""The words of SQL that PostgreSQL reads as an operator, which it looks up by its plain name."""
_TYPES: Final = frozenset({"pg_attribute", "pg_class", "pg_enum", "pg_namespace", "pg_range", "pg_type"})
"""What the driver itself reads to learn of a column's type; none of it is secret."""


class SqlRunner:
    """Read-only queries. With `own_database` the DSN is the operator's and its user is trusted to be limited already;
    otherwise the query runs as steward_reader in Steward's own database."""

    def __init__(self, database: Database, *, own_database: bool = False) -> None:
        self._database = database
        self._own_database = own_database

    async def query(self, sql: str, limit: int = 200, timeout_s: float = 10.0) -> dict[str, Any]:
        """{columns: names, rows: lists of JSON values, row_count, truncated}.

        `truncated` means there was more than `limit` rows or 4 MiB. Raises ToolFailed with PostgreSQL's own words when
        it refuses the query, when the query takes longer than `timeout_s` in all, needs more memory or disk than it
        may, or has a row above 1 MiB; Unavailable when PostgreSQL is away.
        """
        text = clean_text(sql).strip().rstrip(";")
        async with self._database.connection() as connection:
            try:
                async with asyncio.timeout(timeout_s + _GRACE_S) as bound, connection.transaction(readonly=True):
                    columns, rows, truncated = await self._read(connection, text, limit, timeout_s)
            except TimeoutError as error:
                if not bound.expired():
                    raise
                raise _too_slow(timeout_s) from error
            except CONNECTION_LOST:
                raise
            except asyncpg.QueryCanceledError as error:
                raise _too_slow(timeout_s) from error
            except _TOO_MUCH as error:
                raise ToolFailed(f"the query needs more than it may use: {error}; ask for less at a time") from error
            except asyncpg.PostgresError as error:
                raise ToolFailed(f"PostgreSQL refused the query: {error}") from error
            finally:
                # The query may have set session parameters or taken session locks; the pool itself does not clean up.
                if not connection.is_closed():
                    with contextlib.suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                        await connection.reset()
        return {"columns": columns, "rows": rows, "row_count": len(rows), "truncated": truncated}

    async def _read(
        self, connection: Connection, text: str, limit: int, timeout_s: float
    ) -> tuple[list[str], list[list[Json]], bool]:
        await connection.execute(_Q["limit"], str(int(timeout_s * 1000)))
        # Only whom the server allows may set this; `steward doctor` says so where nobody has.
        with contextlib.suppress(asyncpg.InsufficientPrivilegeError):
            async with connection.transaction():
                await connection.execute(_Q["limit_files"])
        if not self._own_database:
            await connection.execute(_Q["become_reader"])
        # Preparing runs nothing; it yields the columns and refuses whatever is not exactly one statement.
        statement = await connection.prepare(text)
        columns = [attribute.name for attribute in statement.get_attributes()]
        if self._own_database:
            await _refuse_own_tables(connection)
        await _refuse_shadows(connection, text)
        await _refuse_made_operators(connection, text)
        if self._own_database:
            wrapped = _Q["read_directly"].replace("/*query*/", text)
            cursor = connection.cursor(wrapped, limit + 1, prefetch=_FETCHED_AT_ONCE)
        else:
            cursor = connection.cursor(_Q["read_as_reader"], text, limit + 1, prefetch=_FETCHED_AT_ONCE)
        rows: list[list[Json]] = []
        size = 0
        async for (row,) in cursor:
            if row is None:
                raise ToolFailed("a row has more than 1 MiB: select fewer columns, or a part of long ones")
            size += len(row)
            if len(rows) == limit or size > MAX_BYTES:
                return columns, rows, True
            rows.append(json.loads(row))
        return columns, rows, False


async def _refuse_shadows(connection: Connection, text: str) -> None:
    """Raise ToolFailed when a word of the query is the name of one of PostgreSQL's functions that the search path also
    finds elsewhere: which of the two is called depends on its arguments."""
    words = {word.lower() for word in _WORD.findall(text)} | set(_QUOTED.findall(text))
    found = await connection.fetch(_Q["shadows"], sorted(words))
    if found:
        raise ToolFailed(f"the function {found[0][0]} has the name of one of PostgreSQL's own; such a name is refused")


async def _refuse_made_operators(connection: Connection, text: str) -> None:
    """Raise ToolFailed when the query may use an operator that the search path finds and that is neither PostgreSQL's
    own nor an extension's. Putting pg_catalog first does not help: an operator of exactly these operands goes before
    one that is more general, wherever they are."""
    words = {word.lower() for word in _WORD.findall(text)}
    for schema, name in await connection.fetch(_Q["made_operators"]):
        if name in text or (name == "<>" and "!=" in text) or words & _WORDS_OF.get(name, set()):
            raise ToolFailed(f"the operator {schema}.{name} is not PostgreSQL's own; such an operator is refused")


async def _refuse_own_tables(connection: Connection) -> None:
    """Raise ToolFailed when the prepared query on the operator's database would read the catalogue or, where that
    database is Steward's too, its own tables (all of the schema public), whatever its user may read.

    What a query names is locked once it is parsed, views looked into: PostgreSQL says it, not a reading of the text.
    """
    locked = [row["relation"] for row in await connection.fetch(_Q["locked"])]
    stewards = await connection.fetchval(_Q["is_stewards"])
    for schema, name in await connection.fetch(_Q["names"], locked):
        system = schema == "information_schema" or (schema == "pg_catalog" and name not in _TYPES)
        if system or (stewards and schema in ("public", "steward_gate")):
            raise ToolFailed(f"{schema}.{name} is not open to queries")


def _too_slow(timeout_s: float) -> ToolFailed:
    return ToolFailed(f"the query took longer than {timeout_s:g} s")
