"""What the HTTP doors share: who asks, how long they wait, the body, and the answer on the wire.

Used by every HTTP door; knows nothing of what a request means.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, ClassVar, Final

from fastapi import Depends, Header, Path, Query, Request
from fastapi.routing import APIRoute
from pydantic import BeforeValidator, Field
from pydantic_core import PydanticCustomError
from starlette.responses import Response
from starlette.types import Scope as ASGIScope

from steward.api.bodies import Received
from steward.api.core.rate_limits import limit_headers
from steward.api.core.reply import Reply
from steward.api.credentials.identity import Identity, Principal, Scope
from steward.api.credentials.sites import is_from_page
from steward.api.gateway import Gateway
from steward.api.json_text import MAX_BODY, an_object, read_json, too_large
from steward.api.large_bodies import aside, checked_aside, is_large, user_key
from steward.api.live_credentials import hold
from steward.contracts.errors import BadRequest, Forbidden
from steward.contracts.user_ids import FORMAT
from steward.contracts.wire import MAX_PROBLEM_ID

_WAIT: Final = re.compile(r"(?:^|[,;])\s*wait\s*=\s*\"?(\d{1,6})\"?\s*(?=$|[,;])")
_ASYNC: Final = re.compile(r"(?:^|[,;])\s*respond-async\s*(?=$|[,;])")
_SMALL_BODY: Final = 10_000
MAX_WAIT_S: Final = 600.0
_ROW_ID: Final = re.compile(r"[1-9][0-9]{0,18}")
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


async def gateway_of(request: Request) -> Gateway:
    """The app's gateway."""
    return doors_of(request).gateway


async def principal_of(request: Request) -> Principal:
    """Who asks, found out once for a request. Raises as Identity.authenticate does."""
    principal = getattr(request.state, "principal", None)
    if principal is None:
        identity = doors_of(request).identity
        caller = request.state.caller = await identity.bearer(request.headers)
        principal = request.state.principal = await identity.speaking_for(caller, request.headers)
        hold(request, principal, lambda: identity.authenticate(request.headers))
    assert isinstance(principal, Principal)
    return principal


