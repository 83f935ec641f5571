"""Trains the head that hears emergencies: weights/emergencies.bin, from the lines of data/guard, with NumPy alone.

`make train-guard` runs it, four minutes on two cores. A logistic regression over the hashed pieces of
`language.emergencies`, rounded to a byte each. Every line is generated; the planner's own requests are harmless ones.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from steward.language.emergencies import BITS, HEAD, MARK, places_of
from training.corpus import Corpus
from training.files import DATA, read_data
from training.template import Entry, Template

OUT: Final = Path(__file__).parents[1] / "weights" / "emergencies.bin"
TARGETS: Final = {"certain": 1.0, "likely": 0.8, None: 0.0}
_LINES: Final = {"certain": 24_000, "likely": 4_000, None: 9_000}
"""Lines drawn of a language."""
_PLAIN: Final = {None: 10_000}
"""Lines drawn of a language's `data/guard/plain`: what people say of their lives."""
_TOLD: Final = {"certain": 1_000, "likely": 12_000, None: 14_000}
"""Lines drawn of a language's `data/guard/told`: cries told indirectly, and what sounds like them."""
_REQUESTS: Final = 60_000
_FRAGMENTS: Final = 25_000
"""Words that are no sentence."""
_MOST_WORDS: Final = 7
_KEPT: Final = 6
"""With --held every sixth entry of a list is kept from training, to measure on words never seen."""
_OPEN: Final = frozenset({
    "ev", "self", "scene", "mild", "idiom", "past", "what", "state", "break", "bye", "wants", "last", "tonight", "am",
    "does", "trait", "be", "greet", "job", "pets", "plan", "long", "benign", "fine",
    "took", "dark", "adark", "sign", "isign", "kid", "abuse", "stalk", "air", "crash", "danger", "med", "home", "news",
    "garden", "game", "happens", "aside",
})  # fmt: skip
"""The lists whose entries say what happens."""

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Line:
    """A text with the score it should get."""

    text: str
    target: float
    lang: str


class Drawer:
    """Draws lines from the data of one language; `held`: with kept entries alone (True), with the others, or all."""

    def __init__(self, path: Path, held: bool | None) -> None:
        self._held = held
        found = read_data(path)
        self.lang = path.stem
        self._by_label: dict[str | None, list[Template]] = {}
        for line in found.templates:
            self._by_label.setdefault(line.tool, []).append(line)

    def lines(self, label: str | None, count: int, rng: random.Random) -> Iterator[Line]:
        """`count` lines of a label, every template as often as the others."""
        templates = self._by_label.get(label, [])
        for number in range(count if templates else 0):
            template = templates[number % len(templates)]
            pieces = template.pieces(partial(self._draw, template), rng)
            text = "".join(piece.text for piece in pieces)
            yield Line(mistyped(text, rng), TARGETS[label], self.lang)

    def _draw(self, template: Template, name: str, _lang: str, rng: random.Random) -> tuple[str, Any]:
        return rng.choice(self._entries(template.lists[name], name))[0], None

    def _entries(self, entries: Sequence[Entry], name: str) -> Sequence[Entry]:
        if self._held is None or name not in _OPEN:
            return entries
        return [entry for at, entry in enumerate(entries) if (at % _KEPT == 0) is self._held]


def mistyped(text: str, rng: random.Random) -> str:
    """The text, often without apostrophes; in one of seven a letter is left out, twice or in its neighbour's place."""
    if rng.random() < 0.3:
        text = text.replace("'", "")
    if len(text) < 8 or rng.random() > 0.15:
        return text
    at = rng.randrange(1, len(text) - 2)
    return text[:at] + rng.choice((text[at + 1], text[at] * 2, text[at + 1] + text[at])) + text[at + 2 :]


def drawn(rng: random.Random, held: bool | None, share: float = 1.0) -> list[Line]:
    """Lines of every language, and the planner's requests among the harmless ones."""
    made: list[Line] = []
    guard = DATA / "guard"
    for folder, counts in ((guard, _LINES), (guard / "plain", _PLAIN), (guard / "told", _TOLD)):
        for path in sorted(folder.glob("*.tpl")):
            drawer = Drawer(path, held)
            for label, count in counts.items():
                made += drawer.lines(label, int(count * share), rng)
    corpus = Corpus()
    lines = [line for lines in (corpus.held if held else corpus.train).values() for line in lines]
    for _ in range(int(_REQUESTS * share)):
        line = rng.choice(lines)
        made.append(Line(corpus.make(line, rng).text, 0.0, line.lang))
    made += fragments(made, int(_FRAGMENTS * share), rng)
    rng.shuffle(made)
    return made


