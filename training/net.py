"""The judge as a PyTorch module: MiniLM with small heads, its dense layers trained whole and told as low-rank adapters.

LoRA, which the finder is trained by: Hu et al. 2021, https://arxiv.org/abs/2106.09685. The span heads follow the usual
reading-comprehension pointer.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

HIDDEN, HEADS, LAYERS, MARKS = 384, 12, 6, 5
POINTER = 128
WORD_RANK = 32
_WORD_SPREAD = 0.06
"""As far as the published embeddings' own values spread."""
DENSE = (
    "attention.self.query", "attention.self.key", "attention.self.value", "attention.output.dense",
    "intermediate.dense", "output.dense",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Batch:
    """Sequences of one kind. Lists of places are (row, token) pairs, flattened over the batch."""

    ids: Tensor
    types: Tensor
    mask: Tensor


class Adapted(nn.Module):
    """A frozen dense layer with a trained low-rank addition."""

    weight: Tensor
    bias: Tensor

    def __init__(self, weight: Tensor, bias: Tensor, rank: int, scale: float) -> None:
        super().__init__()
        self.register_buffer("weight", weight)
        self.register_buffer("bias", bias)
        self.down = nn.Parameter(torch.randn(rank, weight.shape[1]) / rank)
        self.up = nn.Parameter(torch.zeros(weight.shape[0], rank))
        self.scale = scale

    def forward(self, value: Tensor) -> Tensor:
        """The layer's output with the addition."""
        flat = value.reshape(-1, value.shape[-1])
        plain = functional.linear(flat, self.weight, self.bias)
        added = torch.addmm(plain, functional.linear(flat, self.down), self.scale * self.up.t())
        return added.view(*value.shape[:-1], -1)


class Tuned(nn.Module):
    """A dense layer that is trained whole. What it learned is told as the addition of a rank that is nearest to it."""

    published: Tensor
    bias: Tensor

    def __init__(self, weight: Tensor, bias: Tensor, rank: int, scale: float) -> None:
        super().__init__()
        self.register_buffer("published", weight)
        self.register_buffer("bias", bias)
        self.weight = nn.Parameter(weight.clone())
        self.rank, self.scale = rank, scale
        self._begun: tuple[Tensor, tuple[Tensor, Tensor]] | None = None

    def forward(self, value: Tensor) -> Tensor:
        """The layer's output."""
        return functional.linear(value, self.weight, self.bias)

    def begin(self, additions: Sequence[tuple[Tensor, Tensor]]) -> None:
        """Begin with the mean of these additions: down, up."""
        learned = torch.stack([up @ down for down, up in additions]).mean(dim=0)
        self.weight.data = self.published + self.scale * learned
        self._begun = (self.weight.detach().clone(), additions[0]) if len(additions) == 1 else None

    def addition(self) -> tuple[Tensor, Tensor]:
        """What was learned, as down, up. By singular values, after Eckart and Young 1936."""
        if self._begun is not None and torch.equal(self.weight, self._begun[0]):
            return self._begun[1]  # Told again it would be rounded again.
        left, size, right = torch.linalg.svd(self.weight.detach() - self.published, full_matrices=False)
        root = (size[: self.rank] / self.scale).sqrt()
        return root[:, None] * right[: self.rank], left[:, : self.rank] * root


class Encoder(nn.Module):
    """MiniLM, its dense layers of one `kind`, with an adapter on its words.

    Trained: dense layers, norms, and the embeddings of types and marks. Words need an adapter since the vocabulary is
    English: the pieces that other languages are cut into mean little before training.
    """

    def __init__(
        self, tensors: dict[str, NDArray[np.float32]], rank: int = 16, kind: type[Adapted] | type[Tuned] = Adapted
    ) -> None:
        super().__init__()
        known = {name: torch.from_numpy(np.ascontiguousarray(value)) for name, value in tensors.items()}
        self.register_buffer("words", known["embeddings.word_embeddings.weight"])
        self.register_buffer("positions", known["embeddings.position_embeddings.weight"])
        self.kinds = nn.Parameter(known["embeddings.token_type_embeddings.weight"].clone())
        self.marks = nn.Parameter(known["embeddings.word_embeddings.weight"][:MARKS].clone())
        self.words_down = nn.Parameter(torch.zeros(len(self.words), WORD_RANK))
        self.words_up = nn.Parameter(torch.randn(WORD_RANK, HIDDEN) * _WORD_SPREAD)
        self.norms = nn.ParameterDict()
        self.dense = nn.ModuleDict()
        for name in [
            "embeddings.LayerNorm",
            *[f"encoder.layer.{n}.{part}.LayerNorm" for n in range(LAYERS) for part in ("attention.output", "output")],
        ]:
            for part in ("weight", "bias"):
                self.norms[f"{name}.{part}".replace(".", "/")] = nn.Parameter(known[f"{name}.{part}"].clone())
        for layer in range(LAYERS):
            for part in DENSE:
                name = f"encoder.layer.{layer}.{part}"
                self.dense[name.replace(".", "/")] = kind(known[f"{name}.weight"], known[f"{name}.bias"], rank, 2.0)

    def forward(self, batch: Batch) -> Tensor:
        """Hidden states, (batch, length, 384); dense layers multiply in bfloat16 while it trains."""
        with torch.autocast("cpu", torch.bfloat16, enabled=torch.is_grad_enabled()):
            return self._states(batch).float()

    def _states(self, batch: Batch) -> Tensor:
        words = functional.embedding(batch.ids, self.words)
        words = words + functional.embedding(batch.ids, self.words_down) @ self.words_up
        marked = (batch.ids > 0) & (batch.ids < MARKS)
        words = torch.where(
            marked.unsqueeze(-1), functional.embedding(batch.ids.clamp(max=MARKS - 1), self.marks), words
        )
        value = words + functional.embedding(batch.types, self.kinds) + self.positions[: batch.ids.shape[1]]
        value = self._norm("embeddings.LayerNorm", value)
        bias = torch.zeros(batch.mask.shape).masked_fill(~batch.mask, -1e9).to(value.device)[:, None, None, :]
        for layer in range(LAYERS):
            value = self._layer(f"encoder/layer/{layer}", value, bias)
        return value

    def _norm(self, name: str, value: Tensor) -> Tensor:
        name = name.replace(".", "/")
        return functional.layer_norm(value, (HIDDEN,), self.norms[f"{name}/weight"], self.norms[f"{name}/bias"], 1e-12)

    def _layer(self, prefix: str, value: Tensor, bias: Tensor) -> Tensor:
        rows, length, _ = value.shape

        low = value.bfloat16() if torch.is_grad_enabled() else value  # Once, not for each of three.

        def heads(part: str) -> Tensor:
            made = self.dense[f"{prefix}/attention/self/{part}"](low).float()
            return made.view(rows, length, HEADS, -1).transpose(1, 2)

        query, key, mix = heads("query"), heads("key"), heads("value")
        with torch.autocast("cpu", enabled=False):  # Its gradient takes ten times as long in bfloat16.
            mixed = functional.scaled_dot_product_attention(query, key, mix, attn_mask=bias)
        mixed = mixed.transpose(1, 2).reshape(rows, length, HIDDEN)
        value = self._added(f"{prefix}/attention/output", value, mixed)
        inner = functional.gelu(self.dense[f"{prefix}/intermediate/dense"](value))
        return self._added(f"{prefix}/output", value, inner)

    def _added(self, prefix: str, value: Tensor, found: Tensor) -> Tensor:
        """What a sublayer found, added."""
        return self._norm(f"{prefix}/LayerNorm", value + self.dense[f"{prefix}/dense"](found))

    def texts(self, batch: Batch) -> Tensor:
        """Unit vectors of whole texts, the mean of their tokens: (batch, 384)."""
        mask = batch.mask.unsqueeze(-1)
        return functional.normalize((self(batch) * mask).sum(dim=1) / mask.sum(dim=1), dim=-1)


class Judge(Encoder):
    """The heads that read the hidden states of a request before tools, or before one tool's parameters."""

    def __init__(self, tensors: dict[str, NDArray[np.float32]], rank: int = 128) -> None:
        super().__init__(tensors, rank, Tuned)
        self.fit = nn.Sequential(nn.Linear(HIDDEN, HIDDEN // 2), nn.Tanh(), nn.Linear(HIDDEN // 2, 1))
        self.none = nn.Sequential(nn.Linear(HIDDEN, HIDDEN // 2), nn.Tanh(), nn.Linear(HIDDEN // 2, 1))
        self.nearness = nn.Parameter(torch.tensor([16.0]))
        self.temperature = nn.Parameter(torch.tensor([1.0]), requires_grad=False)
        nn.init.constant_(self.none[-1].bias, 5.5)
        self.begins = nn.Linear(HIDDEN, 1)
        self.asks = nn.Linear(HIDDEN, 2 * POINTER + 1)
        self.tells = nn.Linear(HIDDEN, 2 * POINTER)
        self.picks = nn.Sequential(nn.Linear(HIDDEN, HIDDEN // 2), nn.Tanh(), nn.Linear(HIDDEN // 2, 1))
        self.intents: nn.Sequential | None = None
        """Made apart, by `training.intents`, for what the encoder has become; until then it says nothing."""
        self.named: tuple[str, ...] = ()
        """The tools that `intents` knows."""

    def intent(self, name: str | None) -> int:
        """The class of a tool, of all that it does not know, or of a text that asks for none."""
        others = len(self.named)
        return others + 1 if name is None else self.named.index(name) if name in self.named else others


def trained(judge: Encoder) -> dict[str, NDArray[np.float16]]:
    """What training changed, by name, as half precision: what is committed and merged at set-up."""
    learned = {name: value.detach() for name, value in judge.named_parameters()}
    for name, layer in judge.dense.items():
        if isinstance(layer, Tuned):
            del learned[f"dense.{name}.weight"]
            learned[f"dense.{name}.down"], learned[f"dense.{name}.up"] = layer.addition()
    # safetensors writes an array's memory as it lies, whatever its strides say.
    return {name: np.ascontiguousarray(value.cpu().numpy(), dtype=np.float16) for name, value in learned.items()}


def load(encoder: Encoder, *paths: Path) -> None:
    """Go on from what earlier trainings wrote; from the mean of several, where layers are trained whole."""
    from safetensors.torch import load_file

    told = [{name: value.float() for name, value in load_file(str(path)).items()} for path in paths]
    for name, layer in encoder.dense.items():
        if isinstance(layer, Tuned):
            layer.begin([(one.pop(f"dense.{name}.down"), one.pop(f"dense.{name}.up")) for one in told])
    known = [name for name in encoder.state_dict() if all(name in one for one in told)]
    mean = {name: torch.stack([one[name] for one in told]).mean(dim=0) for name in known}
    encoder.load_state_dict(mean, strict=False)


def recipe(asked: argparse.Namespace, *files: Path) -> dict[str, Any]:
    """What a training began from, for its own file: its options but paths, and digests of the trained parts it read."""
    options = {name: value for name, value in vars(asked).items() if isinstance(value, int | float)}
    digests = [f"{file.name} {hashlib.sha256(file.read_bytes()).hexdigest()[:12]}" for file in files]
    return options | {"read": digests, "torch": torch.__version__}
