"""A tool's parameters as rows for people, from its JSON Schema. Pure; bounded, for strangers write schemas too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from steward.api.console.arguments import stated_type
from steward.contracts.tool import ToolSpec

_DEEPEST: Final = 4
_MOST_ROWS: Final = 200
_MOST_CHOICES: Final = 30
_LONGEST: Final = 120
_KINDS: Final = {
    "string": "text",
    "integer": "whole number",
    "number": "number",
    "boolean": "yes or no",
    "array": "list",
    "object": "object",
    "null": "nothing",
}
_FORMATS: Final = {"date": "date", "date-time": "date and time", "email": "e-mail address", "uri": "address"}
_LIMITS: Final = {
    "minimum": "from {}",
    "exclusiveMinimum": "above {}",
    "maximum": "up to {}",
    "exclusiveMaximum": "below {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minItems": "at least {} entries",
    "maxItems": "at most {} entries",
    "pattern": "matches {}",
}


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter: `path` names it (`range.from` lies in an object), `kind` is in words, `limits` bound its value."""

    path: str
    kind: str
    required: bool
    description: str
    choices: tuple[str, ...]
    limits: tuple[str, ...]


def parameters_of(spec: ToolSpec) -> list[Parameter]:
    """The parameters, what must be given first, those inside of objects and lists below them."""
    return list(islice(_inner(spec.parameters, "", 0, frozenset(spec.dates)), _MOST_ROWS))


def _inner(schema: Mapping[str, Any], before: str, depth: int, dates: frozenset[str]) -> Iterator[Parameter]:
    properties, required = schema.get("properties"), schema.get("required")
    if not isinstance(properties, dict) or depth > _DEEPEST:
        return
    needed = [name for name in required if name in properties] if isinstance(required, list) else []
    for name, found in {**{name: properties[name] for name in needed}, **properties}.items():
        inner = found if isinstance(found, dict) else {}
        path = f"{before}{name}"
        yield _parameter(path, inner, is_required=name in needed, is_date=path in dates)
        yield from _inner(inner, f"{path}.", depth + 1, dates)
        if isinstance(inner.get("items"), dict):
            yield from _inner(inner["items"], f"{path}[].", depth + 1, dates)


def _parameter(path: str, schema: Mapping[str, Any], *, is_required: bool, is_date: bool) -> Parameter:
    choices = schema.get("enum") if isinstance(schema.get("enum"), list) else []
    limits = [words.format(_short(schema[key])) for key, words in _LIMITS.items() if key in schema]
    if schema.get("default") is not None:
        limits.append(f"{_short(schema['default'])} unless it is given")
    description = schema.get("description")
    return Parameter(
        path,
        "date in words, such as next Tuesday at ten" if is_date else _kind(schema),
        is_required,
        description if isinstance(description, str) else "",
        tuple(_short(one) for one in islice(choices or (), _MOST_CHOICES)),
        tuple(limits),
    )


def _kind(schema: Mapping[str, Any]) -> str:
    stated = stated_type(schema)
    if stated == "array" and isinstance(schema.get("items"), dict) and (of := stated_type(schema["items"])):
        return f"list of {_KINDS.get(of, of)}"
    if stated == "string" and isinstance(known := schema.get("format"), str):
        return _FORMATS.get(known, f"text ({known[:_LONGEST]})")
    if stated is None:
        return "one of the choices" if "enum" in schema else "any value"
    return _KINDS.get(stated, stated[:_LONGEST])


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
