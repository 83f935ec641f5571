"""Trains the head that hears orders to the assistant: weights/injection.bin, from the lines of data/guard/injection.

`make train-injection` runs it, with NumPy alone. Two logistic regressions over the hashed pieces of
`language.injection.head`, one for what users say and one for what comes from elsewhere, rounded to a byte each. Every
line is generated. With --held some lines and words are kept back, and what the head makes of them is printed.
"""

from __future__ import annotations

import argparse
import random
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from steward.language.injection import head
from steward.language.injection.folds import fold
from training.corpus import Corpus
from training.emergencies import Floats, Table, mistyped, rounded
from training.files import DATA, read_data
from training.template import Entry, Template

OUT: Final = Path(__file__).parents[1] / "weights" / "injection.bin"
ATTACKS: Final = ("takeover", "planted", "memory", "definition")
_BY_USER: Final = {"takeover": 14_000, "asked": 9_000, None: 4_000, "letter": 3_000}
_FOREIGN: Final = {
    "takeover": 7_000, "planted": 20_000, "memory": 3_500, "definition": 3_000,
    None: 7_000, "letter": 18_000, "remembered": 4_000, "described": 3_500,
}  # fmt: skip
"""Lines drawn of English; of each other language a third of it."""
_REQUESTS: Final = 20_000
_NONSENSE: Final = 20_000
_ROOMS: Final = ("activities", "api", "cli", "contracts", "dialogue", "planners", "search", "tools", "workflows")
_DOCSTRING: Final = re.compile(r'"""(.+?)"""', re.DOTALL)
_KEPT: Final = 5
"""With --held every fifth line, and every fifth entry of a list, is kept from training."""
_SHOWN: Final = 0.5
_JUDGED: Final = 0.05
_EASY: Final = ("request", "tool", "prose")
_WITHIN: Final = 0.35
"""The share of attempts from elsewhere that stand between honest sentences."""


Weighed: TypeAlias = tuple[float, float, NDArray[np.int8]]
"""A bias, the step of a byte and a byte a place."""


@dataclass(frozen=True, slots=True)
class Line:
    """A text, whether it is an attempt, what it is of and its language."""

    text: str
    attack: bool
    label: str | None
    lang: str


class Drawer:
    """Draws lines of one language; `held`: with what is kept back alone (True), with the rest (False), or all."""

    def __init__(self, path: Path, held: bool | None) -> None:
        self.lang = path.stem
        self._held = held
        self._by_label: dict[str | None, list[Template]] = {}
        for at, template in enumerate(read_data(path).templates):
            if held is None or (at % _KEPT == 0) is held:
                self._by_label.setdefault(template.tool, []).append(template)

    def lines(self, label: str | None, count: int, rng: random.Random) -> Iterator[Line]:
        """`count` lines of a label, every template as often as the others."""
        templates = self._by_label.get(label, [])
        for number in range(count if templates else 0):
            template = templates[number % len(templates)]
            text = "".join(piece.text for piece in template.pieces(partial(self._draw, template), rng))
            yield Line(mistyped(text, rng), label in ATTACKS, label, self.lang)

    def _draw(self, template: Template, name: str, _lang: str, rng: random.Random) -> tuple[str, Any]:
        return rng.choice(self._entries(template.lists[name]))[0], None

    def _entries(self, entries: Sequence[Entry]) -> Sequence[Entry]:
        if self._held is None:
            return entries
        return [entry for at, entry in enumerate(entries) if (at % _KEPT == 1) is self._held] or entries


def drawn(wanted: dict[str | None, int], rng: random.Random, held: bool | None, share: float) -> list[Line]:
    """Lines of every language; attempts from elsewhere now and then between honest sentences of their language."""
    made: list[Line] = []
    for path in sorted((DATA / "guard" / "injection").glob("*.tpl")):
        drawer = Drawer(path, held)
        of_language = share if drawer.lang == "en" else share / 3
        own = {label: list(drawer.lines(label, int(count * of_language), rng)) for label, count in wanted.items()}
        honest = [line for label in ("letter", None) for line in own.get(label, ())]
        for label, lines in own.items():
            mixes = label in ("planted", "letter", None) or (label == "takeover" and "planted" in wanted)
            made += (_within(line, honest, rng) if mixes and rng.random() < _WITHIN else line for line in lines)
    return made


