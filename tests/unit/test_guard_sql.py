"""run_sql's guard lets one harmless SELECT through and refuses everything else with the reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.contracts.errors import ToolUnavailable
from steward.tools.guarding.sql import why_not_read_only
from steward.tools.guarding.verdict import Ruling
from steward.tools.guards import FACTS, GUARDS, ask_guard
from tests.support.tool_bench import a_context, a_spec


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
        "select 1; -- that is all",
        "select 1 /* /* within */ , pg_sleep(1) -- */",
        "select 'a\\', 1, 'pg_sleep(1)'",
        "select $$pg_sleep(1)$$",
        "select to_char(now(), 'YYYY'), date_trunc('month', now()), make_date(2020, 1, 1), age(now())",
        "select split_part(a, ',', 1), jsonb_array_elements(b), regexp_matches(a, 'x'), width_bucket(1, 2, 3, 4)",
        "select percentile_cont(0.5) within group (order by a), lag(a) over (order by b) from t",
        "with a as materialized (select 1 as n) select * from a, lateral (select a.n) as b",
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
        "explain select 1",
        "show all",
        "table t; drop table t",
        "values (1)",
        "discard all",
        "merge into t using u on true when matched then delete",
        "with u as (update t set a = 1 returning a) select * from u",
        "with a as (with b as (delete from t returning 1) select * from b) select * from a",
        "with x as materialized (select pg_advisory_lock(1)) select * from x",
        "select 1 into temp x",
        "select (select 1 into y)",
        "select * from t for no key update",
        "select * from t for key share skip locked",
        "select * from (select * from t for update) as s",
        "select pg_sleep(10)",
        "select pg_sleep/**/(10)",
        "select 1 -- a comment\r, pg_sleep(10)",
        "select 1 /* a comment */ , pg_sleep(10) --",
        'select U&"pg\\005fsleep"(10)',
        "select e'\\'', pg_sleep(1), '--'",
        "select '\\', pg_sleep(1), '\\'",
        "select 1 as a$$, pg_sleep(10), 1 as b$$ from t",
        "select PG_SLEEP(1) from t",
        "select count(*) filter (where pg_sleep(1) is null) from t",
        "select sum(a) over (order by pg_sleep(1)) from t",
        "select * from t order by pg_sleep(1)",
        "select * from t limit (select pg_sleep(1))",
        "select case when true then pg_sleep(1) end",
        "select array(select pg_sleep(1))",
        "select * from rows from (pg_sleep(1))",
        "select * from t, lateral pg_ls_dir('.') as x",
        "select (pg_stat_file('x')).size",
        "select loread(1, 2)",
        "select lowrite(1, 'x')",
        "select lo_export(1, '/tmp/x')",
        "select lo_unlink(1)",
        "select dblink_exec('dbname=x', 'delete from t')",
        "select crosstab('delete from t')",
        "select ts_rewrite('a'::tsquery, 'select 1')",
        "select ts_stat('select 1')",
        "select * from xmltable('/a' passing query_to_xml('select 1', true, true, '') columns b text)",
        "select setval('s', 1)",
        "select * from t where a = any (array[nextval('s')])",
        "select setseed(0.5)",
        "select pg_advisory_xact_lock(1)",
        "select pg_try_advisory_lock(1)",
        "select pg_notify('a', 'b')",
        "select pg_cancel_backend(1)",
        "select pg_reload_conf()",
        "select current_setting('is_superuser')",
        "select has_table_privilege('t', 'select')",
        "select a_function_of_the_operator(1)",
        "select data.a_function_of_the_operator(1)",
        "select * from only pg_authid",
        'select * from "pg_catalog"."pg_class"',
        "select 1\0",
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


HIDDEN = st.sampled_from(
    ["pg_sleep(1)", "nextval('s')", "lo_unlink(1)", "dblink('a', 'b')", "set_config('a', 'b', true)"]
)
PLACES = st.sampled_from(
    [
        "select {}",
        "select * from t where {} is null",
        "select * from t join u on {} is null",
        "with a as (select {}) select * from a",
        "select coalesce(null, {})",
        "select 1 union all select {}",
        "select * from (select * from (select {}) as a) as b",
        "select a from t group by a having {} is null",
        "select row_number() over (partition by {}) from t",
        "select * from t order by {} limit 1",
        "select exists (select 1 where {} is null)",
        "select ({})::text || 'x'",
        "select array[{}], row({}, 1)",
        "select * from t where a in (select {})",
        "select * from (values (({}))) as v(a)",
    ]
)
BLANKS = st.sampled_from([" ", "\n", "\t", "/* */", "/* /* */ */", " -- x\n", " -- x\r", "\f"])


@pytest.mark.requirement("tools.guard.sql-refuses-the-rest")
@given(
    call=HIDDEN, place=PLACES, blank=BLANKS, upper=st.booleans(), schema=st.sampled_from(["", "pg_catalog.", "public."])
)
def test_no_place_in_a_query_hides_a_side_effect(call: str, place: str, blank: str, upper: bool, schema: str) -> None:
    name, _, rest = call.partition("(")
    written = f"{blank}{schema}{name.upper() if upper else name}{blank}({rest}{blank}"
    assert why_not_read_only(place.replace("{}", written))


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
