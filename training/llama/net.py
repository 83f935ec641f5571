"""The Llama in PyTorch, with a trained b·a beside every matrix. Used by `train` and `generate`.

A row may hold several chats: a token attends to its own chat alone, and positions begin at 0 in each. b·a is added to
the fixed matrix before that is used, which is faster than two more products when there are many tokens. The fixed part
has the type that is asked for, bfloat16 on a GPU; the trained matrices are float32.
"""

from __future__ import annotations

import math
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from training.llama.base import MATRICES, Sizes, read_base


class Merged(nn.Module):
    """A fixed matrix w (outputs, inputs), and b·a of some rank, which is trained and added to it. b begins as zero."""

    def __init__(self, w: Tensor, rank: int) -> None:
        super().__init__()
        outputs, inputs = w.shape
        self.register_buffer("w", w)
        self.a = nn.Parameter(torch.randn(rank, inputs) / math.sqrt(inputs))
        self.b = nn.Parameter(torch.zeros(outputs, rank))

    def forward(self, x: Tensor) -> Tensor:
        """The product with both."""
        return F.linear(x, self.w + self.b.to(x.dtype) @ self.a.to(x.dtype))


class Layer(nn.Module):
    """Attention with grouped keys and values, then the gated feed-forward part."""

    def __init__(self, tensors: dict[str, Tensor], number: int, sizes: Sizes, rank: int, kind: torch.dtype) -> None:
        super().__init__()
        self.sizes = sizes
        self.register_buffer("n1", tensors[f"blk.{number}.attn_norm.weight"])
        self.register_buffer("n2", tensors[f"blk.{number}.ffn_norm.weight"])
        for name, stored in MATRICES.items():
            self.add_module(name, Merged(tensors[f"blk.{number}.{stored}.weight"].to(kind), rank))

    def forward(self, x: Tensor, cos: Tensor, sin: Tensor, mask: Tensor) -> Tensor:
        """x: (rows, tokens, width); cos, sin: (rows, tokens, 1, half a head); mask: (rows, 1, tokens, tokens)."""
        rows, length, width = x.shape
        heads, kv_heads = self.sizes.heads, self.sizes.kv_heads
        h = rms_norm(x, self.n1, self.sizes.eps)
        q = turned(self.q(h).view(rows, length, heads, -1), cos, sin).transpose(1, 2)
        k = turned(self.k(h).view(rows, length, kv_heads, -1), cos, sin).transpose(1, 2)
        v = self.v(h).view(rows, length, kv_heads, -1).transpose(1, 2)
        k, v = (part.repeat_interleave(heads // kv_heads, 1) for part in (k, v))
        mixed = F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        x = x + self.o(mixed.transpose(1, 2).reshape(rows, length, width))
        h = rms_norm(x, self.n2, self.sizes.eps)
        return x + self.d(F.silu(self.g(h)) * self.u(h))


def rms_norm(x: Tensor, weight: Tensor, eps: float) -> Tensor:
    """RMSNorm, computed in float32."""
    wide = x.float()
    return (wide * torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + eps) * weight).to(x.dtype)


def turned(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    """The pairs (0, 1), (2, 3) ... of each head turned by their position. x: (rows, tokens, heads, width)."""
    even, odd = x[..., 0::2], x[..., 1::2]
    return torch.stack((even * cos - odd * sin, even * sin + odd * cos), -1).flatten(-2)


class Net(nn.Module):
    """The whole model. Only the matrices a and b are parameters."""

    def __init__(self, base: Path, rank: int, kind: torch.dtype) -> None:
        super().__init__()
        arrays, self.sizes = read_base(base)
        tensors = {name: torch.from_numpy(array) for name, array in arrays.items()}
        self.register_buffer("emb", tensors["token_embd.weight"].to(kind))
        self.register_buffer("norm", tensors["output_norm.weight"])
        numbers = range(self.sizes.layers)
        self.layers = nn.ModuleList(Layer(tensors, number, self.sizes, rank, kind) for number in numbers)
        width = self.sizes.width // self.sizes.heads
        self.register_buffer("freq", self.sizes.theta ** (-torch.arange(0, width, 2).float() / width))

    def hidden(self, ids: Tensor, positions: Tensor, mask: Tensor) -> Tensor:
        """The normed states after the last layer: (rows, tokens, width)."""
        angles = positions[..., None].float() * self.freq
        x = F.embedding(ids, self.emb)
        cos, sin = angles.cos()[:, :, None, :].to(x.dtype), angles.sin()[:, :, None, :].to(x.dtype)
        for layer in self.layers:
            x = layer(x, cos, sin, mask)
        return rms_norm(x, self.norm, self.sizes.eps)

    def loss(self, ids: Tensor, chats: Tensor, learned: Tensor, free: Tensor, weight: float) -> Tensor:
        """The mean cross-entropy of the learned tokens, those of free text weighted. All four: (rows, tokens)."""
        rows, length = ids.shape
        same = chats[:, 1:] == chats[:, :-1]
        starts = torch.cat([torch.ones_like(same[:, :1]), ~same], 1)
        index = torch.arange(length, device=ids.device).expand(rows, length)
        positions = index - torch.cummax(torch.where(starts, index, 0), 1).values
        causal = torch.ones(length, length, dtype=torch.bool, device=ids.device).tril()
        mask = ((chats[:, :, None] == chats[:, None, :]) & causal)[:, None]
        kept = learned[:, 1:] & same
        logits = F.linear(self.hidden(ids, positions, mask)[:, :-1][kept], self.emb).float()
        weights = torch.where(free[:, 1:][kept], weight, 1.0)
        return (F.cross_entropy(logits, ids[:, 1:][kept], reduction="none") * weights).sum() / weights.sum()

    def next_tokens(self, ids: Tensor, lengths: Tensor) -> Tensor:
        """The likeliest token after each row, whose first `lengths` tokens count."""
        rows, length = ids.shape
        positions = torch.arange(length, device=ids.device).expand(rows, length)
        causal = torch.ones(length, length, dtype=torch.bool, device=ids.device).tril()
        states = self.hidden(ids, positions, causal[None, None])
        last = states[torch.arange(rows, device=ids.device), lengths - 1]
        return F.linear(last, self.emb).float().argmax(-1)
