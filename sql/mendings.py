"""MendingStore: which problems may need mending, who mends now, and how many were mended.

The workers' mending loop writes it; the metrics read it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import asyncpg

from steward.contracts.owner import Owner
from steward.contracts.problem import ProblemStatus
from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("mendings")
_LOCK: Final = -0x3E4D1
"""Advisory lock of the one that mends; negative, so that it never meets a problem's."""


@dataclass(frozen=True, slots=True)
class ProblemRow:
    """What the mirror says of a problem, in short."""

    problem_id: int
    owner: Owner
    status: ProblemStatus
    closed: bool
    updated_at: datetime


class MendingStore:
    """Operators' reads: over all tenants."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @asynccontextmanager
    async def leading(self) -> AsyncIterator[bool]:
        """While it is open: whether this process is the only one that mends."""
        async with self._database.transaction() as connection:
            yield await connection.fetchval(_Q["lead"], _LOCK)

    async def open_problems(self, after_id: int, limit: int) -> Sequence[ProblemRow]:
        """Problems the mirror has as open, by id."""
        return _rows(await self._database.fetch(_Q["open_problems"], after_id, limit))

    async def rows(self, problem_ids: Sequence[int]) -> dict[int, ProblemRow]:
        """The rows of these problems, as far as there are any."""
        found = _rows(await self._database.fetch(_Q["rows"], list(problem_ids)))
        return {row.problem_id: row for row in found}

    async def count(self, kind: str) -> None:
        """Count one mended problem. A repeat after a lost answer counts twice."""
        await self._database.execute(_Q["count"], kind)

    async def counts(self) -> dict[str, int]:
        """How many problems were mended, by what was wrong."""
        return {row["kind"]: row["problems"] for row in await self._database.fetch(_Q["counts"])}

    async def backlog(self) -> dict[str, float]:
        """What waits for a person or was given up, by name; ages in seconds."""
        row = await self._database.fetchrow(_Q["backlog"])
        return {name: float(value) for name, value in row.items()} if row else {}

    async def resets(self, problem_id: int) -> int:
        """How often this problem's workflow was reset."""
        return int(await self._database.fetchval(_Q["resets"], problem_id))


def _rows(rows: Sequence[asyncpg.Record]) -> list[ProblemRow]:
    return [
        ProblemRow(
            row["problem_id"],
            Owner(row["tenant_id"], row["user_id"]),
            ProblemStatus(row["status"]),
            row["closed"],
            row["updated_at"],
        )
        for row in rows
    ]