def _within(line: Line, honest: Sequence[Line], rng: random.Random) -> Line:
    before, after = rng.choice(honest).text, rng.choice(honest).text
    text = rng.choice((f"{before} {line.text}", f"{line.text} {after}", f"{before}\n{line.text}\n{after}"))
    return Line(text, line.attack, line.label, line.lang)


def harmless(rng: random.Random, corpus: Corpus, count: int, held: bool | None) -> Iterator[Line]:
    """The planner's requests: none is an attempt."""
    lines = [line for lines in (corpus.held if held else corpus.train).values() for line in lines]
    for _ in range(count):
        line = rng.choice(lines)
        yield Line(corpus.make(line, rng).text, False, "request", line.lang)


def nonsense(rng: random.Random, lines: Sequence[Line], count: int) -> Iterator[Line]:
    """Words of the lines in no order, as sentences, as names with values or said over and over, and letters: long or
    short, they order nothing."""
    words = sorted({word for line in lines for word in line.text.split()})
    letters = "".join(line.text for line in lines[:200])
    for number in range(count):
        size = rng.randrange(1, 14)
        some = rng.choices(words, k=size)
        text = (
            " ".join(some),
            f"{' '.join(some)}. {' '.join(rng.choices(words, k=size))}.",
            f"{some[0]}={some[-1]}",
            f"{' '.join(some[:3])} " * rng.randrange(3, 12),
            " ".join("".join(rng.choices(letters, k=rng.randrange(1, 12))) for _ in some),
        )[number % 5]
        yield Line(text, False, "nonsense", "")


def definitions(corpus: Corpus) -> Iterator[Line]:
    """What the servers of the planner's data say of their tools."""
    for tool in corpus.tools.values():
        yield from (Line(text, False, "tool", "en") for text in tool.descriptions)


def prose(held: bool | None) -> Iterator[Line]:
    """Paragraphs of the project's own documentation and docstrings, which speak of instructions, tools and secrets."""
    root = DATA.parents[1]
    texts = [path.read_text(encoding="utf-8") for path in sorted((root / "docs").glob("*.md"))]
    for room in _ROOMS:
        for path in sorted((root / room).rglob("*.py")):
            texts.append("\n\n".join(_DOCSTRING.findall(path.read_text(encoding="utf-8"))))
    paragraphs = [" ".join(part.split())[:400] for text in texts for part in text.split("\n\n") if len(part) > 30]
    yield from (
        Line(part, False, "prose", "en")
        for at, part in enumerate(paragraphs)
        if held is None or (at % _KEPT == 0) is held
    )


def of_user(rng: random.Random, corpus: Corpus, held: bool | None, share: float = 1.0) -> list[Line]:
    """What the head for users' words is trained with."""
    lines = [*drawn(_BY_USER, rng, held, share), *harmless(rng, corpus, int(_REQUESTS * share), held)]
    return [*lines, *nonsense(rng, lines, int(_NONSENSE * share))]


def of_others(rng: random.Random, corpus: Corpus, held: bool | None, share: float = 1.0) -> list[Line]:
    """What the head for words from elsewhere is trained with."""
    known = [line for at, line in enumerate(definitions(corpus)) if held is None or (at % _KEPT == 0) is held]
    honest = [*known, *prose(held)]
    requests = harmless(rng, corpus, int(_REQUESTS * share / 2), held)
    honest = rng.sample(honest, int(len(honest) * min(1, 2 * share)))
    lines = [*drawn(_FOREIGN, rng, held, share), *requests, *honest]
    return [*lines, *nonsense(rng, lines, int(_NONSENSE * share))]


