"""The activities of IngestWorkflow: bytes become text, passages and vectors, and then what answers are made from.

Each does one step of one version, from what PostgreSQL has of it to what PostgreSQL has of it next, so that it may be
repeated after a crash at any line. A step finds out by itself when its version is not wanted any more.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from temporalio import activity
from temporalio.exceptions import ApplicationError

from steward.activities.failures import translated
from steward.activities.heartbeat import heartbeating
from steward.activities.knowledge import Knowledge
from steward.contracts.errors import StewardError, ToolFailed, ToolUnavailable, Unavailable
from steward.contracts.knowledge import Begun, FailedIngest, IngestInput, IngestStep, IngestStepDone
from steward.language.injection.detector import detect
from steward.sql.knowledge import Document, KnowledgeStore, Passage
from steward.tools.documents.passages import passages_in
from steward.tools.documents.reader import read_document
from steward.tools.internet.pages import PageReader

_log = logging.getLogger(__name__)
_AT_ONCE: Final = 64
"""Passages that get their vectors in one activity: some seconds on two cores."""
_FETCHES: Final = 5
_STRANGE: Final = 3
"""Attempts of a step that fails over something nobody foresaw."""
_NOT_WANTED: Final = IngestStepDone(go_on=False)


class IngestionActivities:
    """Over the store and what it takes to read documents."""

    def __init__(self, store: KnowledgeStore, knowledge: Knowledge, pages: PageReader) -> None:
        self._store = store
        self._knowledge = knowledge
        self._pages = pages

    @activity.defn
    async def begin_ingest(self, request: IngestInput) -> Begun:
        """The version that is wanted, which is worked on from now on."""
        async with _step():
            document = await self._store.begin(request.tenant_id, request.document_id, "beginning")
        return Begun() if document is None else Begun(version=document.version, url=document.url)

    @activity.defn
    async def fetch_document(self, request: IngestStep) -> IngestStepDone:
        """What an address holds now. Nothing is left to do when that is live already."""
        async with _step():
            document = await self._wanted(request, "fetching")
            if document is None:
                return _NOT_WANTED
            kept = await self._store.content(request.document_id, request.version)
            if kept is not None:
                return IngestStepDone()
            try:
                page = await self._pages.read(document.source)
            except ToolUnavailable as error:
                if activity.info().attempt >= _FETCHES:
                    raise ToolFailed(error.detail) from error
                raise
            sha256 = (await asyncio.to_thread(hashlib.sha256, page.data)).hexdigest()
            new = await self._store.fetched(
                request.document_id, request.version, sha256, page.media_type.partition(";")[0].strip()[:200], page.data
            )
            return IngestStepDone(go_on=new)

    @activity.defn
    async def parse_document(self, request: IngestStep) -> IngestStepDone:
        """Read the bytes in a process of their own, and keep the text."""
        async with _step():
            document = await self._wanted(request, "reading")
            kept = await self._store.content(request.document_id, request.version)
            if document is None or kept is None:
                return _NOT_WANTED
            if kept.text is None:
                parsed = await read_document(document.source, document.media_type, kept.data or b"")
                title = parsed.title or _last_part(document.source)
                notes = "; ".join([*parsed.notes, *await asyncio.to_thread(_attempts_in, parsed.text)])
                reported = (title, parsed.text, parsed.headings, notes)
                await self._store.put_text(request.document_id, request.version, *reported)
            return IngestStepDone()

    @activity.defn
    async def cut_document(self, request: IngestStep) -> IngestStepDone:
        """Cut the text into passages with their headings."""
        async with _step():
            document = await self._wanted(request, "cutting")
            kept = await self._store.content(request.document_id, request.version)
            if document is None or kept is None or kept.text is None:
                return _NOT_WANTED
            text = kept.text
            pieces = await asyncio.to_thread(passages_in, text, kept.headings)
            passages = [
                Passage(number, piece.heading, piece.begins, piece.ends, text[piece.begins : piece.ends])
                for number, piece in enumerate(pieces, start=1)
            ]
            await self._store.put_passages(request.document_id, request.version, passages)
            return IngestStepDone(total=len(passages))

    @activity.defn
    async def embed_document(self, request: IngestStep) -> IngestStepDone:
        """Vectors of the next passages that have none; `done` of `total` have one then."""
        async with _step():
            if await self._wanted(request, "embedding") is None:
                return _NOT_WANTED
            done, total = await self._knowledge.embed_passages(request.document_id, request.version, _AT_ONCE)
            reported = await self._store.stage(request.document_id, request.version, f"embedding {done}/{total}")
            return IngestStepDone(go_on=reported, done=done, total=total)

    @activity.defn
    async def publish_document(self, request: IngestStep) -> IngestStepDone:
        """Have answers made from this version, and index it where this worker can; the owner of the index does else."""
        async with _step():
            published = await self._store.publish(request.document_id, request.version)
            self._knowledge.written.set()
            try:
                await self._knowledge.catch_up()
            except Unavailable as error:
                _log.info("a document is found by words until it is indexed: %s", error.detail)
            return IngestStepDone(go_on=published)

    @activity.defn
    async def fail_document(self, request: FailedIngest) -> None:
        """Say why a version cannot be read; what was live stays so."""
        async with _step():
            await self._store.fail(request.document_id, request.version, request.error)

    async def _wanted(self, request: IngestStep, stage: str) -> Document | None:
        """The document, if this version is still wanted of it; then what is being done is told."""
        if not await self._store.stage(request.document_id, request.version, stage):
            return None
        return await self._store.get(request.tenant_id, request.document_id)


@asynccontextmanager
async def _step() -> AsyncIterator[None]:
    """Beats, and says with its errors whether they are worth repeating. What nobody foresaw is, a few times."""
    async with heartbeating():
        try:
            with translated():
                yield
        except (ApplicationError, StewardError):
            raise
        except Exception as error:
            if activity.info().attempt < _STRANGE:
                raise
            _log.exception("a step of an ingestion fails again and again")
            raise ApplicationError(
                f"an internal error ({type(error).__name__})", type="internal", non_retryable=True
            ) from error


def _attempts_in(text: str) -> list[str]:
    """What to note of a text that tries to give the assistant instructions. It is kept all the same, as data."""
    return [f"a passage looks like an instruction to the assistant ({hit.reason})" for hit in detect(text, "document")]


def _last_part(source: str) -> str:
    """What a document is called that says no title: the last part of its path or address."""
    return source.rstrip("/").rpartition("/")[2] or source
