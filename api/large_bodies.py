"""Large bodies, looked through beside the event loop: by a few threads, of which each user has two at a time.

Used by the doors that take bodies of strangers; small ones are checked where they stand (api/bodies.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

from steward.api.bodies import ReceivedT, checked
from steward.api.credentials.identity import Principal
from steward.contracts.errors import ErrorCode, ToolUnavailable, TooManyRequests
from steward.contracts.plain_json import is_small
from steward.contracts.pools import in_pool

T = TypeVar("T")

_SMALL: Final = (500, 10_000)
"""Parts and characters that are looked through in some milliseconds."""


def is_large(value: Any) -> bool:
    """Whether looking through a body would hold up the event loop."""
    return not is_small(value, *_SMALL)


def user_key(principal: Principal) -> str:
    """Whose request it is, for `checked_aside` and `aside`."""
    return f"{principal.tenant_id}/{principal.user_id or ''}"


async def checked_aside(
    user: str, model: type[ReceivedT], value: Any, *, code: ErrorCode = ErrorCode.INVALID_REQUEST
) -> ReceivedT:
    """The same beside the event loop where the value is large. `user` is who sent it, and has few threads at once."""
    if not is_large(value):
        return checked(model, value, code=code)
    return await aside(user, partial(checked, model, value, code=code))


async def aside(user: str, work: Callable[[], T]) -> T:
    """What `work` on a large request of this user gives, beside the event loop.

    Raises:
        TooManyRequests: earlier requests of theirs take all the time that one user has.
    """
    try:
        return await in_pool("requests", user, work)
    except ToolUnavailable as busy:
        raise TooManyRequests("several large requests of yours are still being read", retry_after_s=5) from busy
