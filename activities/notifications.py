"""`deliver_notification` and the `Notifier` behind it: a notification goes on record, and its event to the channels.

The activity serves workflows (reminders, events, what is sent again), the Notifier tools too. The row's event is
written by the database with it; activities/event_courier.py delivers. A repeat under the same key is harmless.
"""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from temporalio import activity

from steward.activities.failures import translated
from steward.activities.heartbeat import heartbeating
from steward.contracts.letters import marked
from steward.contracts.notification import NotificationInput, ReminderDue, ReminderFired
from steward.contracts.step import Action, Actor, Step
from steward.sql.notifications import NotificationStore
from steward.sql.problems import ProblemStore
from steward.sql.reminders import ReminderStore
from steward.tools.repeats import next_time

REMINDER_SOURCE = "reminder"
REMINDER_KEY_PREFIX = "reminder-"


class Notifier:
    """Records a notification and adds it to its problem's steps."""

    def __init__(self, notifications: NotificationStore, problems: ProblemStore) -> None:
        self._notifications = notifications
        self._problems = problems

    async def deliver(self, notification: NotificationInput, *, revive: bool = False) -> None:
        """Record it once per key. One that every channel gave up is tried anew with `revive`.

        Raises:
            Unavailable: PostgreSQL is away.
        """
        notification = notification.model_copy(update={"text": marked(notification.text)})
        recorded = await self._notifications.add(notification)
        if notification.problem_id is not None:
            await self._problems.add_step(notification.problem_id, _step(notification))
        if recorded.dead_at is not None and revive:
            await self._notifications.revive(recorded.id)


class NotificationActivities:
    """The activities that deliver what a workflow has to say, and note when its reminder has fired and comes again."""

    def __init__(self, notifier: Notifier, reminders: ReminderStore) -> None:
        self._notifier = notifier
        self._reminders = reminders

    @activity.defn(name="deliver_notification")
    async def deliver_notification(self, request: NotificationInput) -> None:
        """Record a notification for its user's channels. A first attempt on a dead one is a new start for it."""
        async with heartbeating():
            with translated():
                await self._notifier.deliver(request, revive=activity.info().attempt == 1)
                if request.source == REMINDER_SOURCE:
                    fired = request.notification_key.removeprefix(REMINDER_KEY_PREFIX).partition("-")[0]
                    await self._reminders.mark_fired(fired)

    @activity.defn(name="advance_reminder")
    async def advance_reminder(self, request: ReminderFired) -> ReminderDue:
        """Note when a reminder comes again, and say so."""
        with translated():
            reminder = await self._reminders.repeating(request.reminder_id)
            if reminder is None or reminder.repeat is None:
                return ReminderDue(due_at=None)
            zone = ZoneInfo(reminder.timezone or "UTC")
            start = (reminder.starts_at or reminder.due_at).astimezone(zone)
            following = next_time(reminder.repeat, start, datetime.now(UTC))
            due_at = await self._reminders.advance(request.reminder_id, following)
        return ReminderDue(due_at=due_at.isoformat() if due_at else None)


def _step(notification: NotificationInput) -> Step:
    return Step(
        step_key=f"notification-{notification.notification_key}",
        actor=Actor.SYSTEM,
        action=Action.NOTIFICATION,
        description=notification.text,
        detail={"source": notification.source, "notification_key": notification.notification_key},
        at=datetime.now(UTC),
    )
