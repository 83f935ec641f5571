"""The vectors of what tools are found by, in files of the models folder: so a worker's next start embeds none of them.

A file is named by the content it was made of: the model with its version, and the texts in order. Another catalogue is
another file; the latest few stay. A file that is damaged is none.
"""

from __future__ import annotations

import hashlib
import logging
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import numpy as np

from steward.contracts.base import sha256_of
from steward.search.embedder import Embedder, Vectors

log = logging.getLogger(__name__)
_STEM: Final = "tool-vectors"
_DIGEST_BYTES: Final = 32
"""The SHA-256 of the vectors, in front of them."""
_MOST_FILES: Final = 4
"""The catalogues whose vectors are kept: MCP servers come and go."""


def load(models: Path, embedder: Embedder, texts: Sequence[str]) -> Vectors | None:
    """The vectors of these texts, one row each; None when they are not kept, or damaged. Raises Unavailable."""
    try:
        kept = _path(models, embedder, texts).read_bytes()
    except OSError:
        return None
    digest, rows = kept[:_DIGEST_BYTES], kept[_DIGEST_BYTES:]
    if hashlib.sha256(rows).digest() != digest or len(rows) != 4 * len(texts) * embedder.dimension:
        return None
    return np.frombuffer(rows, dtype="<f4").astype(np.float32).reshape(len(texts), embedder.dimension)


def keep(models: Path, embedder: Embedder, texts: Sequence[str], vectors: Vectors) -> None:
    """Write them; where that cannot be done the next start embeds them again. Raises Unavailable."""
    rows, path = vectors.astype("<f4").tobytes(), _path(models, embedder, texts)
    draft = models / f".{path.name}.{os.getpid()}"
    try:
        models.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(hashlib.sha256(rows).digest() + rows)
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        log.warning("the vectors of the tools are not kept: %s", error)
        return
    for older in sorted(models.glob(f"{_STEM}-*"), key=_written)[:-_MOST_FILES]:
        older.unlink(missing_ok=True)


def _path(models: Path, embedder: Embedder, texts: Sequence[str]) -> Path:
    return models / f"{_STEM}-{sha256_of([embedder.model, embedder.version, list(texts)])[:24]}"


def _written(path: Path) -> float:
    with suppress(OSError):
        return path.stat().st_mtime
    return 0.0
