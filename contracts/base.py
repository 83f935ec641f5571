"""The base of every message and the canonical hash approvals are bound to."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from pydantic import BaseModel, ConfigDict

Json: TypeAlias = Any
"""A JSON value; pydantic checks its shape where a schema is known."""


class Message(BaseModel):
    """A message between rooms. Unknown fields are ignored, so that a history still loads once a field has gone."""

    model_config = ConfigDict(extra="ignore")


class WireMessage(BaseModel):
    """A message from outside. Unknown fields are refused, so that a misspelt one is never silently lost."""

    model_config = ConfigDict(extra="forbid")


MAX_DEPTH: Final = 32
"""Levels of lists and objects that arguments may have; checking deeper ones would exhaust the stack."""


def too_deep(value: Json, levels: int = MAX_DEPTH) -> bool:
    """Whether a JSON value has lists or objects nested more than `levels` deep."""
    layer = [value]
    for _ in range(levels):
        layer = [inner for outer in layer for inner in _inside(outer)]
    return any(isinstance(value, dict | list) for value in layer)


def _inside(value: Json) -> Iterable[Json]:
    return value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()


def canonical_json(value: Json) -> str:
    """The one text of a JSON value: sorted keys, no white space, UTF-8 kept."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def plain(value: Json) -> Json:
    """Whole numbers written as 5.0 become 5, so that one value has one hash."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**53:
        return int(value)
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value


def mapped(value: Json, leaf: Callable[[Json], Json], name: Callable[[str], str] = str) -> Json:
    """A JSON value with what `leaf` makes of all that is no list or object, and `name` of every name. Depth is no
    matter; the original stays as it is."""
    root: list[Any] = [value]
    todo: list[Any] = [root]
    while todo:
        container = todo.pop()
        for key, item in list(enumerate(container) if isinstance(container, list) else container.items()):
            if isinstance(item, dict):
                container[key] = {name(str(known)): part for known, part in item.items()}
            elif isinstance(item, list | tuple):
                container[key] = list(item)
            else:
                container[key] = leaf(item)
                continue
            todo.append(container[key])
    return root[0]


def mapped_texts(value: Json, change: Callable[[str], str]) -> Json:
    """A JSON value with what `change` makes of every text in it; names stay."""
    return mapped(value, lambda leaf: change(leaf) if isinstance(leaf, str) else leaf)


def wording_sha256(args: Mapping[str, Json]) -> str:
    """The hash of arguments under their canonical names in the caller's own words: "tomorrow at 9" stays that.

    What is null was not given. Two requests with one hash ask for the same call, on whatever day they are sent.
    """
    return sha256_of({name: plain(value) for name, value in args.items() if value is not None})


def sha256_of(value: Json) -> str:
    """Hex SHA-256 of the canonical JSON text; what an approval and a dispatch are bound to."""
    return hashlib.sha256(canonical_json(value).encode()).hexdigest()
