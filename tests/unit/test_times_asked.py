"""How often one same thing is asked for."""

from __future__ import annotations

import pytest

from steward.language.times_asked import times_asked


@pytest.mark.requirement("attacks.planner.repeats-nothing")
@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("remind me twice to call mum", 2),
        ("add milk three times", 3),
        ("send it 2x", 2),
        ("2 x milk on my list", 2),
        ("Schick das zweimal", 2),
        ("erinnere mich drei Mal", 3),
        ("3mal bitte", 3),
        ("añade leche dos veces", 2),
        ("add milk", 1),
        ("remind me at 2", 1),
        ("next time", 1),
        ("mal sehen", 1),
        ("a 1000x speedup", 1),
        ("the times of the trains", 1),
    ],
)
def test_only_words_for_how_often_count(text: str, times: int) -> None:
    assert times_asked(text) == times
