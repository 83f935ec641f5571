"""Finds a JSON Schema that no value can be checked by: one that refers to itself for the same value.

Called by the catalogue. For what is inside a value a schema may refer to itself: a tree is one of trees.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from contracts.references import resolve

_ALL: Final = ("allOf", "anyOf", "oneOf")
_ONE: Final = ("not", "if", "then", "else")


def circle_in(schema: dict[str, Any]) -> str | None:
    """The reference that closes a circle, or None when there is none."""
    harmless: set[int] = set()

    def closing(part: Any, above: tuple[int, ...]) -> str | None:
        if id(part) in harmless:
            return None
        for pointer, beyond in _for_the_same_value(part, schema):
            circle = pointer if id(beyond) in (*above, id(part)) else closing(beyond, (*above, id(part)))
            if circle:
                return circle
        harmless.add(id(part))
        return None

    return next((circle for part in _parts(schema) if (circle := closing(part, ()))), None)


def _for_the_same_value(part: Any, root: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The schemas that a value meets too where it meets `part`, with the reference that leads there, if one does."""
    if not isinstance(part, dict):
        return
    pointer = part.get("$ref")
    target = resolve(root, pointer) if isinstance(pointer, str) else None
    if target is not None:
        yield str(pointer), target
    for word in _ALL:
        yield from (("", option) for option in part.get(word, []))
    yield from (("", part[word]) for word in _ONE if word in part)


def _parts(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _parts(inner)
