"""ReminderWorkflow: a durable timer that ends in a notification. Canceling it is canceling the reminder."""

from __future__ import annotations

from datetime import datetime, timedelta

from temporalio import workflow

from contracts import activities
from contracts.notification import NotificationInput, ReminderInput
from workflows.options import DELIVERY


@workflow.defn
class ReminderWorkflow:
    """Workflow id: `reminder-<reminder_id>`."""

    @workflow.run
    async def run(self, given: ReminderInput) -> None:
        """Sleep until it is due, then notify; the notification is retried until it is delivered or dead."""
        left = datetime.fromisoformat(given.due_at) - workflow.now()
        if left > timedelta(0):
            await workflow.sleep(left, summary=f"until {given.due_at}")
        await workflow.execute_activity(
            activities.deliver_notification,
            NotificationInput(
                owner=given.owner,
                problem_id=given.problem_id,
                notification_key=f"reminder-{given.reminder_id}",
                text=given.text,
                source="reminder",
            ),
            start_to_close_timeout=timedelta(seconds=30),
            retry_policy=DELIVERY,
            summary=given.text[:100],
        )
