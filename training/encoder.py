"""Trains the judge: `python -m training.encoder --minutes 40 --out weights/judge.safetensors`. Seeds are fixed."""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import torch
from safetensors.numpy import save_file
from tokenizers import Tokenizer
from torch import Tensor

from steward.search.embedder import FastembedEmbedder
from steward.weights import minilm
from steward.weights.fine_tuned import FINDER_PARTS
from steward.weights.names import FINDER
from training.batches import ArgumentRow, ChoiceRow, Maker
from training.corpus import Corpus
from training.intents import learn
from training.losses import argument_loss, choice_loss
from training.net import Judge, load, recipe, trained
from training.scores import Held

Row = TypeVar("Row", ChoiceRow, ArgumentRow)
_ADAPTERS = ("norms", "kinds", "marks", "words_up")
"""How the names of the parameters begin that adapt the encoder; the others are heads, and what words are moved by."""
_DENSE = "dense"
_ROWS = 8
"""Requests in a batch."""


def main() -> None:
    """Train for a time and write what was learned, with the scores on what was held back."""
    asked = _arguments()
    torch.manual_seed(asked.seed)
    random.seed(asked.seed)
    torch.set_num_threads(2)
    torch.set_flush_denormal(True)
    corpus = Corpus()
    for problem in corpus.problems:
        print("left out:", problem)
    lines = sum(map(len, corpus.train.values()))
    print(f"{len(corpus.tools)} tools, {lines} templates, {len(corpus.sources()['unseen tools'])} tools held back")
    tokenizer = Tokenizer.from_file(str(minilm.weights_folder() / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.no_truncation()
    maker = Maker(corpus, tokenizer, FastembedEmbedder(asked.home, FINDER, threads=1), asked.seed)
    judge = Judge(minilm.read_weights())
    if asked.start:
        load(judge, *asked.start)
    steps = _train(judge, maker, corpus, asked)
    learn(judge, maker, corpus, asked.seed)
    held = Held(judge, maker, corpus)
    judge.temperature.data.fill_(held.fitted_temperature())
    scores = held.scores()
    card = recipe(asked, *asked.start, FINDER_PARTS) | {"steps": steps, "scores": scores}
    save_file(trained(judge), asked.out, metadata={"training": json.dumps(card), "intents": json.dumps(judge.named)})
    print(json.dumps(card, indent=1))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=90.0, help="how long to train; 0: leave the encoder as it is")
    parser.add_argument("--steps", type=int, help="train so many steps instead, as a card says: the same result again")
    parser.add_argument("--out", type=Path, default=Path("weights/judge.safetensors"))
    parser.add_argument(
        "--start", type=Path, nargs="+", default=[], help="go on from this file, or the mean of several"
    )
    parser.add_argument("--home", type=Path, default=Path(".steward/models"), help="where the embedding model is kept")
    parser.add_argument("--rate", type=float, default=2e-4, help="learning rate, which falls to nothing")
    parser.add_argument("--arguments", type=float, default=0.334, help="the share of batches that are of arguments")
    parser.add_argument("--seed", type=int, default=7)
    return parser.parse_args()


@dataclass(slots=True)
class _Seen:
    """Sums since the last report: losses, and shares of requests that were right, with the batches of each kind."""

    choice: float = 0.0
    right: float = 0.0
    starts: float = 0.0
    choices: int = 0
    arguments: float = 0.0
    whole: float = 0.0
    rounds: int = 0

    def line(self) -> str:
        """The means as one line."""
        n, m = self.choices, self.rounds
        return (
            f"choice {self.choice / n:.3f} right {self.right / n:.3f} starts {self.starts / n:.3f} "
            f"arguments {self.arguments / m:.3f} whole {self.whole / m:.3f}"
        )


def _train(judge: Judge, maker: Maker, corpus: Corpus, asked: argparse.Namespace) -> int:
    optimizer = _optimizer(judge, asked.rate)
    began, step, seen = time.monotonic(), 0, _Seen()
    while (spent := _spent(step, began, asked)) < 1.0:
        for group in optimizer.param_groups:
            group["lr"] = group["top"] * min(1.0, (step + 1) / 60, 1.02 - spent)
        marked = int((step + 1) * asked.arguments) > int(step * asked.arguments)
        loss = (_marked if marked else _choices)(judge, maker, corpus, seen)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
        optimizer.step()
        step += 1
        if step % 50 == 0:
            print(f"step {step} {spent:.0%} {seen.line()}", flush=True)
            seen = _Seen()
        if step % 250 == 0:
            save_file(trained(judge), f"{asked.out}.part")
    return step


def _spent(step: int, began: float, asked: argparse.Namespace) -> float:
    if asked.steps:
        return step / int(asked.steps)
    return (time.monotonic() - began) / (asked.minutes * 60) if asked.minutes else 1.0


def _optimizer(judge: Judge, rate: float) -> torch.optim.Optimizer:
    """AdamW. What begins from nothing, and for words is seldom met, learns twice as fast, dense layers a third as fast.

    Dense layers do not decay: they would towards nothing, not towards what was published.
    """
    known = list(judge.named_parameters())
    dense = [value for name, value in known if name.startswith(_DENSE)]
    adapters = [value for name, value in known if name.startswith(_ADAPTERS)]
    heads = [value for name, value in known if not name.startswith((_DENSE, *_ADAPTERS))]
    groups = [
        {"params": dense, "top": rate / 3, "weight_decay": 0.0},
        {"params": adapters, "top": rate},
        {"params": heads, "top": 2 * rate},
    ]
    return torch.optim.AdamW(groups, weight_decay=0.01, fused=True)


def _choices(judge: Judge, maker: Maker, corpus: Corpus, seen: _Seen) -> Tensor:
    """The loss of a batch of choices."""
    rows = _alike(lambda: maker.choice(maker.example(corpus.train)))
    loss, right, found = choice_loss(judge, rows)
    seen.choice += loss.item()
    seen.right += right / len(rows)
    seen.starts += found / len(rows)
    seen.choices += 1
    return loss


def _marked(judge: Judge, maker: Maker, corpus: Corpus, seen: _Seen) -> Tensor:
    """The loss of a batch of arguments."""
    rows = _alike(lambda: maker.arguments(maker.single(corpus.train)))
    loss, whole, _ = argument_loss(judge, rows)
    seen.arguments += loss.item()
    seen.whole += whole / len(rows)
    seen.rounds += 1
    return loss


_kept: dict[type, list[Any]] = {}


def _alike(make: Callable[[], Row]) -> list[Row]:
    """A batch of rows of like length, so that little is padded: the pool is sorted and one stretch of it taken."""
    first = make()
    pool: list[Row] = _kept.setdefault(type(first), [])
    pool.append(first)
    while len(pool) < 8 * _ROWS:
        pool.append(make())
    pool.sort(key=lambda row: len(row.layout.ids))
    begin = random.randrange(0, len(pool) - _ROWS + 1)
    taken = pool[begin : begin + _ROWS]
    del pool[begin : begin + _ROWS]
    return taken


if __name__ == "__main__":
    main()
