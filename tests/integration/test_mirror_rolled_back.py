"""The mirror against a workflow whose history was set back: what the ledger knows stays on record."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from steward.contracts.errors import StewardError
from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import Owner
from steward.contracts.problem import ProblemStatus
from steward.contracts.step import Action, Step
from steward.contracts.tool import Effect
from steward.sql.database import Database
from steward.sql.dispatches import DispatchStore, TicketState
from steward.sql.problems import ProblemStore
from tests.support.mirror import MOMENT, a_step, a_view

_IDS = count(1_000)
DISPATCHED = (Action.APPROVAL_APPROVED, Action.TOOL_DISPATCHED, Action.TOOL_SUCCEEDED)


def steps_of(first: int, after_s: float, actions: Sequence[tuple[Action, str]]) -> list[Step]:
    """Steps with these actions on these calls, from a number on."""
    at = MOMENT + timedelta(seconds=after_s)
    return [
        a_step(seq, key=str(seq), action=action, description=f"{action} {after_s}", detail={"call_id": call_id}, at=at)
        for seq, (action, call_id) in enumerate(actions, first)
    ]


async def tell(
    store: ProblemStore,
    problem_id: int,
    first: int,
    after_s: float,
    actions: Sequence[tuple[Action, str]],
    *,
    closed: bool = False,
) -> None:
    """Record these steps and a row of the same moment."""
    status = ProblemStatus.DONE if closed else ProblemStatus.IN_PROGRESS
    view = a_view(problem_id, after_s=after_s, status=status, closed=closed)
    await store.record(MirrorWrite(view=view, steps=steps_of(first, after_s, actions)))


async def dispatch(database: Database, problem_id: int, call_id: str) -> TicketState:
    """Begin a call in the ledger."""
    store = DispatchStore(database)
    ticket = await store.begin(problem_id, call_id, "send", "hash", Effect.ONCE, None, f"token-{next(_IDS)}")
    return ticket.state


async def rows_of(database: Database, problem_id: int) -> list[tuple[Any, ...]]:
    """What the audit holds, in its order, without the places."""
    rows = await database.fetch(
        """
        SELECT actor, action, description, detail::text, at, recorded_at FROM problem_steps
        WHERE problem_id = $1 ORDER BY coalesce(seq, place) NULLS LAST, id
        """,
        problem_id,
    )
    return [tuple(row) for row in rows]


@pytest.mark.requirement("attacks.d5.audit-kept")
async def test_what_a_ledger_row_stands_behind_outlives_an_older_history(database: Database) -> None:
    """A Temporal store from before the approval: when it expires, the audit still holds what was approved and done."""
    store, problem_id = ProblemStore(database), 7
    await tell(store, problem_id, 1, 1, [(Action.REQUEST, ""), (Action.APPROVAL_REQUESTED, "c1")])
    story = [*((action, "c1") for action in DISPATCHED), (Action.COMPLETED, "")]
    await tell(store, problem_id, 3, 2, story, closed=True)
    assert await dispatch(database, problem_id, "c1") is TicketState.FRESH
    await DispatchStore(database).succeed(problem_id, "c1", "another", {"id": 1})
    before = await rows_of(database, problem_id)

    await tell(store, problem_id, 3, 90_000, [(Action.APPROVAL_EXPIRED, "c1"), (Action.CANCELED, "")], closed=True)

    after = await rows_of(database, problem_id)
    assert after[: len(before)] == before
    assert [row[1] for row in after[len(before) :]] == ["history_rolled_back", "approval_expired", "canceled"]
    assert await database.fetchval("SELECT problems FROM mendings WHERE kind = 'history_rolled_back'") == 1
    steps = await store.ordered_steps(problem_id)
    assert [row.step.seq for row in steps] == [1, 2, None, None, None, None, None, 3, 4]
    assert [row.id for row in steps] == sorted(row.id for row in steps)


@pytest.mark.requirement("attacks.d5.not-again")
async def test_a_call_that_is_dispatched_again_after_a_rollback_finds_its_row(database: Database) -> None:
    assert await dispatch(database, 7, "c1") is TicketState.FRESH
    assert await dispatch(database, 7, "c1") is TicketState.STARTED_ELSEWHERE
    await DispatchStore(database).succeed(7, "c1", "any", {"id": 1})
    assert await dispatch(database, 7, "c1") is TicketState.SUCCEEDED
    with pytest.raises(StewardError):
        await DispatchStore(database).begin(7, "c1", "send", "other arguments", Effect.ONCE, None, "new")


@pytest.mark.requirement("attacks.d5.audit-kept")
async def test_a_second_rollback_keeps_what_the_first_left(database: Database) -> None:
    store, problem_id = ProblemStore(database), 8
    await tell(store, problem_id, 1, 1, [(Action.REQUEST, ""), (Action.TOOL_DISPATCHED, "c1")])
    await dispatch(database, problem_id, "c1")
    for round_, call_id in enumerate(("c2", "c3"), 1):
        await tell(store, problem_id, 2, 100.0 * round_, [(Action.TOOL_DISPATCHED, call_id)])
        await dispatch(database, problem_id, call_id)
    actions = [(row[1], row[3]) for row in await rows_of(database, problem_id)]
    assert [detail for action, detail in actions if action == "tool_dispatched"] == [
        f'{{"call_id": "{call_id}"}}' for call_id in ("c1", "c2", "c3")
    ]


CALLS = st.sampled_from(["c1", "c2", "c3"])
STORY = st.lists(st.tuples(st.sampled_from([*DISPATCHED, Action.PLANNED, Action.DEGRADED, Action.CANCELED]), CALLS))


@pytest.mark.requirement("attacks.d5.audit-kept")
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    story=STORY.filter(bool),
    ledger=st.sets(CALLS),
    retellings=st.lists(st.tuples(st.integers(1, 8), STORY), max_size=4),
)
def test_no_telling_takes_away_a_step_of_a_call_on_the_ledger(
    database_dsn: str,
    story: list[tuple[Action, str]],
    ledger: set[str],
    retellings: list[tuple[int, list[tuple[Action, str]]]],
) -> None:
    """Whatever is told later, from wherever: each fact of a dispatched call is still told, the first time it was told
    at the latest, and numbers stay unique."""
    problem_id = next(_IDS)

    async def play() -> None:
        async with Database(database_dsn) as database:
            store = ProblemStore(database)
            await tell(store, problem_id, 1, 1, story)
            for call_id in sorted(ledger):
                await dispatch(database, problem_id, call_id)
            facts = _facts(await rows_of(database, problem_id), ledger)
            for n, (first, retold) in enumerate(retellings, 2):
                await tell(store, problem_id, first, 100.0 * n, retold)
                rows = await rows_of(database, problem_id)
                assert facts <= _facts(rows, ledger)
                facts |= _facts(rows, ledger)
                numbers = await database.fetchval(
                    "SELECT count(seq) = count(DISTINCT seq) FROM problem_steps WHERE problem_id = $1", problem_id
                )
                assert numbers

    asyncio.run(play())


def _facts(rows: list[tuple[Any, ...]], ledger: set[str]) -> set[tuple[str, str]]:
    return {(row[1], row[3]) for row in rows if row[1] in DISPATCHED and row[3][13:15] in ledger}


@pytest.mark.requirement("attacks.d5.done-asks-when-refused")
async def test_an_end_that_forgets_a_call_of_the_ledger_is_refused_and_changes_nothing(database: Database) -> None:
    store, problem_id = ProblemStore(database), next(_IDS)
    await tell(store, problem_id, 1, 0, [(Action.REQUEST, "")])
    await dispatch(database, problem_id, "c1")
    before = await rows_of(database, problem_id)
    view = a_view(problem_id, after_s=5, status=ProblemStatus.DONE, closed=True)
    steps = steps_of(2, 5, [(Action.COMPLETED, "")])
    for known in ([], ["c2"]):
        assert not await store.record(MirrorWrite(view=view, steps=steps, known=known))
    assert await rows_of(database, problem_id) == before
    assert (await store.get(problem_id, Owner("acme", "ann"))) == a_view(problem_id)
    assert await store.record(MirrorWrite(view=view, steps=steps, known=["c1", "c2"]))
    assert (await store.get(problem_id, Owner("acme", "ann"))) == view
