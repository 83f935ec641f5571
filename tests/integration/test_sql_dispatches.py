"""The ledger: what was begun never runs twice, late answers are kept, and the announcement comes first."""

from __future__ import annotations

import asyncio

import pytest

from steward.contracts.errors import Conflict, ErrorCode, NotFound
from steward.contracts.tool import Effect
from steward.sql.database import Database
from steward.sql.dispatches import DispatchState, DispatchStore, LedgerRow, Ticket, TicketState
from steward.sql.problems import ProblemStore
from tests.support.mirror import a_write

FRESH = Ticket(TicketState.FRESH)


@pytest.fixture
def ledger(database: Database) -> DispatchStore:
    return DispatchStore(database)


async def begin(
    ledger: DispatchStore,
    token: str,
    *,
    effect: Effect = Effect.ONCE,
    call_id: str = "c1",
    args_sha256: str = "same",
    repeats: tuple[str, ...] = (),
) -> Ticket:
    return await ledger.begin(
        7, call_id, "compose_email", args_sha256, effect, "7-1", token, a_write(7, 1), repeats=repeats
    )


async def row(ledger: DispatchStore, call_id: str = "c1") -> LedgerRow:
    found = await ledger.get(7, call_id)
    assert found is not None
    return found


@pytest.mark.requirement("sql.ledger.announced-before-dispatch")
async def test_beginning_records_the_announcing_step_and_the_dispatch_together(
    ledger: DispatchStore, database: Database
) -> None:
    assert await begin(ledger, "t1") == FRESH
    assert [recorded.step.step_key for recorded in await ProblemStore(database).steps(7)] == ["step-1"]
    begun = await row(ledger)
    assert (begun.state, begun.attempt_token, begun.approval_id) == (DispatchState.STARTED, "t1", "7-1")


@pytest.mark.requirement("sql.ledger.once-runs-once")
async def test_of_many_attempts_racing_for_a_once_call_exactly_one_may_run(ledger: DispatchStore) -> None:
    tickets = await asyncio.gather(*(begin(ledger, f"t{n}") for n in range(20)))
    states = [ticket.state for ticket in tickets]
    assert states.count(TicketState.FRESH) == 1
    assert states.count(TicketState.STARTED_ELSEWHERE) == 19


async def test_the_same_attempt_asking_again_is_still_fresh(ledger: DispatchStore) -> None:
    assert [await begin(ledger, "t1"), await begin(ledger, "t1")] == [FRESH, FRESH]
    assert (await row(ledger)).attempts == 1


async def test_an_idempotent_call_may_be_entered_again_until_it_is_closed(ledger: DispatchStore) -> None:
    assert await begin(ledger, "t1", effect=Effect.IDEMPOTENT) == FRESH
    assert await begin(ledger, "t2", effect=Effect.IDEMPOTENT) == FRESH
    assert (await row(ledger)).attempts == 2
    await ledger.succeed(7, "c1", "t2", {"task_id": 1})
    assert await begin(ledger, "t3", effect=Effect.IDEMPOTENT) == Ticket(TicketState.SUCCEEDED, result={"task_id": 1})


async def test_a_call_begun_as_once_stays_fenced_when_its_tool_becomes_idempotent(ledger: DispatchStore) -> None:
    await begin(ledger, "t1", effect=Effect.ONCE)
    assert (await begin(ledger, "t2", effect=Effect.IDEMPOTENT)).state is TicketState.STARTED_ELSEWHERE


async def test_a_closed_call_answers_with_what_it_came_to(ledger: DispatchStore) -> None:
    await begin(ledger, "t1")
    assert await ledger.succeed(7, "c1", "t1", {"sent": True}) is DispatchState.SUCCEEDED
    assert await begin(ledger, "t2") == Ticket(TicketState.SUCCEEDED, result={"sent": True})
    await begin(ledger, "t1", call_id="c2")
    assert await ledger.fail(7, "c2", "t1", "no such address") is DispatchState.FAILED
    assert await begin(ledger, "t2", call_id="c2") == Ticket(
        TicketState.FAILED, error="no such address", code=ErrorCode.TOOL_FAILED
    )


@pytest.mark.requirement("sql.ledger.arguments-bound")
async def test_other_arguments_than_the_recorded_ones_are_a_conflict(ledger: DispatchStore) -> None:
    await begin(ledger, "t1")
    with pytest.raises(Conflict):
        await begin(ledger, "t2", args_sha256="other")


