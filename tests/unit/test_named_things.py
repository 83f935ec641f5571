"""Things of a user are found by what the user calls them; what fits none or several is refused with what there is."""

from __future__ import annotations

from typing import Any

import pytest

from steward.contracts.errors import ToolFailed
from steward.language.enumerations import value_called
from steward.tools.named_things import MOST_THINGS, Thing, thing_called, things_called

TASKS = [
    Thing("3", "buy milk"),
    Thing("4", "buy bread"),
    Thing("12", "call the dentist"),
    Thing("13", "Meeting with Bob"),
    Thing("14", "Rechnungen bezahlen"),
]


def ids(given: Any) -> list[str]:
    return [thing.thing_id for thing in things_called(given, TASKS, "task", "on your list")]


@pytest.mark.requirement("tools.things.by-their-names")
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (3, ["3"]),
        ("3", ["3"]),
        ("#12", ["12"]),
        ("task 3", ["3"]),
        ("number 12", ["12"]),
        ("buy milk", ["3"]),
        ("the milk task", ["3"]),
        ("Dentist", ["12"]),
        ("meeting", ["13"]),
        ("die Rechnung", ["14"]),
        ("3 and 4", ["3", "4"]),
        ("milk, bread and the dentist", ["3", "4", "12"]),
        ([3, "dentist", "3"], ["3", "12"]),
        ("all", ["3", "4", "12", "13", "14"]),
        ("all my tasks", ["3", "4", "12", "13", "14"]),
        ("alle Aufgaben", ["3", "4", "12", "13", "14"]),
        ("todas", ["3", "4", "12", "13", "14"]),
    ],
)
def test_a_thing_goes_by_its_id_or_its_words(given: Any, expected: list[str]) -> None:
    assert ids(given) == expected


@pytest.mark.requirement("tools.things.by-their-names")
@pytest.mark.parametrize(
    ("given", "title"),
    [
        ("Termin beim Friseur", "Friseur"),
        ("Termin bei meinem Friseur", "Friseur"),
        ("Friseurtermin", "Friseur"),
        ("Termin beim Zahnarzt", "Zahnarzttermin"),
        ("Aufgabe mit der Steuer", "Steuer"),
        ("reminder about the garage", "Garage"),
        ("garage's appointment", "Garage"),
        ("cita en la peluquería", "Peluquería"),
        ("recordatorio sobre la peluquería", "Peluquería"),
    ],
)
def test_a_thing_is_found_however_its_kind_is_joined_to_its_name(given: str, title: str) -> None:
    there = [Thing(name, name) for name in ("Friseur", "Zahnarzttermin", "Steuer", "Garage", "Peluquería")]
    assert thing_called(given, there, "event", "in your calendar").title == title


@pytest.mark.requirement("tools.things.no-guessing")
@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("buy", "several tasks fit “buy”: 3: buy milk; 4: buy bread; say which one"),
        ("plumber", "there is no task plumber on your list; there are 3: buy milk; 4: buy bread"),
        (99, "there is no task 99 on your list"),
        ("call the plumber", "there is no task call the plumber"),
        ("all about milk", "there is no task all about milk"),
        ("", "there is no task"),
    ],
)
def test_what_fits_none_or_several_is_refused_with_what_there_is(given: Any, words: str) -> None:
    with pytest.raises(ToolFailed, match="^" + words.replace("?", ".")):
        ids(given)


def test_one_thing_is_wanted_where_one_is_changed() -> None:
    assert thing_called("milk", TASKS, "task", "on your list").thing_id == "3"
    with pytest.raises(ToolFailed, match="name one task, not 2"):
        thing_called("3 and 4", TASKS, "task", "on your list")
    with pytest.raises(ToolFailed, match="there is no task on your list"):
        things_called("all", [], "task", "on your list")


def test_an_error_and_a_call_are_bounded() -> None:
    many = [Thing(str(n), "x" * 500) for n in range(MOST_THINGS + 1)]
    with pytest.raises(ToolFailed) as refused:
        things_called("nothing", many, "task", "on your list")
    assert len(refused.value.detail) < 2_000
    assert "and 91 more" in refused.value.detail
    with pytest.raises(ToolFailed, match="more than 100"):
        things_called("all", many, "task", "on your list")


@pytest.mark.requirement("tools.arguments.values-by-other-names")
@pytest.mark.parametrize(
    ("words", "values", "expected"),
    [
        ("usd", ["EUR", "USD"], "USD"),
        ("€", ["EUR", "USD"], "EUR"),
        ("Swiss francs", ["CHF"], "CHF"),
        ("medium", ["low", "normal", "high"], "normal"),
        ("urgent", ["low", "normal", "high"], "high"),
        ("HIGH", ["low", "high"], "high"),
        ("pending", ["open", "done"], "open"),
        ("completed", ["open", "done"], "done"),
        ("completed", ["low", "high"], None),
        ("whatever", ["open", "done"], None),
    ],
)
def test_a_value_goes_by_other_names(words: str, values: list[str], expected: str | None) -> None:
    assert value_called(words, values) == expected
