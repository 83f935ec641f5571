"""From readings to arguments: whose words are whose, what only one thing in the text can be, what is left out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from models.judge.arguments import arguments
from models.judge.layout import tool_text
from models.judge.session import Reading, Span

TEXT: dict[str, Any] = {"type": "string"}


def schema(required: list[str] | None = None, **properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": required or []}


def says(text: str, param: str, *words: str, sure: float = 0.9, absent: float = 0.01) -> Reading:
    """A reading that points at these words, the likeliest first."""
    spans = [Span(text.index(said), text.index(said) + len(said), sure / (n + 1)) for n, said in enumerate(words)]
    return Reading(param, absent, tuple(spans))


@pytest.mark.requirement("models.judge.arguments")
def test_each_parameter_gets_the_words_pointed_at_in_the_schemas_order() -> None:
    text = "mail bob@example.com that lunch is at noon"
    known = schema(to=TEXT, body=TEXT, subject=TEXT)
    readings = [says(text, "body", "lunch is at noon"), says(text, "to", "bob@example.com"), Reading("subject", 0.99)]
    found = arguments(text, known, readings)
    assert list(found.items()) == [("to", "bob@example.com"), ("body", "lunch is at noon")]


@pytest.mark.requirement("models.judge.arguments")
def test_words_serve_the_surer_parameter_and_the_other_takes_its_next_best() -> None:
    text = "from Rome to Oslo"
    readings = [says(text, "origin", "Rome", "Oslo", sure=0.6), says(text, "destination", "Rome", "Oslo", sure=0.9)]
    assert arguments(text, schema(origin=TEXT, destination=TEXT), readings) == {
        "origin": "Oslo",
        "destination": "Rome",
    }


@pytest.mark.requirement("models.judge.arguments")
def test_overlapping_words_are_given_once() -> None:
    text = "find the Q3 report from Alice"
    readings = [says(text, "query", "the Q3 report from Alice", sure=0.5), says(text, "sender", "Alice", sure=0.9)]
    assert arguments(text, schema(query=TEXT, sender=TEXT), readings) == {"sender": "Alice"}


@pytest.mark.requirement("models.judge.arguments")
def test_of_words_that_reach_into_another_parameters_the_rest_is_taken() -> None:
    text = "paid 12 to Q-Park with my Visa"
    readings = [says(text, "account", "Q-Park with my Visa", "my Visa", sure=0.5), says(text, "payee", "Q-Park")]
    assert arguments(text, schema(payee=TEXT, account=TEXT), readings) == {"payee": "Q-Park", "account": "my Visa"}


@pytest.mark.requirement("models.judge.arguments")
def test_what_may_be_left_out_takes_no_words_that_are_needed_elsewhere() -> None:
    text = "put down 18 euros for the taxi"
    readings = [says(text, "what", "the taxi", sure=0.4), says(text, "group", "the taxi", sure=0.6)]
    assert arguments(text, schema(["what"], what=TEXT, group=TEXT), readings) == {"what": "the taxi"}
    assert arguments(text, schema(["what", "group"], what=TEXT, group=TEXT), readings) == {"group": "the taxi"}
    other = [says(text, "what", "the taxi", "18 euros", sure=0.4), readings[1]]
    assert arguments(text, schema(["what"], what=TEXT, group=TEXT), other) == {"what": "18 euros", "group": "the taxi"}


@pytest.mark.requirement("models.judge.arguments")
def test_a_number_leaves_its_unit_to_the_parameter_that_has_it() -> None:
    text = "180 celsius in fahrenheit"
    readings = [
        says(text, "value", "180 celsius", sure=0.6),
        says(text, "unit", "celsius"),
        says(text, "to", "fahrenheit"),
    ]
    known = schema(value={"type": "number"}, unit=TEXT, to=TEXT)
    assert arguments(text, known, readings) == {"value": 180, "unit": "celsius", "to": "fahrenheit"}


@pytest.mark.requirement("models.judge.arguments")
@pytest.mark.parametrize(
    ("text", "device", "found"),
    [
        ("play jazz on Spotify", "Spotify", {"query": "jazz"}),
        ("play jazz in the kitchen on spotify", "kitchen on spotify", {"query": "jazz", "device": "kitchen"}),
        ("play jazz on Sonos", "Sonos", {"query": "jazz", "device": "Sonos"}),
    ],
)
def test_the_name_of_a_tools_own_service_is_no_argument(text: str, device: str, found: dict[str, str]) -> None:
    readings = [says(text, "query", "jazz"), says(text, "device", device)]
    assert arguments(text, schema(["query"], query=TEXT, device=TEXT), readings, {"spotify"}) == found
    asked = says("open spotify", "query", "spotify")
    assert arguments("open spotify", schema(["query"], query=TEXT), [asked], {"spotify"}) == {"query": "spotify"}


@pytest.mark.requirement("models.judge.arguments")
def test_what_is_likelier_absent_is_left_out() -> None:
    text = "any news"
    readings = [says(text, "topic", "news", sure=0.3, absent=0.7), Reading("order", 0.8, choice=1)]
    known = schema(topic=TEXT, order={"enum": ["new", "old"]})
    assert arguments(text, known, readings) == {}


@pytest.mark.requirement("models.judge.arguments")
def test_a_chosen_value_is_that_of_the_schema() -> None:
    known = schema(mode={"enum": ["drip", None, "full_spray"]}, loud={"type": "boolean"})
    readings = [Reading("mode", 0.1, choice=1), Reading("loud", 0.2, choice=1)]
    assert arguments("quiet, all of it", known, readings) == {"mode": "full_spray", "loud": False}


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
    assert arguments(text, schema(who=TEXT), [Reading("who", 0.1, (Span(*span, 0.9),))]) == {"who": value}


@pytest.mark.requirement("models.judge.rescue")
@pytest.mark.parametrize("address", [{"type": "string", "format": "email"}, {"type": "string", "pattern": "@"}])
def test_the_only_address_goes_to_the_required_one(address: dict[str, Any]) -> None:
    text = "tell ann@example.com."
    assert arguments(text, schema(["to"], to=address), []) == {"to": "ann@example.com"}
    assert arguments(text, schema([], to=address), []) == {}
    assert arguments("tell ann", schema(["to"], to=address), []) == {}


@pytest.mark.requirement("models.judge.rescue")
def test_the_only_number_goes_to_the_required_one() -> None:
    known = schema(["task_id"], task_id={"type": "integer", "minimum": 1})
    assert arguments("finish #7", known, []) == {"task_id": 7}
    assert arguments("finish 7 or 8", known, []) == {}
    assert arguments("finish 0", known, []) == {}
    assert arguments("finish v1.2", known, []) == {}


@pytest.mark.requirement("models.judge.rescue")
def test_a_number_that_is_an_argument_already_is_not_taken_twice() -> None:
    text = "finish the one in room 7"
    known = schema(["task_id"], room=TEXT, task_id={"type": "integer"})
    assert arguments(text, known, [says(text, "room", "7")]) == {"room": "7"}


@pytest.mark.requirement("models.judge.rescue")
def test_a_value_the_text_names_in_one_way_only_is_taken() -> None:
    text = "log lunch: chicken salad"
    meal = {"type": "string", "enum": ["breakfast", "lunch", "dinner"]}
    readings = [says(text, "food", "chicken salad"), Reading("meal", 0.9, choice=0)]
    found = arguments(text, schema(["food", "meal"], food=TEXT, meal=meal), readings)
    assert found == {"food": "chicken salad", "meal": "lunch"}


@pytest.mark.requirement("models.judge.rescue")
@pytest.mark.parametrize(("text", "code"), [("send 50 euros to Hannah", "EUR"), ("send $50 to Hannah", "USD")])
def test_the_only_amount_tells_its_currency(text: str, code: str) -> None:
    known = schema(to=TEXT, amount={"type": "number"}, currency={"type": "string", "enum": ["EUR", "USD", "GBP"]})
    readings = [says(text, "to", "Hannah"), says(text, "amount", "50"), Reading("currency", 0.7, choice=2)]
    assert arguments(text, known, readings) == {"to": "Hannah", "amount": 50, "currency": code}


@pytest.mark.requirement("models.judge.rescue")
def test_a_value_named_in_somebody_elses_words_is_not_taken() -> None:
    text = "add read low tide chart"
    known = schema(["title", "priority"], title=TEXT, priority={"type": "string", "enum": ["low", "high"]})
    readings = [says(text, "title", "read low tide chart"), Reading("priority", 0.9, choice=0)]
    assert arguments(text, known, readings) == {"title": "read low tide chart"}


@pytest.mark.requirement("models.judge.required")
def test_what_is_required_is_taken_with_less_certainty() -> None:
    text = "table for four"
    readings = [says(text, "party_size", "four", sure=0.35, absent=0.6)]
    size = {"type": "integer"}
    assert arguments(text, schema(["party_size"], party_size=size), readings) == {"party_size": 4}
    assert arguments(text, schema(party_size=size), readings) == {}


@pytest.mark.requirement("models.judge.rescue")
@pytest.mark.parametrize(
    ("text", "found"),
    [("fan on low", {"speed": "low"}), ("fan not on low", {}), ("please don't use low", {}), ("low or high", {})],
)
def test_a_value_that_is_ruled_out_or_one_of_two_is_not_taken(text: str, found: dict[str, Any]) -> None:
    assert arguments(text, schema(["speed"], speed={"enum": ["low", "high"]}), []) == found


PERIOD = {"type": "string", "enum": ["1d", "5d", "1mo", "3mo", "1y", "5y", "ytd", "max"]}


@pytest.mark.requirement("models.judge.rescue")
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
    readings = [says(text, "symbol", "Siemens"), Reading("period", 0.2, choice=7)]
    assert arguments(text, schema(symbol=TEXT, period=PERIOD), readings) == {"symbol": "Siemens", "period": period}


@pytest.mark.requirement("models.judge.rescue")
def test_a_length_of_time_that_is_surely_not_meant_is_left_out() -> None:
    text = "Siemens, my favourite for five days"
    readings = [says(text, "symbol", "Siemens"), Reading("period", 0.95, choice=1)]
    assert arguments(text, schema(symbol=TEXT, period=PERIOD), readings) == {"symbol": "Siemens"}


@pytest.mark.requirement("models.judge.rescue")
@pytest.mark.parametrize("text", ["USD/CHF", "what are dollars in francs"])
def test_of_two_currencies_the_other_is_the_other(text: str) -> None:
    coin = {"type": "string", "enum": ["EUR", "USD", "CHF"]}
    known = schema(["source", "target"], source=coin, target=coin)
    assert arguments(text, known, [Reading("target", 0.1, choice=2)]) == {"source": "USD", "target": "CHF"}
    assert arguments(text, known, []) == {}


@pytest.mark.requirement("models.judge.days")
@pytest.mark.parametrize(
    ("text", "time", "when"),
    [
        ("remind me tmrw 8am to run", "8am", "tmrw 8am"),
        ("remind me 8am on friday to run", "8am", "8am on friday"),
        ("erinnere mich am Montag um 8 uhr", "8 uhr", "Montag um 8 uhr"),
        ("remind me friday 8am monday", "friday 8am", "friday 8am"),
        ("remind me in an hour", "in an hour", "in an hour"),
    ],
)
def test_a_time_keeps_the_day_beside_it(text: str, time: str, when: str) -> None:
    assert arguments(text, schema(when=TEXT), [says(text, "when", time)]) == {"when": when}


@pytest.mark.requirement("models.judge.days")
def test_a_day_beside_two_times_is_that_of_the_time_it_stands_before() -> None:
    text = "lunch friday 3pm until 5pm saturday"
    readings = [says(text, "start_time", "3pm"), says(text, "end_time", "5pm")]
    found = arguments(text, schema(start_time=TEXT, end_time=TEXT), readings)
    assert found == {"start_time": "friday 3pm", "end_time": "5pm"}


@pytest.mark.requirement("models.judge.days")
def test_a_day_that_is_another_parameters_stays_there() -> None:
    text = "play Blue Monday 8am"
    readings = [says(text, "song", "Blue Monday"), says(text, "when", "8am")]
    assert arguments(text, schema(song=TEXT, when=TEXT), readings) == {"song": "Blue Monday", "when": "8am"}


@pytest.mark.requirement("models.judge.days")
@pytest.mark.parametrize(
    ("text", "absent", "found"),
    [
        ("was steht morgen an", 0.7, {"start_date": "morgen"}),
        ("was steht morgen an", 0.995, {}),
        ("what is on monday and tuesday", 0.7, {}),
        ("how are the mornings", 0.7, {}),
    ],
)
def test_the_only_day_goes_to_a_tool_that_was_told_none(text: str, absent: float, found: dict[str, Any]) -> None:
    known = schema(start_date=TEXT, end_date=TEXT)
    assert arguments(text, known, [Reading("start_date", absent), Reading("end_date", absent)]) == found


@pytest.mark.parametrize(
    ("text", "said", "value"),
    [
        ("from Kim <kim@example.com>", "Kim <kim@example.com", "Kim <kim@example.com>"),
        ("trag bitte Zahnarzt ein", "bitte Zahnarzt", "Zahnarzt"),
        ("done with twenty-one", "twenty", "twenty-one"),
    ],
)
def test_words_get_what_is_cut_off_them_and_lose_courtesies(text: str, said: str, value: str) -> None:
    assert arguments(text, schema(who=TEXT), [says(text, "who", said)]) == {"who": value}


@pytest.mark.requirement("models.judge.schemas")
def test_what_a_parameter_refers_to_says_what_its_words_mean() -> None:
    known = schema(to={"$ref": "#/$defs/Unit"}, level={"allOf": [{"$ref": "#/$defs/Level"}]}, kind={"const": 5})
    known["$defs"] = {"Unit": {"enum": ["EUR", "USD"]}, "Level": {"type": "integer", "maximum": 9}}
    text = "five to euros"
    readings = [Reading("to", 0.1, choice=0), says(text, "level", "five"), Reading("kind", 0.1, choice=0)]
    assert arguments(text, known, readings) == {"to": "EUR", "level": 5, "kind": 5}


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


@pytest.mark.requirement("models.judge.schemas")
@settings(deadline=None)
@given(
    known=_SCHEMAS, other=_LEAVES, text=st.sampled_from(["5, low", "not high", "a@b.example", "euros", "half", "-3"])
)
def test_any_schema_can_be_read_and_gives_values_it_allows(known: Any, other: Any, text: str) -> None:
    whole = {"type": "object", "properties": {"p": known}, "$defs": {"Other": other, "Self": _TREE}, "required": ["p"]}
    Draft202012Validator.check_schema(whole)
    for param in tool_text("t", "d", whole).params:
        pointed = Reading("p", 0.0, choice=0) if param.values else Reading("p", 0.0, (Span(0, len(text), 1.0),))
        found = arguments(text, whole, [pointed])
        assert not found or "Self" in str(known) or Draft202012Validator(whole).is_valid(found)


@pytest.mark.requirement("models.judge.measures")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("scale it to 1200 by 400", {"width": 1200, "height": 400}),
        ("scale it to 1200x400 px", {"width": 1200, "height": 400}),
        ("scale 800 x 600 or 400 x 300", {}),
        ("scale it to 400", {}),
    ],
)
def test_a_size_is_a_width_and_a_height(text: str, expected: dict[str, int]) -> None:
    number = {"type": "integer"}
    assert arguments(text, schema(height=number, width=number), []) == expected


@pytest.mark.requirement("models.judge.measures")
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
    assert arguments(text, schema(unit=TEXT), []) == ({"unit": unit} if unit else {})


@pytest.mark.requirement("models.judge.units")
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
    assert arguments(text, known, [Reading("unit", 0.1, choice=1)]) == {"unit": unit}


@pytest.mark.requirement("models.judge.values")
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
    assert arguments(text, known, [Reading("action", 0.01, choice=0)]) == {"action": action}


@pytest.mark.requirement("models.judge.values")
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
    assert arguments(text, known, [Reading("lang", 0.6)]) == ({"lang": code} if code else {})


@pytest.mark.requirement("models.judge.values")
def test_a_value_said_in_full_is_surer_than_the_judge() -> None:
    known = schema(period={"enum": ["this_week", "last_week"]})
    assert arguments("hours of last week", known, [Reading("period", 0.1, choice=0)]) == {"period": "last_week"}


@pytest.mark.requirement("models.judge.extents")
@pytest.mark.parametrize(
    ("text", "words", "when"),
    [
        ("monday 9 am tax", "monday 9", "monday 9 am"),
        ("um 15 Uhr tanzen", "15", "15 Uhr"),
        ("at 9 amber lights", "9", "9"),
    ],
)
def test_a_time_keeps_the_mark_of_its_hour(text: str, words: str, when: str) -> None:
    assert arguments(text, schema(when=TEXT), [says(text, "when", words)]) == {"when": when}


@pytest.mark.requirement("models.judge.extents")
@pytest.mark.parametrize(
    ("text", "body"),
    [
        ("write to him: hello, see you soon", "hello, see you soon"),
        ("write to him: hello, thanks", "hello"),
        ("write him hello, he waits", "hello"),
        ("write: hello, at noon", "hello"),
        ("write: please hello", "please hello"),
        ("write please hello", "hello"),
    ],
)
def test_a_letter_after_a_colon_is_kept_whole(text: str, body: str) -> None:
    readings = [says(text, "body", "please hello" if "please" in text else "hello")]
    if "noon" in text:
        readings.append(says(text, "when", "noon"))
    assert arguments(text, schema(body=TEXT, when=TEXT), readings)["body"] == body


@pytest.mark.requirement("models.gloss.words")
def test_a_value_may_be_known_by_how_its_words_were_read() -> None:
    text = "in schwedischen Kronen"
    span = replace(says(text, "currency", "schwedischen Kronen").spans[0], read="Swedish crowns")
    known = schema(currency={"enum": [f"C{n}" for n in range(20)] + ["SEK"]})
    assert arguments(text, known, [Reading("currency", 0.1, (span,))]) == {"currency": "SEK"}


@pytest.mark.requirement("models.judge.measures")
@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("the bike, 5 results max", 5),
        ("top 3 of the bikes", 3),
        ("höchstens 4 Treffer", 4),
        ("2 bikes", None),
        ("the last 7 days", None),
        ("up to 30 minutes", None),
        ("top 3, at most 4", None),
    ],
)
def test_a_limit_is_taken(text: str, limit: int | None) -> None:
    known = schema(limit={"type": "integer"})
    assert arguments(text, known, []) == ({"limit": limit} if limit else {})


@pytest.mark.requirement("models.judge.extents")
@pytest.mark.parametrize(
    ("text", "words", "name"),
    [
        ("trains to Dresden Neustadt", "Dresden", "Dresden Neustadt"),
        ("trains to Dresden Monday", "Dresden", "Dresden"),
        ("a table near Dresden's Zwinger", "Dresden", "Dresden"),
        ("zeig mir Züge von Wien nach Bremen Luftlinie", "Bremen", "Bremen"),
        ("trains to dresden Neustadt", "dresden", "dresden"),
    ],
)
def test_a_name_is_kept_whole(text: str, words: str, name: str) -> None:
    assert arguments(text, schema(station=TEXT), [says(text, "station", words)]) == {"station": name}


@pytest.mark.requirement("models.judge.rescue")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('I said "hello there", you said "good day"', {"mine": "hello there", "yours": "good day"}),
        ('I said "hello there"', {}),
        ('I said "one", "two" and "three"', {}),
    ],
)
def test_quotes_are_what_is_lacking_where_there_are_as_many(text: str, expected: dict[str, str]) -> None:
    assert arguments(text, schema(["mine", "yours"], mine=TEXT, yours=TEXT), []) == expected


@pytest.mark.requirement("models.judge.rescue")
def test_a_pasted_mail_says_what_its_headers_are() -> None:
    text = "look at this\nFrom: Kim <kim@example.com>\nSubject: Logo, round two\nHi,\nhere it is."
    known = schema(subject=TEXT, body=TEXT)
    known["properties"]["from"] = TEXT
    assert arguments(text, known, [says(text, "subject", "Logo")]) == {
        "from": "Kim <kim@example.com>",
        "subject": "Logo, round two",
        "body": "Hi,\nhere it is",
    }
    assert arguments("what about this: Subject: hm", known, []) == {}


@pytest.mark.requirement("models.judge.arguments")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("new issue: it broke, label bug", {"label": "bug"}),
        ("label bug", {"body": "bug"}),
        ("the body is bug", {"body": "bug"}),
    ],
)
def test_words_go_to_the_parameter_they_are_said_to_be_for(text: str, expected: dict[str, str]) -> None:
    assert arguments(text, schema(["body"], body=TEXT, label=TEXT), [says(text, "body", "bug")]) == expected


@pytest.mark.requirement("models.judge.never-invented")
@pytest.mark.parametrize("known", [{**TEXT, "pattern": "^[a-z ]+$"}, {"type": "object"}])
def test_free_words_are_never_those_they_were_read_as(known: dict[str, Any]) -> None:
    text = "übersetze Guten Appetit"
    span = replace(says(text, "text", "Guten Appetit").spans[0], read="my meal is good")
    assert arguments(text, schema(text=known), [Reading("text", 0.1, (span,))]) == {}


WORDS: dict[str, Any] = {"type": "array", "items": TEXT}


@pytest.mark.requirement("models.judge.rescue")
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
    assert arguments(text, known, []) == expected


@pytest.mark.requirement("models.judge.rescue")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ask them which day? friday or sunday", {"question": "which day?", "choices": ["friday", "sunday"]}),
        ("ask them which day, friday or sunday", {"question": "which day", "choices": ["friday", "sunday"]}),
        ("ask them which day, choices friday, sunday", {"question": "which day", "choices": ["friday", "sunday"]}),
        ("ask them which day", {"question": "which day"}),
    ],
)
def test_a_list_that_is_needed_is_what_the_text_enumerates(text: str, expected: dict[str, Any]) -> None:
    known = schema(["question", "choices"], question=TEXT, choices=WORDS)
    said = text.removeprefix("ask them ") if "?" not in text and "choices" not in text else expected["question"]
    assert arguments(text, known, [says(text, "question", said)]) == expected


@pytest.mark.requirement("models.judge.rescue")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("throw three 12 sided dice", {"sides": 12, "count": 3}),
        ("throw dice with 12 sides", {"sides": 12}),
    ],
)
def test_a_number_before_a_parameters_word_is_its_own(text: str, expected: dict[str, Any]) -> None:
    number = {"type": "integer"}
    readings = [says(text, "count", "12")] + ([says(text, "sides", "three")] if "three" in text else [])
    assert arguments(text, schema(sides=number, count=number, year=number), readings) == expected
    assert arguments("3 years ago", schema(year=number), []) == {}


@pytest.mark.requirement("models.judge.rescue")
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
    assert arguments(text, known, []) == expected
    for values in (["done", "waiting"], ["done", "waiting", "lost", "all"]):
        assert arguments(text, schema(["state"], state={"enum": values}), []).get("state") != "all"


@pytest.mark.requirement("models.judge.rescue")
def test_what_is_told_as_owner_and_name_is_the_only_such_word() -> None:
    known = schema(repo={"type": "string", "description": "Repository as owner/name"})
    text = "is the build of ada/engine on main fine"
    assert arguments(text, known, [says(text, "repo", "build")]) == {"repo": "ada/engine"}
    two = "merge ada/engine into bob/engine"
    assert arguments(two, known, [says(two, "repo", "bob/engine")]) == {"repo": "bob/engine"}
    link = "see https://example.com/a/b"
    assert arguments(link, known, []) == {}


@pytest.mark.requirement("models.judge.rescue")
@pytest.mark.parametrize(
    ("text", "weight"),
    [("send half a kilo to Ada", 0.5), ("send 2 pounds to Ada", 0.9072), ("send it to Ada", None)],
)
def test_an_amount_in_the_unit_of_what_is_needed_is_taken(text: str, weight: float | None) -> None:
    known = schema(["weight_kg"], weight_kg={"type": "number"}, to=TEXT)
    found = arguments(text, known, [says(text, "to", "Ada")])
    assert found == ({"weight_kg": weight} if weight else {}) | {"to": "Ada"}


@pytest.mark.requirement("models.judge.rescue")
def test_the_unit_of_an_amount_is_taken_though_the_judge_is_sure_of_none() -> None:
    known = schema(weight={"type": "number"}, unit={"enum": ["kg", "lb"]})
    text = "I weigh 164 pounds now"
    readings = [says(text, "weight", "164"), Reading("unit", 0.99, choice=0)]
    assert arguments(text, known, readings) == {"weight": 164, "unit": "lb"}


@pytest.mark.requirement("models.judge.extents")
@pytest.mark.parametrize(
    ("text", "words", "said"),
    [
        ("answer Ada with fine by me, see you there", "fine by me", "fine by me, see you there"),
        ("answer Ada with fine by me, thanks", "fine by me", "fine by me"),
        ("answer Ada on fine by me, see you there", "fine by me", "fine by me"),
    ],
)
def test_a_letters_words_go_on_after_a_comma(text: str, words: str, said: str) -> None:
    assert arguments(text, schema(body=TEXT), [says(text, "body", words)]) == {"body": said}


@pytest.mark.requirement("models.judge.arguments")
@pytest.mark.parametrize(
    ("absent", "sure", "said"), [(0.45, 0.2, True), (0.45, 0.05, False), (0.65, 0.2, False), (0.65, 0.7, True)]
)
def test_words_are_taken_though_their_end_is_unsure(absent: float, sure: float, said: bool) -> None:
    text = "paid 12 with my Visa"
    reading = says(text, "account", "Visa", sure=sure, absent=absent)
    assert arguments(text, schema(account=TEXT), [reading]) == ({"account": "Visa"} if said else {})


@pytest.mark.requirement("models.judge.extents")
@pytest.mark.parametrize(
    ("words", "said"), [("how many eggs", "eggs"), ("how many days may I carry over", "how many days may I carry over")]
)
def test_how_many_of_a_thing_is_the_thing(words: str, said: str) -> None:
    assert arguments(words, schema(product=TEXT), [says(words, "product", words)]) == {"product": said}


@pytest.mark.requirement("models.judge.rescue")
def test_a_value_told_by_another_word_is_not_taken_for_that_of_its_pair() -> None:
    codes = {"enum": ["USD", "COP", "EUR"]}
    text = "350 usd in colombian pesos"
    readings = [says(text, "base", "usd"), says(text, "target", "colombian pesos")]
    assert arguments(text, schema(base=codes, target=codes), readings) == {"base": "USD", "target": "COP"}
