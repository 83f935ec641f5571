"""The tool run_sql: one read-only SELECT on the operator's tables, behind the guard sql_read_only."""

from __future__ import annotations

from steward.contracts.errors import ToolFailed
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import builtin
from steward.tools.guarding.sql import why_not_read_only
from steward.tools.ports import needed

ROW_LIMIT = 200
TIMEOUT_S = 15.0
_ROWS_IN_WORDS = 10


class RunSqlArgs(ToolArgs):
    """Arguments of run_sql."""

    query: str


@builtin("data.run_sql")
async def run_sql(ctx: ToolContext, args: RunSqlArgs) -> ToolResult:
    """{columns, rows, row_count, truncated}; at most 200 rows. Checks the query itself, whoever calls."""
    reason = why_not_read_only(args.query)
    if reason is not None:
        raise ToolFailed(reason)
    found = await needed(ctx.services.sql, "a database for run_sql").query(args.query, ROW_LIMIT, TIMEOUT_S)
    return ToolResult(result=found, message=_in_words(found))


def _in_words(found: dict[str, object]) -> str:
    columns, rows = found["columns"], found["rows"]
    if not isinstance(rows, list) or not isinstance(columns, list) or not rows:
        return "The query found no rows."
    if len(rows) == 1 and len(columns) == 1:
        return f"{columns[0]}: {rows[0][0]}"
    lines = [" | ".join(map(str, columns))]
    lines += [" | ".join("" if value is None else str(value) for value in row) for row in rows[:_ROWS_IN_WORDS]]
    count = f"{len(rows)} row{'s' if len(rows) != 1 else ''}"
    more = f" (the first {_ROWS_IN_WORDS} shown)" if len(rows) > _ROWS_IN_WORDS else ""
    cut = "; there are more in the database" if found["truncated"] else ""
    return f"{count}{more}{cut}:\n" + "\n".join(lines)
