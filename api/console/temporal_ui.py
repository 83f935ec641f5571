"""Temporal's Web UI on a port of its own, behind the checks it lacks: which name it was asked by, from which page, and,
where credentials are needed, the console's session of who administers the installation.

Runs beside the API in its process (`shown`, entered by the lifespan) and passes on what it lets in. The Web UI itself
listens where no browser connects (`stack.web_ui`). An origin of its own: its scripts cannot read the console's pages.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Final, TypeAlias

import httpx
import uvicorn
from fastapi import FastAPI, Request
from google.protobuf.json_format import MessageToJson, Parse, ParseError
from starlette.background import BackgroundTask
from starlette.responses import RedirectResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send
from temporalio.api.common.v1 import Payload, Payloads

from steward.api.console.guarded import LOGIN, open_session, parts_of, principal_behind
from steward.api.errors import problem_response
from steward.api.http import bounded_body, check_administers, doors_of
from steward.api.site_check import CheckSites
from steward.config.settings import Settings
from steward.config.values import keys_of
from steward.contracts.errors import BadRequest, ErrorCode, StewardError, Unauthorized
from steward.sql.sealed_payloads import PayloadKeyMissing, SealedPayloads

_log = logging.getLogger(__name__)
Translate: TypeAlias = Callable[[Sequence[Payload]], Awaitable[list[Payload]]]
_LARGEST: Final = 4 << 20
_ANSWER_S: Final = 60.0
_GRACE_S: Final = 2
_PASSED_ON: Final = frozenset(
    {"accept", "accept-encoding", "accept-language", "content-type", "host", "if-none-match", "origin", "x-csrf-token"}
)
"""Of a request. Credentials are ours alone; of the cookies it gets its own."""
_ITS_COOKIE: Final = "_csrf"
_OF_ONE_CONNECTION: Final = frozenset({"connection", "keep-alive", "transfer-encoding", "upgrade"})
_OWN_FRAMES: Final = [(b"content-security-policy", b"frame-ancestors 'self'"), (b"x-frame-options", b"SAMEORIGIN")]
"""The Web UI shows summaries and details in a frame of its own."""


@asynccontextmanager
async def shown(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """Serve the Web UI while the block runs, where `steward up` runs one."""
    if settings.temporal_ui_behind is None:
        yield
        return
    try:
        listener = socket.create_server((settings.temporal_ui_host, settings.temporal_ui_port))
    except OSError as error:
        _log.error("Temporal's Web UI is not shown: port %s: %s", settings.temporal_ui_port, error.strerror)
        yield
        return
    async with httpx.AsyncClient(trust_env=False, timeout=_ANSWER_S) as client:
        pages = CheckSites(TemporalPages(app, settings, client), own_pages_alone=True)
        server = _Server(
            uvicorn.Config(
                pages, lifespan="off", ws="none", log_config=None, access_log=False, server_header=False,
                timeout_graceful_shutdown=_GRACE_S,
            )
        )  # fmt: skip
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            yield
        finally:
            server.should_exit = True
            await serving


class _Server(uvicorn.Server):
    """A server within another's process, which hears the signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave them alone."""
        yield


class TemporalPages:
    """Lets in who may look at every history and signal every workflow, and passes their requests on."""

    def __init__(self, app: FastAPI, settings: Settings, client: httpx.AsyncClient) -> None:
        assert settings.temporal_ui_behind is not None
        self._app = app
        self._behind = httpx.URL(settings.temporal_ui_behind)
        self._api_port = settings.api_port
        self._client = client
        keys = keys_of(settings.temporal_payload_keys)
        seal = SealedPayloads(keys) if keys else None
        self._codec: dict[str, Translate] = {"/codec/decode": seal.decode, "/codec/encode": seal.encode} if seal else {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        request = Request({**scope, "app": self._app}, receive)
        try:
            await self._admit(request)
            translate = self._codec.get(request.url.path) if request.method == "POST" else None
            response = await (self._pass_on(request) if translate is None else _translated(request, translate))
        except Unauthorized:
            response = RedirectResponse(f"http://{request.url.hostname}:{self._api_port}{LOGIN}", 303)
        except StewardError as error:
            response = problem_response(error.code, error.detail, request.url.path)
        except httpx.HTTPError as error:
            detail = f"Temporal's Web UI does not answer ({type(error).__name__})"
            response = problem_response(ErrorCode.TEMPORAL_UNAVAILABLE, detail, request.url.path, retry_after_s=2)
        await response(scope, receive, send)

    async def _admit(self, request: Request) -> None:
        """Nothing, for who administers the installation. Raises Unauthorized, Forbidden, Unavailable."""
        doors = doors_of(request)
        if not doors.identity.needs_token:
            return
        if "authorization" in request.headers:
            # Temporal's command line, which has no session.
            principal = await doors.identity.authenticate(dict(request.headers))
        else:
            session = await open_session(request, parts_of(request))
            if session is None:
                raise Unauthorized("sign in first")
            principal = await principal_behind(request, session)
        check_administers(principal, doors.gateway)

    async def _pass_on(self, request: Request) -> Response:
        query = request.scope["query_string"]
        path = request.scope["raw_path"] + (b"?" + query if query else b"")
        asked = self._client.build_request(
            request.method,
            self._behind.copy_with(raw_path=path),
            headers=_passed_on(request.headers, request.cookies),
            content=await bounded_body(request, _LARGEST) or None,
        )
        answer = await self._client.send(asked, stream=True)
        response = StreamingResponse(answer.aiter_raw(), answer.status_code, background=BackgroundTask(answer.aclose))
        response.raw_headers = [
            (name.lower(), value)
            for name, value in answer.headers.raw
            if name.lower().decode("latin-1") not in {*_OF_ONE_CONNECTION, "x-frame-options"}
        ] + _OWN_FRAMES
        return response


async def _translated(request: Request, translate: Translate) -> Response:
    """Payloads sealed or opened, in the form in which Temporal's Web UI and command line ask for it."""
    try:
        given = Parse(await bounded_body(request, _LARGEST), Payloads())
        answer = Payloads(payloads=await translate(given.payloads))
    except (ParseError, PayloadKeyMissing) as error:
        raise BadRequest(str(error)) from None
    return Response(MessageToJson(answer, indent=None), media_type="application/json")


def _passed_on(headers: Mapping[str, str], cookies: Mapping[str, str]) -> dict[str, str]:
    kept = {name: value for name, value in headers.items() if name in _PASSED_ON}
    return {**kept, "cookie": f"{_ITS_COOKIE}={cookies[_ITS_COOKIE]}"} if _ITS_COOKIE in cookies else kept
