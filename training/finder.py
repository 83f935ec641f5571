"""Trains the tool finder: `python -m training.finder`. MiniLM learns that a request is near the tool it asks for.

Contrastive with the other tools of the batch as negatives, hard ones of the same family among them (InfoNCE: van den
Oord et al. 2018, https://arxiv.org/abs/1807.03748). The texts are those the tool index holds: descriptions, examples.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Sequence
from pathlib import Path

import torch
from safetensors.numpy import save_file
from tokenizers import Tokenizer
from torch import Tensor
from torch.nn import functional

from steward.weights import minilm
from training.corpus import Corpus, one_of
from training.net import Batch, Encoder, load, recipe, trained
from training.template import Template
from training.tools import TrainTool

_WARMTH = 20.0
_LONGEST = 64
_ROWS = 24
"""Requests in a batch."""


class Pairs:
    """Draws requests with the tools they ask for, and other tools beside them."""

    def __init__(self, corpus: Corpus, seed: int) -> None:
        self._corpus = corpus
        self._rng = random.Random(seed)

    def draw(self, templates: dict[str | None, list[Template]], count: int) -> tuple[list[str], list[TrainTool]]:
        """`count` requests of different tools; as many of their tools in the same order, then as many neighbours."""
        names = [name for name in templates if name is not None]
        known = [name for name in names if not self._corpus.tools[name].invented]
        wanted = self._rng.sample(known, min(count // 2, len(known)))
        left = [name for name in names if name not in wanted]
        wanted += self._rng.sample(left, min(count - len(wanted), len(left)))
        texts = [self._corpus.make(one_of(templates[name], self._rng, 0.7), self._rng).text for name in wanted]
        families = {self._corpus.tools[name].family for name in wanted}
        beside = [tool for tool in self._corpus.tools.values() if tool.family in families and tool.name not in wanted]
        return texts, [self._corpus.tools[name] for name in wanted] + self._rng.sample(beside, min(count, len(beside)))

    def words(self, tool: TrainTool) -> str:
        """One of the texts a tool is found by."""
        if tool.examples and self._rng.random() < 0.4:
            return self._rng.choice(tool.examples)
        return f"{tool.name.replace('_', ' ')}: {self._rng.choice(tool.descriptions)}"


def main() -> None:
    """Train for a time and write what was learned, with the share of held-back requests whose tool is nearest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=18.0, help="how long to train")
    parser.add_argument("--steps", type=int, help="train so many steps instead, as a card says: the same result again")
    parser.add_argument("--out", type=Path, default=Path("weights/finder.safetensors"))
    parser.add_argument("--start", type=Path, help="go on from these adapters")
    parser.add_argument("--rate", type=float, default=6e-4, help="highest learning rate")
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_flush_denormal(True)
    corpus = Corpus()
    tokenizer = Tokenizer.from_file(str(minilm.weights_folder() / "tokenizer.json"))
    tokenizer.enable_padding()
    tokenizer.enable_truncation(_LONGEST)
    encoder = Encoder(minilm.read_weights())
    if asked.start:
        load(encoder, asked.start)
    pairs = Pairs(corpus, asked.seed)
    before = _found(encoder, tokenizer, corpus)
    steps = _train(encoder, tokenizer, corpus, pairs, asked)
    card = recipe(asked, *filter(None, [asked.start])) | {"steps": steps, "before": before}
    card["after"] = _found(encoder, tokenizer, corpus)
    save_file(trained(encoder), asked.out, metadata={"training": json.dumps(card)})
    print(json.dumps(card, indent=1))


def _train(encoder: Encoder, tokenizer: Tokenizer, corpus: Corpus, pairs: Pairs, asked: argparse.Namespace) -> int:
    optimizer = torch.optim.AdamW(encoder.parameters(), lr=asked.rate, weight_decay=0.01, fused=True)
    began, step, total = time.monotonic(), 0, 0.0
    while (spent := step / asked.steps if asked.steps else (time.monotonic() - began) / (asked.minutes * 60)) < 1.0:
        for group in optimizer.param_groups:
            group["lr"] = asked.rate * min(1.0, (step + 1) / 40, 0.02 + (1 - spent) / 0.7)
        texts, tools = pairs.draw(corpus.train, _ROWS)
        near = _vectors(encoder, tokenizer, texts) @ _vectors(encoder, tokenizer, [pairs.words(t) for t in tools]).T
        right = torch.arange(len(texts))
        loss = functional.cross_entropy(_WARMTH * near, right)
        loss = loss + functional.cross_entropy(_WARMTH * near[:, : len(texts)].T, right) / 2
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
        optimizer.step()
        step, total = step + 1, total + loss.item()
        if step % 50 == 0:
            print(f"step {step} {spent:.0%} loss {total / 50:.3f}", flush=True)
            total = 0.0
    return step


def _vectors(encoder: Encoder, tokenizer: Tokenizer, texts: Sequence[str]) -> Tensor:
    encoded = tokenizer.encode_batch(list(texts))
    ids = torch.tensor([known.ids for known in encoded])
    mask = torch.tensor([known.attention_mask for known in encoded]).bool()
    return encoder.texts(Batch(ids, torch.zeros_like(ids), mask))


@torch.no_grad()
def _found(encoder: Encoder, tokenizer: Tokenizer, corpus: Corpus) -> dict[str, dict[str, float]]:
    """Recall at 1, 5 and 8 among all tools, on lines held back: of tools trained with, and of unseen ones."""
    tools = list(corpus.tools.values())
    places = {tool.name: place for place, tool in enumerate(tools)}
    texts = [(place, text) for place, tool in enumerate(tools) for text in tool.indexed]
    vectors = _many(encoder, tokenizer, [text for _, text in texts])
    owners = torch.tensor([place for place, _ in texts])
    sources = corpus.sources()
    scores: dict[str, dict[str, float]] = {}
    for name in ("unseen lines", "unseen tools"):
        held = [(tool, line) for tool, lines in sources[name].items() for line in lines if tool]
        rng = random.Random(1)
        asked = [(places[tool], corpus.make(line, rng).text) for tool, line in rng.sample(held, min(300, len(held)))]
        near = _many(encoder, tokenizer, [text for _, text in asked]) @ vectors.T
        best = torch.full((len(asked), len(tools)), -2.0).scatter_reduce(1, owners.expand(len(asked), -1), near, "amax")
        ranks = [int((row > row[right]).sum()) for row, (right, _) in zip(best, asked, strict=True)]
        scores[name] = {f"recall@{k}": round(sum(rank < k for rank in ranks) / len(ranks), 3) for k in (1, 5, 8)}
    return scores


def _many(encoder: Encoder, tokenizer: Tokenizer, texts: Sequence[str]) -> Tensor:
    return torch.cat([_vectors(encoder, tokenizer, texts[at : at + 32]) for at in range(0, len(texts), 32)])


if __name__ == "__main__":
    main()
