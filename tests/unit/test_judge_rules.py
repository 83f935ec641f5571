"""Rules as one registry: each has a name, can be left out, is heard of, and the strongest proposal stands."""

from __future__ import annotations

from typing import Any

import pytest

from steward.contracts.base import Json
from steward.planners.embedded.judge.arguments import read_arguments
from steward.planners.embedded.judge.evidence import Evidence
from steward.planners.embedded.judge.readings import Reading
from steward.planners.embedded.judge.registry import RULES
from steward.planners.embedded.judge.rule_set import Rules
from tests.support.readings import TEXT, says, schema

PERIOD = schema(range={"type": "string", "enum": ["1d", "5d", "1mo", "1y"]})


@pytest.mark.requirement("planners.judge.rules")
def test_every_rule_has_a_name_of_its_own_and_can_be_left_out() -> None:
    assert len(set(RULES.names)) == len(RULES.names)
    for name in RULES.names:
        assert RULES.without([name]).names == [other for other in RULES.names if other != name]
    with pytest.raises(ValueError, match=r"no rule nonsense; there are .*period"):
        RULES.without(["nearest-period", "nonsense"])


@pytest.mark.requirement("planners.judge.rules")
def test_what_a_rule_left_out_would_have_said_is_not_said() -> None:
    readings = [Reading("range", 0.1, value_place=0)]
    asked = ("apple over the past year", PERIOD, readings, ())
    assert read_arguments(*asked) == {"range": "1y"}
    assert read_arguments(*asked, RULES.without(["nearest-period"])) == {"range": "1d"}


@pytest.mark.requirement("planners.judge.rules")
def test_a_rule_is_heard_of_where_it_changed_something() -> None:
    heard: list[str] = []
    rules = RULES.with_listener(heard.append)
    read_arguments("apple over the past year", PERIOD, [Reading("range", 0.1, value_place=0)], (), rules)
    assert heard == ["nearest-period"]
    heard.clear()
    text = "play jazz"
    assert read_arguments(text, schema(what=TEXT), [says(text, "what", "jazz")], (), rules) == {"what": "jazz"}
    assert heard == []


def says_always(value: Json, name: str) -> Any:
    """A rule that says the same of one parameter."""

    def rule(_: Evidence, asked: str, __: dict[str, Any]) -> Json:
        return value if asked == name else None

    return rule


@pytest.mark.requirement("planners.judge.rules")
@pytest.mark.parametrize(
    ("overruling", "filling", "found"),
    [
        ((), (), {"a": "judged"}),
        ((), (("filled", "a"), ("filled", "b")), {"a": "judged", "b": "filled"}),
        ((("first", "a"), ("second", "a")), (("filled", "a"),), {"a": "first"}),
        ((), (("first", "b"), ("second", "b")), {"a": "judged", "b": "first"}),
    ],
)
def test_the_strongest_proposal_for_a_parameter_stands(
    overruling: tuple[tuple[Any, str], ...], filling: tuple[tuple[Any, str], ...], found: dict[str, Json]
) -> None:
    rules = Rules(
        overruling=tuple(says_always(*said) for said in overruling),
        filling=tuple(says_always(*said) for said in filling),
    )
    known = Evidence("text", {"a": TEXT, "b": TEXT}, [])
    assert rules.decide_values(known, {"a": "judged"}) == found


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("show me my unread mail", True),
        ("zeig mir die ungelesenen Mails", True),
        ("mail that is not unread", None),
        ("did anybody read my mail", None),
    ],
)
def test_a_choice_is_made_where_its_name_stands_in_the_text(text: str, value: bool | None) -> None:
    asked = schema(unread={"type": "boolean"}, new={"type": "boolean"})
    assert read_arguments(text, asked, []).get("unread") is value


@pytest.mark.requirement("planners.judge.arguments")
@pytest.mark.parametrize(
    ("text", "words", "values"),
    [
        ("mails of the past 10 days", "the past 10 days", {"days_back": 10}),
        ("mails of the past week", "the past week", {"days_back": 7}),
        ("mails of yesterday", "yesterday", {"date": "yesterday"}),
        ("mails of 3 May", "3 May", {"date": "3 May"}),
    ],
)
def test_a_length_of_time_goes_to_the_number_that_counts_it(text: str, words: str, values: dict[str, Json]) -> None:
    days = {"type": "integer", "title": "number of days"}
    assert read_arguments(text, schema(date=TEXT, days_back=days), [says(text, "date", words)]) == values


CURRENCY = {"type": "string", "enum": ["CHF", "EUR", "GBP", "JPY", "USD"]}
EXCHANGE = schema(from_currency=CURRENCY, to_currency=CURRENCY, amount={"type": "number"})


@pytest.mark.requirement("planners.judge.rules")
@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("300 euros in pounds", 300),
        ("how many pounds are 12.50 swiss francs", 12.5),
        ("€1,200 in yen", 1200),
        ("euros in pounds on the 3rd", None),
        ("2 friends want euros in pounds", None),
        ("20 euros or 30 euros in pounds", None),
    ],
)
def test_an_amount_stands_beside_its_currency(text: str, amount: float | None) -> None:
    source = "CHF" if "francs" in text else "EUR"
    readings = [Reading("from_currency", 0.1, value_place=CURRENCY["enum"].index(source))]
    assert read_arguments(text, EXCHANGE, readings, ()).get("amount") == amount


@pytest.mark.requirement("planners.judge.day-of-question")
@pytest.mark.parametrize(
    ("text", "taken", "day"),
    [
        ("¿Qué tengo el viernes?", "Qué tengo el viernes", "viernes"),
        ("Was habe ich am Montag vor?", "Was habe ich am Montag", "Montag"),
        ("what is on Friday", "Friday", "Friday"),
    ],
)
def test_a_day_is_taken_without_the_question_before_it(text: str, taken: str, day: str) -> None:
    assert read_arguments(text, schema(start_date=TEXT), [says(text, "start_date", taken)], ()) == {"start_date": day}
