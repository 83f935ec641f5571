"""Words for moments mean what people mean by them: a table written apart from the code, and what was read wrong."""

from __future__ import annotations

import json
from datetime import date, datetime
from pathlib import Path
from typing import Any, Final

import pytest

from steward.language.moments.asked import time_near
from steward.language.moments.lengths import length_of
from steward.language.moments.reader import Moment, resolve
from steward.language.moments.repeats import repeat_place, take_repeat
from steward.language.moments.spans import days_meant, moment_spans, phrases
from steward.planners.embedded.judge.arguments import read_arguments
from steward.tools.arguments import settle
from steward.tools.repeats import fitted, next_time
from tests.support.readings import TEXT, says, schema
from tests.support.tool_bench import a_spec

_TABLE: Final[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "support/sayings.json").read_text("utf-8"))
BERLIN, NEW_YORK = "Europe/Berlin", "America/New_York"
NOW: Final = datetime.fromisoformat(_TABLE["now"])
"""Tuesday, 14:37."""
_LEAST: Final = 0.95


def at(words: str, zone: str = BERLIN, time: str = "14:37") -> str:
    hour, minute = map(int, time.split(":"))
    return f"{resolve(words, zone, NOW.replace(hour=hour, minute=minute)).begin:%Y-%m-%dT%H:%M}"


@pytest.mark.slow
@pytest.mark.requirement("tools.dates.sayings")
def test_the_sayings_of_the_table_mean_what_it_says() -> None:
    wrong = [row for row in _TABLE["sayings"] if not _is_right(row)]
    assert len(_TABLE["sayings"]) >= 300
    assert len(wrong) <= (1 - _LEAST) * len(_TABLE["sayings"]), "\n".join(f"{row}" for row in wrong)


def _is_right(row: dict[str, str]) -> bool:
    try:
        if row["kind"] == "length":
            length = length_of(row["say"])
            return length is not None and row["right"] == f"l:{int(length.total_seconds())}"
        if row["kind"] == "repeat":
            return _repeats_right(row["say"], row["right"])
        found = resolve(row["say"], _TABLE["zone"], NOW, sense="past" if row["kind"] == "past" else "plan")
    except ValueError:
        return row["right"] == "ask"
    return _in_table(found) == row["right"]


def _in_table(found: Moment) -> str:
    if found.days is not None:
        first, last = found.days.first, found.days.last
        return f"d:{first}" if first == last else f"r:{first}/{last}"
    begin = found.begin.replace(tzinfo=None)
    moment = begin.isoformat(timespec="seconds" if begin.second else "minutes")
    return f"r:{moment}/{found.end:%Y-%m-%dT%H:%M}" if found.end else f"m:{moment}"


def _repeats_right(say: str, right: str) -> bool:
    rule, rest = take_repeat(say)
    if rule is None or right == "ask":
        return False
    found = resolve(rest, _TABLE["zone"], NOW)
    wanted, _, time = right.removeprefix("rep:").partition("@")
    clock = "" if found.days else f"{found.begin:%H:%M}" + (f"-{found.end:%H:%M}" if found.end else "")
    return clock == time and _times(rule, found.begin) == _times(wanted, found.begin)


def _times(rule: str, start: datetime) -> list[datetime | None]:
    """When it comes the next times after its start."""
    times: list[datetime | None] = [start]
    for _ in range(4):
        times.append(next_time(rule, start, times[-1] or start))
    return times[1:]


