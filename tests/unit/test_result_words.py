"""How requests speak of results: what they hand on, what "it" and "that amount" are, conditions, and other moments."""

from __future__ import annotations

import pytest

from steward.language.deliveries import Delivery, read_delivery
from steward.language.request_texts import texts_apart
from steward.language.result_words import (
    addressed_to_user,
    asked_value,
    check_of,
    conditional_in,
    means_one,
    means_result,
    object_in,
    place_in,
    relation_in,
    thing_read,
    value_in,
)

DELIVERIES = [
    ("email me my todo list", Delivery("mail", "", "my todo list")),
    (
        "send the headlines of the BBC to kim@studio.example",
        Delivery("mail", "kim@studio.example", "the headlines of the BBC"),
    ),
    ("send me an email with my tasks", Delivery("mail", "", "my tasks")),
    ("text the weather in Paris to chat 12", Delivery("chat", "chat 12", "the weather in Paris")),
    ("forward it to Kim", Delivery("any", "Kim", "it")),
    ("remember the current bitcoin price", Delivery("note", "", "the current bitcoin price")),
    ("schick mir meine Aufgabenliste per Mail", Delivery("mail", "", "meine Aufgabenliste")),
    ("leite das an Anna weiter", Delivery("any", "Anna", "das")),
    ("mándame por correo mis eventos de mañana", Delivery("mail", "", "mis eventos de mañana")),
    ("mándamelo por correo", Delivery("mail", "", "lo")),
    ("send my daily summary to Telegram", Delivery("telegram", "", "my daily summary")),
    ("send me today's events on my Telegram", Delivery("telegram", "", "today's events")),
    ("schick mir meine Aufgaben per Telegram", Delivery("telegram", "", "meine Aufgaben")),
    ("manda mis tareas a Telegram", Delivery("telegram", "", "mis tareas")),
    ("send my tasks to Bob on Telegram", Delivery("any", "Bob on Telegram", "my tasks")),
]


@pytest.mark.requirement("language.results.deliveries")
@pytest.mark.parametrize(("text", "delivery"), DELIVERIES)
def test_what_is_handed_to_whom_is_read_in_three_languages(text: str, delivery: Delivery) -> None:
    assert read_delivery(text) == delivery


@pytest.mark.requirement("language.results.deliveries")
@pytest.mark.parametrize(
    "text",
    [
        "send an email to bob@example.com saying I'll be late",
        "text mom that I'll be home late",
        "email kim@studio.example that the second logo is the best",
        "write a mail to alice@example.com with the subject Lunch",
        "mail dem Chef, dass ich krank bin",
        "remind me to email Bob",
    ],
)
def test_somebodys_own_words_are_no_result_to_hand_on(text: str) -> None:
    assert read_delivery(text) is None


@pytest.mark.requirement("language.results.references")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("add it to my calendar", "it"),
        ("remind me of that tomorrow", "that"),
        ("füg es meinem Kalender hinzu", "es"),
        ("erinnere mich am Freitag daran", "daran"),
        ("añádelo a mi calendario", "lo"),
        ("say that it works for me", None),
        ("buy that book", None),
        ("what is it", None),
        ("visit the museum", None),
    ],
)
def test_a_pronoun_is_a_result_only_as_the_object_of_an_order(text: str, words: str | None) -> None:
    found = object_in(text)
    assert (found.text if found else None) == words


@pytest.mark.requirement("language.results.references")
@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("add a task to pay that amount", "amount", "that amount"),
        ("leg eine Aufgabe an, diesen Betrag zu zahlen", "amount", "diesen Betrag"),
        ("añade una tarea para pagar esa cantidad", "amount", "esa cantidad"),
        ("note the booking code", "reference", "the booking code"),
    ],
)
def test_a_value_is_named_by_its_kind(text: str, kind: str, words: str) -> None:
    found = value_in(text)
    assert found is not None
    assert (found.kind, found.words.text) == (kind, words)


@pytest.mark.requirement("language.results.references")
def test_only_a_request_for_nothing_else_asks_for_a_value() -> None:
    assert asked_value("tell me the amount") is not None
    assert asked_value("sag mir den Betrag") is not None
    assert asked_value("tell me the amount of rain in Rome") is None
    assert asked_value("pay the amount") is None


@pytest.mark.requirement("language.results.references")
@pytest.mark.parametrize(
    ("text", "seconds", "what"),
    [
        ("remind me 30 minutes before the first one", -1800, "the first one"),
        ("erinnere mich eine Stunde vor dem ersten", -3600, "dem ersten"),
        ("recuérdame media hora antes de la primera", -1800, "primera"),
        ("remind me 2 days after that", 172800, "that"),
    ],
)
def test_a_moment_may_be_told_by_another(text: str, seconds: float, what: str) -> None:
    found = relation_in(text)
    assert found is not None
    assert (found.seconds, found.what) == (seconds, what)
    assert relation_in("remind me before noon") is None


@pytest.mark.requirement("language.results.conditions")
@pytest.mark.parametrize(
    ("text", "condition", "order", "kind"),
    [
        (
            "if it rains tomorrow remind me to take an umbrella",
            "it rains tomorrow",
            "remind me to take an umbrella",
            "rain",
        ),
        ("remind me to call if it snows on Friday", "it snows on Friday", "remind me to call", "snow"),
        ("wenn es morgen regnet, erinnere mich", "es morgen regnet", "erinnere mich", "rain"),
        ("si mañana llueve, recuérdame llevar paraguas", "mañana llueve", "recuérdame llevar paraguas", "rain"),
        ("if bitcoin is above 50,000 text chat 12", "bitcoin is above 50,000", "text chat 12", "above"),
    ],
)
def test_a_condition_is_told_from_what_it_is_for(text: str, condition: str, order: str, kind: str) -> None:
    found = conditional_in(text)
    assert found is not None
    assert (found.condition, found.order) == (condition, order)
    check = check_of(found.condition)
    assert check is not None
    assert check.kind == kind


@pytest.mark.requirement("language.results.conditions")
def test_an_indirect_question_is_no_condition() -> None:
    assert conditional_in("add a task to check if the weather is fine") is None
    assert conditional_in("tell Kim that if it rains we stay") is None
    assert check_of("you have time") is not None
    assert check_of("the door is shut") is None
    denied = check_of("it does not rain")
    assert denied is not None
    assert denied.denied


@pytest.mark.requirement("language.results.references")
def test_what_is_read_is_named_in_the_users_words() -> None:
    assert thing_read("look up my next flight in my mail") == "my next flight"
    assert addressed_to_user("my todo list") == "your todo list"
    assert (place_in("the first one"), place_in("dem letzten"), place_in("it")) == (0, -1, None)
    assert means_result("a summary")
    assert not means_result("a summary of my tasks")
    assert means_one("it")
    assert not means_one("them")


@pytest.mark.requirement("search.retrieval.apart")
def test_tools_are_looked_for_by_what_is_handed_on_and_by_the_order() -> None:
    assert texts_apart("email me my todo list")[:2] == ["my todo list", "send an email to me@example.com"]
    assert texts_apart("what's 15% of 240, and add a task to pay that amount") == [
        "what's 15% of 240",
        "add a task to pay that amount",
    ]
    assert texts_apart("what is 2+2 and email bob@example.com: four") == ["what is 2+2", "email bob@example.com: four"]
    assert texts_apart("email bob@example.com: first, second") == []
    assert texts_apart("buy milk and bread") == []
    assert texts_apart("send an email to bob@example.com saying I'll be late") == []
