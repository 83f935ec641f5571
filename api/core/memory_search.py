"""Finds what is remembered of a user by its meaning: a worker compares meanings, here the texts are read. Part of the
gateway."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from temporalio.client import Client, WorkflowFailureError
from temporalio.common import Priority, SearchAttributePair, TypedSearchAttributes

from steward.api.temporal.errors import NotInTime, translated
from steward.api.temporal.start_options import TENANT, USER
from steward.contracts import queues
from steward.contracts.errors import ErrorCode, Unavailable
from steward.contracts.memory import DegradedPart, MemoryKind, SearchMemoryInput, SearchMemoryOutput
from steward.contracts.owner import Owner
from steward.contracts.redaction import REDACTOR
from steward.sql.memory import Exchange, Fact, MemoryStore
from steward.workflows.memory_search import SearchMemoryWorkflow

_START_S: Final = 2.0
_WAIT_S: Final = 15.0


@dataclass(frozen=True, slots=True)
class Found:
    """Facts and exchanges with their scores (0 to 1), best first, and what was away meanwhile."""

    facts: Sequence[tuple[Fact, float]]
    exchanges: Sequence[tuple[Exchange, float]]
    degraded: Sequence[DegradedPart]


class MemorySearch:
    """`wait_s` bounds a search."""

    def __init__(self, client: Client, store: MemoryStore, wait_s: float = _WAIT_S) -> None:
        self._client = client
        self._store = store
        self._wait_s = wait_s

    async def run(self, owner: Owner, query: str, kinds: Sequence[MemoryKind], limit: int) -> Found:
        """At most `limit` of each kind. Without Qdrant or the embedder by words alone, which `degraded` says.

        Raises:
            Unavailable: Temporal or PostgreSQL is away, or no worker searched in time.
        """
        wanted = SearchMemoryInput(owner=owner, query=REDACTOR.value(query), kinds=list(kinds), limit=limit)
        found = await self._ask(wanted)
        scores = {kind: {hit.number: hit.score for hit in found.hits if hit.kind == kind} for kind in kinds}
        facts = await self._store.facts(owner, list(scores.get("fact", ())))
        exchanges = await self._store.exchanges(owner, list(scores.get("exchange", ())))
        return Found(
            [(facts[number], score) for number, score in scores.get("fact", {}).items() if number in facts],
            [(exchanges[one], score) for one, score in scores.get("exchange", {}).items() if one in exchanges],
            found.degraded,
        )

    async def _ask(self, wanted: SearchMemoryInput) -> SearchMemoryOutput:
        attributes = [
            SearchAttributePair(TENANT, wanted.owner.tenant_id),
            SearchAttributePair(USER, wanted.owner.user_id),
        ]
        try:
            with translated():
                handle = await self._client.start_workflow(
                    SearchMemoryWorkflow.run,
                    wanted,
                    id=f"memory-search-{uuid.uuid4().hex}",
                    task_queue=queues.PROBLEMS,
                    search_attributes=TypedSearchAttributes(attributes),
                    static_summary="search in what is remembered",
                    execution_timeout=timedelta(seconds=self._wait_s),
                    priority=Priority(fairness_key=queues.fairness_key(wanted.owner.tenant_id)),
                    rpc_timeout=timedelta(seconds=_START_S),
                )
                async with asyncio.timeout(self._wait_s + _START_S):
                    return await handle.result()
        except (WorkflowFailureError, NotInTime) as error:
            raise Unavailable(
                "no worker searched in time", code=ErrorCode.WORKER_UNAVAILABLE, retry_after_s=5
            ) from error
