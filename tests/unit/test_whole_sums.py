"""A sum is read whole or not at all, with the marks and words that people write."""

from __future__ import annotations

from pathlib import Path

import pytest

from steward.language.sums import is_bare_sum, whole_sum
from steward.planners.embedded.judge.arguments import read_arguments
from steward.tools.arithmetic import ArithmeticFault, evaluate
from steward.tools.registry import Registry
from tests.support.readings import says

CASES = Path(__file__).parent.parent / "cases" / "words" / "sums.txt"
SPEC = next(spec for spec in Registry().specs() if spec.name == "calculate")
VALUES = {
    "what is 20% off 50": 40,
    "what percent of 80 is 20": 25,
    "10/3": 3.33333333333333,
    "10,5 + 5%": 11.025,
    "what is 1.234,56 + 1": 1235.56,
    "100 - 10%": 90,
    "15% of 80": 12,
}


@pytest.mark.requirement("tools.calculate.whole")
@pytest.mark.parametrize(
    ("text", "number"),
    [
        *((line, VALUES[line]) for line in CASES.read_text().splitlines() if line.strip()),
        ("sqrt of 1764 times 3", 126),
        ("1,234.56 + 1", 1235.56),
        ("1.234.567 + 1", 1234568),
        ("0,5 * 3", 1.5),
        ("1,000 * 2", 2000),
        ("max(1,2)", 2),
        ("100 + 20% off 50", 140),
        ("15 percent off 200", 170),
        ("20 is what percent of 80?", 25),
        ("what percentage is 20 of 80", 25),
        ("wie viel Prozent von 80 sind 20", 25),
        ("20% Rabatt auf 50", 40),
        ("20% de descuento sobre 50", 40),
        ("qué porcentaje de 80 es 20", 25),
        ("how much is 5 plus 3 please", 8),
        ("what is the square root of 81 plus 2", 11),
        ("split 90 between 3", 30),
        ("(3+4)*2 =", 14),
        ("24/7", 3.42857142857143),
    ],
)
def test_a_sum_in_words_and_marks_has_its_value(text: str, number: float) -> None:
    whole = whole_sum(text)
    assert whole is not None
    assert evaluate(whole).number == number
    readings = [says(text, "expression", text.split()[-1])]
    assert read_arguments(text, SPEC.parameters, readings) == {"expression": whole}


@pytest.mark.requirement("tools.calculate.whole")
@pytest.mark.parametrize(
    "text",
    [
        "2 apples plus 3",
        "remind me at 5",
        "2026-11-27",
        "10/3/2026",
        "555-1234",
        "+1 (555) 123 4567",
        "e",
        "7",
        "",
        "12 and x",
    ],
)
def test_what_is_no_sum_as_a_whole_is_none(text: str) -> None:
    assert whole_sum(text) is None


@pytest.mark.requirement("tools.calculate.whole")
@pytest.mark.parametrize("text", ["sqrt of 1764 apples times 3", "what percent of 80 people is 20"])
def test_a_sum_that_cannot_be_read_whole_is_not_computed_in_part(text: str) -> None:
    read = read_arguments(text, SPEC.parameters, [says(text, "expression", text.split()[-1])])
    with pytest.raises(ArithmeticFault):
        evaluate(str(read.get("expression", "")))


@pytest.mark.requirement("tools.calculate.whole")
@pytest.mark.parametrize(
    ("text", "bare"), [("10/3", True), ("3 * (4 + 5) =", True), ("10 plus 3", False), ("7", False)]
)
def test_a_bare_sum_has_figures_and_signs_alone(text: str, bare: bool) -> None:
    assert is_bare_sum(text) is bare


@pytest.mark.requirement("tools.calculate.whole")
@pytest.mark.parametrize("expression", ["12*7+3 and 5", "20 of", "5 apples", "1,2,3 + 1"])
def test_the_calculator_refuses_what_it_cannot_read(expression: str) -> None:
    with pytest.raises(ArithmeticFault):
        evaluate(expression)
