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
        ("the check from Bob is done", "check from Bob"),
    ],
)
def test_what_is_done_is_the_thing_alone(text: str, what: str) -> None:
    read = read_statement(text)
    assert read is not None
    assert (read.kind, read.what) == ("done", what)
