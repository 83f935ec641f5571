"""The documents of a tenant's knowledge base, for those who administer it and those who read it. Part of the gateway;
a worker does the reading of what is added."""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from temporalio.client import Client
from temporalio.common import Priority

from steward.api.bodies import KbDocumentBody
from steward.api.credentials.identity import Principal, Scope
from steward.api.temporal.errors import translated
from steward.contracts import queues
from steward.contracts.document_limits import MAX_DOCUMENT_BYTES
from steward.contracts.errors import BadRequest, NotFound
from steward.contracts.knowledge import IngestInput
from steward.sql.knowledge import AgentStatus, Document, KnowledgeStore, Passage, WantedDocument
from steward.sql.questions import LoggedQuestion, QuestionStore
from steward.workflows.ingest import IngestWorkflow

_START_S: Final = 2.0


@dataclass(frozen=True, slots=True)
class DocumentText:
    """A document with the text that answers are made from, empty while there is none, and its passages."""

    document: Document
    text: str
    passages: Sequence[Passage]


class KnowledgeBase:
    """Reading requires the scope call, changing and the log of questions the scope admin: what is added is told to
    everybody of the tenant. Another tenant's documents do not exist for a principal."""

    def __init__(self, store: KnowledgeStore, questions: QuestionStore, client: Client) -> None:
        self._store = store
        self._questions = questions
        self._client = client

    async def add(self, principal: Principal, body: KbDocumentBody) -> tuple[Document, bool]:
        """The document of a source with this content, and whether that is new to it; then it is worked on.

        Raises:
            BadRequest: the content is no base64, or has too many bytes.
            Unavailable: PostgreSQL or Temporal is away. What is on record is begun by a worker later.
        """
        principal.require(Scope.ADMIN)
        data = _bytes_of(body)
        wanted = WantedDocument(
            agent=body.agent,
            source=body.url or body.name or "",
            title=body.title or "",
            media_type=body.media_type or "",
            added_by=principal.actor,
            sha256=None if data is None else hashlib.sha256(data).hexdigest(),
            data=data,
        )
        document, new = await self._store.want(principal.tenant_id, wanted)
        if document.state in ("waiting", "working"):
            await self._work_on(document)
        return document, new

    async def list(
        self, principal: Principal, agent: str | None, state: str | None, before: int | None, limit: int
    ) -> Sequence[Document]:
        """Documents, newest first."""
        principal.require(Scope.CALL)
        return await self._store.list(principal.tenant_id, agent, state, before, limit)

    async def status(self, principal: Principal, agent: str | None) -> Sequence[AgentStatus]:
        """By agent, how much there is."""
        principal.require(Scope.CALL)
        return await self._store.status(principal.tenant_id, agent)

    async def read(self, principal: Principal, document_id: int) -> DocumentText:
        """A document with its text. Raises NotFound."""
        principal.require(Scope.CALL)
        document = await self._store.get(principal.tenant_id, document_id)
        if document is None:
            raise _absent(document_id)
        text = await self._store.text(principal.tenant_id, document_id)
        return DocumentText(document, text or "", await self._store.passages_of(principal.tenant_id, document_id))

    async def remove(self, principal: Principal, document_id: int) -> None:
        """Take a document out: nothing is answered from it from now on. Raises NotFound."""
        principal.require(Scope.ADMIN)
        if not await self._store.remove(principal.tenant_id, document_id):
            raise _absent(document_id)

    async def questions(
        self, principal: Principal, agent: str | None, answered: bool | None, before: int | None, limit: int
    ) -> Sequence[LoggedQuestion]:
        """What was asked, newest first."""
        principal.require(Scope.ADMIN)
        return await self._questions.list(principal.tenant_id, agent, answered, before, limit)

    async def _work_on(self, document: Document) -> None:
        """Start the document's workflow; one that runs looks once more."""
        with translated():
            await self._client.start_workflow(
                IngestWorkflow.run,
                IngestInput(tenant_id=document.tenant_id, document_id=document.document_id),
                id=queues.ingest_workflow_id(document.tenant_id, document.document_id),
                task_queue=queues.PROBLEMS,
                start_signal="changed",
                static_summary=document.source[:100],
                priority=Priority(fairness_key=queues.fairness_key(document.tenant_id)),
                rpc_timeout=timedelta(seconds=_START_S),
            )


def _bytes_of(body: KbDocumentBody) -> bytes | None:
    """The bytes a body brings; None for an address."""
    if body.url is not None:
        return None
    if body.text is not None:
        data = body.text.encode()
    else:
        try:
            data = base64.b64decode(body.content or "", validate=True)
        except (binascii.Error, ValueError):
            raise BadRequest("content: must be base64", errors=["content: must be base64"]) from None
    if len(data) > MAX_DOCUMENT_BYTES:
        line = f"content: must be at most {MAX_DOCUMENT_BYTES >> 20} MiB"
        raise BadRequest(line, errors=[line])
    return data


def _absent(document_id: int) -> NotFound:
    return NotFound(f"there is no document {document_id}")
