"""SqlRunner: runs one SELECT of a user on the operator's own tables.

Used by the tool run_sql, behind its guard. It does not rely on that guard: the transaction is read-only, and the rows
are read inside a function owned by a role that sees the schema `data` alone; the query cannot take another role there.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from contracts.base import Json
from contracts.errors import ToolFailed
from sql.database import CONNECTION_LOST, Database
from sql.jsontext import clean_text
from sql.named import load_queries

if TYPE_CHECKING:
    from sql.database import Connection

_Q: Final = load_queries("runner")

MAX_BYTES: Final = 4 << 20
"""Rows beyond this many bytes of JSON are left out and the answer says so."""


class SqlRunner:
    """Read-only queries. With `own_database` the DSN is the operator's and its user is trusted to be limited already;
    otherwise the query runs as steward_reader in Steward's own database."""

    def __init__(self, database: Database, *, own_database: bool = False) -> None:
        self._database = database
        self._own_database = own_database

    async def query(self, sql: str, limit: int = 200, timeout_s: float = 10.0) -> dict[str, Any]:
        """{columns: names, rows: lists of JSON values, row_count, truncated}.

        `truncated` means there was more than `limit` rows or 4 MiB. Raises ToolFailed with PostgreSQL's own words when
        it refuses the query or the query takes longer than `timeout_s`, Unavailable when PostgreSQL is away.
        """
        text = clean_text(sql).strip().rstrip(";")
        async with self._database.connection() as connection:
            try:
                async with connection.transaction(readonly=True):
                    columns, rows, truncated = await self._read(connection, text, limit, timeout_s)
            except CONNECTION_LOST:
                raise
            except asyncpg.QueryCanceledError as error:
                raise ToolFailed(f"the query took longer than {timeout_s:g} s") from error
            except asyncpg.PostgresError as error:
                raise ToolFailed(f"PostgreSQL refused the query: {error}") from error
            # The query may have set session parameters or taken session locks; the pool itself does not clean up.
            await connection.reset()
        return {"columns": columns, "rows": rows, "row_count": len(rows), "truncated": truncated}

    async def _read(
        self, connection: Connection, text: str, limit: int, timeout_s: float
    ) -> tuple[list[str], list[list[Json]], bool]:
        if not self._own_database:
            await connection.execute(_Q["become_reader"])
        await connection.execute(_Q["limit"], str(int(timeout_s * 1000)))
        # Preparing runs nothing; it yields the columns and refuses whatever is not exactly one statement.
        statement = await connection.prepare(text)
        columns = [attribute.name for attribute in statement.get_attributes()]
        if self._own_database:
            wrapped = _Q["read_directly"].replace("/*query*/", text)
            cursor = connection.cursor(wrapped, limit + 1, prefetch=50)
        else:
            cursor = connection.cursor(_Q["read_as_reader"], text, limit + 1, prefetch=50)
        rows: list[list[Json]] = []
        size = 0
        async for (row,) in cursor:
            size += len(row)
            if len(rows) == limit or size > MAX_BYTES:
                return columns, rows, True
            rows.append(json.loads(row))
        return columns, rows, False
