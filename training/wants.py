"""Teaches the judge's `wants`: whether a text asks for anything, by the finder's vector of it and nothing else.

The encoder before tools goes by their words, so that talk full of them may deceive it. This head never sees a tool,
errs elsewhere, and each makes up for some of the other's errors. Requests and talk are drawn half and half: what it
says is then evidence to add to the encoder's own odds, and holds no opinion of how often people just talk.
"""

from __future__ import annotations

from itertools import count, islice

import torch
from torch import nn
from torch.nn import functional

from training.batches import Maker
from training.corpus import Corpus
from training.net import Judge

_EACH = 12_000
_AT_ONCE = 64
_ROUNDS = 14
_RATE = 2e-3
_DROPPED = 0.3
_SHARE = 0.4
"""How much of what it says counts. It is surer than it should be; 0.25 to 0.4 did best on written requests."""
_SPREAD = 4.0
"""Numbers of a unit vector are so small that tanh hardly bends them. The first layer takes this in at the end."""


def learn(judge: Judge, maker: Maker, corpus: Corpus) -> None:
    """Train `judge.wants` from nothing."""
    meanings, wanted = _drawn(maker, corpus)
    meanings *= _SPREAD
    first, squash, last = judge.wants
    assert isinstance(first, nn.Linear)
    assert isinstance(last, nn.Linear)
    judge.wants.requires_grad_(True)
    first.reset_parameters()
    last.reset_parameters()
    hidden = nn.Sequential(first, squash, nn.Dropout(_DROPPED), last)
    optimizer = torch.optim.AdamW(judge.wants.parameters(), lr=_RATE, weight_decay=0.02)
    for turn in range(_ROUNDS):
        total = 0.0
        for rows in torch.randperm(len(meanings)).split(_AT_ONCE):
            said = hidden(meanings[rows]).squeeze(-1)
            loss = functional.binary_cross_entropy_with_logits(said, wanted[rows])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            total += loss.item() * len(rows)
        print(f"wants {turn + 1} of {_ROUNDS} loss {total / len(meanings):.3f}", flush=True)
    judge.wants.requires_grad_(False)
    first.weight *= _SPREAD
    last.weight *= _SHARE
    last.bias *= _SHARE


def _drawn(maker: Maker, corpus: Corpus) -> tuple[torch.Tensor, torch.Tensor]:
    """Vectors of requests and of talk, and 1 for each request."""
    drawn = (maker.example(corpus.train) for _ in count())
    requests = islice((example for example in drawn if example.tools), _EACH)
    texts = [*requests, *(maker.talk(corpus.train) for _ in range(_EACH))]
    parts = [maker.meanings(texts[at : at + _AT_ONCE]) for at in range(0, len(texts), _AT_ONCE)]
    return torch.cat(parts), torch.cat([torch.ones(_EACH), torch.zeros(_EACH)])
