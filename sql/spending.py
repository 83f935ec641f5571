"""SpendingStore: the arguments of a user's effects, read from the ledger and the steps that announced them.

Used by the facts of the guard spend_limit; never writes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from steward.contracts.base import Json
from steward.contracts.owner import Owner
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("spending")


class SpendingStore:
    """What a user's tools did. Raises Unavailable when PostgreSQL is away."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def since(
        self, owner: Owner, moment: datetime, but: tuple[int, str]
    ) -> Sequence[tuple[str, Mapping[str, Json]]]:
        """(tool, arguments) of every effect since `moment` that succeeded, runs or is of unknown outcome, but for the
        call `but` (problem_id, call_id)."""
        rows = await self._database.fetch(_Q["since"], *owner.ids, moment, *but)
        return [(row["tool_name"], json.loads(row["args"])) for row in rows if row["args"]]
