"""Telling a client when a problem it watches has changed: by subscriptions/listen, or by resources/subscribe in the
2025 eras. What is updated is the resource's name alone; reading it shows the rest.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final
from weakref import WeakKeyDictionary

import anyio
from mcp.server.connection import Connection
from mcp.server.subscriptions import (
    InMemorySubscriptionBus,
    ListenHandler,
    ResourceUpdated,
    ServerEvent,
    SubscriptionBus,
    ToolsListChanged,
)
from mcp.shared.exceptions import MCPError
from mcp_types import (
    INVALID_PARAMS,
    EmptyResult,
    SubscribeRequestParams,
    SubscriptionsListenRequestParams,
    SubscriptionsListenResult,
    UnsubscribeRequestParams,
)
from starlette.requests import Request

from steward.api.credentials.identity import Principal
from steward.api.gateway import Gateway
from steward.api.live_credentials import while_good
from steward.api.mcp.answers import protocol_error
from steward.api.mcp.callers import Callers, Context
from steward.api.mcp.calls import GatewayOf
from steward.api.mcp.resources import OPEN, OPEN_STATUSES, problem_of
from steward.contracts.errors import StewardError
from steward.contracts.problem import ProblemView
from steward.contracts.tool import ToolSpec

_log = logging.getLogger(__name__)

Told = Callable[[str], Awaitable[None]]
MOST: Final = 50
"""Resources one stream or one session may watch."""
_LOOK_S: Final = 2.0


class Subscriptions:
    """Watches what clients want to hear of, for as long as they listen."""

    def __init__(self, gateway: GatewayOf, callers: Callers, lists: SubscriptionBus) -> None:
        self._gateway = gateway
        self._callers = callers
        self._lists = lists
        self._watching: WeakKeyDictionary[Connection, dict[str, asyncio.Task[None]]] = WeakKeyDictionary()

    async def listen(self, ctx: Context, params: SubscriptionsListenRequestParams) -> SubscriptionsListenResult:
        """Serve one subscriptions/listen stream.

        Raises:
            MCPError: a resource is not the caller's, or too many are watched.
        """
        uris = list(dict.fromkeys(params.notifications.resource_subscriptions or ()))
        # A bus of its own: nothing that one caller watches ever passes another's filter.
        bus = InMemorySubscriptionBus()

        async def updated(uri: str) -> None:
            await bus.publish(ResourceUpdated(uri=uri))

        async def tools_changed() -> None:
            await bus.publish(ToolsListChanged())

        async with self._admitted(ctx, uris) as (gateway, principal), anyio.create_task_group() as watchers:
            for uri in uris:
                watchers.start_soon(_watch, gateway, principal, uri, updated)
            if params.notifications.tools_list_changed:
                watchers.start_soon(_watch_tools, gateway, tools_changed)
            listened = await ListenHandler(_Both(bus, self._lists))(ctx, params)
            watchers.cancel_scope.cancel()
        return listened

    async def subscribe(self, ctx: Context, params: SubscribeRequestParams) -> EmptyResult:
        """Serve resources/subscribe. Raises as `listen` does."""
        connection, uri = ctx.session._connection, str(params.uri)
        watched = self._watching.setdefault(connection, {})
        if uri not in watched:
            async with self._admitted(ctx, [*watched, uri]) as (gateway, principal):
                session = ctx.session

                async def updated(uri: str) -> None:
                    await session.send_resource_updated(uri)

                watch = _watch(gateway, principal, uri, updated)
                # Its messages go on a stream of their own, which may be opened anew: so it ends by itself.
                if isinstance(ctx.request, Request):
                    watch = while_good(ctx.request, watch)
                watched[uri] = task = asyncio.create_task(watch)
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
                    await gateway.problems.steps(principal, problem_id)
                elif uri != OPEN:
                    raise MCPError(code=INVALID_PARAMS, message=f"Unknown resource: {uri}")
            close = gateway.live_views.open(principal)
        except StewardError as error:
            raise protocol_error(error) from error
        try:
            yield gateway, principal
        finally:
            close()


class _Both:
    """A stream's own bus, and of the server's what concerns everybody: that a list has changed."""

    def __init__(self, own: SubscriptionBus, lists: SubscriptionBus) -> None:
        self._own = own
        self._lists = lists

    async def publish(self, event: ServerEvent) -> None:
        """Tell the stream."""
        await self._own.publish(event)

    def subscribe(self, listener: Callable[[ServerEvent], None]) -> Callable[[], None]:
        """Have the listener hear both."""

        def of_lists(event: ServerEvent) -> None:
            if not isinstance(event, ResourceUpdated):
                listener(event)

        ends = self._own.subscribe(listener), self._lists.subscribe(of_lists)

        def unsubscribe() -> None:
            for end in ends:
                end()

        return unsubscribe


async def _watch(gateway: Gateway, principal: Principal, uri: str, reported: Told) -> None:
    """Tell of every change of a resource until it can change no more."""
    problem_id = problem_of(uri)
    try:
        if problem_id is None:
            await _watch_open(gateway, principal, reported)
        else:
            await _watch_problem(gateway, principal, problem_id, uri, reported)
    except StewardError as error:
        _log.warning("%s is watched no more: %s", uri, error.detail)


async def _watch_problem(gateway: Gateway, principal: Principal, problem_id: int, uri: str, reported: Told) -> None:
    known = [number for number, _ in (await gateway.problems.steps(principal, problem_id)).steps if number is not None]
    first = True
    async for event in await gateway.problems.events(principal, problem_id, max(known, default=0)):
        # The stream begins with the problem as it is, which is no change.
        if not (first and isinstance(event.content, ProblemView)):
            await reported(uri)
        first = False


async def _watch_open(gateway: Gateway, principal: Principal, reported: Told) -> None:
    """The list has no event of its own; it is looked at in turns."""
    before: object = None
    while True:
        views = await gateway.problems.list(principal, OPEN_STATUSES)
        now = [(view.problem_id, view.status, view.updated_at) for view in views]
        if before is not None and now != before:
            await reported(OPEN)
        before = now
        await asyncio.sleep(_LOOK_S)


async def _watch_tools(gateway: Gateway, changed: Callable[[], Awaitable[None]]) -> None:
    before: list[ToolSpec] | None = None
    while True:
        with suppress(StewardError):
            now = [tool.spec for tool in await gateway.tools.list()]
            if before is not None and now != before:
                await changed()
            before = now
        await asyncio.sleep(_LOOK_S)
