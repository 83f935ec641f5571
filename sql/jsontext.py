"""JSON text that PostgreSQL's jsonb and text types always take.

jsonb refuses NUL characters, lone surrogates and non-finite numbers, all of which a tool's output may hold; a write
must not fail over them. The stores pass every document and free text through here.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Sequence
from enum import Enum
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter

from steward.contracts.base import Json
from steward.contracts.plain_json import REPLACEMENT, clean_text

DEEPEST: Final = 100
"""Levels of an encoded message that every reader takes; pydantic reads about 200."""
_ESCAPED_NUL: Final = re.compile(r"(?<!\\)((?:\\\\)*)\\u0000")


def encodable(value: Any, levels: int = DEEPEST) -> Any:
    """A value, messages included, with whatever JSON cannot hold or no reader would take replaced: lone surrogates and
    NUL by U+FFFD, non-finite numbers by null, what is nested more than `levels` deep by U+FFFD."""
    if isinstance(value, BaseModel):
        value = dict(value)
    if isinstance(value, dict | list | tuple) and not levels:
        return REPLACEMENT
    if isinstance(value, dict):
        return {encodable(key): encodable(item, levels - 1) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [encodable(item, levels - 1) for item in value]
    if isinstance(value, str) and not isinstance(value, Enum):
        return clean_text(value)
    return None if isinstance(value, float) and not math.isfinite(value) else value


def dump_value(value: Json) -> str:
    """JSON text of a plain value."""
    try:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        text.encode()
    except ValueError:
        text = json.dumps(encodable(value), ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return _without_nul(text)


def dump_model(model: BaseModel) -> str:
    """JSON text of a message."""
    try:
        return _without_nul(model.model_dump_json())
    except ValueError:
        return dump_value(_plain(model))


def dump_models(models: Sequence[BaseModel]) -> str:
    """JSON text of an array of messages."""
    return f"[{','.join(dump_model(model) for model in models)}]"


def _plain(model: BaseModel) -> Json:
    """The message as plain JSON values, surrogates kept; dates and enumerations as pydantic writes them."""
    return _DATES.dump_python(encodable(model.model_dump(mode="python")), mode="json")


_DATES: Final[TypeAdapter[Any]] = TypeAdapter(Any)


def _without_nul(text: str) -> str:
    if "\\u0000" not in text:
        return text
    return _ESCAPED_NUL.sub(rf"\1{REPLACEMENT}", text)
