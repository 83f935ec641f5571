"""The doors POST /api/{user_id}/chat, POST /api/chat and POST /query: one message, one answer, three shapes.

With `Accept: text/event-stream` each streams the steps, then the words.
"""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Body, Depends, Path, Request
from starlette.responses import Response

from steward.api import examples
from steward.api.chat import responses
from steward.api.chat.answer_shapes import Shape, chat_answer, query_answer, session_answer
from steward.api.chat.streams import streamed
from steward.api.chat_bodies import ChatAnswer, ChatBody, QueryAnswer, QueryBody, SessionChatAnswer, SessionChatBody
from steward.api.credentials.identity import Principal
from steward.api.exchanges import ChatMessage, Exchanges
from steward.api.gateway import Gateway
from steward.api.http import CallerDep, GatewayDep, JsonRoute, KeyDep
from steward.contracts.user_ids import FORMAT

router = APIRouter(tags=["chat"], route_class=JsonRoute)
_EVENTS: Final = "text/event-stream"

UserPath = Annotated[str, Path(min_length=1, max_length=200, pattern=r"^[^\x00]+$", json_schema_extra=FORMAT)]


async def speaker(principal: CallerDep, user_id: UserPath) -> Principal:
    """The user of the address. Raises Forbidden where the credentials may not act for that user."""
    return principal.acting_for(user_id)


@router.post("/api/{user_id}/chat", response_model=ChatAnswer, responses=responses.CHAT)
async def chat(
    request: Request,
    gateway: GatewayDep,
    principal: Annotated[Principal, Depends(speaker)],
    key: KeyDep,
    body: Annotated[ChatBody, Body(openapi_examples=examples.CHAT)],
) -> Response:
    """Say something in a conversation, or begin one, and wait for the answer; both are saved before it is told.

    A message that answers what the conversation asked or showed last is taken as that. After 45 seconds (setting) the
    answer is 504 with the problem's id; it goes on, and its answer comes into the conversation.
    """
    message = ChatMessage(principal, body.message, body.conversation_id, True, key, body.model, body.reasoning)
    return await _answer(request, gateway, message, chat_answer)


@router.post("/api/chat", response_model=SessionChatAnswer, responses=responses.CHAT)
async def session_chat(
    request: Request,
    gateway: GatewayDep,
    principal: CallerDep,
    key: KeyDep,
    body: Annotated[SessionChatBody, Body(openapi_examples=examples.SESSION_CHAT)],
) -> Response:
    """The same for the credentials' own user, or the default one, with a session id of the caller's making."""
    message = ChatMessage(principal, body.message, body.session_id, False, key, body.model, body.reasoning)
    return await _answer(request, gateway, message, session_answer)


@router.post("/query", response_model=QueryAnswer, responses=responses.CHAT)
async def query(
    request: Request,
    gateway: GatewayDep,
    principal: CallerDep,
    key: KeyDep,
    body: Annotated[QueryBody, Body(openapi_examples=examples.QUERY)],
) -> Response:
    """The same with what the steps say of the plan: its thinking, intent, entities, confidence and timings."""
    caller = principal.acting_for(body.user_id)
    message = ChatMessage(caller, body.query, body.session_id, False, key, body.model, body.reasoning)
    return await _answer(request, gateway, message, query_answer)


async def _answer(request: Request, gateway: Gateway, message: ChatMessage, shape: Shape) -> Response:
    exchanges = Exchanges(gateway)
    if _EVENTS in request.headers.get("accept", "").lower():
        return await streamed(gateway, exchanges, message, shape, request.scope["path"])
    reported = await exchanges.answer(await exchanges.begin(message))
    return Response(shape(reported).model_dump_json(), media_type="application/json")
