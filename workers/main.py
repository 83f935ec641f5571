"""`python -m steward.workers.main [--queue problems|tools|planner ...]`: one worker, by default for every task queue.

SIGINT and SIGTERM stop it gracefully: it takes no more work and finishes what it has, in bounded time.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import timedelta
from importlib.metadata import version
from pathlib import Path
from typing import Any

import uvloop
from temporalio.common import VersioningBehavior, WorkerDeploymentVersion
from temporalio.worker import Worker, WorkerDeploymentConfig
from threadpoolctl import threadpool_limits

from steward.config.errors import SettingsError
from steward.config.logs import configure_logging
from steward.config.private_files import write_privately
from steward.config.settings import Settings, load_settings
from steward.config.tracing import start_tracing
from steward.contracts import queues
from steward.contracts.errors import StewardError
from steward.workers.composition import WorkerParts, open_parts
from steward.workers.log_context import LogContext
from steward.workers.temporal import VERSIONED_WORKFLOWS, WORKFLOWS, workflow_runner

_log = logging.getLogger("steward.workers.main")
_GRACE = timedelta(seconds=20)
COLLECTED_AFTER = (10_000, 10, 1)
"""Allocations until the youngest objects are looked through for cycles, and how often that happens until older ones
are. Python's own 700 cost a busy worker a twelfth of its time. A workflow that leaves the cache is such a cycle, of
65 KB and among the oldest objects: with 50 in the last place 10,000 approvals that wait left 600 MB behind."""
_BEAT_S = 2.0
"""Well below the silence after which the supervisor takes a part for frozen."""


def build_workers(parts: WorkerParts, settings: Settings, names: tuple[str, ...]) -> list[Worker]:
    """One Temporal worker per task queue of `names`, and where plans are made one for what models learn."""
    versioning = _versioning(settings)
    makers = {
        queues.PROBLEMS: lambda: Worker(
            parts.client,
            task_queue=queues.PROBLEMS,
            workflows=WORKFLOWS if settings.worker_build_id is None else VERSIONED_WORKFLOWS,
            activities=parts.problems,
            workflow_runner=workflow_runner(sandboxed=settings.sandbox_workflows),
            # What waits, waits at the server, which gives every tenant its turn (docs/operations.md).
            max_concurrent_workflow_tasks=settings.workflow_tasks_at_once,
            max_cached_workflows=settings.cached_workflows,
            # With more the SDK makes a task of every payload, large or not.
            max_workflow_task_external_storage_concurrency=1,
            interceptors=[LogContext()],
            graceful_shutdown_timeout=_GRACE,
            **versioning,
        ),
        queues.TOOLS: lambda: Worker(
            parts.client,
            task_queue=queues.TOOLS,
            activities=parts.tools,
            interceptors=[LogContext()],
            graceful_shutdown_timeout=_GRACE,
            **versioning,
        ),
        queues.PLANNER: lambda: Worker(
            parts.client,
            task_queue=queues.PLANNER,
            activities=parts.planner,
            max_concurrent_activities=parts.plans_at_once,
            interceptors=[LogContext()],
            graceful_shutdown_timeout=_GRACE,
            **versioning,
        ),
        # A queue of its own: what nobody waits for takes no plan's place.
        queues.LEARNING: lambda: Worker(
            parts.client,
            task_queue=queues.LEARNING,
            activities=parts.learning,
            max_concurrent_activities=1,
            interceptors=[LogContext()],
            graceful_shutdown_timeout=_GRACE,
            **versioning,
        ),
    }
    learning = (queues.LEARNING,) if queues.PLANNER in names else ()
    return [makers[name]() for name in (*names, *learning)]


def _versioning(settings: Settings) -> dict[str, Any]:
    """With a build id workers are a version of the deployment `steward`: a problem stays with those it began with."""
    if settings.worker_build_id is None:
        # Without a name for the code, Temporal's SDK reads the byte code of every module again to make one up: seconds.
        return {"build_id": f"steward-{version('steward')}"}
    return {
        "deployment_config": WorkerDeploymentConfig(
            WorkerDeploymentVersion(queues.DEPLOYMENT, settings.worker_build_id),
            use_worker_versioning=True,
            default_versioning_behavior=VersioningBehavior.AUTO_UPGRADE,
        )
    }


async def run(settings: Settings, names: tuple[str, ...] = queues.ALL_QUEUES) -> None:
    """Work until a signal comes. Raises what ends a worker by itself."""
    stop, ready = asyncio.Event(), asyncio.Event()
    working = asyncio.create_task(_work(settings, names, stop, ready))

    def on_signal() -> None:
        stop.set()
        if not ready.is_set():
            working.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, on_signal)
    try:
        await working
    except asyncio.CancelledError:
        if not stop.is_set():
            raise


async def _work(settings: Settings, names: tuple[str, ...], stop: asyncio.Event, ready: asyncio.Event) -> None:
    file = settings.ready_file
    async with open_parts(settings, names) as parts, AsyncExitStack() as stack:
        # Threads of OpenBLAS spin for the next product, and those here are small: they took two fifths of the CPU of a
        # planned message, and the time of whoever shares the processors.
        stack.enter_context(threadpool_limits(1, "blas"))
        if file is not None:
            stack.callback(file.unlink, missing_ok=True)
            await stack.enter_async_context(_beating(file))
        for worker in build_workers(parts, settings, names):
            await stack.enter_async_context(worker)
        _log.info("working on the task queues %s", ", ".join(names))
        gc.freeze()
        gc.set_threshold(*COLLECTED_AFTER)
        ready.set()
        if file is not None:
            file.touch()
        await stop.wait()


@asynccontextmanager
async def _beating(file: Path) -> AsyncIterator[None]:
    """Touch the file, once it is there, for as long as this event loop turns: the sign of life of this process."""

    async def beat() -> None:
        while True:
            with suppress(OSError):
                os.utime(file)
            await asyncio.sleep(_BEAT_S)

    beating = asyncio.create_task(beat())
    try:
        yield
    finally:
        beating.cancel()


def main() -> int:
    """The exit code: 0 after a signal, 1 when the worker could not go on."""
    parser = argparse.ArgumentParser(prog="python -m steward.workers.main", description=__doc__)
    parser.add_argument("--queue", action="append", choices=queues.ALL_QUEUES, help="a task queue to work on (all)")
    names = tuple(parser.parse_args().queue or queues.ALL_QUEUES)
    try:
        settings = load_settings()
        start_tracing(settings, "steward-worker")
    except SettingsError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    configure_logging(settings.log_level, as_json=settings.log_json)
    write_privately()
    try:
        uvloop.run(run(settings, names))
    except StewardError as error:
        _log.error("%s", error.detail)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
