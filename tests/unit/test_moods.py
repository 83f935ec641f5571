"""How a message is said, and what a plain statement asks for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.language.moods import Mood, asks_how, mood_of, only_asks
from steward.language.statements import Statement, read_statement

MOODS: dict[Mood, list[str]] = {
    Mood.ORDER: [
        *("turn off the light", "could you please send it to Bob", "I want you to delete task 3", "buy milk"),
        *("kannst du das Licht ausmachen?", "bitte lösche Aufgabe 3", "¿puedes apagar la luz?", "apaga todo"),
        *("don't let me forget the milk", "don't forget to call Bob", "when I get home, remind me"),
        *("vergiss nicht, Bob anzurufen", "no dejes que me olvide de la leche"),
    ],
    Mood.QUESTION: [
        *("did I buy milk?", "have you sent it?", "what is that", "why is the light on?", "when is the meeting?"),
        *("hast du Bob geschrieben?", "ist das Licht an?", "¿compré leche?", "dónde está Ana"),
    ],
    Mood.NEGATION: [
        *("don't send it", "please don't delete the task", "never mind the mail", "stop sending me mails"),
        *("schick es nicht", "lösch bitte die Aufgabe nicht", "no lo envíes", "olvídalo"),
    ],
    Mood.REPORT: [
        *("Bob asked me to send him the file", "my boss wants me to call", "I sent the mail yesterday"),
        *("Kim wants to meet on Friday", "ich habe Bob geschrieben", "Ana me pidió el informe"),
    ],
    Mood.STATEMENT: [
        *("I'm tired", "it is cold in here", "my battery is empty", "I'll be in Madrid next week"),
        *("es ist kalt", "mi batería está vacía", "estoy cansado"),
    ],
}


@pytest.mark.requirement("planners.embedded.no-unasked-effect")
@pytest.mark.parametrize(("mood", "text"), [(mood, text) for mood, texts in MOODS.items() for text in texts])
def test_a_mood_is_told_by_how_a_message_begins(mood: Mood, text: str) -> None:
    assert mood_of(text) is mood


@pytest.mark.parametrize(
    ("text", "said"),
    [("how do I delete a task?", True), ("wie kann ich das löschen", True), ("how many tasks are there?", False)],
)
def test_who_asks_how_is_told_apart(text: str, *, said: bool) -> None:
    assert asks_how(text) is said


@pytest.mark.requirement("planners.embedded.statements")
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("I need to buy milk", Statement("due", "add buy milk to my todo list", "buy milk")),
        ("Wir müssen Brot kaufen", Statement("due", "setze Brot kaufen auf meine Aufgabenliste", "Brot kaufen")),
        ("done with the report", Statement("done", "mark the task report as done", "report")),
        ("bought oat milk too", Statement("did", "mark the task buy oat milk as done", "oat milk", verb="buy")),
        ("I've already bought the milk.", Statement("did", "mark the task buy milk as done", "milk", verb="buy")),
        ("ya compré la leche", Statement("did", "marca la tarea comprar leche como hecha", "leche", verb="comprar")),
        ("call me Sam", Statement("name", "change my name in my profile to Sam", "Sam", key="name")),
        ("we need more milk", Statement("lacking", "add buy milk to my todo list", "milk")),
        ("a bit louder", Statement("step", "make it a bit louder in the living room", "a bit louder")),
    ],
)  # fmt: skip
def test_a_statement_is_read_as_the_request_it_makes(text: str, meant: Statement) -> None:
    assert read_statement(text) == meant


@pytest.mark.requirement("planners.embedded.no-unasked-effect")
@pytest.mark.parametrize(
    "text",
    [
        *(
            "I need to know when the bank opens",
            "call me tomorrow",
            "call me back",
            "I like it",
            "my flight is delayed",
        ),
        *("I got a letter from my sister yesterday and it really made me smile", "buy milk", "I should go"),
        *("what is the weather?", "what should I call my cat?", "my room number is 12 today", "ich muss dir was sagen"),
    ],
)
def test_what_asks_for_nothing_is_no_statement(text: str) -> None:
    assert read_statement(text) is None


@given(st.text(max_size=400))
def test_any_text_has_a_mood_and_at_most_one_statement(text: str) -> None:
    assert mood_of(text) in Mood
    stated = read_statement(text)
    assert stated is None or stated.what


@pytest.mark.requirement("answers.others-deeds")
@pytest.mark.parametrize(
    ("text", "asks"),
    [
        *(
            (text, True)
            for text in ("is the door locked?", "read me Kim's mail", "any news from Bob?", "and the other?")
        ),
        *((text, True) for text in ("ist die Tür zu?", "fass die Mail zusammen", "¿está cerrada?", "resume el correo")),
        *((text, False) for text in ("is it locked? if not, lock it", "read it and reply", "have you sent it?")),
        *((text, False) for text in ("can you lock the door?", "lies sie und antworte Kim", "hast du es geschickt?")),
    ],
)
def test_a_message_that_asks_and_orders_is_no_question_alone(text: str, asks: bool) -> None:
    assert only_asks(text) is asks
