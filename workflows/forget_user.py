"""ForgetUserWorkflow: everything of a user goes, store by store, until a look finds nothing left.

Its history names nobody: a row in PostgreSQL says whom it is about, until that is done. Each activity may be repeated,
and does a bounded piece of work; what a dead worker left undone, the next attempt does.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final, TypeAlias

from temporalio import workflow
from temporalio.common import RetryPolicy

from steward.contracts import forgetting, queues
from steward.contracts.forgetting import ForgetStepDone, ForgetUserInput
from steward.workflows.options import HEARTBEAT

_PATIENT: Final = RetryPolicy(initial_interval=timedelta(milliseconds=500), maximum_interval=timedelta(seconds=30))
_STEP: Final = timedelta(minutes=5)
_Work: TypeAlias = Callable[[ForgetUserInput], Awaitable[ForgetStepDone]]

WORK: Final[tuple[tuple[str, _Work], ...]] = (
    ("closing", forgetting.close_user),
    ("rows", forgetting.erase_rows),
    ("histories", forgetting.erase_histories),
    ("memories", forgetting.erase_memories),
    ("files", forgetting.erase_files),
)


@workflow.defn
class ForgetUserWorkflow:
    """Workflow id: `forget-<forgetting_id>`."""

    @workflow.init
    def __init__(self, given: ForgetUserInput) -> None:
        self._stage = "waiting"

    @workflow.run
    async def run(self, given: ForgetUserInput) -> None:
        """Go through all stores, and again while something is found."""
        while True:
            for stage, work in WORK:
                self._stage = stage
                while (await self._do(work, given)).more:
                    if workflow.info().is_continue_as_new_suggested():
                        workflow.continue_as_new(given)
            self._stage = "checking"
            if not (await self._do(forgetting.certify_forgetting, given)).more:
                self._stage = "done"
                return
            await workflow.sleep(timedelta(seconds=1))

    @workflow.query
    def stage(self) -> str:
        """What it is at."""
        return self._stage

    async def _do(self, work: _Work, given: ForgetUserInput) -> ForgetStepDone:
        return await workflow.execute_activity(
            work,
            given,
            task_queue=queues.TOOLS,
            start_to_close_timeout=_STEP,
            heartbeat_timeout=HEARTBEAT,
            retry_policy=_PATIENT,
            summary=self._stage,
        )
