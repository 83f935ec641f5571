"""Charts as the server draws them: bars and lines in a box of 1000 by 100, with the same figures as a table. Pure.

The page stretches the box; labels stand beside it as text, so that they are never too small to read.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from steward.api.console.pages import seconds_in_words
from steward.api.core.operations import Activity

WIDTH: Final = 1000.0
HEIGHT: Final = 100.0
_GAP: Final = 0.22
"""The part of a bar's room that stays empty."""
_STROKE: Final = 6.0
_STEPS: Final = (1, 2, 5, 10)
DECISIONS: Final = {
    "approved": "Approved",
    "edited": "Edited and asked again",
    "denied": "Denied",
    "withdrawn": "Withdrawn",
    "expired": "Expired",
}


@dataclass(frozen=True, slots=True)
class Bar:
    """A rectangle of the series `tone`, with its words."""

    x: float
    y: float
    width: float
    height: float
    tone: str
    words: str


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the series `tone`: an SVG path, broken where there are no figures."""

    path: str
    tone: str


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart, what it shows in a sentence, its scale (`top` is the box's upper edge, in words), the labels below it
    from left to right, and its figures as a table."""

    key: str
    title: str
    summary: str
    top: str
    middle: str
    bars: Sequence[Bar]
    lines: Sequence[Line]
    legend: Sequence[tuple[str, str]]
    labels: Sequence[str]
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


def charts_of(activity: Activity) -> list[Chart]:
    """Requests and how long they took by hour, decisions by day."""
    return [_requests(activity), _latency(activity), _decisions(activity)]


def scale_of(most: float) -> float:
    """A round number, 1, 2 or 5 times a power of ten, that is at least `most`; 1 for nothing."""
    if most <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(most))
    return next(step * power for step in _STEPS if step * power >= most * 0.999999)


def _requests(activity: Activity) -> Chart:
    asked = [hour.figures.requests if hour.figures else 0 for hour in activity.hours]
    failed = [hour.figures.failed if hour.figures else 0 for hour in activity.hours]
    names = [f"{hour.begins:%H:%M}" for hour in activity.hours]
    others = [all_ - bad for all_, bad in zip(asked, failed, strict=True)]
    top = max(2.0, scale_of(max(asked)))
    return Chart(
        "requests",
        "Requests per hour",
        f"{sum(asked)} requests in the last {len(asked)} hours, at most {max(asked)} in one; {sum(failed)} failed.",
        _count(top),
        _count(top / 2) if top % 2 == 0 else "",
        _stacked([("good", "requests", others), ("bad", "failed", failed)], names, top),
        (),
        (("good", "Requests"), ("bad", "Failed")),
        _ends(names),
        ("Hour", "Requests", "Failed"),
        [(name, str(all_), str(bad)) for name, all_, bad in zip(names, asked, failed, strict=True)],
    )


def _latency(activity: Activity) -> Chart:
    half = [hour.figures.half_s if hour.figures else None for hour in activity.hours]
    most = [hour.figures.most_s if hour.figures else None for hour in activity.hours]
    names = [f"{hour.begins:%H:%M}" for hour in activity.hours]
    known = [seconds for seconds in most if seconds is not None]
    top = scale_of(max(known, default=0))
    slowest = f"In the slowest hour 95 % ended within {seconds_in_words(max(known))}." if known else "None ended yet."
    return Chart(
        "latency",
        "How long requests take",
        f"From the request to its end, of those that waited for nobody. {slowest}",
        seconds_in_words(top),
        seconds_in_words(top / 2),
        (),
        [Line(_path(most, top), "second"), Line(_path(half, top), "first")],
        (("first", "Half of them (p50)"), ("second", "95 % of them (p95)")),
        _ends(names),
        ("Hour", "p50", "p95"),
        [(name, _seconds(one), _seconds(other)) for name, one, other in zip(names, half, most, strict=True)],
    )


def _decisions(activity: Activity) -> Chart:
    names = [f"{one.day:%d %b}" for one in activity.days]
    counts = {key: [one.decided.get(key, 0) for one in activity.days] for key in DECISIONS}
    approved = counts["approved"]
    over = [sum(one) for one in zip(counts["edited"], counts["withdrawn"], counts["expired"], strict=True)]
    totals = [sum(one) for one in zip(approved, counts["denied"], over, strict=True)]
    top = max(2.0, scale_of(max(totals)))
    return Chart(
        "decisions",
        "Approvals decided per day",
        f"{sum(totals)} in the last {len(names)} days: {sum(approved)} approved, {sum(counts['denied'])} denied,"
        f" {sum(over)} edited, withdrawn or expired.",
        _count(top),
        _count(top / 2) if top % 2 == 0 else "",
        _stacked(
            [("good", "approved", approved), ("bad", "denied", counts["denied"]), ("other", "over", over)], names, top
        ),
        (),
        (("good", "Approved"), ("bad", "Denied"), ("other", "Edited, withdrawn or expired")),
        _ends(names),
        ("Day", *DECISIONS.values()),
        [(name, *(str(counts[key][at]) for key in DECISIONS)) for at, name in enumerate(names)],
    )


def _stacked(series: Sequence[tuple[str, str, Sequence[int]]], names: Sequence[str], top: float) -> list[Bar]:
    room = WIDTH / len(names)
    bars = []
    for at, name in enumerate(names):
        floor = HEIGHT
        for tone, words, values in series:
            if not values[at]:
                continue
            height = values[at] / top * HEIGHT
            floor -= height
            x, width = at * room + room * _GAP / 2, room * (1 - _GAP)
            bars.append(Bar(_near(x), _near(floor), _near(width), _near(height), tone, f"{name}: {values[at]} {words}"))
    return bars


def _path(values: Sequence[float | None], top: float) -> str:
    """Lines between neighbours; a value that begins one has a short stroke, so that one alone can be seen."""
    room = WIDTH / len(values)
    pieces, drawing = [], False
    for at, value in enumerate(values):
        if value is None:
            drawing = False
            continue
        x, y = _near((at + 0.5) * room), _near(HEIGHT - value / top * HEIGHT)
        pieces.append(f"L{x} {y}" if drawing else f"M{_near(x - _STROKE)} {y}H{x}")
        drawing = True
    return "".join(pieces)


def _ends(names: Sequence[str]) -> list[str]:
    """The labels below a chart: the first, the one in the middle, the last."""
    return [names[0], names[len(names) // 2], names[-1]]


def _near(number: float) -> float:
    return round(number, 2)


def _count(number: float) -> str:
    return f"{number:g}" if number < 1000 else f"{number:,.0f}"


def _seconds(seconds: float | None) -> str:
    return "none" if seconds is None else seconds_in_words(seconds)
