"""Streamable HTTP at /mcp: who asks is checked here as at every HTTP door, then the SDK serves the protocol.

Where tokens come from an issuer, RFC 9728's metadata says which, and a refusal points there.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from mcp.server.transport_security import TransportSecuritySettings
from mcp.types import INVALID_REQUEST
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from steward.api.errors import problem_response
from steward.api.gateway import Gateway
from steward.api.http import Doors
from steward.api.json_text import MAX_BODY
from steward.api.live_credentials import hold
from steward.api.mcp.callers import Callers, mark
from steward.api.mcp.server import StewardServer
from steward.api.refusals import note_refusal
from steward.config.settings import Settings
from steward.contracts.errors import ErrorCode, StewardError, Unauthorized

PATH: Final = "/mcp"
_METHODS: Final = ("GET", "POST", "DELETE")
_JSON: Final = "application/json"
_NO_JSON: Final = {
    "jsonrpc": "2.0",
    "id": None,
    "error": {"code": INVALID_REQUEST, "message": f"the Content-Type must be {_JSON}"},
}
METADATA: Final = "/.well-known/oauth-protected-resource"


class McpDoor:
    """The MCP server of an application. `server` may be added to before the application starts."""

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self.server = StewardServer(settings, self._gateway, Callers())

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Serve for as long as this lasts."""
        # `api.site_check` checks Host and Origin for every door; the SDK's own list of hosts would know one name only.
        own = TransportSecuritySettings(enable_dns_rebinding_protection=False)
        self.server.streamable_http_app(transport_security=own, max_request_body_size=MAX_BODY)
        async with self.server.session_manager.run():
            yield

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one HTTP request."""
        request = Request(scope, receive)
        doors = self._app.state.doors
        assert isinstance(doors, Doors)
        try:
            request.state.caller = await doors.identity.bearer(request.headers)
            principal = await doors.identity.speaking_for(request.state.caller, request.headers)
            hold(request, principal, lambda: doors.identity.authenticate(request.headers))
            mark(scope, principal)
        except Unauthorized as error:
            await note_refusal(request, error)
            await self._unauthorized(request, error)(scope, receive, send)
            return
        except StewardError as error:
            await note_refusal(request, error)
            await problem_response(error.code, error.detail, PATH, extra=error.extra)(scope, receive, send)
            return
        if (refusal := _misfit(request)) is not None:
            await refusal(scope, receive, send)
            return
        await self.server.session_manager.handle_request(_trimmed(scope), receive, send)

    async def metadata(self, request: Request) -> Response:
        """RFC 9728: whose tokens this resource takes. 404 where tokens have no issuer."""
        issuer = self._issuer
        if issuer is None:
            return Response(status_code=404)
        return JSONResponse(
            {
                "resource": f"{self._base(request)}{PATH}",
                "authorization_servers": [issuer],
                "bearer_methods_supported": ["header"],
                "resource_name": "Steward",
            }
        )

    def _unauthorized(self, request: Request, error: Unauthorized) -> Response:
        response = problem_response(error.code, error.detail, PATH)
        if self._issuer is not None:
            address = f"{self._base(request)}{METADATA}{PATH}"
            response.headers["WWW-Authenticate"] = f'Bearer resource_metadata="{address}"'
        return response

    @property
    def _issuer(self) -> str | None:
        return self._settings.jwt_issuer

    def _base(self, request: Request) -> str:
        given = self._settings.public_url
        return (given or f"{request.url.scheme}://{request.url.netloc}").rstrip("/")

    async def _gateway(self) -> Gateway:
        doors = self._app.state.doors
        assert isinstance(doors, Doors)
        return doors.gateway


def _misfit(request: Request) -> Response | None:
    """The refusal of what no era of the protocol knows. The SDK's own does not say which methods there are."""
    if request.method not in _METHODS:
        allow, detail = {"Allow": ", ".join(_METHODS)}, "this address does not take that method"
        return problem_response(ErrorCode.METHOD_NOT_ALLOWED, detail, PATH, headers=allow)
    if request.method == "POST" and not request.headers.get("content-type", "").lower().startswith(_JSON):
        return JSONResponse(_NO_JSON, 415)
    return None


def _trimmed(scope: Scope) -> Scope:
    """The request without blanks around the protocol's headers: they are no part of a value (RFC 9110, 5.5), and not
    every HTTP server takes them off."""
    headers = [(name, value.strip(b" \t") if name.startswith(b"mcp-") else value) for name, value in scope["headers"]]
    return {**scope, "headers": headers}


def install(app: FastAPI, settings: Settings) -> McpDoor:
    """Give an application its MCP server, with `running` to be entered by its lifespan."""
    door = McpDoor(app, settings)
    app.router.routes.append(Route(PATH, door, include_in_schema=False))
    for path in (METADATA, METADATA + PATH):
        app.router.routes.append(Route(path, door.metadata, methods=["GET"], include_in_schema=False))
    return door
