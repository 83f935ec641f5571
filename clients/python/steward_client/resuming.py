"""How a live view goes on after its stream broke: from which event, after how long, and when to give up. Pure."""

from __future__ import annotations

import time
from typing import Final

import httpx

from steward_client.errors import ApiError, ConnectionFailed, RateLimited, Unavailable
from steward_client.sse import EventReader, ServerEvent

SILENCE_S: Final = 60.0
"""The server pings its streams more often than that."""
_ATTEMPTS: Final = 8
_FIRST_PAUSE_S: Final = 0.25
_LONGEST_PAUSE_S: Final = 10.0


class Resuming:
    """The state of one live view over all its connections."""

    def __init__(self, after: int, timeout_s: float | None = None) -> None:
        self._deadline = None if timeout_s is None else time.monotonic() + timeout_s
        self._last_id = str(after) if after else None
        self._failures = 0
        self.closed = False

    @property
    def headers(self) -> dict[str, str]:
        """The headers of the next connection."""
        resumed = {} if self._last_id is None else {"Last-Event-ID": self._last_id}
        return {"Accept": "text/event-stream"} | resumed

    def reader(self) -> EventReader:
        """What puts the next connection's lines together."""
        return EventReader(self._last_id)

    def noted(self, event: ServerEvent | None) -> ServerEvent | None:
        """The event of a line, remembered as the last one seen. Raises TimeoutError once the time is up: a stream in
        which nothing happens still brings lines, the server's pings."""
        if self._deadline is not None and time.monotonic() > self._deadline:
            raise TimeoutError("the live view took too long")
        if event is not None:
            self._last_id, self._failures = event.id, 0
            self.closed = self.closed or bool((problem := event.problem) and problem.closed)
        return event

    def pause_after(self, error: Exception | None) -> float:
        """Seconds to wait before the next connection. Raises the error that no further attempt mends."""
        if error is not None and not isinstance(error, httpx.TransportError | RateLimited | Unavailable):
            raise error
        self._failures += 1
        if self._failures >= _ATTEMPTS and not self.closed:
            if isinstance(error, ApiError):
                raise error
            raise ConnectionFailed(f"the live view broke {self._failures} times: {error or 'it ended'}") from error
        told = error.retry_after_s if isinstance(error, ApiError) else None
        return told or min(_FIRST_PAUSE_S * 2 ** (self._failures - 1), _LONGEST_PAUSE_S)
