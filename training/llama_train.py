"""Trains the filler: `python -m training.llama_train --minutes 60 --out build/filler`, on CUDA where there is one.

Writes `filler.safetensors` and `vocabulary.json`, and where `gguf` is installed both GGUF files. A run that was cut
off, or stopped by `--stop-after`, goes on with `--resume`: `--minutes` is the whole training, over all its runs.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import random
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from training.corpus import Corpus
from training.llama_data import Maker
from training.llama_gguf import VOCABULARY, Shape, export, save_weights
from training.llama_muon import optimizers
from training.llama_net import Net
from training.llama_rows import Rows, packed
from training.llama_tokens import Vocabulary, load_vocabulary, sample_texts, train_vocabulary

_CHECKPOINT = "checkpoint.pt"
_SAVE_EVERY_S = 120.0
_COPYING = 0.5
"""The share of made-up tools, whose values are only to be copied, in the early part; then the later share."""
_COPYING_LATER = 0.06
_REQUESTS = (2, 3, 4, 5)


def main() -> None:
    """Train for a time, then write weights, vocabulary and model files."""
    asked = _arguments()
    torch.manual_seed(asked.seed)
    torch.set_float32_matmul_precision("high")
    if asked.threads:
        torch.set_num_threads(asked.threads)
    asked.out.mkdir(parents=True, exist_ok=True)
    corpus = Corpus()
    vocabulary = _vocabulary(corpus, asked)
    shape = Shape(vocabulary.size, asked.width, asked.layers, asked.heads, asked.inner)
    run = Run(Net(shape).to(asked.device), corpus, vocabulary, asked)
    count = sum(value.numel() for value in run.net.parameters())
    print(f"{count / 1e6:.2f} M parameters, {vocabulary.size} tokens, on {asked.device}", flush=True)
    if asked.resume and run.load():
        print(f"going on from {run.spent / 60:.1f} minutes, step {run.step}", flush=True)
    run.train()
    _write(run, shape, asked)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to train, all runs together")
    parser.add_argument("--stop-after", type=float, help="minutes after which this run ends, to go on with --resume")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint, if there is one")
    parser.add_argument("--out", type=Path, default=Path("build/filler"), help="folder of checkpoint and results")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--layers", type=int, default=8)
    parser.add_argument("--heads", type=int, default=8)
    parser.add_argument("--inner", type=int, default=640)
    parser.add_argument("--words", type=int, default=4096, help="tokens of the vocabulary")
    parser.add_argument("--sampled", type=int, default=40_000, help="requests the vocabulary is made from")
    parser.add_argument("--rows", type=int, help="rows in a batch (64 on CUDA, else 8)")
    parser.add_argument("--length", type=int, default=768, help="tokens in a row")
    parser.add_argument("--rate", type=float, default=0.02, help="Muon's highest rate")
    parser.add_argument("--dense-rate", type=float, default=3e-3, help="AdamW's highest rate")
    parser.add_argument("--warmup", type=int, default=100, help="steps")
    parser.add_argument("--early", type=float, default=0.3, help="the share of the time with the copy curriculum")
    parser.add_argument("--bf16", action="store_true", help="bfloat16 on the CPU too; CUDA always has it")
    parser.add_argument("--threads", type=int, help="of the CPU")
    parser.add_argument("--workers", type=int, help="processes that make data (on CUDA one per core but two, else 0)")
    parser.add_argument("--seed", type=int, default=7)
    return parser.parse_args()


def _vocabulary(corpus: Corpus, asked: argparse.Namespace) -> Vocabulary:
    path = asked.out / VOCABULARY
    if not (asked.resume and path.exists()):
        made = train_vocabulary(sample_texts(corpus, asked.seed, asked.sampled), asked.words)
        made.tokenizer.save(str(path))
    return load_vocabulary(path)


class Requests(IterableDataset[Rows]):
    """Batches without end. `seed` should differ between the runs of one training, or data would repeat."""

    def __init__(self, corpus: Corpus, vocabulary: Vocabulary, asked: argparse.Namespace, seed: str) -> None:
        self._corpus, self._vocabulary, self._seed = corpus, vocabulary, seed
        self._rows, self._length = asked.rows, asked.length
        self.copying = torch.tensor([_COPYING]).share_memory_()

    def __iter__(self) -> Iterator[Rows]:
        info = get_worker_info()
        rng = random.Random(f"{self._seed} {info.id if info else 0}")
        maker = Maker(self._corpus, self._corpus.train, rng)
        while True:
            copying = float(self.copying)
            yield packed(
                lambda: maker.group(self._vocabulary, rng.choice(_REQUESTS), copying=copying),  # noqa: B023
                self._rows,
                self._length,
            )


class Run:
    """One run of a training. `spent` is in seconds, over all runs; what starts slowly (compiling) is not counted."""

    def __init__(self, net: Net, corpus: Corpus, vocabulary: Vocabulary, asked: argparse.Namespace) -> None:
        self.net, self._corpus, self._vocabulary, self._asked = net, corpus, vocabulary, asked
        self._cuda = str(asked.device).startswith("cuda")
        asked.rows = asked.rows or (64 if self._cuda else 8)
        self._trunk: nn.Module = torch.compile(net) if self._cuda else net
        self._optimizers = optimizers(net, asked.rate, asked.dense_rate)
        self.spent, self.step, self.tokens = 0.0, 0, 0

    def load(self) -> bool:
        """Go on from the checkpoint; False when there is none."""
        path = self._asked.out / _CHECKPOINT
        if not path.exists():
            return False
        kept = torch.load(path, map_location=self._asked.device, weights_only=True)
        self.net.load_state_dict(kept["net"])
        for optimizer, state in zip(self._optimizers, kept["optimizers"], strict=True):
            optimizer.load_state_dict(state)
        self.spent, self.step, self.tokens = kept["spent"], kept["step"], kept["tokens"]
        return True

    def save(self) -> None:
        """Write the checkpoint, whole or not at all."""
        path = self._asked.out / _CHECKPOINT
        states = [optimizer.state_dict() for optimizer in self._optimizers]
        done = {"spent": self.spent, "step": self.step, "tokens": self.tokens}
        torch.save({"net": self.net.state_dict(), "optimizers": states, **done}, path.with_suffix(".part"))
        os.replace(path.with_suffix(".part"), path)

    @property
    def done(self) -> float:
        """The share of the whole training that is over."""
        return self.spent / (60 * float(self._asked.minutes))

    def train(self) -> None:
        """Steps until the time is over."""
        requests = Requests(self._corpus, self._vocabulary, self._asked, f"{self._asked.seed} {self.step}")
        requests.copying.fill_(self._copying())
        batches = self._batches(requests)
        end = self.spent + 60 * (self._asked.stop_after or float("inf"))
        first, saved = True, self.spent
        report = _Report()
        while self.done < 1.0 and self.spent < end:
            requests.copying.fill_(self._copying())
            began = time.monotonic()
            rows = next(batches)
            loss, right = self._one(rows)
            took = time.monotonic() - began
            # The first step on CUDA compiles, which is minutes that taught nothing.
            self.spent += 0.0 if first and self._cuda else took
            first = False
            self.step += 1
            self.tokens += rows.tokens
            report.add(loss, right, rows.tokens, took)
            if self.step % (200 if self._cuda else 20) == 0:
                print(f"step {self.step} {self.done:.1%} {self.tokens / 1e6:.2f} M tokens {report.line()}", flush=True)
                report = _Report()
            if self.spent - saved > _SAVE_EVERY_S:
                self.save()
                saved = self.spent
        self.save()

    def _copying(self) -> float:
        return _COPYING if self.done < self._asked.early else _COPYING_LATER

    def _batches(self, requests: Requests) -> Iterator[Rows]:
        cores = len(os.sched_getaffinity(0))
        workers = max(1, cores - 2) if self._cuda else 0
        workers = workers if self._asked.workers is None else self._asked.workers
        ahead: dict[str, Any] = {"prefetch_factor": 4} if workers else {}
        return iter(DataLoader(requests, batch_size=None, num_workers=workers, collate_fn=_as_is, **ahead))

    def _one(self, rows: Rows) -> tuple[Tensor, Tensor]:
        """One step; the loss and the share of tokens that were right, still on the device."""
        for optimizer in self._optimizers:
            for group in optimizer.param_groups:
                group["lr"] = group["top"] * min((self.step + 1) / self._asked.warmup, max(1 - self.done, 0.0))
        arrays = (rows.ids, rows.places, rows.group, rows.branch, rows.targets)
        *given, targets = (torch.from_numpy(array).to(self._asked.device, non_blocking=True) for array in arrays)
        with self._precision():
            loss, right = self.net.loss(self._trunk(*given), targets)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        for optimizer in self._optimizers:
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
        return loss.detach(), right.detach()

    def _precision(self) -> AbstractContextManager[Any]:
        kind = "cuda" if self._cuda else "cpu"
        precision: AbstractContextManager[Any] = torch.autocast(
            kind, dtype=torch.bfloat16, enabled=self._cuda or self._asked.bf16
        )
        return precision


def _as_is(rows: Rows) -> Rows:
    return rows


class _Report:
    """What happened since the last line that was printed."""

    def __init__(self) -> None:
        self._losses: list[Tensor] = []
        self._right: list[Tensor] = []
        self._tokens, self._seconds = 0, 1e-9

    def add(self, loss: Tensor, right: Tensor, tokens: int, seconds: float) -> None:
        """A step."""
        self._losses.append(loss)
        self._right.append(right)
        self._tokens += tokens
        self._seconds += seconds

    def line(self) -> str:
        """Means, and tokens a second (of all tokens that are not padding)."""
        loss, right = torch.stack(self._losses).mean(), torch.stack(self._right).mean()
        return f"loss {loss:.4f} right {right:.4f} {self._tokens / self._seconds:,.0f} tokens/s"


def _write(run: Run, shape: Shape, asked: argparse.Namespace) -> None:
    """Weights with their card, and the model files where they can be made here."""
    weights = {
        name if name.endswith(".weight") else f"{name}.weight": value.detach().float().cpu().numpy()
        for name, value in run.net.state_dict().items()
    }
    ordered = {name: weights[name] for name in shape.sizes()}
    card = {
        "shape": asdict(shape), "seed": asked.seed, "minutes": round(run.spent / 60, 1), "steps": run.step,
        "tokens": run.tokens, "device": asked.device, "rows": asked.rows, "length": asked.length,
    }  # fmt: skip
    path = asked.out / "filler.safetensors"
    save_weights(path, shape, ordered, card)
    print(json.dumps(card))
    if importlib.util.find_spec("gguf"):
        print(*export(path))
    else:
        print(f"gguf is not installed here: python -m training.llama_gguf {path}")


if __name__ == "__main__":
    main()
