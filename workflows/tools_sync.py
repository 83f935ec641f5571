"""SyncToolsWorkflow: mirror the catalogue and re-index what changed; one run at a time, under one workflow id."""

from __future__ import annotations

from datetime import timedelta

from temporalio import workflow

from steward.contracts import activities
from steward.contracts.activities import SyncToolsInput, SyncToolsOutput
from steward.workflows.options import A_FEW_TIMES

WORKFLOW_ID = "tools-sync"


@workflow.defn
class SyncToolsWorkflow:
    """Started by the doors; the index has one owner, the worker, so the work is done there."""

    @workflow.run
    async def run(self, request: SyncToolsInput) -> SyncToolsOutput:
        """Return which tools were added, changed and removed."""
        return await workflow.execute_activity(
            activities.sync_tools,
            request,
            start_to_close_timeout=timedelta(minutes=2),
            retry_policy=A_FEW_TIMES,
        )
