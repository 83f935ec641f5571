"""What the HTTP doors share: who asks, how long they wait, the body, and the answer on the wire.

Used by every HTTP door; knows nothing of what a request means.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import Depends, Query, Request
from starlette.responses import Response

from api.bodies import MAX_BODY, read_json, too_large
from api.core.rate_limits import limit_headers
from api.core.reply import Reply
from api.credentials.identity import Identity, Principal, Scope
from api.gateway import Gateway
from contracts.errors import BadRequest, Forbidden
from contracts.wire import MAX_PROBLEM_ID

_WAIT: Final = re.compile(r"(?:^|[,;])\s*wait\s*=\s*\"?(\d{1,6})\"?\s*(?=$|[,;])")
_ASYNC: Final = re.compile(r"(?:^|[,;])\s*respond-async\s*(?=$|[,;])")
MAX_WAIT_S: Final = 600.0
_KEY: Final = re.compile(r"[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?")


@dataclass(frozen=True, slots=True)
class Doors:
    """What the app's state holds for its doors."""

    gateway: Gateway
    identity: Identity


def doors_of(request: Request) -> Doors:
    """The app's gateway and identity."""
    doors = request.app.state.doors
    assert isinstance(doors, Doors)
    return doors


def gateway_of(request: Request) -> Gateway:
    """The app's gateway."""
    return doors_of(request).gateway


async def principal_of(request: Request) -> Principal:
    """Who asks. Raises as Identity.authenticate does."""
    return await doors_of(request).identity.authenticate(request.headers)


UserQuery = Annotated[
    str | None,
    Query(
        min_length=1,
        max_length=200,
        pattern=r"^[^\x00]+$",
        description="The user the caller acts for; without one, the operator",
    ),
]


async def reading_principal(request: Request, user_id: UserQuery = None) -> Principal:
    """Who reads, and for whom. Raises Forbidden without the scope call."""
    principal = (await principal_of(request)).acting_for(user_id)
    principal.require(Scope.CALL)
    return principal


async def calling_principal(request: Request) -> Principal:
    """Who asks for what is nobody's in particular. Raises Forbidden without the scope call."""
    principal = await principal_of(request)
    principal.require(Scope.CALL)
    return principal


async def administering_principal(request: Request) -> Principal:
    """Who administers the installation: tools and MCP servers are every tenant's.

    Raises:
        Forbidden: without the scope admin, or it is another tenant's.
    """
    principal = await principal_of(request)
    principal.require(Scope.ADMIN)
    if principal.tenant_id != gateway_of(request).config.tenant_id:
        raise Forbidden("these credentials administer their own tenant alone")
    return principal


GatewayDep = Annotated[Gateway, Depends(gateway_of)]
PrincipalDep = Annotated[Principal, Depends(principal_of)]
ReaderDep = Annotated[Principal, Depends(reading_principal)]
CallerDep = Annotated[Principal, Depends(calling_principal)]
AdminDep = Annotated[Principal, Depends(administering_principal)]


def problem_id_of(text: str) -> int:
    """The problem id of a path.

    Raises:
        BadRequest: it is no such number.
    """
    if not re.fullmatch(r"[1-9][0-9]{0,18}", text, re.ASCII) or int(text) > MAX_PROBLEM_ID:
        raise BadRequest(
            "problem_id: must be a whole number from 1", errors=["problem_id: must be a whole number from 1"]
        )
    return int(text)


def wait_of(request: Request) -> float | None:
    """Seconds the caller wants to wait (RFC 7240: Prefer: wait=N, or respond-async for none). None: it did not say.
    What cannot be read is ignored, as the RFC wants it."""
    preferred = ",".join(request.headers.getlist("prefer")).lower()
    if not preferred:
        return None
    if found := _WAIT.search(preferred):
        return min(float(found.group(1)), MAX_WAIT_S)
    return 0.0 if _ASYNC.search(preferred) else None


def idempotency_key_of(request: Request) -> str | None:
    """The header Idempotency-Key.

    Raises:
        BadRequest: it is empty, too long or not plain text.
    """
    key = request.headers.get("idempotency-key")
    if key is not None and not _KEY.fullmatch(key):
        raise BadRequest("Idempotency-Key: must be 1 to 200 visible ASCII characters")
    return key


async def json_body(request: Request, *, empty: Any = None) -> Any:
    """The JSON value of the body; `empty` for no body, when that is allowed.

    Raises:
        BadRequest: invalid_json, an encoded body, or too_large as soon as that is known.
    """
    if (encoding := request.headers.get("content-encoding", "identity").strip().lower()) not in ("", "identity"):
        raise BadRequest(f"the body must not be encoded (Content-Encoding: {encoding[:40]})")
    raw = await bounded_body(request)
    if not raw and empty is not None:
        return empty
    return read_json(raw)


async def bounded_body(request: Request) -> bytes:
    """The body. Raises BadRequest (too_large) as soon as that is known."""
    announced = request.headers.get("content-length", "0")
    if announced.isascii() and announced.isdigit() and int(announced) > MAX_BODY:
        raise too_large()
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > MAX_BODY:
            raise too_large()
    return bytes(raw)


def reply_response(reply: Reply) -> Response:
    """A reply on the wire: 200, or 202 with where to look."""
    body, headers = reply.answer.model_dump_json(), limit_headers(reply.quotas)
    if not reply.accepted:
        return Response(body, headers=headers, media_type="application/json")
    headers |= {"Location": reply.location, "Retry-After": "1"}
    return Response(body, 202, headers, "application/json")
