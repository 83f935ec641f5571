"""Activities of an IngestWorkflow that keep a document in memory, for tests of the workflow alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from temporalio import activity

from steward.contracts.knowledge import Begun, FailedIngest, IngestInput, IngestStep, IngestStepDone

STEPS = ("fetch_document", "parse_document", "cut_document", "embed_document", "publish_document")


class FakeIngestion:
    """A document of a store: `wanted` versions in their order; `trouble` happens once in the step of its name."""

    def __init__(self) -> None:
        self.wanted = [1]
        self.url = False
        self.did: list[tuple[str, int]] = []
        self.trouble: dict[str, Exception] = {}
        self.before: dict[str, Callable[[], Any]] = {}
        self.failed: list[str] = []
        self.embedded = 0

    @property
    def activities(self) -> list[Callable[..., Any]]:
        """All that an IngestWorkflow calls."""
        return [self.begin_ingest, self.fail_document, *(self.step(name) for name in STEPS)]

    @activity.defn
    async def begin_ingest(self, request: IngestInput) -> Begun:
        """The version that is wanted."""
        return Begun(version=self.wanted[-1], url=self.url) if self.wanted else Begun()

    @activity.defn
    async def fail_document(self, request: FailedIngest) -> None:
        """Nothing is wanted any more."""
        self.failed.append(request.error)
        self.wanted.clear()

    def step(self, name: str) -> Callable[..., Any]:
        """The activity of that name."""

        @activity.defn(name=name)
        async def run(request: IngestStep) -> IngestStepDone:
            if name in self.before:
                await self.before.pop(name)()
            self.did.append((name, request.version))
            if name in self.trouble:
                raise self.trouble.pop(name)
            if request.version not in self.wanted:
                return IngestStepDone(go_on=False)
            if name == "embed_document":
                self.embedded = min(self.embedded + 2, 5)
                return IngestStepDone(done=self.embedded, total=5)
            if name == "publish_document":
                self.wanted.remove(request.version)
            return IngestStepDone()

        return run
