"""The door /notifications: what was said to users outside an answer, what the webhook never took, and sending again."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import JSONResponse, Response

from api import openapi
from api.http import GatewayDep, ReaderDep
from contracts.errors import BadRequest
from contracts.wire import MAX_PROBLEM_ID
from sql.notifications import Notification, NotificationState

router = APIRouter(tags=["notifications"])
_ID: Final = re.compile(r"[1-9][0-9]{0,18}", re.ASCII)


@router.get("/notifications", responses=openapi.reading(openapi.NOTIFICATION_PAGE))
async def list_notifications(
    gateway: GatewayDep,
    principal: ReaderDep,
    state: Annotated[NotificationState | None, Query(description="dead: given up by the webhook")] = None,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    before: Annotated[int | None, Query(ge=1, le=MAX_PROBLEM_ID, description="The `next` of the page before")] = None,
) -> Response:
    """Notifications, newest first. Without a webhook they wait here for ever."""
    found = await gateway.notifications.list(principal, state, before, limit)
    following = found[-1].id if len(found) == limit else None
    return JSONResponse({"notifications": [_row(item) for item in found], "next": following})


@router.post(
    "/notifications/{notification_id}/resend",
    responses=openapi.reading(openapi.RESENT, 404),
    openapi_extra=openapi.NOTIFICATION_PATH,
)
async def resend_notification(request: Request, gateway: GatewayDep, principal: ReaderDep) -> Response:
    """Send one again that the webhook has not taken. `sending` is false when it has."""
    given = request.path_params["notification_id"]
    if not _ID.fullmatch(given) or int(given) > MAX_PROBLEM_ID:
        fault = "notification_id: must be a whole number from 1"
        raise BadRequest(fault, errors=[fault])
    found, sending = await gateway.notifications.resend(principal, int(given))
    return JSONResponse({"notification": _row(found), "sending": sending})


def _row(item: Notification) -> dict[str, Any]:
    return {
        "id": item.id,
        "state": item.state,
        "user_id": item.user_id,
        "problem_id": item.problem_id,
        "source": item.source,
        "text": item.text,
        "options": item.options,
        "created_at": item.created_at.isoformat(),
        "delivered_at": item.delivered_at.isoformat() if item.delivered_at else None,
        "dead_at": item.dead_at.isoformat() if item.dead_at else None,
        "attempts": item.attempts,
        "last_error": item.last_error,
    }
