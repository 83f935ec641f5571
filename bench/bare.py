"""The comparison: bare Temporal workflows with no-op regular activities, on a worker process of their own."""

from __future__ import annotations

import asyncio
import sys
from datetime import timedelta

from temporalio import activity, workflow
from temporalio.client import Client
from temporalio.worker import Worker

TASK_QUEUE = "bare"


@activity.defn
async def no_op(value: str) -> str:
    """Give the value back."""
    return value


@workflow.defn
class BareActivities:
    """A chain of regular activities."""

    @workflow.run
    async def run(self, count: int) -> str:
        """Run `count` activities one after the other."""
        value = "x"
        for _ in range(count):
            value = await workflow.execute_activity(no_op, value, start_to_close_timeout=timedelta(seconds=10))
        return value


@workflow.defn
class BareSignal:
    """Waits for one signal, then runs `count` regular activities."""

    def __init__(self) -> None:
        self._confirmed: bool | None = None

    @workflow.run
    async def run(self, count: int) -> bool:
        """The value of the signal."""
        await workflow.wait_condition(lambda: self._confirmed is not None)
        for _ in range(count):
            await workflow.execute_activity(no_op, "x", start_to_close_timeout=timedelta(seconds=10))
        return bool(self._confirmed)

    @workflow.signal
    def confirm(self, confirmed: bool) -> None:
        """Decide."""
        self._confirmed = confirmed


async def _work(address: str) -> None:
    client = await Client.connect(address)
    await Worker(client, task_queue=TASK_QUEUE, workflows=[BareActivities, BareSignal], activities=[no_op]).run()


if __name__ == "__main__":
    asyncio.run(_work(sys.argv[1]))
