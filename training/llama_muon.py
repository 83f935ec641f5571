"""Muon for the matrices inside the layers: momentum, made orthogonal before it is applied.

Jordan et al. 2024, https://kellerjordan.github.io/posts/muon/. Matrices of one shape are worked on together, which is
what makes it quick for a small model. Embeddings, head and norms go to AdamW.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import torch
from torch import Tensor, nn

_STEPS = 5
_TERMS = (3.4445, -4.7750, 2.0315)


class Muon(torch.optim.Optimizer):
    """`lr` is how far a whole matrix moves; `decay` is taken off each weight, times `lr`."""

    def __init__(self, params: Iterable[Tensor], lr: float, *, momentum: float = 0.95, decay: float = 0.02) -> None:
        super().__init__(list(params), {"lr": lr, "momentum": momentum, "decay": decay})

    @torch.no_grad()
    def step(self, closure: Callable[[], Any] | None = None) -> None:
        """Move every matrix that has a gradient."""
        assert closure is None, "the loss is not computed again"
        for group in self.param_groups:
            alike: dict[torch.Size, list[Tensor]] = {}
            for weight in group["params"]:
                if weight.grad is not None:
                    alike.setdefault(weight.shape, []).append(weight)
            for shape, weights in alike.items():
                moves = orthogonal(torch.stack([self._move(weight, group["momentum"]) for weight in weights]))
                rate = group["lr"] * max(1.0, shape[0] / shape[1]) ** 0.5
                for weight, move in zip(weights, moves, strict=True):
                    weight.mul_(1 - group["lr"] * group["decay"]).add_(move.to(weight.dtype), alpha=-rate)

    def _move(self, weight: Tensor, momentum: float) -> Tensor:
        state = self.state[weight]
        if "momentum" not in state:
            state["momentum"] = torch.zeros_like(weight)
        average = state["momentum"].lerp_(weight.grad, 1 - momentum)
        return weight.grad.lerp(average, momentum)


def orthogonal(matrices: Tensor) -> Tensor:
    """(count, rows, columns) with all singular values brought near one, by Newton-Schulz steps."""
    first, second, third = _TERMS
    value = matrices.to(torch.bfloat16) if matrices.is_cuda else matrices.float()
    wide = value.shape[-2] <= value.shape[-1]
    value = value if wide else value.mT
    value = value / (value.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for _ in range(_STEPS):
        square = value @ value.mT
        value = first * value + (second * square + third * square @ square) @ value
    return value if wide else value.mT


def optimizers(net: nn.Module, rate: float, dense_rate: float) -> list[torch.optim.Optimizer]:
    """Muon with `rate` for the layers' matrices and AdamW with `dense_rate` for the rest; each knows its `top` rate."""
    matrices = [value for name, value in net.named_parameters() if name.startswith("blk") and value.ndim == 2]
    taken = {id(value) for value in matrices}
    others = [value for value in net.parameters() if id(value) not in taken]
    made = [
        Muon(matrices, rate),
        torch.optim.AdamW(others, lr=dense_rate, betas=(0.9, 0.95), weight_decay=0.0, fused=True),
    ]
    for optimizer in made:
        for group in optimizer.param_groups:
            group["top"] = group["lr"]
    return made
