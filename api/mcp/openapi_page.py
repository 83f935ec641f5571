"""What the OpenAPI page says of /mcp, which the protocol's SDK serves. Pure data."""

from __future__ import annotations

from typing import Any, Final

from mcp.types import JSONRPCMessage
from pydantic import TypeAdapter

from steward.api.openapi import JsonObject, events, refusals

_PREFIX: Final = "Mcp"
_TOLD: Final = (
    "Model Context Protocol, streamable HTTP; an SDK is the way to speak it. Eras from 2026-07-28 have no sessions:"
    " every POST stands for itself. The protocol: https://modelcontextprotocol.io/specification"
)


def _schemas() -> JsonObject:
    """The SDK's own messages, under names that say whose they are."""
    schema: JsonObject = TypeAdapter[Any](JSONRPCMessage).json_schema(
        ref_template=f"#/components/schemas/{_PREFIX}{{model}}"
    )
    made: JsonObject = {_PREFIX + name: one for name, one in schema.pop("$defs").items()}
    return {**made, f"{_PREFIX}Message": schema}


SCHEMAS: Final = _schemas()
_JSON: Final = "application/json"
_MESSAGE: Final[JsonObject] = {_JSON: {"schema": {"$ref": f"#/components/schemas/{_PREFIX}Message"}}}
_CLIENT: Final[JsonObject] = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
}
_EXAMPLES: Final[JsonObject] = {
    "list": {"value": {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": _CLIENT}}},
    "initialize": {
        "summary": "Begin a session, in eras that have them",
        "value": {
            "jsonrpc": "2.0",
            "id": 1,
            "method": "initialize",
            "params": {
                "protocolVersion": "2025-11-25",
                "capabilities": {},
                "clientInfo": {"name": "example", "version": "1"},
            },
        },
    },
}


def _header(name: str, told: str) -> JsonObject:
    return {"name": name, "in": "header", "required": False, "schema": {"type": "string"}, "description": told}


_VERSION: Final = _header("MCP-Protocol-Version", "The era of the protocol that is spoken")
_SESSION: Final = _header("Mcp-Session-Id", "The session, in eras that have them")
_ERRORS: Final[JsonObject] = {
    str(status): {"description": told, "content": _MESSAGE}
    for status, told in (
        (400, "The message cannot be taken as it is"),
        (404, "There is no such session, or no such method"),
        (406, "Accept must name application/json and text/event-stream"),
        (409, "The session has a stream already"),
        (413, "The request is too large"),
        (415, "The body must be application/json"),
        (500, "An internal error; it is in the log"),
    )
}
_ERRORS["405"] = {"description": "This era does not use the method"}
_REFUSALS: Final[JsonObject] = {str(status): shown for status, shown in refusals(401, 403, 429, 503).items()}


def _operation(name: str, summary: str, answers: JsonObject, **more: Any) -> JsonObject:
    return {
        "tags": ["mcp"],
        "summary": summary,
        "description": _TOLD,
        "operationId": f"mcp_{name}",
        "parameters": [_VERSION, _SESSION],
        **more,
        "responses": {**answers, **_ERRORS, **_REFUSALS},
    }


PATHS: Final[JsonObject] = {
    "/mcp": {
        "post": _operation(
            "post",
            "Send a message of the protocol",
            {
                "200": {
                    "description": "The answer, or a stream that ends with it",
                    "content": {**_MESSAGE, **events()},
                },
                "202": {"description": "A notification was taken"},
            },
            requestBody={"required": True, "content": {_JSON: {**_MESSAGE[_JSON], "examples": _EXAMPLES}}},
        ),
        "get": _operation(
            "get",
            "Listen to the server, in eras with sessions",
            {"200": {"description": "A stream", "content": events()}},
        ),
        "delete": _operation(
            "delete", "End a session, in eras that have them", {"200": {"description": "It has ended"}}
        ),
    }
}
