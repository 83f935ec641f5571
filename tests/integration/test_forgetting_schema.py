"""Every table that can hold something of a user is one that forgetting deals with."""

from __future__ import annotations

import pytest

from steward.sql.database import Database
from steward.sql.forgetting import DECLARED, PROBLEMS_TABLES, USERS_TABLES

USERS: frozenset[str] = frozenset(
    {"user_id", "added_by", "created_by", "decided_by", "switched_by", "external_id", "subject", "problem_id"}
)
"""Columns that say or lead to whose something is."""
ELSEWHERE = {"kb_contents", "kb_passages", "kb_dropped"}
"""Of documents of a tenant, which are nobody's own."""


async def columns_of(database: Database) -> dict[str, set[str]]:
    """Each table of ours with its columns."""
    rows = await database.fetch(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    )
    found: dict[str, set[str]] = {}
    for row in rows:
        found.setdefault(row["table_name"], set()).add(row["column_name"])
    return found


@pytest.mark.requirement("forgetting.every-table")
async def test_every_table_with_a_user_is_handled_or_declared(database: Database) -> None:
    dealt_with = {*USERS_TABLES, *PROBLEMS_TABLES, *DECLARED}
    tables = await columns_of(database)
    personal = {table for table, columns in tables.items() if columns & USERS}
    assert personal - dealt_with == set(), "name these in sql/forgetting.py"
    assert {
        table for table in USERS_TABLES if table in tables and not {"tenant_id", "user_id"} <= tables[table]
    } == set()
    assert {table for table in PROBLEMS_TABLES if "problem_id" not in tables[table]} == set()
    assert set(DECLARED) - set(tables) == set()


@pytest.mark.requirement("forgetting.every-table")
async def test_every_table_that_is_emptied_refuses_rows_of_who_is_being_forgotten(database: Database) -> None:
    rows = await database.fetch(
        "SELECT event_object_table AS name FROM information_schema.triggers WHERE trigger_name ~ '_(forgotten|erased)$'"
    )
    guarded = {row["name"] for row in rows}
    tables = await columns_of(database)
    # What is posted follows an address, which is guarded.
    expected = {*USERS_TABLES, *PROBLEMS_TABLES, "api_keys", "chat_users"} - {"erased_problems", "pushes"}
    assert {name for name in expected if name in tables} - guarded == set()


async def test_the_guard_against_new_tables_sees_one(database: Database) -> None:
    await database.execute("CREATE TABLE diaries (user_id text)")
    personal = {table for table, columns in (await columns_of(database)).items() if columns & USERS}
    assert personal - {*USERS_TABLES, *PROBLEMS_TABLES, *DECLARED} == {"diaries"}
