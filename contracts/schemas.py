"""How large a JSON Schema of a stranger may be. Called where schemas are accepted, and by the validator before it runs.

A few hundred bytes of schema can mean more work than there are atoms: thirty definitions, each `allOf` of the next one
twice, ask a validator for 2^30 checks of one value. So a schema is measured as it is applied, with every reference
written out; it is refused above a bound, and with it everything whose cost cannot be foreseen. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import re2

from steward.contracts.references import resolve

MAX_PARTS: Final = 20_000
"""Parts of a schema, written out. The largest of real tools have some hundreds."""
_MAX_FOLLOWED: Final = 80
"""So deep may parts lie in one another, written out."""
_MAX_NESTED: Final = 64
_LONGEST_PATTERN: Final = 2_000
_SAME_LISTS: Final = ("allOf", "anyOf", "oneOf")
_SAME_ONES: Final = ("not", "if", "then", "else")
_SAME_MAPS: Final = ("dependentSchemas",)
_INNER_ONES: Final = (
    "additionalProperties", "unevaluatedProperties", "propertyNames", "items", "contains", "unevaluatedItems",
)  # fmt: skip
_INNER_LISTS: Final = ("prefixItems",)
_INNER_MAPS: Final = ("properties", "patternProperties")
_REFERENCES: Final = ("$ref", "$dynamicRef")
_UNEVALUATED: Final = ("unevaluatedProperties", "unevaluatedItems")
_UNICODE: Final = re.compile(r"\\u([0-9a-fA-F]{4})")


class UnusableSchema(ValueError):
    """A schema that is not used; the text says what it is or does: "is nested too deep"."""


def check_extent(schema: Any) -> None:
    """Measure a schema.

    Raises:
        UnusableSchema: it is too large or too deep written out, refers to itself for the same value, to what is not in
            it or in more than one way, or has a pattern that cannot be matched in linear time.
    """
    if not isinstance(schema, dict | bool):
        raise UnusableSchema("is no object")
    if isinstance(schema, dict):
        _Extent(schema).check()


def linear_pattern(pattern: str) -> Any:
    """The pattern of a schema for an engine whose time is linear (RE2); it has `search`.

    Raises:
        UnusableSchema: that engine has no such pattern: one that looks around or back, or is too large.
    """
    shown = pattern if len(pattern) <= 60 else pattern[:60] + "…"
    options = re2.Options()
    options.log_errors = False
    options.max_mem = 1 << 20
    try:
        if len(pattern) > _LONGEST_PATTERN:
            raise UnusableSchema(f"has a pattern of more than {_LONGEST_PATTERN} characters: {shown!r}")
        return re2.compile(_UNICODE.sub(r"\\x{\1}", pattern), options)
    except (re2.error, UnicodeError, OverflowError) as error:
        raise UnusableSchema(f"has a pattern that cannot be matched in linear time: {shown!r}") from error


class _Extent:
    """One measurement. `_sizes` has each part's size once it is known, by identity; None while it is being measured."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self._root = schema
        self._anchors: dict[str, Any] = {}
        self._sizes: dict[int, int | None] = {}
        self._parts = list(_parts(schema))

    def check(self) -> None:
        words = {word for part in self._parts for word in part}
        if "patternProperties" in words and words.intersection(_UNEVALUATED):
            raise UnusableSchema("has patternProperties beside unevaluated ones")
        for part in self._parts:
            self._check_names(part)
        for part in self._parts:
            self._size(part, (), 0)

    def _check_names(self, part: dict[str, Any]) -> None:
        if part is not self._root and isinstance(part.get("$id"), str):
            raise UnusableSchema("has a part with an address of its own ($id)")
        for word in ("$anchor", "$dynamicAnchor"):
            name = part.get(word)
            if isinstance(name, str) and self._anchors.setdefault(name, part) is not part:
                raise UnusableSchema(f"has two parts named {name[:60]}")
        if isinstance(part.get("pattern"), str):
            linear_pattern(part["pattern"])
        patterns = part.get("patternProperties")
        for pattern in patterns if isinstance(patterns, dict) else ():
            linear_pattern(pattern)

    def _size(self, part: Any, above: tuple[int, ...], depth: int, pointer: str = "") -> int:
        """The parts that a value meets at a part, and its members below it. `above`: those for the same value."""
        if not isinstance(part, dict):
            return 1
        if id(part) in above:
            raise UnusableSchema(f"refers to itself without end: {pointer[:200]}")
        if id(part) in self._sizes:
            # What lies inside itself, such as a tree of trees, is as deep as its value.
            return self._sizes[id(part)] or 1
        if depth > _MAX_FOLLOWED:
            raise UnusableSchema(f"is more than {_MAX_FOLLOWED} levels deep written out")
        size = 1 + sum(len(part[word]) for word in ("enum", "required") if isinstance(part.get(word), list))
        same = (*above, id(part))
        for reference, other in self._for_the_same_value(part):
            size += self._size(other, same, depth + 1, reference)
        self._sizes[id(part)] = None
        for other in _for_its_members(part):
            size += self._size(other, (), depth + 1)
        if size > MAX_PARTS:
            raise UnusableSchema(f"has more than {MAX_PARTS} parts written out")
        self._sizes[id(part)] = size
        return size

    def _for_the_same_value(self, part: dict[str, Any]) -> Iterator[tuple[str, Any]]:
        """What a value meets too where it meets a part, with the reference that leads there, if one does."""
        for word in _REFERENCES:
            if isinstance(part.get(word), str):
                yield part[word], self._target(part[word])
        yield from (("", other) for other in _listed(part, _SAME_LISTS, _SAME_ONES, _SAME_MAPS))

    def _target(self, pointer: str) -> Any:
        target = resolve(self._root, pointer)
        if target is None and pointer.startswith("#"):
            target = self._anchors.get(pointer[1:])
        if target is None:
            what = "is not there" if pointer.startswith("#") else "is not fetched"
            raise UnusableSchema(f"refers to {pointer[:200]}, which {what}")
        return target


def _for_its_members(part: dict[str, Any]) -> Iterator[Any]:
    yield from _listed(part, _INNER_LISTS, _INNER_ONES, _INNER_MAPS)


def _listed(
    part: dict[str, Any], lists: tuple[str, ...], ones: tuple[str, ...], maps: tuple[str, ...]
) -> Iterator[Any]:
    for word in lists:
        yield from part[word] if isinstance(part.get(word), list) else ()
    for word in maps:
        yield from part[word].values() if isinstance(part.get(word), dict) else ()
    yield from (part[word] for word in ones if word in part)


def _parts(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every object in a schema, layer by layer."""
    layer: list[Any] = [schema]
    for _ in range(_MAX_NESTED):
        yield from (value for value in layer if isinstance(value, dict))
        layer = [
            inner
            for value in layer
            for inner in (value.values() if isinstance(value, dict) else value if isinstance(value, list) else ())
        ]
    if any(isinstance(value, dict | list) for value in layer):
        raise UnusableSchema("is nested too deep")
