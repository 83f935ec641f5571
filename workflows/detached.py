"""Work that a problem leaves to a workflow of its own, which outlives it and which nobody waits for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from temporalio import workflow
from temporalio.common import WorkflowIDReusePolicy
from temporalio.exceptions import WorkflowAlreadyStartedError

from steward.contracts import queues
from steward.contracts.memory import RememberInput
from steward.contracts.notification import NotificationInput
from steward.workflows.notify import NotifyWorkflow
from steward.workflows.remember import RememberWorkflow

Given = TypeVar("Given")


async def remember(exchange: RememberInput) -> None:
    """Start the problem's RememberWorkflow. Returns once it is started, not when it is done."""
    await _start(RememberWorkflow.run, exchange, queues.remember_workflow_id(exchange.problem_id))


async def tell(notification: NotificationInput) -> None:
    """Start a NotifyWorkflow, which tries until the notification is on record."""
    await _start(
        NotifyWorkflow.run,
        notification,
        queues.notify_workflow_id(notification.owner.tenant_id, notification.notification_key),
    )


async def _start(run: Callable[[Any, Given], Awaitable[None]], given: Given, workflow_id: str) -> None:
    try:
        await workflow.start_child_workflow(
            run,
            given,
            id=workflow_id,
            parent_close_policy=workflow.ParentClosePolicy.ABANDON,
            id_reuse_policy=WorkflowIDReusePolicy.REJECT_DUPLICATE,
        )
    except WorkflowAlreadyStartedError:
        workflow.logger.info("%s runs already", workflow_id)
