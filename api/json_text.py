"""Reading JSON strictly: what can be read in two ways, or stored in none, is refused. Shared by all doors.

Pure; knows no transport and no message.
"""

from __future__ import annotations

import json
import math
from typing import Any, Final

from pydantic_core import from_json

from steward.contracts.errors import BadRequest, ErrorCode, StewardError
from steward.contracts.plain_json import is_small

MAX_BODY: Final = 1 << 20
"""Bytes a request may have."""
_BYTES_A_VALUE: Final = 10
"""A request may have one value for so many bytes that it may have: each costs far more than the two it may take."""
_MAX_INT: Final = 2**63


def read_json(raw: bytes, longest: int = MAX_BODY) -> Any:
    """The JSON value of a body of at most `longest` bytes.

    Raises:
        BadRequest: too_large, in bytes or values; invalid_json, also for NaN, lone surrogates and nesting beyond
            reason; invalid_request for an object with two members of one name, since readers disagree on which counts.
    """
    value = parse_json(raw, longest)
    # Only well-formed text gets here, whose depth the parser before has bounded.
    json.loads(raw, object_pairs_hook=_refuse_twice_named, parse_int=str, parse_float=str)
    return value


def an_object(value: Any) -> dict[str, Any]:
    """The value, which is a JSON object. Raises BadRequest."""
    if not isinstance(value, dict):
        raise BadRequest("the body must be a JSON object", errors=["the body must be a JSON object"])
    return value


def parse_json(raw: bytes, longest: int = MAX_BODY) -> Any:
    """The same for a reader who wants what can be read of a body with two members of one name."""
    if len(raw) > longest:
        raise too_large(longest)
    try:
        value = from_json(raw, allow_inf_nan=False)
    except ValueError as error:
        raise BadRequest(f"the body is not valid JSON: {error}", code=ErrorCode.INVALID_JSON) from None
    if not is_small(value, most := longest // _BYTES_A_VALUE, longest):
        line = f"a request may have at most {most} values"
        raise BadRequest(line, errors=[line], code=ErrorCode.TOO_LARGE)
    return value


def _refuse_twice_named(members: list[tuple[str, Any]]) -> None:
    names: set[str] = set()
    for name, _ in members:
        if name in names:
            line = f"{name[:100]}: is given twice"
            raise BadRequest(line, errors=[line])
        names.add(name)


def too_large(longest: int = MAX_BODY) -> StewardError:
    """The refusal of a body above the limit."""
    return BadRequest(f"a request may have at most {longest} bytes", code=ErrorCode.TOO_LARGE)


def unstorable(value: Any, path: str = "") -> str | None:
    """Why a JSON value cannot be kept as it is (NUL characters, numbers beyond 64 bits); None when it can."""
    if isinstance(value, str):
        return f"{path or 'value'}: must not contain a NUL character" if "\x00" in value else None
    if isinstance(value, int | float) and not isinstance(value, bool):
        fits = math.isfinite(value) if isinstance(value, float) else -_MAX_INT <= value < _MAX_INT
        return None if fits else f"{path or 'value'}: must fit into 64 bits"
    if not isinstance(value, dict | list):
        return None
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in pairs:
        inner = f"{path}.{key}" if path else str(key)
        if trouble := (isinstance(key, str) and unstorable(key, inner)) or unstorable(item, inner):
            return trouble
    return None
