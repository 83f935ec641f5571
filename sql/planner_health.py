"""PlannerHealthStore: how the planners of each worker stand, told by the workers, read by doors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pydantic import TypeAdapter

from steward.contracts.planner_health import BackendHealth, BreakerState
from steward.sql.database import Database
from steward.sql.jsontext import dump_models
from steward.sql.named import load_queries

_Q: Final = load_queries("planner_health")
_BACKENDS: Final = TypeAdapter(list[BackendHealth])

TELL_EVERY_S: Final = 15.0
_KNOWN_FOR_S: Final = 3 * TELL_EVERY_S
"""A worker that has told nothing for so long is gone, or PostgreSQL was."""


class PlannerHealthStore:
    """One row per worker that plans."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tell(self, worker: str, backends: Sequence[BackendHealth]) -> None:
        """Replace what is known of a worker's planners. Raises Unavailable without PostgreSQL."""
        await self._database.execute(_Q["tell"], worker, dump_models(backends))

    async def forget(self, worker: str) -> None:
        """Take out what is known of a worker's planners, for it ends. Raises Unavailable without PostgreSQL."""
        await self._database.execute(_Q["forget"], worker)

    async def worst(self) -> list[BackendHealth]:
        """Each planner as it stands at the worker where it stands worst, in the workers' order of preference.

        Raises Unavailable without PostgreSQL.
        """
        found: dict[str, BackendHealth] = {}
        for row in await self._database.fetch(_Q["told"], _KNOWN_FOR_S):
            for fresh in _BACKENDS.validate_json(row["backends"]):
                reported = _aged(fresh, row["age_s"])
                known = found.setdefault(reported.backend, reported)
                if _badness(reported) > _badness(known):
                    found[reported.backend] = reported
        return list(found.values())


def _badness(health: BackendHealth) -> tuple[bool, float, int]:
    return health.loading, health.rests_for_s, health.failures


def _aged(health: BackendHealth, age_s: float) -> BackendHealth:
    """How a backend stands so many seconds after it was told."""
    rest = max(0.0, health.rests_for_s - age_s)
    over = health.state is BreakerState.OPEN and rest == 0
    return health.model_copy(update={"rests_for_s": rest, "state": BreakerState.HALF_OPEN if over else health.state})
