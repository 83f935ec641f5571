"""What makes the local Qdrant quick enough for thousands of tools. Called by the tool index; a server needs none of it.

It reads and filters payloads in Python, and it writes to SQLite with one commit, and so one wait for the disk, a point:
3 ms each. `one_commit` makes that one a sync, which also makes a sync all or nothing. It reaches into the client for
this; a client that is built differently is left as it is, slow but right.
"""

from __future__ import annotations

import fcntl
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from qdrant_client import QdrantClient


def owned_elsewhere(folder: Path) -> bool:
    """Whether another client holds the folder's lock. Asked first: a client that is refused leaks its open file."""
    lock = folder / ".lock"
    if not lock.exists():
        return False
    with lock.open("r+") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


class LocalPoints:
    """The payloads of a local collection. Held beside it because Qdrant copies every payload it returns and checks a
    filter point by point in Python: 120 ms a search for 5,000 points."""

    def __init__(self, payloads: dict[str, dict[str, Any]]) -> None:
        self.payloads = payloads
        self._values: dict[str, set[Any]] = defaultdict(set)
        for payload in payloads.values():
            for key, value in payload.items():
                self._values[key].add(value)

    def all_have(self, key: str, values: Sequence[str]) -> bool:
        """Whether a filter for these values would let every point through."""
        return self._values[key] <= set(values)


class _Uncommitted:
    """A connection whose `with` blocks neither commit nor roll back."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def __enter__(self) -> _Uncommitted:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        return None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


@contextmanager
def one_commit(client: QdrantClient, collection: str) -> Iterator[None]:
    """Commit everything written to `collection` inside the block at its end; nothing of it when the block raises.

    After a raise the client's memory is ahead of the disk: close it.
    """
    store = _store_of(client, collection)
    connection = getattr(store, "storage", None)
    if not isinstance(connection, sqlite3.Connection):
        yield
        return
    store.storage = _Uncommitted(connection)
    try:
        yield
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    finally:
        store.storage = connection


def scrub(client: QdrantClient, collection: str) -> None:
    """Write the file of a local collection anew: SQLite leaves what is deleted in the file until then."""
    connection = getattr(_store_of(client, collection), "storage", None)
    if isinstance(connection, sqlite3.Connection):
        connection.commit()
        connection.execute("VACUUM")


def _store_of(client: QdrantClient, collection: str) -> Any:
    held = getattr(getattr(client, "_client", None), "collections", None)
    return getattr(held.get(collection), "storage", None) if isinstance(held, dict) else None
