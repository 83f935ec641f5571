"""RememberWorkflow: keeps what was said in a problem. Detached from it, so that no answer ever waits for memory."""

from __future__ import annotations

from temporalio import workflow

from contracts import activities
from contracts.activities import RememberInput
from workflows.options import LOCAL_RETRY_THRESHOLD, QUICK, UNTIL_IT_WORKS


@workflow.defn
class RememberWorkflow:
    """Workflow id: `remember-<problem_id>`."""

    @workflow.run
    async def run(self, given: RememberInput) -> None:
        """Store the exchange; waits for PostgreSQL as long as it takes."""
        await workflow.execute_local_activity(
            activities.remember_exchange,
            given,
            start_to_close_timeout=QUICK,
            retry_policy=UNTIL_IT_WORKS,
            local_retry_threshold=LOCAL_RETRY_THRESHOLD,
        )
