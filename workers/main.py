"""`python -m workers.main [--queue problems|tools|planner ...]`: one worker process, by default for every task queue.

SIGINT and SIGTERM stop it gracefully: it takes no more work and finishes what it has, in bounded time.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import signal
import sys
from contextlib import AsyncExitStack
from datetime import timedelta

import uvloop
from temporalio.worker import Worker

from config.errors import SettingsError
from config.logs import configure_logging
from config.private_files import write_privately
from config.settings import Settings, load_settings
from contracts import queues
from contracts.errors import StewardError
from workers.parts import WorkerParts, open_parts
from workers.temporal import workflow_runner
from workflows.notify import NotifyWorkflow
from workflows.problem import ProblemWorkflow
from workflows.remember import RememberWorkflow
from workflows.reminder import ReminderWorkflow
from workflows.tools_sync import SyncToolsWorkflow

_log = logging.getLogger("workers.main")
_GRACE = timedelta(seconds=20)


def build_workers(parts: WorkerParts, settings: Settings, names: tuple[str, ...]) -> list[Worker]:
    """One Temporal worker per task queue of `names`."""
    makers = {
        queues.PROBLEMS: lambda: Worker(
            parts.client,
            task_queue=queues.PROBLEMS,
            workflows=[ProblemWorkflow, ReminderWorkflow, RememberWorkflow, NotifyWorkflow, SyncToolsWorkflow],
            activities=parts.problems,
            workflow_runner=workflow_runner(sandboxed=settings.sandbox_workflows),
            graceful_shutdown_timeout=_GRACE,
        ),
        queues.TOOLS: lambda: Worker(
            parts.client, task_queue=queues.TOOLS, activities=parts.tools, graceful_shutdown_timeout=_GRACE
        ),
        queues.PLANNER: lambda: Worker(
            parts.client,
            task_queue=queues.PLANNER,
            activities=parts.planner,
            max_concurrent_activities=settings.planner_concurrency,
            graceful_shutdown_timeout=_GRACE,
        ),
    }
    return [makers[name]() for name in names]


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
    async with open_parts(settings, names) as parts, AsyncExitStack() as stack:
        for worker in build_workers(parts, settings, names):
            await stack.enter_async_context(worker)
        _log.info("working on the task queues %s", ", ".join(names))
        gc.freeze()
        ready.set()
        if settings.ready_file is not None:
            settings.ready_file.touch()
            stack.callback(settings.ready_file.unlink, missing_ok=True)
        await stop.wait()


def main() -> int:
    """The exit code: 0 after a signal, 1 when the worker could not go on."""
    parser = argparse.ArgumentParser(prog="python -m workers.main", description=__doc__)
    parser.add_argument("--queue", action="append", choices=queues.ALL_QUEUES, help="a task queue to work on (all)")
    names = tuple(parser.parse_args().queue or queues.ALL_QUEUES)
    try:
        settings = load_settings()
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
