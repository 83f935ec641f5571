"""Looking at notifications and having one sent again. Part of the gateway; a worker does the sending."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from temporalio.client import Client
from temporalio.common import Priority, WorkflowIDConflictPolicy

from steward.api.credentials.identity import Principal, Scope
from steward.api.temporal.errors import translated
from steward.contracts import queues
from steward.contracts.errors import NotFound
from steward.contracts.notification import NotificationInput
from steward.contracts.owner import Owner
from steward.sql.notifications import Notification, NotificationState, NotificationStore
from steward.workflows.notify import NotifyWorkflow

_START_S: Final = 2.0


class NotificationOutbox:
    """Every method requires the scope call. What was said to others does not exist for a principal."""

    def __init__(self, store: NotificationStore, client: Client) -> None:
        self._store = store
        self._client = client

    async def list(
        self, principal: Principal, state: NotificationState | None = None, before: int | None = None, limit: int = 50
    ) -> Sequence[Notification]:
        """Notifications, newest first."""
        principal.require(Scope.CALL)
        return await self._store.list(principal, state, before, limit)

    async def unseen(self, principal: Principal, user_id: str, limit: int) -> Sequence[Notification]:
        """What this user has not put away yet, newest first."""
        principal.require(Scope.CALL)
        return await self._store.unseen(Owner(principal.tenant_id, user_id), limit)

    async def see(self, principal: Principal, user_id: str, notification_id: int | None) -> None:
        """The user puts one away, or (None) all."""
        principal.require(Scope.CALL)
        await self._store.see(Owner(principal.tenant_id, user_id), notification_id)

    async def test(self, principal: Principal, user_id: str) -> None:
        """Tell this user something by all their ways, to see that it comes. Raises Unavailable without PostgreSQL."""
        principal.require(Scope.CALL)
        await self._store.add(
            NotificationInput(
                owner=Owner(principal.tenant_id, user_id),
                problem_id=None,
                notification_key=f"test-{uuid.uuid4().hex}",
                text="This is a test: so you are told.",
                source="test",
            )
        )

    async def resend(self, principal: Principal, notification_id: int) -> tuple[Notification, bool]:
        """The notification, and whether it is being sent now: one that the webhook took is not sent twice.

        Raises:
            NotFound: there is none, or it is another's.
            Unavailable: PostgreSQL or Temporal is away.
        """
        principal.require(Scope.CALL)
        found = await self._store.get(principal, notification_id)
        if found is None:
            raise NotFound(f"there is no notification {notification_id}")
        if found.state == "delivered":
            return found, False
        with translated():
            await self._client.start_workflow(
                NotifyWorkflow.run,
                found.as_input(principal.tenant_id),
                id=queues.notify_workflow_id(principal.tenant_id, found.notification_key),
                task_queue=queues.PROBLEMS,
                id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
                static_summary=found.text[:100],
                priority=Priority(fairness_key=queues.fairness_key(principal.tenant_id)),
                rpc_timeout=timedelta(seconds=_START_S),
            )
        return found, True
