"""Groups packed into rows of one length, as arrays. No training framework is imported here.

In a row stand several groups, and in a group one tool and its requests. A token sees what came before it in its tool
and in its own request, so that requests share a tool without seeing each other; places are counted accordingly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from training.llama_data import Group

Numbers = NDArray[np.int64]
NOTHING = -100
"""The target of a token after which nothing is to be learnt."""
MOST_REQUEST = 200
"""Tokens of a request with its answer; longer ones are left out."""


@dataclass(slots=True)
class Rows:
    """Arrays of (rows, length). `group` and `branch` say who sees whom; branch 0 is the tool, group -1 is padding."""

    ids: Numbers
    places: Numbers
    group: Numbers
    branch: Numbers
    targets: Numbers

    @property
    def tokens(self) -> int:
        """How many are not padding."""
        return int((self.group >= 0).sum())


def packed(make: Callable[[], Group], rows: int, length: int) -> Rows:
    """So many rows of groups; what no longer fits into a row begins the next one."""
    filled = Rows(*(np.full((rows, length), fill, dtype=np.int64) for fill in (0, 0, -1, 0, NOTHING)))
    groups = _fitting(make, length)
    waiting = next(groups)
    for row in range(rows):
        at, number = 0, 0
        while at + _size(waiting) <= length:
            at = _place(filled, row, at, number, waiting)
            waiting, number = next(groups), number + 1
    return filled


def _fitting(make: Callable[[], Group], length: int) -> Iterator[Group]:
    """Groups cut to what a row can hold; those of which no request is left are dropped."""
    while True:
        group, kept = make(), []
        room = length - len(group.tool)
        for request, answer in group.requests:
            size = len(request) + len(answer)
            if size <= min(MOST_REQUEST, room):
                kept.append((request, answer))
                room -= size
        if kept:
            yield Group(group.tool, kept)


def _size(group: Group) -> int:
    return len(group.tool) + sum(len(request) + len(answer) for request, answer in group.requests)


def _place(filled: Rows, row: int, at: int, number: int, group: Group) -> int:
    """Write a group into a row; where the next may begin."""
    head = len(group.tool)
    at = _write(filled, row, at, number, 0, 0, group.tool)
    for branch, (request, answer) in enumerate(group.requests, start=1):
        first = at + len(request) - 1
        at = _write(filled, row, at, number, branch, head, [*request, *answer])
        # The mark before the answer predicts its first token, and so on.
        filled.targets[row, first : first + len(answer)] = answer
    return at


def _write(filled: Rows, row: int, at: int, number: int, branch: int, place: int, tokens: list[int]) -> int:
    end = at + len(tokens)
    filled.ids[row, at:end] = tokens
    filled.places[row, at:end] = np.arange(place, place + len(tokens))
    filled.group[row, at:end] = number
    filled.branch[row, at:end] = branch
    return end
