"""NotifyWorkflow: a notification that the webhook did not take at once, or that a human has sent again."""

from __future__ import annotations

from datetime import timedelta

from temporalio import workflow

from contracts import activities
from contracts.notification import NotificationInput
from workflows.options import DELIVERY


@workflow.defn
class NotifyWorkflow:
    """Workflow id: `notify-<tenant>-<notification_key>`; one delivery of a notification at a time."""

    @workflow.run
    async def run(self, given: NotificationInput) -> None:
        """Deliver it; the activity gives up by itself once it has tried often enough."""
        await workflow.execute_activity(
            activities.deliver_notification,
            given,
            start_to_close_timeout=timedelta(seconds=30),
            retry_policy=DELIVERY,
            summary=given.text[:100],
        )
