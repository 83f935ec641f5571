"""A notification the webhook does not take at once is handed to a workflow of its own."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from temporalio import activity
from temporalio.client import Client
from temporalio.exceptions import ApplicationError
from temporalio.service import RPCError, RPCStatusCode
from temporalio.testing import WorkflowEnvironment
from temporalio.worker import Worker

from contracts import queues
from contracts.errors import ErrorCode, ToolUnavailable
from contracts.notification import NotificationInput
from contracts.owner import Owner
from workers.notifications import HandingOnNotifier
from workers.temporal import workflow_runner
from workflows.notify import NotifyWorkflow

WANTED = NotificationInput(
    owner=Owner("t", "alice"), problem_id=7, notification_key="n1", text="hello", source="notify_user"
)


class Gateway:
    """A webhook, as the notifier of a tool and as the activity of a workflow see it; away `refusals` times."""

    def __init__(self, refusals: int) -> None:
        self.refusals = refusals
        self.taken: list[NotificationInput] = []

    async def deliver(self, notification: NotificationInput, *, revive: bool = False) -> None:
        """Take it, or not yet."""
        if self.refusals:
            self.refusals -= 1
            raise ToolUnavailable("the webhook is away")
        self.taken.append(notification)

    @activity.defn
    async def deliver_notification(self, request: NotificationInput) -> None:
        """The same for a workflow."""
        try:
            await self.deliver(request)
        except ToolUnavailable as error:
            raise ApplicationError(error.detail, type=ErrorCode.TOOL_UNAVAILABLE) from error


def notifier(gateway: Gateway, client: Client) -> HandingOnNotifier:
    standing_in: Any = gateway
    return HandingOnNotifier(standing_in, client)


@pytest.mark.requirement("notifications.handed-on")
async def test_what_the_webhook_does_not_take_is_tried_by_a_workflow_until_it_does(env: WorkflowEnvironment) -> None:
    gateway = Gateway(refusals=8)
    async with Worker(
        env.client,
        task_queue=queues.PROBLEMS,
        workflows=[NotifyWorkflow],
        activities=[gateway.deliver_notification],
        workflow_runner=workflow_runner(sandboxed=True),
    ):
        await notifier(gateway, env.client).deliver(WANTED)
        assert gateway.taken == []
        await env.sleep(timedelta(minutes=2))
        assert gateway.taken == [], "the pauses grow"
        await env.sleep(timedelta(minutes=20))
        await env.client.get_workflow_handle("notify-t-n1").result()
        assert gateway.taken == [WANTED]


@pytest.mark.requirement("notifications.handed-on")
async def test_what_the_webhook_takes_needs_no_workflow(env: WorkflowEnvironment) -> None:
    gateway = Gateway(refusals=0)
    await notifier(gateway, env.client).deliver(WANTED)
    assert gateway.taken == [WANTED]
    with pytest.raises(RPCError) as caught:
        await env.client.get_workflow_handle("notify-t-n1").describe()
    assert caught.value.status is RPCStatusCode.NOT_FOUND
