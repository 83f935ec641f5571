"""Writes a graph with its matrices in eight bits. Called by `weights.minilm` at build time; knows no model.

On x86-64 without VNNI the product of such a matrix is made by `vpmaddubsw`: it adds two products of an activation (0 to
255) and a weight in sixteen signed bits, and cuts off a sum that does not fit. Weights of eight bits come to as much as
2 * 255 * 127 = 64,770; weights of seven bits to 2 * 255 * 64 = 32,640, which fits: every processor makes the same sum.
"""

from __future__ import annotations

import hashlib
import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from onnx import ModelProto

RECIPE: Final = {"op_types_to_quantize": ["MatMul"], "per_channel": True, "reduce_range": True}
"""How the quantizer is asked to write them; `reduce_range` is what keeps weights to seven bits."""


def recipe() -> str:
    """Changes with the way in which graphs are written: part of the name of what was built that way."""
    return hashlib.sha256(json.dumps(RECIPE, sort_keys=True).encode()).hexdigest()[:8]


def write(graph: ModelProto, path: Path) -> None:
    """Write the graph, its tensors beside it."""
    from onnxruntime.quantization import QuantType, quantize_dynamic

    root = logging.getLogger()
    root.addFilter(_not_preprocessing)
    try:
        quantize_dynamic(graph, path, weight_type=QuantType.QInt8, use_external_data_format=True, **RECIPE)
    finally:
        root.removeFilter(_not_preprocessing)


def _not_preprocessing(record: logging.LogRecord) -> bool:
    """Leaves out the quantizer's advice to preprocess, which this graph does not need."""
    return "run pre-processing before quantization" not in record.getMessage()
