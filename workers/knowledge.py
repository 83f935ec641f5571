"""The knowledge base of a worker: its index, kept up to date with PostgreSQL, its log of questions, and what was left.

Work on a document that no workflow heard of (the gateway died between its row and its workflow) is begun here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from temporalio.client import Client
from temporalio.common import Priority
from temporalio.service import RPCError

from steward.activities.knowledge import Knowledge
from steward.config.settings import Settings
from steward.contracts import queues
from steward.contracts.errors import StewardError
from steward.contracts.knowledge import IngestInput
from steward.search.embedder import Embedder
from steward.search.knowledge_index import KnowledgeIndex
from steward.sql.database import Database
from steward.sql.knowledge import KnowledgeStore
from steward.sql.questions import QuestionStore
from steward.tools.internet.pages import PageReader
from steward.workers.qdrant import place
from steward.workflows.ingest import IngestWorkflow

_log = logging.getLogger(__name__)
_LOOK_EVERY_S: Final = 30.0
"""What other workers wrote is looked for this often; what this one wrote is indexed at once."""
_AGAIN_S: Final = 5.0
_NEGLECTED_S: Final = 60.0
_LAST_WORDS_S: Final = 3.0
_AT_ONCE: Final = 50


@asynccontextmanager
async def open_knowledge(
    settings: Settings, database: Database, embedder: Embedder, client: Client
) -> AsyncIterator[Knowledge]:
    """The knowledge base of every tenant; while it is open its index follows PostgreSQL and questions are kept."""
    # A folder beside that of the tools: each is rebuilt by itself when it is damaged.
    index = KnowledgeIndex(embedder, **place(settings, "-knowledge"))
    store = KnowledgeStore(database)
    knowledge = Knowledge(
        store,
        index,
        embedder,
        QuestionStore(database),
        agent=settings.kb_agent,
        enough=settings.kb_threshold,
        shown=settings.kb_top_k,
    )

    async def follow() -> None:
        for tenant_id, document_id in await store.neglected(_NEGLECTED_S, _AT_ONCE):
            await start_ingest(client, tenant_id, document_id)
        await knowledge.catch_up()
        await knowledge.answer_others()
        with suppress(TimeoutError):
            async with asyncio.timeout(_LOOK_EVERY_S):
                await knowledge.written.wait()

    loops = [
        asyncio.create_task(_for_ever("the knowledge index is behind", follow)),
        asyncio.create_task(_for_ever("questions wait to be logged", knowledge.keep_next_question)),
    ]
    try:
        yield knowledge
    finally:
        for loop in loops:
            loop.cancel()
        await asyncio.wait(loops)
        with suppress(StewardError, TimeoutError):
            async with asyncio.timeout(_LAST_WORDS_S):
                await knowledge.keep_questions_left()
        await index.shared.close()
        await asyncio.to_thread(index.close)


@asynccontextmanager
async def open_pages(settings: Settings) -> AsyncIterator[PageReader]:
    """What fetches documents that are named by address."""
    pages = PageReader(settings.user_agent, private=settings.kb_private_urls)
    try:
        yield pages
    finally:
        await pages.aclose()


async def start_ingest(client: Client, tenant_id: str, document_id: int) -> None:
    """Have a document worked on; a workflow that runs goes on, and looks once more. Raises RPCError."""
    await client.start_workflow(
        IngestWorkflow.run,
        IngestInput(tenant_id=tenant_id, document_id=document_id),
        id=queues.ingest_workflow_id(tenant_id, document_id),
        task_queue=queues.PROBLEMS,
        start_signal="changed",
        priority=Priority(fairness_key=queues.fairness_key(tenant_id)),
    )


async def _for_ever(trouble: str, work: Callable[[], Awaitable[None]]) -> None:
    message = ""
    while True:
        try:
            await work()
            message = ""
            continue
        except (StewardError, RPCError) as error:
            if str(error) != message:
                _log.warning("%s: %s", trouble, error)
            message = str(error)
        except Exception:
            # Whatever it was, the next time may go well, and nobody would see that this task has ended.
            _log.exception("%s", trouble)
        await asyncio.sleep(_AGAIN_S)
