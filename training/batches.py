"""Examples as tensors: sequences of a choice or of one tool's arguments, with the places of the right answers."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

import numpy as np
import torch
from numpy.typing import NDArray
from tokenizers import Tokenizer

from steward.language.gloss import in_english
from steward.language.reread import Reread
from steward.planners.embedded.judge.layout import Layout, argument_layout, choice_layout
from steward.search.embedder import Embedder
from training.corpus import Corpus, Example, one_of
from training.net import Batch
from training.template import Template

Weights = NDArray[np.float32]
_ENGLISH = 0.7
"""The share of English requests where there are lines in other languages."""
_CATALOGUE = 0.25
"""The share of requests that are for tools of the catalogue; the others are for any, which are invented ones mostly."""
_PADDED = 16
"""Lengths are padded to a multiple of this, since each new shape of a matrix costs time to prepare for."""
_SAME = 0.73
"""The cosine above which two descriptions tell of the same thing."""
_CLOSE = 0.6
"""The cosine above which a tool might do what another one is asked for."""
_MISSING = 0.14
"""The share of requests for one tool that are shown without it: none fits then, though its neighbours look like it."""


@dataclass(slots=True)
class ChoiceRow:
    """A request before some tools.

    `names` are the tools'; `right` are the fitting tools' places, empty when none fits; `starts` are tokens, `near`
    cosines, `meaning` the finder's vector of the request.
    """

    layout: Layout
    names: list[str]
    right: list[int]
    starts: list[int]
    near: list[float]
    meaning: torch.Tensor


@dataclass(slots=True)
class ArgumentRow:
    """A request before one tool.

    `answers` holds, per parameter, the first and last token of its words, the place of its value, or None.
    """

    layout: Layout
    answers: list[tuple[int, int] | int | None] = field(default_factory=list)


class Maker:
    """Draws examples and lays them out, with candidates as retrieval would give them."""

    def __init__(self, corpus: Corpus, tokenizer: Tokenizer, embedder: Embedder, seed: int) -> None:
        self._corpus, self._tokenizer, self._embedder = corpus, tokenizer, embedder
        self._rng = random.Random(seed)
        self._names = [name for name in corpus.tools if corpus.train.get(name) or corpus.held.get(name)]
        self._places = {name: place for place, name in enumerate(self._names)}
        self._families = sorted({corpus.tools[name].family for name in self._names})
        texts = [(name, text) for name in self._names for text in corpus.tools[name].indexed]
        self._owner = np.array([self._names.index(name) for name, _ in texts])
        self._vectors = embedder.embed([text for _, text in texts])
        self._same, self._close = self._alike()

    def example(self, templates: dict[str | None, list[Template]]) -> Example:
        """A request: for a known tool, an invented one, none, or several in one message."""
        kind = self._rng.random()
        if kind < 0.2 and templates.get(None):
            return self.request(templates[None])
        names = [name for name in templates if name is not None]
        if kind < 0.4:
            return self._several(templates, names)
        return self.request(templates[self._name(names)])

    def _several(self, templates: dict[str | None, list[Template]], names: list[str]) -> Example:
        """Two or three requests in one message; like people's, often for one tool or for tools of one family."""
        rng, name = self._rng, self._name(names)
        first = one_of(templates[name], rng, _ENGLISH)
        if rng.random() < 0.12:
            first = one_of(templates.get(None) or [first], rng, _ENGLISH)
        others = []
        for _ in range(rng.choice([1, 1, 1, 2])):
            akin, family = rng.random(), self._corpus.tools[name].family
            if akin >= 0.25:
                name = self._name(
                    [known for known in names if akin >= 0.5 or self._corpus.tools[known].family == family]
                )
            others.extend(rng.sample([known for known in templates[name] if known.lang == first.lang] or [first], 1))
        return self._corpus.several([first, *others], rng)

    def request(self, lines: Sequence[Template], *, widened: bool = False) -> Example:
        """A message of one of these lines; `widened`: now and then with values that no list holds."""
        return self._corpus.make(one_of(lines, self._rng, _ENGLISH), self._rng, widened=widened)

    def single(self, templates: dict[str | None, list[Template]]) -> Example:
        """A request for one tool that has parameters."""
        names = [name for name in templates if name is not None and self._corpus.tools[name].schema.get("properties")]
        return self.request(templates[self._name(names)], widened=True)

    def choice(self, example: Example) -> ChoiceRow:
        """The request before the tools retrieval finds for it, sometimes without the right one."""
        rng, truth = self._rng, set(example.tools)
        said = in_english(example.text)
        meaning = self._embedder.embed([said.text])[0]
        best = self._best(meaning)
        also_right = set().union(*(self._same[name] for name in truth))
        shown = [name for name in self._near(best, rng.choice([3, 4, 5, 6, 7]), truth) if name not in also_right]
        if not truth and not example.talk:  # A tool made up for training may well do what none of the real ones does.
            shown = [name for name in shown if not self._corpus.tools[name].invented or best[self._places[name]] < 0.4]
        if len(truth) == 1 and rng.random() < _MISSING:
            shown, truth = self._without(next(iter(truth)), shown), set()
        for name in sorted(truth - set(shown)):
            shown.append(name)
        rng.shuffle(shown)
        layout = choice_layout(self._tokenizer, said.text, [self._corpus.tools[name].text(rng) for name in shown])
        _as_typed(layout, said)
        shown = shown[: len(layout.tools)]
        right = [place for place, name in enumerate(shown) if name in truth]
        starts = [place + 1 for at in example.starts if (place := _token_at(layout, at)) is not None]
        near = [float(best[self._places[name]]) for name in shown]
        return ChoiceRow(layout, shown, right, starts, near, torch.from_numpy(meaning))

    def _without(self, name: str, shown: list[str]) -> list[str]:
        """What is shown where nothing fits: no tool of that server, or all but this one, as servers are incomplete."""
        gone, tool = self._close[name], self._corpus.tools[name]
        if not tool.invented or self._rng.random() < 0.4:
            gone = gone | {other for other in shown if self._corpus.tools[other].family == tool.family}
        return [other for other in shown if other not in gone]

    def arguments(self, example: Example) -> ArgumentRow:
        """The request before its tool, with the words of each parameter."""
        tool = self._corpus.tools[example.tools[0]]
        marks = {mark.param: mark for mark in example.marks}
        text = tool.text(self._rng)
        renamed = {
            shown: real
            for real in tool.schema.get("properties", {})
            for shown in (real, *tool.param_names.get(real, []))
        }
        said = in_english(example.text)
        layout = argument_layout(self._tokenizer, said.text, text)
        _as_typed(layout, said)
        row = ArgumentRow(layout)
        for param, values in zip(layout.shown, layout.values, strict=True):
            mark = marks.get(param.name) or marks.get(renamed.get(param.name, param.name))
            if mark is None:
                row.answers.append(None)
            elif values:
                row.answers.append(mark.choice)
            else:
                first, last = _token_at(layout, mark.start), _token_before(layout, mark.end)
                row.answers.append(
                    (first + 1, last + 1) if first is not None and last is not None and first <= last else None
                )
        return row

    def _name(self, names: list[str]) -> str:
        known = [name for name in names if not self._corpus.tools[name].invented]
        return self._rng.choice(known if known and self._rng.random() < _CATALOGUE else names)

    def _alike(self) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
        """By name, tools of other families told so alike that either may be right: no choice between them is taught;
        and tools that might do where this one is missing."""
        first = [int(np.argmax(self._owner == place)) for place in range(len(self._names))]
        near = self._vectors[first] @ self._vectors[first].T
        family = np.array([self._corpus.tools[name].family for name in self._names])
        same: dict[str, set[str]] = {}
        close: dict[str, set[str]] = {}
        for place, name in enumerate(self._names):
            others = (near[place] > _SAME) & (family != family[place])
            same[name] = {self._names[at] for at in np.flatnonzero(others)}
            close[name] = {self._names[at] for at in np.flatnonzero(near[place] > _CLOSE)}
        return same, close

    def meanings(self, examples: Sequence[Example]) -> torch.Tensor:
        """The finder's vectors of requests, as they are read: (requests, 384)."""
        return torch.from_numpy(self._embedder.embed([in_english(example.text).text for example in examples]))

    def _best(self, meaning: Weights) -> Weights:
        """Every tool's best cosine with the request."""
        best = np.full(len(self._names), -2.0, dtype=np.float32)
        np.maximum.at(best, self._owner, (self._vectors @ meaning).astype(np.float32))
        return best

    def _near(self, best: Weights, count: int, truth: Collection[str]) -> list[str]:
        """The nearest tools of the catalogue and of some families, most often of the right tool's: servers come whole.

        A random part, so that no tool always meets the same neighbours.
        """
        own = {self._corpus.tools[name].family for name in truth}
        here = {family for family in self._families if self._rng.random() < (0.8 if family in own else 0.35)}
        pool = np.array(
            [not tool.invented or tool.family in here for tool in (self._corpus.tools[name] for name in self._names)]
        )
        return [self._names[place] for place in np.argsort(-np.where(pool, best, -2.0))[:count]]


def _as_typed(layout: Layout, said: Reread) -> None:
    """The tokens' places in the text as it was typed, which is what examples tell of."""
    layout.offsets = [(said.start(start), said.end(end)) for start, end in layout.offsets]


def _token_at(layout: Layout, at: int) -> int | None:
    return next((place for place, (start, end) in enumerate(layout.offsets) if start >= at or end > at), None)


def _token_before(layout: Layout, at: int) -> int | None:
    return next((place for place in range(len(layout.offsets) - 1, -1, -1) if layout.offsets[place][0] < at), None)


def collate(layouts: Sequence[Layout]) -> Batch:
    """Sequences padded to one length."""
    length = -(-max(len(layout.ids) for layout in layouts) // _PADDED) * _PADDED
    ids = torch.zeros(len(layouts), length, dtype=torch.long)
    types = torch.zeros(len(layouts), length, dtype=torch.long)
    mask = torch.zeros(len(layouts), length, dtype=torch.bool)
    for row, layout in enumerate(layouts):
        size = len(layout.ids)
        ids[row, :size], types[row, :size] = torch.tensor(layout.ids), torch.tensor(layout.types)
        mask[row, :size] = True
    return Batch(ids, types, mask)
