"""The doors GET /v1/models, POST /v1/chat/completions and POST /v1/responses: a message of a thread, and its answer.

What waits for the user stands in the words, and the next message of the thread answers it, as in every chat.
"""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Body, Header, Path
from starlette.responses import Response

from steward.api import examples
from steward.api.chat_bodies import ConversationId
from steward.api.credentials.identity import Principal
from steward.api.event_streams import LiveView
from steward.api.exchange_streams import followed
from steward.api.exchanges import ChatMessage, Exchanges, for_user
from steward.api.gateway import Gateway
from steward.api.http import CallerDep, GatewayDep, KeyDep, LargeJsonRoute
from steward.api.openai_wire.answers import (
    DEFAULT,
    Completion,
    ResponseAnswer,
    WireModel,
    WireModels,
    completion_of,
    response_of,
)
from steward.api.openai_wire.bodies import CompletionBody, ResponseBody, WireBody
from steward.api.openai_wire.page import ANSWERS, READING
from steward.api.openai_wire.streams import completion_events, response_events
from steward.api.openai_wire.threads import Place, place_after, place_of
from steward.api.openai_wire.windows import refuse_form
from steward.contracts.errors import NotFound
from steward.contracts.plan import Reasoning

router = APIRouter(prefix="/v1", tags=["openai"], route_class=LargeJsonRoute)
_DOOR: Final = "openai"

ConversationHeader = Annotated[
    ConversationId | None,
    Header(alias="Steward-Conversation", description="The conversation that the message belongs to"),
]


@router.get("/models", responses=READING)
async def models(gateway: GatewayDep, principal: CallerDep) -> WireModels:
    """The models that a request may name: `steward` is the default, the others are those of the allowed list."""
    return WireModels(data=[WireModel(id=name) for name in _names(gateway, principal)])


@router.get("/models/{model:path}", responses=READING)
async def one_model(
    gateway: GatewayDep,
    principal: CallerDep,
    model: Annotated[str, Path(max_length=200, description="The name of a model")],
) -> WireModel:
    """One of them."""
    if model not in _names(gateway, principal):
        raise NotFound(f"there is no model {model}")
    return WireModel(id=model)


@router.post("/chat/completions", response_model=Completion, responses=ANSWERS)
async def chat_completions(
    gateway: GatewayDep,
    principal: CallerDep,
    key: KeyDep,
    body: Annotated[CompletionBody, Body(openapi_examples=examples.COMPLETION)],
    conversation: ConversationHeader = None,
) -> Response:
    """Say the last user message of a thread and have it answered; both are saved before it is told."""
    refuse_form(body.form)
    user = _speaker(gateway, principal, body)
    place = await place_of(gateway.transcripts, user, body.messages, conversation or body.named, key)
    message, model = _message(user, place, key, body, body.reasoning_effort), body.model or DEFAULT
    exchanges = Exchanges(gateway)
    if body.stream:
        usage = body.stream_options is not None and body.stream_options.include_usage
        answer = await followed(gateway, exchanges, message)
        return LiveView(completion_events(answer.seen, model, usage=usage), answer.close)
    reply = await exchanges.answer(await exchanges.begin(message))
    return Response(completion_of(reply, model).model_dump_json(), media_type="application/json")


@router.post("/responses", response_model=ResponseAnswer, responses=ANSWERS)
async def responses(
    gateway: GatewayDep,
    principal: CallerDep,
    key: KeyDep,
    body: Annotated[ResponseBody, Body(openapi_examples=examples.RESPONSE)],
    conversation: ConversationHeader = None,
) -> Response:
    """The same in the form of the Responses API; `previous_response_id` goes on from an answer."""
    refuse_form(body.form)
    user = _speaker(gateway, principal, body)
    named = conversation or body.named
    if named is None and body.previous_response_id is not None:
        place = await place_after(gateway.transcripts, user, body.thread, body.previous_response_id)
    else:
        place = await place_of(gateway.transcripts, user, body.thread, named, key)
    effort = None if body.reasoning is None else body.reasoning.effort
    message, model = _message(user, place, key, body, effort), body.model or DEFAULT
    exchanges = Exchanges(gateway)
    if body.stream:
        answer = await followed(gateway, exchanges, message)
        return LiveView(response_events(answer.seen, answer.conversation_id, model), answer.close)
    reply = await exchanges.answer(await exchanges.begin(message))
    return Response(response_of(reply, model).model_dump_json(), media_type="application/json")


def _names(gateway: Gateway, principal: Principal) -> list[str]:
    return list(dict.fromkeys([DEFAULT, *gateway.config.models.names(principal.tenant_id)]))


def _speaker(gateway: Gateway, principal: Principal, body: WireBody) -> Principal:
    """Who speaks: the person that `user` names where these credentials may act for others. To anybody else's it is what
    it is at OpenAI, a mark of the client's, and names nobody."""
    return for_user(
        principal.acting_for(body.user) if principal.may_act_for else principal, gateway.config.default_user
    )


def _message(user: Principal, place: Place, key: str | None, body: WireBody, effort: Reasoning | None) -> ChatMessage:
    model = None if body.model == DEFAULT else body.model
    return ChatMessage(
        user, place.text, place.conversation_id, key=key, model=model, reasoning=effort, gateway=_DOOR, seen=place.seen
    )
