"""The OpenAPI page: schemas, examples and every error a caller may meet. Pure data; used by the doors and the app.

Bodies are read by api.bodies, so that their errors are ours; what they may look like is said here, from its models.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from api import examples
from api.bodies import (
    CancelBody,
    ConfirmBody,
    EmailEvent,
    EventBody,
    KeyBody,
    LoginClaimBody,
    LoginCodeBody,
    McpDecisionBody,
    MessageBody,
    ReloadBody,
    ToolSwitchBody,
)
from api.chat_bodies import (
    ChatAnswer,
    ChatBody,
    NamedToolBody,
    QueryAnswer,
    QueryBody,
    RenameBody,
    SessionChatAnswer,
    SessionChatBody,
)
from api.errors import MEDIA_TYPE
from contracts.activities import SyncToolsOutput
from contracts.errors import CODES, ErrorCode
from contracts.problem import ProblemView
from contracts.step import Step
from contracts.tool import ToolSpec
from contracts.wire import MAX_PROBLEM_ID, Answer, ToolCallRequest

JsonObject = dict[str, Any]

DESCRIPTION: Final = (
    "A durable orchestrator for a personal or team assistant. A request becomes a problem; its tools run, or wait for a"
    " human's approval; every step is on record; nothing that was accepted is lost or done twice."
)
_NO_NUL: Final = r"^[^\u0000]+$"
_SAID: Final = r"^[^\u0000]*\S[^\u0000]*$"
_SPOKEN: Final = frozenset({"text", "message", "query"})
_REF: Final = "#/components/schemas/"
JSON: Final = "application/json"
OBJECT: Final[JsonObject] = {JSON: {"schema": {"type": "object"}}}
TEXT: Final[JsonObject] = {"text/plain": {"schema": {"type": "string"}}}
EVENTS: Final[JsonObject] = {"text/event-stream": {"schema": {"type": "string"}}}
_WHEN: Final = {
    400: "The request is malformed",
    401: "Credentials are missing or wrong",
    403: "The credentials do not allow that",
    404: "There is no such tool, problem or approval for this caller",
    409: "Decided, expired or closed already, or ambiguous",
    413: "The request is too large",
    422: "The arguments do not fit, or the Idempotency-Key was used with another body",
    429: "Too many requests; Retry-After says when to come back",
    500: "An internal error; it is in the log",
    504: "There was no answer in time: it goes on as `problem_id`, and the answer comes into the conversation",
    503: "A part is away or its disk is full, and nothing was started: Retry-After says when to come back. Or, with "
    "problem_id, Location and the code acceptance_unknown, it may have been taken: look there first",
}


def page_of(**properties: JsonObject) -> JsonObject:
    """The content of a response that is an object with these members, all of them there."""
    return {JSON: {"schema": {"type": "object", "required": list(properties), "properties": properties}}}


def ref(name: str) -> JsonObject:
    """A schema of this page by its name."""
    return {"$ref": _REF + name}


VIEW: Final[JsonObject] = {JSON: {"schema": ref("ProblemView")}}
PROBLEM_PAGE: Final = page_of(
    problems={"type": "array", "items": ref("ProblemView")}, next={"type": ["integer", "null"]}
)
STEP_PAGE: Final = page_of(
    problem_id={"type": "integer"}, steps={"type": "array", "items": ref("Step")}, mirrored={"type": "boolean"}
)
TOOL_PAGE: Final = page_of(
    success={"type": "boolean"}, count={"type": "integer"}, tools={"type": "array", "items": {"type": "object"}}
)
_NOTIFICATION: Final[JsonObject] = {
    "type": "object",
    "required": ["id", "state", "user_id", "text"],
    "properties": {
        "id": {"type": "integer"},
        "state": {"enum": ["waiting", "delivered", "dead"]},
        "user_id": {"type": "string"},
        "problem_id": {"type": ["integer", "null"]},
        "source": {"type": "string"},
        "text": {"type": "string"},
        "options": {"type": "array", "items": {"type": "object"}},
        "created_at": {"type": "string", "format": "date-time"},
        "delivered_at": {"type": ["string", "null"], "format": "date-time"},
        "dead_at": {"type": ["string", "null"], "format": "date-time"},
        "attempts": {"type": "integer"},
        "last_error": {"type": ["string", "null"]},
    },
}
NOTIFICATION_PAGE: Final = page_of(
    notifications={"type": "array", "items": _NOTIFICATION}, next={"type": ["integer", "null"]}
)
RESENT: Final = page_of(notification=_NOTIFICATION, sending={"type": "boolean"})
MCP_PAGE: Final = page_of(
    success={"type": "boolean"},
    servers={"type": "array", "items": {"type": "object"}},
    tools={"type": "array", "items": {"type": "object"}},
)
MCP_DECIDED: Final = page_of(success={"type": "boolean"}, tool={"type": "object"})
SWITCHED: Final = page_of(success={"type": "boolean"}, tool={"type": "string"}, enabled={"type": "boolean"})
_API_KEY: Final[JsonObject] = {
    "type": "object",
    "required": ["key_id", "name", "state", "tenant_id", "user_id", "scopes", "roles"],
}
KEY_MADE: Final = page_of(success={"type": "boolean"}, key={"type": "string"}, api_key=_API_KEY)
KEY_PAGE: Final = page_of(success={"type": "boolean"}, api_keys={"type": "array", "items": _API_KEY})
KEY_REVOKED: Final = page_of(success={"type": "boolean"}, api_key=_API_KEY)
LOGIN_CODE: Final = page_of(
    success={"type": "boolean"}, code={"type": "string"}, expires_at={"type": "string", "format": "date-time"}
)
_PAIR: Final[JsonObject] = {
    "type": "object",
    "required": ["pair_id", "gateway", "external_id", "user_id", "paired_at"],
}
PAIR: Final = page_of(success={"type": "boolean"}, pair=_PAIR)
PAIR_PAGE: Final = page_of(success={"type": "boolean"}, pairs={"type": "array", "items": _PAIR})
RELOADED: Final[JsonObject] = {JSON: {"schema": ref("SyncToolsOutput")}}

_ID_PARAMETER: Final[JsonObject] = {
    "name": "problem_id",
    "in": "path",
    "required": True,
    "schema": {"type": "integer", "minimum": 1, "maximum": MAX_PROBLEM_ID},
}
PROBLEM_PATH: Final[JsonObject] = {"parameters": [_ID_PARAMETER]}
NOTIFICATION_PATH: Final[JsonObject] = {"parameters": [{**_ID_PARAMETER, "name": "notification_id"}]}
_RANGE_PARAMETER: Final[JsonObject] = {
    "name": "Range",
    "in": "header",
    "required": False,
    "schema": {"type": "string"},
    "example": "bytes=0-65535",
}
RESULT_PATH: Final[JsonObject] = {"parameters": [_ID_PARAMETER, _RANGE_PARAMETER]}
STORED_RESULT_PATH: Final[JsonObject] = {
    "parameters": [
        _ID_PARAMETER,
        {
            "name": "sha256",
            "in": "path",
            "required": True,
            "schema": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
        },
        _RANGE_PARAMETER,
    ]
}
EVENTS_PATH: Final[JsonObject] = {
    "parameters": [
        _ID_PARAMETER,
        {
            "name": "Last-Event-ID",
            "in": "header",
            "required": False,
            "schema": {"type": "string", "pattern": "^[0-9]{1,18}$"},
            "description": "Resume after this step",
        },
    ]
}
_WAITING: Final[list[JsonObject]] = [
    {
        "name": "Prefer",
        "in": "header",
        "required": False,
        "schema": {"type": "string"},
        "example": "wait=10",
        "description": "wait=N bounds the wait in seconds; respond-async does not wait",
    },
]
_KEYED: Final[JsonObject] = {
    "name": "Idempotency-Key",
    "in": "header",
    "required": False,
    "schema": {"type": "string", "pattern": "^[!-~]([ -~]{0,198}[!-~])?$"},
    "description": "A repeat with the same key and body leads to the same problem and answer",
}


def refusals(*statuses: int) -> dict[int | str, JsonObject]:
    """The responses of these refusals."""
    content = {MEDIA_TYPE: {"schema": ref("Problem")}}
    return {status: {"description": _WHEN[status], "content": content} for status in statuses}


ANSWERS: Final[dict[int | str, JsonObject]] = {
    200: {"description": "The answer", "content": {JSON: {"schema": ref("Answer")}}},
    202: {
        "description": "Accepted and still in progress; Location says where to look",
        "content": {JSON: {"schema": ref("Answer")}},
        "headers": {"Location": {"schema": {"type": "string"}}},
    },
    **refusals(400, 401, 403, 404, 409, 413, 422, 429, 503),
}


def reading(content: JsonObject, *more: int) -> dict[int | str, JsonObject]:
    """The responses of a request that changes no problem."""
    return {200: {"description": "Found", "content": content}, **refusals(400, 401, 403, *more, 413, 503)}


_ANY: Final[JsonObject] = {JSON: {"schema": {}}}
_NOTHING: Final[dict[int | str, JsonObject]] = {
    304: {"description": "If-None-Match names what there is"},
    416: {"description": "The range lies outside; Content-Range says how many bytes there are"},
}
RESULT: Final[dict[int | str, JsonObject]] = {
    200: {"description": "The result", "content": _ANY},
    206: {"description": "The bytes of the result that Range asks for", "content": _ANY},
    **_NOTHING,
    **refusals(400, 401, 403, 404, 413, 503),
}


def open_to_all(content: JsonObject, *more: int) -> dict[int | str, JsonObject]:
    """The responses of a door without credentials."""
    unready: dict[int | str, JsonObject] = {
        status: {"description": "A part is away", "content": content} for status in more
    }
    return {200: {"description": "Found", "content": content}, **unready}


def json_request(model: type[BaseModel], examples: JsonObject, *, required: bool = True) -> JsonObject:
    """The request body of a door."""
    content = {JSON: {"schema": ref(model.__name__), "examples": examples}}
    return {"requestBody": {"required": required, "content": content}}


def problem_body(
    model: type[BaseModel], examples: JsonObject, *, required: bool = True, keyed: bool = True
) -> JsonObject:
    """What is said to one problem; `keyed` when it takes an Idempotency-Key."""
    parameters = [_ID_PARAMETER, *_WAITING, *([_KEYED] if keyed else [])]
    return {**json_request(model, examples, required=required), "parameters": parameters}


def keyed_request(model: type[BaseModel], examples: JsonObject, *, waiting: bool = False) -> JsonObject:
    """The request body of a door that takes an Idempotency-Key, and Prefer where it is `waiting`."""
    return {**json_request(model, examples), "parameters": [*(_WAITING if waiting else []), _KEYED]}


TOOL_CALL: Final = {**json_request(ToolCallRequest, examples.TOOL_CALL), "parameters": [*_WAITING, _KEYED]}


def install(app: FastAPI, *, needs_token: bool) -> None:
    """Replace the framework's page by ours; made at the first look."""

    def page() -> JsonObject:
        if app.openapi_schema is None:
            app.openapi_schema = _page(app, needs_token=needs_token)
        return app.openapi_schema

    app.openapi = page  # type: ignore[method-assign]


