"""The doors POST /api/{user_id}/chat, POST /api/chat and POST /query: one message, one answer, three shapes.

With `Accept: text/event-stream` each streams the steps, then the words.
"""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Body, Depends, Path, Request
from starlette.responses import Response

from api import examples
from api.chat import responses
from api.chat.answer_details import Shape, chat_answer, query_answer, session_answer
from api.chat.exchanges import ChatMessage, Exchanges
from api.chat.streams import streamed
from api.chat_bodies import ChatAnswer, ChatBody, QueryAnswer, QueryBody, SessionChatAnswer, SessionChatBody
from api.credentials.identity import Principal
from api.gateway import Gateway
from api.http import CallerDep, GatewayDep, JsonRoute, KeyDep

router = APIRouter(tags=["chat"], route_class=JsonRoute)
_EVENTS: Final = "text/event-stream"

UserPath = Annotated[str, Path(min_length=1, max_length=200, pattern=r"^[^\x00]+$")]


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
    said = ChatMessage(principal, body.message, body.conversation_id, True, key, body.model, body.reasoning)
    return await _answer(request, gateway, said, chat_answer)


@router.post("/api/chat", response_model=SessionChatAnswer, responses=responses.CHAT)
async def session_chat(
    request: Request,
    gateway: GatewayDep,
    principal: CallerDep,
    key: KeyDep,
    body: Annotated[SessionChatBody, Body(openapi_examples=examples.SESSION_CHAT)],
) -> Response:
    """The same for the credentials' own user, or the default one, with a session id of the caller's making."""
    said = ChatMessage(principal, body.message, body.session_id, False, key, body.model, body.reasoning)
    return await _answer(request, gateway, said, session_answer)


@router.post("/query", response_model=QueryAnswer, responses=responses.CHAT)
async def query(
    request: Request,
    gateway: GatewayDep,
    principal: CallerDep,
    key: KeyDep,
    body: Annotated[QueryBody, Body(openapi_examples=examples.QUERY)],
) -> Response:
    """The same with what the steps say of the plan: its thinking, intent, entities, confidence and timings."""
    said = ChatMessage(
        principal.acting_for(body.user_id), body.query, body.session_id, False, key, body.model, body.reasoning
    )
    return await _answer(request, gateway, said, query_answer)


async def _answer(request: Request, gateway: Gateway, said: ChatMessage, shape: Shape) -> Response:
    exchanges = Exchanges(gateway)
    if _EVENTS in request.headers.get("accept", "").lower():
        return await streamed(gateway, exchanges, said, shape, request.scope["path"])
    told = await exchanges.answer(await exchanges.begin(said))
    return Response(shape(told).model_dump_json(), media_type="application/json")
