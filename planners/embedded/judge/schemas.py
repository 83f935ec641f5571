"""A tool's parameters as the judge reads them: said in one place, however its server says them. Pure."""

from __future__ import annotations

from functools import reduce
from typing import Any, Final

from contracts.references import resolve

_ALTERNATIVES: Final = ("anyOf", "oneOf")


def plain(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a tool's parameters with what it refers to, `allOf` and `const` written where they count.

    Parameters and alternatives of which nothing is said (`true`) are left out. What refers to itself says nothing
    there. Where parts of `allOf` say different things the last one counts, and the schema's own word before all.
    """
    return _Schema(schema).part(schema)


class _Schema:
    def __init__(self, root: dict[str, Any]) -> None:
        self._root = root
        self._targets: dict[str, dict[str, Any]] = {}

    def part(self, schema: dict[str, Any]) -> dict[str, Any]:
        own = {word: self._said(word, value) for word, value in schema.items() if word not in ("$ref", "allOf")}
        if "const" in own:
            own["enum"] = [own.pop("const")]
        parts = [self.part(known) for known in schema.get("allOf", []) if isinstance(known, dict)]
        return _enumerated(reduce(_joined, [self._target(schema.get("$ref")), *parts, own]))

    def _said(self, word: str, value: Any) -> Any:
        if word == "required":
            return value if isinstance(value, list) else []
        if word == "properties":
            return {name: self.part(known) for name, known in value.items() if isinstance(known, dict)}
        if word in _ALTERNATIVES:
            return [option for known in value if isinstance(known, dict) for option in _options(self.part(known))]
        return self.part(value) if word == "items" and isinstance(value, dict) else value

    def _target(self, pointer: Any) -> dict[str, Any]:
        if not isinstance(pointer, str):
            return {}
        if pointer not in self._targets:
            self._targets[pointer] = {}
            target = resolve(self._root, pointer)
            self._targets[pointer] = self.part(target) if isinstance(target, dict) else {}
        return self._targets[pointer]


def _options(schema: dict[str, Any]) -> list[dict[str, Any]]:
    """Alternatives of an alternative, each with what is said of them all."""
    for word in _ALTERNATIVES:
        if schema.get(word):
            rest = {name: value for name, value in schema.items() if name != word}
            return [{**rest, **option} for option in schema[word]]
    return [schema]


def _joined(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    joined = {**before, **after}
    if "properties" in before and "properties" in after:
        joined["properties"] = {**before["properties"], **after["properties"]}
    if "required" in before and "required" in after:
        joined["required"] = list(dict.fromkeys([*before["required"], *after["required"]]))
    return joined


def _enumerated(schema: dict[str, Any]) -> dict[str, Any]:
    """Alternatives that each name values are one enumeration of them all."""
    for word in _ALTERNATIVES:
        options = [known for known in schema.get(word, []) if known.get("type") != "null"]
        if len(options) > 1 and all("enum" in known for known in options):
            rest = {name: value for name, value in schema.items() if name != word}
            return {**rest, "enum": [value for known in options for value in known["enum"]]}
    return schema


def is_id(name: str) -> bool:
    """Whether a parameter names one thing among others that can be listed."""
    return name == "id" or name.endswith(("_id", "Id"))
