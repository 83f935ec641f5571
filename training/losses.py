"""What the judge is trained to say, and how often it says it. Shared by training and by its own scores."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor
from torch.nn import functional

from steward.planners.embedded.judge.model import LEAST_INTENT
from training.batches import ArgumentRow, ChoiceRow, collate
from training.net import POINTER, Judge


def choice_loss(judge: Judge, rows: Sequence[ChoiceRow]) -> tuple[Tensor, int, int]:
    """The mean loss, how many rows were chosen right, and how many had their further requests found exactly."""
    hidden = judge(collate([row.layout for row in rows]))
    losses, right, found = [], 0, 0
    for state, row in zip(hidden, rows, strict=True):
        scores, wanted = tool_scores(judge, state, row)
        said = functional.log_softmax(scores, dim=0)
        losses.append(-torch.logsumexp(said[wanted], dim=0) - 0.3 * said[wanted].mean())
        right += int(scores.argmax()) in wanted.tolist()
        if row.layout.request_tokens:
            starts = judge.begins(state[1 : 1 + row.layout.request_tokens]).squeeze(-1)
            target = torch.zeros_like(starts)
            target[[place - 1 for place in row.starts if place - 1 < len(target)]] = 1.0
            losses[-1] = (
                losses[-1] + functional.binary_cross_entropy_with_logits(starts, target, reduction="sum") * 0.25
            )
            found += bool(((starts > 0) == (target > 0)).all())
    return torch.stack(losses).mean(), right, found


def tool_scores(judge: Judge, state: Tensor, row: ChoiceRow) -> tuple[Tensor, Tensor]:
    """The scores of no tool and of each tool shown, and the places of the right ones among them."""
    fits = judge.fit(state[row.layout.tools]).squeeze(-1) + judge.nearness * torch.tensor(row.near)
    scores = torch.cat([judge.none(state[0]), fits])
    if judge.intents is not None:
        said = functional.log_softmax(judge.intents(row.meaning), dim=0).clamp(min=LEAST_INTENT)
        known = [name is None or name in judge.named for name in (None, *row.names)]
        heard = torch.stack([said[judge.intent(name)] for name in (None, *row.names)])
        scores = scores + torch.where(torch.tensor(known), heard, 0.0)
    return scores, torch.tensor([place + 1 for place in row.right] or [0])


def argument_loss(judge: Judge, rows: Sequence[ArgumentRow]) -> tuple[Tensor, int, int]:
    """The mean loss per parameter, how many rows are right in every parameter, and how many parameters are right."""
    hidden = judge(collate([row.layout for row in rows]))
    losses: list[Tensor] = []
    whole = single = 0
    for state, row in zip(hidden, rows, strict=True):
        right = []
        asks = judge.asks(state[row.layout.params])
        tells = judge.tells(state[1 : 1 + row.layout.request_tokens])
        for place, answer in enumerate(row.answers):
            loss, hit = _one(judge, state, row, place, asks[place], tells, answer)
            losses.append(loss)
            right.append(hit)
        whole += all(right)
        single += sum(right)
    return torch.stack(losses).sum() / len(rows), whole, single


def _one(
    judge: Judge,
    state: Tensor,
    row: ArgumentRow,
    place: int,
    ask: Tensor,
    tells: Tensor,
    answer: tuple[int, int] | int | None,
) -> tuple[Tensor, bool]:
    values = row.layout.values[place]
    if values:
        scores = torch.cat([ask[-1:], judge.picks(state[values]).squeeze(-1)])
        target = torch.tensor(0 if not isinstance(answer, int) else answer + 1)
        return functional.cross_entropy(scores, target), int(scores.argmax()) == int(target)
    begin = torch.cat([ask[-1:], tells[:, :POINTER] @ ask[:POINTER] / POINTER**0.5])
    end = torch.cat([ask[-1:], tells[:, POINTER:] @ ask[POINTER:-1] / POINTER**0.5])
    first, last = answer if isinstance(answer, tuple) else (0, 0)
    loss = (
        functional.cross_entropy(begin, torch.tensor(first)) + functional.cross_entropy(end, torch.tensor(last))
    ) / 2
    return loss, best_span(begin.detach(), end.detach()) == (first, last)


def best_span(begin: Tensor, end: Tensor) -> tuple[int, int]:
    """The likeliest pair of first and last token; (0, 0) says the parameter is not there."""
    pairs = begin[1:, None] + end[None, 1:]
    allowed = torch.triu(torch.ones_like(pairs)).bool()
    pairs = pairs.masked_fill(~allowed, -1e9)
    if not pairs.numel() or float(pairs.max()) <= float(begin[0] + end[0]):
        return 0, 0
    at = int(pairs.argmax())
    return at // pairs.shape[1] + 1, at % pairs.shape[1] + 1
