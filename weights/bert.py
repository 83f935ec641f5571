"""Writes a BERT encoder as an ONNX graph. Called by `weights.minilm` at build time; knows no files and no tokenizer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from onnx import ModelProto, NodeProto, TensorProto, helper, numpy_helper

_OPSET = 20
_IR_VERSION = 10
_MASKED = np.float32(-1e9)


@dataclass(frozen=True, slots=True)
class BertShape:
    """The sizes the tensors alone do not tell."""

    layers: int
    hidden: int
    heads: int
    epsilon: float


def bert_graph(tensors: Mapping[str, NDArray[np.float32]], shape: BertShape) -> ModelProto:
    """The encoder: input_ids, attention_mask, token_type_ids (int64, batch x length) -> last_hidden_state (float32)."""
    return _Writer(tensors, shape).model()


class _Writer:
    def __init__(self, tensors: Mapping[str, NDArray[np.float32]], shape: BertShape) -> None:
        self._tensors = tensors
        self._shape = shape
        self._nodes: list[NodeProto] = []
        self._constants: list[TensorProto] = []

    def model(self) -> ModelProto:
        hidden = self._embeddings()
        bias = self._mask_bias()
        for layer in range(self._shape.layers):
            hidden = self._layer(f"encoder.layer.{layer}", hidden, bias)
        self._nodes.append(helper.make_node("Identity", [hidden], ["last_hidden_state"]))
        ids = [
            helper.make_tensor_value_info(name, TensorProto.INT64, ["batch", "length"])
            for name in ("input_ids", "attention_mask", "token_type_ids")
        ]
        output = helper.make_tensor_value_info(
            "last_hidden_state", TensorProto.FLOAT, ["batch", "length", self._shape.hidden]
        )
        graph = helper.make_graph(self._nodes, "bert", ids, [output], initializer=self._constants)
        return helper.make_model(
            graph, opset_imports=[helper.make_opsetid("", _OPSET)], ir_version=_IR_VERSION, producer_name="steward"
        )

    def _node(self, kind: str, *inputs: str, **attributes: Any) -> str:
        name = f"{kind.lower()}_{len(self._nodes)}"
        self._nodes.append(helper.make_node(kind, list(inputs), [name], **attributes))
        return name

    def _constant(self, name: str, value: NDArray[Any]) -> str:
        self._constants.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def _weight(self, name: str) -> str:
        return self._constant(name, self._tensors[name])

    def _ints(self, name: str, values: list[int]) -> str:
        return self._constant(name, np.array(values, dtype=np.int64))

    def _norm(self, prefix: str, value: str) -> str:
        weight, bias = self._weight(f"{prefix}.weight"), self._weight(f"{prefix}.bias")
        return self._node("LayerNormalization", value, weight, bias, axis=-1, epsilon=self._shape.epsilon)

    def _dense(self, prefix: str, value: str) -> str:
        weight = self._constant(f"{prefix}.weight", self._tensors[f"{prefix}.weight"].T)
        return self._node("Add", self._node("MatMul", value, weight), self._weight(f"{prefix}.bias"))

    def _embeddings(self) -> str:
        words = self._node("Gather", self._weight("embeddings.word_embeddings.weight"), "input_ids")
        types = self._node("Gather", self._weight("embeddings.token_type_embeddings.weight"), "token_type_ids")
        length = self._node("Shape", "input_ids", start=1, end=2)
        table = self._weight("embeddings.position_embeddings.weight")
        positions = self._node("Slice", table, self._ints("zero", [0]), length, self._ints("axis", [0]))
        return self._norm("embeddings.LayerNorm", self._node("Add", self._node("Add", words, types), positions))

    def _mask_bias(self) -> str:
        mask = self._node("Cast", "attention_mask", to=TensorProto.FLOAT)
        absent = self._node("Sub", self._constant("one", np.array([1.0], dtype=np.float32)), mask)
        bias = self._node("Mul", absent, self._constant("masked", np.array([_MASKED], dtype=np.float32)))
        return self._node("Unsqueeze", bias, self._ints("mask_axes", [1, 2]))

    def _layer(self, prefix: str, hidden: str, bias: str) -> str:
        attended = self._dense(f"{prefix}.attention.output.dense", self._attention(prefix, hidden, bias))
        hidden = self._norm(f"{prefix}.attention.output.LayerNorm", self._node("Add", attended, hidden))
        inner = self._node("Gelu", self._dense(f"{prefix}.intermediate.dense", hidden))
        outer = self._dense(f"{prefix}.output.dense", inner)
        return self._norm(f"{prefix}.output.LayerNorm", self._node("Add", outer, hidden))

    def _attention(self, prefix: str, hidden: str, bias: str) -> str:
        size = self._shape.hidden // self._shape.heads
        split = self._ints(f"{prefix}.split", [0, 0, self._shape.heads, size])

        def heads(part: str, order: list[int], scale: float = 1.0) -> str:
            name = f"{prefix}.attention.self.{part}"
            weight = self._constant(f"{name}.weight", self._tensors[f"{name}.weight"].T * np.float32(scale))
            offset = self._constant(f"{name}.bias", self._tensors[f"{name}.bias"] * np.float32(scale))
            value = self._node("Add", self._node("MatMul", hidden, weight), offset)
            return self._node("Transpose", self._node("Reshape", value, split), perm=order)

        query = heads("query", [0, 2, 1, 3], scale=size**-0.5)
        scores = self._node("Add", self._node("MatMul", query, heads("key", [0, 2, 3, 1])), bias)
        mixed = self._node("MatMul", self._node("Softmax", scores, axis=-1), heads("value", [0, 2, 1, 3]))
        merged = self._node("Transpose", mixed, perm=[0, 2, 1, 3])
        return self._node("Reshape", merged, self._ints(f"{prefix}.merge", [0, 0, self._shape.hidden]))
