"""run_sql under attack, on a real PostgreSQL: memory, disk, time, names. What is harmless still runs."""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import AsyncIterator
from pathlib import Path

import psutil
import pytest

from steward.contracts.errors import ToolFailed
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from steward.sql.runner import MAX_BYTES, SqlRunner
from steward.stack.postgres import PROCESS_BYTES, EmbeddedPostgres
from steward.tools.guarding.sql import sql_read_only
from steward.tools.guarding.verdict import ALLOW
from tests.support.mirror import a_write

pytestmark = pytest.mark.timeout(120)
GROWN = 100 << 20
"""What a query that was refused may leave in this process, at most."""


@pytest.fixture
async def runner(database: Database) -> SqlRunner:
    await database.execute(
        "CREATE TABLE data.orders (id int, parent int, customer text, total numeric, at timestamptz, extra jsonb)"
    )
    await database.execute(
        "INSERT INTO data.orders SELECT n, nullif(n / 2, 0), 'customer ' || n % 7, n * 1.5, "
        "timestamptz '2026-03-01' + n * interval '1 hour', '{\"a\": [1]}' FROM generate_series(1, 500) AS n"
    )
    return SqlRunner(database)


@pytest.fixture
async def own(empty_database_dsn: str) -> AsyncIterator[Database]:
    async with Database(empty_database_dsn) as database:
        await database.execute("CREATE TABLE things AS SELECT generate_series(1, 100) AS id")
        yield database


def peak() -> int:
    """Bytes this process has had in memory at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10


@pytest.mark.requirement("attacks.b4.rows-measured-first")
@pytest.mark.parametrize(
    "query",
    [
        "SELECT repeat('x', 100000000)",
        "SELECT repeat('x', 100000000) FROM generate_series(1, 200)",
        "SELECT id, repeat('x', 100000000) FROM generate_series(1, 200) AS id ORDER BY id",
        "SELECT array_agg(n) FROM generate_series(1, 1000000) AS n",
        "SELECT string_agg(n::text, ',') FROM generate_series(1, 1000000) AS n",
        "SELECT lpad('', 50000000, 'y'), 1",
        "WITH RECURSIVE d AS (SELECT 'x' AS t, 1 AS n UNION ALL SELECT t || t, n + 1 FROM d WHERE n < 27) "
        "SELECT t FROM d ORDER BY n DESC",
    ],
)
@pytest.mark.parametrize("mine", [False, True])
async def test_a_row_of_many_megabytes_never_reaches_us(
    runner: SqlRunner, own: Database, query: str, mine: bool
) -> None:
    before = peak()
    with pytest.raises(ToolFailed):
        await (SqlRunner(own, own_database=True) if mine else runner).query(query, timeout_s=20)
    assert peak() - before < GROWN


@pytest.mark.requirement("attacks.b4.rows-measured-first")
@pytest.mark.parametrize("mine", [False, True])
async def test_rows_just_below_the_bound_stop_at_four_mebibytes(runner: SqlRunner, own: Database, mine: bool) -> None:
    answer = await (SqlRunner(own, own_database=True) if mine else runner).query(
        "SELECT n, repeat('x', 1000000) FROM generate_series(1, 100000) AS n"
    )
    assert answer["truncated"]
    assert 1 <= answer["row_count"] <= MAX_BYTES // 1_000_000


@pytest.mark.requirement("attacks.b4.backend-bounded")
@pytest.mark.parametrize(
    "query",
    [
        "SELECT length(string_agg(repeat('x', 100000000), '')) FROM generate_series(1, 20)",
        "SELECT cardinality(array_agg(n)) FROM generate_series(1, 300000000) AS n",
        "SELECT length(repeat('x', 500000000) || repeat('y', 500000000))",
        "WITH RECURSIVE d AS (SELECT 'x' AS t, 1 AS n UNION ALL SELECT t || t, n + 1 FROM d WHERE n < 40) "
        "SELECT length(t) FROM d",
    ],
)
async def test_a_query_that_wants_all_memory_fails_alone(own_postgres: EmbeddedPostgres, query: str) -> None:
    """The processes of the embedded server are bounded; the query's ends with an error and stays."""
    assert own_postgres.pid is not None
    limits = Path(f"/proc/{own_postgres.pid}/limits").read_text(encoding="ascii")
    assert f"Max address space         {PROCESS_BYTES}" in limits
    async with Database(own_postgres.dsn, max_size=3) as database, Database(own_postgres.dsn, max_size=1) as other:
        started = await other.fetchval("SELECT pg_postmaster_start_time()")
        pid = await other.fetchval("SELECT pg_backend_pid()")
        largest = 0
        asked = asyncio.create_task(SqlRunner(database, own_database=True).query(query, timeout_s=25))
        while not asked.done():
            largest = max(largest, *_sizes(own_postgres.pid))
            await asyncio.wait([asked], timeout=0.05)
        with pytest.raises(ToolFailed):
            await asked
        assert largest < PROCESS_BYTES
        assert await other.fetchval("SELECT pg_backend_pid()") == pid
        assert await other.fetchval("SELECT pg_postmaster_start_time()") == started
        assert (await SqlRunner(database, own_database=True).query("SELECT 1"))["rows"] == [[1]]


