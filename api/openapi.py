"""What FastAPI cannot say of the doors on the OpenAPI page: refusals, contents that are no JSON, which members of a
request go together. Pure data; used by the doors and the app.
"""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from steward.api.bodies import ToolCallBody
from steward.api.core.gateway_tools import CONFIRM_ACTION, EXECUTE_TASK
from steward.api.errors import MEDIA_TYPE
from steward.api.openapi_words import add_words
from steward.contracts.errors import CODES, ErrorCode
from steward.contracts.wire import MAX_PROBLEM_ID, Answer

JsonObject = dict[str, Any]
Responses = dict[int | str, JsonObject]

DESCRIPTION: Final = (
    "A durable orchestrator for a personal or team assistant. A request becomes a problem; its tools run, or wait for a"
    " human's approval; every step is on record; nothing that was accepted is lost or done twice."
)
_REF: Final = "#/components/schemas/"
_WHEN: Final = {
    400: "The request is malformed",
    401: "Credentials are missing or wrong",
    403: "The credentials do not allow that",
    404: "There is no such tool, problem or approval for this caller",
    409: "Decided, expired or closed already, or ambiguous",
    413: "The request is too large",
    422: "The arguments do not fit, the Idempotency-Key was used with another body, or the address has no such query"
    " parameter",
    429: "Too many requests; Retry-After says when to come back",
    500: "An internal error; it is in the log",
    504: "There was no answer in time: it goes on as `problem_id`, and the answer comes into the conversation",
    503: "A part is away or its disk is full, and nothing was started: Retry-After says when to come back. Or, with "
    "problem_id, Location and the code acceptance_unknown, it may have been taken: look there first",
}


def ref(name: str) -> JsonObject:
    """A schema of this page by its name."""
    return {"$ref": _REF + name}


def events(of: JsonObject | None = None) -> JsonObject:
    """A stream of server-sent events, whose data is JSON, of this schema if there is one for all of them."""
    data = {"type": "string", "contentMediaType": "application/json", "contentSchema": of or {}}
    words = {name: {"type": "string"} for name in ("event", "id")}
    return {"text/event-stream": {"itemSchema": {"type": "object", "properties": {"data": data, **words}}}}


def refusals(*statuses: int) -> Responses:
    """The responses of these refusals."""
    content = {MEDIA_TYPE: {"schema": ref("Problem")}}
    return {status: {"description": _WHEN[status], "content": content} for status in statuses}


def reading(*more: int) -> Responses:
    """The refusals of a request that changes no problem, and these."""
    return refusals(400, 401, 403, *more, 413, 503)


def content(of: JsonObject, *more: int) -> Responses:
    """The same, and what it answers with, by media type."""
    return {200: {"description": "Found", "content": of}, **reading(*more)}


ANSWERS: Final[Responses] = {
    202: {
        "model": Answer,
        "description": "Accepted and still in progress; Location says where to look",
        "headers": {"Location": {"schema": {"type": "string"}}},
    },
    **refusals(400, 401, 403, 404, 409, 413, 422, 429, 503),
}
_ANY: Final[JsonObject] = {"application/json": {"schema": {}}}
RESULT: Final[Responses] = {
    206: {"description": "The bytes of the result that Range asks for", "content": _ANY},
    304: {"description": "If-None-Match names what there is"},
    416: {"description": "The range lies outside; Content-Range says how many bytes there are"},
    **content(_ANY, 404),
}


def install(app: FastAPI, *, needs_token: bool, paths: JsonObject, schemas: JsonObject, webhooks: JsonObject) -> None:
    """Replace the framework's page by ours; made at the first look. `paths` are those that the framework does not
    serve, `schemas` what is referred to by name, `webhooks` what Steward posts, by kind."""

    def page() -> JsonObject:
        if app.openapi_schema is None:
            app.openapi_schema = _page(app, paths, schemas, needs_token=needs_token) | {"webhooks": webhooks}
        return app.openapi_schema

    app.openapi = page  # type: ignore[method-assign]


def _page(app: FastAPI, paths: JsonObject, schemas: JsonObject, *, needs_token: bool) -> JsonObject:
    page: JsonObject = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
    page["components"]["schemas"].update(schemas, Problem=_PROBLEM)
    for operations in page["paths"].values():
        for operation in operations.values():
            if "HTTPValidationError" in str(operation["responses"].get("422", "")):
                del operation["responses"]["422"]
            # A query parameter that the address does not have.
            operation["responses"].setdefault("422", refusals(422)[422])
            if needs_token and "401" in operation["responses"]:
                operation["security"] = [{"token": []}]
    page["paths"].update(paths)
    for unused in ("HTTPValidationError", "ValidationError"):
        page["components"]["schemas"].pop(unused, None)
    body = page["components"]["schemas"][ToolCallBody.__name__]
    # The framework writes bounds as floating point numbers, of which none is this one.
    body["properties"]["problem_id"]["anyOf"][0]["maximum"] = MAX_PROBLEM_ID
    body["anyOf"] = _forms(body)
    if needs_token:
        page["components"]["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
    add_words(page)
    return page


_PROBLEM: Final[JsonObject] = {
    "type": "object",
    "description": "RFC 9457, with `success` (false), `error` (a stable code) and often `errors` (one line each)",
    "required": ["type", "title", "status", "detail", "instance", "success", "error", "message"],
    "properties": {
        **{name: {"type": "string"} for name in ("type", "title", "detail", "instance")},
        "status": {"type": "integer", "enum": sorted({row.status for row in CODES.values()} - {200})},
        "success": {"const": False},
        "error": {"enum": [code.value for code in ErrorCode]},
        "message": {"type": "string", "description": "The same as `detail`"},
        "retry_after": {"type": "integer", "description": "Seconds, as the header Retry-After says"},
        "errors": {"type": "array", "items": {"type": "string"}},
    },
}


def _forms(schema: JsonObject) -> list[JsonObject]:
    """Which members go together; what else is present must fit its own type."""
    properties = schema["properties"]

    def form(required: list[str], absent: list[str]) -> JsonObject:
        kept = {name: _present(properties[name]) for name in required}
        return {"required": required, "properties": kept | {name: {"type": "null"} for name in absent}}

    return [
        form(["problem_id", "confirm"], ["args"]),
        form(["problem_id", "confirm", "tool_name"], []),
        _without_served(form(["confirm", "tool_name"], ["problem_id"])),
        form(["tool_name"], ["problem_id", "confirm"]),
        form(["text"], ["tool_name", "args", "confirm"]),
    ]


def _without_served(form: JsonObject) -> JsonObject:
    """The form for the tools that the gateway does not serve itself."""
    properties = form["properties"]
    named = {**properties["tool_name"], "not": {"enum": [CONFIRM_ACTION, EXECUTE_TASK]}}
    return {**form, "properties": {**properties, "tool_name": named}}


def _present(schema: JsonObject) -> JsonObject:
    """A member that may not be null."""
    options = [option for option in schema.get("anyOf", [schema]) if option.get("type") != "null"]
    return options[0] if options else schema
