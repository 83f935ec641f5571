"""What of a conversation fits into a planner's window."""

from __future__ import annotations

import pytest

from steward.activities.conversation_window import count_bytes, fitting
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


def test_without_a_tokenizer_bytes_are_counted() -> None:
    assert count_bytes("äb") == 3
