"""JSON Schemas cut down to what a reader needs. Pure. Used where schemas are sent to models and to what holds them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

_NAMING: Final = ("properties", "$defs", "definitions", "patternProperties")
_WORDS: Final = frozenset({"title", "description", "examples", "default", "$comment"})
_SHAPE: Final = frozenset({"title", "examples", "pattern", "minLength", "maxLength", "additionalProperties", "$schema"})
_MOST_CHOICES: Final = 40
"""A longer list of values, such as that of all currencies, is checked and not sent."""


def without_words(schema: Any) -> Any:
    """What holds a model's output: a schema without what explains it."""
    return _kept(schema, lambda name, _: name not in _WORDS)


def explained(schema: Any) -> Any:
    """What tells a model how to call: a schema without the bounds that the check afterwards holds it to."""
    return _kept(schema, lambda name, part: name not in _SHAPE and not (name == "enum" and len(part) > _MOST_CHOICES))


def _kept(schema: Any, keeps: Callable[[str, Any], bool], *, names: bool = False) -> Any:
    """`names`: the members are names of arguments, and no words of a schema."""
    if isinstance(schema, list):
        return [_kept(part, keeps) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        name: _kept(part, keeps, names=name in _NAMING and not names)
        for name, part in schema.items()
        if names or keeps(name, part)
    }
