"""The loop that keeps the mirror true and sets stuck workflows going.

It looks at the start and every few minutes, in one worker at a time, and does a bounded piece of work each round.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import Final

from temporalio.client import Client

from steward.contracts import queues
from steward.sql.database import Database
from steward.sql.dispatches import DispatchStore
from steward.sql.mendings import MendingStore
from steward.sql.problems import ProblemStore
from steward.workers.reconciler import Reconciler
from steward.workers.stuck import REPORTED, StuckWorkflows

_log = logging.getLogger(__name__)

_GRACE_SHARE: Final = 0.25
"""Of the pause between two rounds: what changed within it is left to its workflow."""
_ROUND_S: Final = 60.0
_PAGES: Final = 5
"""Of open problems in one round; the next round goes on from there."""
_MOST_STUCK: Final = 50
"""Workflows set going in one round."""


class Mender:
    """What one round does. `every_s` is the pause between two rounds."""

    def __init__(self, client: Client, database: Database, every_s: float, installation_id: str) -> None:
        self._client = client
        self._store = MendingStore(database)
        problems = ProblemStore(database)
        grace = timedelta(seconds=every_s * _GRACE_SHARE)
        self._reconciler = Reconciler(client, self._store, problems, DispatchStore(database), grace, installation_id)
        self._stuck = StuckWorkflows(client, self._store, problems)

    async def mend(self) -> None:
        """One round, unless another worker is at it. Raises what keeps it from its work."""
        async with asyncio.timeout(_ROUND_S), self._store.leading() as leading:
            if not leading:
                return
            await self._set_going()
            for _ in range(_PAGES):
                if await self._reconciler.mend_open_rows():
                    break
            async for problem_id in self._reconciler.mend_from_temporal():
                await self._stuck.set_going(problem_id, queues.problem_workflow_id(problem_id))

    async def _set_going(self) -> None:
        async for found in self._client.list_workflows(
            f"{REPORTED} AND ExecutionStatus = 'Running'", limit=_MOST_STUCK
        ):
            number = queues.problem_of(found.id)
            if number is not None:
                await self._stuck.set_going(number, found.id)


async def keep_mending(client: Client, database: Database, every_s: float, installation_id: str) -> None:
    """Mend for ever what is this installation's."""
    mender = Mender(client, database, every_s, installation_id)
    while True:
        try:
            await mender.mend()
        except Exception as error:
            # A part is away, or one problem is odd: the next round may go well, and this task must not end.
            _log.warning("the mirror could not be looked through: %s: %s", type(error).__name__, error)
        await asyncio.sleep(every_s)