def table(lines: Iterable[Line]) -> Table:
    """The pieces of lines as `training.emergencies` trains with them."""
    rows = [(head.pieces_of(fold(line.text)).places.astype(np.int32), float(line.attack)) for line in lines]
    return Table.of_rows([(places, target) for places, target in rows if len(places)])


def trained(table: Table, epochs: int, decay: float, rng: np.random.Generator) -> tuple[float, Floats]:
    """The bias and a weight a place: logistic regression by Adagrad in batches of 256.

    Of each text a random half of the pieces is shown, so that no few of them decide.
    """
    size = 1 << head.BITS
    weights, seen = np.zeros(size, np.float32), np.full(size, 1e-3, np.float32)
    bias, count = -1.0, len(table.targets)
    for epoch in range(epochs):
        rate = 1.0 * (1 - epoch / epochs) + 0.05
        order = rng.permutation(count)
        for at in range(0, count, 256):
            batch = order[at : at + 256]
            sizes = table.starts[batch + 1] - table.starts[batch]
            rows = np.repeat(np.arange(len(batch)), sizes)
            offsets = np.arange(len(rows)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
            places = table.places[np.repeat(table.starts[batch], sizes) + offsets]
            shown = rng.random(len(rows), np.float32) < _SHOWN
            rows, places = rows[shown], places[shown]
            scale = 1 / np.sqrt(np.maximum(np.bincount(rows, minlength=len(batch)), 1))
            scores = bias + scale * np.bincount(rows, weights[places], len(batch))
            wrong = 1 / (1 + np.exp(-scores)) - table.targets[batch]
            slope = (np.bincount(places, (wrong * scale)[rows], size) / 16).astype(np.float32) + decay * weights
            seen += slope * slope
            weights -= rate * slope / np.sqrt(seen)
            bias -= 0.02 * float(wrong.mean())
    return bias, weights


def _fitted(lines: list[Line], epochs: int, decay: float) -> Weighed:
    random.Random(5).shuffle(lines)
    bias, weights = trained(table(lines), epochs, decay, np.random.default_rng(21))
    return bias, *rounded(weights)


def told(name: str, weighed: Weighed, kept: Iterable[Line]) -> None:
    """Print what a head makes of lines kept from training; those that quote an attempt are the detector's to tell."""
    bias, step, weights = weighed
    scores: dict[bool, list[float]] = {True: [], False: []}
    for line in kept:
        if line.attack or (line.label not in _EASY and '"' not in line.text):
            heard = head.loudest_by((bias, step, weights.astype(np.float32)), fold(line.text))
            scores[line.attack].append(heard.score if heard else 0.0)
    for share in (0.02, 0.01, 0.005):
        least = float(np.quantile(scores[False], 1 - share))
        caught = float(np.mean(np.array(scores[True]) > least))
        print(
            f"{name}: {share:.1%} of {len(scores[False])} honest lines reach {least:.3f}, and {caught:.0%} of attempts"
        )


def main() -> None:
    """Train and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--decay", type=float, default=1e-6)
    parser.add_argument("--share", type=float, default=0.4, help="how many of the lines are drawn")
    parser.add_argument("--held", action="store_true")
    args = parser.parse_args()
    corpus, rng, held = Corpus(), random.Random(21), False if args.held else None
    user = _fitted(of_user(rng, corpus, held, args.share), args.epochs, args.decay)
    others = _fitted(of_others(rng, corpus, held, args.share), args.epochs, args.decay)
    args.out.write_bytes(head.HEAD.pack(head.MARK, *user[:2], *others[:2]) + user[2].tobytes() + others[2].tobytes())
    if args.held:
        told("users", user, of_user(random.Random(99), corpus, True, _JUDGED))
        told("others", others, of_others(random.Random(99), corpus, True, _JUDGED))


if __name__ == "__main__":
    main()
