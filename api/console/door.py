"""The console's door: puts its pages, its files and the OpenAPI page into the application."""

from __future__ import annotations

from inspect import isawaitable
from typing import Final

from fastapi import APIRouter, FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from steward.api.console import (
    account,
    approvals,
    conversations,
    inbox,
    login,
    mcp_reviews,
    memory,
    memory_documents,
    operations,
    problems,
    reminders,
    signed_in,
    talk,
    told,
    tools,
)
from steward.api.console.guarded import SECURITY_HEADERS, ConsoleParts, PublicPageRoute, refusal, wants_page
from steward.api.console.links import OneTimeLinks
from steward.api.console.pages import FOLDER, page
from steward.api.core.seals import SECRET, Seal
from steward.api.http import doors_of
from steward.config.settings import Settings
from steward.config.values import keys_of
from steward.contracts.errors import NotFound

docs = APIRouter(route_class=PublicPageRoute, include_in_schema=False)
STATIC: Final = "/console/static"


def install(app: FastAPI, settings: Settings) -> None:
    """Add the console. Before the doors of programs: at an address of both, a browser gets a page."""

    async def secret() -> bytes:
        return await app.state.doors.gateway.secrets.get(SECRET)  # type: ignore[no-any-return]

    app.state.console = ConsoleParts(
        Seal(keys_of(settings.sealing_keys), secret),
        OneTimeLinks(),
        settings.temporal_ui_port if settings.temporal_ui_behind else None,
        settings.temporal_namespace,
        settings.public_url,
    )
    pages = (
        inbox,
        approvals,
        problems,
        conversations,
        talk,
        tools,
        mcp_reviews,
        memory,
        memory_documents,
        operations,
        told,
        reminders,
        signed_in,
        account,
    )
    for router in (inbox.front, *(one.router for one in pages), login.router, login.leaving, login.links, docs):
        app.include_router(router)
    app.mount(STATIC, Files(directory=FOLDER / "static"), name="console-static")


def show_wrong_pages(app: FastAPI) -> None:
    """Answer a browser that asks for an address with nothing at it with a page; programs get what they got before."""
    otherwise = app.exception_handlers[HTTPException]

    async def answer(request: Request, error: Exception) -> Response:
        wrong = isinstance(error, HTTPException) and error.status_code == 404 and request.method == "GET"
        if not wrong or not wants_page(request.headers):
            response = otherwise(request, error)
            return await response if isawaitable(response) else response
        response = refusal(request, NotFound("The address may be mistyped, or what was here is gone."))
        response.headers.update(SECURITY_HEADERS)
        return response

    app.add_exception_handler(HTTPException, answer)


class Files(StaticFiles):
    """The console's own files, which are looked for anew at each visit and sent only when they changed."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file."""
        response = await super().get_response(path, scope)
        response.headers.update({**SECURITY_HEADERS, "Cache-Control": "no-cache"})
        return response


@docs.get("/docs")
async def show_docs(request: Request) -> Response:
    """The OpenAPI page, from this machine alone."""
    return page("docs.html", needs_token=doors_of(request).identity.needs_token)