@pytest.mark.requirement("tools.dates.prefer-the-future")
@pytest.mark.parametrize(
    ("now", "words", "expected"),
    [
        ("23:37", "at 11:55", "2026-11-24T23:55"),
        ("22:37", "at 10:55", "2026-11-24T22:55"),
        ("14:37", "at 3:15", "2026-11-24T15:15"),
        ("14:37", "today at 3:30", "2026-11-24T15:30"),
        ("15:37", "today at 3:59", "2026-11-24T15:59"),
        ("14:37", "at 03:15", "2026-11-25T03:15"),
        ("16:00", "at 3", "2026-11-25T15:00"),
        ("22:00", "at 6", "2026-11-25T06:00"),
        ("02:10", "at 3", "2026-11-24T03:00"),
        ("14:37", "tonight at 1", "2026-11-25T01:00"),
        ("14:37", "7 tomorrow", "2026-11-25T07:00"),
        ("14:37", "in 2 hours and a quarter", "2026-11-24T16:52"),
        ("14:37", "a week from Tuesday at 9", "2026-12-01T09:00"),
        ("14:37", "at a quarter to six", "2026-11-24T17:45"),
        ("14:37", "the day after Christmas", "2026-12-26T09:00"),
        ("14:37", "Friday from 11 December", "2026-12-11T09:00"),
        ("14:37", "Friday after 11 December", "2026-12-18T09:00"),
        ("14:37", "3 days after Christmas", "2026-12-28T09:00"),
        ("14:37", "5 minutes past 6", "2026-11-24T18:05"),
        ("14:37", "am 1. nächsten Monats", "2026-12-01T09:00"),
        ("14:37", "by the end of next week", "2026-12-04T09:00"),
    ],
)
def test_an_hour_without_its_half_of_the_day_is_the_next_that_makes_sense(now: str, words: str, expected: str) -> None:
    assert at(words, time=now) == expected


@pytest.mark.requirement("tools.dates.ranges")
@pytest.mark.parametrize(
    ("words", "begin", "end"),
    [
        ("fri 12-1", "27T12:00", "27T13:00"),
        ("monday 10-12", "30T10:00", "30T12:00"),
        ("from 2 to half past three", "25T14:00", "25T15:30"),
        ("10 til 12", "25T10:00", "25T12:00"),
        ("tomorrow nine to five", "25T09:00", "25T17:00"),
        ("tomorrow 10 to 12", "25T10:00", "25T12:00"),
        ("tomorrow 9-5", "25T09:00", "25T17:00"),
        ("tomorrow 9 to 11am", "25T09:00", "25T11:00"),
        ("tomorrow from one to two", "25T13:00", "25T14:00"),
        ("mañana de 3 a 5", "25T15:00", "25T17:00"),
    ],
)
def test_two_hours_are_a_beginning_and_an_end(words: str, begin: str, end: str) -> None:
    found = resolve(words, BERLIN, NOW)
    assert found.end is not None
    assert (f"{found.begin:%dT%H:%M}", f"{found.end:%dT%H:%M}") == (begin, end)


@pytest.mark.requirement("tools.dates.order")
def test_figures_stand_in_the_order_of_the_users_country() -> None:
    assert at("on 11/12 at 9") == "2026-12-11T09:00"
    assert at("on 5/1/27 at 9") == "2027-01-05T09:00"
    assert at("on 11/12 at 9", NEW_YORK) == "2027-11-12T09:00"
    assert at("on 13/12 at 9", NEW_YORK) == "2026-12-13T09:00"
    for zone in ("UTC", "America/Toronto"):
        with pytest.raises(ValueError, match="it may be 11 December or 12 November"):
            at("on 11/12 at 9", zone)


@pytest.mark.requirement("tools.dates.asked")
def test_a_weekday_that_contradicts_its_date_is_asked_about() -> None:
    with pytest.raises(ValueError, match="5 December 2026 is a Saturday, not a Friday"):
        at("Friday, 5 December")


@pytest.mark.requirement("tools.repeats.kept")
@pytest.mark.parametrize(
    "words",
    [
        *("twice a day", "every two hours", "dos veces al día", "every Friday until Christmas"),
        *("every Easter", "jedes Jahr an Ostern", "every Thanksgiving at 6pm", "jeden Muttertag"),
    ],
)
def test_a_repetition_that_no_rule_keeps_is_refused_by_name(words: str) -> None:
    with pytest.raises(ValueError, match=r"not one rule|not kept|another date each year"):
        take_repeat(words)


