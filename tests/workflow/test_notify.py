"""A notification that is sent again is recorded by a workflow of its own, however long PostgreSQL is away."""

from __future__ import annotations

from datetime import timedelta

import pytest
from temporalio import activity
from temporalio.exceptions import ApplicationError
from temporalio.testing import WorkflowEnvironment
from temporalio.worker import Worker

from steward.contracts import queues
from steward.contracts.errors import ErrorCode
from steward.contracts.notification import NotificationInput
from steward.contracts.owner import Owner
from steward.workers.temporal import workflow_runner
from steward.workflows.notify import NotifyWorkflow

WANTED = NotificationInput(
    owner=Owner("t", "alice"), problem_id=7, notification_key="n1", text="hello", source="notify_user"
)


class Record:
    """What notifications are recorded in; away `refusals` times."""

    def __init__(self, refusals: int) -> None:
        self.refusals = refusals
        self.taken: list[NotificationInput] = []

    @activity.defn
    async def deliver_notification(self, request: NotificationInput) -> None:
        """Take it, or not yet."""
        if self.refusals:
            self.refusals -= 1
            raise ApplicationError("PostgreSQL is away", type=ErrorCode.POSTGRES_UNAVAILABLE)
        self.taken.append(request)


@pytest.mark.requirement("notifications.handed-on")
async def test_what_is_sent_again_is_tried_until_it_is_recorded(env: WorkflowEnvironment) -> None:
    record = Record(refusals=8)
    async with Worker(
        env.client,
        task_queue=queues.PROBLEMS,
        workflows=[NotifyWorkflow],
        activities=[record.deliver_notification],
        workflow_runner=workflow_runner(sandboxed=True),
    ):
        handle = await env.client.start_workflow(
            NotifyWorkflow.run, WANTED, id="notify-t-n1", task_queue=queues.PROBLEMS
        )
        await env.sleep(timedelta(minutes=2))
        assert record.taken == [], "the pauses grow"
        await env.sleep(timedelta(minutes=20))
        await handle.result()
        assert record.taken == [WANTED]
