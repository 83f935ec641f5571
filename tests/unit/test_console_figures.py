"""The console's charts and tables of parameters: what they say follows from the figures and the schema."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta

import pytest

from steward.api.console.arguments import new_fields, read_new
from steward.api.console.charts import HEIGHT, charts_of, scale_of
from steward.api.console.schemas import parameters_of
from steward.api.core.operations import Activity, DayFigures, HourFigures
from steward.contracts.tool import BuiltinExecutor, Effect, Permission, ToolSpec
from steward.sql.activity import Hour, Waiting

BEGINS = datetime(2026, 11, 23, 8, tzinfo=UTC)


def activity(*hours: Hour | None) -> Activity:
    told = [HourFigures(BEGINS + timedelta(hours=at), figures) for at, figures in enumerate(hours)]
    days = [DayFigures(date(2026, 11, 23), {"approved": 3, "edited": 1, "denied": 2})]
    return Activity(told, days, Waiting(0, None), None, None)


def a_tool(parameters: dict[str, object], **changes: object) -> ToolSpec:
    entry = {
        "name": "odd", "description": "Odd.", "parameters": parameters, "permission": Permission.AUTONOMOUS,
        "effect": Effect.READ, "tool_type": "odd", "executor": BuiltinExecutor(function="odd.odd"),
    }  # fmt: skip
    return ToolSpec.model_validate({**entry, **changes})


@pytest.mark.requirement("console.operations.figures")
@pytest.mark.parametrize(("most", "top"), [(0, 1), (0.03, 0.05), (1, 1), (3, 5), (11, 20), (200, 200), (501, 1000)])
def test_a_scale_ends_at_a_round_number(most: float, top: float) -> None:
    assert scale_of(most) == pytest.approx(top)


@pytest.mark.requirement("console.operations.figures")
def test_every_figure_of_a_chart_stands_in_its_table_and_a_gap_stays_a_gap() -> None:
    requests, latency, decisions = charts_of(
        activity(Hour(0, 4, 1, 0.5, 2.0), None, Hour(2, 2, 0, None, None), Hour(3, 1, 0, 1.0, 1.0))
    )
    assert requests.rows == [("08:00", "4", "1"), ("09:00", "0", "0"), ("10:00", "2", "0"), ("11:00", "1", "0")]
    assert sum(bar.height for bar in requests.bars if bar.x < 250) == pytest.approx(4 / 5 * HEIGHT)
    assert all(0 <= bar.y <= HEIGHT for bar in requests.bars)
    assert latency.rows[1] == ("09:00", "none", "none")
    assert [len(re.findall("M", line.path)) for line in latency.lines] == [2, 2]
    assert decisions.rows == [("23 Nov", "3", "1", "2", "0", "0")]
    assert "3 approved, 2 denied, 1 edited, withdrawn or expired" in decisions.summary


@pytest.mark.requirement("console.tools")
def test_parameters_are_told_in_words_and_a_schema_of_strangers_is_bounded() -> None:
    when = {"type": "string", "description": "When it begins"}
    near = {"type": "object", "properties": {"km": {"type": "integer", "minimum": 1}}, "required": ["km"]}
    colours = {"anyOf": [{"type": "array", "items": {"type": "string"}}, {"type": "null"}]}
    spec = a_tool(
        {"type": "object", "properties": {"colours": colours, "near": near, "when": when}, "required": ["when"]},
        dates=["when"],
    )
    told = [(one.path, one.kind, one.required) for one in parameters_of(spec)]
    assert told == [
        ("when", "date in words, such as next Tuesday at ten", True),
        ("colours", "list", False),
        ("near", "object", False),
        ("near.km", "whole number", True),
    ]
    assert next(field.name for field in new_fields(spec)) == "when"
    form = {"arg.when": "tomorrow at nine", "arg.near": "", "arg.colours": "red\nblue"}
    assert read_new(spec, form) == ({"when": "tomorrow at nine", "colours": ["red", "blue"]}, [])
    wide = a_tool({"type": "object", "properties": {f"p{n}": near for n in range(5_000)}})
    assert len(parameters_of(wide)) == 200