@pytest.mark.requirement("tools.repeats.kept")
def test_what_comes_on_the_31st_comes_in_every_month() -> None:
    start = datetime.fromisoformat("2026-12-31T09:00:00+01:00")
    rule = fitted("FREQ=MONTHLY", start)
    begins = (datetime.fromisoformat(f"2027-0{month}-01T00:00:00+01:00") for month in (1, 2, 4))
    days = [day.date() for begin in begins if (day := next_time(rule, start, begin)) is not None]
    assert days == [date(2027, 1, 31), date(2027, 2, 28), date(2027, 4, 30)]
    leap = datetime.fromisoformat("2028-02-29T09:00:00+01:00")
    following = next_time(fitted("FREQ=YEARLY", leap), leap, datetime.fromisoformat("2029-01-01T00:00:00+01:00"))
    assert following is not None
    assert following.date() == date(2029, 2, 28)
    assert fitted("FREQ=MONTHLY", NOW) == "FREQ=MONTHLY"


@pytest.mark.requirement("tools.dates.sayings")
def test_the_moments_of_a_text_are_found_with_their_places() -> None:
    text = "set an alarm for 7 tomorrow, and put standup in every monday 10-12"
    assert [text[one.start : one.stop] for one in phrases(text)] == ["7 tomorrow", "every monday 10-12"]
    assert repeat_place("remind me biweekly to pay") == (10, 18)
    spans = [text[one.start : one.end] for one in moment_spans("the day after tomorrow at 5") if one.kind == "day"]
    assert len(spans) == 1
    assert moment_spans("the day after tomorrow")[0].end == len("the day after tomorrow")


@pytest.mark.requirement("tools.dates.sayings")
def test_days_are_found_in_a_question_and_an_hour_near_a_known_one() -> None:
    days = days_meant("what is on the day after tomorrow?", NOW.date())
    assert days is not None
    assert days.first == date(2026, 11, 26)
    near = time_near("8:30", NOW.replace(hour=19, minute=0))
    assert near is not None
    assert near.hour == 20


EVENT: Final = schema(["title", "start_time"], title=TEXT, start_time=TEXT, end_time=TEXT, repeat=TEXT)


@pytest.mark.requirement("tools.dates.ranges")
@pytest.mark.parametrize(
    ("text", "given", "expected"),
    [
        ("set gym for 7 tomorrow", {"start_time": "tomorrow"}, {"start_time": "7 tomorrow"}),
        (
            "put gym in every monday 10-12",
            {"start_time": "monday 10", "end_time": "12"},
            {"start_time": "every monday 10-12"},
        ),
        ("gym twice a day", {"start_time": "a day"}, {"start_time": "twice a day"}),
        ("gym every year on 3 May", {"start_time": "3 May"}, {"start_time": "3 May", "repeat": "every year"}),
        ("gym at 9 to pay", {"start_time": "9", "repeat": "pay"}, {"start_time": "9"}),
        ("gym biweekly please, at noon", {"start_time": "noon"}, {"start_time": "noon", "repeat": "biweekly"}),
    ],
)
def test_a_time_is_given_all_words_of_its_moment(text: str, given: dict[str, str], expected: dict[str, str]) -> None:
    readings = [says(text, "title", "gym"), *(says(text, name, words) for name, words in given.items())]
    assert read_arguments(text, EVENT, readings) == {"title": "gym", **expected}


@pytest.mark.requirement("tools.dates.asked")
def test_a_date_that_may_be_two_is_unclear_and_the_rest_stays() -> None:
    spec = a_spec(dates=["when"], parameters=schema(["what", "when"], what=TEXT, when=TEXT))
    found = settle(spec, {"what": "pay", "when": "Friday, 5 December"}, BERLIN, NOW)
    assert (found.unclear, found.args["what"]) == ("when", "pay")
