"""The doors POST /api/{user_id}/chat, POST /api/chat and POST /query: one message, one answer, three shapes.

With `Accept: text/event-stream` each streams the steps, then the words.
"""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from api import examples, openapi
from api.bodies import checked
from api.chat import responses
from api.chat.answer_details import Shape, chat_answer, query_answer, session_answer
from api.chat.exchanges import ChatMessage, Exchanges
from api.chat.streams import streamed
from api.chat_bodies import ChatBody, QueryBody, SessionChatBody
from api.gateway import Gateway
from api.http import CallerDep, GatewayDep, idempotency_key_of, json_body
from contracts.errors import BadRequest

router = APIRouter(tags=["chat"])
_EVENTS: Final = "text/event-stream"

UserPath = Annotated[str, Path(min_length=1, max_length=200, pattern=r"^[^\x00]+$")]


@router.post(
    "/api/{user_id}/chat",
    responses=responses.chat("ChatAnswer"),
    openapi_extra=openapi.keyed_request(ChatBody, examples.CHAT),
)
async def chat(request: Request, gateway: GatewayDep, principal: CallerDep, user_id: UserPath) -> Response:
    """Say something in a conversation, or begin one, and wait for the answer; both are saved before it is told.

    A message that answers what the conversation asked or showed last is taken as that. After 45 seconds (setting) the
    answer is 504 with the problem's id; it goes on, and its answer comes into the conversation.
    """
    caller = principal.acting_for(user_id)
    body = checked(ChatBody, await json_body(request))
    key = idempotency_key_of(request)
    text = _words(body.message, "message")
    said = ChatMessage(caller, text, body.conversation_id, True, key, body.model, body.reasoning)
    return await _answer(request, gateway, said, chat_answer)


@router.post(
    "/api/chat",
    responses=responses.chat("SessionChatAnswer"),
    openapi_extra=openapi.keyed_request(SessionChatBody, examples.SESSION_CHAT),
)
async def session_chat(request: Request, gateway: GatewayDep, principal: CallerDep) -> Response:
    """The same for the credentials' own user, or the default one, with a session id of the caller's making."""
    body = checked(SessionChatBody, await json_body(request))
    key = idempotency_key_of(request)
    text = _words(body.message, "message")
    said = ChatMessage(principal, text, body.session_id, False, key, body.model, body.reasoning)
    return await _answer(request, gateway, said, session_answer)


@router.post(
    "/query",
    responses=responses.chat("QueryAnswer"),
    openapi_extra=openapi.keyed_request(QueryBody, examples.QUERY),
)
async def query(request: Request, gateway: GatewayDep, principal: CallerDep) -> Response:
    """The same with what the steps say of the plan: its thinking, intent, entities, confidence and timings."""
    body = checked(QueryBody, await json_body(request))
    caller = principal.acting_for(body.user_id)
    key = idempotency_key_of(request)
    said = ChatMessage(caller, _words(body.query, "query"), body.session_id, False, key, body.model, body.reasoning)
    return await _answer(request, gateway, said, query_answer)


async def _answer(request: Request, gateway: Gateway, said: ChatMessage, shape: Shape) -> Response:
    exchanges = Exchanges(gateway)
    if _EVENTS in request.headers.get("accept", "").lower():
        return await streamed(gateway, exchanges, said, shape, request.scope["path"])
    told = await exchanges.answer(await exchanges.begin(said))
    return Response(shape(told).model_dump_json(), media_type="application/json")


def _words(text: str, member: str) -> str:
    if not text.strip():
        raise BadRequest(f"{member}: must not be blank", errors=[f"{member}: must not be blank"])
    return text
