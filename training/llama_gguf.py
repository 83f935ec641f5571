"""Writes a filler as GGUF: `python -m training.llama_gguf WEIGHTS.safetensors` makes an F16 and a Q8_0 file beside it.

Needs no training framework: weights come as arrays by GGUF's names. Rotary pairs are neighbours; nothing is permuted.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from models.filler import END, FORMAT, FORMAT_KEY, MARKS
from training.llama_tokens import Vocabulary, load_vocabulary

EPSILON = 1e-5
ROPE_BASE = 10_000.0
CONTEXT = 1024
"""Tokens that llama.cpp is told the model was made for."""
VOCABULARY = "vocabulary.json"
"""The vocabulary's file, beside the weights."""
Weights = Mapping[str, NDArray[Any]]


@dataclass(frozen=True, slots=True)
class Shape:
    """A model's sizes. Widths are multiples of 32, which is what Q8_0 packs together."""

    words: int = 4096
    width: int = 256
    layers: int = 8
    heads: int = 8
    inner: int = 640

    def sizes(self) -> dict[str, tuple[int, ...]]:
        """The shape of every tensor by its name in the file."""
        wide, square = (self.inner, self.width), (self.width, self.width)
        found: dict[str, tuple[int, ...]] = {"token_embd.weight": (self.words, self.width)}
        for layer in range(self.layers):
            parts = {f"attn_{part}": square for part in ("q", "k", "v", "output")}
            parts |= {"ffn_gate": wide, "ffn_up": wide, "ffn_down": (self.width, self.inner)}
            norms = {"attn_norm": (self.width,), "ffn_norm": (self.width,)}
            found |= {f"blk.{layer}.{part}.weight": size for part, size in {**parts, **norms}.items()}
        return found | {"output_norm.weight": (self.width,), "output.weight": (self.words, self.width)}


def write_gguf(path: Path, shape: Shape, weights: Weights, vocabulary: Vocabulary, *, quantised: bool = False) -> Path:
    """An F16 file, or Q8_0 where `quantised`; norms stay F32. Raises ValueError when weights and shape differ."""
    import gguf

    given = {name: value.shape for name, value in weights.items()}
    if given != shape.sizes() or vocabulary.size != shape.words:
        raise ValueError("the weights are not those of the shape and the vocabulary")
    writer = gguf.GGUFWriter(path, "llama")
    kind = gguf.LlamaFileType.MOSTLY_Q8_0 if quantised else gguf.LlamaFileType.MOSTLY_F16
    writer.add_file_type(kind)
    _describe(writer, shape)
    _tell_words(writer, gguf.TokenType, vocabulary)
    for name, value in weights.items():
        if value.ndim == 1:
            writer.add_tensor(name, value.astype(np.float32))
        elif quantised:
            packed = gguf.quants.quantize(value.astype(np.float32), gguf.GGMLQuantizationType.Q8_0)
            writer.add_tensor(name, packed, raw_dtype=gguf.GGMLQuantizationType.Q8_0)
        else:
            writer.add_tensor(name, value.astype(np.float16))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def _describe(writer: Any, shape: Shape) -> None:
    writer.add_name("steward filler")
    writer.add_string(FORMAT_KEY, FORMAT)
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(shape.width)
    writer.add_block_count(shape.layers)
    writer.add_feed_forward_length(shape.inner)
    writer.add_head_count(shape.heads)
    writer.add_head_count_kv(shape.heads)
    writer.add_rope_dimension_count(shape.width // shape.heads)
    writer.add_rope_freq_base(ROPE_BASE)
    writer.add_layer_norm_rms_eps(EPSILON)
    writer.add_vocab_size(shape.words)


def _tell_words(writer: Any, kinds: Any, vocabulary: Vocabulary) -> None:
    tokens = vocabulary.tokens()
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("gpt-2")
    writer.add_token_list(tokens)
    writer.add_token_types([kinds.CONTROL if token in MARKS else kinds.NORMAL for token in tokens])
    writer.add_token_merges(vocabulary.merges())
    writer.add_bos_token_id(vocabulary.mark(END))
    writer.add_eos_token_id(vocabulary.mark(END))
    writer.add_add_bos_token(False)


def save_weights(path: Path, shape: Shape, weights: Weights, card: Mapping[str, Any]) -> None:
    """Weights as half precision with their sizes, and what a reader should know of the training."""
    from safetensors.numpy import save_file

    half = {name: np.ascontiguousarray(value, dtype=np.float16) for name, value in weights.items()}
    save_file(half, path, metadata={"shape": json.dumps(asdict(shape)), "training": json.dumps(card)})


def export(path: Path) -> list[Path]:
    """Both files beside the weights at `path`, with the vocabulary that lies there."""
    from safetensors import safe_open

    with safe_open(path, "np") as file:
        shape = Shape(**json.loads(file.metadata()["shape"]))
        weights = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118 - the file is no mapping
    vocabulary = load_vocabulary(path.with_name(VOCABULARY))
    return [
        write_gguf(path.with_name(f"{path.stem}-{kind}.gguf"), shape, weights, vocabulary, quantised=kind == "q8_0")
        for kind in ("f16", "q8_0")
    ]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    for written in export(parser.parse_args().weights):
        print(f"{written} {written.stat().st_size / 1e6:.1f} MB")
