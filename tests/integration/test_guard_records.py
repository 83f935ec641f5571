"""What guards rest on, asked of a real PostgreSQL: which functions it has, and what a user had tools do today."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from temporalio.testing import ActivityEnvironment

from steward.activities.tool_calls import ToolCallActivities
from steward.contracts.base import Json
from steward.contracts.errors import ErrorCode
from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import Owner
from steward.contracts.step import Action
from steward.contracts.tool import Effect
from steward.sql.database import Database
from steward.sql.dispatches import DispatchStore
from steward.sql.problems import ProblemStore
from steward.sql.spending import SpendingStore
from steward.tools.executors import ToolRunner
from steward.tools.guarding.policy_file import PolicyFile
from steward.tools.guarding.sql import why_not_read_only
from steward.tools.guarding.sql_functions import CHANGING, HARMLESS
from steward.tools.ports import Services
from tests.support.mirror import a_step, a_view
from tests.support.tool_bench import a_call, a_registry, an_entry, anns_effects

NEW_IN_18 = {"uuidv4", "uuidv7"}
EFFECT_FREE = """
SELECT proname, bool_or(provolatile = 'v') AS changing FROM pg_proc
WHERE pronamespace = 'pg_catalog'::regnamespace AND proname = ANY ($1) GROUP BY proname
"""
DANGEROUS = """
SELECT DISTINCT proname FROM pg_proc
WHERE pronamespace = 'pg_catalog'::regnamespace AND provolatile = 'v' AND NOT proname = ANY ($1)
"""


@pytest.mark.requirement("guards.sql-knows-every-function")
async def test_every_allowed_function_is_postgresqls_own_and_changes_nothing(database: Database) -> None:
    rows = {row["proname"]: row["changing"] for row in await database.fetch(EFFECT_FREE, sorted(HARMLESS))}
    assert HARMLESS - set(rows) - NEW_IN_18 == set()
    assert {name for name, changing in rows.items() if changing} == CHANGING & set(rows)


@pytest.mark.requirement("guards.sql-knows-every-function")
async def test_no_volatile_function_of_postgresql_is_let_through(database: Database) -> None:
    rows = await database.fetch(DANGEROUS, sorted(CHANGING))
    assert len(rows) > 100
    let_through = {row["proname"] for row in rows if why_not_read_only(f"select {row['proname']}(1)") is None}
    assert let_through == set()


async def test_the_allowed_functions_work_as_the_guard_reads_them(database: Database) -> None:
    queries = [
        "select split_part('a,b', ',', 2)",
        "select make_date(2026, 3, 1) - date '2026-02-01'",
        "select jsonb_array_elements('[1, 2]')",
        "select 1; -- that is all",
    ]
    for query in queries:
        assert why_not_read_only(query) is None
        assert await database.fetch(query.partition(";")[0])


class Ledger:
    """Dispatches as `call_tool` records them."""

    def __init__(self, database: Database) -> None:
        self._dispatches = DispatchStore(database)

    async def begin(self, problem_id: int, call_id: str, args: dict[str, Any], **view: Any) -> None:
        detail = {"call_id": call_id, "tool_name": "buy_tea", "args": args}
        step = a_step(problem_id, key=f"{problem_id}-{call_id}", action=Action.TOOL_DISPATCHED, detail=detail)
        write = MirrorWrite(view=a_view(problem_id, updated_at=datetime.now(UTC), **view), steps=[step])
        await self._dispatches.begin(problem_id, call_id, "buy_tea", "sha", Effect.ONCE, None, "token", write)

    async def fail(self, problem_id: int, call_id: str) -> None:
        await self._dispatches.fail(problem_id, call_id, "token", "no money")

    async def succeed(self, problem_id: int, call_id: str) -> None:
        await self._dispatches.succeed(problem_id, call_id, "token", {})


@pytest.mark.requirement("guards.spend-within-limits")
async def test_what_ran_or_may_have_run_counts_for_its_user_alone(database: Database) -> None:
    ledger, spending = Ledger(database), SpendingStore(database)
    an_hour_ago = datetime.now(UTC) - timedelta(hours=1)
    await ledger.begin(1, "c1", {"amount": 1})
    await ledger.succeed(1, "c1")
    await ledger.begin(1, "c2", {"amount": 2})
    await ledger.begin(2, "c1", {"amount": 3})
    await ledger.fail(2, "c1")
    await ledger.begin(3, "c1", {"amount": 4}, user_id="bob")
    await ledger.begin(4, "c1", {"amount": 5}, tenant_id="other")
    await ledger.begin(5, "c1", {"amount": 6})
    found = await spending.since(Owner("acme", "ann"), an_hour_ago, (5, "c1"))
    assert sorted(args["amount"] for _, args in found) == [1, 2]
    assert {tool for tool, _ in found} == {"buy_tea"}
    later = datetime.now(UTC) + timedelta(minutes=1)
    assert await spending.since(Owner("acme", "ann"), later, (5, "c1")) == []
    assert len(await ProblemStore(database).steps(1)) == 2


class Unaware:
    """A record that at its first look, before a call is on record itself, does not see what else has just started."""

    def __init__(self, database: Database) -> None:
        self._spending = SpendingStore(database)
        self._looked: set[tuple[int, str]] = set()

    async def since(
        self, owner: Owner, moment: datetime, but: tuple[int, str]
    ) -> Sequence[tuple[str, Mapping[str, Json]]]:
        seen = but in self._looked
        self._looked.add(but)
        return await self._spending.since(owner, moment, but) if seen else []


@pytest.mark.requirement("guards.spend-within-limits")
async def test_calls_that_start_at_the_same_moment_do_not_pass_the_limit_together(
    database: Database, tmp_path: Path
) -> None:
    money = {"amount": {"type": "number"}, "currency": {"type": "string"}}
    schema = {"type": "object", "additionalProperties": False, "required": ["amount", "currency"], "properties": money}
    executor = {"kind": "builtin", "function": "tests.support.tool_bench:pay"}
    guarded = {"permission": "autonomous_with_guardrails", "guard": "spend_limit", "effect": "once"}
    registry = a_registry(tmp_path, an_entry("pay", parameters=schema, executor=executor, **guarded))
    policy = tmp_path / "policy.yaml"
    policy.write_text("spend: {currency: EUR, per_call: 50, per_day: 80}")
    services = Services(policy=PolicyFile(policy), spending=Unaware(database), clock=lambda: datetime.now(UTC))
    runner = ToolRunner(services, lambda name: None)
    activities = ToolCallActivities(registry, runner, DispatchStore(database), ProblemStore(database))
    args = {"amount": 50, "currency": "EUR"}
    codes = []
    with anns_effects() as effects:
        for problem_id in (1, 2):
            detail = {"call_id": "c1", "tool_name": "pay", "args": args}
            step = a_step(problem_id, key=f"{problem_id}", action=Action.TOOL_DISPATCHED, detail=detail)
            write = MirrorWrite(view=a_view(problem_id, updated_at=datetime.now(UTC)), steps=[step])
            now = datetime.now(UTC).isoformat()
            request = a_call("pay", args, problem_id=problem_id, write=write, now=now)
            codes.append((await ActivityEnvironment().run(activities.call_tool, request)).code)
    assert codes == [None, ErrorCode.FORBIDDEN]
    assert effects.happened == ["1:c1"]