def _page(app: FastAPI, *, needs_token: bool) -> JsonObject:
    page: JsonObject = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
    for operations in page["paths"].values():
        for operation in operations.values():
            if "HTTPValidationError" in str(operation["responses"].get("422", "")):
                del operation["responses"]["422"]
            if needs_token and "401" in operation["responses"]:
                operation["security"] = [{"token": []}]
    schemas = page.setdefault("components", {}).setdefault("schemas", {})
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    schemas.update(_schemas())
    if needs_token:
        page["components"]["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
    return page


def _schemas() -> JsonObject:
    taken: list[type[BaseModel]] = [ToolCallRequest, ConfirmBody, MessageBody, CancelBody, ReloadBody, EventBody]
    taken += [McpDecisionBody, ToolSwitchBody, KeyBody, LoginCodeBody, LoginClaimBody]
    taken += [ChatBody, SessionChatBody, QueryBody, NamedToolBody, RenameBody]
    given: list[type[BaseModel]] = [Answer, ProblemView, Step, SyncToolsOutput, ToolSpec]
    given += [ChatAnswer, SessionChatAnswer, QueryAnswer]
    models: list[tuple[type[BaseModel], Literal["validation", "serialization"]]] = []
    models += [(model, "validation") for model in taken]
    models += [(model, "serialization") for model in given]
    _, made = models_json_schema(models, ref_template=_REF + "{model}")
    schemas: JsonObject = made["$defs"]
    said: list[type[BaseModel]] = [*taken, EmailEvent]
    for model in said:
        _patterns(schemas[model.__name__])
    schemas["ToolCallRequest"]["anyOf"] = _forms(schemas["ToolCallRequest"])
    schemas["Problem"] = {
        "type": "object",
        "description": "RFC 9457, with `success` (false), `error` (a stable code) and often `errors` (one line each)",
        "required": ["type", "title", "status", "detail", "instance", "success", "error"],
        "properties": {
            **{name: {"type": "string"} for name in ("type", "title", "detail", "instance")},
            "status": {"type": "integer", "enum": sorted({row.status for row in CODES.values()} - {200})},
            "success": {"const": False},
            "error": {"enum": [code.value for code in ErrorCode]},
            "errors": {"type": "array", "items": {"type": "string"}},
        },
    }
    return schemas


def _patterns(schema: JsonObject) -> None:
    """Say of texts what the models check in Python: no NUL character, and what is said to a problem is not blank."""
    for name, member in schema["properties"].items():
        for option in member.get("anyOf", [member]):
            if option.get("type") == "string" and "const" not in option:
                option.setdefault("pattern", _SAID if name in _SPOKEN else _NO_NUL)


def _forms(schema: JsonObject) -> list[JsonObject]:
    """Which members go together; what else is present must fit its own type."""
    properties = schema["properties"]

    def form(required: list[str], absent: list[str]) -> JsonObject:
        kept = {name: _present(properties[name]) for name in required}
        return {"required": required, "properties": kept | {name: {"type": "null"} for name in absent}}

    return [
        form(["problem_id", "confirm"], ["args"]),
        form(["problem_id", "confirm", "tool_name"], []),
        form(["tool_name"], ["problem_id", "confirm"]),
        form(["text"], ["tool_name", "args", "confirm"]),
    ]


def _present(schema: JsonObject) -> JsonObject:
    """A member that may not be null."""
    options = [option for option in schema.get("anyOf", [schema]) if option.get("type") != "null"]
    return options[0] if options else schema
