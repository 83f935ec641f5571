"""SearchMemoryWorkflow: finds what is remembered of a user; meanings are a worker's alone. Started by the gateway."""

from __future__ import annotations

from temporalio import workflow

from steward.contracts import activities
from steward.contracts.memory import SearchMemoryInput, SearchMemoryOutput
from steward.workflows.options import A_FEW_TIMES, QUICK


@workflow.defn
class SearchMemoryWorkflow:
    """One search, one run. Its history holds the question and numbers, never what is remembered."""

    @workflow.run
    async def run(self, request: SearchMemoryInput) -> SearchMemoryOutput:
        """What was found."""
        return await workflow.execute_local_activity(
            activities.search_memory,
            request,
            start_to_close_timeout=QUICK,
            retry_policy=A_FEW_TIMES,
        )
