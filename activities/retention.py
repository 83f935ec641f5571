"""The activities of RetentionWorkflow: remove some of what grew too old, and the workflows of what is gone."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final, Protocol

from temporalio import activity

from steward.activities.failures import translated
from steward.activities.forgetting import Histories
from steward.activities.heartbeat import heartbeating
from steward.contracts.forgetting import RetentionDays, RetentionInput, RetentionStep, RetentionStepDone
from steward.sql.forgetting import ForgettingStore
from steward.sql.retention import RetentionStore

_BUDGET_S: Final = 60.0
_AT_ONCE: Final = 50


class OpenHistories(Histories, Protocol):
    """What runs in Temporal."""

    async def are_open(self, workflow_ids: Sequence[str]) -> set[str]:
        """Those of these workflows that run."""
        ...

    async def oldest_open(self) -> datetime | None:
        """When the workflow that runs longest was started; None when none runs."""
        ...


class RetentionActivities:
    """`days` by kind; 0 keeps for ever."""

    def __init__(
        self, store: RetentionStore, forgetting: ForgettingStore, histories: OpenHistories, days: Mapping[str, int]
    ) -> None:
        self._store = store
        self._forgetting = forgetting
        self._histories = histories
        self._days = dict(days)

    @activity.defn
    async def begin_retention(self, request: RetentionInput) -> RetentionDays:
        """Put the run on record, with how long everything is kept."""
        with translated():
            await self._store.begin(request.run_id, self._days)
        return RetentionDays(days=self._days)

    @activity.defn
    async def remove_expired(self, request: RetentionStep) -> RetentionStepDone:
        """Remove some of a kind that is too old."""
        async with heartbeating():
            with translated():
                days, until = self._days.get(request.kind, 0), time.monotonic() + _BUDGET_S
                if days <= 0:
                    return RetentionStepDone()
                if request.kind == "claims":
                    return await self._remove_claims(request, days)
                while await self._store.remove(request.run_id, request.kind, days):
                    if time.monotonic() > until:
                        return RetentionStepDone(more=True)
                return RetentionStepDone()

    @activity.defn
    async def finish_retention(self, request: RetentionInput) -> None:
        """Delete the histories of what is gone, let go of old marks, and close the run."""
        async with heartbeating():
            with translated():
                while noted := await self._forgetting.workflows(None, _AT_ONCE):
                    deleted = await self._histories.delete(noted)
                    await self._forgetting.workflows_gone(None, noted, deleted)
                    await self._store.count_histories(request.run_id, deleted)
                while await self._store.remove_marks(request.run_id):
                    pass
                await self._store.finish(request.run_id)

    async def _remove_claims(self, request: RetentionStep, days: int) -> RetentionStepDone:
        """Payloads that no workflow that runs may need. Of those for which no workflow was noted, that is known when
        they are older than everything that runs."""
        found = await self._store.old_claims(days, request.after, _AT_ONCE)
        open_ones = await self._histories.are_open(sorted({one for claim in found for one in claim.holders}))
        oldest = await self._histories.oldest_open()
        droppable = [
            claim.sha256
            for claim in found
            if not open_ones.intersection(claim.holders)
            and (claim.holders or oldest is None or claim.stored_at < oldest)
        ]
        if droppable:
            await self._store.drop_claims(request.run_id, days, droppable)
        return RetentionStepDone(more=len(found) >= _AT_ONCE, after=found[-1].sha256 if found else "")
