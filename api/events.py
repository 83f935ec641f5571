"""The door POST /events: something happened that a user may have to know or act on, such as an e-mail that came in."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body
from starlette.responses import Response

from steward.api import examples, openapi
from steward.api.event_bodies import EventBody
from steward.api.http import GatewayDep, JsonRoute, PrincipalDep, WaitDep, reply_response
from steward.contracts.wire import Answer

router = APIRouter(tags=["events"], route_class=JsonRoute)


@router.post("/events", response_model=Answer, responses=openapi.ANSWERS)
async def take_event(
    gateway: GatewayDep,
    principal: PrincipalDep,
    wait_s: WaitDep,
    body: Annotated[EventBody, Body(openapi_examples=examples.EVENT)],
) -> Response:
    """Open a problem of type issue_detection: the event is analysed, and its user is told what could be done.

    The answer is 202 with `Location` unless `Prefer: wait=N` asks to wait until somebody is asked or all is done.
    """
    return reply_response(await gateway.event(principal, body, wait_s=wait_s))
