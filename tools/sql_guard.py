"""Is a text one SELECT without side effects? Parsed with sqlglot; whatever is not plainly harmless is refused.

Behind the guard sql_read_only. It is a filter, not the wall: the query also runs read-only under a role that sees the
operator's tables alone.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator

import sqlglot
from sqlglot import exp
from sqlglot.errors import SqlglotError

MAX_LENGTH = 10_000

logging.getLogger("sqlglot").setLevel(logging.ERROR)

_SIDE_EFFECTS = re.compile(
    r"^(?:pg_(?!typeof$|size_pretty$|column_size$|table_size$|relation_size$|total_relation_size$).*"
    r"|lo_.*|dblink.*|set_config|current_setting|nextval|setval|currval|lastval|txid_.*|xmlparse|xpath.*"
    r"|query_to_.*|table_to_.*|schema_to_.*|database_to_.*|cursor_to_.*|ts_stat|copy_.*|http_.*|postgres_fdw_.*"
    r"|plpy.*|inet_(?:client|server)_.*|notify|has_.*_privilege|row_security_active|brin_.*|gin_.*|suppress_.*)$"
)
_WRITES = (
    exp.Insert,
    exp.Update,
    exp.Delete,
    exp.Merge,
    exp.Create,
    exp.Drop,
    exp.Alter,
    exp.TruncateTable,
    exp.Copy,
    exp.Command,
    exp.Set,
    exp.Transaction,
    exp.Commit,
    exp.Rollback,
)
_SYSTEM_SCHEMAS = {"pg_catalog", "information_schema", "pg_toast"}


def why_not_read_only(query: str) -> str | None:
    """None for one SELECT (with CTEs and set operations) without side effects, else the reason in words."""
    if not query.strip():
        return "the query is empty"
    if len(query) > MAX_LENGTH:
        return f"the query is longer than {MAX_LENGTH} characters"
    try:
        statements = [s for s in sqlglot.parse(query, read="postgres") if s is not None]
    except (SqlglotError, RecursionError, ValueError) as error:
        return f"the query cannot be parsed: {str(error).splitlines()[0] if str(error) else type(error).__name__}"
    if len(statements) != 1:
        return f"exactly one statement is allowed, not {len(statements)}"
    try:
        return next(_reasons(statements[0]), None)
    except RecursionError:
        return "the query is nested too deeply"


def _reasons(statement: exp.Expr) -> Iterator[str]:
    root = statement
    while isinstance(root, exp.Subquery):
        root = root.this
    if not isinstance(root, exp.Select | exp.SetOperation):
        yield f"only SELECT is allowed, not {root.key.upper()}"
        return
    for node in statement.walk():
        reason = _reason(node)
        if reason is not None:
            yield reason


def _reason(node: exp.Expr) -> str | None:
    if isinstance(node, _WRITES):
        return f"a SELECT must not contain {node.key.upper()}"
    if isinstance(node, exp.Into):
        return "SELECT INTO creates a table"
    if isinstance(node, exp.Lock):
        return "SELECT ... FOR UPDATE or FOR SHARE locks rows"
    if isinstance(node, exp.Table) and (node.db.lower() in _SYSTEM_SCHEMAS or node.name.lower().startswith("pg_")):
        return f"the system catalog is not open to queries: {node.sql('postgres')}"
    if isinstance(node, exp.Func):
        name = _function_name(node)
        if _SIDE_EFFECTS.match(name):
            return f"the function {name} may have side effects or reach outside the data"
    if isinstance(node, exp.Parameter | exp.Placeholder):
        return "parameters such as $1 have no value here"
    return None


def _function_name(node: exp.Func) -> str:
    name = node.name if isinstance(node, exp.Anonymous) else node.sql_name()
    return name.lower().strip('"')
