"""ConsoleSignOutStore: which sessions of the console were ended before their time. Used by the console."""

from __future__ import annotations

from typing import Final

from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("console_sign_outs")


class ConsoleSignOutStore:
    """Sessions by their hashes. Every call raises Unavailable while PostgreSQL is away."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def end(self, session_hash: bytes, ends_at: float) -> None:
        """This session, which would last until `ends_at` (seconds since 1970), is over for every process."""
        await self._database.execute(_Q["end"], session_hash, ends_at)
        await self._database.execute(_Q["sweep"])

    async def end_until(self, whose_hash: bytes, ends_at: float) -> None:
        """All sessions of somebody, known by that hash, which would last until `ends_at` or less, are over."""
        await self._database.execute(_Q["end_until"], whose_hash, ends_at)

    async def has_ended_with_all(self, whose_hash: bytes, ends_at: float) -> bool:
        """Whether a session of theirs that would last until `ends_at` was ended with all the others."""
        return bool(await self._database.fetchval(_Q["has_ended_with_all"], whose_hash, ends_at))

    async def has_ended(self, session_hash: bytes) -> bool:
        """Whether somebody ended it."""
        return bool(await self._database.fetchval(_Q["has_ended"], session_hash))
