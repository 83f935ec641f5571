"""Values no tool should answer and some do, and a built-in tool that answers whichever a test puts here."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

from hypothesis import strategies as st

from steward.contracts.errors import InputRequired, ToolFailed, ToolUnavailable
from steward.contracts.tool_input import ToolQuestion
from steward.tools.context import ToolArgs, ToolContext, ToolResult

ANSWERS: dict[str, ToolResult] = {}
NAME = "tests.support.odd_values:answer"
CALLED: list[str] = []


class Unreadable:
    """It has no text."""

    def __str__(self) -> str:
        raise RuntimeError("no")

    def __repr__(self) -> str:
        return "<unreadable>"


def nested(levels: int, innermost: Any = 1) -> Any:
    """So many lists inside each other."""
    for _ in range(levels):
        innermost = [innermost]
    return innermost


def circle() -> Any:
    """A list that holds itself twice."""
    itself: list[Any] = []
    itself += [itself, itself]
    return itself


ODD: list[Any] = [
    nested(33),
    nested(199),
    nested(900),
    nested(50_000),
    {"a": {"b": nested(5_000, {"c": "\ud800"})}},
    circle(),
    "\ud800\x00",
    {"\udfff": "\x00", "\x00": 1},
    float("inf"),
    float("nan"),
    1e400,
    10**400,
    -(10**5_000),
    {1: "a", None: "b", (1, 2): "c", "1": "d"},
    {Unreadable(): 1},
    Unreadable(),
    {"when": datetime(2026, 1, 1, tzinfo=UTC), "sum": Decimal("1.5"), "set": {1}, "bytes": b"\xff\xfe"},
    itertools.count(),
    object(),
    ToolArgs,
]

texts = st.text(alphabet=st.characters(codec=None), max_size=20)
leaves = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | texts
    | st.binary(max_size=5)
    | st.datetimes()
    | st.decimals()
    | st.sampled_from([10**400, object(), Unreadable()])
)
values = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.tuples(inner, inner)
        | st.dictionaries(texts | st.integers() | st.none() | st.booleans(), inner, max_size=4)
        | st.builds(nested, st.integers(0, 400), inner)
    ),
    max_leaves=12,
)
"""Arbitrary values of Python, JSON or not."""


class OddArgs(ToolArgs):
    """`value` names the answer."""

    value: str


async def answer(ctx: ToolContext, args: OddArgs) -> ToolResult:
    """Has its effect, and answers what was put under that name; `fail:`, `away:` and `ask:` raise with it instead."""
    CALLED.append(ctx.idempotency_key)
    kind, _, name = args.value.rpartition(":")
    result = ANSWERS[name]
    if kind == "fail":
        raise ToolFailed(result.message)
    if kind == "away":
        raise ToolUnavailable(result.message)
    if kind == "ask":
        fields = result.result if isinstance(result.result, dict) else {"properties": {"a": result.result}}
        raise InputRequired(ToolQuestion.model_construct(message=result.message, fields=fields, url=None, state="s"))
    return result
