"""Facts that are told in passing: which sentences are some, what they are about, and which replace one another."""

from __future__ import annotations

import pytest

from steward.language.stated_facts import found_in, stated_fact, stated_facts


@pytest.mark.requirement("memory.learned.rules")
@pytest.mark.parametrize(
    ("message", "facts"),
    [
        ("my brother is called Tom", [("my brother is called Tom", "family")]),
        ("I prefer tea. What's the weather like?", [("I prefer tea", "food")]),
        (
            "we live in Leeds, and my daughter is called Ida.",
            [("we live in Leeds", "home"), ("my daughter is called Ida", "family")],
        ),
        ("my birthday is on 9 June; add buy candles to my list", [("my birthday is on 9 June", "dates")]),
        ("I like fish and chips", [("I like fish and chips", "preferences")]),
        ("my doctor's name is Dr. Lee. Call her", [("my doctor's name is Dr. Lee", None)]),
        (
            "Ich wohne in Bonn und mein Sohn heißt Jan",
            [("Ich wohne in Bonn", "home"), ("mein Sohn heißt Jan", "family")],
        ),
        ("Mein Geburtstag ist am 3. Mai. Wie wird das Wetter?", [("Mein Geburtstag ist am 3. Mai", "dates")]),
        (
            "vivo en Sevilla y mi perro se llama Paco. ¿Qué hora es?",
            [("vivo en Sevilla", "home"), ("mi perro se llama Paco", "pets")],
        ),
    ],
)
def test_facts_told_beside_a_request_are_found(message: str, facts: list[tuple[str, str | None]]) -> None:
    assert [(fact.text, fact.topic) for fact in stated_facts(message)] == facts


@pytest.mark.requirement("memory.learned.rules")
@pytest.mark.parametrize(
    "message",
    [
        "do I live in Leeds?",
        "what is my brother called",
        'translate "I live in Leeds" to German',
        "translate to German: I live in Leeds",
        "write to Bob: hello. I live in Leeds",
        "he said 'I prefer tea'",
        "> I live in Leeds",
        "I live in Leeds today",
        "call me Sam",
        "I need to buy milk",
        "if I live in Leeds, which council is mine",
        "summarize this. " + "I live in Leeds. " * 40,
        "",
    ],
)
def test_questions_orders_quotations_and_handed_over_texts_teach_nothing(message: str) -> None:
    assert stated_facts(message) == []


@pytest.mark.requirement("memory.learned.once")
@pytest.mark.parametrize(
    ("new", "old", "replaces"),
    [
        ("I live in Leeds", "I live in York", True),
        ("I live in Leeds", "my sister lives in York", False),
        ("my birthday is on 9 June", "My birthday is 8 June.", True),
        ("my birthday is on 9 June", "my wife's birthday is on 8 June", False),
        ("my locker code is 4411", "my locker code is 9921", True),
        ("my locker code is 4411", "my door code is 9921", False),
        ("my sister's name is Ida", "my sister is called Ida", True),
        ("my sister is called Ida", "my sister is called Eva", False),
        ("ich arbeite bei Bosch", "ich arbeite bei Siemens", True),
        ("trabajo en Sevilla", "vivo en Sevilla", False),
        ("I like tea", "I like coffee", False),
    ],
)
def test_a_fact_replaces_one_that_answers_the_same_question(new: str, old: str, replaces: bool) -> None:
    assert stated_fact(new).replaces(stated_fact(old)) is replaces


@pytest.mark.requirement("memory.learned.model")
@pytest.mark.parametrize(
    ("quote", "kept"),
    [
        ("I have two kids", "I have two kids"),
        ("i HAVE  two kids", "I have two kids"),
        ("I have three kids", None),
        ("have two kid", None),
        ("kids", None),
        ("can you book a table?", None),
    ],
)
def test_what_a_model_found_is_kept_as_the_message_has_it(quote: str, kept: str | None) -> None:
    found = found_in("By the way I have two kids, can you book a table?", quote, "family")
    assert (found and found.text) == kept
