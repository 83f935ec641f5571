"""The HTTP application: all doors over one gateway. Made by `api.main` and by tests; comes up without any part."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
from fastapi import Depends, FastAPI

from steward.api import (
    access_log,
    approvals,
    cameras,
    channels,
    errors,
    events,
    forgetting,
    health,
    keys,
    knowledge,
    logins,
    mcp_tools,
    metrics,
    notifications,
    openapi,
    problems,
    security,
    tool_call,
    tools,
    user_events,
)
from steward.api.a2a import door as a2a
from steward.api.a2a import openapi_operations as a2a_operations
from steward.api.agui import routes as agui
from steward.api.chat import companion_routes, conversations, routes
from steward.api.composition import camera_proxy, open_gateway, open_identity
from steward.api.console import door as console
from steward.api.console import temporal_ui
from steward.api.core.waits import Waits
from steward.api.http import Doors
from steward.api.live_credentials import EndWithCredentials
from steward.api.mcp import http as mcp
from steward.api.mcp import openapi_page as mcp_page
from steward.api.memory import routes as memory
from steward.api.openai_wire import page as openai_page
from steward.api.openai_wire import routes as openai_wire
from steward.api.query_parameters import refuse_unknown_parameters
from steward.api.site_check import CheckSites
from steward.api.wrong_credentials import LimitWrongCredentials
from steward.config.settings import Settings
from steward.contracts.certificates import certificates


def create_app(settings: Settings) -> FastAPI:
    """The application for these settings. Its lifespan opens and closes the gateway; ending `state.waits` has every
    caller who waits answered soon."""
    waits = Waits()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with (
            open_gateway(settings, waits) as gateway,
            httpx.AsyncClient(verify=certificates()) as client,
            open_identity(settings, gateway, client) as identity,
        ):
            app.state.doors = Doors(gateway, identity)
            app.state.cameras = camera_proxy(settings, client)
            async with app.state.mcp.running(), a2a.delivering(gateway, settings), temporal_ui.shown(app, settings):
                yield

    app = FastAPI(
        telemetry={
            "tracing": settings.otel,
            "metrics": False,
            "logs": False,
            "exclude": lambda scope: scope.get("path") in access_log.QUIET,
        },
        title="Steward",
        version="1",
        description=openapi.DESCRIPTION,
        lifespan=lifespan,
        redirect_slashes=False,
        dependencies=[Depends(refuse_unknown_parameters)],
        docs_url=None,
        redoc_url=None,
    )
    app.state.metrics, app.state.waits = metrics.Metrics(), waits
    console.install(app, settings)
    doors = (
        *(tool_call, events, user_events, channels, problems, approvals, notifications, tools, mcp_tools),
        *(keys, logins, cameras, knowledge, forgetting, security, health, metrics),
    )
    for door in doors:
        app.include_router(door.router)
    for part in (routes, conversations, companion_routes, memory, openai_wire, agui):
        app.include_router(part.router)
    app.state.mcp = mcp.install(app, settings)
    a2a.mount(app, settings)
    errors.install(app)
    console.show_wrong_pages(app)
    app.add_middleware(EndWithCredentials)
    app.add_middleware(LimitWrongCredentials)
    app.add_middleware(CheckSites, own_pages_alone=settings.auth_mode == "none")
    app.add_middleware(metrics.CountRequests, metrics=app.state.metrics)
    app.add_middleware(access_log.LogRequests, log_lines=settings.log_requests)
    openapi.install(
        app,
        needs_token=settings.auth_mode != "none",
        paths=mcp_page.PATHS,
        webhooks=user_events.WEBHOOKS,
        schemas=a2a_operations.schemas() | mcp_page.SCHEMAS | user_events.SCHEMAS | openai_page.SCHEMAS,
    )
    return app
