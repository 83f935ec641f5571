"""One connection to Qdrant, a local folder or a server, and what its failures mean. Used by the indexes of this room.

A local folder has one owner process; whoever comes second leaves it alone, and is told so or holds what it needs in
memory. Every failure of Qdrant is
raised as Unavailable(QDRANT_UNAVAILABLE), and the next use starts afresh.
"""

from __future__ import annotations

import logging
import shutil
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from steward.contracts.errors import ErrorCode, StewardError, Unavailable
from steward.search.local_qdrant import owned_elsewhere

if TYPE_CHECKING:
    from qdrant_client import QdrantClient

log = logging.getLogger(__name__)

_TIMEOUT_S: Final = 5
T = TypeVar("T")


class QdrantConnection:
    """Opened at its first use; safe to use from several threads, one at a time.

    Give `path` for a local folder or `url` for a server. `rebuilt_by` says what fills a local folder that is not there.
    """

    def __init__(
        self,
        *,
        path: Path | None = None,
        url: str | None = None,
        api_key: str | None = None,
        rebuilt_by: str,
        or_in_memory: bool = False,
    ) -> None:
        """`or_in_memory`: where the folder is another process's, this one holds what it needs in its own memory."""
        if (path is None) == (url is None):
            raise ValueError("give a path or a url for Qdrant, not both and not neither")
        self._path = path
        self._url = url
        self._api_key = api_key
        self._rebuilt_by = rebuilt_by
        self._or_in_memory = or_in_memory
        self._in_memory = False
        self._lock = threading.Lock()
        self._client: QdrantClient | None = None
        self.opened = 0
        """How often a client was opened; what was learned from an earlier one may not be true any more."""

    @property
    def local(self) -> bool:
        """Whether it is a folder, which has no other user than this process."""
        return self._path is not None

    @property
    def owns_folder(self) -> bool:
        """Whether this process holds a local folder at this moment, so that no other can open it."""
        return self.local and self._client is not None and not self._in_memory

    def run(self, work: Callable[[QdrantClient], T], *, create: bool = False) -> T:
        """`work` on the open client; `create` makes a local folder that is not there. Raises Unavailable."""
        with self._lock:
            try:
                return work(self._open(create))
            except StewardError:
                raise
            except Exception as error:
                self._drop()
                raise away(f"Qdrant failed: {_first_line(error)}") from error

    def start_anew(self, error: Unavailable, what: str) -> None:
        """Remove the local folder, with all it holds, that an error shows to be damaged; `what` it is, for the log.

        Raises the error where it shows another fault, the folder is somebody else's, or there is a server.
        """
        damaged = error.code is ErrorCode.QDRANT_UNAVAILABLE and not error.extra.get("owned_elsewhere")
        if self._path is None or not damaged:
            raise error
        log.warning("rebuilding the %s: %s", what, error.detail)
        with self._lock:
            in_memory = self._in_memory
            self._drop()
            if not in_memory:
                shutil.rmtree(self._path, ignore_errors=True)

    def close(self) -> None:
        """Let go of the folder or the connection. It may be used again afterwards."""
        with self._lock:
            self._drop()

    def _open(self, create: bool) -> QdrantClient:
        folder = None if self._in_memory else self._path
        if folder is not None and self._client is not None and not (folder / "meta.json").exists():
            self._drop()
            if not create:
                raise away(f"the Qdrant folder is gone; {self._rebuilt_by} rebuilds it")
        if self._client is None:
            self._client = self._connect(create)
            self.opened += 1
        return self._client

    def _connect(self, create: bool) -> QdrantClient:
        from qdrant_client import QdrantClient

        if self._path is None:
            return QdrantClient(url=self._url, api_key=self._api_key, timeout=_TIMEOUT_S, check_compatibility=False)
        if not create and not (self._path / "meta.json").exists():
            raise away(f"the Qdrant folder is not there; {self._rebuilt_by} builds it")
        if owned_elsewhere(self._path):
            if self._or_in_memory:
                self._in_memory = True
                return QdrantClient(":memory:")
            raise Unavailable(
                f"the Qdrant folder {self._path} belongs to another process; set STEWARD_QDRANT_URL to share one",
                code=ErrorCode.QDRANT_UNAVAILABLE,
                owned_elsewhere=True,
            )
        return QdrantClient(path=str(self._path), force_disable_check_same_thread=True)

    def _drop(self) -> None:
        client, self._client, self._in_memory = self._client, None, False
        if client is not None:
            try:
                client.close()
            except Exception as error:
                log.debug("closing Qdrant: %s", error)


def away(detail: str) -> Unavailable:
    """Qdrant cannot be used, for this reason."""
    return Unavailable(detail, code=ErrorCode.QDRANT_UNAVAILABLE)


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:200]
