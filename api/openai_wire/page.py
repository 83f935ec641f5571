"""The refusals of the OpenAI wire on the OpenAPI page. Pure data."""

from __future__ import annotations

from typing import Any, Final

from steward.api.openapi import JsonObject, Responses, events, ref, refusals
from steward.contracts.errors import ErrorCode

_STRING: Final[JsonObject] = {"type": "string"}
SCHEMAS: Final[JsonObject] = {
    "WireError": {
        "type": "object",
        "description": "A refusal as clients of the OpenAI wire read it",
        "required": ["error"],
        "properties": {
            "error": {
                "type": "object",
                "description": "What went wrong, with what a problem document of Steward's adds",
                "required": ["message", "type", "param", "code"],
                "properties": {
                    "message": {**_STRING, "description": "What went wrong, in words"},
                    "type": {**_STRING, "description": "The kind of error"},
                    "param": {"type": "null", "description": "Always null; `errors` names the members"},
                    "code": {"enum": [code.value for code in ErrorCode], "description": "The stable code"},
                },
            }
        },
    }
}


def _in_its_form(responses: Responses) -> Responses:
    content: dict[str, Any] = {"application/json": {"schema": ref("WireError")}}
    return {status: {**response, "content": content} for status, response in responses.items()}


READING: Final[Responses] = _in_its_form(refusals(400, 401, 403, 404, 413, 503))
ANSWERS: Final[Responses] = {
    200: {"description": "The answer, saved; or a stream of events", "content": events()},
    **_in_its_form(refusals(400, 401, 403, 404, 409, 413, 422, 429, 500, 503, 504)),
}
