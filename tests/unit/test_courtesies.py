"""What is answered without a tool, and what is taken off a request's ends."""

from __future__ import annotations

import pytest

from steward.planners.embedded.courtesies import (
    asks_the_time,
    begins_with_thanks,
    is_courtesy,
    small_talk_answer,
    squeeze_spaces,
    without_courtesies,
)


@pytest.mark.parametrize(
    "text",
    [
        *("hello", "Hi there!", "thanks a lot", "Thank you.", "good morning", "bye", "ok", "super, danke!"),
        *("Hallo", "vielen Dank", "gute Nacht", "Tschüss!", "¡hola!", "muchas gracias", "adios", "wie geht's?"),
        *("haha ok, thanks so far", "gracias, eso es todo", "perfect, bye", "danke, das war's"),
    ],
)
def test_small_talk_is_answered_without_a_tool(text: str) -> None:
    assert small_talk_answer(text)


@pytest.mark.parametrize(
    "text",
    ["hello, what time is it?", "thanks, now add milk", "find mail", "what time is it", "hallo, wie spät ist es"],
)
def test_a_request_is_not_small_talk(text: str) -> None:
    assert small_talk_answer(text) is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        *(("thanks, that was quick", True), ("Danke, das ging schnell", True), ("merci, you are great", True)),
        *(("thanksgiving dinner ideas", False), ("give her my thanks", False)),
    ],
)
def test_thanks_are_heard_whatever_follows(text: str, *, said: bool) -> None:
    assert begins_with_thanks(text) is said


def test_a_question_about_steward_itself_is_recognised() -> None:
    assert small_talk_answer("what can you do?") == ""


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("please call Bob, thanks!", "call Bob"),
        ("hey steward, could you please add milk for me?", "add milk"),
        ("call Bob", "call Bob"),
        ("please", ""),
    ],
)
def test_courtesies_at_both_ends_are_taken_off(text: str, kept: str) -> None:
    assert without_courtesies(text) == kept


def test_white_space_is_squeezed_and_lines_stay_lines() -> None:
    assert squeeze_spaces("  a \t b \n\n  c  ") == "a b\nc"


@pytest.mark.requirement("answers.courtesies.language")
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("thanks a lot", "You're welcome."),
        ("Vielen Dank!", "Gern geschehen."),
        ("muchas gracias", "De nada."),
        ("Hallo Steward", "Hallo! Was kann ich für Sie tun?"),
        ("tschüss", "Auf Wiedersehen!"),
        ("¡hola!", "¡Hola! ¿Qué puedo hacer por usted?"),
    ],
)
def test_small_talk_is_answered_in_its_language(text: str, answer: str) -> None:
    assert small_talk_answer(text) == answer


@pytest.mark.requirement("planning.plain.alone")
@pytest.mark.parametrize(
    "text",
    [
        *("hello", "Hi Steward!", "good morning", "thanks", "Thank you so much!"),
        *("Hallo", "guten Morgen", "vielen Dank", "super, danke!", "¡hola!", "buenos días", "muchas gracias"),
    ],
)
def test_a_greeting_and_thanks_alone_are_courtesies(text: str) -> None:
    assert is_courtesy(text)
    assert not asks_the_time(text)


@pytest.mark.requirement("planning.plain.alone")
@pytest.mark.parametrize(
    "text",
    [
        *("ok", "yes thanks", "no thanks", "thanks, now add milk", "thanks for that, now add milk", "hello Bob"),
        *("ja danke", "nein danke", "sí gracias", "danke, das war's", "bye", "perfect", "hallo, und was ist morgen?"),
    ],
)
def test_what_may_be_more_than_a_courtesy_is_none(text: str) -> None:
    assert not is_courtesy(text)


@pytest.mark.requirement("planning.plain.alone")
@pytest.mark.parametrize(
    ("text", "asks"),
    [
        *(("what time is it?", True), ("What's the time right now?", True), ("the time please", True)),
        *(("Wie spät ist es?", True), ("Wie viel Uhr haben wir?", True), ("Weißt du, wie spät es ist?", True)),
        *(("¿Qué hora es?", True), ("¿Me puedes decir la hora?", True), ("que hora es ahora", True)),
        *(("what time is it in Tokyo?", False), ("wie spät ist es in Tokio?", False), ("¿qué hora es en Lima?", False)),
        *(("what time is my meeting?", False), ("a qué hora es la cena", False), ("um wie viel Uhr ist Yoga?", False)),
        *(("what time is it, and what is next?", False), ("change the time", False)),
    ],
)
def test_only_the_time_of_this_moment_is_the_time(text: str, *, asks: bool) -> None:
    assert asks_the_time(text) is asks
