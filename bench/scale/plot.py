"""Draws a curve as an SVG without a plotting library. Used by `python -m bench.scale` for docs/images/.

The colours follow the reader's light or dark scheme; the background is the page's own.
"""

from __future__ import annotations

import math
import re
from html import escape
from typing import Final

from bench.scale.tables import Curve

_WIDTH, _HEIGHT = 720, 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 72, 36, 88, 52
_COLOURS: Final = (
    ("#1f6fb2", "#6cb2eb"),
    ("#c2410c", "#fb923c"),
    ("#15803d", "#4ade80"),
    ("#7e22ce", "#c084fc"),
    ("#a16207", "#facc15"),
    ("#be185d", "#f472b6"),
)
"""Of a line, on a light page and on a dark one."""
_MARKED_UP_TO: Final = 12
"""So many points at most are marked one by one."""


def file_name(curve: Curve) -> str:
    """The name of a curve's file, from its title."""
    return f"scale-{re.sub('[^a-z0-9]+', '-', curve.title.lower()).strip('-')}.svg"


def draw(curve: Curve) -> str:
    """The curve as an SVG document."""
    across, down = _Axis.of_x(curve.xs), _Axis.of_y([value for line in curve.lines.values() for value in line])
    parts = [_head(), f'<text class="title" x="{_LEFT}" y="22">{escape(curve.title)}</text>']
    parts += _grid(across, down)
    parts.append(_label(curve.x_label, (_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 12))
    parts.append(f'<text x="{_LEFT}" y="{_TOP - 10}">{escape(curve.y_label)}</text>')
    beside = float(_LEFT)
    for number, (name, values) in enumerate(curve.lines.items()):
        points = [(across.place(x), down.place(y)) for x, y in zip(curve.xs, values, strict=True)]
        colour = number % len(_COLOURS)
        parts += [*_line(colour, points), *_legend(colour, beside, name)]
        beside += 48 + 7 * len(name)
    return "\n".join([*parts, "</svg>", ""])


class _Axis:
    """Where a value stands on the page, and the values that are named."""

    def __init__(self, start: float, end: float, ticks: list[float], low: float, high: float, *, log: bool) -> None:
        self._start, self._end, self._low, self._high, self._log = start, end, low, high, log
        self.ticks = ticks

    @classmethod
    def of_x(cls, xs: list[float]) -> _Axis:
        """From the first x to the last; logarithmic where they grow by factors."""
        low, high = min(xs), max(xs)
        log = 0 < low < high / 20 and sorted(xs)[len(xs) // 2] < high / 4
        if log:
            powers = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
            ticks = [tick for power in powers if low <= (tick := 10.0**power) <= high]
        else:
            ticks = [tick for tick in _round_ticks(low, high) if low <= tick <= high]
        return cls(_LEFT, _WIDTH - _RIGHT, ticks, low, high, log=log)

    @classmethod
    def of_y(cls, ys: list[float]) -> _Axis:
        """From zero to a round value above the largest: what does not grow looks as it is."""
        ticks = _round_ticks(0.0, max(ys))
        return cls(_HEIGHT - _BOTTOM, _TOP, ticks, 0.0, ticks[-1], log=False)

    def place(self, value: float) -> float:
        """The coordinate of a value."""
        low, high, value = (math.log10(v) if self._log else v for v in (self._low, self._high, value))
        share = (value - low) / (high - low) if high > low else 0.5
        return round(self._start + share * (self._end - self._start), 1)


def _round_ticks(low: float, high: float) -> list[float]:
    """About five round values of which the first is at or below `low`, the last at or above `high`."""
    rough = (high - low) / 5 or max(abs(high), 1.0) / 5
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * times for times in (1, 2, 2.5, 5, 10) if power * times >= rough)
    return [round(step * n, 10) for n in range(math.floor(low / step), math.ceil(high / step) + 1)]


def _head() -> str:
    light = " ".join(f".c{n}{{--c:{colour}}}" for n, (colour, _) in enumerate(_COLOURS))
    dark = " ".join(f".c{n}{{--c:{colour}}}" for n, (_, colour) in enumerate(_COLOURS))
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">
<style>
text{{font:13px system-ui,sans-serif;fill:#57606a}} .title{{font-size:16px;font-weight:600;fill:#1f2328}}
.grid{{stroke:#d0d7de;stroke-width:1}} .end{{text-anchor:end}} .middle{{text-anchor:middle}}
.line{{fill:none;stroke:var(--c);stroke-width:2.2;stroke-linejoin:round}} .dot{{fill:var(--c)}} {light}
@media (prefers-color-scheme:dark){{text{{fill:#9da7b1}} .title{{fill:#e6edf3}} .grid{{stroke:#3d444d}} {dark}}}
</style>"""


def _grid(across: _Axis, down: _Axis) -> list[str]:
    bottom, right, parts = _HEIGHT - _BOTTOM, _WIDTH - _RIGHT, []
    for tick in down.ticks:
        y = down.place(tick)
        parts.append(f'<line class="grid" x1="{_LEFT}" y1="{y}" x2="{right}" y2="{y}"/>')
        parts.append(f'<text class="end" x="{_LEFT - 8}" y="{y + 4}">{tick:,g}</text>')
    for tick in across.ticks:
        x = across.place(tick)
        parts.append(f'<line class="grid" x1="{x}" y1="{bottom}" x2="{x}" y2="{bottom + 5}"/>')
        parts.append(_label(f"{tick:,.10g}", x, bottom + 20))
    return parts


def _label(text: str, x: float, y: float) -> str:
    return f'<text class="middle" x="{x}" y="{y}">{escape(text)}</text>'


def _line(colour: int, points: list[tuple[float, float]]) -> list[str]:
    path = " ".join(f"{x},{y}" for x, y in points)
    dots = points if len(points) <= _MARKED_UP_TO else []
    return [
        f'<polyline class="line c{colour}" points="{path}"/>',
        *(f'<circle class="dot c{colour}" cx="{x}" cy="{y}" r="3.5"/>' for x, y in dots),
    ]


def _legend(colour: int, x: float, name: str) -> list[str]:
    return [
        f'<line class="line c{colour}" x1="{x}" y1="43" x2="{x + 18}" y2="43"/>',
        f'<text x="{x + 24}" y="47">{escape(name)}</text>',
    ]
