"""The base of every message and the canonical hash approvals are bound to."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from pydantic import BaseModel, ConfigDict

Json: TypeAlias = Any
"""A JSON value; pydantic checks its shape where a schema is known."""


class Message(BaseModel):
    """A message between rooms. Unknown fields are ignored, so that an older history still loads."""

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


def wording_sha256(args: Mapping[str, Json]) -> str:
    """The hash of arguments under their canonical names in the caller's own words: "tomorrow at 9" stays that.

    What is null was not given. Two requests with one hash ask for the same call, on whatever day they are sent.
    """
    return sha256_of({name: plain(value) for name, value in args.items() if value is not None})


def sha256_of(value: Json) -> str:
    """Hex SHA-256 of the canonical JSON text; what an approval and a dispatch are bound to."""
    return hashlib.sha256(canonical_json(value).encode()).hexdigest()
