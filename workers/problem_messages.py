"""Says something to another problem, for the activity `act_on_waiting`. A repeat under the same id is said once."""

from __future__ import annotations

import asyncio
from typing import Final

from temporalio.client import Client, RPCError, WorkflowHandle, WorkflowUpdateFailedError, WorkflowUpdateStage
from temporalio.exceptions import ApplicationError
from temporalio.service import RPCStatusCode

from steward.contracts import queues
from steward.contracts.errors import Conflict, ErrorCode, Unavailable
from steward.contracts.problem import ProblemView, SettleRequest, UserMessage
from steward.workflows.problem import ProblemWorkflow

_TAKEN_WITHIN_S: Final = 10.0
_SETTLED_WITHIN_S: Final = 20.0
_LOOK_S: Final = 2.0


class TemporalProblemMessages:
    """Through the update `settle`, whose id is that of the message."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def tell(self, problem_id: int, message: UserMessage, *, wait: bool) -> ProblemView | None:
        """As activities.waiting_acts.ProblemMessages."""
        handle = self._client.get_workflow_handle_for(ProblemWorkflow.run, queues.problem_workflow_id(problem_id))
        taken = False
        try:
            async with asyncio.timeout(_TAKEN_WITHIN_S):
                update = await handle.start_update(
                    ProblemWorkflow.settle,
                    SettleRequest(message=message, wait=wait),
                    id=message.message_id,
                    wait_for_stage=WorkflowUpdateStage.ACCEPTED,
                )
            taken = True
            async with asyncio.timeout(_SETTLED_WITHIN_S):
                return await update.result()
        except WorkflowUpdateFailedError as error:
            raise _refusal(error.cause) from error
        except RPCError as error:
            if error.status is not RPCStatusCode.NOT_FOUND:
                raise _away(f"Temporal cannot reach problem {problem_id}") from error
            return await self._came_to(handle, problem_id, message)
        except TimeoutError as error:
            if taken:
                return None
            raise _away(f"problem {problem_id} did not answer in time") from error

    async def _came_to(
        self, handle: WorkflowHandle[ProblemWorkflow, ProblemView], problem_id: int, message: UserMessage
    ) -> ProblemView:
        """What an earlier attempt came to, where the problem has ended since. Raises Conflict: there was none."""
        assert message.message_id is not None
        earlier = handle.get_update_handle(message.message_id, result_type=ProblemView)
        try:
            async with asyncio.timeout(_LOOK_S):
                view: ProblemView = await earlier.result()
                return view
        except WorkflowUpdateFailedError as error:
            raise _refusal(error.cause) from error
        except (RPCError, TimeoutError) as error:
            raise Conflict(f"problem {problem_id} has ended", code=ErrorCode.PROBLEM_CLOSED) from error


def _away(detail: str) -> Unavailable:
    return Unavailable(detail, code=ErrorCode.TEMPORAL_UNAVAILABLE)


def _refusal(cause: BaseException) -> Conflict:
    if isinstance(cause, ApplicationError) and cause.type in set(ErrorCode):
        return Conflict(cause.message, code=ErrorCode(cause.type))
    return Conflict("the problem could not take it", code=ErrorCode.PROBLEM_CLOSED)
