"""What Temporal tells of problems, in bounded time. Part of the gateway; sends nothing that changes one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any, Final, TypeVar

from temporalio.client import Client, WorkflowHandle

from steward.api.core.reply import accepted_words
from steward.api.temporal.errors import NotInTime, no_worker, translated
from steward.api.temporal.going_on import going_on
from steward.api.temporal.start_options import TENANT, TOOL, USER
from steward.api.temporal.task_queues import TaskQueues
from steward.contracts import queues
from steward.contracts.errors import NotFound, Unavailable
from steward.contracts.problem import ProblemStatus, ProblemView, StepList
from steward.workflows.problem import ProblemWorkflow

LOOK_S: Final = 1.0

T = TypeVar("T")


class TemporalViews:
    """Problems as workflows, looked at."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.queues = TaskQueues(client)

    async def view(self, problem_id: int, timeout_s: float) -> ProblemView:
        """The problem as its workflow sees it.

        Raises:
            Unavailable: TEMPORAL_UNAVAILABLE, or WORKER_UNAVAILABLE when nobody answers the query in time.
            NotFound: there is no such workflow.
        """
        return await self._query(problem_id, ProblemWorkflow.status, timeout_s)

    async def steps(self, problem_id: int, timeout_s: float) -> StepList:
        """All steps as the workflow knows them. Raises as `view` does."""
        return await self._query(problem_id, ProblemWorkflow.steps, timeout_s)

    async def accepted(
        self, problem_id: int, installation: Callable[[], Awaitable[str]] | None = None
    ) -> ProblemView | None:
        """What the server itself knows of a problem no worker has answered for: who it belongs to and since when.
        None when it knows no such workflow, or only another installation's."""
        try:
            with translated():
                found = await self._handle(problem_id).describe(rpc_timeout=timedelta(seconds=LOOK_S))
        except NotFound:
            return None
        if installation is not None:
            own = await installation()
            if await found.memo_value(queues.MEMO_INSTALLATION, own) != own:
                return None
        attributes = found.typed_search_attributes
        return ProblemView(
            problem_id=problem_id,
            tenant_id=attributes.get(TENANT, ""),
            user_id=attributes.get(USER, ""),
            conversation_id="",
            status=ProblemStatus.IN_PROGRESS,
            tool_name=attributes.get(TOOL),
            message=accepted_words(await self.queues.is_worked_on()),
            created_at=found.start_time,
            updated_at=found.start_time,
            stale=True,
        )

    async def going_on(self, problem_id: int) -> str | None:
        """What a problem in progress waits for, in words; None where nobody can tell."""
        try:
            with translated():
                found = await self._handle(problem_id).describe(rpc_timeout=timedelta(seconds=LOOK_S))
            return await going_on(found, self.client.data_converter)
        except (NotFound, Unavailable):
            return None

    def _handle(self, problem_id: int) -> WorkflowHandle[ProblemWorkflow, ProblemView]:
        return self.client.get_workflow_handle_for(ProblemWorkflow.run, queues.problem_workflow_id(problem_id))

    async def is_known(self, problem_id: int) -> bool:
        """Whether the server says now that it has the problem."""
        try:
            with translated():
                await self._handle(problem_id).describe(rpc_timeout=timedelta(seconds=LOOK_S))
            return True
        except (NotFound, Unavailable):
            return False

    async def _query(self, problem_id: int, query: Callable[[Any], T], timeout_s: float) -> T:
        try:
            with translated():
                async with asyncio.timeout(timeout_s + LOOK_S):
                    found: T = await self._handle(problem_id).query(query, rpc_timeout=timedelta(seconds=timeout_s))
                    return found
        except NotInTime:
            raise no_worker() from None
