"""NotifyWorkflow: a notification that a problem tells, or that a human has sent again."""

from __future__ import annotations

from datetime import timedelta

from temporalio import workflow

from steward.contracts import activities
from steward.contracts.notification import NotificationInput
from steward.workflows.options import DELIVERY


@workflow.defn
class NotifyWorkflow:
    """Workflow id: `notify-<tenant>-<notification_key>`; one delivery of a notification at a time."""

    @workflow.run
    async def run(self, given: NotificationInput) -> None:
        """Put it on record, for its user's channels."""
        await workflow.execute_activity(
            activities.deliver_notification,
            given,
            start_to_close_timeout=timedelta(seconds=30),
            retry_policy=DELIVERY,
            summary=given.text[:100],
        )
