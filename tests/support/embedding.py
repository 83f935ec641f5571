"""The real embedder for tests, built once a machine: building takes seconds and never differs."""

from __future__ import annotations

import functools
import tempfile
from pathlib import Path

from models.embedder import FastembedEmbedder


@functools.cache
def real_embedder() -> FastembedEmbedder:
    """The default embedder, kept in the system's temporary folder and checked by hash each time it is opened."""
    return FastembedEmbedder(Path(tempfile.gettempdir()) / "steward-test-models")
