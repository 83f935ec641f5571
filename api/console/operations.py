"""How Steward is doing: its parts, what waits, what did not reach anybody, and how much it is asked.

Everything is looked at by itself: what cannot be read now says so in its place, and the rest is shown.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from fastapi import APIRouter, Request
from starlette.responses import Response

from steward.api.console.charts import charts_of
from steward.api.console.guarded import PageRoute, Visitor, visitor_of
from steward.api.console.pages import page
from steward.api.core.channel_outbox import ChannelOutbox
from steward.api.core.notification_outbox import NotificationOutbox
from steward.api.credentials.identity import Scope
from steward.api.http import RowId
from steward.contracts.errors import NotFound, StewardError

router = APIRouter(prefix="/console/operations", route_class=PageRoute, include_in_schema=False)
_SHOWN: Final = 20
Shown = TypeVar("Shown")


@dataclass(frozen=True, slots=True)
class Failure:
    """Why something cannot be shown."""

    detail: str
    failed: bool = True


@router.get("")
async def show(request: Request) -> Response:
    """The whole page."""
    visitor = visitor_of(request)
    visitor.principal.require(Scope.CALL)
    seen, activity, undelivered = await asyncio.gather(_seen(visitor), _activity(visitor), _undelivered(visitor))
    return page("operations.html", here="operations", visitor=visitor, **seen, **activity, **undelivered)


@router.get("/parts")
async def show_parts(request: Request) -> Response:
    """The parts as they are now, for a page that is open."""
    visitor = visitor_of(request)
    visitor.principal.require(Scope.CALL)
    return page("operations_parts.html", visitor=visitor, **await _seen(visitor))


@router.post("/notifications/{notification_id}/resend")
async def resend_notification(request: Request, notification_id: RowId) -> Response:
    """Send a notification again that no channel took."""
    visitor = visitor_of(request)
    found, sending = await visitor.gateway.notifications.resend(visitor.principal, notification_id)
    words = f"Notification {found.id} is being sent again." if sending else "A channel has taken it since."
    return page("operations_resent.html", key=f"notification-{notification_id}", words=words)


@router.post("/deliveries/{delivery_id}/resend")
async def resend_delivery(request: Request, delivery_id: RowId) -> Response:
    """Have a delivery sent again that was given up."""
    visitor = visitor_of(request)
    words = f"Delivery {delivery_id} is being sent again."
    try:
        await visitor.gateway.channels.resend(visitor.principal, delivery_id)
    except NotFound:
        words = "It was taken since, or is there no more."
    return page("operations_resent.html", key=f"delivery-{delivery_id}", words=words)


async def _seen(visitor: Visitor) -> dict[str, Any]:
    """The parts and planners; for who administers, queues and what is counted over all tenants too."""
    parts = visitor.gateway.parts
    found, planners, servers, idle = await asyncio.gather(
        parts.check(), parts.planners(), parts.mcp_servers(), parts.idle_rules()
    )
    reported: dict[str, Any] = {"parts": found, "planners": planners, "servers": servers, "idle_rules": idle}
    if not visitor.administers:
        return {**reported, "queues": None, "backlog": None, "mended": None}
    queues, backlog, mended = await asyncio.gather(
        _or_why(visitor.gateway.operations.queues(visitor.principal)),
        _or_why(parts.backlog()),
        _or_why(parts.mendings()),
    )
    return {**reported, "queues": queues, "backlog": backlog, "mended": mended}


async def _activity(visitor: Visitor) -> dict[str, Any]:
    """The charts, for who administers."""
    if not visitor.administers:
        return {"activity": None, "charts": []}
    activity = await _or_why(visitor.gateway.operations.activity(visitor.principal))
    return {"activity": activity, "charts": [] if isinstance(activity, Failure) else charts_of(activity)}


async def _undelivered(visitor: Visitor) -> dict[str, Any]:
    """What was given up of the visitor's; for an operator of everybody's."""
    notifications: NotificationOutbox = visitor.gateway.notifications
    channels: ChannelOutbox = visitor.gateway.channels
    dead, lost = await asyncio.gather(
        _or_why(notifications.list(visitor.principal, "dead", None, _SHOWN)),
        _or_why(channels.list(visitor.principal, "dead", None, _SHOWN)),
    )
    return {"notifications": dead, "deliveries": lost}


async def _or_why(look: Awaitable[Shown]) -> Shown | Failure:
    try:
        return await look
    except StewardError as error:
        return Failure(error.detail)
