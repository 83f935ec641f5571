"""From an error code to the exception class that stands for it. Used where a code arrives without its class."""

from __future__ import annotations

from typing import Any, Final

from steward.contracts.errors import (
    CODES,
    BadRequest,
    Conflict,
    ErrorCode,
    Forbidden,
    NotFound,
    StewardError,
    TooManyRequests,
    Unauthorized,
    Unavailable,
    Unprocessable,
)

_BY_STATUS: Final[dict[int, type[StewardError]]] = {
    400: BadRequest,
    401: Unauthorized,
    403: Forbidden,
    404: NotFound,
    409: Conflict,
    413: BadRequest,
    422: Unprocessable,
    429: TooManyRequests,
    503: Unavailable,
}


def refusal(code: ErrorCode, detail: str, **extra: Any) -> StewardError:
    """The error of a code."""
    kind = _BY_STATUS.get(CODES[code].status, StewardError)
    return kind(detail, code=code, **extra)
