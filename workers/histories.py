"""What Temporal has of users: found by search attributes and ids, canceled, and deleted with all their runs.

Used by the activities of forgetting and retention. Temporal deletes in the background; `delete` returns when it has.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Final

from temporalio.api.common.v1 import WorkflowExecution
from temporalio.api.workflowservice.v1 import DeleteWorkflowExecutionRequest
from temporalio.client import Client, WorkflowExecutionStatus
from temporalio.service import RPCError, RPCStatusCode

from steward.contracts import queues
from steward.contracts.errors import Unavailable
from steward.contracts.owner import Owner
from steward.contracts.problem import CancelRequest

_END_S: Final = 20.0
"""How long a problem that is canceled may take to end; then it is terminated."""
_GONE_S: Final = 60.0
_LOOK_S: Final = 0.2
_WHY: Final = "its user is forgotten"


class TemporalHistories:
    """Every call raises Unavailable while Temporal is away, and may be repeated."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def of_user(self, owner: Owner, limit: int, *, running: bool = False) -> list[str]:
        """Ids of workflows that carry the user's name in their search attributes."""
        query = f"{queues.SA_TENANT} = {quoted(owner.tenant_id)} AND {queues.SA_USER} = {quoted(owner.user_id)}"
        with _translated():
            found = [one async for one, _ in self._list(query + (_RUNNING if running else ""), limit)]
        return sorted(set(found))

    async def end(self, problem_ids: Sequence[int]) -> None:
        """Cancel these problems; one that does not end in time is terminated."""
        waiting = [queues.problem_workflow_id(number) for number in problem_ids]
        with _translated():
            for workflow_id in waiting:
                handle = self._client.get_workflow_handle(workflow_id)
                await _unless_gone(handle.signal("cancel_problem", CancelRequest(reason=_WHY)))
            until = time.monotonic() + _END_S
            while waiting := sorted(await self.are_open(waiting)):
                if time.monotonic() > until:
                    for workflow_id in waiting:
                        await _unless_gone(self._client.get_workflow_handle(workflow_id).terminate(reason=_WHY))
                    return
                await asyncio.sleep(_LOOK_S)

    async def delete(self, workflow_ids: Sequence[str]) -> int:
        """Delete every run of these workflows, running ones too. How many there were."""
        query = f"WorkflowId IN ({', '.join(quoted(one) for one in workflow_ids)})"
        until, deleted = time.monotonic() + _GONE_S, set[tuple[str, str]]()
        with _translated():
            while True:
                there = [run async for run in self._list(query, None)]
                latest = [(one, run) for one in workflow_ids if (run := await self._latest_run(one)) is not None]
                runs = {*there, *latest}
                if not runs:
                    return len(deleted)
                if time.monotonic() > until:
                    raise Unavailable("Temporal has not deleted the histories yet", retry_after_s=5)
                for execution in sorted(runs - deleted):
                    await self._delete(*execution)
                    deleted.add(execution)
                await asyncio.sleep(_LOOK_S)

    async def are_open(self, workflow_ids: Sequence[str]) -> set[str]:
        """Those of these workflows that run."""
        with _translated():
            described = [(one, await self._described(one)) for one in workflow_ids]
        return {one for one, found in described if found is not None and found[1] is WorkflowExecutionStatus.RUNNING}

    async def oldest_open(self) -> datetime | None:
        """When the workflow that runs longest was started; None when none runs."""
        oldest: datetime | None = None
        with _translated():
            async for found in self._client.list_workflows("ExecutionStatus = 'Running'"):
                oldest = found.start_time if oldest is None else min(oldest, found.start_time)
        return oldest

    async def _list(self, query: str, limit: int | None) -> AsyncIterator[tuple[str, str]]:
        async for found in self._client.list_workflows(query, limit=limit):
            yield found.id, found.run_id

    async def _latest_run(self, workflow_id: str) -> str | None:
        found = await self._described(workflow_id)
        return None if found is None else found[0]

    async def _described(self, workflow_id: str) -> tuple[str, WorkflowExecutionStatus | None] | None:
        try:
            found = await self._client.get_workflow_handle(workflow_id).describe()
        except RPCError as error:
            if error.status is not RPCStatusCode.NOT_FOUND:
                raise
            return None
        return found.run_id, found.status

    async def _delete(self, workflow_id: str, run_id: str) -> None:
        execution = WorkflowExecution(workflow_id=workflow_id, run_id=run_id)
        request = DeleteWorkflowExecutionRequest(namespace=self._client.namespace, workflow_execution=execution)
        await _unless_gone(self._client.workflow_service.delete_workflow_execution(request))


_RUNNING: Final = " AND ExecutionStatus = 'Running'"


def quoted(text: str) -> str:
    """A text as a value of a visibility query."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


async def _unless_gone(request: Awaitable[object]) -> None:
    try:
        await request
    except RPCError as error:
        if error.status is not RPCStatusCode.NOT_FOUND:
            raise


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except RPCError as error:
        raise Unavailable(f"Temporal cannot do it now: {error.message}", retry_after_s=2) from error
