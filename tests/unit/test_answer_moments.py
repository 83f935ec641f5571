"""Days and times in answers: spans of days as people write them, and times that follow from what is known."""

from __future__ import annotations

from typing import Any

import pytest

from steward.activities.answer_guard import check_answer
from steward.contracts.plan import Observation, Turn
from tests.support.toolbox import request


def seen(tool: str, result: Any, **args: Any) -> Observation:
    """A call that succeeded."""
    return Observation(tool_name=tool, ok=True, result=result, args=args)


def mail(body: str) -> Observation:
    """A mail that was read."""
    return seen("get_email_details", {"from": "Markus Weber", "body": body, "date": "2026-11-20T13:15:00+00:00"})


SPANS = [
    "Ich bin vom 22. bis zum 31. Dezember im Urlaub.",
    "Ich bin vom 22. bis 31.12. im Urlaub.",
    "I am away from the 22nd to the 31st of December.",
    "I am away December 22-31.",
    "Estoy fuera del 22 al 31 de diciembre.",
]
TOLD = [
    "Markus Weber is on holiday from 22 to 31 December.",
    "Markus Weber is away from 22 December until 31 December.",
    "Markus Weber is away December 22–31.",
    "Markus Weber ist vom 22. bis zum 31. Dezember weg.",
    "Markus Weber está fuera del 22 al 31 de diciembre.",
]


@pytest.mark.requirement("answers.spans-of-days")
@pytest.mark.parametrize("answer", TOLD)
@pytest.mark.parametrize("body", SPANS)
def test_a_span_of_days_is_known_however_it_is_written(body: str, answer: str) -> None:
    assert check_answer(answer, request("what did he want?", observations=[mail(body)])).verification.notes == []


@pytest.mark.requirement("answers.spans-of-days")
@pytest.mark.parametrize("answer", [told.replace("22", "21").replace("31", "29") for told in TOLD])
@pytest.mark.parametrize("body", SPANS)
def test_another_span_of_days_is_found_out(body: str, answer: str) -> None:
    assert check_answer(answer, request("what did he want?", observations=[mail(body)])).verification.notes


CALL = seen(
    "create_calendar_event",
    {"title": "Call with Bob", "start_time": "2026-11-28T14:00:00+00:00", "end_time": "2026-11-28T14:30:00+00:00"},
    start_time="2026-11-28T14:00:00+00:00",
)
BERLIN = [Turn(role="user", text="3pm tomorrow in Berlin, what's that in Sydney?")]
SHOW = mail("The show begins at 19:45 and takes 90 minutes.")


@pytest.mark.requirement("answers.times-that-follow")
@pytest.mark.parametrize(
    ("asked", "answer", "found"),
    [
        ("put a call with Bob at that Berlin time, half an hour", "It is at 3:00–3:30pm Berlin time.", [CALL]),
        ("and what is that in New York?", "The call with Bob is from 9:00 to 9:30 in New York.", [CALL]),
        ("when is it over?", "The show begins at 19:45, takes 90 minutes and is over at 21:15.", [SHOW]),
        ("ich brauche eine halbe Stunde hin, wann muss ich los?", "Du musst um 19:15 Uhr los.", [SHOW]),
        ("necesito media hora para llegar, ¿a qué hora salgo?", "Sal a las 19:15.", [SHOW]),
    ],
)
def test_a_time_that_follows_passes(asked: str, answer: str, found: list[Observation]) -> None:
    checked = check_answer(answer, request(asked, observations=found, turns=BERLIN))
    assert checked.verification.notes == []


@pytest.mark.requirement("answers.times-that-follow")
@pytest.mark.parametrize(
    ("asked", "answer", "found"),
    [
        ("put a call with Bob at that Berlin time, half an hour", "It is at 3:00–3:40pm Berlin time.", [CALL]),
        ("and what is that in New York?", "The call with Bob is from 7:00 to 7:30 in New York.", [CALL]),
        ("when is it over?", "The show begins at 19:45, takes 90 minutes and is over at 21:20.", [SHOW]),
        ("ich brauche eine halbe Stunde hin, wann muss ich los?", "Du musst um 18:50 Uhr los.", [SHOW]),
    ],
)
def test_a_time_that_does_not_follow_is_found_out(asked: str, answer: str, found: list[Observation]) -> None:
    assert check_answer(answer, request(asked, observations=found, turns=BERLIN)).verification.notes
