"""The lives of the workflows beside ProblemWorkflow whose histories are recorded: one coroutine per path.

Each opens its own worker on a real server, with fake activities, and gives the handle of a workflow that has ended.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from temporalio.client import Client, WorkflowHandle
from temporalio.exceptions import ApplicationError
from temporalio.worker import Worker

from steward.contracts import queues
from steward.contracts.knowledge import IngestInput, IngestProgress
from steward.workers.temporal import workflow_runner
from steward.workflows.ingest import IngestWorkflow
from tests.support.ingestion import FakeIngestion

Sibling = Callable[[Client], Awaitable[WorkflowHandle[Any, Any]]]
SIBLINGS: dict[str, tuple[type, Sibling]] = {}
"""By the history's file name: the workflow, and how one is lived."""


def sibling(kind: type) -> Callable[[Sibling], Sibling]:
    """Register under the function's name."""

    def register(run: Sibling) -> Sibling:
        SIBLINGS[run.__name__] = (kind, run)
        return run

    return register


async def _ingested(client: Client, fake: FakeIngestion, document_id: int) -> WorkflowHandle[Any, IngestProgress]:
    given = IngestInput(tenant_id="acme", document_id=document_id)
    async with (
        Worker(
            client,
            task_queue=queues.PROBLEMS,
            workflows=[IngestWorkflow],
            workflow_runner=workflow_runner(sandboxed=True),
        ),
        Worker(client, task_queue=queues.TOOLS, activities=fake.activities),
    ):
        identifier = queues.ingest_workflow_id("acme", document_id)
        handle = await client.start_workflow(IngestWorkflow.run, given, id=identifier, task_queue=queues.PROBLEMS)
        await handle.result()
    return handle


@sibling(IngestWorkflow)
async def ingested_page(client: Client) -> WorkflowHandle[Any, Any]:
    """A page is fetched, read, cut, embedded in rounds and published; a crash in between leads on."""
    fake = FakeIngestion()
    fake.url = True
    fake.trouble["embed_document"] = RuntimeError("the worker was killed here")
    return await _ingested(client, fake, 1)


@sibling(IngestWorkflow)
async def ingested_in_vain(client: Client) -> WorkflowHandle[Any, Any]:
    """A document cannot be read; its failure is recorded."""
    fake = FakeIngestion()
    fake.trouble["parse_document"] = ApplicationError("it is encrypted", type="tool_failed", non_retryable=True)
    return await _ingested(client, fake, 2)


@sibling(IngestWorkflow)
async def ingested_while_it_changed(client: Client) -> WorkflowHandle[Any, Any]:
    """Another version is wanted while the first is cut; it is read in the same run."""
    fake = FakeIngestion()

    async def change() -> None:
        fake.wanted[:] = [2]
        await client.get_workflow_handle(queues.ingest_workflow_id("acme", 3)).signal("changed")

    fake.before["cut_document"] = change
    return await _ingested(client, fake, 3)
