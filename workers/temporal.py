"""How this project's processes talk to Temporal: the client and the sandbox."""

from __future__ import annotations

import asyncio
import logging
import pkgutil
from typing import Final

from temporalio.client import Client
from temporalio.service import RPCError
from temporalio.worker import UnsandboxedWorkflowRunner, WorkflowRunner
from temporalio.worker.workflow_sandbox import SandboxedWorkflowRunner, SandboxRestrictions

import workflows
from config.settings import Settings
from config.temporal_connection import connection_options
from sql.converter import data_converter
from sql.database import Database
from workers.senders import SenderAwareRunner
from workflows.ingest import IngestWorkflow
from workflows.notify import NotifyWorkflow
from workflows.problem import ProblemWorkflow
from workflows.remember import RememberWorkflow
from workflows.reminder import ReminderWorkflow
from workflows.tools_sync import SyncToolsWorkflow

_log = logging.getLogger(__name__)

WORKFLOWS: Final[tuple[type, ...]] = (
    ProblemWorkflow,
    ReminderWorkflow,
    RememberWorkflow,
    NotifyWorkflow,
    SyncToolsWorkflow,
    IngestWorkflow,
)
"""Every workflow there is, for the workers to register."""


def _shared_modules() -> set[str]:
    """What all workflows share instead of loading it again for each: it has no clock, chance or I/O of its own. Of the
    room `workflows` that is every module but those that define one."""
    own = {module.name for module in pkgutil.iter_modules(workflows.__path__, "workflows.")}
    defining = {workflow.__module__ for workflow in WORKFLOWS}
    return {"annotated_types", "contracts", "pydantic", "pydantic_core"} | own - defining


def workflow_runner(*, sandboxed: bool) -> WorkflowRunner:
    """The sandbox with the shared modules passed through, or none (docs/decisions/0006); both know who sends."""
    if not sandboxed:
        return SenderAwareRunner(UnsandboxedWorkflowRunner())
    restrictions = SandboxRestrictions.default.with_passthrough_modules(*_shared_modules())
    return SenderAwareRunner(SandboxedWorkflowRunner(restrictions=restrictions))


async def connect(settings: Settings, database: Database, *, retry_s: float = 1.0) -> Client:
    """A client, as soon as Temporal answers; says aloud while it does not."""
    while True:
        try:
            return await Client.connect(
                settings.temporal_target,
                namespace=settings.temporal_namespace,
                **connection_options(settings),
                data_converter=data_converter(database),
            )
        except (RuntimeError, RPCError) as error:
            _log.warning("Temporal at %s does not answer yet: %s", settings.temporal_target, error)
            await asyncio.sleep(retry_s)
