"""call_tool: nothing runs unannounced, unapproved or twice; whatever happens, the ledger tells how it ended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from temporalio.activity import ActivityCancellationDetails
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment

from steward.activities import attempt as one_attempt
from steward.activities.tool_calls import ToolCallActivities
from steward.contracts.approval import ApprovalKind
from steward.contracts.base import sha256_of
from steward.contracts.calls import CallToolInput, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import ToolCall
from steward.contracts.planning_activities import PrepareCallsInput
from steward.contracts.tool import Effect
from steward.contracts.tool_input import ToolAnswer, ToolQuestion
from steward.sql.database import Database
from steward.sql.dispatches import DispatchState, DispatchStore, LedgerRow
from steward.sql.problems import ProblemStore
from steward.stack.postgres import EmbeddedPostgres
from steward.tools.executors import ToolRunner
from steward.tools.ports import Services
from steward.tools.registry import Registry
from tests.support.tool_bench import (
    NOW,
    Effects,
    a_call,
    a_proof,
    a_registry,
    a_requester,
    an_announcement,
    an_entry,
    anns_effects,
    call,
    tool_calls,
)

ENTRIES = [
    an_entry("read_it"),
    an_entry("do_once", effect="once"),
    an_entry("do_idem", effect="idempotent", retry={"max_attempts": 3, "initial_interval_s": 0.1}),
    an_entry("ask_once", effect="once", permission="permission_required", confirm_template="do {value}?"),
    an_entry("slow_once", effect="once", timeout_s=0.2),
    an_entry("slow_idem", effect="idempotent", timeout_s=0.2, retry={"max_attempts": 2}),
    an_entry("slow_read", timeout_s=0.2, retry={"max_attempts": 2}),
]
DO_ONCE = {"value": "x"}


@pytest.fixture
def effects() -> Iterator[Effects]:
    with anns_effects() as happened:
        yield happened


@pytest.fixture
def registry(tmp_path: Path) -> Registry:
    return a_registry(tmp_path, *ENTRIES)


@pytest.fixture
def ledger(database: Database) -> DispatchStore:
    return DispatchStore(database)


@pytest.fixture
async def activities(registry: Registry, database: Database, effects: Effects) -> AsyncIterator[ToolCallActivities]:
    async with tool_calls(registry, database) as activities:
        yield activities


async def raised(activities: ToolCallActivities, request: CallToolInput, attempt: int = 1) -> ApplicationError:
    with pytest.raises(ApplicationError) as caught:
        await call(activities, request, attempt)
    return caught.value


async def row(ledger: DispatchStore, call_id: str = "c1") -> LedgerRow:
    found = await ledger.get(7, call_id)
    assert found is not None
    return found


def value(text: str) -> dict[str, str]:
    return {"value": text}


@pytest.mark.requirement("tools.call.announced-before-the-effect")
@pytest.mark.parametrize("tool", ["do_once", "do_idem"])
async def test_an_effect_is_announced_before_it_happens_and_closed_after(
    activities: ToolCallActivities, ledger: DispatchStore, database: Database, effects: Effects, tool: str
) -> None:
    running = asyncio.create_task(call(activities, a_call(tool, value("wait"), write=an_announcement())))
    await asyncio.wait_for(effects.started.wait(), 10)
    assert [step.step.step_key for step in await ProblemStore(database).steps(7)] == ["step-1"]
    assert ((await row(ledger)).state, effects.happened) == (DispatchState.STARTED, [])
    effects.gate.set()
    output = await running
    assert (output.state, output.result, output.message) == ("succeeded", {"done": "wait"}, "did wait")
    assert ((await row(ledger)).state, effects.happened) == (DispatchState.SUCCEEDED, ["7:c1"])


@pytest.mark.requirement("tools.call.read-needs-no-ledger")
async def test_a_read_runs_without_the_ledger(
    activities: ToolCallActivities, ledger: DispatchStore, effects: Effects
) -> None:
    for _ in range(2):
        assert (await call(activities, a_call("read_it"))).state == "succeeded"
    assert await ledger.get(7, "c1") is None
    assert len(effects.happened) == 2


@pytest.mark.requirement("tools.call.at-most-once")
@pytest.mark.parametrize("tool", ["do_once", "do_idem"])
async def test_a_call_that_succeeded_is_answered_from_the_ledger(
    activities: ToolCallActivities, effects: Effects, tool: str
) -> None:
    first = await call(activities, a_call(tool))
    again = await call(activities, a_call(tool), attempt=2)
    assert (first.state, again.state, again.result) == ("succeeded", "succeeded", first.result)
    assert effects.happened == ["7:c1"]


@pytest.mark.requirement("tools.call.at-most-once")
async def test_a_once_call_that_was_begun_elsewhere_is_unknown_and_does_not_run(
    activities: ToolCallActivities, ledger: DispatchStore, effects: Effects
) -> None:
    args = value("x")
    await ledger.begin(7, "c1", "do_once", sha256_of(args), Effect.ONCE, None, "the-dead-worker")
    output = await call(activities, a_call("do_once", args), attempt=2)
    assert (output.state, output.code) == ("unknown", ErrorCode.OUTCOME_UNKNOWN)
    assert ((await row(ledger)).state, effects.happened) == (DispatchState.UNKNOWN, [])
    assert (await call(activities, a_call("do_once", args), attempt=3)).state == "unknown"
    assert effects.happened == []


async def test_an_idempotent_call_that_was_begun_elsewhere_runs_again_under_the_same_key(
    activities: ToolCallActivities, ledger: DispatchStore, effects: Effects
) -> None:
    args = value("x")
    await ledger.begin(7, "c1", "do_idem", sha256_of(args), Effect.IDEMPOTENT, None, "the-dead-worker")
    assert (await call(activities, a_call("do_idem", args), attempt=2)).state == "succeeded"
    assert effects.happened == ["7:c1"]


@pytest.mark.requirement("tools.call.unknown-is-said")
@pytest.mark.parametrize("how", ["lost", "broken", "postgres"])
async def test_a_once_call_that_breaks_off_is_unknown(
    activities: ToolCallActivities, ledger: DispatchStore, effects: Effects, how: str
) -> None:
    output = await call(activities, a_call("do_once", value(how)))
    assert (output.state, output.code) == ("unknown", ErrorCode.OUTCOME_UNKNOWN)
    assert (await row(ledger)).state is DispatchState.UNKNOWN
    assert (await call(activities, a_call("do_once", value(how)), attempt=2)).state == "unknown"
    assert len(effects.happened) <= 1


@pytest.mark.requirement("tools.call.unknown-is-said")
async def test_a_once_call_that_takes_too_long_is_unknown(
    activities: ToolCallActivities, ledger: DispatchStore
) -> None:
    output = await call(activities, a_call("slow_once", value("hang")))
    assert output.state == "unknown"
    assert output.error is not None
    assert "0.2 s" in output.error
    assert (await row(ledger)).state is DispatchState.UNKNOWN


@pytest.mark.requirement("tools.call.refused-is-failed")
@pytest.mark.parametrize("tool", ["read_it", "do_idem", "do_once"])
async def test_a_tool_that_says_no_has_failed_for_good(activities: ToolCallActivities, tool: str) -> None:
    output = await call(activities, a_call(tool, value("refuse")))
    assert (output.state, output.code, output.error) == ("failed", ErrorCode.TOOL_FAILED, "no such thing")
    again = await call(activities, a_call(tool, value("refuse")), attempt=2)
    assert (again.state, again.error) == ("failed", "no such thing")


@pytest.mark.requirement("tools.call.retries-follow-the-effect")
async def test_an_unreachable_once_tool_has_failed_and_is_not_tried_again(
    activities: ToolCallActivities, ledger: DispatchStore, effects: Effects
) -> None:
    output = await call(activities, a_call("do_once", value("away")))
    assert (output.state, output.code) == ("failed", ErrorCode.TOOL_UNAVAILABLE)
    assert ((await row(ledger)).state, effects.happened) == (DispatchState.FAILED, [])


@pytest.mark.requirement("tools.call.retries-follow-the-effect")
@pytest.mark.parametrize("tool", ["read_it", "do_idem"])
async def test_an_unreachable_tool_is_retried_after_the_delay_it_asks_for_and_then_fails(
    activities: ToolCallActivities, tool: str
) -> None:
    for attempt in (1, 2):
        error = await raised(activities, a_call(tool, value("away")), attempt)
        assert (error.type, error.non_retryable) == ("tool_unavailable", False)
        assert error.next_retry_delay == timedelta(seconds=7)
    output = await call(activities, a_call(tool, value("away")), attempt=3)
    assert (output.state, output.code) == ("failed", ErrorCode.TOOL_UNAVAILABLE)


@pytest.mark.requirement("tools.call.unknown-is-said")
@pytest.mark.parametrize("how", ["lost", "broken"])
async def test_an_idempotent_tool_that_breaks_off_is_retried_and_is_unknown_in_the_end(
    activities: ToolCallActivities, ledger: DispatchStore, how: str
) -> None:
    for attempt in (1, 2):
        assert (await raised(activities, a_call("do_idem", value(how)), attempt)).type == "outcome_unknown"
        assert (await row(ledger)).state is DispatchState.STARTED
    assert (await call(activities, a_call("do_idem", value(how)), attempt=3)).state == "unknown"
    assert (await row(ledger)).state is DispatchState.UNKNOWN


@pytest.mark.requirement("tools.call.unknown-is-said")
async def test_an_idempotent_tool_that_broke_off_once_and_then_stays_away_is_unknown(
    activities: ToolCallActivities, effects: Effects
) -> None:
    await raised(activities, a_call("do_idem", value("away")), 1)
    output = await call(activities, a_call("do_idem", value("away")), attempt=3)
    assert output.state == "unknown"


async def test_a_slow_idempotent_tool_and_a_slow_read_are_retried_and_end(activities: ToolCallActivities) -> None:
    assert (await raised(activities, a_call("slow_idem", value("hang")))).type == "outcome_unknown"
    assert (await call(activities, a_call("slow_idem", value("hang")), attempt=2)).state == "unknown"
    assert (await raised(activities, a_call("slow_read", value("hang")))).type == "tool_unavailable"
    assert (await call(activities, a_call("slow_read", value("hang")), attempt=2)).state == "failed"


async def test_a_read_with_a_bug_fails_without_a_retry(activities: ToolCallActivities) -> None:
    output = await call(activities, a_call("read_it", value("broken")))
    assert (output.state, output.code) == ("failed", ErrorCode.INTERNAL)


@pytest.mark.requirement("tools.call.postgres-away-is-waited-out")
@pytest.mark.parametrize("tool", ["read_it", "do_idem"])
async def test_a_tool_that_misses_postgresql_is_retried_however_often(
    activities: ToolCallActivities, tool: str
) -> None:
    error = await raised(activities, a_call(tool, value("postgres")), attempt=50)
    assert not error.non_retryable


@pytest.mark.requirement("tools.call.approval-rechecked")
@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"approval": a_proof({"value": "other"})},
        {"approval": a_proof(DO_ONCE), "args": {"value": "other"}},
        {"approval": a_proof(DO_ONCE), "args_sha256": "0" * 64},
    ],
)
async def test_without_an_approval_of_exactly_these_arguments_nothing_runs(
    activities: ToolCallActivities, ledger: DispatchStore, database: Database, effects: Effects, changes: dict[str, Any]
) -> None:
    fields = {"args": DO_ONCE, "args_sha256": sha256_of(DO_ONCE), "write": an_announcement(), **changes}
    output = await call(activities, a_call("ask_once", DO_ONCE).model_copy(update=fields))
    assert (output.state, output.code) == ("failed", ErrorCode.FORBIDDEN)
    assert effects.happened == []
    assert await ledger.get(7, "c1") is None
    assert len(await ProblemStore(database).steps(7)) == 1


@pytest.mark.requirement("tools.call.approval-rechecked")
async def test_with_the_right_approval_it_runs_and_the_ledger_names_the_approval(
    activities: ToolCallActivities, ledger: DispatchStore
) -> None:
    output = await call(activities, a_call("ask_once", DO_ONCE, approval=a_proof(DO_ONCE)))
    assert output.state == "succeeded"
    assert (await row(ledger)).approval_id == "7-1"


@pytest.mark.requirement("tools.call.approval-rechecked")
async def test_a_repeat_needs_the_approval_of_a_human(activities: ToolCallActivities, effects: Effects) -> None:
    assert (await call(activities, a_call("do_once", value("lost")))).state == "unknown"
    repeat = a_call("do_once", value("lost"), call_id="c2", repeats=["c1"])
    assert (await call(activities, repeat)).code is ErrorCode.FORBIDDEN
    approved = repeat.model_copy(update={"approval": a_proof(value("lost"), ApprovalKind.REPEAT)})
    assert (await call(activities, approved)).state == "unknown"
    assert effects.happened == ["7:c1", "7:c2"]


async def test_a_repeat_of_what_succeeded_after_all_runs_nothing(
    activities: ToolCallActivities, ledger: DispatchStore, effects: Effects
) -> None:
    await call(activities, a_call("do_once", value("lost")))
    await ledger.succeed(7, "c1", "late", {"done": "late"})
    repeat = a_call("do_once", value("lost"), call_id="c2", repeats=["c1"], approval=a_proof(value("lost")))
    output = await call(activities, repeat)
    assert (output.state, output.result) == ("succeeded", {"done": "late"})
    assert effects.happened == ["7:c1"]


@pytest.mark.requirement("tools.call.tool-rechecked")
async def test_a_tool_that_changed_meanwhile_is_judged_as_it_is_now(
    activities: ToolCallActivities, registry: Registry, tmp_path: Path, effects: Effects
) -> None:
    strict = an_entry("do_once", effect="once", permission="permission_required")
    a_registry(tmp_path, strict)
    registry.reload()
    assert (await call(activities, a_call("do_once"))).code is ErrorCode.FORBIDDEN
    assert (await call(activities, a_call("read_it"))).code is ErrorCode.UNKNOWN_TOOL
    assert (await call(activities, a_call("do_once", {"value": 5}))).code is ErrorCode.INVALID_ARGUMENTS
    assert (await call(activities, a_call("run_sql", {"query": "drop table t"}))).code is ErrorCode.GUARD_DENIED
    assert effects.happened == []


@pytest.mark.requirement("tools.call.refusal-hides-no-effect")
@pytest.mark.parametrize("gone", [False, True], ids=["stricter now", "no such tool any more"])
async def test_a_call_that_may_not_run_any_more_tells_what_became_of_its_earlier_attempt(
    activities: ToolCallActivities, registry: Registry, tmp_path: Path, effects: Effects, gone: bool
) -> None:
    await call(activities, a_call("do_once"))
    await raised(activities, a_call("do_idem", value("lost"), call_id="c2"))
    await raised(activities, a_call("do_idem", value("away"), call_id="c3"))
    strict = [an_entry(e["name"], effect=e["effect"], permission="permission_required") for e in ENTRIES[1:3]]
    a_registry(tmp_path, *([] if gone else strict))
    registry.reload()
    assert (await call(activities, a_call("do_once"), attempt=2)).state == "succeeded"
    lost = await call(activities, a_call("do_idem", value("lost"), call_id="c2"), attempt=2)
    assert (lost.state, lost.code) == ("unknown", ErrorCode.OUTCOME_UNKNOWN)
    away = await call(activities, a_call("do_idem", value("away"), call_id="c3"), attempt=2)
    assert (away.state, away.code) == ("failed", ErrorCode.UNKNOWN_TOOL if gone else ErrorCode.FORBIDDEN)
    assert effects.happened == ["7:c1", "7:c2"]


async def test_a_call_id_with_other_arguments_is_refused(activities: ToolCallActivities, effects: Effects) -> None:
    await call(activities, a_call("do_once"))
    output = await call(activities, a_call("do_once", value("other")))
    assert (output.state, output.code) == ("failed", ErrorCode.FORBIDDEN)
    assert effects.happened == ["7:c1"]


@pytest.mark.requirement("tools.call.cancel-leaves-no-orphan")
@pytest.mark.parametrize("reason", [{"cancel_requested": True}, {"worker_shutdown": True}, {"timed_out": True}])
async def test_a_cancellation_during_the_effect_waits_for_its_outcome(
    activities: ToolCallActivities, ledger: DispatchStore, effects: Effects, reason: dict[str, bool]
) -> None:
    env = ActivityEnvironment()
    running = asyncio.create_task(env.run(activities.call_tool, a_call("do_once", value("wait"))))
    await asyncio.wait_for(effects.started.wait(), 10)
    env.cancel(ActivityCancellationDetails(**reason))
    effects.gate.set()
    assert (await asyncio.wait_for(running, 10)).state == "succeeded"
    assert ((await row(ledger)).state, effects.happened) == (DispatchState.SUCCEEDED, ["7:c1"])


@pytest.mark.requirement("tools.call.cancel-leaves-no-orphan")
async def test_what_was_canceled_before_it_ran_does_not_run(
    activities: ToolCallActivities, ledger: DispatchStore, effects: Effects, monkeypatch: pytest.MonkeyPatch
) -> None:
    env = ActivityEnvironment()
    begin = DispatchStore.begin

    async def begin_then_cancel(*args: Any) -> Any:
        ticket = await begin(*args)
        env.cancel()
        return ticket

    monkeypatch.setattr(DispatchStore, "begin", begin_then_cancel)
    output = await env.run(activities.call_tool, a_call("do_once"))
    assert (output.state, output.code) == ("failed", ErrorCode.CANCELED)
    assert ((await row(ledger)).state, effects.happened) == (DispatchState.FAILED, [])


@pytest.mark.requirement("tools.call.heartbeats")
async def test_a_regular_activity_beats_while_it_runs_and_a_local_one_never(
    activities: ToolCallActivities, effects: Effects
) -> None:
    beats: list[int] = []
    enough = asyncio.Event()

    def beat(*details: object) -> None:
        beats.append(len(effects.happened))
        if len(beats) >= 3:
            enough.set()

    env = ActivityEnvironment()
    env.on_heartbeat = beat
    env.info = replace(env.info, heartbeat_timeout=timedelta(seconds=0.15))
    running = asyncio.create_task(env.run(activities.call_tool, a_call("do_once", value("wait"))))
    await asyncio.wait_for(enough.wait(), 10)
    assert beats[:3] == [0, 0, 0]
    effects.gate.set()
    await running
    local = ActivityEnvironment()
    local.info = replace(local.info, is_local=True)
    local.on_heartbeat = beat
    beats.clear()
    await local.run(activities.call_tool, a_call("read_it"))
    assert beats == []


async def test_calls_are_prepared_in_order(activities: ToolCallActivities) -> None:
    request = PrepareCallsInput(
        requester=a_requester(),
        now=NOW.isoformat(),
        calls=[
            ToolCall(tool_name="do_once", args=value("x")),
            ToolCall(tool_name="ask_once", args=value("x")),
            ToolCall(tool_name="ask_once"),
            ToolCall(tool_name="nothing"),
        ],
    )
    output = await ActivityEnvironment().run(activities.prepare_calls, request)
    assert [p.verdict for p in output.prepared] == [
        Verdict.RUN,
        Verdict.CONFIRM,
        Verdict.MISSING,
        Verdict.UNKNOWN_TOOL,
    ]
    assert output.prepared[1].message == "Do x?"


@pytest.mark.requirement("tools.call.postgres-away-is-waited-out")
async def test_postgresql_away_before_the_dispatch_is_retried_and_nothing_runs(
    own_postgres: EmbeddedPostgres, registry: Registry, effects: Effects, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(one_attempt, "ANNOUNCE_PATIENCE_S", 0.2)
    own_postgres.stop()
    async with Database(own_postgres.dsn, acquire_timeout_s=0.5) as database:
        runner = ToolRunner(Services(), lambda name: None)
        activities = ToolCallActivities(registry, runner, DispatchStore(database), ProblemStore(database))
        error = await raised(activities, a_call("do_once", write=an_announcement()))
        assert (error.type, error.non_retryable) == ("postgres_unavailable", False)
        assert effects.happened == []


@pytest.mark.requirement("tools.call.outcome-reaches-the-ledger")
async def test_an_effect_whose_ledger_was_away_is_recorded_when_it_is_back(
    own_postgres: EmbeddedPostgres, registry: Registry, effects: Effects
) -> None:
    async with Database(own_postgres.dsn, acquire_timeout_s=0.5) as database:
        runner = ToolRunner(Services(), lambda name: None)
        ledger = DispatchStore(database)
        activities = ToolCallActivities(registry, runner, ledger, ProblemStore(database))
        running = asyncio.create_task(call(activities, a_call("do_once", value("wait"))))
        await asyncio.wait_for(effects.started.wait(), 10)
        await asyncio.to_thread(own_postgres.stop)
        effects.gate.set()
        await asyncio.to_thread(own_postgres.start)
        assert (await asyncio.wait_for(running, 30)).state == "succeeded"
        assert (await row(ledger)).state is DispatchState.SUCCEEDED
    assert effects.happened == ["7:c1"]


@pytest.mark.requirement("tools.call.outcome-reaches-the-ledger")
async def test_an_effect_that_could_not_be_recorded_is_unknown_at_the_next_attempt(
    own_postgres: EmbeddedPostgres, registry: Registry, effects: Effects, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(one_attempt, "OUTCOME_PATIENCE_S", 0.3)
    async with Database(own_postgres.dsn, acquire_timeout_s=0.5) as database:
        runner = ToolRunner(Services(), lambda name: None)
        activities = ToolCallActivities(registry, runner, DispatchStore(database), ProblemStore(database))
        effects.hook = own_postgres.stop
        assert (await raised(activities, a_call("do_once"))).type == "postgres_unavailable"
        effects.hook = None
        await asyncio.to_thread(own_postgres.start)
        assert (await call(activities, a_call("do_once"), attempt=2)).state == "unknown"
    assert effects.happened == ["7:c1"]


@pytest.mark.requirement("tools.call.question-is-no-failure")
@pytest.mark.parametrize("tool", ["do_once", "do_idem", "read_it"])
async def test_a_tool_that_asks_has_done_nothing_and_its_next_call_takes_the_answer_along(
    activities: ToolCallActivities, effects: Effects, tool: str
) -> None:
    for attempt in (1, 2):
        output = await call(activities, a_call(tool, value("ask")), attempt=attempt)
        assert output.state == "input_required"
        assert output.question == ToolQuestion(message="Are you sure?", state="opaque")
    assert effects.happened == []
    answer = ToolAnswer(state="opaque", action="accept")
    output = await call(activities, a_call(tool, value("ask"), call_id="c2", answer=answer))
    assert (output.state, effects.happened) == ("succeeded", ["7:c2"])
