"""DraftChannel: brings an answer while it is written from a worker to the doors; DraftWatches: whose, at a door.

PostgreSQL carries it and keeps nothing. A worker writes only where a door watches; what gets lost is made up for by the
next piece, which holds the whole text, or by the answer.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

from steward.contracts.drafts import CHANNEL, LOCK_CLASS, Draft, lock_of
from steward.sql.database import Database
from steward.sql.named import load_queries

if TYPE_CHECKING:
    import asyncpg

    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record]

_Q: Final = load_queries("drafts")


class DraftChannel:
    """The worker's end."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def watched(self, problem_id: int) -> bool:
        """Whether some door may watch the problem. Raises Unavailable without PostgreSQL."""
        return bool(await self._database.fetchval(_Q["watched"], LOCK_CLASS, lock_of(problem_id)))

    async def write(self, draft: Draft) -> None:
        """Show the answer so far. Raises Unavailable without PostgreSQL."""
        await self._database.execute(_Q["write"], CHANNEL, draft.payload())


class DraftWatches:
    """The problems that a process watches, as locks of its listening connection. `changed` is called when they do."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._wanted: Counter[int] = Counter()
        self._held: set[int] = set()

    @contextlib.contextmanager
    def watch(self, problem_id: int) -> Iterator[None]:
        """Watch a problem."""
        self._add(problem_id, 1)
        try:
            yield
        finally:
            self._add(problem_id, -1)

    async def announce(self, connection: Connection, *, fresh: bool = False) -> None:
        """Have the connection hold the locks of what is watched now; a `fresh` one holds none yet."""
        held = set() if fresh else self._held
        wanted = set(self._wanted)
        if more := sorted(wanted - held):
            await connection.execute(_Q["watch"], LOCK_CLASS, more)
        if less := sorted(held - wanted):
            await connection.execute(_Q["unwatch"], LOCK_CLASS, less)
        self._held = wanted

    def _add(self, problem_id: int, number: int) -> None:
        lock = lock_of(problem_id)
        self._wanted[lock] += number
        if not self._wanted[lock]:
            del self._wanted[lock]
        self._changed()
