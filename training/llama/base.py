"""The GGUF file that is trained on, as numbers: its tensors and sizes, and which matrices an adapter stands beside.

Weights are dequantised to float32. A GGUF of the llama architecture holds the rows of queries and keys in the order
of an interleaved RoPE; `net` turns pairs in that order, so that trained matrices are exported as they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from gguf import GGUFReader, dequantize
from numpy.typing import NDArray

MATRICES: Final = {
    "q": "attn_q",
    "k": "attn_k",
    "v": "attn_v",
    "o": "attn_output",
    "g": "ffn_gate",
    "u": "ffn_up",
    "d": "ffn_down",
}
"""The matrices of a layer: their names in a checkpoint and in the GGUF."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The shape of the model."""

    layers: int
    width: int
    heads: int
    kv_heads: int
    eps: float
    theta: float


def read_base(path: Path) -> tuple[dict[str, NDArray[np.float32]], Sizes]:
    """The tensors by name, and the sizes."""
    reader = GGUFReader(path)
    tensors = {
        tensor.name: np.array(dequantize(tensor.data, tensor.tensor_type), dtype=np.float32)
        for tensor in reader.tensors
    }

    def field(name: str) -> Any:
        found = reader.fields[f"llama.{name}"]
        return found.parts[found.data[0]][0]

    return tensors, Sizes(
        layers=int(field("block_count")),
        width=int(field("embedding_length")),
        heads=int(field("attention.head_count")),
        kv_heads=int(field("attention.head_count_kv")),
        eps=float(field("attention.layer_norm_rms_epsilon")),
        theta=float(field("rope.freq_base")),
    )
