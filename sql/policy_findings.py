"""PolicyFindingStore: which rules of the operator's policy fit no tool, told by the workers, read by doors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("policy_findings")

TELL_EVERY_S: Final = 15.0
_KNOWN_FOR_S: Final = 3 * TELL_EVERY_S


class PolicyFindingStore:
    """One row per worker. Every method raises Unavailable without PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tell(self, worker: str, rules: Sequence[int]) -> None:
        """Replace what a worker said: the numbers of rules, counted from one."""
        await self._database.execute(_Q["tell"], worker, list(rules))

    async def forget(self, worker: str) -> None:
        """Take out what a worker said, for it ends."""
        await self._database.execute(_Q["forget"], worker)

    async def rules(self) -> list[int]:
        """The rules that fit no tool at some worker."""
        return [row["rule"] for row in await self._database.fetch(_Q["told"], _KNOWN_FOR_S)]
