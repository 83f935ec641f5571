"""What a request says besides the words pointed at: values that only one thing in it can be."""

from __future__ import annotations

from typing import Any

import pytest

from steward.planners.embedded.judge.arguments import read_arguments
from steward.planners.embedded.judge.readings import Reading
from tests.support.readings import TEXT, says, schema

PERIOD = {"type": "string", "enum": ["1d", "5d", "1mo", "3mo", "1y", "5y", "ytd", "max"]}


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize("address", [{"type": "string", "format": "email"}, {"type": "string", "pattern": "@"}])
def test_the_only_address_goes_to_the_required_one(address: dict[str, Any]) -> None:
    text = "tell ann@example.com."
    assert read_arguments(text, schema(["to"], to=address), []) == {"to": "ann@example.com"}
    assert read_arguments(text, schema([], to=address), []) == {}
    assert read_arguments("tell ann", schema(["to"], to=address), []) == {}


@pytest.mark.requirement("planners.embedded.people-get-mail")
@pytest.mark.parametrize(
    ("text", "pointed", "to"),
    [
        ("mail alice and kim but not bob", "alice and kim but not bob", "alice and kim"),
        ("mail everyone except bob", "bob", None),
        ("mail alice@example.com, not bob@example.com", "bob@example.com", "alice@example.com"),
        ("schreib alle außer Bob Chen", "Bob Chen", None),
        ("escribe a ana pero no a luis", "luis", None),
        ("mail bob, not later than noon", "bob", "bob"),
    ],
)
def test_who_is_ruled_out_is_no_recipient(text: str, pointed: str, to: str | None) -> None:
    address = {"type": "string", "pattern": ".*@?.*"}
    found = read_arguments(text, schema(["to"], to=address), [says(text, "to", pointed)])
    assert found.get("to") == to


@pytest.mark.requirement("planners.judge.rescue")
def test_a_value_the_text_names_in_one_way_only_is_taken() -> None:
    text = "log lunch: chicken salad"
    meal = {"type": "string", "enum": ["breakfast", "lunch", "dinner"]}
    readings = [says(text, "food", "chicken salad"), Reading("meal", 0.9, value_place=0)]
    found = read_arguments(text, schema(["food", "meal"], food=TEXT, meal=meal), readings)
    assert found == {"food": "chicken salad", "meal": "lunch"}


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize(("text", "code"), [("send 50 euros to Hannah", "EUR"), ("send $50 to Hannah", "USD")])
def test_the_only_amount_tells_its_currency(text: str, code: str) -> None:
    known = schema(to=TEXT, amount={"type": "number"}, currency={"type": "string", "enum": ["EUR", "USD", "GBP"]})
    readings = [says(text, "to", "Hannah"), says(text, "amount", "50"), Reading("currency", 0.7, value_place=2)]
    assert read_arguments(text, known, readings) == {"to": "Hannah", "amount": 50, "currency": code}


@pytest.mark.requirement("planners.judge.rescue")
def test_a_value_named_in_somebody_elses_words_is_not_taken() -> None:
    text = "add read low tide chart"
    known = schema(["title", "priority"], title=TEXT, priority={"type": "string", "enum": ["low", "high"]})
    readings = [says(text, "title", "read low tide chart"), Reading("priority", 0.9, value_place=0)]
    assert read_arguments(text, known, readings) == {"title": "read low tide chart"}


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize(
    ("text", "found"),
    [("fan on low", {"speed": "low"}), ("fan not on low", {}), ("please don't use low", {}), ("low or high", {})],
)
def test_a_value_that_is_ruled_out_or_one_of_two_is_not_taken(text: str, found: dict[str, Any]) -> None:
    assert read_arguments(text, schema(["speed"], speed={"enum": ["low", "high"]}), []) == found


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize(
    ("text", "period"),
    [
        ("did Siemens go up over five days", "5d"),
        ("Siemens over the past year", "1y"),
        ("Siemens letzte Woche", "5d"),
        ("Siemens last quarter", "3mo"),
        ("Siemens year to date", "ytd"),
        ("Siemens since it began", "max"),
        ("Siemens over thirty years", "max"),
    ],
)
def test_a_length_of_time_is_the_nearest_value_whatever_the_judge_took(text: str, period: str) -> None:
    readings = [says(text, "symbol", "Siemens"), Reading("period", 0.2, value_place=7)]
    assert read_arguments(text, schema(symbol=TEXT, period=PERIOD), readings) == {"symbol": "Siemens", "period": period}


