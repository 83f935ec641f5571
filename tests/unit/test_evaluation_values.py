"""When the evaluation takes two argument values for the same."""

from __future__ import annotations

from typing import Any

import pytest

from bench.planning.values import accepts, may_be_absent, same


@pytest.mark.parametrize(
    ("given", "accepted"),
    [
        ("Q3 Report", "q3 report"),
        ('"the logo"', "the logo"),
        ("“the logo”.", "the logo"),
        ("  tomorrow   at 5pm ", "tomorrow at 5pm"),
        ("how late is it?", "how late is it"),
        ("I’m late", "I'm late"),
        ("STRASSE", "straße"),
        ("5", 5),
        (5, 5.0),
        ("5.0", 5),
        ("-5", -5),
        ("5.", 5),
        ("true", True),
        (["Milk", "eggs."], ["milk", "eggs"]),
        ({"temperature": "21"}, {"temperature": 21.0}),
        ({"a": ["X"], "b": 1}, {"b": 1, "a": ["x"]}),
    ],
)
def test_the_same_said_otherwise_is_the_same(given: Any, accepted: Any) -> None:
    assert same(given, accepted)


@pytest.mark.parametrize(
    ("given", "accepted"),
    [
        ("q3 report", "report"),
        (True, 1),
        (0, False),
        ("5 days", 5),
        ("007", 7),
        ("+49 151", "49 151"),
        (["a", "b"], ["b", "a"]),
        (["a"], "a"),
        ({"a": 1}, {"a": 1, "b": 2}),
        ("c++", "c"),
    ],
)
def test_a_difference_that_matters_is_one(given: Any, accepted: Any) -> None:
    assert not same(given, accepted)


def test_null_among_the_accepted_stands_for_absence_alone() -> None:
    assert may_be_absent(["a", None])
    assert not may_be_absent(["a"])
    assert accepts(["a", None], "A")
    assert not accepts([None], "none")
