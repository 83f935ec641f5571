"""Workflows that cannot go on because the completion of an update is lost, and how they are set going again.

A query that reaches a workflow task in which a local activity ends makes the SDK report that task early and ask for
another at once. Should the worker die during that one, the update it completed is completed again while the earlier
task is replayed, where its message is dropped, and the server refuses every task from then on
("ProtocolMessageCommand referenced absent message ID"). A reset to that earlier task tells it anew. What was
dispatched meanwhile is in the ledger, so nothing runs twice.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from temporalio.api.common.v1 import WorkflowExecution
from temporalio.api.enums.v1 import EventType, WorkflowTaskFailedCause
from temporalio.api.history.v1 import HistoryEvent
from temporalio.api.workflowservice.v1 import GetWorkflowExecutionHistoryReverseRequest, ResetWorkflowExecutionRequest
from temporalio.client import Client, WorkflowExecutionStatus

from steward.contracts.step import Action, Actor, Step
from steward.sql.mendings import MendingStore
from steward.sql.problems import ProblemStore

_log = logging.getLogger(__name__)

CAUSE: Final = "WorkflowTaskFailedCauseBadUpdateWorkflowExecutionMessage"
REPORTED: Final = f'TemporalReportedProblems = "cause={CAUSE}"'
MOST_RESETS: Final = 3
"""Of one problem; one that gets stuck again and again is a person's to look at."""
_EVENTS: Final = 50
"""How far back a history is read: what follows the last good task is a handful of events."""


class StuckWorkflows:
    """Resets workflows whose tasks fail for a lost update."""

    def __init__(self, client: Client, store: MendingStore, problems: ProblemStore) -> None:
        self._client = client
        self._store = store
        self._problems = problems

    async def set_going(self, problem_id: int, workflow_id: str) -> bool:
        """Reset the workflow if this is what it is stuck in. Announced in the audit first. False: it is not stuck, or
        was reset too often."""
        found = await self._client.get_workflow_handle(workflow_id).describe()
        if found.status is not WorkflowExecutionStatus.RUNNING or found.run_id is None:
            return False
        execution = WorkflowExecution(workflow_id=workflow_id, run_id=found.run_id)
        request = GetWorkflowExecutionHistoryReverseRequest(
            namespace=self._client.namespace, execution=execution, maximum_page_size=_EVENTS
        )
        service = self._client.workflow_service
        events = (await service.get_workflow_execution_history_reverse(request)).history.events
        event_id = last_good_task(events)
        if event_id is None:
            return False
        if await self._store.resets(problem_id) >= MOST_RESETS:
            _log.error("problem %s is stuck and was reset %s times: look at %s", problem_id, MOST_RESETS, workflow_id)
            return False
        await self._problems.add_step(problem_id, _reset_step(found.run_id, event_id))
        await service.reset_workflow_execution(
            ResetWorkflowExecutionRequest(
                namespace=self._client.namespace,
                workflow_execution=execution,
                reason="the completion of an update was lost with its worker",
                workflow_task_finish_event_id=event_id,
                request_id=f"{found.run_id}-{event_id}",
            )
        )
        await self._store.count("history_reset")
        _log.warning(
            "problem %s was stuck on a lost update: reset to event %s of %s", problem_id, event_id, workflow_id
        )
        return True


def last_good_task(events: Sequence[HistoryEvent]) -> int | None:
    """From the newest event back: the id of the last completed workflow task, when one after it failed for a lost
    update. None: that is not what holds the workflow up."""
    lost = False
    for event in events:
        if event.event_type == EventType.EVENT_TYPE_WORKFLOW_TASK_FAILED:
            cause = event.workflow_task_failed_event_attributes.cause
            lost = lost or cause == (
                WorkflowTaskFailedCause.WORKFLOW_TASK_FAILED_CAUSE_BAD_UPDATE_WORKFLOW_EXECUTION_MESSAGE
            )
        elif event.event_type == EventType.EVENT_TYPE_WORKFLOW_TASK_COMPLETED:
            return event.event_id if lost else None
    return None


def _reset_step(run_id: str, event_id: int) -> Step:
    return Step(
        step_key=f"history_reset:{run_id}:{event_id}",
        actor=Actor.SYSTEM,
        action=Action.HISTORY_RESET,
        description="The workflow could not go on and is taken up again from its last good task.",
        detail={"run_id": run_id, "event_id": event_id, "cause": CAUSE},
        at=datetime.now(UTC),
    )
