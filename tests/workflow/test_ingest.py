"""IngestWorkflow, on a time-skipping server with fake activities: its steps, crashes, changes and failures."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from temporalio.exceptions import ApplicationError
from temporalio.testing import WorkflowEnvironment
from temporalio.worker import Worker

from steward.contracts import queues
from steward.contracts.knowledge import IngestInput, IngestProgress
from steward.workers.temporal import workflow_runner
from steward.workflows.ingest import IngestWorkflow
from tests.support.ingestion import STEPS, FakeIngestion

GIVEN = IngestInput(tenant_id="acme", document_id=7)


@pytest.fixture
def fake() -> FakeIngestion:
    return FakeIngestion()


@pytest.fixture
async def running(env: WorkflowEnvironment, fake: FakeIngestion) -> AsyncIterator[WorkflowEnvironment]:
    """Workers on both queues."""
    runner = workflow_runner(sandboxed=True)
    async with (
        Worker(env.client, task_queue=queues.PROBLEMS, workflows=[IngestWorkflow], workflow_runner=runner),
        Worker(env.client, task_queue=queues.TOOLS, activities=fake.activities),
    ):
        yield env


async def ingest(env: WorkflowEnvironment) -> IngestProgress:
    """Run it to its end."""
    async with asyncio.timeout(60):
        return await env.client.execute_workflow(
            IngestWorkflow.run, GIVEN, id=queues.ingest_workflow_id("acme", 7), task_queue=queues.PROBLEMS
        )


@pytest.mark.requirement("knowledge.ingest.durable")
async def test_a_document_goes_through_every_step_in_order(running: WorkflowEnvironment, fake: FakeIngestion) -> None:
    ended = await ingest(running)
    assert (ended.stage, ended.done, ended.total, ended.error) == ("done", 5, 5, None)
    assert [name for name, _ in fake.did] == [*STEPS[1:3], *[STEPS[3]] * 3, STEPS[4]]


@pytest.mark.requirement("knowledge.ingest.durable")
async def test_an_address_is_fetched_first(running: WorkflowEnvironment, fake: FakeIngestion) -> None:
    fake.url = True
    await ingest(running)
    assert fake.did[0] == ("fetch_document", 1)


@pytest.mark.requirement("knowledge.ingest.durable")
@pytest.mark.parametrize("name", STEPS)
async def test_a_crash_in_any_step_leads_on(running: WorkflowEnvironment, fake: FakeIngestion, name: str) -> None:
    fake.url = True
    fake.trouble[name] = RuntimeError("the worker was killed here")
    assert (await ingest(running)).stage == "done"
    assert [step for step, _ in fake.did].count(name) >= 2
    assert fake.failed == []


@pytest.mark.requirement("knowledge.ingest.durable")
async def test_what_cannot_be_read_fails_with_its_reason(running: WorkflowEnvironment, fake: FakeIngestion) -> None:
    fake.trouble["parse_document"] = ApplicationError("it is encrypted", type="tool_failed", non_retryable=True)
    ended = await ingest(running)
    assert (ended.stage, ended.error) == ("failed", "it is encrypted")
    assert fake.failed == ["it is encrypted"]


@pytest.mark.requirement("knowledge.ingest.durable")
async def test_content_that_changes_meanwhile_is_read_in_the_same_workflow(
    running: WorkflowEnvironment, fake: FakeIngestion
) -> None:
    handle = running.client.get_workflow_handle(queues.ingest_workflow_id("acme", 7))

    async def change() -> None:
        fake.wanted[:] = [2]
        await handle.signal("changed")

    fake.before["cut_document"] = change
    ended = await ingest(running)
    assert (ended.stage, ended.version) == ("done", 2)
    assert ("embed_document", 1) not in fake.did
    assert fake.did[-1] == ("publish_document", 2)


@pytest.mark.requirement("knowledge.ingest.durable")
async def test_progress_is_a_query(running: WorkflowEnvironment, fake: FakeIngestion) -> None:
    seen: list[IngestProgress] = []
    handle = running.client.get_workflow_handle(queues.ingest_workflow_id("acme", 7))

    async def look() -> None:
        seen.append(await handle.query(IngestWorkflow.progress))

    fake.before["publish_document"] = look
    await ingest(running)
    assert [(one.stage, one.done, one.total) for one in seen] == [("publishing", 5, 5)]


@pytest.mark.requirement("knowledge.ingest.durable")
async def test_a_document_that_is_gone_ends_it(running: WorkflowEnvironment, fake: FakeIngestion) -> None:
    fake.wanted.clear()
    assert (await ingest(running)).stage == "waiting"
    assert fake.did == []
