"""Workflows that ended or stand still without saying so: the workers' mending loop tells the truth of them."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import timedelta

import pytest
from temporalio.api.common.v1 import WorkflowExecution
from temporalio.api.enums.v1 import EventType
from temporalio.api.history.v1 import HistoryEvent
from temporalio.api.workflowservice.v1 import ResetWorkflowExecutionRequest
from temporalio.client import Client, WorkflowExecutionStatus, WorkflowHandle, WorkflowQueryFailedError
from temporalio.service import RPCError

from steward.contracts.problem import ProblemView
from steward.contracts.queues import problem_workflow_id
from steward.contracts.step import Action
from steward.sql.database import Database
from steward.sql.mendings import MendingStore
from steward.workers.stuck import last_good_task
from steward.workflows.problem import ProblemWorkflow
from tests.faults.effect_ledger import EffectLedger, Script
from tests.faults.records import announced_at, check_records
from tests.faults.steward import Steward, ends_once, eventually
from tests.support.forkserver import Module
from tests.support.live import LiveProcess, LiveStack

pytestmark = pytest.mark.timeout(480)
EVERY_S = "1"


@pytest.fixture
async def mending(stack: LiveStack) -> None:
    """A second worker that looks every second."""
    worker = stack.add_worker(MEND_EVERY_S=EVERY_S)
    await asyncio.to_thread(worker.wait_ready)


async def closed_row(mirror: Database, problem_id: int) -> str | None:
    """The status of a problem whose row is closed."""
    status: str | None = await mirror.fetchval(
        "SELECT status FROM problems WHERE problem_id = $1 AND closed", problem_id
    )
    return status


@pytest.mark.requirement("attacks.d8.terminated")
async def test_a_terminated_workflow_is_told_as_canceled(
    mending: None, steward: Steward, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: `temporal workflow terminate` leaves no problem that waits for ever."""
    problem_id = (await steward.call("effect_once_confirmed", label=label))["problem_id"]
    counted = (await MendingStore(mirror).counts()).get("workflow_ended", 0)
    await temporal.get_workflow_handle(problem_workflow_id(problem_id)).terminate(reason="by hand")
    status = await eventually(lambda: closed_row(mirror, problem_id), 30, "the mirror being mended")
    view = await steward.view(problem_id)
    assert (status, view["status"], view["approvals"]) == ("canceled", "canceled", [])
    assert (view["error"]["code"], view["tool_executed"], view["stale"]) == ("canceled", False, False)
    assert "by hand" in view["message"]
    actions = await steward.actions(problem_id)
    assert ends_once(actions), actions
    assert (await MendingStore(mirror).counts())["workflow_ended"] == counted + 1
    response = await steward.confirm(problem_id, True)
    assert response.status_code == 409
    metrics = (await steward.http.get("/metrics")).text
    assert 'steward_mended_problems{kind="workflow_ended"}' in metrics


