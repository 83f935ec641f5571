"""How this project's processes talk to Temporal: the client and the sandbox."""

from __future__ import annotations

import asyncio
import logging
import pkgutil
from typing import Final

from temporalio.client import Client
from temporalio.runtime import PrometheusConfig, Runtime, TelemetryConfig
from temporalio.service import RPCError
from temporalio.worker import UnsandboxedWorkflowRunner, WorkflowRunner
from temporalio.worker.workflow_sandbox import SandboxedWorkflowRunner, SandboxRestrictions

from steward import workflows
from steward.config.errors import SettingsError
from steward.config.settings import Settings
from steward.config.temporal_connection import connection_options
from steward.config.tracing import tracing_interceptors
from steward.config.values import keys_of
from steward.sql.converter import data_converter
from steward.sql.database import Database
from steward.workers.senders import SenderAwareRunner
from steward.workflows.forget_user import ForgetUserWorkflow
from steward.workflows.ingest import IngestWorkflow
from steward.workflows.memory_search import SearchMemoryWorkflow
from steward.workflows.notify import NotifyWorkflow
from steward.workflows.pinned import PinnedProblemWorkflow
from steward.workflows.problem import ProblemWorkflow
from steward.workflows.remember import RememberWorkflow
from steward.workflows.reminder import ReminderWorkflow
from steward.workflows.retention import RetentionWorkflow
from steward.workflows.tools_sync import SyncToolsWorkflow

_log = logging.getLogger(__name__)

WORKFLOWS: Final[tuple[type, ...]] = (
    ProblemWorkflow,
    ReminderWorkflow,
    RememberWorkflow,
    NotifyWorkflow,
    SyncToolsWorkflow,
    IngestWorkflow,
    SearchMemoryWorkflow,
    ForgetUserWorkflow,
    RetentionWorkflow,
)
"""Every workflow there is, for the workers to register."""
VERSIONED_WORKFLOWS: Final = (PinnedProblemWorkflow, *WORKFLOWS[1:])
"""The same, for workers that are of a version."""


def _shared_modules() -> set[str]:
    """What all workflows share instead of loading it again for each: it has no clock, chance or I/O of its own. Of the
    room `workflows` that is every module but those that define one."""
    own = {module.name for module in pkgutil.iter_modules(workflows.__path__, "steward.workflows.")}
    defining = {workflow.__module__ for workflow in (*WORKFLOWS, *VERSIONED_WORKFLOWS)}
    return {
        "annotated_types",
        "steward.contracts",
        "steward.decisions",
        "opentelemetry",
        "pydantic",
        "pydantic_core",
    } | own - defining


def workflow_runner(*, sandboxed: bool) -> WorkflowRunner:
    """The sandbox with the shared modules passed through, or none (docs/decisions/0006); both know who sends."""
    if not sandboxed:
        return SenderAwareRunner(UnsandboxedWorkflowRunner())
    restrictions = SandboxRestrictions.default.with_passthrough_modules(*_shared_modules())
    return SenderAwareRunner(SandboxedWorkflowRunner(restrictions=restrictions))


def runtime_of(settings: Settings) -> Runtime | None:
    """The SDK's runtime that shows its metrics to Prometheus, by its conventions (seconds, `_total`); None: no metrics.

    Raises:
        SettingsError: the address is taken, or none of this machine.
    """
    if settings.worker_metrics is None:
        return None
    host, _, port = settings.worker_metrics.rpartition(":")
    address = f"{host}:{int(port) + settings.worker_index}"
    shown = PrometheusConfig(address, counters_total_suffix=True, unit_suffix=True, durations_as_seconds=True)
    try:
        return Runtime(telemetry=TelemetryConfig(metrics=shown))
    except (RuntimeError, ValueError) as error:
        raise SettingsError([f"STEWARD_WORKER_METRICS: {address} cannot be listened on ({error})"]) from error


async def connect(settings: Settings, database: Database, *, retry_s: float = 1.0) -> Client:
    """A client, as soon as Temporal answers; says aloud while it does not. Raises SettingsError as `runtime_of`."""
    runtime = runtime_of(settings)
    while True:
        try:
            return await Client.connect(
                settings.temporal_target,
                namespace=settings.temporal_namespace,
                **connection_options(settings),
                data_converter=data_converter(database, keys_of(settings.temporal_payload_keys)),
                interceptors=tracing_interceptors(settings),
                runtime=runtime,
            )
        except (RuntimeError, RPCError) as error:
            _log.warning("Temporal at %s does not answer yet: %s", settings.temporal_target, error)
            await asyncio.sleep(retry_s)
