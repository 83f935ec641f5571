"""ReminderWorkflow: a durable timer that ends in a notification, and runs on where the reminder repeats.

Canceling it is canceling the reminder; each repetition is a run of its own, so that no history grows.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import partial

from temporalio import workflow

from steward.contracts import activities
from steward.contracts.notification import NotificationInput, ReminderFired, ReminderInput
from steward.workflows.options import DELIVERY, UNTIL_IT_WORKS


@workflow.defn
class ReminderWorkflow:
    """Workflow id: `reminder-<reminder_id>`."""

    @workflow.init
    def __init__(self, given: ReminderInput) -> None:
        self._given = given
        self._due_at = given.due_at
        self._firing = given.firing

    @workflow.signal
    def snooze(self, due_at: str) -> None:
        """Fire at another moment (ISO 8601 with offset) instead, or once more."""
        self._due_at = self._firing = due_at

    @workflow.signal
    def change(self, reminder: ReminderInput) -> None:
        """Say what this one says, when it is due, and come again as it does."""
        self._given = reminder
        self._due_at = self._firing = reminder.due_at

    @workflow.run
    async def run(self, given: ReminderInput) -> None:
        """Sleep until it is due, then notify; the notification is retried until it is delivered or dead."""
        delivered = None
        while delivered != self._due_at:
            await self._until_due()
            delivered = self._due_at
            await self._deliver()
        if not self._given.repeats:
            return
        following = await workflow.execute_activity(
            activities.advance_reminder,
            ReminderFired(reminder_id=self._given.reminder_id),
            start_to_close_timeout=timedelta(seconds=30),
            retry_policy=UNTIL_IT_WORKS,
        )
        due_at = following.due_at if delivered == self._due_at else self._due_at
        if due_at is not None:
            workflow.continue_as_new(self._given.model_copy(update={"due_at": due_at, "firing": due_at}))

    async def _until_due(self) -> None:
        """Wait for the moment it is due, which a signal may move."""
        while (left := datetime.fromisoformat(self._due_at) - workflow.now()) > timedelta(0):
            due_at = self._due_at
            try:
                await workflow.wait_condition(
                    partial(self._is_moved_from, due_at),
                    timeout=left,
                    timeout_summary=f"until {due_at}",
                )
            except TimeoutError:
                return

    def _is_moved_from(self, due_at: str) -> bool:
        return self._due_at != due_at

    async def _deliver(self) -> None:
        given = self._given
        key = f"reminder-{given.reminder_id}" + (f"-{self._firing}" if self._firing else "")
        await workflow.execute_activity(
            activities.deliver_notification,
            NotificationInput(
                owner=given.owner,
                problem_id=given.problem_id,
                notification_key=key,
                text=given.text,
                source="reminder",
            ),
            start_to_close_timeout=timedelta(seconds=30),
            retry_policy=DELIVERY,
            summary=given.text[:100],
        )
