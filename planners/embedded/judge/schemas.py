"""The JSON Schema of a tool's parameters, written in one form, and questions about one parameter. Pure.

Everything that reads or types arguments asks here, training too. It never looks at a request.
"""

from __future__ import annotations

import re
from functools import reduce
from typing import Any, Final

from steward.contracts.references import resolve

_ALTERNATIVES: Final = ("anyOf", "oneOf")


def simplify(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a tool's parameters without `$ref`, `allOf` and `const`: each is written out where it applies.

    Parameters and alternatives that may be anything (`true`) are left out. A reference to itself is left empty. Where
    parts of `allOf` differ the last one counts, and the schema's own entry before all of them.
    """
    return _Root(schema).simplified(schema)


def enumeration(schema: dict[str, Any]) -> list[Any]:
    """The values a parameter may take, if its schema lists them; true and false for a boolean."""
    for known in (schema, *schema.get("anyOf", []), *schema.get("oneOf", [])):
        if known.get("enum"):
            return [value for value in known["enum"] if value is not None]
    return [True, False] if is_boolean(schema) else []


def is_boolean(schema: dict[str, Any]) -> bool:
    """Whether a parameter is true or false."""
    return kind_of(schema) == "boolean"


def is_text(schema: dict[str, Any]) -> bool:
    """Whether a parameter is free text, not one of listed values."""
    return kind_of(schema) == "string" and not enumeration(schema)


def is_number(schema: dict[str, Any]) -> bool:
    """Whether a parameter is a number, whole or not."""
    return kind_of(schema) in ("integer", "number")


def is_address(name: str, schema: dict[str, Any]) -> bool:
    """Whether a parameter is somebody's e-mail address."""
    by_schema = schema.get("format") == "email" or "@" in str(schema.get("pattern", ""))
    return kind_of(schema) == "string" and (
        by_schema or bool(re.search(r"\be ?mail(?: address)?$", name_in_words(name)))
    )


def kind_of(schema: dict[str, Any]) -> str:
    """The first JSON type of a schema that is not null; `string` when it names none."""
    kinds = schema.get("type")
    for known in (*schema.get("anyOf", []), *schema.get("oneOf", [])):
        kinds = kinds or known.get("type")
    if isinstance(kinds, list):
        kinds = next((kind for kind in kinds if kind != "null"), None)
    return kinds or "string"


def name_in_words(name: str) -> str:
    """`search_email`, `searchEmail` and `search-email` as words; text that is no identifier stays as it is."""
    if " " in name:
        return name
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name)
    return re.sub(r"[_\-./]+", " ", apart).strip().lower() or name


def parameter_words(name: str, schema: dict[str, Any]) -> str:
    """A parameter's name in words, title and description, in lower case."""
    return f"{name_in_words(name)} {schema.get('title', '')} {schema.get('description', '')}".casefold()


class _Root:
    """The whole schema, which references point into; each target is simplified once."""

    def __init__(self, root: dict[str, Any]) -> None:
        self._root = root
        self._targets: dict[str, dict[str, Any]] = {}

    def simplified(self, schema: dict[str, Any]) -> dict[str, Any]:
        own = {word: self._entry(word, value) for word, value in schema.items() if word not in ("$ref", "allOf")}
        if "const" in own:
            own["enum"] = [own.pop("const")]
        parts = [self.simplified(known) for known in schema.get("allOf", []) if isinstance(known, dict)]
        return _merge_enumerations(reduce(_merge, [self._target(schema.get("$ref")), *parts, own]))

    def _entry(self, word: str, value: Any) -> Any:
        if word == "required":
            return value if isinstance(value, list) else []
        if word == "properties":
            return {name: self.simplified(known) for name, known in value.items() if isinstance(known, dict)}
        if word in _ALTERNATIVES:
            return [option for known in value if isinstance(known, dict) for option in _flatten(self.simplified(known))]
        return self.simplified(value) if word == "items" and isinstance(value, dict) else value

    def _target(self, pointer: Any) -> dict[str, Any]:
        if not isinstance(pointer, str):
            return {}
        if pointer not in self._targets:
            self._targets[pointer] = {}
            target = resolve(self._root, pointer)
            self._targets[pointer] = self.simplified(target) if isinstance(target, dict) else {}
        return self._targets[pointer]


def _flatten(schema: dict[str, Any]) -> list[dict[str, Any]]:
    """The alternatives of an alternative, each with what holds for all of them."""
    for word in _ALTERNATIVES:
        if schema.get(word):
            rest = {name: value for name, value in schema.items() if name != word}
            return [{**rest, **option} for option in schema[word]]
    return [schema]


def _merge(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    joined = {**before, **after}
    if "properties" in before and "properties" in after:
        joined["properties"] = {**before["properties"], **after["properties"]}
    if "required" in before and "required" in after:
        joined["required"] = list(dict.fromkeys([*before["required"], *after["required"]]))
    return joined


def _merge_enumerations(schema: dict[str, Any]) -> dict[str, Any]:
    """Alternatives that each list values become one enumeration of all values."""
    for word in _ALTERNATIVES:
        options = [known for known in schema.get(word, []) if known.get("type") != "null"]
        if len(options) > 1 and all("enum" in known for known in options):
            rest = {name: value for name, value in schema.items() if name != word}
            return {**rest, "enum": [value for known in options for value in known["enum"]]}
    return schema
