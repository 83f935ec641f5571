"""An order to mark a thing as done names the thing and nothing else."""

from __future__ import annotations

import pytest

from steward.language.statements import read_statement


@pytest.mark.requirement("documented.answers.done")
@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("mark laundry as done", "laundry"),
        ("mark the laundry task as done", "laundry"),
        ("set buy milk to done", "buy milk"),
        ("markiere Wäsche als erledigt", "Wäsche"),
        ("laundry done", "laundry"),
        ("mark buy milk done", "buy milk"),
        ("check off buy milk", "buy milk"),
        ("tick the laundry off", "laundry"),
        ("hake Brot kaufen ab", "Brot kaufen"),
        ("Brot kaufen abhaken", "Brot kaufen"),
        ("marca comprar pan como hecha", "comprar pan"),
        ("da por hecha la compra", "compra"),
        ("the pasta sauce is done", "pasta sauce"),
        ("the check from Bob is done", "check from Bob"),
    ],
)
def test_what_is_done_is_the_thing_alone(text: str, what: str) -> None:
    read = read_statement(text)
    assert read is not None
    assert (read.kind, read.what) == ("done", what)


@pytest.mark.requirement("documented.answers.done")
@pytest.mark.parametrize(
    "text", ["tick it off", "check off the last one", "hake es ab", "hake Aufgabe 3 ab", "marca la primera como hecha"]
)
def test_what_is_only_pointed_at_is_no_name(text: str) -> None:
    assert read_statement(text) is None
