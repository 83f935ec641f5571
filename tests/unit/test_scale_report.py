"""What the scale benchmark prints and draws."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree

from bench.scale.__main__ import markdown_of, text_of
from bench.scale.plot import draw, file_name
from bench.scale.tables import Curve, Part, Table

TABLE = Table("Growth", ["", "100", "10,000"], [["worker", "550 MB", "600 MB"]], ["One run."])
CURVE = Curve("Memory & more", "approvals", "MB", [100.0, 1_000.0, 10_000.0], {"worker": [550.0, 580.0, 600.0]})


def places(svg: str) -> list[tuple[float, float]]:
    """The points of the only line, on the page."""
    points = re.findall(r'<polyline[^>]* points="([^"]+)"', svg)
    return [(float(x), float(y)) for x, y in (point.split(",") for point in points[0].split())]


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter() if element.tag.endswith("text")]


def test_a_curve_names_its_axes_and_lines_and_is_well_formed() -> None:
    assert {"Memory & more", "approvals", "MB", "worker", "0", "1,000", "10,000"} <= set(texts(draw(CURVE)))


def test_values_that_grow_by_factors_stand_at_equal_distances() -> None:
    (first, _), (second, _), (third, _) = places(draw(CURVE))
    assert second - first == third - second


def test_values_that_grow_by_steps_stand_where_they_are() -> None:
    xs = [20.0 * n for n in range(1, 26)]
    across = [x for x, _ in places(draw(Curve("Steps", "steps", "ms", xs, {"p50": [1.0] * len(xs)})))]
    assert {round(later - earlier) for earlier, later in itertools.pairwise(across)} <= {25, 26}


def test_the_axis_of_values_begins_at_zero() -> None:
    heights = [height for _, height in places(draw(CURVE))]
    assert max(heights) - min(heights) < 30


def test_the_documentation_shows_tables_and_plots() -> None:
    shown = markdown_of(Part([TABLE], [CURVE]))
    assert "|  | 100 | 10,000 |\n| --- | --- | --- |\n| worker | 550 MB | 600 MB |" in shown
    assert f"![Memory & more](images/{file_name(CURVE)})" in shown
    assert file_name(CURVE) == "scale-memory-more.svg"


def test_a_terminal_shows_columns_below_each_other() -> None:
    assert text_of(TABLE).splitlines()[1:] == [
        "Growth",
        "          100     10,000",
        "  worker  550 MB  600 MB",
        "  One run.",
    ]
