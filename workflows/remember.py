"""RememberWorkflow: learns from what was said in a problem, where a model is asked. Detached from the problem, so that
no answer ever waits for memory."""

from __future__ import annotations

from temporalio import workflow
from temporalio.exceptions import ActivityError

from steward.contracts import activities, queues
from steward.contracts.memory import RememberInput
from steward.workflows.options import (
    A_FEW_TIMES,
    HEARTBEAT,
    LOCAL_RETRY_THRESHOLD,
    MODEL_LOOKS_IN_ALL,
    QUICK,
    UNTIL_IT_WORKS,
)


@workflow.defn
class RememberWorkflow:
    """Workflow id: `remember-<problem_id>`."""

    @workflow.run
    async def run(self, given: RememberInput) -> None:
        """Learn facts by rules, then by a model where there is one; plans go before it. Waits for PostgreSQL as
        long as it takes."""
        learned = await workflow.execute_local_activity(
            activities.learn_facts,
            given,
            start_to_close_timeout=QUICK,
            retry_policy=UNTIL_IT_WORKS,
            local_retry_threshold=LOCAL_RETRY_THRESHOLD,
        )
        if not learned.ask_model:
            return
        try:
            await workflow.execute_activity(
                activities.find_facts,
                given,
                task_queue=queues.LEARNING,
                # Plans go before it, so it takes as long as it takes.
                schedule_to_close_timeout=MODEL_LOOKS_IN_ALL,
                heartbeat_timeout=HEARTBEAT,
                retry_policy=A_FEW_TIMES,
                summary="facts of the user",
            )
        except ActivityError:
            workflow.logger.info("no model looked for facts in problem %s", given.problem_id)
