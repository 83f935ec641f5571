"""What whoever runs Steward sees of it: how much is asked and decided, and what waits in Temporal's queues. Part of the
gateway. Changes nothing; holds no names of users.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from temporalio.api.enums.v1 import TaskQueueType
from temporalio.api.taskqueue.v1 import TaskQueue
from temporalio.api.workflowservice.v1 import DescribeTaskQueueRequest
from temporalio.client import Client

from steward.api.credentials.identity import Principal, Scope
from steward.api.temporal.errors import translated
from steward.contracts import queues
from steward.sql.activity import ActivityStore, Hour, Waiting

HOURS: Final = 24
DAYS: Final = 14
_LOOK_S: Final = 2.0
_POLLED_WITHIN: Final = timedelta(seconds=75)
"""As in PartsCheck: a long poll lasts a minute."""
_KINDS: Final = {
    "workflows": TaskQueueType.TASK_QUEUE_TYPE_WORKFLOW,
    "activities": TaskQueueType.TASK_QUEUE_TYPE_ACTIVITY,
}
_LOOKS: Final = (
    (queues.PROBLEMS, "workflows"),
    (queues.PROBLEMS, "activities"),
    (queues.TOOLS, "activities"),
    (queues.PLANNER, "activities"),
)


@dataclass(frozen=True, slots=True)
class Queue:
    """A task queue: how many tasks wait in it, the seconds that the oldest has waited, how many workers poll it."""

    name: str
    kind: str
    backlog: int
    oldest_s: float
    workers: int


@dataclass(frozen=True, slots=True)
class HourFigures:
    """An hour and what was asked in it; `figures` None: nothing."""

    begins: datetime
    figures: Hour | None


@dataclass(frozen=True, slots=True)
class DayFigures:
    """A day and how many approvals were decided on it, by decision."""

    day: date
    decided: dict[str, int]


@dataclass(frozen=True, slots=True)
class Activity:
    """The last HOURS hours and DAYS days of a tenant, oldest first, in the time zone of the settings. Requests before
    `requests_from`, decisions before `decisions_from` are not all counted (None: they are)."""

    hours: Sequence[HourFigures]
    days: Sequence[DayFigures]
    waiting: Waiting
    requests_from: datetime | None
    decisions_from: datetime | None


class Operations:
    """Every method requires the scope admin. `timezone` is an IANA name; `self_test` the user of the problems that
    Steward tries itself with, which are not counted."""

    def __init__(self, store: ActivityStore, client: Client, namespace: str, timezone: str, self_test: str) -> None:
        self._store = store
        self._client = client
        self._namespace = namespace
        self._zone = ZoneInfo(timezone)
        self._self_test = self_test

    async def activity(self, principal: Principal, now: datetime | None = None) -> Activity:
        """What happened in the principal's tenant. Raises Forbidden, or Unavailable without PostgreSQL."""
        principal.require(Scope.ADMIN)
        here = (now or datetime.now(UTC)).astimezone(self._zone)
        first = here.replace(minute=0, second=0, microsecond=0).astimezone(UTC) - timedelta(hours=HOURS - 1)
        day = here.date() - timedelta(days=DAYS - 1)
        asked, decided, waiting, problems_reach, events_reach = await asyncio.gather(
            self._store.by_hour(principal.tenant_id, first, self._self_test),
            self._store.decided(principal.tenant_id, day, self._zone.key),
            self._store.waiting(principal.tenant_id),
            self._store.problems_reach(),
            self._store.events_reach(),
        )
        known = {hour.hour: hour for hour in asked}
        hours = [
            HourFigures((first + timedelta(hours=at)).astimezone(self._zone), known.get(at)) for at in range(HOURS)
        ]
        days = [_of_day(day + timedelta(days=at), decided) for at in range(DAYS)]
        begins = datetime.combine(day, datetime.min.time(), self._zone)
        return Activity(
            hours,
            days,
            waiting,
            problems_reach if problems_reach and problems_reach > first else None,
            events_reach if events_reach and events_reach > begins else None,
        )

    async def queues(self, principal: Principal) -> Sequence[Queue]:
        """The queues of the workers. Raises Forbidden, or Unavailable without Temporal."""
        principal.require(Scope.ADMIN)
        return await asyncio.gather(*(self._queue(name, kind) for name, kind in _LOOKS))

    async def _queue(self, name: str, kind: str) -> Queue:
        with translated():
            found = await self._client.workflow_service.describe_task_queue(
                DescribeTaskQueueRequest(
                    namespace=self._namespace,
                    task_queue=TaskQueue(name=name),
                    task_queue_type=_KINDS[kind],
                    report_stats=True,
                ),
                timeout=timedelta(seconds=_LOOK_S),
            )
        since = datetime.now(UTC) - _POLLED_WITHIN
        workers = {p.identity for p in found.pollers if p.last_access_time.ToDatetime(tzinfo=UTC) >= since}
        oldest = found.stats.approximate_backlog_age.ToTimedelta().total_seconds()
        return Queue(name, kind, found.stats.approximate_backlog_count, oldest, len(workers))


def _of_day(day: date, decided: Mapping[tuple[date, str], int]) -> DayFigures:
    return DayFigures(day, {decision: count for (at, decision), count in decided.items() if at == day})
