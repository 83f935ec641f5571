"""What of a conversation fits into a planner's window."""

from __future__ import annotations

import pytest

from steward.activities.conversation_window import count_bytes, fitting, told_once
from steward.contracts.plan import Turn


def words(text: str) -> int:
    return len(text.split())


def turns(*texts: str) -> list[Turn]:
    return [Turn(role="user", text=text) for text in texts]


@pytest.mark.requirement("chat.window")
def test_the_oldest_are_dropped_first_and_none_is_cut() -> None:
    said = turns("one two three", "four five", "six")
    assert fitting(said, words, 6) == said
    assert fitting(said, words, 5) == said[1:]
    assert fitting(said, words, 2) == said[2:]
    assert fitting(said, words, 0) == []


@pytest.mark.requirement("chat.window")
def test_what_stands_before_a_message_that_does_not_fit_is_dropped_too() -> None:
    said = turns("a", "far too long for this window", "b")
    assert fitting(said, words, 3) == said[2:]


CARD = "Send an e-mail to Nora?\nDear Nora, the offer is fine."


@pytest.mark.requirement("chat.window")
def test_words_that_changed_what_waits_are_told_once_with_all_that_was_answered() -> None:
    said = [
        Turn(role="user", text="subject: Offer, and what time is it?"),
        Turn(role="user", text="subject: Offer, and what time is it?"),
        Turn(role="assistant", text=CARD, problem_id=7, tools=["search_contacts"]),
        Turn(role="assistant", text=f"It is ten.\n\n{CARD}", problem_id=8, tools=["get_current_time"], foreign=True),
        Turn(role="user", text="yes"),
    ]
    request, answer, agreed = told_once(said)
    assert (request.text, agreed.text) == ("subject: Offer, and what time is it?", "yes")
    assert answer.problem_id == 7, "its calls stand behind it"
    assert answer.text == f"It is ten.\n\n{CARD}"
    assert answer.tools == ["get_current_time", "search_contacts"]
    assert answer.foreign


@pytest.mark.requirement("chat.window")
def test_what_is_said_again_later_is_told_again() -> None:
    said = [
        Turn(role="user", text="again"),
        Turn(role="assistant", text="Done.", problem_id=1),
        Turn(role="assistant", text="Done.", problem_id=1),
        Turn(role="user", text="again"),
        Turn(role="assistant", text="Done.", problem_id=2),
    ]
    assert told_once(said) == said


def test_without_a_tokenizer_bytes_are_counted() -> None:
    assert count_bytes("äb") == 3
