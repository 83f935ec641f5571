"""How good a judge is on generated requests it was not trained with, and how sure it may be of itself.

One temperature makes the choice's likelihoods true (Guo et al. 2017, https://arxiv.org/abs/1706.04599): of the requests
it is 70 % sure of, 70 % are right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from training.batches import ArgumentRow, ChoiceRow, Maker, collate
from training.corpus import Corpus
from training.losses import argument_loss, choice_loss, tool_scores
from training.net import Judge

Row = TypeVar("Row", ChoiceRow, ArgumentRow)
_TEMPERATURES: Final = np.linspace(0.5, 3.0, 101)
_BINS: Final = 10
_DRAWN: Final = 240
"""Requests that each score is taken on."""


class Held:
    """Requests from trained lines, from lines held back, and from tools held back. Drawn once."""

    def __init__(self, judge: Judge, maker: Maker, corpus: Corpus) -> None:
        self._judge = judge
        drawn = corpus.sources()
        self._choices = {
            name: [maker.choice(maker.example(made)) for _ in range(_DRAWN)] for name, made in drawn.items()
        }
        self._marked = {
            name: [maker.arguments(maker.single(made)) for _ in range(_DRAWN)] for name, made in drawn.items()
        }

    @torch.no_grad()
    def scores(self) -> dict[str, dict[str, float]]:
        """Shares of requests whose tool, further requests, and every argument are right, by where they come from."""
        scores = {}
        for name, choices in self._choices.items():
            marked, count = self._marked[name], len(choices)
            found = [choice_loss(self._judge, part)[1:] for part in _parts(choices)]
            read = [argument_loss(self._judge, part)[1] for part in _parts(marked)]
            scores[name] = {
                "tool": round(sum(right for right, _ in found) / count, 3),
                "starts": round(sum(starts for _, starts in found) / count, 3),
                "arguments": round(sum(read) / count, 3),
                "miscalibration": round(self._miscalibration(choices), 3),
            }
        return scores

    @torch.no_grad()
    def fitted_temperature(self) -> float:
        """The temperature under which the right tools of unseen lines are likeliest.

        Unseen tools have no say: their lines are far more oblique than people's, and would make the judge ask about
        what it knows.
        """
        rows = self._choices["unseen lines"]
        known = [(scores, wanted) for part in _parts(rows) for scores, wanted in self._scored(part)]

        def surprise(warmth: float) -> float:
            said = (functional.log_softmax(scores / warmth, dim=0)[wanted] for scores, wanted in known)
            return -float(sum(torch.logsumexp(likely, dim=0) for likely in said))

        return float(min(_TEMPERATURES, key=surprise))

    def _miscalibration(self, rows: Sequence[ChoiceRow]) -> float:
        """The expected calibration error: by tenths of sureness, how far it is from the share that is right."""
        sure, right = [], []
        for part in _parts(rows):
            for scores, wanted in self._scored(part):
                likely = functional.softmax(scores / self._judge.temperature, dim=0)
                sure.append(float(likely.max()))
                right.append(int(likely.argmax()) in wanted.tolist())
        tenth = np.minimum((np.array(sure) * _BINS).astype(int), _BINS - 1)
        gaps = np.bincount(tenth, weights=np.array(sure) - np.array(right, dtype=float), minlength=_BINS)
        return float(np.abs(gaps).sum() / len(sure))

    def _scored(self, rows: Sequence[ChoiceRow]) -> Iterator[tuple[Tensor, Tensor]]:
        hidden = self._judge(collate([row.layout for row in rows]))
        for state, row in zip(hidden, rows, strict=True):
            yield tool_scores(self._judge, state, row)


def _parts(rows: Sequence[Row]) -> list[Sequence[Row]]:
    return [rows[at : at + 8] for at in range(0, len(rows), 8)]