@pytest.mark.requirement("sql.ledger.late-success-kept")
async def test_a_success_after_the_outcome_was_declared_unknown_is_kept_as_late(ledger: DispatchStore) -> None:
    await begin(ledger, "t1")
    assert (await begin(ledger, "t2")).state is TicketState.STARTED_ELSEWHERE
    assert await ledger.mark_unknown(7, "c1", "t2") is DispatchState.UNKNOWN
    assert (await begin(ledger, "t3")).state is TicketState.UNKNOWN
    assert await ledger.succeed(7, "c1", "t1", {"sent": True}) is DispatchState.SUCCEEDED
    closed = await row(ledger)
    assert closed.late
    assert closed.result == {"sent": True}


async def test_an_unknown_outcome_can_still_turn_out_to_be_a_failure_for_its_own_attempt_only(
    ledger: DispatchStore,
) -> None:
    await begin(ledger, "t1")
    await ledger.mark_unknown(7, "c1", "t2")
    assert await ledger.fail(7, "c1", "t2", "guess") is DispatchState.UNKNOWN
    assert await ledger.fail(7, "c1", "t1", "refused") is DispatchState.FAILED
    assert (await row(ledger)).late


async def test_a_success_is_never_overwritten(ledger: DispatchStore) -> None:
    await begin(ledger, "t1")
    await ledger.succeed(7, "c1", "t1", 1)
    assert await ledger.fail(7, "c1", "t1", "late") is DispatchState.SUCCEEDED
    assert await ledger.mark_unknown(7, "c1", "t1") is DispatchState.SUCCEEDED
    assert await ledger.succeed(7, "c1", "t1", 2) is DispatchState.SUCCEEDED
    closed = await row(ledger)
    assert (closed.result, closed.late, closed.error) == (1, False, None)


async def test_a_superseded_attempt_of_an_idempotent_call_cannot_declare_it_failed_or_unknown(
    ledger: DispatchStore,
) -> None:
    await begin(ledger, "t1", effect=Effect.IDEMPOTENT)
    await begin(ledger, "t2", effect=Effect.IDEMPOTENT)
    assert await ledger.fail(7, "c1", "t1", "late") is DispatchState.STARTED
    assert await ledger.mark_unknown(7, "c1", "t1") is DispatchState.STARTED
    assert await ledger.mark_unknown(7, "c1", "t2") is DispatchState.UNKNOWN


@pytest.mark.requirement("sql.ledger.repeat-finds-late-success")
async def test_a_repeat_of_a_call_that_succeeded_after_all_gets_its_result_and_does_not_run(
    ledger: DispatchStore,
) -> None:
    await begin(ledger, "t1")
    await ledger.mark_unknown(7, "c1", "t1")
    await ledger.succeed(7, "c1", "t1", {"sent": True})
    assert await begin(ledger, "t2", call_id="c2", repeats=("c1",)) == Ticket(
        TicketState.SUCCEEDED, result={"sent": True}
    )
    assert await ledger.get(7, "c2") is None


async def test_a_repeat_of_a_call_that_is_still_unknown_runs(ledger: DispatchStore) -> None:
    await begin(ledger, "t1")
    await ledger.mark_unknown(7, "c1", "t1")
    assert await begin(ledger, "t2", call_id="c2", repeats=("c1",)) == FRESH
    assert (await begin(ledger, "t3", call_id="c2", repeats=("c1",))).state is TicketState.STARTED_ELSEWHERE


async def test_closing_what_was_never_begun_is_an_error(ledger: DispatchStore) -> None:
    with pytest.raises(NotFound):
        await ledger.succeed(7, "c1", "t1", None)


async def test_any_json_is_a_result(ledger: DispatchStore) -> None:
    for number, result in enumerate([None, "text \x00", [1, {"a": None}], 1.5, {"x": "\ud800"}]):
        await begin(ledger, "t", call_id=f"c{number}")
        await ledger.succeed(7, f"c{number}", "t", result)
    results = [(await row(ledger, f"c{number}")).result for number in range(5)]
    assert results == [None, "text \ufffd", [1, {"a": None}], 1.5, {"x": "\ufffd"}]