@pytest.mark.requirement("attacks.d8.dispatched")
async def test_a_terminated_workflow_with_a_call_under_way_says_that_its_outcome_is_unknown(
    mending: None, steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    script = effects.script(label, Script.held())
    problem_id = (await steward.call("effect_once", label=label, wait_s=0))["problem_id"]
    await asyncio.to_thread(script.arrived.wait, 30)
    await temporal.get_workflow_handle(problem_workflow_id(problem_id)).terminate()
    try:
        status = await eventually(lambda: closed_row(mirror, problem_id), 40, "the mirror being mended")
    finally:
        script.answer.set()
    view = await steward.view(problem_id)
    assert (status, view["error"]["code"]) == ("blocked", "outcome_unknown")
    assert await announced_at(mirror, problem_id, "c1") is not None


@pytest.mark.requirement("attacks.d8.behind")
async def test_a_mirror_that_lost_its_rows_is_told_them_again(
    mending: None, steward: Steward, temporal: Client, mirror: Database, label: str
) -> None:
    """A database restored from an older copy: problems it does not have, done and waiting, come back."""
    done = (await steward.call("effect_once", label=label))["problem_id"]
    waiting = (await steward.call("effect_once_confirmed", label=label))["problem_id"]
    await mirror.execute("DELETE FROM problem_steps WHERE problem_id = ANY ($1::bigint[])", [done, waiting])
    await mirror.execute("DELETE FROM problems WHERE problem_id = ANY ($1::bigint[])", [done, waiting])

    async def back() -> bool:
        rows = await mirror.fetchval("SELECT count(*) FROM problems WHERE problem_id = ANY ($1)", [done, waiting])
        return bool(rows == 2)

    await eventually(back, 60, "the rows being back")
    for problem_id in (done, waiting):
        await check_records(temporal, mirror, problem_id)


@pytest.mark.requirement("attacks.d7.set-going", "attacks.d7.told")
async def test_a_workflow_stuck_on_a_lost_update_is_set_going(
    stack: LiveStack, steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """A query meets the task in which the last step is recorded, the task is reported early, and the worker dies before
    it reports the next one: the completion of `settle` is lost and every task fails. The effect before it does not
    happen again."""
    await asyncio.to_thread(stack.workers[0].kill)
    problems, tools = (
        process(stack, "steward.workers.main", "problems"),
        process(stack, "steward.workers.main", "tools"),
    )
    halting = process(stack, "tests.faults.halting_worker", "problems")
    script = effects.script(label, Script.held())
    asking = None
    try:
        for worker in (problems, tools):
            await asyncio.to_thread(worker.start)
        opening = asyncio.create_task(steward.call("effect_once", label=label, wait_s=30))
        await asyncio.to_thread(script.arrived.wait, 30)
        problem_id = int(await mirror.fetchval("SELECT max(problem_id) FROM problems"))
        handle = temporal.get_workflow_handle_for(ProblemWorkflow.run, problem_workflow_id(problem_id))
        await asyncio.to_thread(problems.kill)
        script.answer.set()
        await eventually(lambda: has_a_task(temporal, problem_id), 30, "the answer being in the history")
        # A question to a workflow that has a task is kept for that task; without one it would be asked on its own.
        asking = asyncio.create_task(ask(handle))
        await asyncio.to_thread(halting.spawn)
        await eventually(
            lambda: is_reported_early(temporal, problem_id), 60, "the task being reported with the write alone"
        )
        await asyncio.to_thread(halting.kill)
        asking.cancel()
        stack.spawn_worker(stack.workers[0])
        await eventually(lambda: is_stuck(temporal, problem_id), 60, "the workflow being stuck")
        mender = stack.add_worker(MEND_EVERY_S=EVERY_S)
        await asyncio.to_thread(mender.wait_ready)

        async def ended() -> bool:
            return (await handle.describe()).status is WorkflowExecutionStatus.COMPLETED

        await eventually(ended, 60, "the end of the workflow")
        await asyncio.wait([opening], timeout=40)
    finally:
        if asking is not None:
            asking.cancel()
        for worker in (problems, tools, halting):
            worker.kill()
    view = await steward.view(problem_id)
    assert (view["status"], len(effects.of(label))) == ("done", 1)
    assert (await steward.actions(problem_id)).count(Action.HISTORY_RESET) == 1
    assert (await MendingStore(mirror).counts())["history_reset"] >= 1
    await check_records(temporal, mirror, problem_id, within=timedelta(minutes=10))

    await reset_to_the_beginning(temporal, problem_id)
    await eventually(ended, 60, "the second end of the workflow")
    assert len(effects.of(label)) == 1
    await check_records(temporal, mirror, problem_id, within=timedelta(minutes=10))


def process(stack: LiveStack, module: str, queue: str) -> LiveProcess:
    """A worker of the stack for one task queue."""
    ready = stack.home / f"{module}-{queue}.ready"
    program = Module(module, ("--queue", queue))
    environment = stack.environment(READY_FILE=str(ready), WORKER_INDEX="7", MEND_EVERY_S="600")
    return LiveProcess(f"{module} on {queue}", program, environment, stack.logs / f"{module}-{queue}.log", ready.exists)


async def ask(handle: WorkflowHandle[ProblemWorkflow, ProblemView]) -> None:
    """Ask a problem how it stands, and wait for a worker as long as it takes."""
    with contextlib.suppress(RPCError, WorkflowQueryFailedError):
        await handle.query(ProblemWorkflow.status, rpc_timeout=timedelta(seconds=60))


async def has_a_task(temporal: Client, problem_id: int) -> bool:
    """Whether a workflow task waits for a worker."""
    return (await events_of(temporal, problem_id))[-1].event_type == EventType.EVENT_TYPE_WORKFLOW_TASK_SCHEDULED


async def events_of(temporal: Client, problem_id: int) -> list[HistoryEvent]:
    """The history of a problem's workflow so far."""
    handle = temporal.get_workflow_handle(problem_workflow_id(problem_id))
    return [event async for event in handle.fetch_history_events()]


async def is_stuck(temporal: Client, problem_id: int) -> bool:
    """Whether the server refuses the workflow's tasks for a lost update."""
    return last_good_task((await events_of(temporal, problem_id))[::-1]) is not None


async def is_reported_early(temporal: Client, problem_id: int) -> bool:
    """Whether the last write to the mirror is in the history, and the task that is to complete the update under way."""
    events = await events_of(temporal, problem_id)
    called = max(n for n, event in enumerate(events) if event.HasField("activity_task_scheduled_event_attributes"))
    told = any(event.HasField("marker_recorded_event_attributes") for event in events[called:])
    return told and events[-1].HasField("workflow_task_started_event_attributes")


async def reset_to_the_beginning(temporal: Client, problem_id: int) -> None:
    """What `temporal workflow reset --type FirstWorkflowTask` does."""
    handle = temporal.get_workflow_handle(problem_workflow_id(problem_id))
    run_id = (await handle.describe()).run_id or ""
    await temporal.workflow_service.reset_workflow_execution(
        ResetWorkflowExecutionRequest(
            namespace=temporal.namespace,
            workflow_execution=WorkflowExecution(workflow_id=handle.id, run_id=run_id),
            reason="to see whether anything happens twice",
            workflow_task_finish_event_id=4,
            request_id=run_id,
        )
    )
