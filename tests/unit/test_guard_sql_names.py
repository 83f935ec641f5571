"""run_sql's guard judges functions by schema and name, and asks before a query that may build values of any size."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.tools.guarding.sql import sql_read_only, why_not_read_only
from steward.tools.guarding.sql_functions import HARMLESS
from steward.tools.guarding.verdict import Ruling

SCHEMAS = st.sampled_from(["public", "data", "PUBLIC", '"public"', '"Pg_Catalog"x', "pg_temp", "steward_gate", "x"])
BLANKS = st.sampled_from(["", " ", "\n", "/* */", " -- x\n"])


@pytest.mark.requirement("attacks.b4.names-of-functions")
@given(
    name=st.sampled_from(sorted(HARMLESS - {"extract", "overlay", "position", "normalize", "overlaps", "like"})),
    schema=SCHEMAS.filter(lambda written: not written.endswith("x") or written == "x"),
    blank=BLANKS,
    quoted=st.booleans(),
    upper=st.booleans(),
)
def test_a_harmless_name_in_another_schema_is_another_function(
    name: str, schema: str, blank: str, quoted: bool, upper: bool
) -> None:
    written = f'"{name}"' if quoted else name.upper() if upper else name
    assert why_not_read_only(f"SELECT {schema}{blank}.{blank}{written}{blank}(a, 'b') FROM t")
    assert why_not_read_only(f"SELECT * FROM {schema}.{written}{blank}(1) AS f")


@pytest.mark.requirement("attacks.b4.names-of-functions")
@pytest.mark.parametrize(
    "query",
    [
        "SELECT public.lower('A')",
        "SELECT data.count(*) FROM t",
        "SELECT db.public.lower('A')",
        "SELECT public.coalesce(a, b) FROM t",
        "SELECT 1 OPERATOR(public.+) 2",
        "SELECT 1 operator/**/(public.=) 2",
        "SELECT * FROM ROWS FROM (public.generate_series(1, 2)) AS r",
    ],
)
def test_a_function_or_operator_of_another_schema_is_refused(query: str) -> None:
    assert why_not_read_only(query)


@pytest.mark.parametrize(
    "query",
    [
        "SELECT pg_catalog.lower('A')",
        "SELECT PG_CATALOG.lower('A'), pg_catalog.count(*) FROM t",
        "SELECT t.a IN (1, 2), (t.b) FROM data.t AS t WHERE EXISTS (SELECT 1)",
        "WITH w (a, b) AS (SELECT 1, 2) SELECT w.a FROM w",
    ],
)
def test_postgresqls_own_functions_may_be_named_in_full(query: str) -> None:
    assert why_not_read_only(query) is None


@pytest.mark.requirement("attacks.b4.growing-asks")
@pytest.mark.parametrize(
    "query",
    [
        "SELECT repeat('x', 100000000)",
        "SELECT pg_catalog.repeat('x', 100000000)",
        "SELECT pg_catalog.array_agg(n) FROM generate_series(1, 100000000) AS n",
        "SELECT pg_catalog.format('%100000000s', a) FROM t",
        "SELECT repeat('x', id * 1000) FROM t",
        "SELECT repeat(repeat('x', 10000), 10000)",
        "SELECT replace(a, 'x', lpad('y', 1000000)) FROM t",
        "SELECT length(rpad(a, n)) FROM t",
        "SELECT array_fill(0, ARRAY[10000, 10000])",
        "SELECT array_fill(0, dims) FROM t",
        "SELECT format('%100000000s', a) FROM t",
        "SELECT format('%*s', 1000000, a) FROM t",
        "SELECT array_agg(n) FROM generate_series(1, 100000000) AS n",
        "SELECT string_agg(n::text, '') FROM generate_series(1, (SELECT max(id) FROM t)) AS n",
        "SELECT ARRAY(SELECT n FROM generate_series(1, 100000000) AS n)",
        "SELECT jsonb_agg(a) FROM generate_series(1, 1000) AS a, generate_series(1, 1000) AS b",
        "WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM r) SELECT array_agg(n) FROM r",
    ],
)
def test_a_query_that_may_build_anything_asks_a_human(query: str) -> None:
    verdict = sql_read_only({"query": query}, {})
    assert (verdict.ruling, bool(verdict.reason)) == (Ruling.CONFIRM, True)


@pytest.mark.requirement("attacks.b4.growing-asks")
@given(
    count=st.integers(10_001, 10**18),
    grown=st.sampled_from(["repeat('x', {})", "lpad('x', {})", "rpad('x', {}, 'y')", "array_fill(0, ARRAY[{}])"]),
    place=st.sampled_from(
        [
            "SELECT {}",
            "SELECT length({}::text)",
            "SELECT 1 WHERE {} IS NULL",
            "SELECT * FROM (SELECT {} AS a) AS s",
            "WITH w AS (SELECT {} AS a) SELECT a FROM w",
            "SELECT 1 UNION SELECT 1 FROM t ORDER BY (SELECT {})",
        ]
    ),
)
def test_no_place_hides_a_large_count(count: int, grown: str, place: str) -> None:
    assert sql_read_only({"query": place.format(grown.format(count))}, {}).ruling is not Ruling.ALLOW
