"""A user's words as the JSON value a schema wants. Pure; what does not fit is left as words, never guessed.

Schemas are foreign: true, false and anything else that says nothing of a value lets every text through.
"""

from __future__ import annotations

import re
from typing import Any

_JSON = {"true": True, "false": False}


def typed(text: str, schema: Any, flag: bool | None = None) -> Any:
    """The JSON value these words stand for under a parameter's schema; the words themselves when they do not fit.
    `flag` is the yes or no that the words are."""
    if not isinstance(schema, dict):
        return text
    kind = schema.get("type")
    options = options_of(schema)
    if options:
        return next((o for o in options if str(o).casefold() == text.casefold()), text)
    if kind == "integer" and re.fullmatch(r"[+-]?\d{1,18}", text):
        return int(text)
    if kind == "number" and re.fullmatch(r"[+-]?\d{1,18}(?:\.\d{1,18})?", text):
        return float(text)
    if kind == "boolean":
        return text if (value := _JSON.get(text.casefold(), flag)) is None else value
    if kind == "array":
        item = schema.get("items")
        return [typed(part.strip(), item) for part in re.split(r",|;| and ", text) if part.strip()]
    return text


def options_of(schema: Any) -> list[Any]:
    """The values a schema allows, when it lists them."""
    if not isinstance(schema, dict):
        return []
    titled = [*_listed(schema.get("oneOf")), *_listed(schema.get("anyOf"))]
    return _listed(schema.get("enum")) or [item["const"] for item in titled if _has_const(item)]


def fits(value: Any, schema: Any) -> bool:
    """Whether a typed value is of the schema's kind. Lengths and patterns are the tool's to check."""
    if not isinstance(schema, dict):
        return True
    if options := options_of(schema):
        return value in options
    match schema.get("type"):
        case "integer":
            return isinstance(value, int) and not isinstance(value, bool)
        case "number":
            return isinstance(value, int | float) and not isinstance(value, bool)
        case "boolean":
            return isinstance(value, bool)
        case "array":
            return isinstance(value, list) and all(fits(item, schema.get("items")) for item in value)
        case _:
            return isinstance(value, str)


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _has_const(item: Any) -> bool:
    return isinstance(item, dict) and "const" in item
