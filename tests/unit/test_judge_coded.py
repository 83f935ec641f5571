"""Values that a schema writes as codes and people say in words."""

from __future__ import annotations

from typing import Any

import pytest

from steward.planners.embedded.judge.arguments import read_arguments
from tests.support.readings import TEXT, says, schema

NUMBERS = "Priority: 0 none, 1 urgent, 2 high, 3 medium, 4 low"


@pytest.mark.requirement("planners.judge.coded")
@pytest.mark.parametrize(
    "told", [NUMBERS, "1 = urgent, 2 = high, 4 = low", "1 (urgent), 2 (high) or 4 (low)", "1: Urgent; 4: Low"]
)
@pytest.mark.parametrize(
    ("text", "number"), [("an urgent bug", 1), ("a low prio bug", 4), ("urgent or low bug", None), ("bug", None)]
)
def test_a_number_is_said_by_what_its_description_says_it_means(told: str, text: str, number: int | None) -> None:
    known = schema(priority={"type": "integer", "description": told})
    assert read_arguments(text, known, []).get("priority") == number


@pytest.mark.requirement("planners.judge.coded")
def test_a_number_that_means_nothing_is_said_by_no_word() -> None:
    known = schema(limit={"type": "integer", "description": "Up to 50 items, 10 by default"})
    assert read_arguments("the default items", known, []) == {}


@pytest.mark.requirement("planners.judge.coded")
@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("the last resolved incidents", ["resolved"]),
        ("resolved and triggered incidents", ["triggered", "resolved"]),
        ("incidents", None),
    ],
)
def test_named_values_that_stand_in_the_text_are_a_list_of_them(text: str, values: list[str] | None) -> None:
    statuses = {"type": "array", "items": {"type": "string", "enum": ["triggered", "acknowledged", "resolved"]}}
    assert read_arguments(text, schema(statuses=statuses), []).get("statuses") == values


@pytest.mark.requirement("planners.judge.coded")
@pytest.mark.parametrize(
    ("description", "text", "code"),
    [
        ("Two-letter state code", "parks in UT", "UT"),
        ("State code, e.g. CA for California", "parks in UT", "UT"),
        ("three-letter code of an airport", "flights from JFK", "JFK"),
        ("three-letter code of an airport", "flights from JFK to SFO", None),
        ("Two-letter state code", "parks at 5 PM", None),
        ("Two-letter state code", "parks in JFK", None),
        ("State", "parks in UT", None),
    ],
)
def test_the_only_code_of_so_many_letters(description: str, text: str, code: str | None) -> None:
    known: dict[str, Any] = {"type": "string", "description": description}
    assert read_arguments(text, schema(state=known), []).get("state") == code


@pytest.mark.requirement("planners.judge.coded")
def test_a_code_that_is_somebody_elses_value_is_not_taken_again() -> None:
    text = "news of UT"
    known = schema(team=TEXT, state={"type": "string", "description": "two-letter code"})
    assert read_arguments(text, known, [says(text, "team", "UT")]) == {"team": "UT"}
