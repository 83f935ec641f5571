"""The memory of a worker: its index, opened and kept up to date with PostgreSQL, and the folders of its files."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from steward.activities.memory import Memories
from steward.config.settings import Settings
from steward.contracts.errors import StewardError
from steward.search.embedder import Embedder, FastembedEmbedder
from steward.search.endpoint_embedder import EndpointEmbedder
from steward.search.memory_index import MemoryIndex
from steward.sql.database import Database
from steward.sql.memory import MemoryStore
from steward.tools.memory_port import MemoryFolders
from steward.weights.names import embedder_named
from steward.workers.qdrant import place

_log = logging.getLogger(__name__)
_LOOK_EVERY_S = 30.0
"""What other workers wrote is looked for this often."""
_TOGETHER_S = 0.5
"""What this one wrote is indexed so soon, together: each write of a local index costs a commit. A search brings the
index up to date itself."""


def memory_folders(settings: Settings) -> MemoryFolders:
    """Where exports lie and imports are read from."""
    return MemoryFolders(exports=settings.home / "exports", imports=settings.home / "imports")


@asynccontextmanager
async def open_memory(settings: Settings, database: Database, embedder: Embedder) -> AsyncIterator[Memories]:
    """The memory of every user; while it is open its index follows PostgreSQL. `embedder` is of texts in general."""
    # A folder beside that of the tools: each is rebuilt by itself when it is damaged.
    index = MemoryIndex(embedder, **place(settings, "-memory"))
    memories = Memories(MemoryStore(database), index)
    following = asyncio.create_task(_follow(memories))
    try:
        yield memories
    finally:
        following.cancel()
        await asyncio.wait([following])
        await index.shared.close()
        await asyncio.to_thread(index.close)


def general_embedder(settings: Settings, tools: FastembedEmbedder) -> Embedder:
    """What texts in general are embedded with: an endpoint, or the embedder of the tools, unless that was trained for
    them."""
    if settings.embed_base_url:
        key = settings.embed_api_key.get_secret_value() if settings.embed_api_key else None
        dimension = settings.embed_dimension
        return EndpointEmbedder(settings.embed_base_url, settings.embed_model, dimension=dimension, api_key=key)
    if embedder_named(settings.embed_model) == tools.model:
        return tools
    return FastembedEmbedder(settings.home / "models", settings.embed_model, threads=settings.embed_threads)


async def _follow(memories: Memories) -> None:
    message = ""
    while True:
        try:
            await memories.catch_up()
            await memories.answer_others()
            message = ""
        except StewardError as error:
            if error.detail != message:
                _log.warning("the memory index is behind: %s", error.detail)
            message = error.detail
        except Exception:
            # Whatever it was, the next time may go well, and nobody would see that this task has ended.
            _log.exception("the memory index could not be brought up to date")
        with suppress(TimeoutError):
            async with asyncio.timeout(_LOOK_EVERY_S):
                await memories.written.wait()
                await asyncio.sleep(_TOGETHER_S)
