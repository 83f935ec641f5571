"""`deliver_notification` and the `Notifier` behind it: on record first, then to the webhook.

The activity serves reminders; the tool notify_user uses the same Notifier. A repeat under the same key is harmless.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, datetime
from urllib.parse import urlsplit

import httpx
from temporalio import activity

from activities.failures import translated
from activities.heartbeat import heartbeating
from contracts.activities import NotificationInput
from contracts.base import canonical_json
from contracts.errors import ToolUnavailable
from contracts.step import Action, Actor, Step
from sql.notifications import NotificationStore
from sql.problems import ProblemStore
from sql.reminders import ReminderStore

SIGNATURE_HEADER = "X-Steward-Signature"
ID_HEADER = "X-Steward-Notification-Id"
TIMEOUT_S = 10.0
REMINDER_SOURCE = "reminder"
REMINDER_KEY_PREFIX = "reminder-"


class Webhook:
    """Posts notifications as JSON. With a secret it signs: `X-Steward-Signature: sha256=<hex HMAC-SHA256 of body>`."""

    def __init__(self, url: str, secret: str | None = None, client: httpx.AsyncClient | None = None) -> None:
        self._url = url
        self._secret = secret
        self._client = client

    async def post(self, notification: NotificationInput) -> None:
        """Post one notification.

        Raises:
            ToolUnavailable: when no answer of the 200 family came; the receiver tells repeats apart by the id header.
        """
        body = canonical_json(
            {
                "id": notification.notification_key,
                "tenant_id": notification.tenant_id,
                "user_id": notification.user_id,
                "problem_id": notification.problem_id,
                "text": notification.text,
                "source": notification.source,
            }
        ).encode()
        headers = {"Content-Type": "application/json", ID_HEADER: notification.notification_key}
        if self._secret:
            headers[SIGNATURE_HEADER] = "sha256=" + hmac.new(self._secret.encode(), body, hashlib.sha256).hexdigest()
        host = urlsplit(self._url).netloc.rpartition("@")[2]
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=TIMEOUT_S)
        try:
            answer = await self._client.post(self._url, content=body, headers=headers)
        except httpx.HTTPError as error:
            raise ToolUnavailable(f"the webhook at {host} did not answer: {type(error).__name__}") from error
        if not answer.is_success:
            raise ToolUnavailable(f"the webhook at {host} answered {answer.status_code}")

    async def aclose(self) -> None:
        """Close the connections."""
        if self._client is not None:
            await self._client.aclose()


class Notifier:
    """Records a notification, adds it to its problem's steps and posts it when there is a webhook."""

    def __init__(
        self, notifications: NotificationStore, problems: ProblemStore, webhook: Webhook | None = None
    ) -> None:
        self._notifications = notifications
        self._problems = problems
        self._webhook = webhook

    async def deliver(self, notification: NotificationInput) -> None:
        """Deliver once per key, as far as the record goes; the webhook may see a repeat, with the same id.

        Raises:
            Unavailable: PostgreSQL is away.
            ToolUnavailable: the webhook did not take it; it is on record already.
        """
        recorded = await self._notifications.add(notification)
        if notification.problem_id is not None:
            await self._problems.add_step(notification.problem_id, _step(notification))
        if self._webhook is None or recorded.delivered_at is not None:
            return
        try:
            await self._webhook.post(notification)
        except ToolUnavailable as error:
            await self._notifications.mark_attempt_failed(recorded.id, error.detail)
            raise
        await self._notifications.mark_delivered(recorded.id)


class NotificationActivities:
    """The activity that delivers what a durable timer has to say, and notes that its reminder has fired."""

    def __init__(self, notifier: Notifier, reminders: ReminderStore) -> None:
        self._notifier = notifier
        self._reminders = reminders

    @activity.defn(name="deliver_notification")
    async def deliver_notification(self, request: NotificationInput) -> None:
        """Record a notification and post it to the webhook."""
        async with heartbeating():
            with translated():
                await self._notifier.deliver(request)
                if request.source == REMINDER_SOURCE:
                    await self._reminders.mark_fired(request.notification_key.removeprefix(REMINDER_KEY_PREFIX))


def _step(notification: NotificationInput) -> Step:
    return Step(
        step_key=f"notification-{notification.notification_key}",
        actor=Actor.SYSTEM,
        action=Action.NOTIFICATION,
        description=notification.text,
        detail={"source": notification.source, "notification_key": notification.notification_key},
        at=datetime.now(UTC),
    )
