"""What is answered without a tool, and what is taken off a request's ends."""

from __future__ import annotations

import pytest

from steward.planners.embedded.courtesies import (
    begins_with_thanks,
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
