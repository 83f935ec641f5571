"""The real embedder for tests, built once a machine: building takes seconds and never differs."""

from __future__ import annotations

import functools
from pathlib import Path

from steward.planners.embedded.judge.model import Judge
from steward.planners.token_counts import TokenCounter
from steward.search.embedder import FastembedEmbedder
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
