"""run_sql and operators that somebody made: none of them runs in a query, on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator

import asyncpg
import pytest

from steward.contracts.errors import ToolFailed
from steward.sql.database import Database
from steward.sql.runner import SqlRunner

ORDERS = "orders AS SELECT 7 AS id, 1.5 AS total, 'ann'::varchar AS name"


@pytest.fixture
async def own(empty_database_dsn: str) -> AsyncIterator[Database]:
    async with Database(empty_database_dsn) as database:
        await database.execute(f"CREATE TABLE {ORDERS}")
        yield database


OPERATORS = [
    ("+", "int, numeric", "SELECT id + total FROM orders"),
    ("=", "varchar, varchar", "SELECT count(*) FROM orders WHERE name = 'ann'::varchar"),
    ("=", "varchar, varchar", "SELECT count(*) FROM orders WHERE name IN ('ann'::varchar)"),
    ("=", "varchar, varchar", "SELECT CASE name WHEN 'ann'::varchar THEN 1 END FROM orders"),
    ("=", "varchar, varchar", "SELECT a.id FROM orders AS a JOIN orders AS b USING (name)"),
    ("=", "varchar, varchar", "SELECT NULLIF(name, 'ann'::varchar) FROM orders"),
    ("=", "varchar, varchar", "SELECT name IS DISTINCT FROM 'ann'::varchar FROM orders"),
    ("<>", "varchar, varchar", "SELECT id FROM orders WHERE name != 'ann'::varchar"),
    ("<>", "varchar, varchar", "SELECT id FROM orders WHERE name NOT IN ('ann'::varchar)"),
    ("<=", "varchar, varchar", "SELECT id FROM orders WHERE name BETWEEN 'a'::varchar AND 'z'::varchar"),
    ("~~", "varchar, varchar", "SELECT id FROM orders WHERE name LIKE 'a%'::varchar"),
    ("!~~*", "varchar, varchar", "SELECT id FROM orders WHERE name NOT ILIKE 'a%'::varchar"),
    ("~", "varchar, text", "SELECT id FROM orders WHERE name SIMILAR TO 'a%'"),
    ("<~>", "varchar, varchar", "SELECT name <~> name FROM orders"),
    ("-", "none, varchar", "SELECT - name FROM orders"),
]
"""The name of an operator, its operands, and a query in which PostgreSQL would find that one."""


@pytest.mark.requirement("attacks.b4.names-of-operators")
@pytest.mark.parametrize(("name", "operands", "query"), OPERATORS, ids=[query for _, _, query in OPERATORS])
@pytest.mark.parametrize("mine", [False, True])
async def test_an_operator_that_somebody_made_is_refused(
    database: Database, own: Database, name: str, operands: str, query: str, mine: bool
) -> None:
    await database.execute(f"CREATE TABLE data.{ORDERS}")
    there, schema = (own, "public") if mine else (database, "data")
    await an_operator(there, schema, name, operands)
    runner = SqlRunner(there, own_database=mine)
    with pytest.raises(ToolFailed, match=rf"operator {schema}\."):
        await runner.query(query)
    assert (await runner.query("SELECT id FROM orders"))["rows"] == [[7]]


@pytest.mark.requirement("attacks.b4.names-of-operators")
async def test_without_that_refusal_the_operator_would_run(own: Database) -> None:
    for name, operands, query in OPERATORS:
        await own.execute("DROP SCHEMA IF EXISTS theirs CASCADE; CREATE SCHEMA theirs")
        await an_operator(own, "theirs", name, operands)
        await own.execute("SET search_path = public, theirs; DISCARD PLANS")
        with pytest.raises(asyncpg.PostgresError, match="the shadow runs"):
            await own.fetch(query)


@pytest.mark.requirement("attacks.b4.names-of-operators")
async def test_an_operator_of_an_extension_runs(own: Database) -> None:
    await an_operator(own, "public", "<~>", "int, int")
    await own.execute("ALTER EXTENSION plpgsql ADD OPERATOR public.<~> (int, int)")
    with pytest.raises(ToolFailed, match="the shadow runs"):
        await SqlRunner(own, own_database=True).query("SELECT id <~> id FROM orders")


async def an_operator(database: Database, schema: str, name: str, operands: str) -> None:
    """An operator whose function tells, by failing, that it was called."""
    left, right = operands.split(", ")
    function = f"{schema}.shadow({right if left == 'none' else operands})"
    await database.execute(
        f"CREATE FUNCTION {function} RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN RAISE 'the shadow runs'; END $$"
    )
    sides = f"RIGHTARG = {right}" if left == "none" else f"LEFTARG = {left}, RIGHTARG = {right}"
    await database.execute(f"CREATE OPERATOR {schema}.{name} (FUNCTION = {schema}.shadow, {sides})")
