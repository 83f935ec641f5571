"""What Steward has told a user by itself (reminders that fired, incoming events) and how much waits: on every page."""

from __future__ import annotations

import hashlib
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from steward.api.console.guarded import PageRoute, Visitor, visitor_of
from steward.api.console.inbox_cards import PAGE, card_ids
from steward.api.console.pages import page
from steward.api.http import RowId
from steward.contracts.problem import ProblemStatus

router = APIRouter(prefix="/console/told", route_class=PageRoute, include_in_schema=False)
_SHOWN: Final = 20


@router.get("")
async def show(request: Request, known: Annotated[str, Query(max_length=64)] = "") -> Response:
    """What is not put away yet, and the number of all that waits; 204 where that is what the page knows already."""
    told = await _told(visitor_of(request))
    digest = hashlib.sha256(told.body).hexdigest()
    if digest == known:
        return Response(status_code=204)
    told.headers["X-Known"] = digest
    return told


@router.post("/seen")
async def put_all_away(request: Request) -> Response:
    """Put away everything."""
    return await _put_away(visitor_of(request), None)


@router.post("/{notification_id}/seen")
async def put_away(request: Request, notification_id: RowId) -> Response:
    """Put one away."""
    return await _put_away(visitor_of(request), notification_id)


async def _put_away(visitor: Visitor, notification_id: int | None) -> Response:
    await visitor.gateway.notifications.see(visitor.principal, visitor.user_id, notification_id)
    return await _told(visitor)


async def _told(visitor: Visitor) -> Response:
    told = await visitor.gateway.notifications.unseen(visitor.principal, visitor.user_id, _SHOWN)
    problems, who = visitor.gateway.problems, visitor.principal
    approvals = await problems.waiting(who, PAGE)
    asked = await problems.list(who, [ProblemStatus.AWAITING_USER], None, PAGE)
    views = {view.problem_id: view for view in [*asked, *approvals.problems]}
    waiting = sum(len(card_ids(visitor, view)) for view in views.values())
    return page("told.html", told=told, count=waiting + len(told))