def _sizes(postmaster: int) -> list[int]:
    found = [0]
    for child in psutil.Process(postmaster).children():
        try:
            found.append(child.memory_info().rss)
        except psutil.Error:
            continue
    return found


@pytest.mark.requirement("attacks.b4.disk-bounded")
@pytest.mark.parametrize(
    "query",
    [
        "SELECT a FROM generate_series(1, 50000000) AS a ORDER BY a DESC, md5(a::text)",
        "WITH RECURSIVE r AS (SELECT 1 AS n, repeat('x', 5000) AS t UNION ALL SELECT n + 1, t FROM r) "
        "SELECT count(*) FROM r",
        "SELECT count(*) FROM (SELECT DISTINCT a, repeat(md5(a::text), 9) FROM generate_series(1, 50000000) AS a) AS d",
    ],
)
async def test_temporary_files_are_bounded_and_go(own_postgres: EmbeddedPostgres, query: str) -> None:
    async with Database(own_postgres.dsn) as database:
        with pytest.raises(ToolFailed, match="temp_file_limit"):
            await SqlRunner(database, own_database=True).query(query, timeout_s=60)
    left = [file for file in own_postgres.data_dir.glob("base/pgsql_tmp/*") if file.stat().st_size]
    assert left == []


@pytest.mark.requirement("attacks.b4.time-bounded")
async def test_the_time_of_a_query_is_that_of_all_its_rows(own: Database) -> None:
    """Each fetch of a few rows would be within the time of a statement."""
    began = time.monotonic()
    with pytest.raises(ToolFailed, match="longer than 2 s"):
        await SqlRunner(own, own_database=True).query(
            "SELECT n, pg_sleep(0.035) FROM generate_series(1, 200) AS n", timeout_s=2
        )
    assert time.monotonic() - began < 10
    assert (await SqlRunner(own, own_database=True).query("SELECT 1"))["rows"] == [[1]]


@pytest.mark.requirement("attacks.b4.names-of-functions")
@pytest.mark.parametrize(
    "query", ["SELECT lower(customer) FROM orders", 'SELECT "lower"(customer::varchar) FROM orders']
)
async def test_a_function_that_could_stand_in_for_postgresqls_own_is_refused(
    runner: SqlRunner, database: Database, query: str
) -> None:
    assert (await runner.query(query.replace("customer::varchar", "customer")))["row_count"] == 200
    await database.execute("CREATE FUNCTION data.lower(varchar) RETURNS text LANGUAGE sql AS $$ SELECT 'shadow' $$")
    with pytest.raises(ToolFailed, match=r"data\.lower"):
        await runner.query(query)
    assert (await runner.query("SELECT upper(customer) FROM orders"))["row_count"] == 200


