"""IngestWorkflow: makes a document of the knowledge base searchable. One runs at a time for a document, and it goes on
while another version is wanted, so that the last content wins."""

from __future__ import annotations

from datetime import timedelta

from temporalio import workflow
from temporalio.common import RetryPolicy
from temporalio.exceptions import ActivityError, ApplicationError

from steward.contracts import activities, queues
from steward.contracts.knowledge import FailedIngest, IngestInput, IngestProgress, IngestStep, IngestStepDone
from steward.workflows.options import HEARTBEAT

_PATIENT = RetryPolicy(initial_interval=timedelta(milliseconds=500), maximum_interval=timedelta(seconds=30))
"""Activities say by themselves what is not worth repeating; a part that is away is waited for."""
_STEP = timedelta(minutes=5)


@workflow.defn
class IngestWorkflow:
    """Workflow id: `ingest-<tenant>-<document_id>`. Ends when the version that is wanted is live, or cannot be."""

    @workflow.init
    def __init__(self, given: IngestInput) -> None:
        self._progress = IngestProgress()
        self._changed = False

    @workflow.run
    async def run(self, given: IngestInput) -> IngestProgress:
        """How it ended."""
        while True:
            self._changed = False
            begun = await workflow.execute_activity(
                activities.begin_ingest,
                given,
                task_queue=queues.TOOLS,
                start_to_close_timeout=_STEP,
                heartbeat_timeout=HEARTBEAT,
                retry_policy=_PATIENT,
            )
            if begun.version is not None:
                step = IngestStep(tenant_id=given.tenant_id, document_id=given.document_id, version=begun.version)
                self._progress = IngestProgress(version=begun.version)
                await self._ingest(step, url=begun.url)
            elif not self._changed:
                return self._progress

    @workflow.signal
    def changed(self) -> None:
        """Another version is wanted, or the document is gone."""
        self._changed = True

    @workflow.query
    def progress(self) -> IngestProgress:
        """How far it is."""
        return self._progress

    async def _ingest(self, step: IngestStep, *, url: bool) -> None:
        try:
            if url and not (await self._do(activities.fetch_document, "fetching", step)).go_on:
                self._progress.stage = "done"
                return
            for stage, work in (("reading", activities.parse_document), ("cutting", activities.cut_document)):
                if not (await self._do(work, stage, step)).go_on:
                    return
            while True:
                embedded = await self._do(activities.embed_document, "embedding", step)
                self._progress.done, self._progress.total = embedded.done, embedded.total
                if not embedded.go_on:
                    return
                if embedded.done >= embedded.total:
                    break
            await self._do(activities.publish_document, "publishing", step)
            self._progress.stage = "done"
        except ActivityError as error:
            if not isinstance(error.cause, ApplicationError):
                raise
            await self._fail(step, error.cause.message)

    async def _do(self, work: activities.IngestWork, stage: str, step: IngestStep) -> IngestStepDone:
        self._progress.stage = stage
        return await workflow.execute_activity(
            work,
            step,
            task_queue=queues.TOOLS,
            start_to_close_timeout=_STEP,
            heartbeat_timeout=HEARTBEAT,
            retry_policy=_PATIENT,
            summary=stage,
        )

    async def _fail(self, step: IngestStep, why: str) -> None:
        self._progress.stage, self._progress.error = "failed", why
        await workflow.execute_activity(
            activities.fail_document,
            FailedIngest(**step.model_dump(), error=why),
            task_queue=queues.TOOLS,
            start_to_close_timeout=_STEP,
            heartbeat_timeout=HEARTBEAT,
            retry_policy=_PATIENT,
        )
