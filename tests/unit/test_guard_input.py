"""An emergency that is happening gets the emergency number; talk about one is a request like any other."""

from __future__ import annotations

import time

import pytest

from activities.input_guard import why_blocked


@pytest.mark.requirement("tools.guard.emergency-says-where-to-call")
@pytest.mark.parametrize(
    "text",
    [
        "I can't breathe",
        "Help! My father is having a heart attack",
        "my house is on fire!!",
        "please call an ambulance",
        "he is not breathing",
        "What should I do, my wife is unconscious",
        "I want to kill myself",
        "I can’t breathe",
    ],
)
def test_an_emergency_is_answered_with_the_number_to_call(text: str) -> None:
    answer = why_blocked(text)
    assert answer is not None
    assert "112" in answer
    assert "911" in answer


@pytest.mark.requirement("tools.guard.emergency-says-where-to-call")
@pytest.mark.parametrize(
    "text",
    ["Mein Vater hat einen Herzinfarkt", "Er atmet nicht mehr!", "Hilfe, es brennt!", "Ruf bitte einen Krankenwagen"],
)
def test_a_german_emergency_is_answered_in_german(text: str) -> None:
    answer = why_blocked(text)
    assert answer is not None
    assert "Notruf" in answer


@pytest.mark.requirement("tools.guard.emergency-is-conservative")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "find the e-mail about the fire alarm test",
        "remind me to read the article about heart attacks",
        "summarize the mail that says my house is on fire",
        "what are the signs of a stroke?",
        "email bob@example.com that the ambulance invoice is paid",
        "our servers are on fire, show me the alerts",
        "this deadline is killing me",
        "Suche die Rechnung vom Notarzt",
        "add call the fire department about the inspection to my tasks",
        "I am dying to see the Q3 report",
        "my house is on fire " * 50,
    ],
)
def test_talk_about_emergencies_is_let_in(text: str) -> None:
    assert why_blocked(text) is None


@pytest.mark.parametrize("unit", ["my ", "i am ", "the house ", "call ", "a" * 20 + " ", "ich will mich ", "hi, "])
def test_matching_takes_no_time_on_hostile_text(unit: str) -> None:
    started = time.perf_counter()
    why_blocked((unit * 600)[:600])
    assert time.perf_counter() - started < 0.1
