"""Documents taken into a knowledge base for tests: the activities of IngestWorkflow one after the other."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from temporalio.testing import ActivityEnvironment

from steward.activities.ingestion import IngestionActivities
from steward.activities.knowledge import Knowledge
from steward.contracts.knowledge import IngestInput, IngestStep
from steward.search.knowledge_index import KnowledgeIndex
from steward.sql.knowledge import Document, KnowledgeStore, WantedDocument


@dataclass
class Base:
    """A knowledge base with its parts."""

    store: KnowledgeStore
    index: KnowledgeIndex
    knowledge: Knowledge
    activities: IngestionActivities

    async def want(self, source: str, text: str, tenant: str = "acme", agent: str = "default") -> Document:
        """A document whose content is to be this."""
        data = text.encode()
        sha256 = hashlib.sha256(data).hexdigest()
        document, _ = await self.store.want(tenant, WantedDocument(agent, source, "", "", "ann", sha256, data))
        return document

    async def add(self, source: str, text: str, tenant: str = "acme", agent: str = "default") -> Document:
        """The same, made searchable."""
        document = await self.want(source, text, tenant, agent)
        step = await self.steps(document)
        if step is not None:
            await ActivityEnvironment().run(self.activities.publish_document, step)
        after = await self.store.get(tenant, document.document_id)
        assert after is not None
        return after

    async def steps(self, document: Document) -> IngestStep | None:
        """Every step but the last; None when there is nothing to do."""
        run = ActivityEnvironment().run
        given = IngestInput(tenant_id=document.tenant_id, document_id=document.document_id)
        version = (await run(self.activities.begin_ingest, given)).version
        if version is None:
            return None
        step = IngestStep(tenant_id=document.tenant_id, document_id=document.document_id, version=version)
        await run(self.activities.parse_document, step)
        await run(self.activities.cut_document, step)
        while (done := await run(self.activities.embed_document, step)).done < done.total:
            pass
        return step
