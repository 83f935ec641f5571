"""The door POST /agui: one run of a thread, as a stream of AG-UI events."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Body
from starlette.responses import Response

from steward.api import examples
from steward.api.agui.bodies import Forwarded, RunBody
from steward.api.agui.runs import Run, key_of, open_in
from steward.api.bodies import checked
from steward.api.chat_bodies import SessionChatBody
from steward.api.event_streams import LiveView
from steward.api.exchange_streams import followed
from steward.api.exchanges import ChatMessage, Exchanges, for_user
from steward.api.http import CallerDep, GatewayDep, LargeJsonRoute
from steward.api.openapi import events, refusals
from steward.contracts.errors import Unprocessable

router = APIRouter(tags=["agui"], route_class=LargeJsonRoute)
_DOOR: Final = "agui"
_ANSWERS: Final = {
    200: {"description": "The events of the run; refusals of what it says are events too", "content": events()},
    **refusals(400, 401, 403, 404, 409, 413, 422, 429, 500, 503, 504),
}


@router.post("/agui", response_class=Response, responses=_ANSWERS)
async def run(
    gateway: GatewayDep, principal: CallerDep, body: Annotated[RunBody, Body(openapi_examples=examples.RUN)]
) -> Response:
    """Run an agent by AG-UI 1.0: the last user message of the thread, or `resume` with an answer to each interrupt that
    is open in it. What needs a human ends the run with the outcome `interrupt`; it waits as long as it says."""
    user = for_user(principal, gateway.config.default_user)
    this, waiting = Run(gateway, user, body), await open_in(gateway, user, body.thread_id)
    if body.resume or waiting:
        close = gateway.live_views.open(user)
        return LiveView(this.resumed(waiting) if body.resume else this.refused(waiting), close)
    wish = body.forwarded_props or Forwarded()
    if not body.said.strip():
        line = "messages: need one of the user that says something in words"
        raise Unprocessable(line, errors=[line])
    said = checked(SessionChatBody, {"message": body.said})
    message = ChatMessage(
        user,
        said.message,
        body.thread_id,
        key=key_of(body),
        model=wish.model,
        reasoning=wish.reasoning,
        gateway=_DOOR,
    )
    answer = await followed(gateway, Exchanges(gateway), message)
    return LiveView(this.said(answer), answer.close)