def fragments(lines: Sequence[Line], count: int, rng: random.Random) -> Iterator[Line]:
    """Words out of the lines: a single one, or some of harmless lines and at most one of a cry. No piece of a word is a
    cry by itself, unless the word is one."""
    cries = {line.text.casefold().strip(" .!?") for line in lines if line.target}
    alarming = sorted({word for line in lines if line.target for word in line.text.split()})
    plain = sorted({word for line in lines if not line.target for word in line.text.split()})
    for _ in range(count):
        words = rng.choices(plain, k=rng.randrange(_MOST_WORDS))
        words.insert(rng.randint(0, len(words)), rng.choice(alarming if rng.random() < 0.3 else plain))
        text = " ".join(words)
        if text.casefold().strip(" .!?") not in cries:
            yield Line(text, 0.0, "")


@dataclass(frozen=True, slots=True)
class Table:
    """Texts as the places of their pieces, one after the other."""

    places: NDArray[np.int32]
    starts: NDArray[np.int64]
    targets: Floats

    @classmethod
    def of(cls, lines: Sequence[Line]) -> Table:
        """The lines that have a piece at all."""
        found = {text: np.fromiter(places_of(text), np.int32) for text in {line.text for line in lines}}
        return cls.of_rows([(row, line.target) for line in lines if len(row := found[line.text])])

    @classmethod
    def of_rows(cls, rows: Sequence[tuple[NDArray[np.int32], float]]) -> Table:
        """Texts by the places of their pieces, of which each has one at least, with the score it should get."""
        starts = np.concatenate([[0], np.cumsum([len(row) for row, _ in rows])])
        return cls(np.concatenate([row for row, _ in rows]), starts, np.array([t for _, t in rows], np.float32))


def trained(
    table: Table, epochs: int, decay: float, rng: np.random.Generator, kept: float = 1.0
) -> tuple[float, Floats]:
    """The bias and a weight a place: logistic regression by Adagrad in batches of 512. `kept`: the share of a text's
    pieces that are seen at a time, so that it learns every piece and not the whole line by heart."""
    weights = np.zeros(1 << BITS, np.float32)
    seen = np.full(1 << BITS, 1e-3, np.float32)
    bias, count = -2.0, len(table.targets)
    for epoch in range(epochs):
        rate = 2.0 * (1 - epoch / epochs) + 0.1
        order = rng.permutation(count)
        for at in range(0, count, 512):
            batch = order[at : at + 512]
            sizes = table.starts[batch + 1] - table.starts[batch]
            rows = np.repeat(np.arange(len(batch)), sizes)
            offsets = np.arange(len(rows)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
            places = table.places[np.repeat(table.starts[batch], sizes) + offsets]
            if kept < 1.0:
                seen_now = rng.random(len(rows)) < kept
                rows, places = rows[seen_now], places[seen_now]
                sizes = np.maximum(np.bincount(rows, minlength=len(batch)), 1)
            scale = (1 / np.sqrt(sizes)).astype(np.float32)
            scores = bias + scale * np.bincount(rows, weights[places], len(batch))
            wrong = (1 / (1 + np.exp(-scores)) - table.targets[batch]).astype(np.float32)
            touched, where = np.unique(places, return_inverse=True)
            slope = np.bincount(where, (wrong * scale)[rows]).astype(np.float32) / 16 + decay * weights[touched]
            seen[touched] += slope * slope
            weights[touched] -= rate * slope / np.sqrt(seen[touched])
            bias -= 0.02 * float(wrong.mean())
    return bias, weights


def rounded(weights: Floats) -> tuple[float, NDArray[np.int8]]:
    """The weights as signed bytes, and what one step of a byte adds."""
    step = float(np.quantile(np.abs(weights[weights != 0]), 0.9995)) / 127
    return step, np.clip(np.rint(weights / step), -127, 127).astype(np.int8)


def write(path: Path, bias: float, weights: Floats) -> None:
    """Write the table, a signed byte a weight."""
    step, table = rounded(weights)
    path.write_bytes(HEAD.pack(MARK, bias, step) + table.tobytes())


def main() -> None:
    """Train and write; with --held, on a part of the words, to be measured on the rest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--epochs", type=int, nargs="+", default=[6, 9], help="a run each; their weights are averaged")
    parser.add_argument("--decay", type=float, default=1e-4)
    parser.add_argument("--kept", type=float, default=0.5)
    parser.add_argument("--held", action="store_true")
    args = parser.parse_args()
    table = Table.of(drawn(random.Random(21), False if args.held else None))
    runs = [trained(table, epochs, args.decay, np.random.default_rng(21), args.kept) for epochs in args.epochs]
    biases, weights = zip(*runs, strict=True)
    # One run alone misses two or three cries of a hundred that the next one hears.
    write(args.out, float(np.mean(biases)), np.mean(weights, axis=0))


if __name__ == "__main__":
    main()
