"""What finding a tool costs among 100, 1,000 and 10,000: in the local Qdrant, by shared words, and in PostgreSQL.

Up to a thousand tools the vectors are the real ones of generated descriptions; beyond, random ones of length one, since
embedding would take minutes and a search that compares every vector costs the same whatever they are.
"""

from __future__ import annotations

import gc
import hashlib
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

import numpy as np
import psutil

from bench.measure import Timed, latencies
from bench.planning.catalogue import Toolset
from bench.planning.distractors import distractors
from bench.scale.filled_mirror import migrated_database, running_postgres
from bench.scale.tables import Curve, Part, Table
from steward.config.settings import load_settings
from steward.contracts.tool import ToolSpec
from steward.search.embedder import Embedder, FastembedEmbedder, Vectors
from steward.search.retrieval import ToolRetriever
from steward.search.tool_index import ToolFilter, ToolIndex
from steward.sql.database import Database
from steward.sql.tools import ToolStore
from steward.weights.names import for_tools

SIZES: Final = (100, 1_000, 10_000)
_REAL: Final = 1_000
_MADE: Final = 1_000
"""Different descriptions; more tools are these again with other names and sites."""
_OFFERED: Final = 8
_TIMES: Final = 100
_WHERE: Final = ToolFilter(tenant="default")


class RandomVectors:
    """An embedder whose vectors mean nothing: of each text always the same one."""

    model, version = "random", "1"

    def __init__(self, dimension: int) -> None:
        self.dimension = dimension

    def embed(self, texts: Sequence[str]) -> Vectors:
        """One row of length one a text."""
        seeds = [int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") for text in texts]
        rows = [np.random.default_rng(seed).standard_normal(self.dimension) for seed in seeds]
        vectors: Vectors = np.asarray([row / np.linalg.norm(row) for row in rows], dtype=np.float32)
        return vectors.reshape(len(texts), self.dimension)


def tools_of(count: int) -> list[ToolSpec]:
    """So many different tools."""
    made = distractors(min(count, _MADE))
    more = [
        spec.model_copy(
            update={
                "name": f"{spec.name}_{site}",
                "description": f"{spec.description} For site {site}.",
                "examples": [f"{example} at site {site}" for example in spec.examples],
            }
        )
        for site in range(2, -(-count // _MADE) + 1)
        for spec in made
    ]
    return [*made, *more][:count]


async def _timed(ask: Callable[[str], Awaitable[object]], requests: Sequence[str]) -> tuple[float, float]:
    """p50 and p95 in milliseconds; the first asking, which builds, is not counted."""
    following = iter(requests)

    async def request() -> Timed:
        text = next(following)

        async def timed() -> None:
            await ask(text)

        return timed

    await latencies(request, 1)
    times = await latencies(request, len(requests) - 1)
    return statistics.median(times), statistics.quantiles(times, n=20)[-1]


async def _measured(
    tools: Sequence[ToolSpec], embedder: Embedder, database: Database
) -> tuple[list[str], dict[str, float]]:
    """A row of the table, and the p95 of each way by its name."""
    asked = random.Random(3).choices(tools, k=_TIMES + 1)
    requests = [spec.examples[0] for spec in asked]
    vectors = {text: embedder.embed([text])[0] for text in requests}
    gc.collect()
    before = psutil.Process().memory_info().rss
    with tempfile.TemporaryDirectory(prefix="steward-index-") as folder:
        index = ToolIndex(embedder, path=Path(folder) / "qdrant")
        try:
            began = time.perf_counter()
            await index.sync(tools)
            index_s = time.perf_counter() - began
            retriever = ToolRetriever(index, Toolset("all", list(tools)))
            near = await _timed(lambda text: index.search(vectors[text], 2 * _OFFERED, _WHERE), requests)
            found = await _timed(lambda text: retriever.find(text, vectors[text], _OFFERED, _WHERE), requests)
            megabytes = (psutil.Process().memory_info().rss - before) / 1e6
            points = await index.count()
        finally:
            index.close()
    store = ToolStore(database)
    began = time.perf_counter()
    await store.mirror(tools)
    mirror_s = time.perf_counter() - began
    await database.execute("VACUUM ANALYZE agent_tools")
    words = await _timed(lambda text: store.search(text), requests)
    times = [f"{value:.1f}" for pair in (near, found, words) for value in pair]
    row = [f"{len(tools):,}", f"{points:,}", embedder.model, f"{index_s:.1f}", f"{megabytes:.0f}", f"{mirror_s:.1f}"]
    p95 = {"nearest vectors": near[1], "vectors and words": found[1], "words in PostgreSQL": words[1]}
    return row + times, p95


async def measure(quick: bool) -> Part:
    """Indexing and searching at every size; with `quick` at the smallest alone."""
    settings = load_settings()
    name = for_tools(settings.embed_model)
    real = FastembedEmbedder(settings.home / "models", name, threads=settings.embed_threads)
    rows, lines = [], dict[str, list[float]]()
    sizes = SIZES[:1] if quick else SIZES
    with tempfile.TemporaryDirectory(prefix="steward-", ignore_cleanup_errors=True) as folder:
        async with running_postgres(Path(folder)) as server:
            for size in sizes:
                embedder: Embedder = real if size <= _REAL else RandomVectors(real.dimension)
                async with migrated_database(server, f"index_{size}") as dsn, Database(dsn) as database:
                    row, p95 = await _measured(tools_of(size), embedder, database)
                rows.append(row)
                for way, value in p95.items():
                    lines.setdefault(way, []).append(value)
    ways = [f"{way}, {part}" for way in ("nearest", "with words", "PostgreSQL") for part in ("p50 ms", "p95 ms")]
    columns = ["tools", "vectors", "embedder", "to index s", "memory MB", "to mirror s", *ways]
    notes = [
        "Without embedding the request itself. Memory is what the process grew by: the local Qdrant, what it was given "
        "and the index of words."
    ]
    curve = Curve("Tools in the index", "tools", "p95 in ms", [float(size) for size in sizes], lines)
    return Part([Table("Tools in the index", columns, rows, notes)], [curve])
