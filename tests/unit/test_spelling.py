"""Slips of the finger: which words are put right, and where things stand afterwards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.planners.embedded.spelling import correct_spelling
from tests.support.toolbox import candidates

KNOWN = {"the", "mail", "please", "find", "show", "whats", "see"}


def right(text: str) -> str:
    return correct_spelling(text, candidates(), KNOWN.__contains__).text


@pytest.mark.requirement("planners.judge.spelling")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("remnider", "reminder"),
        ("remindr", "reminder"),
        ("reminnder", "reminder"),
        ("show remibder please", "show reminder please"),
        ("tsak", "task"),
        ("Tsak", "task"),
        ("find tsak and remnider", "find task and reminder"),
        ("whats on thursdy", "whats on thursday"),
        ("notfy", "notify"),
    ],
)
def test_a_slip_in_a_word_that_tools_are_told_in_is_correct_spelling(typed: str, meant: str) -> None:
    assert right(typed) == meant


@pytest.mark.requirement("planners.judge.spelling")
@pytest.mark.parametrize(
    "text",
    [
        "mail",  # a word
        "reminder",  # one of the tools'
        "taska",  # an ending
        "gask",  # another first letter
        "tesk",  # four letters
        "remidnre",  # two slips
        "ask Tsak",  # a name
        "to tsak@example.com",
        "open tsak.txt",
        "see https://example.com/tsak",
        "n3tsak",
    ],
)
def test_what_may_be_meant_as_it_is_stays(text: str) -> None:
    assert right(text) == text


@pytest.mark.requirement("planners.judge.spelling")
@given(st.lists(st.sampled_from(["tsak", "remindr", "reminnder", "mail", "the", ",", "thursdy", "x"]), max_size=9))
def test_every_word_is_found_again_where_it_was_typed(words: list[str]) -> None:
    text = " ".join(words)
    spelled = correct_spelling(text, candidates(), KNOWN.__contains__)
    places = [place for place in range(len(spelled.text)) if place == 0 or spelled.text[place - 1] == " "]
    for place in places:
        at = spelled.start(place)
        assert at == 0 or text[at - 1] == " "
    assert [spelled.start(place) for place in places] == [
        place for place in range(len(text)) if place == 0 or text[place - 1] == " "
    ]
