"""Sessions on a page: who is signed in here, until when, and signing out everywhere else."""

from __future__ import annotations

import time
from datetime import UTC, datetime

from fastapi import APIRouter, Request
from starlette.responses import Response

from steward.api.console.guarded import PageRoute, Visitor, parts_of, visitor_of
from steward.api.console.pages import page
from steward.api.console.sessions import LIFE_S, Session, keep, whose

router = APIRouter(prefix="/console/account/sessions", route_class=PageRoute, include_in_schema=False)


@router.get("")
async def show(request: Request) -> Response:
    """This session, and what can be done about others."""
    visitor = visitor_of(request)
    return _page(visitor, visitor.session)


@router.post("/end-others")
async def end_others(request: Request) -> Response:
    """End every session of who is signed in, and give this browser a fresh one."""
    visitor = visitor_of(request)
    if not visitor.session.bearer:
        return _page(visitor, visitor.session)
    await visitor.gateway.sign_outs.end_until(whose(visitor.principal), time.time() + LIFE_S)
    fresh = Session(visitor.session.bearer)
    response = _page(visitor, fresh, "Every other session is over. This one goes on.")
    await keep(request, response, fresh, parts_of(request).seal)
    # The forms that are on the page carry the token of the session before.
    response.headers["HX-Refresh"] = "true"
    return response


def _page(visitor: Visitor, session: Session, said: str = "") -> Response:
    ends = datetime.fromtimestamp(session.ends_at, UTC)
    return page("sessions.html", here="account", visitor=visitor, session=session, ends=ends, said=said, fault="")
