"""SharedSecrets: random keys that every process of an installation must have alike. Made at their first use."""

from __future__ import annotations

import secrets
from typing import Final

from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("shared_secrets")
_BYTES: Final = 32


class SharedSecrets:
    """Reads each name once; of processes that make one at the same time, all get the first one's."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, bytes] = {}

    async def get(self, name: str) -> bytes:
        """32 random bytes under this name. Raises Unavailable without PostgreSQL, until it was read once."""
        if name not in self._known:
            await self._database.execute(_Q["add"], name, secrets.token_bytes(_BYTES))
            self._known[name] = bytes(await self._database.fetchval(_Q["get"], name))
        return self._known[name]