@pytest.mark.requirement("planners.judge.rescue")
def test_a_length_of_time_that_is_surely_not_meant_is_left_out() -> None:
    text = "Siemens, my favourite for five days"
    readings = [says(text, "symbol", "Siemens"), Reading("period", 0.95, value_place=1)]
    assert read_arguments(text, schema(symbol=TEXT, period=PERIOD), readings) == {"symbol": "Siemens"}


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize("text", ["USD/CHF", "what are dollars in francs"])
def test_of_two_currencies_the_other_is_the_other(text: str) -> None:
    coin = {"type": "string", "enum": ["EUR", "USD", "CHF"]}
    known = schema(["source", "target"], source=coin, target=coin)
    assert read_arguments(text, known, [Reading("target", 0.1, value_place=2)]) == {"source": "USD", "target": "CHF"}
    assert read_arguments(text, known, []) == {}


@pytest.mark.requirement("planners.judge.measures")
@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("1.5 kg potatoes", "kg"),
        ("6 cartons of oat milk", "cartons"),
        ("drei Äpfel und 2 Flaschen Saft", "Flaschen"),
        ("6 lemons", None),
        ("2 bags or 3 boxes", None),
        ("at 10:30 m", None),
    ],
)
def test_the_unit_of_the_only_amount_is_taken(text: str, unit: str | None) -> None:
    assert read_arguments(text, schema(unit=TEXT), []) == ({"unit": unit} if unit else {})


@pytest.mark.requirement("language.units")
@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("my weight: 81.2 kilos", "kg"),
        ("77.9kg today", "kg"),
        ("170lb", "lb"),
        ("a weight of 80", "lb"),
        ("not in kilos, 170", "lb"),
    ],
)
def test_the_unit_said_beside_an_amount_is_surer_than_the_judge(text: str, unit: str) -> None:
    known = schema(unit={"enum": ["kg", "lb"]})
    assert read_arguments(text, known, [Reading("unit", 0.1, value_place=1)]) == {"unit": unit}


@pytest.mark.requirement("planners.judge.rescue")
def test_a_pasted_mail_says_what_its_headers_are() -> None:
    text = "look at this\nFrom: Kim <kim@example.com>\nSubject: Logo, round two\nHi,\nhere it is."
    known = schema(subject=TEXT, body=TEXT)
    known["properties"]["from"] = TEXT
    assert read_arguments(text, known, [says(text, "subject", "Logo")]) == {
        "from": "Kim <kim@example.com>",
        "subject": "Logo, round two",
        "body": "Hi,\nhere it is",
    }
    assert read_arguments("what about this: Subject: hm", known, []) == {}


WORDS: dict[str, Any] = {"type": "array", "items": TEXT}


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("card for Greek. Question: the sea. Answer: i thalassa.", {"question": "the sea", "answer": "i thalassa"}),
        (
            "new one / question: 2:1 in French / answer: deux contre un",
            {"question": "2:1 in French", "answer": "deux contre un"},
        ),
        ("front: sun, back: sol", {"question": "sun", "answer": "sol"}),
        ("Question: sun Answer: sol Deck: Spanish", {"question": "sun", "answer": "sol"}),
        ("the question: who is it", {}),
        ("question: a, question: b", {}),
        ("side: a, side: b", {}),
    ],
)
def test_words_with_a_colon_say_which_parameter_follows(text: str, expected: dict[str, Any]) -> None:
    known = schema(
        question={"type": "string", "description": "Front side"}, answer={"type": "string", "description": "Back side"}
    )
    assert read_arguments(text, known, []) == expected


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("mine, done and waiting", {"state": "all"}),
        ("is it done", {"state": "done"}),
        ("not done or waiting for ada", {"state": "all"}),
        ("done, then go waiting", {}),
    ],
)
def test_two_values_side_by_side_are_all(text: str, expected: dict[str, Any]) -> None:
    known = schema(["state"], state={"enum": ["done", "waiting", "all"]})
    assert read_arguments(text, known, []) == expected
    for values in (["done", "waiting"], ["done", "waiting", "lost", "all"]):
        assert read_arguments(text, schema(["state"], state={"enum": values}), []).get("state") != "all"


@pytest.mark.requirement("planners.judge.rescue")
def test_the_unit_of_an_amount_is_taken_though_the_judge_is_sure_of_none() -> None:
    known = schema(weight={"type": "number"}, unit={"enum": ["kg", "lb"]})
    text = "I weigh 164 pounds now"
    readings = [says(text, "weight", "164"), Reading("unit", 0.99, value_place=0)]
    assert read_arguments(text, known, readings) == {"weight": 164, "unit": "lb"}


@pytest.mark.requirement("planners.judge.rescue")
def test_a_value_told_by_another_word_is_not_taken_for_that_of_its_pair() -> None:
    codes = {"enum": ["USD", "COP", "EUR"]}
    text = "350 usd in colombian pesos"
    readings = [says(text, "base", "usd"), says(text, "target", "colombian pesos")]
    assert read_arguments(text, schema(base=codes, target=codes), readings) == {"base": "USD", "target": "COP"}


@pytest.mark.requirement("planners.judge.arguments")
def test_a_yes_or_no_that_is_needed_is_what_the_judge_thinks_likelier() -> None:
    known = schema(["on"], on={"type": "boolean"}, quiet={"type": "boolean"})
    readings = [Reading("on", 0.99, value_place=0), Reading("quiet", 0.99, value_place=0)]
    assert read_arguments("warm the car up", known, readings) == {"on": True}


