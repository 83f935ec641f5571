"""How this project's processes talk to Temporal: the client and the sandbox."""

from __future__ import annotations

import asyncio
import logging

from temporalio.client import Client
from temporalio.service import RPCError
from temporalio.worker import UnsandboxedWorkflowRunner, WorkflowRunner
from temporalio.worker.workflow_sandbox import SandboxedWorkflowRunner, SandboxRestrictions

from config.settings import Settings
from config.temporal_connection import connection_options
from sql.converter import data_converter
from sql.database import Database
from workers.senders import SenderAwareRunner

_log = logging.getLogger(__name__)

PURE_MODULES = (
    "annotated_types",
    "contracts",
    "pydantic",
    "pydantic_core",
    "workflows.amendments",
    "workflows.approvals",
    "workflows.attributes",
    "workflows.actions",
    "workflows.decide",
    "workflows.deciding",
    "workflows.endings",
    "workflows.events",
    "workflows.inquiries",
    "workflows.ledger",
    "workflows.options",
    "workflows.outcomes",
    "workflows.planning",
    "workflows.replies",
    "workflows.requests",
    "workflows.signals",
    "workflows.state",
    "workflows.tool_calls",
    "workflows.typing_words",
    "workflows.view",
    "workflows.work",
)
"""Modules without a clock, chance or I/O: shared by all workflows instead of being loaded again for each."""


def workflow_runner(*, sandboxed: bool) -> WorkflowRunner:
    """The sandbox with the pure modules passed through, or none (docs/decisions/0006); both know who sends."""
    if not sandboxed:
        return SenderAwareRunner(UnsandboxedWorkflowRunner())
    restrictions = SandboxRestrictions.default.with_passthrough_modules(*PURE_MODULES)
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
