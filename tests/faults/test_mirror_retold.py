"""A workflow task that fails after it wrote to the mirror is told again, perhaps differently; the mirror follows."""

from __future__ import annotations

import asyncio

import pytest
from temporalio.client import Client

from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import Owner, Reach
from steward.contracts.problem import ProblemStatus
from steward.contracts.queues import problem_workflow_id
from steward.contracts.step import Action
from steward.sql.database import Database
from steward.sql.problems import ProblemStore, RecordedStep
from tests.faults.effect_ledger import EffectLedger
from tests.faults.records import check_records
from tests.faults.steward import Steward, eventually
from tests.support.live import LiveStack
from tests.support.mirror import a_step, a_view

pytestmark = pytest.mark.timeout(120)
PROBLEM = 7


async def tell(store: ProblemStore, after_s: float, *actions: Action, first: int = 1, closed: bool = False) -> None:
    """Record steps with these actions, told `after_s` seconds after the beginning."""
    at = a_view(PROBLEM, after_s=after_s).updated_at
    steps = [a_step(n, key=str(n), action=action, description=action, at=at) for n, action in enumerate(actions, first)]
    status = ProblemStatus.CANCELED if closed else ProblemStatus.IN_PROGRESS
    view = a_view(PROBLEM, after_s=after_s, status=status, closed=closed)
    await store.record(MirrorWrite(view=view, steps=steps))


def actions_of(rows: list[RecordedStep]) -> list[Action]:
    return [row.step.action for row in rows]


@pytest.mark.requirement("faults.mirror.retold")
async def test_a_later_telling_takes_the_place_of_what_never_happened(database: Database) -> None:
    """Invariant: the mirror is the workflow's story; what a failed workflow task wrote leaves no trace in it."""
    store = ProblemStore(database)
    await tell(store, 1, Action.REQUEST, Action.APPROVAL_REQUESTED)
    await tell(store, 5, Action.APPROVAL_DENIED, Action.DEGRADED, Action.CANCELED, first=3, closed=True)
    false = await store.ordered_steps(PROBLEM)
    await tell(store, 6, Action.APPROVAL_APPROVED, Action.DEGRADED, first=3)
    rows = list(await store.ordered_steps(PROBLEM))
    approved = [Action.REQUEST, Action.APPROVAL_REQUESTED, Action.APPROVAL_APPROVED, Action.DEGRADED]
    assert actions_of(rows) == approved
    assert [row.id for row in rows] == sorted(row.id for row in rows)
    assert [row.id for row in rows[:2]] == [row.id for row in false[:2]]
    assert {row.id for row in rows[2:]}.isdisjoint(row.id for row in false), "a live view must see the new steps"
    view = await store.get(PROBLEM, Owner("acme", "ann"))
    assert view is not None
    assert (view.status, view.closed) == (ProblemStatus.IN_PROGRESS, False)

    await tell(store, 5, Action.APPROVAL_DENIED, Action.DEGRADED, Action.CANCELED, first=3, closed=True)
    assert actions_of(list(await store.ordered_steps(PROBLEM))) == approved, "a late, false telling changes nothing"
    unchanged = await store.get(PROBLEM, Owner("acme", "ann"))
    assert unchanged == view


@pytest.mark.requirement("faults.mirror.retold")
async def test_the_same_story_told_again_keeps_its_rows(database: Database) -> None:
    """Invariant: a repeat that says the same is not news; only the time is the later one's."""
    store = ProblemStore(database)
    await tell(store, 1, Action.REQUEST, Action.PLANNED)
    before = await store.ordered_steps(PROBLEM)
    await tell(store, 2, Action.REQUEST, Action.PLANNED, Action.COMPLETED)
    await tell(store, 1, Action.REQUEST, Action.PLANNED)
    rows = await store.ordered_steps(PROBLEM)
    assert [row.id for row in rows[:2]] == [row.id for row in before]
    assert actions_of(list(rows)) == [Action.REQUEST, Action.PLANNED, Action.COMPLETED]
    assert {row.step.at for row in rows} == {a_view(PROBLEM, after_s=2).updated_at}


@pytest.mark.requirement("life.decision-told-when-durable")
async def test_a_denial_that_is_being_written_stands_whatever_comes_meanwhile(
    steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: a decision is Temporal's before the mirror is told of it: a yes that comes while a denial is being
    written is too late, and nobody has seen in the mirror what then did not happen."""
    problem_id = (await steward.call("effect_once_confirmed", label=label))["problem_id"]
    async with mirror.transaction() as lock:
        await lock.execute("SELECT pg_advisory_xact_lock($1)", problem_id)
        denial = asyncio.create_task(steward.confirm(problem_id, False))
        await eventually(lambda: writer_waits(mirror), 20, "the denial being written")
        handle = temporal.get_workflow_handle(problem_workflow_id(problem_id))
        await handle.signal("confirm", {"confirmed": True})
    response = await denial
    view = await steward.closed(problem_id)
    assert (response.status_code, response.json()["status"]) == (200, "canceled"), response.text
    assert (view["status"], effects.of(label)) == ("canceled", [])
    actions = await steward.actions(problem_id)
    assert ("approval_approved" in actions, "approval_denied" in actions) == (False, True), actions
    await check_records(temporal, mirror, problem_id)


async def writer_waits(mirror: Database) -> bool:
    """Whether a worker waits for a problem's lock."""
    found: bool = await mirror.fetchval(
        """
        SELECT EXISTS (SELECT FROM pg_stat_activity WHERE application_name = 'steward-worker'
                       AND wait_event_type = 'Lock' AND wait_event = 'advisory')
        """
    )
    return found


@pytest.mark.requirement("faults.mirror.retold")
async def test_a_yes_to_a_question_whose_workflow_task_died_is_told_to_come_again(
    stack: LiveStack, steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: the mirror shows a question that the workflow has yet to ask again; a yes to it is not an error of the
    caller's, is not lost in silence, and is taken soon."""
    problem_id = 1 + int(await mirror.fetchval("SELECT nextval('problem_ids')"))
    async with mirror.transaction() as lock:
        await lock.execute("SELECT pg_advisory_xact_lock($1)", problem_id)
        assert (await steward.call("effect_once_confirmed", label=label, wait_s=0))["problem_id"] == problem_id
        await eventually(lambda: writer_waits(mirror), 20, "the request being written")
        stack.temporal.kill()
    await eventually(lambda: asked_in(mirror, problem_id), 20, "the question being in the mirror")
    stack.workers[0].kill()
    await asyncio.to_thread(stack.temporal.start)
    stack.spawn_worker(stack.workers[0])
    await asyncio.to_thread(stack.workers[0].wait_ready)
    approval_id = f"{problem_id}-1"

    async def approved() -> bool:
        response = await steward.confirm(problem_id, True, approval_id=approval_id)
        assert response.status_code in (200, 202, 503), response.text
        return response.status_code != 503

    await eventually(approved, 40, "the approval being taken")
    assert (await steward.closed(problem_id))["status"] == "done"
    assert len(effects.of(label)) == 1
    await check_records(temporal, mirror, problem_id)


async def asked_in(mirror: Database, problem_id: int) -> bool:
    """Whether the mirror shows a pending approval."""
    view = await ProblemStore(mirror).get(problem_id, Reach("default", None))
    return view is not None and view.approvals != []
