"""What can go wrong, as exceptions.

    StewardError
    ├── ConnectionFailed       nobody answered, or not whole: whether a request was taken is not known
    ├── UnexpectedAnswer       what answered is not Steward's API, or one of another kind
    └── ApiError               Steward refused (problem+json): `status`, `code`, `detail`, `retry_after_s`, `members`
        ├── InvalidRequest     400, 413, 422
        ├── Unauthorized       401
        ├── Forbidden          403
        │   └── NotPaired      this chat user is nobody here yet
        ├── NotFound           404
        ├── Conflict           409: decided or expired already, closed, ambiguous, in flight
        ├── RateLimited        429
        └── Unavailable        503: nothing was started or decided
            └── InDoubt        acceptance_unknown: it may have been taken; a repeat under the same key is safe

Match on `code`; words may change.
"""

from __future__ import annotations

import json
from typing import Any, Final

import httpx


class StewardError(Exception):
    """Anything that a client raises."""


class ConnectionFailed(StewardError):
    """Nobody answered, or the connection broke. A repeat under the same idempotency key is safe."""


class UnexpectedAnswer(StewardError):
    """The answer is none that Steward gives."""


class ApiError(StewardError):
    """Steward refused. `members` are all of the problem document."""

    def __init__(self, status: int, code: str, detail: str, retry_after_s: float | None, members: dict[str, Any]):
        super().__init__(f"{status} {code}: {detail}")
        self.status = status
        self.code = code
        self.detail = detail
        self.retry_after_s = retry_after_s
        self.members = members

    @property
    def problem_id(self) -> int | None:
        """The problem it is about, where the refusal names one."""
        number = self.members.get("problem_id")
        return number if isinstance(number, int) else None


class InvalidRequest(ApiError):
    """The request is malformed, too large, or its arguments do not fit."""


class Unauthorized(ApiError):
    """Credentials are missing or wrong."""


class Forbidden(ApiError):
    """The credentials do not allow that."""


class NotPaired(Forbidden):
    """The chat user that was named is nobody here yet."""


class NotFound(ApiError):
    """There is no such thing for this caller."""


class Conflict(ApiError):
    """The state excludes it."""


class RateLimited(ApiError):
    """Too many requests; `retry_after_s` says when to come back."""


class Unavailable(ApiError):
    """A part that is needed is away."""


class InDoubt(Unavailable):
    """It may have been taken. `problem_id` is where to look."""


_BY_STATUS: Final[dict[int, type[ApiError]]] = {
    400: InvalidRequest,
    401: Unauthorized,
    403: Forbidden,
    404: NotFound,
    409: Conflict,
    413: InvalidRequest,
    422: InvalidRequest,
    429: RateLimited,
    503: Unavailable,
}
_BY_CODE: Final[dict[str, type[ApiError]]] = {"not_paired": NotPaired, "acceptance_unknown": InDoubt}


def error_of(response: httpx.Response) -> StewardError:
    """The exception that a response with an error status (its body read) stands for."""
    try:
        members = json.loads(response.content)
    except ValueError:
        members = None
    if not isinstance(members, dict) or not isinstance(members.get("error"), str):
        return UnexpectedAnswer(f"{response.request.method} {response.request.url}: status {response.status_code}")
    code = members["error"]
    kind = _BY_CODE.get(code) or _BY_STATUS.get(response.status_code, ApiError)
    detail = str(members.get("detail") or members.get("title") or code)
    return kind(response.status_code, code, detail, _seconds(response.headers.get("Retry-After")), members)


def _seconds(header: str | None) -> float | None:
    return float(header) if header is not None and header.isascii() and header.isdigit() else None
