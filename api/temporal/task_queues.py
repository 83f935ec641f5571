"""What Temporal says of the task queues: how much waits in each, and whether anybody polls it. Sends nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from temporalio.api.enums.v1 import TaskQueueType
from temporalio.api.taskqueue.v1 import TaskQueue
from temporalio.api.workflowservice.v1 import DescribeTaskQueueRequest
from temporalio.client import Client

from steward.api.temporal.errors import translated
from steward.contracts import queues
from steward.contracts.errors import StewardError

LOOK_S: Final = 2.0
_POLLED_WITHIN: Final = timedelta(seconds=75)
"""A worker's long poll lasts a minute; one that has not come back since is gone."""
_KNOWN_FOR_S: Final = 5.0
"""How long an answer to whether anybody polls serves every caller whose wait ran out."""
_WORKFLOW: Final = TaskQueueType.TASK_QUEUE_TYPE_WORKFLOW
_ACTIVITY: Final = TaskQueueType.TASK_QUEUE_TYPE_ACTIVITY
_KINDS: Final = {_WORKFLOW: "workflow", _ACTIVITY: "activity"}
_USED: Final = (
    (queues.PROBLEMS, _WORKFLOW),
    (queues.PROBLEMS, _ACTIVITY),
    (queues.TOOLS, _ACTIVITY),
    (queues.PLANNER, _ACTIVITY),
)


@dataclass(frozen=True, slots=True)
class QueueState:
    """A task queue: the tasks that wait in it, since how many seconds the oldest does, and how many workers poll it."""

    queue: str
    kind: str
    backlog: int
    age_s: float
    pollers: int


class TaskQueues:
    """Bounded looks."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._looked_at = 0.0
        self._polled: bool | None = None

    async def states(self) -> Sequence[QueueState]:
        """Every task queue that workers of Steward poll. Raises Unavailable without Temporal."""
        return await asyncio.gather(*(self._state(name, kind) for name, kind in _USED))

    async def problems(self) -> QueueState:
        """The queue of workflow tasks, without whose workers no problem goes on. Raises as `states` does."""
        return await self._state(queues.PROBLEMS, _WORKFLOW)

    async def is_worked_on(self) -> bool | None:
        """Whether a worker is there for problems, as of a few seconds ago; None when Temporal does not say. A worker
        that is busy, or waits for a long plan, is there."""
        if time.monotonic() - self._looked_at > _KNOWN_FOR_S or self._polled is None:
            try:
                self._polled = (await self.problems()).pollers > 0
            except StewardError:
                self._polled = None
            self._looked_at = time.monotonic()
        return self._polled

    async def _state(self, name: str, kind: TaskQueueType.ValueType) -> QueueState:
        with translated():
            found = await self._client.workflow_service.describe_task_queue(
                DescribeTaskQueueRequest(
                    namespace=self._client.namespace,
                    task_queue=TaskQueue(name=name),
                    task_queue_type=kind,
                    report_stats=True,
                ),
                timeout=timedelta(seconds=LOOK_S),
            )
        since = datetime.now(UTC) - _POLLED_WITHIN
        pollers = sum(1 for p in found.pollers if p.last_access_time.ToDatetime(tzinfo=UTC) >= since)
        stats = found.stats
        age = stats.approximate_backlog_age.ToTimedelta().total_seconds()
        return QueueState(name, _KINDS[kind], stats.approximate_backlog_count, age, pollers)
