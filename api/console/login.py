"""Signing in to the console and out again: with an API key, a token or a one-time link."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from steward.api import openapi
from steward.api.console.guarded import (
    LOGIN,
    PageRoute,
    PublicPageRoute,
    form_of,
    parts_of,
    principal_behind,
    visitor_of,
)
from steward.api.console.links import LIFE_S
from steward.api.console.pages import page
from steward.api.console.sessions import Session, forget, keep
from steward.api.http import AdminDep, doors_of
from steward.contracts.base import Message
from steward.contracts.errors import Unauthorized, Unprocessable

router = APIRouter(route_class=PublicPageRoute, include_in_schema=False)
leaving = APIRouter(route_class=PageRoute, include_in_schema=False)
links = APIRouter(tags=["identity"])
_LONGEST: Final = 3_000


class LinkMade(Message):
    """A link that signs in once. What follows its # never reaches a log."""

    success: bool = True
    path: str
    seconds: int
    """How long it is good."""


@router.get(LOGIN)
async def show_login(request: Request) -> Response:
    """The door. Who needs no credentials is led in."""
    if not doors_of(request).identity.needs_token:
        return RedirectResponse("/", 303)
    return page("login.html", wrong=None, after=_local(request.query_params.get("after", "/")))


@router.post(LOGIN)
async def sign_in(request: Request) -> Response:
    """Take credentials, or a link, for a session."""
    form, parts = await form_of(request), parts_of(request)
    given, link = str(form.get("token", "")).strip(), str(form.get("link", "")).strip()
    after = _local(str(form.get("after", "/")))
    bearer = parts.links.take(link) if link else given
    if bearer is None:
        return page("login.html", status=401, wrong="This link was used already, or is too old.", after=after)
    session = Session(bearer)
    try:
        if not bearer or len(bearer) > _LONGEST or not bearer.isascii() or not bearer.isprintable():
            raise Unauthorized("that is no API key and no token")
        await principal_behind(request, session)
    except Unauthorized as error:
        return page("login.html", status=401, wrong=error.detail, after=after)
    response = RedirectResponse(after, 303)
    await keep(request, response, session, parts.seal)
    return response


@leaving.post("/console/logout")
async def sign_out(request: Request) -> Response:
    """End the session: here, and for whoever has a copy of its cookie."""
    session, gateway = visitor_of(request).session, doors_of(request).gateway
    if session.bearer:
        await gateway.sign_outs.end(session.hash, session.ends_at)
    response = Response(headers={"HX-Redirect": LOGIN})
    forget(request, response)
    return response


@links.post("/console/links", responses=openapi.reading(422))
async def make_link(request: Request, response: Response, principal: AdminDep) -> LinkMade:
    """A link that signs in to the console once, as whoever asks for it: `steward up` prints one."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not doors_of(request).identity.needs_token:
        raise Unprocessable("nobody signs in here: the console is open on this machine")
    response.headers["Cache-Control"] = "no-store"
    secret = parts_of(request).links.make(bearer.strip())
    return LinkMade(path=f"{LOGIN}#{secret}", seconds=LIFE_S)


def _local(address: str) -> str:
    """An address of this console; the inbox for anything else."""
    known = address == "/" or (address.startswith("/console/") and address.isascii() and address.isprintable())
    return address if known and "\\" not in address and "//" not in address else "/"
