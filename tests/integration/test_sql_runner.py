"""run_sql's second line of defence: whatever gets past the guard can neither write nor see Steward's own tables."""

from __future__ import annotations

import json

import pytest

from steward.contracts.errors import ToolFailed
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from steward.sql.runner import SqlRunner
from tests.support.mirror import a_write

HIDDEN = "'SELECT to_tsvector(view::text) FROM public.problems'"
"""Text that a function of PostgreSQL itself runs as a query."""


@pytest.fixture
async def runner(database: Database) -> SqlRunner:
    await database.execute(
        "CREATE TABLE data.orders (id int, customer text, total numeric, at timestamptz, extra jsonb)"
    )
    await database.execute(
        "INSERT INTO data.orders SELECT n, 'customer ' || n, n * 1.5, '2026-03-01 12:00+00', '{\"a\": [1]}' "
        "FROM generate_series(1, 500) AS n"
    )
    await ProblemStore(database).record(a_write(1, 1))
    return SqlRunner(database)


async def test_a_select_answers_with_columns_and_json_rows(runner: SqlRunner) -> None:
    answer = await runner.query("SELECT id, customer, total, at, extra FROM orders WHERE id <= 2 ORDER BY id DESC; ")
    assert answer == {
        "columns": ["id", "customer", "total", "at", "extra"],
        "rows": [
            [2, "customer 2", 3.0, "2026-03-01T12:00:00+00:00", {"a": [1]}],
            [1, "customer 1", 1.5, "2026-03-01T12:00:00+00:00", {"a": [1]}],
        ],
        "row_count": 2,
        "truncated": False,
    }


async def test_columns_of_one_name_and_comments_and_empty_answers_are_fine(runner: SqlRunner) -> None:
    both = await runner.query("SELECT 1 AS a, 2 AS a -- twice")
    assert (both["columns"], both["rows"]) == (["a", "a"], [[1, 2]])
    none = await runner.query("SELECT id FROM data.orders WHERE false")
    assert (none["columns"], none["rows"], none["row_count"]) == (["id"], [], 0)
    odd = await runner.query("SELECT 'NaN'::float8, '\\x00ff'::bytea, 'infinity'::timestamptz, '%s %I' AS \"%s\"")
    assert json.loads(json.dumps(odd["rows"], allow_nan=False)) == odd["rows"]


async def test_more_rows_than_the_limit_are_cut_and_said_to_be(runner: SqlRunner) -> None:
    answer = await runner.query("WITH o AS (SELECT * FROM orders) SELECT id FROM o ORDER BY id", limit=10)
    assert [row[0] for row in answer["rows"]] == list(range(1, 11))
    assert answer["truncated"]
    exact = await runner.query("SELECT id FROM orders LIMIT 10", limit=10)
    assert not exact["truncated"]


async def test_an_answer_too_large_is_cut(runner: SqlRunner) -> None:
    answer = await runner.query("SELECT repeat('x', 1000000) FROM generate_series(1, 20)")
    assert answer["truncated"]
    assert answer["row_count"] == 4


@pytest.mark.requirement("sql.run-sql.sees-only-data")
@pytest.mark.parametrize(
    "query",
    [
        "SELECT * FROM public.problems",
        "SELECT * FROM problems",
        "SELECT * FROM public.todos",
        "SELECT pg_read_file('/etc/passwd')",
        "SELECT rolpassword FROM pg_authid",
        "SELECT steward_gate.read_rows('SELECT * FROM public.problems', 1)",
        f"SELECT word FROM ts_stat({HIDDEN})",
        f"SELECT set_config('role', 'none', true), (SELECT word FROM ts_stat({HIDDEN}) LIMIT 1)",
        "SELECT set_config('session_authorization', session_user, true)",
        "SELECT nextval('public.problem_ids')",
    ],
)
async def test_a_query_cannot_see_anything_but_the_operators_tables(runner: SqlRunner, query: str) -> None:
    with pytest.raises(ToolFailed):
        await runner.query(query)


@pytest.mark.requirement("sql.run-sql.cannot-write")
@pytest.mark.parametrize(
    "query",
    [
        "DELETE FROM data.orders",
        "WITH gone AS (DELETE FROM data.orders RETURNING 1) SELECT * FROM gone",
        "INSERT INTO data.orders (id) VALUES (1)",
        "SELECT * INTO data.copied FROM data.orders",
        "SELECT 1; DELETE FROM data.orders",
        "SELECT 1) AS q; DELETE FROM data.orders; SELECT (1",
        "COMMIT",
        "SET transaction_read_only = off",
        "SELECT set_config('transaction_read_only', 'off', false)",
        "SELECT lo_create(0)",
        "DROP TABLE data.orders",
        "not even sql",
        "",
    ],
)
async def test_a_query_cannot_write(runner: SqlRunner, database: Database, query: str) -> None:
    with pytest.raises(ToolFailed):
        await runner.query(query)
    assert await database.fetchval("SELECT count(*) FROM data.orders") == 500


async def test_a_slow_query_is_ended_in_time(runner: SqlRunner) -> None:
    with pytest.raises(ToolFailed, match=r"longer than 0\.2 s"):
        await runner.query("SELECT pg_sleep(30)", timeout_s=0.2)


async def test_a_query_leaves_nothing_behind_in_its_connection(database_dsn: str) -> None:
    async with Database(database_dsn, max_size=1) as database:
        await SqlRunner(database).query("SELECT pg_advisory_lock(42), set_config('work_mem', '64kB', false)")
        assert await database.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'") == 0
        assert await database.fetchval("SELECT current_setting('work_mem')") != "64kB"
        assert await database.fetchval("SELECT current_user = session_user")


async def test_an_operators_own_database_is_read_with_its_own_user_and_never_written(
    empty_database_dsn: str,
) -> None:
    async with Database(empty_database_dsn) as database:
        await database.execute("CREATE TABLE things (id int)")
        runner = SqlRunner(database, own_database=True)
        answer = await runner.query("SELECT id FROM things UNION ALL SELECT 3 UNION ALL SELECT 4", limit=1)
        assert (answer["columns"], answer["rows"], answer["truncated"]) == (["id"], [[3]], True)
        with pytest.raises(ToolFailed):
            await runner.query("DELETE FROM things")
