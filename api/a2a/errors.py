"""Errors of the product as errors of the protocol. The code of contracts.errors travels in the details (`error`)."""

from __future__ import annotations

import json
from typing import Final

from a2a.server.jsonrpc_models import JSONParseError
from a2a.server.request_handlers.response_helpers import build_error_response
from a2a.utils.error_handlers import build_rest_error_payload
from a2a.utils.errors import (
    A2AError,
    ContentTypeNotSupportedError,
    InternalError,
    InvalidParamsError,
    InvalidRequestError,
    TaskNotFoundError,
    UnsupportedOperationError,
)
from starlette.responses import JSONResponse, Response

from steward.contracts.errors import CODES, ErrorCode, StewardError
from steward.contracts.redaction import REDACTOR

_STATUSES: Final = {"TASK_NOT_CANCELABLE": 409, "CONTENT_TYPE_NOT_SUPPORTED": 415, "INVALID_AGENT_RESPONSE": 502}
_STATUS_NAMES: Final = {401: "UNAUTHENTICATED", 403: "PERMISSION_DENIED", 429: "RESOURCE_EXHAUSTED"}


def as_a2a(error: StewardError) -> A2AError:
    """The error of the protocol that says the same."""
    detail, data = REDACTOR.text(error.detail), {"error": error.code.value}
    if error.code is ErrorCode.UNKNOWN_PROBLEM:
        return TaskNotFoundError(detail, data)
    if error.code is ErrorCode.PROBLEM_CLOSED:
        return UnsupportedOperationError(detail, data)
    if error.status in (400, 404, 409, 422):
        return InvalidParamsError(detail, data)
    if error.status in (401, 403):
        return InvalidRequestError(detail, data)
    return InternalError(detail, data)


def has_status_of_its_own(error: StewardError) -> bool:
    """Whether HTTP has a status for it that no error of the protocol maps to."""
    return error.status in (401, 403, 429, 503)


def rest_response(error: StewardError) -> Response:
    """Such an error over REST: its own status, in the form of the protocol's errors (AIP-193)."""
    info = {
        "@type": "type.googleapis.com/google.rpc.ErrorInfo",
        "reason": error.code.value.upper(),
        "domain": "steward",
        "metadata": {"error": error.code.value},
    }
    body = {
        "code": error.status,
        "status": _STATUS_NAMES.get(error.status, "UNAVAILABLE"),
        "message": REDACTOR.text(error.detail) or CODES[error.code].title,
        "details": [info],
    }
    return JSONResponse({"error": body}, error.status)


def wrong_content_type(given: str, *, rest: bool) -> Response:
    """The answer to a body that says it is no JSON."""
    error = ContentTypeNotSupportedError(f"send application/json, not {given[:80]}")
    if rest:
        return canonical(JSONResponse(build_rest_error_payload(error), 400))
    return JSONResponse(build_error_response(None, error))


def unreadable(error: StewardError, *, rest: bool) -> Response:
    """The answer to a body that is no JSON, or too much of it."""
    detail, data = REDACTOR.text(error.detail), {"error": error.code.value}
    if rest:
        return JSONResponse(build_rest_error_payload(InvalidRequestError(detail, data)), 400)
    if error.code is ErrorCode.INVALID_JSON:
        return JSONResponse(build_error_response(None, JSONParseError(message=detail)))
    return JSONResponse(build_error_response(None, InvalidRequestError(detail, data)))


def canonical(response: Response) -> Response:
    """An error over REST with the status that section 5.4 wants, where the SDK's is another."""
    if response.status_code < 400:
        return response
    payload = json.loads(bytes(response.body))
    details = payload["error"].get("details", [])
    status = _STATUSES.get(details[0]["reason"] if details else "", response.status_code)
    payload["error"]["code"] = status
    return JSONResponse(payload, status)
