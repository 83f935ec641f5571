"""Adapters that change nothing: the judge's file with the encoder's own values, and zeros wherever it would add."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import save_file

from steward.weights import minilm

_DENSE = (
    *("attention.self.query", "attention.self.key", "attention.self.value", "attention.output.dense"),
    *("intermediate.dense", "output.dense"),
)
_NORMS = ("attention.output", "output")
_MARKS, _RANK, _HIDDEN, _POINTER, _LAYERS = 5, 2, 384, 128, 6


def write_adapters(path: Path, *, nearness: float = 12.0) -> Path:
    """A judge.safetensors at `path`; another `nearness` makes another file."""
    base = minilm.read_weights()
    path.parent.mkdir(parents=True, exist_ok=True)
    learned: dict[str, NDArray[np.float16]] = {
        "kinds": base["embeddings.token_type_embeddings.weight"].astype(np.float16),
        "marks": base["embeddings.word_embeddings.weight"][:_MARKS].astype(np.float16),
        "words_down": np.zeros((len(base["embeddings.word_embeddings.weight"]), _RANK), dtype=np.float16),
        "words_up": np.zeros((_RANK, _HIDDEN), dtype=np.float16),
        "nearness": np.array([nearness], dtype=np.float16),
        "temperature": np.ones(1, dtype=np.float16),
        **_zeros("begins", 1),
        **_zeros("asks", 2 * _POINTER + 1),
        **_zeros("tells", 2 * _POINTER),
    }
    norms = [f"encoder.layer.{layer}.{part}.LayerNorm" for layer in range(_LAYERS) for part in _NORMS]
    for name in ("embeddings.LayerNorm", *norms):
        for part in ("weight", "bias"):
            learned[f"norms.{name}.{part}".replace(".", "/").replace("norms/", "norms.", 1)] = base[
                f"{name}.{part}"
            ].astype(np.float16)
    for name in [f"encoder.layer.{layer}.{part}" for layer in range(_LAYERS) for part in _DENSE]:
        rows, columns = base[f"{name}.weight"].shape
        key = f"dense.{name.replace('.', '/')}"
        learned[f"{key}.down"] = np.zeros((_RANK, columns), dtype=np.float16)
        learned[f"{key}.up"] = np.zeros((rows, _RANK), dtype=np.float16)
    for head in ("fit", "none", "picks"):
        learned |= _zeros(f"{head}.0", _HIDDEN // 2) | _zeros(f"{head}.2", 1, _HIDDEN // 2)
    save_file(learned, path, metadata={"intents": "[]"})
    return path


def _zeros(name: str, rows: int, columns: int = _HIDDEN) -> dict[str, NDArray[np.float16]]:
    return {
        f"{name}.weight": np.zeros((rows, columns), dtype=np.float16),
        f"{name}.bias": np.zeros(rows, dtype=np.float16),
    }
