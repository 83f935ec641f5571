"""The real models for tests and the index of the shipped tools, built once a machine: building takes seconds and never
differs."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from steward.contracts.base import sha256_of
from steward.planners.embedded.judge.model import Judge
from steward.planners.token_counts import TokenCounter
from steward.search.embedder import FastembedEmbedder
from steward.search.tool_index import ToolIndex
from steward.tools.registry import Registry
from steward.weights.names import FINDER
from tests.support.folders import MODELS


@functools.cache
def real_embedder() -> FastembedEmbedder:
    """The embedder of tools, kept in the system's temporary folder and checked by hash each time it is opened."""
    return FastembedEmbedder(MODELS, FINDER)


@functools.cache
def general_embedder() -> FastembedEmbedder:
    """The embedder of texts in general, kept there too."""
    return FastembedEmbedder(MODELS)


@functools.cache
def real_judge() -> Judge:
    """The judge, kept there too."""
    return Judge(MODELS)


def token_counter(gguf: Path) -> TokenCounter:
    """What counts tokens by the words of this file, or of the encoder kept there."""
    return TokenCounter(MODELS, gguf)


def copy_index(folder: Path) -> None:
    """Put an index of the shipped tools there, as a worker's first sync makes it in four seconds of processor time. The
    sync that follows embeds what differs. Not for tests of what happens in a data folder that is new."""
    shutil.copytree(_built_index(), folder)


@functools.cache
def _built_index() -> Path:
    """The index to be copied, of these tools and these weights."""
    specs = Registry().specs()
    MODELS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=MODELS.parent) as making:
        index = ToolIndex(real_embedder(), path=Path(making) / "index")
        described = sha256_of([index.collection, *(spec.model_dump(mode="json") for spec in specs)])
        built = MODELS.with_name(f"steward-test-index-{described[:16]}")
        if not built.is_dir():
            # Whoever wants it may have a loop that runs.
            with ThreadPoolExecutor(1) as pool, contextlib.closing(index):
                pool.submit(asyncio.run, index.sync(specs)).result(120)
            with contextlib.suppress(OSError):  # Another process was first.
                (Path(making) / "index").rename(built)
    return built
