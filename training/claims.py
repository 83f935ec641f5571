"""Trains the head that knows an assistant's words about its deeds: weights/deed_claims.bin, with NumPy alone.

`make train-claims` runs it, a minute on two cores. Two logistic regressions over the pieces of `language.deed_claims`,
rounded to a byte each. Every line comes from data/guard/claims: `certain` are the assistant's own deeds, `likely` what
only a deed can have made so, `none` what an honest assistant says. With --held a part of the lines is kept from
training and what the head makes of them is printed.
"""

from __future__ import annotations

import argparse
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from steward.language.deed_claims import BITS, HEAD, MARK, places_in
from training.emergencies import Floats, Table, rounded, trained
from training.files import DATA
from training.injection import Drawer, Line, prose

OUT: Final = Path(__file__).parents[1] / "weights" / "deed_claims.bin"
_LINES: Final = {"certain": 20_000, "likely": 16_000, None: 26_000}
"""Lines drawn of a language."""
_SENTENCE: Final = re.compile(r"[^.!?:]+[.!?:]?")
_SHORTEST: Final = 25
"""Characters of a sentence of the documentation; what is shorter is a heading or a name."""


def drawn(rng: random.Random, held: bool | None, share: float = 1.0) -> list[Line]:
    """Lines of every language."""
    made: list[Line] = []
    for path in sorted((DATA / "guard" / "claims").glob("*.tpl")):
        drawer = Drawer(path, held)
        for label, count in _LINES.items():
            made += drawer.lines(label, int(count * share), rng)
    made += _sentences(held)
    rng.shuffle(made)
    return made


def _sentences(held: bool | None) -> list[Line]:
    """What the project's own documentation says: of deeds in general, never of one that was just done."""
    return [
        Line(sentence, False, None, "en")
        for paragraph in prose(held)
        for sentence in _SENTENCE.findall(paragraph.text)
        if len(sentence) > _SHORTEST
    ]


def table_of(lines: Sequence[Line], labels: Sequence[str]) -> Table:
    """The lines as places, 1 where their label is one of these."""
    rows = [(np.fromiter(places_in(line.text), np.int32), float(line.label in labels)) for line in lines]
    return Table.of_rows([row for row in rows if len(row[0])])


def write(path: Path, heads: Sequence[tuple[float, Floats]]) -> None:
    """Write both tables, a signed byte a weight."""
    size = 1 << BITS
    numbers, tables = [], []
    for bias, weights in heads:
        step, table = rounded(weights[:size])
        numbers += [bias, step]
        tables.append(table.tobytes())
    path.write_bytes(HEAD.pack(MARK, *numbers) + b"".join(tables))


def main() -> None:
    """Train and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--decay", type=float, default=3e-5)
    parser.add_argument("--held", action="store_true")
    args = parser.parse_args()
    lines = drawn(random.Random(7), False if args.held else None)
    heads = [
        trained(table_of(lines, labels), args.epochs, args.decay, np.random.default_rng(7))
        for labels in (("certain",), ("certain", "likely"))
    ]
    write(args.out, heads)
    if args.held:
        _report(drawn(random.Random(8), True, 0.1), heads[1])


def _report(lines: Sequence[Line], head: tuple[float, Floats]) -> None:
    bias, weights = head
    for label in _LINES:
        scores = []
        for line in (line for line in lines if line.label == label):
            places = list(places_in(line.text))
            scores.append(bias + weights[places].sum() / np.sqrt(max(len(places), 1)))
        share = np.mean(np.array(scores) > 0)
        print(f"{label}: {share:.3f} of {len(scores)} count as a deed")


if __name__ == "__main__":
    main()
