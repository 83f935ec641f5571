"""The door /notifications: what was said to users outside an answer, what no channel took, and sending again."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import ConfigDict

from steward.api import openapi
from steward.api.http import GatewayDep, ReaderDep, RowId
from steward.contracts.base import Message
from steward.contracts.wire import MAX_PROBLEM_ID
from steward.sql.notifications import NotificationState

router = APIRouter(tags=["notifications"])


class NotificationShown(Message):
    """A notification. `delivered_at` is when a channel took it, `dead_at` when it was given up after `attempts`."""

    model_config = ConfigDict(from_attributes=True)

    id: int
    state: NotificationState
    user_id: str
    problem_id: int | None
    source: str
    text: str
    options: list[dict[str, Any]]
    created_at: datetime
    delivered_at: datetime | None
    dead_at: datetime | None
    attempts: int
    last_error: str | None


class NotificationPage(Message):
    """Notifications, newest first. `next` is the `before` of the page after, null on the last one."""

    notifications: list[NotificationShown]
    next: int | None


class NotificationResent(Message):
    """A notification, and whether it is being sent."""

    notification: NotificationShown
    sending: bool


@router.get("/notifications", responses=openapi.reading())
async def list_notifications(
    gateway: GatewayDep,
    principal: ReaderDep,
    state: Annotated[NotificationState | None, Query(description="dead: given up by every channel")] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    before: Annotated[int | None, Query(ge=1, le=MAX_PROBLEM_ID, description="The `next` of the page before")] = None,
) -> NotificationPage:
    """Notifications, newest first. Without a channel they wait here for ever."""
    found = await gateway.notifications.list(principal, state, before, limit)
    following = found[-1].id if len(found) == limit else None
    shown = [NotificationShown.model_validate(item) for item in found]
    return NotificationPage(notifications=shown, next=following)


@router.post("/notifications/{notification_id}/resend", responses=openapi.reading(404))
async def resend_notification(gateway: GatewayDep, principal: ReaderDep, notification_id: RowId) -> NotificationResent:
    """Send one again that no channel has taken. `sending` is false when one has."""
    found, sending = await gateway.notifications.resend(principal, notification_id)
    return NotificationResent(notification=NotificationShown.model_validate(found), sending=sending)
