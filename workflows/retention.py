"""RetentionWorkflow: removes what is older than it is to be kept, kind by kind and some at a time.

A Temporal Schedule starts it (workers/forgetting.py), one at a time. A long one goes on in a run of its own where the
one before left off; the row of the run in PostgreSQL stays the same.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any, Final, TypeVar

from temporalio import workflow
from temporalio.common import RetryPolicy

from steward.contracts import forgetting, queues
from steward.contracts.base import Message
from steward.contracts.forgetting import RetentionInput, RetentionStep
from steward.contracts.retention_kinds import KINDS
from steward.workflows.options import HEARTBEAT

_PATIENT: Final = RetryPolicy(initial_interval=timedelta(seconds=1), maximum_interval=timedelta(minutes=1))
_STEP: Final = timedelta(minutes=5)
R = TypeVar("R")


@workflow.defn
class RetentionWorkflow:
    """Workflow id: `retention-<when>`."""

    @workflow.run
    async def run(self, given: RetentionInput) -> None:
        """Look through every kind that is not kept for ever."""
        run_id = given.run_id or workflow.info().run_id
        begun = given.model_copy(update={"run_id": run_id})
        days = (await self._do(forgetting.begin_retention, begun, "begin")).days
        for at, kind in enumerate(KINDS):
            after, more = (given.after if at == given.at else ""), at >= given.at and days.get(kind, 0) > 0
            while more:
                if workflow.info().is_continue_as_new_suggested():
                    workflow.continue_as_new(RetentionInput(run_id=run_id, at=at, after=after))
                step = RetentionStep(run_id=run_id, kind=kind, after=after)
                done = await self._do(forgetting.remove_expired, step, kind)
                after, more = done.after, done.more
        await self._do(forgetting.finish_retention, begun, "finish")

    async def _do(self, work: Callable[[Any], Awaitable[R]], given: Message, summary: str) -> R:
        return await workflow.execute_activity(
            work,
            given,
            task_queue=queues.TOOLS,
            start_to_close_timeout=_STEP,
            heartbeat_timeout=HEARTBEAT,
            retry_policy=_PATIENT,
            summary=summary,
        )
