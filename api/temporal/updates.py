"""What became of an update that was sent to a problem. Used by `problems`."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from temporalio.api.common.v1 import WorkflowExecution
from temporalio.api.enums.v1 import UpdateWorkflowExecutionLifecycleStage
from temporalio.api.update.v1 import UpdateRef, WaitPolicy
from temporalio.api.workflowservice.v1 import PollWorkflowExecutionUpdateRequest
from temporalio.client import Client

from steward.api.temporal.errors import AlreadyClosed, NotInTime, translated
from steward.contracts import queues
from steward.contracts.errors import NotFound

_LOOK_S: Final = 1.0
_ACCEPTED: Final = UpdateWorkflowExecutionLifecycleStage.UPDATE_WORKFLOW_EXECUTION_LIFECYCLE_STAGE_ACCEPTED


async def is_taken(client: Client, problem_id: int, update_id: str) -> bool:
    """Whether the workflow has taken an update, so that it outlives every process. One that only waits for a worker
    does not. Raises Unavailable."""
    execution = WorkflowExecution(workflow_id=queues.problem_workflow_id(problem_id))
    request = PollWorkflowExecutionUpdateRequest(
        namespace=client.namespace,
        update_ref=UpdateRef(workflow_execution=execution, update_id=update_id),
        wait_policy=WaitPolicy(),
    )
    try:
        with translated():
            found = await client.workflow_service.poll_workflow_execution_update(
                request, timeout=timedelta(seconds=_LOOK_S)
            )
    except (NotFound, AlreadyClosed, NotInTime):
        return False
    return found.stage >= _ACCEPTED
