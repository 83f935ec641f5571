"""What the words of a request mean as a parameter's value: typed by the schema, refused by it, never invented."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.planners.embedded.judge.values import bare, typed

CODES = {"type": "string", "enum": ["AED", "CHF", "EUR", "GBP", "HUF", "ILS", "JPY", "TRY", "USD"]}
CURRENCIES = [
    ("EUR", "EUR"), ("eur", "EUR"), ("euros", "EUR"), ("the dollar", "USD"), ("US-Dollar", "USD"), ("$", "USD"),
    ("dolares americanos", "USD"), ("Schweizer Franken", "CHF"), ("pounds sterling", "GBP"), ("yen", "JPY"),
    ("liras turcas", "TRY"), ("Schekel", "ILS"), ("dírhams", "AED"), ("florines hungaros", "HUF"), ("cows", None),
]  # fmt: skip


@pytest.mark.requirement("planners.judge.values")
@pytest.mark.parametrize(("words", "code"), CURRENCIES)
def test_a_currency_is_known_by_its_names(words: str, code: str | None) -> None:
    assert typed(words, "currency", CODES) == code


@pytest.mark.requirement("planners.judge.values")
@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("full spray", "full_spray"),
        ("Full-Spray", "full_spray"),
        ("in drip mode", "drip"),
        ("by air-mist", "airmist"),
        ("mist", None),
    ],
)
def test_an_enumeration_is_matched_by_its_words(words: str, value: str | None) -> None:
    assert typed(words, "mode", {"enum": ["drip", "full_spray", "airmist"]}) == value


@pytest.mark.requirement("planners.judge.values")
@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("on low please", "low"), ("very low", "very_low"), ("not low", None), ("don't turn it to low", None),
        ("high or low", None), ("nicht auf low", None), ("nunca low", None), ("anything but high", None),
        ("no problem, low", "low"),
    ],
)  # fmt: skip
def test_a_value_inside_a_phrase_is_none_where_it_is_ruled_out_or_one_of_two(words: str, value: str | None) -> None:
    assert typed(words, "level", {"enum": ["low", "very_low", "high"]}) == value


@pytest.mark.parametrize(
    ("words", "value"),
    [("yes", True), ("On", True), ("ja", True), ("sí", True), ("no", False), ("aus", False), ("perhaps", None)],
)
def test_yes_and_no_are_booleans(words: str, value: bool | None) -> None:
    assert typed(words, "shuffle", {"type": "boolean"}) is value


@pytest.mark.requirement("planners.judge.values")
@pytest.mark.parametrize(
    ("words", "name", "schema", "value"),
    [
        ("half an hour", "duration_minutes", {"type": "integer"}, 30),
        ("half an hour", "durationMinutes", {"type": "integer"}, 30),
        ("last week", "days_back", {"type": "integer", "minimum": 1}, 7),
        ("2 million", "price", {"type": "number"}, 2_000_000),
        ("12,5", "amount", {"type": "number"}, 12.5),
        ("1.250", "quantity", {"type": "integer"}, 1250),
        ("33.9 S", "latitude", {"type": "number", "minimum": -90, "maximum": 90}, -33.9),
        ("50 s", "timeout", {"type": "number"}, 50),
        ("message 1234567890123456789", "message_id", {"type": "integer"}, 1234567890123456789),
        ("1e5", "limit", {"type": "integer"}, 100_000),
        ("15", "step", {"type": "integer", "multipleOf": 5}, 15),
        ("half", "share", {"type": "integer", "description": "Share in percent"}, 50),
        ("a dozen eggs", "count", {"type": "integer"}, 12),
    ],
)
def test_numbers_are_read_in_the_parameters_unit(words: str, name: str, schema: dict[str, Any], value: Any) -> None:
    assert typed(words, name, schema) == value


@pytest.mark.requirement("planners.judge.refused")
@pytest.mark.parametrize(
    ("words", "schema"),
    [
        ("91", {"type": "number", "maximum": 90}),
        ("0", {"type": "integer", "minimum": 1}),
        ("2.5", {"type": "integer"}),
        ("soon", {"type": "integer"}),
        ("5", {"type": "integer", "exclusiveMinimum": 5}),
        ("5", {"type": "number", "exclusiveMaximum": 5}),
        ("7", {"type": "integer", "multipleOf": 5}),
        ("9" * 400, {"type": "integer"}),
        ("9" * 400 + " seconds", {"type": "number", "description": "Seconds to wait"}),
        ("a, b and c", {"type": "array", "items": {"type": "string"}, "maxItems": 2}),
        ("a", {"type": "array", "items": {"type": "string"}, "minItems": 2}),
        ("abc", {"type": "string", "pattern": r"^\d+$"}),
        ("bob", {"type": "string", "format": "email"}),
        ("toolong", {"type": "string", "maxLength": 3}),
        ("ab", {"type": "string", "minLength": 3}),
        ("400", {"anyOf": [{"type": "integer", "maximum": 100}, {"type": "null"}]}),
        ("", {"type": "string"}),
        (" , ", {"type": "string"}),
    ],
)
def test_what_the_schema_refuses_is_no_value(words: str, schema: dict[str, Any]) -> None:
    assert typed(words, "value", schema) is None


def test_a_pattern_of_another_dialect_refuses_nothing() -> None:
    assert typed("Zoë", "name", {"type": "string", "pattern": r"^\p{L}+$"}) == "Zoë"


@pytest.mark.requirement("planners.judge.values")
@pytest.mark.parametrize(
    ("words", "items", "value"),
    [
        ("milk, eggs and bread", {"type": "string"}, ["milk", "eggs", "bread"]),
        ("milk, eggs, and bread", {"type": "string"}, ["milk", "eggs", "bread"]),
        ("Anna und Tom", {"type": "string"}, ["Anna", "Tom"]),
        ("pan, leche y huevos", {"type": "string"}, ["pan", "leche", "huevos"]),
        ("3 & 5", {"type": "integer"}, [3, 5]),
        ("dollars and euros", CODES, ["USD", "EUR"]),
        ("bob@example.com", {"type": "string", "format": "email"}, ["bob@example.com"]),
        ("nobody", {"type": "string", "format": "email"}, None),
    ],
)
def test_a_list_is_split_where_it_is_joined(words: str, items: dict[str, Any], value: Any) -> None:
    assert typed(words, "things", {"type": "array", "items": items}) == value
    nullable = {"anyOf": [{"type": "array", "items": items}, {"type": "null"}]}
    assert typed(words, "things", nullable) == value


@pytest.mark.requirement("planners.judge.values")
@pytest.mark.parametrize(
    ("words", "said", "value"),
    [
        ("21 degrees", {}, {"temperature": 21}),
        ("einundzwanzig Grad", {}, {"temperature": 21}),
        ("volume 30", {}, {"volume": 30}),
        ("40%", {"action": "set_brightness"}, {"brightness": 40}),
        ("half", {"action": "set_brightness"}, {"brightness": 50}),
        ("my city is Rome", {}, {"city": "Rome"}),
        ("name to Ann, city to Rome", {}, {"name": "Ann", "city": "Rome"}),
        ("40", {}, None),
        ("nicely", {}, None),
    ],
)
def test_an_object_is_read_from_its_fields_or_the_action_beside_it(
    words: str, said: dict[str, Any], value: Any
) -> None:
    assert typed(words, "parameters", {"type": "object"}, said) == value


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ('"team offsite"', "team offsite"), ("“so”", "so"), ("'it's'", "it's"), ("Rome.", "Rome"), ("so...", "so..."),
        ('"open', "open"), ("the boiler'", "the boiler"), ('reports"', "reports"), ("the boys'", "the boys'"),
        ('27"', '27"'), ('a "so"', 'a "so"'), ("a, ", "a"), ("Are you in?", "Are you in?"), ('say "hi"', 'say "hi"'),
    ],
)  # fmt: skip
def test_quotes_and_closing_punctuation_are_no_part_of_a_value(words: str, left: str) -> None:
    assert bare(words) == left


@pytest.mark.requirement("planners.judge.never-invented")
@given(words=st.text(max_size=60), kind=st.sampled_from(["string", "array"]))
def test_a_text_is_always_a_piece_of_the_words(words: str, kind: str) -> None:
    value = typed(words, "text", {"type": kind, "items": {"type": "string"}})
    assert all(item in words and item for item in ([value] if isinstance(value, str) else value or []))


@pytest.mark.requirement("planners.judge.never-invented")
@given(words=st.text(max_size=60), schema=st.sampled_from([CODES, {"type": "integer", "minimum": 3, "maximum": 9}]))
def test_a_value_is_always_one_that_the_schema_allows(words: str, schema: dict[str, Any]) -> None:
    value = typed(words, "value", schema)
    assert value is None or value in (CODES["enum"] if "enum" in schema else range(3, 10))
