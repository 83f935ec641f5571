"""The doors /home/cameras/{ticket}: a camera's picture and its live stream, for a browser.

The ticket is the credential: a browser that opens an address cannot send a token. Credentials that are sent all the
same must be good and be those of the ticket's user.
"""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from steward.api import openapi
from steward.api.camera_proxy import CameraProxy, Footage
from steward.api.http import UserQuery, calling_principal, doors_of
from steward.contracts.camera_ticket import PATH, CameraTicket
from steward.contracts.errors import NotFound

router = APIRouter(tags=["home"])
_SAFE: Final = {
    "Cache-Control": "private, no-store",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_PICTURE: Final[dict[str, Any]] = {"image/*": {"schema": {"type": "string", "format": "binary"}}}
_STREAM: Final[dict[str, Any]] = {"multipart/x-mixed-replace": {"schema": {"type": "string", "format": "binary"}}}


@router.get(PATH + "/{ticket}", response_class=Response, responses=openapi.content(_PICTURE, 404, 429))
async def show_picture(request: Request, ticket: str, user_id: UserQuery = None) -> Response:
    """The camera's picture of this moment."""
    media_type, body = await _proxy(request).picture(await _admitted(request, ticket, user_id))
    return Response(body, media_type=media_type, headers=_SAFE)


@router.get(PATH + "/{ticket}/stream", response_class=Response, responses=openapi.content(_STREAM, 404, 429))
async def show_stream(request: Request, ticket: str, user_id: UserQuery = None) -> Response:
    """The camera's live stream (MJPEG). It ends when the address expires."""
    return _Stream(await _proxy(request).stream(await _admitted(request, ticket, user_id)))


class _Stream(StreamingResponse):
    """Lets go of the camera however the response ends, also when it never began."""

    def __init__(self, footage: Footage) -> None:
        super().__init__(footage.chunks(), media_type=footage.media_type, headers=_SAFE)
        self._footage = footage

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            await self._footage.close()


def _proxy(request: Request) -> CameraProxy:
    proxy = request.app.state.cameras
    assert isinstance(proxy, CameraProxy)
    return proxy


async def _admitted(request: Request, segment: str, user_id: str | None) -> CameraTicket:
    """The ticket, for whoever may use it.

    Raises:
        NotFound: it is not good, or belongs to another user or tenant.
        Unauthorized, Forbidden: the credentials that came along are wrong.
    """
    identity = doors_of(request).identity
    principal = None
    if "authorization" in request.headers or not identity.needs_token:
        principal = (await calling_principal(request)).acting_for(user_id)
    ticket = _proxy(request).ticket(segment)
    named = user_id in (None, ticket.owner.user_id)
    if not named or not (principal is None or principal.covers(ticket.owner)):
        raise NotFound("this address of a camera belongs to somebody else")
    return ticket
