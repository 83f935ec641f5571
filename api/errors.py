"""Errors on the HTTP wire: RFC 9457 problem+json for everything that goes wrong, the framework's own errors included.

Installed once by the app. Renders from the one table of codes; never shows a traceback.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from steward.api.bodies import refusal_of
from steward.api.core.rate_limits import limit_headers
from steward.api.core.request_notes import note_problem
from steward.api.refusals import note_refusal
from steward.contracts.errors import CODES, AnswerLate, ErrorCode, InDoubt, StewardError, TooManyRequests
from steward.contracts.redaction import REDACTOR

_log = logging.getLogger(__name__)

MEDIA_TYPE: Final = "application/problem+json"
OPENAI_PATHS: Final = "/v1/"
"""Where errors are told as the OpenAI wire has them. Its libraries ask again by the header x-should-retry, else also
what must not be asked again."""
_OPENAI_TYPES: Final = {401: "authentication_error", 403: "permission_error", 429: "rate_limit_error"}
_NOT_TOLD: Final = frozenset(("type", "title", "status", "detail", "instance", "success", "error"))
_METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")
_OF_STATUS: Final = {
    400: ErrorCode.INVALID_REQUEST,
    401: ErrorCode.UNAUTHORIZED,
    403: ErrorCode.FORBIDDEN,
    404: ErrorCode.NOT_FOUND,
    405: ErrorCode.METHOD_NOT_ALLOWED,
    413: ErrorCode.TOO_LARGE,
}


def problem_document(code: ErrorCode, detail: str, instance: str, extra: dict[str, Any]) -> dict[str, Any]:
    """The members of an error: those of RFC 9457, then `success`, `error` (the code) and what the error adds."""
    row = CODES[code]
    return {
        "type": f"urn:steward:error:{code.value}",
        "title": row.title,
        "status": row.status,
        "detail": REDACTOR.text(detail),
        "instance": instance,
        "success": False,
        "error": code.value,
        "message": REDACTOR.text(detail),
        **REDACTOR.value(extra),
    }


def problem_response(
    code: ErrorCode,
    detail: str,
    instance: str,
    *,
    retry_after_s: int | None = None,
    headers: dict[str, str] | None = None,
    extra: dict[str, Any] | None = None,
) -> Response:
    """An error as a response."""
    sent, extra = dict(headers or {}), dict(extra or {})
    if retry_after_s is not None:
        sent["Retry-After"] = str(retry_after_s)
        extra["retry_after"] = retry_after_s
    if code is ErrorCode.UNAUTHORIZED:
        sent["WWW-Authenticate"] = "Bearer"
    document = problem_document(code, detail, instance, extra)
    if instance.startswith(OPENAI_PATHS):
        sent["x-should-retry"] = str(CODES[code].retryable and "problem_id" not in extra).lower()
        return Response(json.dumps(openai_error(document)), document["status"], sent, "application/json")
    return Response(json.dumps(document), document["status"], sent, MEDIA_TYPE)


def openai_error(document: dict[str, Any]) -> dict[str, Any]:
    """An error as clients of the OpenAI wire read it; the members of Steward's own beside theirs."""
    status = document["status"]
    kind = _OPENAI_TYPES.get(status, "server_error" if status >= 500 else "invalid_request_error")
    own = {name: value for name, value in document.items() if name not in _NOT_TOLD}
    code = document["error"]
    return {"error": {**own, "message": document["detail"], "type": kind, "param": None, "code": code}}


def install(app: FastAPI) -> None:
    """Make every error of the app go through here."""
    app.add_exception_handler(StewardError, _steward_error)
    app.add_exception_handler(RequestValidationError, _validation_error)
    app.add_exception_handler(HTTPException, _http_exception)
    app.add_middleware(LastResort)


class LastResort:
    """What nobody expected: logged with its traceback, answered without."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def watched(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send(message)

        try:
            await self._app(scope, receive, watched)
        except ClientDisconnect:
            _log.info("%s %s: the caller went away", scope["method"], scope["path"])
        except asyncio.CancelledError:
            # The server ends and has waited as long as it may; only then it cancels.
            if started:
                raise
            response = problem_response(ErrorCode.INTERNAL, "the server ended before it could answer", scope["path"])
            await response(scope, receive, send)
        except Exception:
            _log.exception("%s %s failed", scope["method"], scope["path"])
            if started:
                raise
            response = problem_response(ErrorCode.INTERNAL, "an internal error; it is in the log", scope["path"])
            await response(scope, receive, send)


async def _steward_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, StewardError)
    row = CODES[error.code]
    note_problem(error.extra.get("problem_id"))
    await note_refusal(request, error)
    if row.status >= 500:
        _log.warning("%s %s: %s: %s", request.method, request.scope["path"], error.code.value, error.detail)
    retry_after_s, headers = error.retry_after_s, {}
    if isinstance(error, TooManyRequests):
        headers = limit_headers(error.extra.get("limits", ()))
    if isinstance(error, InDoubt | AnswerLate):
        # No Retry-After: whoever obeys it would send again what may have been taken.
        headers["Location"] = f"/problems/{error.extra['problem_id']}"
    elif retry_after_s is None and row.status == 503:
        retry_after_s = 2
    return problem_response(
        error.code, error.detail, request.scope["path"], retry_after_s=retry_after_s, headers=headers, extra=error.extra
    )


async def _validation_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    # The first place of each says which part of the request it is about.
    return await _steward_error(request, refusal_of([{**entry, "loc": entry["loc"][1:]} for entry in error.errors()]))


async def _http_exception(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = _OF_STATUS.get(error.status_code, ErrorCode.INTERNAL)
    if code is ErrorCode.INTERNAL and 400 <= error.status_code < 500:
        code = ErrorCode.INVALID_REQUEST
    headers = dict(error.headers or {})
    if code is ErrorCode.METHOD_NOT_ALLOWED:
        headers["Allow"] = ", ".join(_methods_of(request))
    return problem_response(code, str(error.detail), request.scope["path"], headers=headers)


def _methods_of(request: Request) -> list[str]:
    """The methods an address takes. The framework names those of the first function it finds there alone."""
    return [
        method
        for method in _METHODS
        if any(
            route.matches({**request.scope, "method": method})[0] is Match.FULL for route in request.app.router.routes
        )
    ]
