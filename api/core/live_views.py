"""How many live views (server-sent events) each user has open in this process, and the bound on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from steward.api.core.request_notes import note_limits
from steward.contracts.errors import TooManyRequests
from steward.contracts.owner import Reach

RETRY_AFTER_S: Final = 5


class LiveViews:
    """At most `most` at a time for one user of one tenant; the operator counts as a user."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[tuple[str, str | None]] = Counter()

    def open(self, reach: Reach) -> Callable[[], None]:
        """Take a place and return what gives it back; calling that again changes nothing.

        Raises:
            TooManyRequests: all places of this user are taken.
        """
        who = reach.ids
        if self._open[who] >= self._most:
            note_limits(["live_views"])
            raise TooManyRequests(
                f"at most {self._most} live views at a time; close one first", retry_after_s=RETRY_AFTER_S
            )
        self._open[who] += 1
        held = [who]

        def close() -> None:
            if held:
                self._open[held.pop()] -= 1
                if not self._open[who]:
                    del self._open[who]

        return close

    @property
    def count(self) -> int:
        """How many are open, of all users."""
        return self._open.total()
