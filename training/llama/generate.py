"""What the trained model writes at each step to measure, greedily and in batches. Used by `train` at its end.

It keeps no cache: each token costs a pass over all rows that are not finished, which on a GPU is less than a second of
code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import torch
from tokenizers import Tokenizer

from steward.planners.llama.step_format import END
from training.llama.net import Net

_BATCH: Final = 48
_LONGEST: Final = 160
"""A step of more tokens is cut."""
_ROOM: Final = 1_400
"""Tokens of a prompt that count: its end."""


@torch.no_grad()
def written_steps(net: Net, tokenizer: Tokenizer, prompts: Sequence[list[int]], most: int = _LONGEST) -> list[str]:
    """The step after each prompt, of `most` tokens at most, in their order."""
    order = sorted(range(len(prompts)), key=lambda place: len(prompts[place]))
    written = {}
    for start in range(0, len(order), _BATCH):
        places = order[start : start + _BATCH]
        for place, ids in zip(places, _batch(net, tokenizer, [prompts[place] for place in places], most), strict=True):
            written[place] = tokenizer.decode(ids).strip()
    return [written[place] for place in range(len(prompts))]


def _batch(net: Net, tokenizer: Tokenizer, prompts: Sequence[list[int]], most: int) -> list[list[int]]:
    end, device = tokenizer.token_to_id(END), net.emb.device
    rows = [prompt[-_ROOM:] for prompt in prompts]
    written: list[list[int]] = [[] for _ in rows]
    open_rows = list(range(len(rows)))
    for _ in range(most):
        lengths = [len(rows[row]) for row in open_rows]
        longest = -(-max(lengths) // 64) * 64  # Few different shapes.
        ids = torch.tensor([rows[row] + [0] * (longest - len(rows[row])) for row in open_rows], device=device)
        tokens = net.next_tokens(ids, torch.tensor(lengths, device=device)).tolist()
        going = []
        for row, token in zip(open_rows, tokens, strict=True):
            if token != end:
                rows[row].append(token)
                written[row].append(token)
                going.append(row)
        open_rows = going
        if not open_rows:
            break
    return written