UserQuery = Annotated[
    str | None,
    Query(
        min_length=1,
        max_length=200,
        pattern=r"^[^\x00]+$",
        description="The user the caller acts for; without one, the operator",
        json_schema_extra=FORMAT,
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
    check_administers(principal, doors_of(request).gateway)
    return principal


def check_administers(principal: Principal, gateway: Gateway) -> None:
    """Nothing, for who administers the installation. Raises Forbidden as `administering_principal` does."""
    principal.require(Scope.ADMIN)
    if principal.tenant_id != gateway.config.tenant_id:
        raise Forbidden("these credentials administer their own tenant alone")


GatewayDep = Annotated[Gateway, Depends(gateway_of)]
PrincipalDep = Annotated[Principal, Depends(principal_of)]
ReaderDep = Annotated[Principal, Depends(reading_principal)]
CallerDep = Annotated[Principal, Depends(calling_principal)]
AdminDep = Annotated[Principal, Depends(administering_principal)]


def _row_id(given: Any) -> Any:
    if isinstance(given, str) and not _ROW_ID.fullmatch(given):
        raise PydanticCustomError("row_id", "must be a whole number from 1")
    return given


RowId = Annotated[int, Path(ge=1, le=MAX_PROBLEM_ID), BeforeValidator(_row_id)]
"""The number of a problem, a notification or the like in a path: digits alone, so that each has one address."""


Preferred = Annotated[
    tuple[str, ...],
    Header(
        alias="Prefer",
        description="wait=N bounds the wait in seconds; respond-async does not wait, or no longer than wait=N says",
    ),
]


async def wait_of(prefer: Preferred = ()) -> float | None:
    """Seconds the caller wants to wait (RFC 7240: Prefer: wait=N, or respond-async for none). None: it did not say.
    What cannot be read is ignored, as the RFC wants it."""
    preferred = ",".join(prefer).lower()
    if found := _WAIT.search(preferred):
        return min(float(found.group(1)), MAX_WAIT_S)
    return 0.0 if _ASYNC.search(preferred) else None


async def idempotency_key_of(
    idempotency_key: Annotated[
        Annotated[str, Field(json_schema_extra={"pattern": f"^{_KEY.pattern}$"})] | None,
        Header(
            alias="Idempotency-Key",
            description="A repeat with the same key and body leads to the same problem and answer",
        ),
    ] = None,
) -> str | None:
    """The header Idempotency-Key.

    Raises:
        BadRequest: it is empty, too long or not plain text.
    """
    if idempotency_key is not None and not _KEY.fullmatch(idempotency_key):
        raise BadRequest("Idempotency-Key: must be 1 to 200 visible ASCII characters")
    return idempotency_key


WaitDep = Annotated[float | None, Depends(wait_of)]
KeyDep = Annotated[str | None, Depends(idempotency_key_of)]


class JsonRoute(APIRoute):
    """A route whose body is read as every door reads JSON, whatever type it says it has: once the caller is known, and
    no further than it may go."""

    longest: ClassVar[int] = MAX_BODY

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler, given the body's value."""
        handle = super().get_route_handler()
        if self.body_field is None:
            return handle
        required = self.body_field.field_info.is_required()
        kind = self.body_field.field_info.annotation
        model = kind if isinstance(kind, type) and issubclass(kind, Received) else None

        async def handle_read(request: Request) -> Response:
            user = user_key(await principal_of(request))
            value: Any = await json_body(request, user, required=required, longest=self.longest)
            if model is not None and is_large(value):
                value = await checked_aside(user, model, value)
            return await handle(_Read(request.scope, value))

        return handle_read


class LargeJsonRoute(JsonRoute):
    """The same for bodies that hold a document."""

    longest: ClassVar[int] = 12 << 20


class _Read(Request):
    """A request whose body was read."""

    def __init__(self, scope: ASGIScope, value: Any) -> None:
        headers = [(name, given) for name, given in scope["headers"] if name != b"content-type"]
        super().__init__({**scope, "headers": [*headers, (b"content-type", b"application/json")]})
        self._value = value

    async def body(self) -> bytes:
        """Nothing where there was none, so that the framework takes the default."""
        return b"" if self._value is None else b"{}"

    async def json(self) -> Any:
        """The body's value."""
        return self._value


async def json_body(request: Request, user: str, *, required: bool, longest: int = MAX_BODY) -> dict[str, Any] | None:
    """The JSON object in the body that `user` sent; None for no body, when it is not `required`.

    Raises:
        BadRequest: invalid_json, no object, an encoded body, too_large as soon as that is known, or, without
            credentials, a page that calls its body something else than JSON.
    """
    if is_from_page(request.headers) and not doors_of(request).identity.needs_token:
        _check_page_says_json(request)
    if (encoding := request.headers.get("content-encoding", "identity").strip().lower()) not in ("", "identity"):
        raise BadRequest(f"the body must not be encoded (Content-Encoding: {encoding[:40]})")
    raw = await bounded_body(request, longest)
    if not raw and not required:
        return None
    # A large body would hold up everybody else.
    read = partial(read_json, raw, longest)
    return an_object(read() if len(raw) <= _SMALL_BODY else await aside(user, read))


def _check_page_says_json(request: Request) -> None:
    """Any page may send a form or plain text anywhere; JSON by its name, only to its own address."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind and kind != "application/json" and not re.fullmatch(r"application/[a-z0-9.-]+\+json", kind):
        raise BadRequest("a web page must send JSON as Content-Type: application/json")


async def bounded_body(request: Request, longest: int = MAX_BODY) -> bytes:
    """The body. Raises BadRequest (too_large) as soon as that is known."""
    announced = request.headers.get("content-length", "0")
    if announced.isascii() and announced.isdigit() and int(announced) > longest:
        raise too_large(longest)
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > longest:
            raise too_large(longest)
    return bytes(raw)


def reply_response(reply: Reply) -> Response:
    """A reply on the wire: 200, or 202 with where to look."""
    body, headers = reply.answer.model_dump_json(), limit_headers(reply.quotas)
    if not reply.accepted:
        return Response(body, headers=headers, media_type="application/json")
    headers |= {"Location": reply.location, "Retry-After": "1"}
    return Response(body, 202, headers, "application/json")
