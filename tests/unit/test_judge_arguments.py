"""From readings to arguments: whose words are whose, what only one thing in the text can be, what is left out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from steward.planners.embedded.judge.arguments import read_arguments
from steward.planners.embedded.judge.layout import tool_text
from steward.planners.embedded.judge.readings import Reading, Span
from tests.support.readings import TEXT, says, schema


@pytest.mark.requirement("planners.judge.arguments")
def test_each_parameter_gets_the_words_pointed_at_in_the_schemas_order() -> None:
    text = "mail bob@example.com that lunch is at noon"
    known = schema(to=TEXT, body=TEXT, subject=TEXT)
    readings = [says(text, "body", "lunch is at noon"), says(text, "to", "bob@example.com"), Reading("subject", 0.99)]
    found = read_arguments(text, known, readings)
    assert list(found.items()) == [("to", "bob@example.com"), ("body", "lunch is at noon")]


@pytest.mark.requirement("planners.judge.arguments")
def test_words_serve_the_surer_parameter_and_the_other_takes_its_next_best() -> None:
    text = "from Rome to Oslo"
    readings = [says(text, "origin", "Rome", "Oslo", sure=0.6), says(text, "destination", "Rome", "Oslo", sure=0.9)]
    assert read_arguments(text, schema(origin=TEXT, destination=TEXT), readings) == {
        "origin": "Oslo",
        "destination": "Rome",
    }


@pytest.mark.requirement("planners.judge.arguments")
def test_overlapping_words_are_given_once() -> None:
    text = "read the harbour talk from Alice"
    readings = [says(text, "query", "the harbour talk from Alice", sure=0.5), says(text, "sender", "Alice", sure=0.9)]
    assert read_arguments(text, schema(query=TEXT, sender=TEXT), readings) == {"sender": "Alice"}


@pytest.mark.requirement("planners.judge.arguments")
def test_of_words_that_reach_into_another_parameters_the_rest_is_taken() -> None:
    text = "paid 12 to Q-Park with my Visa"
    readings = [says(text, "account", "Q-Park with my Visa", "my Visa", sure=0.5), says(text, "payee", "Q-Park")]
    assert read_arguments(text, schema(payee=TEXT, account=TEXT), readings) == {"payee": "Q-Park", "account": "my Visa"}


@pytest.mark.requirement("planners.judge.arguments")
def test_what_may_be_left_out_takes_no_words_that_are_needed_elsewhere() -> None:
    text = "put down 18 euros for the taxi"
    readings = [says(text, "what", "the taxi", sure=0.4), says(text, "group", "the taxi", sure=0.6)]
    assert read_arguments(text, schema(["what"], what=TEXT, group=TEXT), readings) == {"what": "the taxi"}
    assert read_arguments(text, schema(["what", "group"], what=TEXT, group=TEXT), readings) == {"group": "the taxi"}
    other = [says(text, "what", "the taxi", "18 euros", sure=0.4), readings[1]]
    assert read_arguments(text, schema(["what"], what=TEXT, group=TEXT), other) == {
        "what": "18 euros",
        "group": "the taxi",
    }


@pytest.mark.requirement("planners.judge.arguments")
def test_a_number_leaves_its_unit_to_the_parameter_that_has_it() -> None:
    text = "180 celsius in fahrenheit"
    readings = [
        says(text, "value", "180 celsius", sure=0.6),
        says(text, "unit", "celsius"),
        says(text, "to", "fahrenheit"),
    ]
    known = schema(value={"type": "number"}, unit=TEXT, to=TEXT)
    assert read_arguments(text, known, readings) == {"value": 180, "unit": "celsius", "to": "fahrenheit"}


@pytest.mark.requirement("planners.judge.arguments")
@pytest.mark.parametrize(
    ("text", "device", "found"),
    [
        ("play jazz on Spotify", "Spotify", {"query": "jazz"}),
        ("play jazz in the kitchen on spotify", "kitchen on spotify", {"query": "jazz", "device": "kitchen"}),
        ("play jazz on Sonos", "Sonos", {"query": "jazz", "device": "Sonos"}),
        ("play jazz, spotify kitchen", "spotify kitchen", {"query": "jazz", "device": "kitchen"}),
        ("play jazz, Spotify under kitchen", "Spotify under kitchen", {"query": "jazz", "device": "kitchen"}),
    ],
)
def test_the_name_of_a_tools_own_service_is_no_argument(text: str, device: str, found: dict[str, str]) -> None:
    readings = [says(text, "query", "jazz"), says(text, "device", device)]
    assert read_arguments(text, schema(["query"], query=TEXT, device=TEXT), readings, {"spotify"}) == found
    parts = Reading("device", 0.001, (Span(17, 25, 0.9), Span(21, 24, 0.01)))
    assert read_arguments("Pon a Rosalía en Spotify.", schema(device=TEXT), [parts], {"spotify"}) == {}
    asked = says("open spotify", "query", "spotify")
    assert read_arguments("open spotify", schema(["query"], query=TEXT), [asked], {"spotify"}) == {"query": "spotify"}
    two = schema(["query", "device"], query=TEXT, device=TEXT)
    assert read_arguments("open spotify", two, [asked], {"spotify"}) == {}


@pytest.mark.requirement("planners.judge.arguments")
def test_what_is_likelier_absent_is_left_out() -> None:
    text = "any news"
    readings = [says(text, "topic", "news", sure=0.3, absent=0.7), Reading("order", 0.8, value_place=1)]
    known = schema(topic=TEXT, order={"enum": ["new", "old"]})
    assert read_arguments(text, known, readings) == {}


@pytest.mark.requirement("planners.judge.arguments")
def test_a_chosen_value_is_that_of_the_schema() -> None:
    known = schema(mode={"enum": ["drip", None, "full_spray"]}, loud={"type": "boolean"})
    readings = [Reading("mode", 0.1, value_place=1), Reading("loud", 0.2, value_place=1)]
    assert read_arguments("quiet, all of it", known, readings) == {"mode": "full_spray", "loud": False}


@pytest.mark.parametrize(
    ("text", "span", "value"),
    [
        ("call Alice now", (6, 9), "Alice"),
        ("Alice's report", (0, 7), "Alice"),
        ("Alice's report", (0, 5), "Alice"),
        ("a table at Luigi's for two", (11, 18), "Luigi's"),
        ("a table at Luigi’s", (11, 16), "Luigi’s"),
        ("at Luigi's place", (3, 16), "Luigi's place"),
        ("Rome, please", (0, 5), "Rome"),
    ],
)
def test_words_are_never_cut_in_the_middle_and_lose_what_is_not_theirs(
    text: str, span: tuple[int, int], value: str
) -> None:
    assert read_arguments(text, schema(who=TEXT), [Reading("who", 0.1, (Span(*span, 0.9),))]) == {"who": value}


@pytest.mark.requirement("planners.judge.required")
def test_what_is_required_is_taken_with_less_certainty() -> None:
    text = "table for four"
    readings = [says(text, "party_size", "four", sure=0.35, absent=0.6)]
    size = {"type": "integer"}
    assert read_arguments(text, schema(["party_size"], party_size=size), readings) == {"party_size": 4}
    assert read_arguments(text, schema(party_size=size), readings) == {}


@pytest.mark.parametrize(
    ("text", "said", "value"),
    [
        ("from Kim <kim@example.com>", "Kim <kim@example.com", "Kim <kim@example.com>"),
        ("trag bitte Zahnarzt ein", "bitte Zahnarzt", "Zahnarzt"),
        ("done with twenty-one", "twenty", "twenty-one"),
    ],
)
def test_words_get_what_is_cut_off_them_and_lose_courtesies(text: str, said: str, value: str) -> None:
    assert read_arguments(text, schema(who=TEXT), [says(text, "who", said)]) == {"who": value}


@pytest.mark.requirement("planners.judge.schemas")
def test_what_a_parameter_refers_to_says_what_its_words_mean() -> None:
    known = schema(to={"$ref": "#/$defs/Unit"}, level={"allOf": [{"$ref": "#/$defs/Level"}]}, kind={"const": 5})
    known["$defs"] = {"Unit": {"enum": ["EUR", "USD"]}, "Level": {"type": "integer", "maximum": 9}}
    text = "five to euros"
    readings = [Reading("to", 0.1, value_place=0), says(text, "level", "five"), Reading("kind", 0.1, value_place=0)]
    assert read_arguments(text, known, readings) == {"to": "EUR", "level": 5, "kind": 5}


_SCALARS = st.one_of(st.booleans(), st.integers(-9, 9), st.sampled_from(["low", "high", "euros", "5"]))
_BOUNDS: dict[str, st.SearchStrategy[Any]] = {
    "minimum": st.integers(-5, 5), "exclusiveMaximum": st.integers(0, 20), "multipleOf": st.sampled_from([2, 0.5]),
    "minLength": st.integers(0, 5), "maxLength": st.integers(3, 9), "pattern": st.sampled_from(["@", "^[a-z]+$"]),
    "maxItems": st.integers(0, 3), "title": st.just("Seconds"), "format": st.just("email"),
}  # fmt: skip
_KINDS = st.sampled_from(["string", "integer", "number", "boolean", "array", "object"])
_LEAVES = st.one_of(
    st.just(True),
    st.builds(lambda value: {"const": value}, _SCALARS),
    st.builds(lambda values: {"enum": [*values, None]}, st.lists(_SCALARS, min_size=1, max_size=3)),
    st.builds(lambda kind, more: {"type": kind, **more}, _KINDS, st.fixed_dictionaries({}, optional=_BOUNDS)),
)
_SCHEMAS = st.recursive(
    st.one_of(_LEAVES, st.sampled_from([{"$ref": "#/$defs/Other"}, {"$ref": "#/$defs/Self"}])),
    lambda inner: st.one_of(
        st.builds(lambda part: {"anyOf": [part, {"type": "null"}], "title": "A title"}, inner),
        st.builds(lambda part: {"allOf": [part]}, inner),
        st.builds(lambda part: {"type": "array", "items": part}, inner),
    ),
    max_leaves=4,
)
_TREE = {"anyOf": [{"type": "array", "items": {"$ref": "#/$defs/Self"}}, {"type": "null"}]}


@pytest.mark.requirement("planners.judge.schemas")
@given(
    known=_SCHEMAS, other=_LEAVES, text=st.sampled_from(["5, low", "not high", "a@b.example", "euros", "half", "-3"])
)
def test_any_schema_can_be_read_and_gives_values_it_allows(known: Any, other: Any, text: str) -> None:
    whole = {"type": "object", "properties": {"p": known}, "$defs": {"Other": other, "Self": _TREE}, "required": ["p"]}
    Draft202012Validator.check_schema(whole)
    for param in tool_text("t", "d", whole).params:
        pointed = Reading("p", 0.0, value_place=0) if param.values else Reading("p", 0.0, (Span(0, len(text), 1.0),))
        found = read_arguments(text, whole, [pointed])
        assert not found or "Self" in str(known) or Draft202012Validator(whole).is_valid(found)


@pytest.mark.requirement("planners.judge.values")
@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("stop the wallbox", "stop"),
        ("charging is expensive, end it", "start"),
        ("start it, stop is broken", "start"),
        ("do not stop the wallbox", "start"),
    ],
)
def test_a_value_that_stands_in_the_text_is_surer_than_one_that_does_not(text: str, action: str) -> None:
    known = schema(action={"enum": ["start", "stop"]})
    assert read_arguments(text, known, [Reading("action", 0.01, value_place=0)]) == {"action": action}


@pytest.mark.requirement("planners.judge.values")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("say it in dutch", "NL"),
        ("auf Niederländisch", "NL"),
        ("ins Französische", "FR"),
        ("en portugués", "pt-BR"),
        ("from dutch to french", None),
        ("in klingon", None),
    ],
)
def test_a_language_is_given_as_the_code_a_tool_wants(text: str, code: str | None) -> None:
    known = schema(lang={"enum": ["FR", "NL", "pt-BR"]})
    assert read_arguments(text, known, [Reading("lang", 0.6)]) == ({"lang": code} if code else {})


@pytest.mark.requirement("planners.judge.values")
def test_a_value_said_in_full_is_surer_than_the_judge() -> None:
    known = schema(period={"enum": ["this_week", "last_week"]})
    assert read_arguments("hours of last week", known, [Reading("period", 0.1, value_place=0)]) == {
        "period": "last_week"
    }


@pytest.mark.requirement("language.gloss.words")
def test_a_value_may_be_known_by_how_its_words_were_read() -> None:
    text = "in schwedischen Kronen"
    span = replace(says(text, "currency", "schwedischen Kronen").spans[0], read="Swedish crowns")
    known = schema(currency={"enum": [f"C{n}" for n in range(20)] + ["SEK"]})
    assert read_arguments(text, known, [Reading("currency", 0.1, (span,))]) == {"currency": "SEK"}


@pytest.mark.requirement("planners.judge.never-invented")
@pytest.mark.parametrize("known", [{**TEXT, "pattern": "^[a-z ]+$"}, {"type": "object"}])
def test_free_words_are_never_those_they_were_read_as(known: dict[str, Any]) -> None:
    text = "übersetze Guten Appetit"
    span = replace(says(text, "text", "Guten Appetit").spans[0], read="my meal is good")
    assert read_arguments(text, schema(text=known), [Reading("text", 0.1, (span,))]) == {}


@pytest.mark.requirement("planners.judge.arguments")
@pytest.mark.parametrize(
    ("absent", "sure", "said"), [(0.45, 0.2, True), (0.45, 0.05, False), (0.65, 0.2, False), (0.65, 0.7, True)]
)
def test_words_are_taken_though_their_end_is_unsure(absent: float, sure: float, said: bool) -> None:
    text = "paid 12 with my Visa"
    reading = says(text, "account", "Visa", sure=sure, absent=absent)
    assert read_arguments(text, schema(account=TEXT), [reading]) == ({"account": "Visa"} if said else {})


@pytest.mark.requirement("planners.judge.arguments")
def test_a_name_beside_an_address_is_not_part_of_it() -> None:
    text = "send the form to Kim Lee, kim@example.com"
    readings = [says(text, "signer_email", "Kim Lee, kim@example.com"), says(text, "signer", "Kim Lee", sure=0.4)]
    found = read_arguments(text, schema(["signer", "signer_email"], signer=TEXT, signer_email=TEXT), readings)
    assert found == {"signer": "Kim Lee", "signer_email": "kim@example.com"}


@pytest.mark.requirement("planners.judge.arguments")
def test_where_a_text_holds_an_address_no_other_words_are_one() -> None:
    text = "put kim@example.com on Spring Customers"
    readings = [
        says(text, "email_address", "Spring Customers", "kim@example.com"),
        says(text, "list_id", "kim@example.com", "Spring Customers", sure=0.8),
    ]
    found = read_arguments(text, schema(["email_address"], email_address=TEXT, list_id=TEXT), readings)
    assert found == {"email_address": "kim@example.com", "list_id": "Spring Customers"}


@pytest.mark.requirement("planners.judge.arguments")
def test_words_of_a_chosen_value_and_a_parameters_own_name_are_nobodys_text() -> None:
    text = "put it in the Jazz folder, near mint"
    known = schema(folder=TEXT, condition={"enum": ["Good", "Near Mint"]})
    chosen = Reading("condition", 0.1, value_place=1)
    assert read_arguments(text, known, [says(text, "folder", "mint", "Jazz"), chosen]) == {
        "folder": "Jazz",
        "condition": "Near Mint",
    }
    assert read_arguments(text, known, [says(text, "folder", "folder", "Jazz")])["folder"] == "Jazz"
    assert read_arguments(text, known, [says(text, "folder", "folder")]) == {}
