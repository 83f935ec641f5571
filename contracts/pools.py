"""Threads for work on what users send and own: a bounded pool for each family, and of that a few threads a user.

One user's mailbox, calendar, slow server or large request takes what is theirs; nobody else waits for it. A thread
cannot be stopped, so a turn ends when the work does, also where nobody waits for it any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, Literal, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

from steward.contracts.errors import ToolUnavailable

T = TypeVar("T")

Family: TypeAlias = Literal["calendar", "contacts", "mail", "mail servers", "requests"]

_THREADS: Final[dict[Family, int]] = {"calendar": 6, "contacts": 2, "mail": 6, "mail servers": 16, "requests": 4}
_A_USER: Final = 2
_PATIENCE_S: Final = 8.0

_turns: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, dict[tuple[Family, str], _Turns]]] = WeakKeyDictionary()


class _Turns:
    """What one user has under way in a family, and how many look at that."""

    def __init__(self) -> None:
        self.free = asyncio.Semaphore(_A_USER)
        self.used = 0


async def in_pool(family: Family, user: str, work: Callable[[], T]) -> T:
    """What `work` gives, from a thread of the family. `user` is whose work it is.

    Raises:
        ToolUnavailable: earlier work for this user goes on and on.
    """
    loop = asyncio.get_running_loop()
    known = _turns.setdefault(loop, {})
    turns = known.setdefault((family, user), _Turns())
    turns.used += 1

    def leave() -> None:
        turns.used -= 1
        if not turns.used:
            known.pop((family, user), None)

    try:
        async with asyncio.timeout(_PATIENCE_S):
            await turns.free.acquire()
    except TimeoutError as late:
        leave()
        raise ToolUnavailable(f"earlier work on your {family} is still going on; please try again soon") from late
    except asyncio.CancelledError:
        leave()
        raise

    def end(done: asyncio.Future[T]) -> None:
        turns.free.release()
        leave()
        if not done.cancelled():
            done.exception()

    future = loop.run_in_executor(_pool(family), work)
    future.add_done_callback(end)
    return await asyncio.shield(future)


@cache
def _pool(family: Family) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(_THREADS[family], thread_name_prefix=family.replace(" ", "-"))