@pytest.mark.requirement("attacks.b4.own-tables")
@pytest.mark.parametrize(
    "query",
    [
        "SELECT * FROM problems",
        "SELECT text FROM public.problems",
        "SELECT 1 FROM public.tool_dispatches LIMIT 0",
        "SELECT * FROM things, lateral (SELECT count(*) FROM payload_claims) AS p",
        "WITH problems AS (SELECT * FROM public.problems) SELECT * FROM problems",
        "SELECT (SELECT max(view::text) FROM problems)",
        "SELECT id FROM things WHERE id IN (SELECT problem_id FROM problem_steps)",
        "SELECT * FROM data.peek",
        "SELECT rolpassword FROM pg_authid",
        "SELECT query FROM pg_stat_activity",
        "SELECT * FROM pg_catalog.pg_shadow",
        "SELECT * FROM information_schema.tables",
    ],
)
async def test_stewards_own_tables_are_refused_by_name_whatever_the_user_may_read(
    database: Database, query: str
) -> None:
    await ProblemStore(database).record(a_write(1, 1))
    await database.execute("CREATE TABLE data.things AS SELECT generate_series(1, 3) AS id")
    await database.execute("CREATE VIEW data.peek AS SELECT problem_id FROM public.problems")
    await database.execute("ALTER ROLE CURRENT_USER SET search_path = data, public")
    try:
        async with Database(database.dsn) as given:
            with pytest.raises(ToolFailed, match="not open to queries"):
                await SqlRunner(given, own_database=True).query(query)
            answer = await SqlRunner(given, own_database=True).query(
                "WITH problems AS (SELECT 1) SELECT * FROM problems"
            )
            assert answer["rows"] == [[1]]
            assert (await SqlRunner(given, own_database=True).query("SELECT count(*) FROM things"))["rows"] == [[3]]
    finally:
        await database.execute("ALTER ROLE CURRENT_USER RESET search_path")


@pytest.mark.requirement("attacks.b4.own-tables")
async def test_a_table_of_the_same_name_in_a_database_of_somebody_else_is_read(own: Database) -> None:
    await own.execute("CREATE TABLE problems AS SELECT 7 AS n")
    assert (await SqlRunner(own, own_database=True).query("SELECT n FROM problems"))["rows"] == [[7]]


HARMLESS = [
    "SELECT count(*) FROM orders",
    "SELECT customer, sum(total) AS sum FROM orders GROUP BY customer ORDER BY sum DESC",
    "SELECT string_agg(DISTINCT customer, ', ' ORDER BY customer) FROM orders",
    "SELECT customer, array_agg(id ORDER BY id) FROM orders GROUP BY customer",
    "SELECT json_agg(o) FROM (SELECT id, customer FROM orders ORDER BY id LIMIT 5) AS o",
    "SELECT date_trunc('day', at) AS day, avg(total) FROM orders GROUP BY day ORDER BY day",
    "SELECT d::date, count(o.id) FROM generate_series('2026-03-01'::timestamptz, '2026-03-10', '1 day') AS d "
    "LEFT JOIN orders AS o ON date_trunc('day', o.at) = d GROUP BY d ORDER BY d",
    "WITH RECURSIVE line AS (SELECT id, parent FROM orders WHERE id = 500 UNION ALL "
    "SELECT o.id, o.parent FROM orders AS o JOIN line ON o.id = line.parent) SELECT id FROM line",
    "SELECT id, row_number() OVER (PARTITION BY customer ORDER BY at) FROM orders",
    "SELECT customer, percentile_cont(0.5) WITHIN GROUP (ORDER BY total) FROM orders GROUP BY customer",
    "SELECT lpad(id::text, 8, '0'), repeat('*', 10), format('%s: %s', id, customer) FROM orders LIMIT 10",
    "SELECT extra -> 'a' ->> 0, jsonb_array_length(extra -> 'a') FROM orders LIMIT 3",
    "SELECT lower(customer), pg_catalog.upper(customer), left(customer, 3), to_char(at, 'YYYY-MM-DD') FROM orders",
    "SELECT id, CASE WHEN total > 100 THEN 'large' ELSE 'small' END FROM orders WHERE customer ILIKE '%3%'",
    "SELECT a.id, b.id FROM orders AS a CROSS JOIN orders AS b ORDER BY a.id, b.id LIMIT 50",
    "(SELECT id FROM orders WHERE id < 3) UNION ALL (SELECT id FROM orders WHERE id > 498) ORDER BY 1",
]


@pytest.mark.requirement("attacks.b4.harmless-runs")
@pytest.mark.parametrize("query", HARMLESS)
async def test_everyday_queries_run(runner: SqlRunner, query: str) -> None:
    assert sql_read_only({"query": query}, {}) == ALLOW
    assert (await runner.query(query))["row_count"] > 0
