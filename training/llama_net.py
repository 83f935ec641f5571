"""The filler's network in PyTorch: a Llama (RMSNorm, rotary places, SwiGLU, head not tied), and its loss.

Llama 2: Touvron et al. 2023, https://arxiv.org/abs/2307.09288. Rotary pairs are neighbours, as llama.cpp turns them for
this architecture, so that no weight is permuted on export. `training.llama_gguf` names the tensors.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from training.llama_gguf import EPSILON, ROPE_BASE, Shape
from training.llama_rows import NOTHING


class Layer(nn.Module):
    """Attention and a gated dense part, each added to what comes in."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.heads = shape.heads
        self.attn_norm = nn.Parameter(torch.ones(shape.width))
        self.ffn_norm = nn.Parameter(torch.ones(shape.width))
        for part in ("attn_q", "attn_k", "attn_v"):
            setattr(self, part, _matrix(shape.width, shape.width))
        # What is added begins at nothing, so that a deep stack begins as a shallow one.
        self.attn_output = nn.Parameter(torch.zeros(shape.width, shape.width))
        self.ffn_gate = _matrix(shape.inner, shape.width)
        self.ffn_up = _matrix(shape.inner, shape.width)
        self.ffn_down = nn.Parameter(torch.zeros(shape.width, shape.inner))

    def forward(self, value: Tensor, turn: tuple[Tensor, Tensor], seen: Tensor) -> Tensor:
        """(rows, length, width) to the same; `seen` is (rows, 1, length, length)."""
        rows, length, width = value.shape
        normal = _normal(value, self.attn_norm)

        def parts(weight: Tensor) -> Tensor:
            return functional.linear(normal, weight).view(rows, length, self.heads, -1).transpose(1, 2)

        query, key = _turned(parts(self.attn_q), turn), _turned(parts(self.attn_k), turn)
        mixed = functional.scaled_dot_product_attention(query, key, parts(self.attn_v), attn_mask=seen)
        value = value + functional.linear(mixed.transpose(1, 2).reshape(rows, length, width), self.attn_output)
        normal = _normal(value, self.ffn_norm)
        inner = functional.silu(functional.linear(normal, self.ffn_gate)) * functional.linear(normal, self.ffn_up)
        return value + functional.linear(inner, self.ffn_down)


class Net(nn.Module):
    """The whole model. `forward` gives hidden states; `loss` and `logits` read them."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.token_embd = nn.Parameter(torch.randn(shape.words, shape.width) * 0.5)
        self.blk = nn.ModuleList(Layer(shape) for _ in range(shape.layers))
        self.output_norm = nn.Parameter(torch.ones(shape.width))
        self.output = nn.Parameter(torch.zeros(shape.words, shape.width))

    def forward(self, ids: Tensor, places: Tensor, group: Tensor, branch: Tensor) -> Tensor:
        """(rows, length) of each to (rows, length, width)."""
        value = functional.embedding(ids, self.token_embd)
        turn = _angles(places, self.shape.width // self.shape.heads)
        seen = visible(group, branch)
        for layer in self.blk:
            value = layer(value, turn, seen)
        return _normal(value, self.output_norm)

    def logits(self, hidden: Tensor) -> Tensor:
        """The score of every token."""
        return functional.linear(hidden, self.output)

    def loss(self, hidden: Tensor, targets: Tensor) -> tuple[Tensor, Tensor]:
        """The mean loss over the tokens of answers, and the share of them that the model would write."""
        asked = targets != NOTHING
        scores, wanted = self.logits(hidden[asked]).float(), targets[asked]
        return functional.cross_entropy(scores, wanted), (scores.argmax(-1) == wanted).float().mean()


def visible(group: Tensor, branch: Tensor) -> Tensor:
    """Which token sees which, (rows, 1, length, length): earlier ones of its tool and of its own request."""
    length = group.shape[1]
    earlier = torch.ones(length, length, dtype=torch.bool, device=group.device).tril()
    same = group[:, :, None] == group[:, None, :]
    shared = (branch[:, None, :] == 0) | (branch[:, :, None] == branch[:, None, :])
    return (earlier & same & shared).unsqueeze(1)


def _matrix(rows: int, columns: int) -> nn.Parameter:
    return nn.Parameter(torch.randn(rows, columns) * columns**-0.5)


def _normal(value: Tensor, weight: Tensor) -> Tensor:
    return functional.rms_norm(value.float(), (value.shape[-1],), weight.float(), EPSILON).to(value.dtype)


def _angles(places: Tensor, size: int) -> tuple[Tensor, Tensor]:
    """Cosines and sines, (rows, 1, length, size / 2)."""
    speed = ROPE_BASE ** (-torch.arange(0, size, 2, device=places.device, dtype=torch.float32) / size)
    angle = places[:, None, :, None].float() * speed
    return angle.cos(), angle.sin()


def _turned(value: Tensor, turn: tuple[Tensor, Tensor]) -> Tensor:
    cosine, sine = turn
    even, odd = value[..., 0::2].float(), value[..., 1::2].float()
    turned = torch.stack((even * cosine - odd * sine, even * sine + odd * cosine), dim=-1)
    return turned.flatten(-2).to(value.dtype)
