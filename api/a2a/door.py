"""Mounts the agents: cards at their well-known addresses, JSON-RPC and REST at their paths. Called by the app.

Who asks is told by the HTTP headers, as at every door, before the SDK sees the request.
"""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any, Final, TypeAlias

from a2a.server.context import ServerCallContext
from a2a.server.routes import create_agent_card_routes, create_jsonrpc_routes, create_rest_routes
from a2a.server.routes.common import ServerCallContextBuilder
from a2a.utils.constants import A2A_JSON_MEDIA_TYPE, AGENT_CARD_WELL_KNOWN_PATH
from fastapi import Depends, FastAPI, Request
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message as AsgiMessage

from steward.api.a2a.agents import ASSISTANT, KNOWLEDGE, Agent, card_of
from steward.api.a2a.errors import canonical, has_status_of_its_own, rest_response, unreadable, wrong_content_type
from steward.api.a2a.handler import TaskHandler
from steward.api.a2a.message_sender import Caller
from steward.api.a2a.openapi_operations import rest_route, rpc_route
from steward.api.a2a.push_operations import PushOperations
from steward.api.a2a.push_sender import PushSender
from steward.api.a2a.signing import signer_of
from steward.api.gateway import Gateway
from steward.api.http import KeyDep, PrincipalDep, WaitDep, bounded_body, doors_of
from steward.api.json_text import read_json
from steward.config.settings import Settings
from steward.contracts.errors import BadRequest

_JSON_TYPES: Final = ("", "application/json", A2A_JSON_MEDIA_TYPE)
_CACHE: Final = "public, max-age=300"
Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]


def mount(app: FastAPI, settings: Settings, agents: Sequence[Agent] = (ASSISTANT, KNOWLEDGE)) -> None:
    """Add the agents' routes. The first one's card is also the host's (/.well-known/agent-card.json)."""
    for number, agent in enumerate(agents):
        addresses = [agent.path + AGENT_CARD_WELL_KNOWN_PATH]
        if number == 0 and agent is ASSISTANT:
            addresses.append(AGENT_CARD_WELL_KNOWN_PATH)
        others = dict.fromkeys(also.rstrip("/") for also in agent.also)
        addresses += [f"{also}{AGENT_CARD_WELL_KNOWN_PATH}" for also in others if also]
        card = _card_endpoint(settings, agent)
        app.router.routes.extend(Route(address, card, methods=["GET"]) for address in addresses)
        handler = TaskHandler(agent, PushOperations(agent.id, private=settings.a2a_push_private))
        builder = _ContextBuilder()
        # The kit and others who join addresses post to the path with a slash.
        for address in (agent.path, f"{agent.path}/", *agent.also):
            [route] = create_jsonrpc_routes(handler, address, builder, enable_v0_3_compat=True)
            described = rpc_route(agent)
            if address == "/":
                # The page would say else that nothing is posted there.
                described["operation_id"] += "_at_the_root"
            _add(app, route, rest=False, include_in_schema=address in (agent.path, "/"), **described)
        # The SDK's routes below a path of the tenant are left out: the credentials tell the tenant.
        rest = create_rest_routes(handler, builder, path_prefix=agent.path)
        for operation in rest:
            if isinstance(operation, Route):
                [method] = (operation.methods or set()) - {"HEAD"}
                described = rest_route(agent, method, operation.path.removeprefix(agent.path))
                _add(app, operation, rest=True, **described)


def delivering(gateway: Gateway, settings: Settings) -> AbstractAsyncContextManager[None]:
    """Delivers push notifications while the block runs."""
    return PushSender(gateway.pushes, private=settings.a2a_push_private).running()


class _TaskId(StringConvertor):
    """An id in an address. A colon ends it: what follows is done to the task."""

    regex = "[^/:]+"


class _ContextBuilder(ServerCallContextBuilder):
    """Hands the caller that the guard found on to the handler."""

    def build(self, request: Request) -> ServerCallContext:
        """The context of one call."""
        return ServerCallContext(state={"headers": dict(request.headers), "caller": request.state.caller})


async def caller_of(request: Request, principal: PrincipalDep, wait_s: WaitDep, key: KeyDep) -> Caller:
    """Who calls, for the handler too. A refusal is answered by HTTP, before the protocol begins."""
    caller = request.state.caller = Caller(doors_of(request).gateway, principal, wait_s, key)
    return caller


def _add(app: FastAPI, route: Route, *, rest: bool, **described: Any) -> None:
    """Add a route of the SDK as one of the framework's, which knows what the page says of it."""
    endpoint: Endpoint = route.endpoint
    methods = sorted((route.methods or set()) - {"HEAD"})
    register_url_convertor("a2a_task", _TaskId())

    async def guarded(request: Request, caller: Annotated[Caller, Depends(caller_of)]) -> Response:
        if request.method == "POST" and (given := _media_type(request, "content-type")) not in _JSON_TYPES:
            return wrong_content_type(given, rest=rest)
        try:
            readable = await _with_body(request)
        except BadRequest as error:
            return unreadable(error, rest=rest)
        response = await endpoint(readable)
        refusal = caller.refusal
        if refusal is not None and has_status_of_its_own(refusal):
            response = rest_response(refusal) if rest else response
            if refusal.retry_after_s is not None:
                response.headers["Retry-After"] = str(refusal.retry_after_s)
        elif rest and response.status_code >= 400:
            response = canonical(response)
        elif response.media_type == A2A_JSON_MEDIA_TYPE and _media_type(request, "accept") != A2A_JSON_MEDIA_TYPE:
            # Section 11.1 and the section on media types differ; whoever wants the newer name says so.
            response.headers["Content-Type"] = "application/json"
        return response

    app.add_api_route(
        route.path.replace("{id}", "{id:a2a_task}"),
        guarded,
        methods=methods,
        response_class=Response,
        tags=["a2a"],
        **described,
    )


def _media_type(request: Request, header: str) -> str:
    return request.headers.get(header, "").partition(";")[0].strip().lower()


async def _with_body(request: Request) -> Request:
    """The same request with its body read.

    Raises:
        BadRequest: too_large, or invalid_json: also for what a deeper reader would stumble over.
    """
    raw = await bounded_body(request)
    if raw:
        read_json(raw)
    messages: list[AsgiMessage] = [{"type": "http.request", "body": raw, "more_body": False}]

    async def receive() -> AsgiMessage:
        return messages.pop() if messages else await request.receive()

    return Request(request.scope, receive)


def _card_endpoint(settings: Settings, agent: Agent) -> Endpoint:
    sign = signer_of(settings)

    @functools.lru_cache(maxsize=16)
    def endpoint_at(base_url: str) -> Endpoint:
        card = sign(card_of(agent, base_url, needs_token=settings.auth_mode != "none"))
        [route] = create_agent_card_routes(card, card_url=agent.path, cache_control=_CACHE)
        endpoint: Endpoint = route.endpoint
        return endpoint

    async def card(request: Request) -> Response:
        base_url = settings.public_url or str(request.base_url)
        response = await endpoint_at(base_url.rstrip("/"))(request)
        if settings.public_url is None:
            response.headers["Vary"] = "Host"
        return response

    return card
