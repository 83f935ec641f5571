"""Teaches the judge's `intents`: what a text asks for, by the finder's vector of it and nothing else.

The encoder before tools goes by their words, so that a tool with the right words deceives it, and so does talk that is
full of them. This classifier never sees a tool's words, errs elsewhere, and each makes up for some of the other's
errors. It knows the catalogue's tools by name; that a text asks for some other tool, or for nothing, is one class each.
"""

from __future__ import annotations

import random

import torch
from torch import nn
from torch.nn import functional

from training.batches import Maker
from training.corpus import Corpus
from training.net import Judge

_DRAWN = 120_000
_AT_ONCE = 128
_ROUNDS = 12
_RATE = 1e-3
_HIDDEN = 1024
_DROPPED = 0.3
_TALK = 1.1
"""Log odds added to talk: it is said in more ways than the lines know. Chosen by written requests."""
_SPREAD = 4.0
"""Numbers of a unit vector are so small that little is learned from them at first. The first layer takes this in."""


def learn(judge: Judge, maker: Maker, corpus: Corpus, seed: int) -> None:
    """Train `judge.intents` from nothing."""
    rng, lines = random.Random(seed), corpus.train
    judge.named = tuple(sorted(name for name in lines if name and not corpus.tools[name].invented))
    others = [name for name in lines if name and corpus.tools[name].invented]
    # Half ask for nothing, so that it holds no opinion of how often people just talk; nor has it one of whose tools
    # they ask for.
    asked = [rng.choice([rng.choice(judge.named), rng.choice(others), None, None]) for _ in range(_DRAWN)]
    meanings, classes = [], torch.tensor([judge.intent(name) for name in asked])
    for at in range(0, _DRAWN, _AT_ONCE):
        meanings.append(maker.meanings([maker.request(lines[name]) for name in asked[at : at + _AT_ONCE]]))
        if at % (100 * _AT_ONCE) == 0:
            print(f"intents: {at} of {_DRAWN} requests", flush=True)
    judge.intents = _trained(torch.cat(meanings) * _SPREAD, classes, len(judge.named) + 2)


def _trained(meanings: torch.Tensor, classes: torch.Tensor, count: int) -> nn.Sequential:
    first, last = nn.Linear(meanings.shape[1], _HIDDEN), nn.Linear(_HIDDEN, count)
    hidden = nn.Sequential(first, nn.ReLU(), nn.Dropout(_DROPPED), last)
    optimizer = torch.optim.AdamW(hidden.parameters(), lr=_RATE, weight_decay=0.02)
    for turn in range(_ROUNDS):
        total = 0.0
        for group in optimizer.param_groups:
            group["lr"] = _RATE * (1 - turn / _ROUNDS)
        for rows in torch.randperm(len(meanings)).split(_AT_ONCE):
            loss = functional.cross_entropy(hidden(meanings[rows]), classes[rows])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            total += loss.item() * len(rows)
        print(f"intents: round {turn + 1} of {_ROUNDS}, loss {total / len(meanings):.3f}", flush=True)
    hidden.requires_grad_(False)
    first.weight.mul_(_SPREAD)
    last.bias[-1] += _TALK
    return nn.Sequential(first, nn.ReLU(), last)