@pytest.mark.requirement("planners.judge.arguments")
def test_of_a_range_told_the_wrong_way_round_the_end_is_what_follows_until() -> None:
    text = "a room from the 8th until the 11th"
    readings = [says(text, "checkin", "the 11th"), says(text, "checkout", "the 8th")]
    assert read_arguments(text, schema(checkin=TEXT, checkout=TEXT), readings) == {
        "checkin": "the 8th",
        "checkout": "the 11th",
    }
    later = "leave the 11th, come the 8th"
    readings = [says(later, "checkin", "the 8th"), says(later, "checkout", "the 11th")]
    assert read_arguments(later, schema(checkin=TEXT, checkout=TEXT), readings) == {
        "checkin": "the 8th",
        "checkout": "the 11th",
    }


@pytest.mark.requirement("planners.judge.arguments")
def test_the_name_of_the_service_is_needed_by_nothing_that_has_other_words() -> None:
    text = "what broke in sentry, checkout-api"
    readings = [says(text, "project", "sentry", "checkout-api")]
    assert read_arguments(text, schema(["project"], project=TEXT), readings, {"sentry"}) == {"project": "checkout-api"}
    book = "book it in toggl to the Marketing project"
    readings = [says(book, "project", "toggl to the Marketing project")]
    assert read_arguments(book, schema(project=TEXT), readings, {"toggl"}) == {"project": "the Marketing project"}


@pytest.mark.requirement("planners.judge.arguments")
def test_a_link_is_no_word_and_a_list_has_things_without_article() -> None:
    text = "fetch the German one of kitchen and the hallway"
    readings = [says(text, "url", "the German one"), says(text, "rooms", "kitchen and the hallway")]
    assert read_arguments(text, schema(url=TEXT, rooms=WORDS), readings) == {"rooms": ["kitchen", "hallway"]}


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize(
    ("description", "text", "found"),
    [
        ("Carrier, e.g. DHL or UPS", "where is 1Z99, sent by ups", {"carrier": "ups"}),
        ("Carrier (for example: 'DHL')", "has the DHL package 1Z99 come", {"carrier": "DHL"}),
        ("Carrier, e.g. DHL or UPS", "where is 1Z99, it went from DHL to UPS", {}),
        ("Carrier, e.g. DHL or UPS", "where is 1Z99, ask ups-depot.example", {}),
        ("Carrier. 5 of them are known, such as 7", "where is 1Z99, 7 days late", {}),
        ("Carrier", "where is 1Z99, sent by DHL", {}),
    ],
)
def test_an_example_of_a_description_is_said_where_it_stands_in_the_text(
    description: str, text: str, found: dict[str, str]
) -> None:
    known = schema(["code"], code=TEXT, carrier={"type": "string", "description": description})
    assert read_arguments(text, known, [says(text, "code", "1Z99")]) == {"code": "1Z99", **found}


@pytest.mark.requirement("planners.judge.rescue")
def test_an_example_inside_somebody_elses_words_is_not_taken() -> None:
    text = "note the production costs"
    known = schema(["text"], text=TEXT, environment={"type": "string", "description": "Environment, e.g. production"})
    assert read_arguments(text, known, [says(text, "text", "production costs")]) == {"text": "production costs"}


@pytest.mark.requirement("planners.judge.rescue")
def test_a_unit_that_only_a_tool_knows_stands_after_its_amount() -> None:
    known = schema(food=TEXT, amount={"type": "number"}, unit={"enum": ["g", "cup", "serving"]})
    text = "had 2 cups of soup"
    readings = [says(text, "food", "soup"), says(text, "amount", "2"), Reading("unit", 0.2, value_place=2)]
    assert read_arguments(text, known, readings) == {"food": "soup", "amount": 2, "unit": "cup"}


@pytest.mark.requirement("planners.judge.rescue")
def test_a_unit_that_is_a_share_of_another_is_said_by_its_first_part() -> None:
    known = schema(units={"enum": ["mg/dl", "mmol/l"]})
    assert read_arguments("the last values in mmol", known, [Reading("units", 0.2, value_place=0)]) == {
        "units": "mmol/l"
    }


@pytest.mark.requirement("planners.judge.rescue")
def test_a_heading_of_no_parameter_ends_the_words_before_it() -> None:
    text = "from: ann@example.com subject: Closed Friday text: we are closed, sorry"
    known = schema(sender={"type": "string", "description": "Address in the from line"}, subject=TEXT, body=TEXT)
    readings = [says(text, "sender", "ann@example.com"), says(text, "body", "we are closed, sorry")]
    found = read_arguments(text, known, readings)
    assert (found["subject"], found["body"]) == ("Closed Friday", "we are closed, sorry")
