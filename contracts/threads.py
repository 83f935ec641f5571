"""Work that costs time with its input: in a thread where that is large, else where it stands.

A thread keeps the event loop free for others; going there and back costs more than looking through a short text.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar

from steward.contracts.plain_json import is_small
from steward.contracts.tool import BuiltinExecutor, ToolSpec

_P = ParamSpec("_P")
_T = TypeVar("_T")

_PARTS: Final = 100
_CHARACTERS: Final = 500
"""What the guard of answers, the slowest to read, looks through in two milliseconds, and others in half of one."""


async def in_thread_if_large(input: Any, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
    """What `work` gives; `input` is the JSON value that decides how long it takes."""
    if is_small(input, _PARTS, _CHARACTERS):
        return work(*args, **kwargs)
    return await asyncio.to_thread(work, *args, **kwargs)


async def in_thread_if_foreign(
    spec: ToolSpec, input: Any, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs
) -> _T:
    """The same for what a schema takes part in: what that of a stranger costs cannot be seen from the input."""
    if isinstance(spec.executor, BuiltinExecutor):
        return await in_thread_if_large(input, work, *args, **kwargs)
    return await asyncio.to_thread(work, *args, **kwargs)
