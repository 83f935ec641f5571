"""Notifications of tools: delivered at once where the webhook takes them, else by a workflow of their own."""

from __future__ import annotations

import logging

from temporalio.client import Client
from temporalio.common import Priority, WorkflowIDConflictPolicy
from temporalio.service import RPCError

from activities.notifications import Notifier
from contracts import queues
from contracts.errors import ToolUnavailable
from contracts.notification import NotificationInput
from workflows.notify import NotifyWorkflow

_log = logging.getLogger(__name__)


class HandingOnNotifier:
    """What tools notify with. A webhook that is away is no failure of the tool: the notification is on record, and a
    NotifyWorkflow goes on trying."""

    def __init__(self, notifier: Notifier, client: Client) -> None:
        self._notifier = notifier
        self._client = client

    async def deliver(self, notification: NotificationInput) -> None:
        """Record and post it, or hand it on.

        Raises:
            Unavailable: PostgreSQL is away.
            ToolUnavailable: neither the webhook nor Temporal took it.
        """
        try:
            await self._notifier.deliver(notification)
        except ToolUnavailable as error:
            _log.info("a notification is handed on: %s", error.detail)
            await self._hand_on(notification)

    async def _hand_on(self, notification: NotificationInput) -> None:
        try:
            await self._client.start_workflow(
                NotifyWorkflow.run,
                notification,
                id=queues.notify_workflow_id(notification.owner.tenant_id, notification.notification_key),
                task_queue=queues.PROBLEMS,
                id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
                static_summary=notification.text[:100],
                priority=Priority(fairness_key=queues.fairness_key(notification.owner.tenant_id)),
            )
        except RPCError as error:
            raise ToolUnavailable(f"Temporal cannot be reached: {error.message}") from error
