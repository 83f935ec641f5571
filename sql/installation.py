"""The id of this installation: one row of its database, made by the migration.

It tells its problems and calls from those of any other. Read by workers and the gateway.
"""

from __future__ import annotations

from typing import Final

from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("installation")


class Installation:
    """Asks the database once."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._id: str | None = None

    async def id(self) -> str:
        """A UUID as text. Raises Unavailable without PostgreSQL, until it was read once."""
        if self._id is None:
            self._id = str(await self._database.fetchval(_Q["id"]))
        return self._id
