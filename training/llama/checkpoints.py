"""Checkpoints of an adapter: float16 matrices in several files, so that none is large.

NAME_0.safetensors, NAME_1.safetensors ... hold `LAYER.MATRIX.a` (rank, inputs) and `LAYER.MATRIX.b` (outputs, rank).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import load_file, save_file

from training.llama.base import MATRICES

Matrices = dict[str, NDArray[np.float16]]
_PARTS: Final = 3


def save_checkpoint(matrices: Matrices, prefix: Path) -> None:
    """Write the files that begin with `prefix`."""
    layers = layers_of(matrices)
    for part in range(_PARTS):
        numbers = range(part * layers // _PARTS, (part + 1) * layers // _PARTS)
        names = [f"{number}.{name}.{side}" for number in numbers for name in MATRICES for side in "ab"]
        save_file({name: matrices[name] for name in names}, f"{prefix}_{part}.safetensors")


def load_checkpoint(prefix: Path) -> Matrices:
    """The matrices of all files that begin with `prefix`. Raises FileNotFoundError."""
    files = sorted(prefix.parent.glob(f"{prefix.name}_[0-9].safetensors"))
    if not files:
        raise FileNotFoundError(f"{prefix}_0.safetensors")
    return {name: matrix for file in files for name, matrix in load_file(file).items()}


def layers_of(matrices: Matrices) -> int:
    """How many layers they are of."""
    return 1 + max(int(name.split(".")[0]) for name in matrices)
