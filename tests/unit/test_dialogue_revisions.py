"""An earlier request with what a message names in the place of what had that kind."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from steward.contracts.dialogue import RecentCall
from steward.dialogue.references import worded_args
from steward.dialogue.revisions import is_bare, revised

WEATHER = ("what's the weather in Berlin tomorrow?", {"location": "Berlin"}, ())
BARE_WEATHER = ("weather in Berlin", {"location": "Berlin"}, ())
REMINDER = (
    "remind me tomorrow at 8 to call Bob",
    {"when": "2026-11-24T20:00:00+01:00", "message": "call Bob"},
    ("when",),
)
MOVED = (
    "remind me on Friday at 6 to water the plants",
    {"reminder_id": "6", "when": "2026-11-27 18:00"},
    ("when",),
)
MAIL = ("any mail from Priya?", {"from_email": "Priya"}, ())
MONEY = ("convert 100 usd to eur", {"amount": 100, "from_currency": "USD", "to_currency": "EUR"}, ())
FRANCS = (
    "cuánto son 350 euros en francos suizos?",
    {"amount": 350, "from_currency": "EUR", "to_currency": "CHF"},
    (),
)
CURIE = ("who was marie curie, short version", {"query": "marie curie"}, ())
BITCOIN = ("btc in dollars", {"symbol": "BTC", "currency": "USD"}, ())
LUNCH = ("mail bob@example.com that I am late", {"to": "bob@example.com", "body": "I am late"}, ())
LAMP = ("turn on the kitchen light", {"device_id": "kitchen light", "action": "turn_on"}, ())
AGENDA = ("was steht morgen an?", {"start_date": "2026-11-24T00:00:00+01:00"}, ("start_date", "end_date"))


@pytest.mark.requirement("dialogue.read-in-full")
@pytest.mark.parametrize(
    ("before", "named", "text", "args"),
    [
        (WEATHER, "in Munich", "what's the weather in Munich tomorrow?", {"location": "Munich"}),
        (WEATHER, "on Tuesday?", "what's the weather in Berlin Tuesday?", None),
        (BARE_WEATHER, "tomorrow?", "weather in Berlin tomorrow", None),
        (BARE_WEATHER, "on friday", "weather in Berlin on friday", None),
        (REMINDER, "7", "remind me tomorrow at 7 to call Bob", {"when": "2026-11-24 19:00"}),
        (REMINDER, "at 6:30pm", "remind me tomorrow at 6:30pm to call Bob", {"when": "2026-11-24 18:30"}),
        (REMINDER, "Tuesday", "remind me Tuesday at 8 to call Bob", {"when": "Tuesday at 20:00"}),
        (MAIL, "from Kim?", "any mail from Kim?", {"from_email": "Kim"}),
        (MONEY, "250", "convert 250 usd to eur", {"amount": 250}),
        (MONEY, "in yen", "convert 100 usd to yen", {"to_currency": "JPY"}),
        (MONEY, "from yen", "convert 100 yen to eur", {"from_currency": "JPY"}),
        (FRANCS, "en libras", "cuánto son 350 euros en libras?", {"to_currency": "GBP"}),
        (BITCOIN, "in euros", "btc in euros", {"currency": "EUR"}),
        (CURIE, "alan turing?", "who was alan turing, short version", {"query": "alan turing"}),
        (CURIE, "the einstein one", "who was einstein, short version", {"query": "einstein"}),
        (LUNCH, "to eve@example.com", "mail eve@example.com that I am late", {"to": "eve@example.com"}),
        (LAMP, "the bedroom lamp", "turn on the bedroom lamp", {"device_id": "bedroom lamp"}),
        (AGENDA, "übermorgen?", "was steht übermorgen an?", {"start_date": "übermorgen"}),
    ],
)
def test_what_is_named_takes_the_place_of_its_kind(
    before: tuple[str, dict[str, Any], tuple[str, ...]], named: str, text: str, args: dict[str, Any] | None
) -> None:
    found = revised(*before, named)
    assert found is not None
    assert found.text == text
    assert found.args == (None if args is None else {**before[1], **args})


@pytest.mark.parametrize(
    ("before", "named"),
    [
        (REMINDER, "to eve@example.com"),  # no address to take the place of
        (AGENDA, "thanks"),
        (WEATHER, "in Berlin"),  # nothing new
        (MOVED, "feed the cat"),  # the id is no words, though the hour is the same number
        (("the art of starting", {"query": "art"}, ()), "to"),
        (("remind me", {"when": "2026-11-24T20:00:00+01:00"}, ("when",)), "42 euros"),
    ],
)
def test_what_has_no_place_revises_nothing(before: tuple[str, dict[str, Any], tuple[str, ...]], named: str) -> None:
    assert revised(*before, named) is None


@pytest.mark.parametrize(
    ("text", "bare"),
    [("on Tuesday", True), ("at 7pm", True), ("eve@example.com", True), ("Munich", False), ("call Bob at 7", False)],
)
def test_bare_values_are_told_from_words(text: str, bare: bool) -> None:
    assert is_bare(text) is bare


@pytest.mark.requirement("dialogue.read-in-full")
def test_an_id_that_is_the_hour_of_the_request_is_still_the_thing() -> None:
    moved = RecentCall(
        problem_id=1,
        request="remind me on Friday at 6 to water the plants",
        tool_name="update_reminder",
        args={"reminder_id": "6", "when": "2026-11-27 18:00"},
        result={"reminder_id": "6", "message": "water the plants"},
        at=datetime(2026, 11, 27, tzinfo=UTC),
    )
    found = revised(moved.request, worded_args(moved), ("when",), "feed the cat")
    assert found is not None
    assert found.text == "remind me on Friday at 6 to feed the cat"
