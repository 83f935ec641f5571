"""Writes tiny Llamas as GGUF, and quantises them with llama.cpp.

One has seeded random weights and says nothing sensible, which is the point: whatever it says must still be a plan.
The other has been given its words: after each token it says the one it was told. Byte-level vocabulary, so that every
text has tokens; the random one is 256 wide, so that every quantised type fits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gguf
import llama_cpp
import numpy as np

WIDTH, HEADS, LAYERS, INNER = 256, 4, 2, 512
_SPECIAL = ("<|begin_of_text|>", "<|start_header_id|>", "<|end_header_id|>", "<|eot_id|>")


def write_tiny_llama(
    path: Path, *, seed: int = 7, context: int = 4096, width: int = WIDTH, template: str | None = None
) -> Path:
    """An F32 model of random weights at `path`, with a chat template if one is given."""
    random = np.random.default_rng(seed)
    tokens = [*_byte_alphabet(), *_SPECIAL]
    tensors = {}
    for name, shape in _shapes(len(tokens), width).items():
        scale = 1.0 if name.endswith("norm.weight") else 0.0
        tensors[name] = scale + random.normal(0, 0.05, shape)
    return _write(path, tokens, tensors, width, context, template)


def write_parrot(
    path: Path, says: Mapping[str, str], *, template: str, specials: Sequence[str] = (), context: int = 4096
) -> Path:
    """An F32 model at `path` that says `says[token]` after each token, whatever came before it.

    `specials` are tokens of their own beside the bytes and Llama 3's. Its layers add nothing to the token's own row,
    so that the head reads which token it was.
    """
    width = 512
    tokens = [*_byte_alphabet(), *_SPECIAL, *specials]
    tensors = {name: np.zeros(shape) for name, shape in _shapes(len(tokens), width).items()}
    for name in tensors:
        if name.endswith("norm.weight"):
            tensors[name] += 1.0
    tensors["token_embd.weight"] = np.eye(len(tokens), width)
    tensors["output.weight"] = np.zeros((len(tokens), width))
    for before, after in says.items():
        tensors["output.weight"][_number(tokens, after), _number(tokens, before)] = 5.0
    return _write(path, tokens, tensors, width, context, template)


def _number(tokens: list[str], text: str) -> int:
    return tokens.index(text) if text in tokens[256:] else ord(text)


def _write(
    path: Path, tokens: list[str], tensors: Mapping[str, Any], width: int, context: int, template: str | None
) -> Path:
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_name("tiny")
    writer.add_context_length(context)
    writer.add_embedding_length(width)
    writer.add_block_count(LAYERS)
    writer.add_feed_forward_length(INNER)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    writer.add_rope_dimension_count(width // HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(len(tokens))
    writer.add_file_type(gguf.LlamaFileType.ALL_F32)
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("gpt-2")
    writer.add_token_list(tokens)
    normal, control = gguf.TokenType.NORMAL, gguf.TokenType.CONTROL
    writer.add_token_types([normal] * 256 + [control] * (len(tokens) - 256))
    writer.add_token_merges(["Ġ t"])
    writer.add_bos_token_id(tokens.index("<|begin_of_text|>"))
    writer.add_eos_token_id(tokens.index("<|eot_id|>"))
    writer.add_add_bos_token(False)
    if template is not None:
        writer.add_chat_template(template)
    for name, values in tensors.items():
        writer.add_tensor(name, values.astype(np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def quantise(source: Path, target: Path, kind: int) -> Path:
    """`source` as another llama.cpp file type, such as `llama_cpp.LLAMA_FTYPE_MOSTLY_Q5_K_M`."""
    params = llama_cpp.llama_model_quantize_default_params()
    params.ftype = kind
    params.nthread = 1
    failed = llama_cpp.llama_model_quantize(str(source).encode(), str(target).encode(), params)
    assert not failed, f"llama.cpp could not quantise to {kind}"
    return target


def _shapes(vocabulary: int, width: int) -> dict[str, tuple[int, ...]]:
    shapes: dict[str, tuple[int, ...]] = {"token_embd.weight": (vocabulary, width), "output_norm.weight": (width,)}
    for layer in range(LAYERS):
        block = f"blk.{layer}"
        shapes |= {f"{block}.attn_norm.weight": (width,), f"{block}.ffn_norm.weight": (width,)}
        shapes |= {f"{block}.attn_{part}.weight": (width, width) for part in ("q", "k", "v", "output")}
        shapes |= {f"{block}.ffn_{part}.weight": (INNER, width) for part in ("gate", "up")}
        shapes[f"{block}.ffn_down.weight"] = (width, INNER)
    return shapes


def _byte_alphabet() -> list[str]:
    """The 256 printable stand-ins for bytes that GPT-2's tokenizer uses, in byte order."""
    printable = [*range(ord("!"), ord("~") + 1), *range(0xA1, 0xAC + 1), *range(0xAE, 0xFF + 1)]
    spare = iter(range(256, 512))
    return [chr(byte) if byte in printable else chr(next(spare)) for byte in range(256)]
