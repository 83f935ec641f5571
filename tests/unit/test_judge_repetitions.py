"""Of what comes again the planner reads how often, on which day and at what time, and from when, in any order."""

from __future__ import annotations

import pytest

from steward.planners.embedded.judge.arguments import read_arguments
from steward.tools.registry import Registry
from tests.support.readings import says

SPEC = next(spec for spec in Registry().specs() if spec.name == "create_calendar_event")


@pytest.mark.requirement("planners.repetitions")
@pytest.mark.parametrize(
    ("text", "title", "read", "start"),
    [
        (
            "schedule dentist every 6 weeks on Friday at 8am starting next week",
            "dentist",
            "next week",
            "Friday at 8am starting next week",
        ),
        (
            "add dentist every 6 weeks, Fridays at 8am, starting next week",
            "dentist",
            "next week",
            "Fridays at 8am, starting next week",
        ),
        (
            "Trag alle 6 Wochen freitags um 8 Uhr den Zahnarzt ein, ab nächster Woche",
            "Zahnarzt",
            "nächster Woche",
            "freitags um 8 Uhr nächster Woche",
        ),
        (
            "Pon cada 6 semanas el viernes a las 8 el dentista, a partir de la próxima semana",
            "dentista",
            "próxima semana",
            "viernes a las 8 próxima semana",
        ),
    ],
)
def test_the_day_and_the_hour_are_not_lost_beside_the_beginning(text: str, title: str, read: str, start: str) -> None:
    found = read_arguments(text, SPEC.parameters, [says(text, "title", title), says(text, "start_time", read)])
    assert found["start_time"] == start


@pytest.mark.requirement("planners.repetitions")
def test_how_often_is_no_end() -> None:
    text = "set up a call with Bob next Friday at 3pm, every two weeks"
    readings = [
        says(text, "title", "call with Bob"),
        says(text, "start_time", "next Friday at 3pm"),
        says(text, "end_time", "every two weeks"),
    ]
    found = read_arguments(text, SPEC.parameters, readings)
    assert found == {"title": "call with Bob", "start_time": "next Friday at 3pm", "repeat": "every two weeks"}
