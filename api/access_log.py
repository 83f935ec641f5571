"""The access log: one line for each HTTP request, and the request's id in every line that is logged while it is served.

Installed once by the app. A line has the route's template, never the address as it was sent: no query, no name in a
path, no header and no body gets into a log.
"""

from __future__ import annotations

import logging
import re
import time
import uuid
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from steward.api.core.request_notes import NOTES, RequestNotes
from steward.config.tracing import name_span
from steward.contracts.log_context import logged_as

_log = logging.getLogger("api.access")
QUIET: Final = frozenset({"/livez", "/readyz", "/ready", "/health", "/metrics"})
"""What probes and scrapers ask for every few seconds; logged at DEBUG."""
_REQUEST_ID: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
NO_RESPONSE: Final = 499
"""In logs and metrics, for a caller that went away before it was answered (as nginx has it); never sent."""


def route_of(scope: Scope) -> str:
    """The route's template, such as /problems/{problem_id}; `unmatched` where none fits: addresses are endless."""
    if (template := getattr(scope.get("route"), "path_format", None)) is not None:
        return str(template)
    return str(scope["path"]) if "endpoint" in scope and not scope.get("path_params") else "unmatched"


def method_of(scope: Scope) -> str:
    """The method; OTHER for one that no route has, which a caller may make up."""
    return str(scope["method"]) if scope["method"] in _METHODS else "OTHER"


class LogRequests:
    """Gives every request an id, the caller's `X-Request-Id` or a new one, and logs its end."""

    def __init__(self, app: ASGIApp, *, log_lines: bool = True) -> None:
        self._app = app
        self._log_lines = log_lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id, notes = _request_id(scope), RequestNotes()
        began, status = time.perf_counter(), NO_RESPONSE

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                name_span(problem_id=notes.problem_id, tenant_id=notes.tenant_id)  # It ends with the response.
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", request_id.encode())]
            await send(message)

        token = NOTES.set(notes)
        try:
            with logged_as(request=request_id):
                try:
                    await self._app(scope, receive, watched)
                finally:
                    if self._log_lines:
                        _log_end(scope, status, time.perf_counter() - began, notes)
        finally:
            NOTES.reset(token)


def _request_id(scope: Scope) -> str:
    for name, given in scope["headers"]:
        if name == b"x-request-id" and _REQUEST_ID.fullmatch(given):
            return str(given, "ascii")
    return uuid.uuid4().hex[:16]


def _log_end(scope: Scope, status: int, seconds: float, notes: RequestNotes) -> None:
    route = route_of(scope)
    level = logging.DEBUG if route in QUIET else logging.INFO
    if not _log.isEnabledFor(level):
        return
    problem = notes.problem_id or scope.get("path_params", {}).get("problem_id")
    method = method_of(scope)
    fields: dict[str, Any] = {"method": method, "route": route, "status": status, "seconds": round(seconds, 4)}
    with logged_as(tenant=notes.tenant_id, problem=problem):
        _log.log(level, "%s %s %d %.3f s", method, route, status, seconds, extra={"fields": fields})
