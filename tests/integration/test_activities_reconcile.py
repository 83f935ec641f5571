"""Outcomes in doubt: the tool's backend is asked, and what it cannot answer for certain stays unknown."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from steward.activities import reconcile
from steward.activities.tool_calls import ToolCallActivities
from steward.contracts.approval import ApprovalKind
from steward.contracts.base import sha256_of
from steward.contracts.errors import ErrorCode
from steward.contracts.tool import Effect
from steward.sql.database import Database
from steward.sql.dispatches import DispatchState, DispatchStore
from steward.sql.problems import ProblemStore
from steward.tools.executors import ToolRunner
from steward.tools.ports import Services
from tests.support.reconciling import HAPPENED, NAME
from tests.support.tool_bench import NOW, a_call, a_proof, a_registry, an_entry, call, tool_calls

PARAMETERS = {
    "type": "object",
    "additionalProperties": False,
    "required": ["effect"],
    "properties": {"effect": {"type": "string"}, "says": {"type": "string"}},
}
ASKED: dict[str, Any] = {"executor": {"kind": "builtin", "function": NAME}, "parameters": PARAMETERS, "timeout_s": 0.3}
ENTRIES = [
    an_entry("once", effect="once", **ASKED),
    an_entry("idem", effect="idempotent", retry={"max_attempts": 2}, **ASKED),
]


@pytest.fixture(autouse=True)
def _backend() -> Iterator[None]:
    HAPPENED.clear()
    yield
    HAPPENED.clear()


@pytest.fixture
def ledger(database: Database) -> DispatchStore:
    return DispatchStore(database)


@pytest.fixture
async def activities(tmp_path: Path, database: Database) -> AsyncIterator[ToolCallActivities]:
    async with tool_calls(a_registry(tmp_path, *ENTRIES), database) as activities:
        yield activities


async def state_of(ledger: DispatchStore, call_id: str = "c1") -> DispatchState:
    row = await ledger.get(7, call_id)
    assert row is not None
    return row.state


async def begun_elsewhere(ledger: DispatchStore, args: dict[str, str]) -> None:
    """A worker that announced the call and was not heard of again."""
    await ledger.begin(7, "c1", "once", sha256_of(args), Effect.ONCE, None, "the-other-worker")


@pytest.mark.requirement("execution.reconcile.found")
async def test_an_effect_that_the_backend_knows_of_has_succeeded(
    activities: ToolCallActivities, ledger: DispatchStore
) -> None:
    output = await call(activities, a_call("once", {"effect": "done"}))
    assert (output.state, output.result, output.message) == ("succeeded", {"key": "7:c1"}, "It happened.")
    assert output.reconciled
    row = await ledger.get(7, "c1")
    assert row is not None
    assert (row.state, row.result, row.late) == (DispatchState.SUCCEEDED, {"key": "7:c1"}, False)
    again = await call(activities, a_call("once", {"effect": "done"}), attempt=2)
    assert (again.state, again.result) == ("succeeded", {"key": "7:c1"})


@pytest.mark.requirement("execution.reconcile.words")
@pytest.mark.parametrize(("says", "words"), [("honest", "It happened."), ("nothing", None)])
async def test_what_the_ledger_knows_is_told_in_the_words_of_its_tool(
    activities: ToolCallActivities, ledger: DispatchStore, says: str, words: str | None
) -> None:
    args = {"effect": "done", "says": says}
    await begun_elsewhere(ledger, args)
    await ledger.succeed(7, "c1", "the-other-worker", {"key": "7:c1"})
    HAPPENED.add("7:c1")
    output = await call(activities, a_call("once", args), attempt=2)
    assert (output.state, output.result, output.message) == ("succeeded", {"key": "7:c1"}, words)


@pytest.mark.requirement("execution.reconcile.found")
async def test_the_effect_of_a_worker_that_died_is_found(activities: ToolCallActivities, ledger: DispatchStore) -> None:
    await begun_elsewhere(ledger, {"effect": "done"})
    HAPPENED.add("7:c1")
    output = await call(activities, a_call("once", {"effect": "done"}), attempt=2)
    assert (output.state, output.result, output.reconciled) == ("succeeded", {"key": "7:c1"}, True)
    assert await state_of(ledger) is DispatchState.SUCCEEDED
    assert await ledger.fail(7, "c1", "the-other-worker", "it was refused") is DispatchState.SUCCEEDED


@pytest.mark.requirement("execution.reconcile.found")
async def test_an_outcome_that_was_declared_unknown_is_asked_for_again(
    activities: ToolCallActivities, ledger: DispatchStore
) -> None:
    request = a_call("once", {"effect": "undone", "says": "nothing"})
    assert (await call(activities, request)).state == "unknown"
    assert await state_of(ledger) is DispatchState.UNKNOWN


@pytest.mark.requirement("execution.reconcile.found")
async def test_an_idempotent_call_is_repeated_first_and_asked_about_in_the_end(
    activities: ToolCallActivities, ledger: DispatchStore
) -> None:
    request = a_call("idem", {"effect": "done"})
    with pytest.raises(Exception, match="it is not known whether idem took effect"):
        await call(activities, request)
    output = await call(activities, request, attempt=2)
    assert (output.state, output.reconciled) == ("succeeded", True)
    assert await state_of(ledger) is DispatchState.SUCCEEDED


@pytest.mark.requirement("execution.reconcile.absent")
async def test_an_effect_that_the_backend_rules_out_has_failed(
    activities: ToolCallActivities, ledger: DispatchStore
) -> None:
    output = await call(activities, a_call("once", {"effect": "undone"}))
    assert (output.state, output.code, output.reconciled) == ("failed", ErrorCode.TOOL_FAILED, True)
    assert output.error == "there is no such thing at the backend"
    assert await state_of(ledger) is DispatchState.FAILED


@pytest.mark.requirement("execution.reconcile.absent-is-not-believed-too-early")
async def test_that_nothing_happened_is_not_believed_while_another_attempt_may_run(
    activities: ToolCallActivities, ledger: DispatchStore
) -> None:
    await begun_elsewhere(ledger, {"effect": "undone"})
    output = await call(activities, a_call("once", {"effect": "undone"}), attempt=2)
    assert (output.state, output.reconciled) == ("unknown", False)
    assert await state_of(ledger) is DispatchState.UNKNOWN
    assert await ledger.succeed(7, "c1", "the-other-worker", {"late": True}) is DispatchState.SUCCEEDED


@pytest.mark.requirement("execution.reconcile.absent-is-not-believed-too-early")
@pytest.mark.parametrize(("tool", "attempt"), [("once", 1), ("idem", 2)])
async def test_that_nothing_happened_is_not_believed_of_a_call_that_was_given_up_in_the_middle(
    activities: ToolCallActivities, ledger: DispatchStore, tool: str, attempt: int
) -> None:
    output = await call(activities, a_call(tool, {"effect": "hang", "says": "no"}), attempt=attempt)
    assert output.state == "unknown"
    assert await state_of(ledger) is DispatchState.UNKNOWN


@pytest.mark.requirement("execution.reconcile.no-answer-is-unknown")
@pytest.mark.parametrize("says", ["nothing", "login", "hang"])
async def test_a_backend_that_cannot_be_asked_leaves_the_outcome_unknown(
    activities: ToolCallActivities, ledger: DispatchStore, monkeypatch: pytest.MonkeyPatch, says: str
) -> None:
    monkeypatch.setattr(reconcile, "RECONCILE_LIMIT_S", 0.2)
    output = await call(activities, a_call("once", {"effect": "undone", "says": says}))
    assert (output.state, output.code, output.reconciled) == ("unknown", ErrorCode.OUTCOME_UNKNOWN, False)
    assert await state_of(ledger) is DispatchState.UNKNOWN


@pytest.mark.requirement("execution.reconcile.before-a-repeat")
async def test_a_repeat_that_a_human_ordered_finds_what_the_first_call_did(
    activities: ToolCallActivities, ledger: DispatchStore
) -> None:
    args = {"effect": "done"}
    await begun_elsewhere(ledger, args)
    await ledger.mark_unknown(7, "c1", "the-other-worker")
    HAPPENED.add("7:c1")
    repeat = a_call("once", args, call_id="c2", repeats=["c1"], approval=a_proof(args, ApprovalKind.REPEAT))
    output = await call(activities, repeat)
    assert (output.state, output.result) == ("succeeded", {"key": "7:c1"})
    assert len(HAPPENED) == 1


@pytest.mark.requirement("execution.busy-is-not-an-attempt")
async def test_an_idempotent_call_that_was_never_let_through_before_has_failed_when_it_cannot_be_reached(
    tmp_path: Path, database: Database, ledger: DispatchStore
) -> None:
    registry = a_registry(tmp_path, an_entry("shy", effect="idempotent", retry={"max_attempts": 2}))
    runner = ToolRunner(Services(clock=lambda: NOW), lambda name: None)
    activities = ToolCallActivities(registry, runner, ledger, ProblemStore(database))
    output = await call(activities, a_call("shy", {"value": "away"}), attempt=5)
    assert (output.state, output.code) == ("failed", ErrorCode.TOOL_UNAVAILABLE)
