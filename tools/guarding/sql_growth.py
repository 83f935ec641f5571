"""May a query build values of any size inside PostgreSQL? Then a human is asked first. Used by the guard of run_sql.

It is a courtesy to the server, not the wall: what a backend may use is bounded where PostgreSQL runs (docs/guards.md).
"""

from __future__ import annotations

import re
from typing import Final

from sqlglot import exp

LARGEST_COUNT: Final = 10_000
"""Characters a function may be told to make without a question."""
MOST_GENERATED: Final = 100_000
"""Generated rows that may be collected into one value without a question."""
_WIDTH: Final = re.compile(r"%[^a-zA-Z%]*(?:\d{5,}|\*)")
_COLLECTING: Final = (
    exp.ArrayAgg,
    exp.GroupConcat,
    exp.JSONArrayAgg,
    exp.JSONObjectAgg,
    exp.JSONBObjectAgg,
)
_COLLECTING_NAMES: Final = frozenset(
    {"array_agg", "string_agg", "json_agg", "jsonb_agg", "json_object_agg", "jsonb_object_agg", "range_agg"}
)


def is_unbounded(statement: exp.Expr) -> bool:
    """Whether something of a parsed query may grow without bound."""
    return any(map(_grows, statement.walk())) or (_collects(statement) and _generates(statement))


def _grows(node: exp.Expr) -> bool:
    """Whether a function may make a value of any size, or multiplies what another one made."""
    count = _count(node)
    if count is not None:
        others = (inner for inner in node.walk() if inner is not node)
        return not _small(count, LARGEST_COUNT) or any(_count(inner) is not None for inner in others)
    if isinstance(node, exp.Format) or _called(node, "format"):
        template = node.this if isinstance(node, exp.Format) else _argument(node, 0)
        return not isinstance(template, exp.Literal) or _WIDTH.search(template.name) is not None
    return False


def _count(node: exp.Expr) -> exp.Expr | None:
    """The argument that says how large the value of a growing function becomes."""
    if isinstance(node, exp.Repeat):
        times: exp.Expr | None = node.args.get("times")
        return times or node
    if isinstance(node, exp.Pad):
        length: exp.Expr = node.expression
        return length
    # A name with its schema is parsed as a function nobody knows.
    return _argument(node, 1) if _called(node, "array_fill", "repeat", "lpad", "rpad") else None


def _called(node: exp.Expr, *names: str) -> bool:
    return isinstance(node, exp.Anonymous | exp.AnonymousAggFunc) and node.name.lower() in names


def _argument(node: exp.Expr, place: int) -> exp.Expr:
    """An argument of a call, or for one that is not there the call itself, which is no number."""
    return node.expressions[place] if len(node.expressions) > place else node


def _small(count: exp.Expr, most: int) -> bool:
    """Whether a count, or the product of an array of counts, is written out and at most `most`."""
    product = 1
    for number in count.expressions if isinstance(count, exp.Array) else [count]:
        value = _number(number)
        if value is None:
            return False
        product *= max(value, 1)
    return product <= most


def _number(node: exp.Expr) -> int | None:
    sign = 1
    while isinstance(node, exp.Neg | exp.Paren):
        sign, node = (-sign if isinstance(node, exp.Neg) else sign), node.this
    written = node.name if isinstance(node, exp.Literal) and not node.is_string else ""
    return sign * int(written) if written.isdecimal() and len(written) < 19 else None


def _collects(statement: exp.Expr) -> bool:
    return any(
        isinstance(node, _COLLECTING)
        or _called(node, *_COLLECTING_NAMES)
        or (isinstance(node, exp.Array) and any(isinstance(item, exp.Query) for item in node.expressions))
        for node in statement.walk()
    )


def _generates(statement: exp.Expr) -> bool:
    total = 1
    for node in statement.walk():
        if isinstance(node, exp.With) and node.recursive:
            return True
        if isinstance(node, exp.GenerateSeries | exp.ExplodingGenerateSeries):
            first, last = _number(node.args["start"]), _number(node.args["end"])
        elif _called(node, "generate_series"):
            first, last = _number(_argument(node, 0)), _number(_argument(node, 1))
        else:
            continue
        if first is None or last is None:
            return True
        total *= abs(last - first) + 1
    return total > MOST_GENERATED
