"""Sums with units and prices, as people say them."""

from __future__ import annotations

import pytest

from steward.language.statements import read_statement
from steward.language.sums import names_measure, sum_in
from steward.tools.builtin.calculate import CalculateArgs, calculate
from steward.tools.ports import Services
from tests.support.tool_bench import a_context


@pytest.mark.requirement("tools.calculate.words")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("5620 words at 13 cents makes what?", "730.60"),
        ("so what do 8,400 words cost at 12 cents", "1,008.00"),
        ("3 nights at €80", "240.00"),
        ("800 Wörter zu 12 Cent", "96.00"),
        ("how many km are 26.2 miles", "42.1648128"),
        ("how many minutes are 3.5 hours", "210"),
        ("wie viele Minuten sind 3.5 Stunden", "210"),
        ("cuántos km son 26.2 millas", "42.1648128"),
        ("6 feet in cm", "182.88"),
        ("convert 5 km to m", "5000"),
        ("Rechne 5 Kilometer in Meter um", "5000"),
        ("convierte 5 km a metros, por favor", "5000"),
    ],
)
async def test_units_and_prices_are_reckoned_with(text: str, message: str) -> None:
    said = sum_in(text)
    assert said is not None
    assert said.words in text
    answer = await calculate.run(a_context(Services()), CalculateArgs(expression=said.words))
    assert answer.message == f"{said.words} = {message}"


@pytest.mark.parametrize("text", ["meet 2 people at 5", "12 cents a word", "3 hours in km", "see you at 8"])
def test_what_has_no_price_and_no_unit_of_its_kind_is_no_sum(text: str) -> None:
    assert sum_in(text) is None


@pytest.mark.parametrize(("text", "kind"), [("convert 5 km to miles", "units"), ("5 km in miles", "sum")])
def test_an_order_to_convert_is_left_to_a_tool_for_that_where_there_is_one(text: str, kind: str) -> None:
    found = read_statement(text)
    assert found is not None
    assert found.kind == kind


@pytest.mark.parametrize(
    ("text", "is_measure"),
    [
        ("convert 100 km to miles", True),
        ("20 Grad in Fahrenheit", True),
        ("convert 100 pounds to euros", False),
        ("convert 100 dollars", False),
        ("2 kg in euros", False),
        ("what is the exchange rate", False),
    ],
)
def test_an_amount_of_what_is_measured_is_told_from_one_of_money(text: str, is_measure: bool) -> None:
    assert names_measure(text) is is_measure
