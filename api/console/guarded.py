"""What every request to the console goes through: where it comes from, whose session it is, its token, and how a
refusal looks to somebody with a browser.

`PageRoute` is the route class of the console's pages. Behind it a page finds its `Visitor`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import parse_qsl, quote

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.datastructures import FormData
from starlette.responses import RedirectResponse, Response
from starlette.routing import Match
from starlette.types import Scope

from steward.api.bodies import refusal_of
from steward.api.console.links import OneTimeLinks
from steward.api.console.pages import page
from steward.api.console.sessions import CSRF_HEADER, Session, keep, session_in, whose
from steward.api.core.seals import Seal
from steward.api.credentials.identity import Principal
from steward.api.credentials.identity import Scope as CredentialScope
from steward.api.gateway import Gateway
from steward.api.http import bounded_body, check_administers, doors_of
from steward.api.json_text import MAX_BODY
from steward.api.live_credentials import hold
from steward.api.refusals import note_refusal
from steward.contracts.errors import CODES, BadRequest, ErrorCode, Forbidden, StewardError, Unauthorized
from steward.contracts.redaction import REDACTOR

LOGIN: Final = "/console/login"
_SAFE: Final = ("GET", "HEAD")
_MOST_FIELDS: Final = 2_000

SECURITY_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
    " img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    # Without the origin a form of our own could not be told from another site's.
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


@dataclass(frozen=True, slots=True)
class ConsoleParts:
    """What the app's state holds for the console. `temporal_ui` is the port of Temporal's pages, if any, and
    `public_url` where browsers reach the console through a proxy."""

    seal: Seal
    links: OneTimeLinks
    temporal_ui: int | None
    namespace: str
    public_url: str | None


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody with a browser, and what is theirs."""

    principal: Principal
    session: Session
    gateway: Gateway
    parts: ConsoleParts

    @property
    def user_id(self) -> str:
        """The user who talks here: the operator does as the default one."""
        return self.principal.user_id or self.gateway.config.default_user

    @property
    def decides(self) -> bool:
        """Whether these credentials may decide what waits."""
        return CredentialScope.APPROVE in self.principal.scopes

    @property
    def administers(self) -> bool:
        """Whether these credentials administer the installation."""
        try:
            check_administers(self.principal, self.gateway)
        except Forbidden:
            return False
        return True

    def require_administers(self) -> None:
        """Nothing, for who administers the installation. Raises Forbidden."""
        check_administers(self.principal, self.gateway)


def parts_of(request: Request) -> ConsoleParts:
    """The console's parts."""
    parts = request.app.state.console
    assert isinstance(parts, ConsoleParts)
    return parts


def visitor_of(request: Request) -> Visitor:
    """Who asks for this page. Only behind a PageRoute."""
    visitor = request.state.visitor
    assert isinstance(visitor, Visitor)
    return visitor


async def principal_behind(request: Request, session: Session) -> Principal:
    """Whose session it is, from its credentials. Raises as Identity.authenticate does, and Unauthorized once its user
    signed out everywhere else."""
    headers = {"authorization": f"Bearer {session.bearer}"} if session.bearer else {}
    principal = await doors_of(request).identity.authenticate(headers)
    ended = doors_of(request).gateway.sign_outs.has_ended_with_all
    if session.bearer and await ended(whose(principal), session.ends_at):
        raise Unauthorized("the session is over")
    return principal


async def _principal_now(request: Request, session: Session, parts: ConsoleParts) -> Principal:
    """Whose session it is by now. Raises as `principal_behind`, and Unauthorized once the session is over."""
    if doors_of(request).identity.needs_token and await open_session(request, parts) is None:
        raise Unauthorized("the session is over")
    return await principal_behind(request, session)


async def open_session(request: Request, parts: ConsoleParts) -> Session | None:
    """The session of the request's cookie, unless it was signed out. Raises Unavailable: nobody can tell that now."""
    session = await session_in(request, parts.seal)
    if session is not None and session.bearer and await doors_of(request).gateway.sign_outs.has_ended(session.hash):
        return None
    return session


def wants_page(headers: Mapping[str, str]) -> bool:
    """Whether a browser asks for something to look at; programs ask for JSON or for anything."""
    return "text/html" in headers.get("accept", "")


