"""Work that a problem leaves to a workflow of its own, which outlives it and which nobody waits for."""

from __future__ import annotations

from temporalio import workflow
from temporalio.common import WorkflowIDReusePolicy
from temporalio.exceptions import WorkflowAlreadyStartedError

from steward.contracts import queues
from steward.contracts.notification import NotificationInput
from steward.workflows.notify import NotifyWorkflow


async def tell(notification: NotificationInput) -> None:
    """Start a NotifyWorkflow, which tries until the notification is on record."""
    workflow_id = queues.notify_workflow_id(notification.owner.tenant_id, notification.notification_key)
    try:
        await workflow.start_child_workflow(
            NotifyWorkflow.run,
            notification,
            id=workflow_id,
            parent_close_policy=workflow.ParentClosePolicy.ABANDON,
            id_reuse_policy=WorkflowIDReusePolicy.REJECT_DUPLICATE,
        )
    except WorkflowAlreadyStartedError:
        workflow.logger.info("%s runs already", workflow_id)
