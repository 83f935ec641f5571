"""Trains an adapter for a time and measures it: `python -m training.llama.train BASE.gguf DATA OUT --seconds 420`.

DATA is the folder that `training.llama.rows` wrote. OUT gets adapter_0.safetensors ..., every minute and at the end,
train.log, steps.jsonl (what was written at each step to measure) and rates.txt. On a GPU such as an H100; `--cpu`
tries it for a step. It needs PyTorch, NumPy, gguf, safetensors and tokenizers alone. Seeds are fixed.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from tokenizers import Tokenizer
from torch import Tensor

from training.llama.base import MATRICES
from training.llama.checkpoints import load_checkpoint, save_checkpoint
from training.llama.generate import written_steps
from training.llama.net import Net
from training.llama.steps import write_steps

_WARM_UP: Final = 60
"""Steps until the learning rate is reached; then it falls along a cosine over the time, to _LOWEST of it."""
_LOWEST: Final = 0.02
_SAVE_EVERY: Final = 60.0


def main() -> None:
    """Load, train, save and measure."""
    asked = _arguments()
    torch.manual_seed(1)
    asked.out.mkdir(parents=True, exist_ok=True)
    log = Log(asked.out / "train.log")
    device = torch.device("cpu" if asked.cpu else "cuda")
    net = Net(asked.base, asked.rank, torch.float32 if asked.cpu else torch.bfloat16)
    if asked.start:
        start_from(net, asked.start)
    net = net.to(device)
    with np.load(asked.data / "rows.npz") as stored:
        rows, kept = Rows(stored, "", device), Rows(stored, "D", device)
    log(f"{len(rows)} rows, {len(kept)} rows for the loss")
    if not asked.cpu:
        compile_layers(net, rows.take(torch.arange(asked.rows, device=device)), log)
        log(f"kept before {kept_loss(net, kept, asked):.4f}")
    train(net, rows, kept, log, asked)
    measure(net, log, asked)


class Log:
    """Prints lines and writes them to a file, each with the seconds since the start."""

    def __init__(self, path: Path) -> None:
        self._begun, self._file = time.time(), path.open("w", encoding="utf-8")

    def __call__(self, text: str) -> None:
        line = f"{time.time() - self._begun:6.1f} {text}"
        print(line, flush=True)
        print(line, file=self._file, flush=True)


class Rows:
    """The packed rows of a file on a device: ids, chats, learned and free, each (rows, tokens)."""

    def __init__(self, stored: Any, prefix: str, device: torch.device) -> None:
        ids: NDArray[np.uint16] = stored[f"{prefix}A"]
        self._length = ids.shape[1]
        arrays = [ids.astype(np.int32), stored[f"{prefix}D"], *(self._bits(stored[f"{prefix}{name}"]) for name in "MS")]
        self._arrays = [torch.from_numpy(array).to(device) for array in arrays]

    def _bits(self, packed: NDArray[np.uint8]) -> NDArray[np.bool_]:
        return np.unpackbits(packed, axis=1)[:, : self._length].astype(np.bool_)

    def __len__(self) -> int:
        return len(self._arrays[0])

    def take(self, which: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Some of the rows, as arguments of `Net.loss`."""
        ids, chats, learned, free = (array[which.to(array.device)] for array in self._arrays)
        return ids.long(), chats, learned, free

    def batches(self, size: int) -> Sequence[Tensor]:
        """Whole batches alone, so that nothing is compiled for another size; few rows are repeated to make one."""
        order = torch.arange(max(size, len(self) // size * size)) % len(self)
        return list(order.split(size))


def compile_layers(net: Net, batch: tuple[Tensor, Tensor, Tensor, Tensor], log: Log) -> None:
    """Compile the layers by a first pass. Where no compiler is there they run as they are."""
    try:
        for layer in net.layers:
            layer.compile()
        net.loss(*batch, 1.0).backward()
        torch.cuda.synchronize()
        log("compiled")
    except Exception as error:
        log(f"not compiled: {str(error)[:300]}")
        as_written(net)
    net.zero_grad(set_to_none=True)


def as_written(net: Net) -> None:
    """Run the layers without what was compiled for one shape."""
    for layer in net.layers:
        layer._compiled_call_impl = None


def train(net: Net, rows: Rows, kept: Rows, log: Log, asked: argparse.Namespace) -> None:
    """Steps until the time is over, with a checkpoint every minute and at the end."""
    parameters = list(net.parameters())
    optimizer = torch.optim.AdamW(parameters, lr=asked.lr, betas=(0.9, 0.98), weight_decay=0.01, fused=not asked.cpu)
    begun = saved = time.time()
    order, at, step, shown = torch.randperm(len(rows)), 0, 0, 0.0
    while (passed := time.time() - begun) < asked.seconds:
        if at + asked.rows > len(rows):
            order, at = torch.randperm(len(rows)), 0
        batch = rows.take(order[at : at + asked.rows])
        at += asked.rows
        rate = learning_rate(asked.lr, step, passed / asked.seconds)
        for group in optimizer.param_groups:
            group["lr"] = rate
        loss = net.loss(*batch, asked.free)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(parameters, 1.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        step += 1
        if step % 200 == 0 or asked.cpu:
            shown = loss.item()
            passes = step * asked.rows / len(rows)
            log(
                f"step {step}, {passes:.2f} passes, loss {shown:.4f}, {step / (time.time() - begun):.2f} steps a second"
            )
        if time.time() - saved > _SAVE_EVERY:
            saved = time.time()
            save_checkpoint(matrices_of(net), asked.out / "adapter")
            log(f"kept {kept_loss(net, kept, asked):.4f}")
    save_checkpoint(matrices_of(net), asked.out / "adapter")
    log(f"end after {step} steps, kept {kept_loss(net, kept, asked):.4f}")


def learning_rate(highest: float, step: int, share: float) -> float:
    """The rate of a step, when `share` of the time has passed."""
    falling = _LOWEST + (1 - _LOWEST) * 0.5 * (1 + math.cos(math.pi * share))
    return highest * min(1.0, (step + 1) / _WARM_UP) * falling


@torch.no_grad()
def kept_loss(net: Net, kept: Rows, asked: argparse.Namespace) -> float:
    """The mean loss of the rows that are not trained on; on a CPU of the first alone."""
    batches = kept.batches(asked.rows)[: 1 if asked.cpu else None]
    losses = [float(net.loss(*kept.take(which), asked.free)) for which in batches]
    return sum(losses) / len(losses)


def matrices_of(net: Net) -> dict[str, NDArray[np.float16]]:
    """The trained matrices as float16."""
    return {
        f"{number}.{name}.{side}": getattr(getattr(layer, name), side).detach().half().cpu().numpy()
        for number, layer in enumerate(net.layers)
        for name in MATRICES
        for side in "ab"
    }


@torch.no_grad()
def start_from(net: Net, prefix: Path) -> None:
    """Take the matrices of a checkpoint of the same rank, or of files that PyTorch wrote."""
    parts = [torch.load(file, weights_only=True) for file in sorted(prefix.parent.glob(f"{prefix.name}_[0-9].pt"))]
    stored = parts or [{key: torch.from_numpy(matrix) for key, matrix in load_checkpoint(prefix).items()}]
    for part in stored:
        for key, matrix in part.items():
            number, name, side = key.split(".")
            getattr(getattr(net.layers[int(number)], name), side).copy_(matrix)


def measure(net: Net, log: Log, asked: argparse.Namespace) -> None:
    """Write the steps and the rates."""
    as_written(net)
    steps = json.loads((asked.data / "steps.json").read_text(encoding="utf-8"))[: asked.most]
    tokenizer = Tokenizer.from_file(str(asked.data / "tokenizer.json"))
    longest = 4 if asked.cpu else 160
    written = written_steps(net, tokenizer, [step["prompt"] for step in steps], longest)
    for line in write_steps(steps, written, asked.out):
        log(line)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base", type=Path, help="the GGUF file")
    parser.add_argument("data", type=Path, help="the folder of rows")
    parser.add_argument("out", type=Path, help="where checkpoints, log and steps go")
    parser.add_argument("--seconds", type=float, required=True, help="how long the steps take together")
    parser.add_argument("--rank", type=int, default=64)
    parser.add_argument("--start", type=Path, help="a checkpoint of the same rank to begin from: FOLDER/adapter")
    parser.add_argument("--lr", type=float, default=1e-3, help="the highest learning rate (default: %(default)s)")
    parser.add_argument("--free", type=float, default=0.3, help="weight of words after say and ask in the loss")
    parser.add_argument("--rows", type=int, default=32, help="rows a step (default: %(default)s)")
    parser.add_argument("--most", type=int, default=1_000, help="measure at most so many steps (default: %(default)s)")
    parser.add_argument("--cpu", action="store_true", help="a try without a GPU")
    return parser.parse_args()


if __name__ == "__main__":
    main()
