"""The door POST /events: something happened that a user may have to know or act on, such as an e-mail that came in."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from api import examples, openapi
from api.bodies import EventBody, checked
from api.http import GatewayDep, PrincipalDep, json_body, reply_response, wait_of

router = APIRouter(tags=["events"])


@router.post(
    "/events",
    responses=openapi.ANSWERS,
    openapi_extra=openapi.json_request(EventBody, examples.EVENT),
)
async def take_event(request: Request, gateway: GatewayDep, principal: PrincipalDep) -> Response:
    """Open a problem of type issue_detection: the event is analysed, and its user is told what could be done.

    The answer is 202 with `Location` unless `Prefer: wait=N` asks to wait until somebody is asked or all is done.
    """
    body = checked(EventBody, await json_body(request))
    return reply_response(await gateway.event(principal, body, wait_s=wait_of(request)))
