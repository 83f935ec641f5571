"""What Steward has told a user by itself (reminders that fired, incoming events) and how much waits: on every page."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from steward.api.bodies import ConfirmBody, checked
from steward.api.console.guarded import PageRoute, Visitor, form_of, visitor_of
from steward.api.console.inbox_cards import PAGE, card_ids
from steward.api.console.pages import page
from steward.api.http import RowId
from steward.contracts.errors import Conflict, NotFound
from steward.contracts.problem import ProblemStatus

router = APIRouter(prefix="/console/told", route_class=PageRoute, include_in_schema=False)
_SHOWN: Final = 20
_WAIT_S: Final = 10.0


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


@router.post("/{notification_id}/decide")
async def decide(request: Request, notification_id: RowId) -> Response:
    """Decide what one offers, and put it away. What was decided before is not offered any more."""
    visitor, form = visitor_of(request), await form_of(request)
    given = {"approval_id": str(form.get("approval_id", "")), "confirmed": form.get("confirmed") == "true"}
    body = checked(ConfirmBody, given)
    offered = await visitor.gateway.notifications.unseen(visitor.principal, visitor.user_id, _SHOWN)
    found = next((one for one in offered if one.id == notification_id and given in map(_decision, one.options)), None)
    if found is None or found.problem_id is None:
        raise NotFound("nothing of that kind is offered to you here")
    with suppress(Conflict):
        await visitor.gateway.decide(visitor.principal, found.problem_id, body, wait_s=_WAIT_S)
    return await _put_away(visitor, notification_id)


def _decision(option: Mapping[str, object]) -> dict[str, object]:
    return {name: option[name] for name in ("approval_id", "confirmed")}


async def _put_away(visitor: Visitor, notification_id: int | None) -> Response:
    await visitor.gateway.notifications.see(visitor.principal, visitor.user_id, notification_id)
    return await _told(visitor)


async def _told(visitor: Visitor) -> Response:
    told = await visitor.gateway.notifications.unseen(visitor.principal, visitor.user_id, _SHOWN)
    problems, who = visitor.gateway.problems, visitor.principal
    approvals = await problems.waiting(who, PAGE)
    asked = await problems.list(who, [ProblemStatus.AWAITING_USER], None, PAGE)
    views = {view.problem_id: view for view in [*asked, *approvals.problems]}
    waiting = [card for view in views.values() for card in card_ids(visitor, view)]
    offers = waiting if visitor.decides else []
    return page("told.html", told=told, count=len(waiting) + len(told), waiting=offers)
