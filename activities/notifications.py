"""`deliver_notification` and the `Notifier` behind it: on record first, then to the webhook, then given up.

The activity serves workflows (reminders, events, what is sent again); tools use a Notifier that hands on what the
webhook does not take. A repeat under the same key is harmless.
"""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from temporalio import activity

from activities.failures import translated
from activities.heartbeat import heartbeating
from activities.webhook import Webhook
from contracts.errors import ToolUnavailable
from contracts.notification import NotificationInput, ReminderDue, ReminderFired
from contracts.step import Action, Actor, Step
from sql.notifications import NotificationStore
from sql.problems import ProblemStore
from sql.reminders import ReminderStore
from tools.repeats import next_time

MAX_ATTEMPTS = 15
"""Then the webhook is given up. With the pauses of workflows/options.DELIVERY that is after an hour."""
REMINDER_SOURCE = "reminder"
REMINDER_KEY_PREFIX = "reminder-"


class Notifier:
    """Records a notification, adds it to its problem's steps and posts it when there is a webhook."""

    def __init__(
        self, notifications: NotificationStore, problems: ProblemStore, webhook: Webhook | None = None
    ) -> None:
        self._notifications = notifications
        self._problems = problems
        self._webhook = webhook

    async def deliver(self, notification: NotificationInput, *, revive: bool = False) -> None:
        """Deliver once per key, as far as the record goes; the webhook may see a repeat, with the same id.

        After MAX_ATTEMPTS it is dead: it stays on record and is not posted any more, unless `revive` starts anew.

        Raises:
            Unavailable: PostgreSQL is away.
            ToolUnavailable: the webhook did not take it and shall be tried again; it is on record already.
        """
        recorded = await self._notifications.add(notification)
        if notification.problem_id is not None:
            await self._problems.add_step(notification.problem_id, _step(notification))
            if recorded.attempts == 0:
                await self._notifications.show(notification.problem_id, notification.options)
        if recorded.dead_at is not None and revive:
            await self._notifications.revive(recorded.id)
        elif recorded.dead_at is not None:
            return
        if self._webhook is None or recorded.delivered_at is not None:
            return
        try:
            await self._webhook.notify(notification)
        except ToolUnavailable as error:
            if await self._notifications.mark_attempt_failed(recorded.id, error.detail, MAX_ATTEMPTS):
                return
            raise
        await self._notifications.mark_delivered(recorded.id)


class NotificationActivities:
    """The activities that deliver what a workflow has to say, and note when its reminder has fired and comes again."""

    def __init__(self, notifier: Notifier, reminders: ReminderStore) -> None:
        self._notifier = notifier
        self._reminders = reminders

    @activity.defn(name="deliver_notification")
    async def deliver_notification(self, request: NotificationInput) -> None:
        """Record a notification and post it to the webhook. A first attempt on a dead one is a new start for it."""
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