def check_site(request: Request) -> None:
    """Nothing, for a request that a page of ours made. Raises Forbidden for one of another site, or of nobody's."""
    site, origin = request.headers.get("sec-fetch-site"), request.headers.get("origin")
    if site not in (None, "same-origin") or (site is None and origin is None):
        raise Forbidden("this did not come from a page of this console")
    if origin is not None and origin.partition("://")[2] != request.headers.get("host"):
        raise Forbidden("this did not come from a page of this console")


async def form_of(request: Request, longest: int = MAX_BODY) -> FormData:
    """The fields of a form as they were sent, in at most `longest` bytes. Raises BadRequest when there are too many, or
    they are too large."""
    raw = await bounded_body(request, longest)
    # A form that holds a document would hold up everybody else.
    return _fields(raw) if len(raw) <= MAX_BODY else await asyncio.to_thread(_fields, raw)


def _fields(raw: bytes) -> FormData:
    try:
        fields = parse_qsl(raw.decode(), keep_blank_values=True, errors="strict", max_num_fields=_MOST_FIELDS)
        return FormData([(name, value) for name, value in fields])
    except ValueError:
        raise BadRequest("the form cannot be read") from None


class PublicPageRoute(APIRoute):
    """A page for whoever is not signed in yet. What changes something must come from a page of ours."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler, with every refusal as a page."""
        handle = super().get_route_handler()

        async def guarded(request: Request) -> Response:
            try:
                response = await self.admit(request, handle)
            except (StewardError, RequestValidationError) as error:
                await note_refusal(request, error)
                response = refusal(request, error)
            for name, value in SECURITY_HEADERS.items():
                response.headers[name] = value
            response.headers.setdefault("Cache-Control", "no-store")
            return response

        return guarded

    async def admit(self, request: Request, handle: Callable[[Request], Coroutine[Any, Any, Response]]) -> Response:
        """The page. Raises Forbidden for another site's request."""
        if request.method not in _SAFE:
            check_site(request)
        return await handle(request)


class PageRoute(PublicPageRoute):
    """A page for who is signed in; on a machine that needs no credentials, for who sits at it."""

    async def admit(self, request: Request, handle: Callable[[Request], Coroutine[Any, Any, Response]]) -> Response:
        """The page, for whom the session stands for. Raises Unauthorized, Forbidden, Unavailable."""
        parts, doors = parts_of(request), doors_of(request)
        if request.method not in _SAFE:
            check_site(request)
        session = await open_session(request, parts)
        fresh = session is None
        if session is None:
            if doors.identity.needs_token:
                raise Unauthorized("sign in first")
            session = Session()
        if request.method not in _SAFE:
            session.check_token(request.headers.get(CSRF_HEADER, ""))
        principal = request.state.caller = await principal_behind(request, session)
        hold(request, principal, lambda: _principal_now(request, session, parts))
        request.state.visitor = Visitor(principal, session, doors.gateway, parts)
        response = await handle(request)
        if fresh:
            await keep(request, response, session, parts.seal)
        return response


class FrontPageRoute(PageRoute):
    """A page at an address where programs find JSON: it is there for browsers alone."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """As any route, if a browser asks for something to look at."""
        accepted = b",".join(value for name, value in scope.get("headers", ()) if name == b"accept")
        if scope["type"] == "http" and b"text/html" not in accepted:
            return Match.NONE, {}
        return super().matches(scope)


def refusal(request: Request, error: Exception) -> Response:
    """A refusal as a page; inside a page, as a line at its foot. Who is not signed in is led to the door."""
    if isinstance(error, RequestValidationError):
        error = refusal_of([{**entry, "loc": entry["loc"][1:]} for entry in error.errors()])
    assert isinstance(error, StewardError)
    partial = request.headers.get("hx-request") == "true"
    if error.code is ErrorCode.UNAUTHORIZED:
        if partial:
            return Response(status_code=200, headers={"HX-Redirect": LOGIN})
        after = f"?after={quote(request.url.path)}" if request.method in _SAFE and wants_page(request.headers) else ""
        return RedirectResponse(f"{LOGIN}{after}", 303)
    row = CODES[error.code]
    words = {"title": row.title, "detail": REDACTOR.text(error.detail), "code": error.code.value}
    if not partial:
        return page("refusal.html", status=row.status, **words)
    response = page("toast.html", status=row.status, bad=True, **words)
    response.headers.update({"HX-Retarget": "#toasts", "HX-Reswap": "afterbegin"})
    return response
