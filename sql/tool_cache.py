"""ToolCache: answers of tools that only read, kept for a while so that the same question is not asked again.

`call_tool` reads and fills it. A row is never the truth of anything: losing one costs a call.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from steward.contracts.base import Json
from steward.contracts.plain_json import clean_text
from steward.sql.database import Database
from steward.sql.jsontext import dump_value
from steward.sql.named import load_queries

_Q: Final = load_queries("tool_cache")

MOST_ANSWERS: Final = 10_000
LARGEST_ANSWER: Final = 256 << 10
"""Characters of an answer's JSON; a longer one is not kept."""
_SWEEP_EVERY_S: Final = 60.0


@dataclass(frozen=True, slots=True)
class KeptAnswer:
    """An answer and when it was given."""

    result: Json
    message: str
    stored_at: datetime


class ToolCache:
    """At most `most` answers. What is over or too much is swept out about once a minute, while answers come in."""

    def __init__(self, database: Database, most: int = MOST_ANSWERS) -> None:
        self._database = database
        self._most = most
        self._swept_at = -_SWEEP_EVERY_S

    async def find(self, key: str) -> KeptAnswer | None:
        """The answer kept under a key, unless its time is over."""
        row = await self._database.fetchrow(_Q["find"], key)
        return None if row is None else KeptAnswer(**dict(row))

    async def keep(self, key: str, tool_name: str, result: Json, message: str, ttl_s: int) -> bool:
        """Keep an answer for `ttl_s` seconds, in place of an older one; False when it is too long for that."""
        text = dump_value(result)
        if len(text) + len(message) > LARGEST_ANSWER:
            return False
        await self._database.execute(_Q["keep"], key, tool_name, text, clean_text(message), float(ttl_s))
        now = time.monotonic()
        if now - self._swept_at >= _SWEEP_EVERY_S:
            self._swept_at = now
            await self.sweep()
        return True

    async def sweep(self) -> None:
        """Remove what is over, and the oldest beyond `most`."""
        await self._database.execute(_Q["sweep_expired"])
        await self._database.execute(_Q["sweep_beyond"], self._most)
