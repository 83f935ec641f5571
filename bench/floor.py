"""`python -m bench floor`: what Temporal's Python SDK itself costs a worker, with activities that do nothing.

The same workflow with 0, 4 and 8 local activities on a worker process of its own, unsandboxed, on the stack's server.
What Steward's worker costs beyond that is Steward's.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import uuid
from datetime import timedelta
from pathlib import Path

import uvloop
from temporalio import activity, workflow
from temporalio.client import Client
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.worker import UnsandboxedWorkflowRunner, Worker

from bench.live import process, running_steward
from bench.measure import cpu_seconds, throughput

TASK_QUEUE = "floor"
COUNTS = (0, 4, 8)
_CONCURRENCY = 16


@activity.defn
async def nothing(value: str) -> str:
    """Give the value back."""
    return value


@workflow.defn
class LocalActivities:
    """A chain of local activities, all in the first workflow task."""

    @workflow.run
    async def run(self, count: int) -> str:
        """Run `count` activities one after the other."""
        value = "x"
        for _ in range(count):
            value = await workflow.execute_local_activity(nothing, value, start_to_close_timeout=timedelta(seconds=10))
        return value


async def _work(address: str) -> None:
    client = await Client.connect(address, data_converter=pydantic_data_converter)
    await Worker(
        client,
        task_queue=TASK_QUEUE,
        workflows=[LocalActivities],
        activities=[nothing],
        workflow_runner=UnsandboxedWorkflowRunner(),
        max_workflow_task_external_storage_concurrency=1,
    ).run()


async def _measure(address: str, worker: int, seconds: float) -> dict[int, float]:
    """CPU milliseconds of the worker a workflow, by the number of its activities."""
    client = await Client.connect(address, data_converter=pydantic_data_converter)
    costs = {}
    for count in COUNTS:

        async def once(count: int = count) -> None:
            workflow_id = f"floor-{uuid.uuid4()}"
            await client.execute_workflow(LocalActivities.run, count, id=workflow_id, task_queue=TASK_QUEUE)

        async def request(once=once):  # type: ignore[no-untyped-def]
            return once

        await throughput(request, _CONCURRENCY, 2.0)
        before = cpu_seconds({"worker": worker})
        _, done = await throughput(request, _CONCURRENCY, seconds)
        after = cpu_seconds({"worker": worker})
        costs[count] = (after["worker"] - before["worker"]) * 1000 / max(done, 1)
    return costs


async def _run(seconds: float) -> None:
    with tempfile.TemporaryDirectory(prefix="steward-bench-", ignore_cleanup_errors=True) as home:
        async with running_steward(Path(home), {"planners": "bench.tools:instant,embedded"}) as up:
            address = f"127.0.0.1:{up.port('temporal_port')}"
            with process(up.environment, "bench.floor", address) as worker:
                costs = await _measure(address, worker.pid, seconds)
    for count, cost in costs.items():
        print(f"{count} local activities: {cost:.1f} ms of the worker's CPU a workflow")
    each = (costs[COUNTS[-1]] - costs[0]) / COUNTS[-1]
    print(f"one empty local activity: {each:.2f} ms")


def main(arguments: list[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench floor", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each number of activities (10)")
    asyncio.run(_run(parser.parse_args(arguments).seconds))


if __name__ == "__main__":
    uvloop.run(_work(sys.argv[1]))
