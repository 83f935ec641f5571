"""The HTTP application: all doors over one gateway. Made by `api.main` and by tests; comes up without any part."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
from fastapi import FastAPI

from api import (
    approvals,
    cameras,
    errors,
    events,
    health,
    keys,
    knowledge,
    logins,
    mcp_tools,
    metrics,
    notifications,
    openapi,
    problems,
    tool_call,
    tools,
)
from api.a2a import door as a2a
from api.a2a import openapi_operations as a2a_operations
from api.chat import companion_routes, conversations, routes
from api.composition import camera_proxy, open_gateway, open_identity
from api.core.waits import Waits
from api.http import Doors
from api.mcp import http as mcp
from api.mcp import openapi_page as mcp_page
from api.site_check import WellFormedSites
from config.settings import Settings


def create_app(settings: Settings) -> FastAPI:
    """The application for these settings. Its lifespan opens and closes the gateway; ending `state.waits` has every
    caller who waits answered soon."""
    waits = Waits()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with (
            open_gateway(settings, waits) as gateway,
            httpx.AsyncClient() as client,
            open_identity(settings, gateway, client) as identity,
        ):
            app.state.doors = Doors(gateway, identity)
            app.state.cameras = camera_proxy(settings, client)
            async with app.state.mcp.running(), a2a.delivering(gateway, settings):
                yield

    app = FastAPI(
        title="Steward",
        version="1",
        description=openapi.DESCRIPTION,
        lifespan=lifespan,
        redirect_slashes=False,
    )
    app.state.metrics, app.state.waits = metrics.Metrics(), waits
    doors = (
        *(tool_call, events, problems, approvals, notifications, tools, mcp_tools),
        *(keys, logins, cameras, knowledge, health, metrics),
    )
    for door in doors:
        app.include_router(door.router)
    for part in (routes, conversations, companion_routes):
        app.include_router(part.router)
    app.state.mcp = mcp.install(app, settings)
    a2a.mount(app, settings)
    errors.install(app)
    app.add_middleware(WellFormedSites)
    app.add_middleware(metrics.CountRequests, metrics=app.state.metrics)
    openapi.install(
        app,
        needs_token=settings.auth_mode != "none",
        paths=mcp_page.PATHS,
        schemas=a2a_operations.schemas() | mcp_page.SCHEMAS,
    )
    return app
