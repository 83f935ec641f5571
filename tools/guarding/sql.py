"""Is a text one SELECT without side effects? Parsed with sqlglot; whatever is not plainly harmless is refused.

The guard sql_read_only, and the tool's own check. It is a filter, not the wall: the query also runs read-only under a
role that sees the operator's tables alone.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator

import sqlglot
from sqlglot import TokenType, exp
from sqlglot.errors import SqlglotError

from steward.tools.guarding.sql_functions import HARMLESS
from steward.tools.guarding.sql_growth import is_unbounded
from steward.tools.guarding.verdict import ALLOW, Args, Facts, GuardVerdict, confirm, deny

MAX_LENGTH = 10_000
_TOO_DEEP = "the query is nested too deeply"

logging.getLogger("sqlglot").setLevel(logging.ERROR)

_SIDE_EFFECTS = re.compile(
    r"^(?:pg_(?!typeof$|size_pretty$).*|lo_?(?:creat|create|export|import|open|put|get|read|write|unlink|from_bytea)"
    r"|dblink.*|set_config|current_setting|nextval|next_value_for|setval|currval|lastval|setseed|txid_.*"
    r"|xml.*|xpath.*|x_m_l_table|(?:query|table|schema|database|cursor)_to_xml.*|ts_stat|ts_rewrite|crosstab.*|copy_.*"
    r"|http_.*|postgres_fdw_.*|plpy.*|notify|has_.*_privilege|suppress_.*|read_csv|read_parquet)$"
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
_HIDDEN_TEXT = re.compile(r"\bu&[\"']", re.IGNORECASE)
_SYSTEM_SCHEMAS = {"pg_catalog", "information_schema", "pg_toast"}


def why_not_read_only(query: str) -> str | None:
    """None for one SELECT (with CTEs and set operations) without side effects, else the reason in words."""
    parsed = _parsed(query)
    if isinstance(parsed, str):
        return parsed
    try:
        return _foreign_name(query) or next(_reasons(parsed), None)
    except RecursionError:
        return _TOO_DEEP


def _parsed(query: str) -> exp.Expr | str:
    """The one statement of a query, or why it is none."""
    if not query.strip():
        return "the query is empty"
    if len(query) > MAX_LENGTH:
        return f"the query is longer than {MAX_LENGTH} characters"
    if "\0" in query:
        return "the query holds a NUL character"
    if _HIDDEN_TEXT.search(query):
        return 'names and texts written with U&"..." are not read here'
    try:
        parsed = sqlglot.parse(_as_read(query), read="postgres")
        statements = [s for s in parsed if s is not None and not isinstance(s, exp.Semicolon)]
    except (SqlglotError, RecursionError, ValueError) as error:
        return f"the query cannot be parsed: {str(error).splitlines()[0] if str(error) else type(error).__name__}"
    if len(statements) != 1:
        return f"exactly one statement is allowed, not {len(statements)}"
    return statements[0]


def _as_read(query: str) -> str:
    """PostgreSQL ends a comment at a carriage return too; the parser must see what PostgreSQL would run."""
    return query.replace("\r", "\n")


def _foreign_name(query: str) -> str | None:
    """The first function or operator that is called by the name of a schema other than PostgreSQL's own.

    A harmless name in another schema is another function; the parser itself drops the schema of some.
    """
    tokens = [(token.token_type, token.text) for token in sqlglot.tokenize(_as_read(query), read="postgres")]
    for place, (kind, _) in enumerate(tokens):
        if kind is not TokenType.L_PAREN or place == 0:
            continue
        before, name = tokens[place - 1]
        if before is not TokenType.IDENTIFIER and name.lower() == "operator":
            return "an operator is written without its schema here"
        if place >= 3 and tokens[place - 2][0] is TokenType.DOT and tokens[place - 3][1].lower() != "pg_catalog":
            return f"the function {tokens[place - 3][1]}.{name} is not one of PostgreSQL's own"
    return None


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
        if isinstance(node, exp.Anonymous | exp.AnonymousAggFunc) and name not in HARMLESS:
            return f"the function {name} is not known to be harmless"
    if isinstance(node, exp.Parameter | exp.Placeholder):
        return "parameters such as $1 have no value here"
    return None


def _function_name(node: exp.Func) -> str:
    """In lower case, a quoted one too: what PostgreSQL would tell apart is judged alike."""
    name = node.name if isinstance(node, exp.Anonymous | exp.AnonymousAggFunc) else node.sql_name()
    return name.lower().strip('"')


def sql_read_only(args: Args, facts: Facts) -> GuardVerdict:
    """Allow one SELECT without side effects, ask about one that may build values of any size, deny everything else."""
    query = str(args.get("query", ""))
    reason = why_not_read_only(query)
    if reason is not None:
        return deny(reason)
    parsed = _parsed(query)
    return confirm("query_grows") if isinstance(parsed, exp.Expr) and is_unbounded(parsed) else ALLOW
