"""SqlRunner: runs one SELECT of a user on the operator's own tables.

Used by the tool run_sql, behind its guard. It does not rely on that guard: the transaction is read-only, and the rows are
read inside a function owned by a role that sees the schema `data` and nothing else, and that the query cannot leave.
"""

from __future__ import annotations

import json
from typing import Any, Final

import asyncpg

from contracts.errors import ToolFailed
from sql.database import Connection, Database
from sql.jsontext import clean_text
from sql.named import load_queries

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
        async with self._database.transaction(readonly=True) as connection:
            try:
                columns, rows, truncated = await self._read(connection, text, limit, timeout_s)
            except asyncpg.QueryCanceledError as error:
                raise ToolFailed(f"the query took longer than {timeout_s:g} s") from error
            except (asyncpg.SyntaxOrAccessError, asyncpg.DataError, asyncpg.PostgresError) as error:
                _raise_unless_away(error)
                raise ToolFailed(f"PostgreSQL refused the query: {error}") from error
        return {"columns": columns, "rows": rows, "row_count": len(rows), "truncated": truncated}
