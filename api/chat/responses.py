"""The responses of the chat doors as the OpenAPI page shows them. Pure data."""

from __future__ import annotations

from typing import Final

from api.openapi import EVENTS, JSON, OBJECT, JsonObject, page_of, reading, ref, refusals


def chat(answer: str) -> dict[int | str, JsonObject]:
    """The responses of a chat door: the answer of that name, or as a stream of events."""
    content = {JSON: {"schema": ref(answer)}, **EVENTS}
    errors = refusals(400, 401, 403, 404, 409, 413, 422, 429, 500, 503, 504)
    return {200: {"description": "The answer, saved", "content": content}, **errors}


_MESSAGE: Final[JsonObject] = {
    "type": "object",
    "required": ["position", "role", "text", "problem_id", "created_at"],
    "properties": {
        "position": {"type": "integer"},
        "role": {"enum": ["user", "assistant"]},
        "text": {"type": "string"},
        "problem_id": {"type": ["integer", "null"]},
        "created_at": {"type": "string", "format": "date-time"},
        "tool_calls": {"type": "array", "items": ref("ToolCallShown")},
    },
}
_MAYBE_TEXT: Final[JsonObject] = {"type": ["string", "null"]}
_ROW: Final[JsonObject] = page_of(
    conversation_id={"type": "string"},
    title={"type": "string"},
    messages={"type": "integer"},
    created_at={"type": "string", "format": "date-time"},
    updated_at={"type": "string", "format": "date-time"},
)
CONVERSATION_ROW: Final = _ROW
CONVERSATION_PAGE: Final = page_of(conversations={"type": "array", "items": _ROW[JSON]["schema"]}, next=_MAYBE_TEXT)
CONVERSATION: Final = page_of(
    conversation_id={"type": "string"},
    title=_MAYBE_TEXT,
    messages={"type": "array", "items": _MESSAGE},
    unanswered={"type": "array", "items": {"type": "object"}},
    next={"type": ["integer", "null"]},
)
DELETED: Final = page_of(success={"type": "boolean"}, conversation_id={"type": "string"})
EXPORT: Final = reading({"text/markdown": {"schema": {"type": "string"}}, **OBJECT}, 404)
