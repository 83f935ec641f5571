"""The HTTP application: all doors over one gateway. Made by `api.main` and by tests; comes up without any part."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
from fastapi import FastAPI

from api import cameras, errors, events, health, mcp_tools, metrics, notifications, openapi, problems, tool_call, tools
from api.chat import conversations, neighbours, routes
from api.composition import camera_proxy, identity_of, open_gateway
from api.http import Doors
from api.sites import WellFormedSites
from api.waits import Waits
from config.settings import Settings


def create_app(settings: Settings) -> FastAPI:
    """The application for these settings. Its lifespan opens and closes the gateway; ending `state.waits` has every
    caller who waits answered soon."""
    identity, waits = identity_of(settings), Waits()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_gateway(settings, waits) as gateway, httpx.AsyncClient() as client:
            app.state.doors = Doors(gateway, identity)
            app.state.cameras = camera_proxy(settings, client)
            yield

    app = FastAPI(
        title="Steward",
        version="1",
        description=openapi.DESCRIPTION,
        lifespan=lifespan,
        redirect_slashes=False,
        separate_input_output_schemas=False,
    )
    app.state.metrics, app.state.waits = metrics.Metrics(), waits
    app.state.routes = []
    doors = (tool_call, events, problems, notifications, tools, mcp_tools, cameras, health, metrics)
    for door in (*doors, routes, conversations, neighbours):
        app.include_router(door.router)
        app.state.routes += door.router.routes
    errors.install(app)
    app.add_middleware(WellFormedSites)
    app.add_middleware(metrics.CountRequests, metrics=app.state.metrics)
    openapi.install(app, needs_token=settings.auth_mode == "token")
    return app
