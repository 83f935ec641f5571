"""UnlearnedStore: the exchanges that facts are still to be learned from, an outbox that the mirror fills.

Any worker may take what is due. What it took and did not finish comes again, at any worker.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from steward.contracts.memory import RememberInput
from steward.contracts.owner import Owner
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("unlearned")


@dataclass(frozen=True, slots=True)
class Unlearned:
    """An exchange that was taken, by its number."""

    exchange_id: int
    exchange: RememberInput


class UnlearnedStore:
    """Over all tenants."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def claim(self, limit: int, lease_s: float) -> Sequence[Unlearned]:
        """Take some that are due, for `lease_s` seconds at least. Raises Unavailable."""
        rows = await self._database.fetch(_Q["claim"], limit, lease_s)
        return [
            Unlearned(
                row["exchange_id"],
                RememberInput(
                    owner=Owner(row["tenant_id"], row["user_id"]),
                    problem_id=row["problem_id"],
                    user_message=row["user_message"],
                    agent_response=row["agent_response"],
                    said_at=row["said_at"].isoformat(),
                ),
            )
            for row in rows
        ]

    async def learned(self, exchange_ids: Sequence[int]) -> None:
        """Nothing more is to be learned from these. Raises Unavailable."""
        await self._database.execute(_Q["learned"], exchange_ids)
