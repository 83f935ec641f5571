"""run_sql's guard lets one harmless SELECT through and refuses everything else with the reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts.errors import ToolUnavailable
from tests.support.tool_bench import a_context, a_spec
from tools.guards import FACTS, GUARDS, Ruling, ask_guard
from tools.sql_guard import why_not_read_only


@pytest.mark.requirement("tools.guard.sql-allows-select")
@pytest.mark.parametrize(
    "query",
    [
        "select 1",
        "SELECT a, count(*) FROM t JOIN u USING (id) WHERE a LIKE 'x;y' GROUP BY a HAVING count(*) > 1 LIMIT 5;",
        "with a as (select 1 as n) select * from a union all select 2",
        "with recursive r as (select 1 n union all select n + 1 from r where n < 5) select * from r",
        "(select 1)",
        "select now(), avg(x) over (partition by y) from data.t -- the average",
        "select * from generate_series(1, 3)",
        "select 'delete from t; drop table t'",
    ],
)
def test_one_select_without_side_effects_is_allowed(query: str) -> None:
    assert why_not_read_only(query) is None


@pytest.mark.requirement("tools.guard.sql-refuses-the-rest")
@pytest.mark.parametrize(
    "query",
    [
        "",
        "  ;  ",
        "select 1; select 2",
        "select 1; drop table t",
        "insert into t values (1)",
        "update t set a = 1",
        "delete from t",
        "truncate t",
        "drop table t",
        "create table x as select 1",
        "select * into x from t",
        "with d as (delete from t returning *) select * from d",
        "with i as (insert into t values (1) returning *) select * from i",
        "select * from t for update",
        "select * from t for share",
        "copy t to '/tmp/x'",
        "copy t to program 'id'",
        "explain analyze delete from t",
        "do $$ begin perform 1; end $$",
        "call p()",
        "set role postgres",
        "begin",
        "grant select on t to x",
        "lock table t",
        "notify x",
        "vacuum",
        "prepare p as select 1",
        "select pg_sleep(10)",
        "select pg_catalog.pg_sleep(10)",
        'select "pg_sleep"(10)',
        "select pg_read_file('/etc/passwd')",
        "select * from pg_read_file('/etc/passwd')",
        "select lower(pg_read_binary_file('/etc/passwd')::text)",
        "select * from dblink('dbname=x', 'delete from t') as t(a int)",
        "select lo_import('/etc/passwd')",
        "select set_config('role', 'postgres', false)",
        "select nextval('s')",
        "select 1 where exists (select pg_terminate_backend(1))",
        "select query_to_xml('delete from t', true, true, '')",
        "select * from pg_catalog.pg_authid",
        "select * from pg_class",
        "select * from information_schema.tables",
        "select $1",
        "selec 1",
        "select ((((",
        "select " + "(" * 3000 + "1" + ")" * 3000,
        "select '" + "x" * 20_000 + "'",
    ],
)
def test_everything_else_is_refused_with_a_reason(query: str) -> None:
    reason = why_not_read_only(query)
    assert reason


@given(st.text(max_size=80))
def test_any_text_gets_a_ruling(text: str) -> None:
    why_not_read_only(text)


@pytest.mark.requirement("tools.guard.fails-closed")
async def test_a_guard_that_raises_or_is_gone_asks_a_human(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(args: object, facts: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setitem(GUARDS, "broken", broken)
    assert (await ask_guard(a_spec(guard="broken"), a_context(), {})).ruling is Ruling.CONFIRM
    assert (await ask_guard(a_spec(guard="not_there"), a_context(), {})).ruling is Ruling.CONFIRM


async def test_facts_that_cannot_be_had_ask_a_human(monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(ctx: object, args: object) -> dict[str, object]:
        raise ToolUnavailable("the calendar is away")

    monkeypatch.setitem(FACTS, "sql_read_only", away)
    verdict = await ask_guard(a_spec(guard="sql_read_only"), a_context(), {"query": "select 1"})
    assert verdict.ruling is Ruling.CONFIRM


async def test_a_tool_without_a_guard_is_allowed_as_far_as_guards_go() -> None:
    assert (await ask_guard(a_spec(), a_context(), {})).ruling is Ruling.ALLOW
