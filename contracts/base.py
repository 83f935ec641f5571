"""The base of every message and the canonical hash approvals are bound to."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
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


def sha256_of(value: Json) -> str:
    """Hex SHA-256 of the canonical JSON text; what an approval and a dispatch are bound to."""
    return hashlib.sha256(canonical_json(value).encode()).hexdigest()
