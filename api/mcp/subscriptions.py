"""Telling a client when a problem it watches has changed: by subscriptions/listen, or by resources/subscribe in the
2025 eras. What is told is the resource's name alone; reading it shows the rest.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakKeyDictionary

import anyio
from mcp.server.connection import Connection
from mcp.server.subscriptions import InMemorySubscriptionBus, ListenHandler, ResourceUpdated
from mcp.shared.exceptions import MCPError
from mcp_types import (
    INVALID_PARAMS,
    EmptyResult,
    SubscribeRequestParams,
    SubscriptionFilter,
    SubscriptionsListenRequestParams,
    SubscriptionsListenResult,
    UnsubscribeRequestParams,
)

from api.gateway import Gateway
from api.identity import Principal
from api.mcp.answers import protocol_error
from api.mcp.callers import Callers, Context
from api.mcp.calls import GatewayOf
from api.mcp.resources import OPEN, OPEN_STATUSES, problem_of
from contracts.errors import StewardError
from contracts.problem import ProblemView

_log = logging.getLogger(__name__)

Told = Callable[[str], Awaitable[None]]
MOST: Final = 50
"""Resources one stream or one session may watch."""
_LOOK_S: Final = 2.0


class Subscriptions:
    """Watches what clients want to hear of, for as long as they listen."""

    def __init__(self, gateway: GatewayOf, callers: Callers) -> None:
        self._gateway = gateway
        self._callers = callers
        self._watching: WeakKeyDictionary[Connection, dict[str, asyncio.Task[None]]] = WeakKeyDictionary()

    async def listen(self, ctx: Context, params: SubscriptionsListenRequestParams) -> SubscriptionsListenResult:
        """Serve one subscriptions/listen stream. Only resources are watched; the acknowledgement says so.

        Raises:
            MCPError: a resource is not the caller's, or too many are watched.
        """
        uris = list(dict.fromkeys(params.notifications.resource_subscriptions or ()))
        honored = SubscriptionFilter(resource_subscriptions=uris or None)
        # A bus of its own: nothing that one caller watches ever passes another's filter.
        bus = InMemorySubscriptionBus()

        async def told(uri: str) -> None:
            await bus.publish(ResourceUpdated(uri=uri))

        async with self._admitted(ctx, uris) as (gateway, principal), anyio.create_task_group() as watchers:
            for uri in uris:
                watchers.start_soon(_watch, gateway, principal, uri, told)
            listened = await ListenHandler(bus)(ctx, params.model_copy(update={"notifications": honored}))
            watchers.cancel_scope.cancel()
        return listened

    async def subscribe(self, ctx: Context, params: SubscribeRequestParams) -> EmptyResult:
        """Serve resources/subscribe. Raises as `listen` does."""
        connection, uri = ctx.session._connection, str(params.uri)
        watched = self._watching.setdefault(connection, {})
        if uri not in watched:
            async with self._admitted(ctx, [*watched, uri]) as (gateway, principal):
                session = ctx.session

                async def told(uri: str) -> None:
                    await session.send_resource_updated(uri)

                watched[uri] = task = asyncio.create_task(_watch(gateway, principal, uri, told))
                connection.exit_stack.callback(task.cancel)
        return EmptyResult()

    async def unsubscribe(self, ctx: Context, params: UnsubscribeRequestParams) -> EmptyResult:
        """Serve resources/unsubscribe. What is not watched is no error."""
        task = self._watching.get(ctx.session._connection, {}).pop(str(params.uri), None)
        if task is not None:
            task.cancel()
        return EmptyResult()

    @asynccontextmanager
    async def _admitted(self, ctx: Context, uris: list[str]) -> AsyncIterator[tuple[Gateway, Principal]]:
        """The gateway and the caller, once it is known that all of these may be watched; counted as a live view."""
        if len(uris) > MOST:
            raise MCPError(code=INVALID_PARAMS, message=f"at most {MOST} resources can be watched")
        try:
            gateway, principal = await self._gateway(), self._callers.of(ctx)
            for uri in uris:
                if (problem_id := problem_of(uri)) is not None:
                    await gateway.steps(principal, problem_id)
                elif uri != OPEN:
                    raise MCPError(code=INVALID_PARAMS, message=f"Unknown resource: {uri}")
            close = gateway.open_live_view(principal)
        except StewardError as error:
            raise protocol_error(error) from error
        try:
            yield gateway, principal
        finally:
            close()


async def _watch(gateway: Gateway, principal: Principal, uri: str, told: Told) -> None:
    """Tell of every change of a resource until it can change no more."""
    problem_id = problem_of(uri)
    try:
        if problem_id is None:
            await _watch_open(gateway, principal, told)
        else:
            await _watch_problem(gateway, principal, problem_id, uri, told)
    except StewardError as error:
        _log.warning("%s is watched no more: %s", uri, error.detail)


async def _watch_problem(gateway: Gateway, principal: Principal, problem_id: int, uri: str, told: Told) -> None:
    known = [number for number, _ in (await gateway.steps(principal, problem_id)).steps if number is not None]
    first = True
    async for event in await gateway.events(principal, problem_id, max(known, default=0)):
        # The stream begins with the problem as it is, which is no change.
        if not (first and isinstance(event.content, ProblemView)):
            await told(uri)
        first = False


async def _watch_open(gateway: Gateway, principal: Principal, told: Told) -> None:
    """The list has no event of its own; it is looked at in turns."""
    before: object = None
    while True:
        views = await gateway.problems(principal, OPEN_STATUSES)
        now = [(view.problem_id, view.status, view.updated_at) for view in views]
        if before is not None and now != before:
            await told(OPEN)
        before = now
        await asyncio.sleep(_LOOK_S)
