"""MeasureStore: what the audit's steps did and how long it took, for the metrics. Over all tenants, no content."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from steward.sql.database import Database
from steward.sql.named import load_queries

_Q: Final = load_queries("measures")
_LOOK_BACK: Final = 20_000
"""Steps among which the first one of a process's life is looked for."""


@dataclass(frozen=True, slots=True)
class MeasuredStep:
    """A step. `what` is the tool of a call (`other` outside the catalogue) or the planner of a plan (`none` where none
    planned), `kind` a plan's, `seconds` how long it took where that is known. `intent` is the family of a plan's first
    tool, or its kind where it calls none; `prompt_version` of what prompt a language model made it."""

    id: int
    action: str
    what: str
    kind: str | None
    seconds: float | None
    intent: str | None = None
    prompt_version: str | None = None


class MeasureStore:
    """Operators' reads. Each raises Unavailable without PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def before(self, moment: datetime) -> int:
        """The id after which the steps since `moment` come."""
        return int(await self._database.fetchval(_Q["before"], moment, _LOOK_BACK))

    async def newest(self) -> int:
        """The greatest id there is, 0 without steps."""
        return int(await self._database.fetchval(_Q["newest"]))

    async def after(self, step_id: int, *, older_than_s: float, limit: int) -> Sequence[MeasuredStep]:
        """The steps after one that were recorded `older_than_s` seconds ago or earlier, in the order of their ids."""
        rows = await self._database.fetch(_Q["after"], step_id, older_than_s, limit)
        columns = ("id", "action", "what", "kind", "seconds", "intent", "prompt_version")
        return [MeasuredStep(*(row[column] for column in columns)) for row in rows]
