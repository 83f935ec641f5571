"""What the parts of `python -m bench.scale` give back: tables and curves, printed and drawn in one place."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Table:
    """Figures of one question; every cell is text, ready to be read."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    notes: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Curve:
    """What is drawn: for each named line, a value at each x."""

    title: str
    x_label: str
    y_label: str
    xs: list[float]
    lines: dict[str, list[float]]


@dataclass(frozen=True)
class Part:
    """The answer of one part of the benchmark."""

    tables: list[Table]
    curves: list[Curve] = field(default_factory=list)
