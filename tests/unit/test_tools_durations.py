"""Ends and days in words: what counts from a start, what means a whole day, what is refused."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.language.moments.days import Days
from steward.language.moments.lengths import length_of, resolve_days, resolve_end
from steward.tools.arguments import Settled, settle
from tests.support.tool_bench import a_spec

BERLIN = ZoneInfo("Europe/Berlin")
THURSDAY = datetime(2025, 11, 20, 15, 30, tzinfo=BERLIN)
FRIDAY_TEN = datetime(2025, 11, 21, 10, tzinfo=BERLIN)
WORDS = ["monday", "tomorrow", "next week", "10:30", "2 hours", "the 3rd", "noon", "friday 9am", "this weekend", "now"]
DAYS = a_spec(
    dates=["last", "first"],
    days=["first", "last"],
    ends={"last": "first"},
    parameters={"type": "object", "properties": {"first": {"type": "string"}, "last": {"type": "string"}}},
)


def settled(**words: str) -> Settled:
    return settle(DAYS, words, "Europe/Berlin", THURSDAY)


@pytest.mark.requirement("calendar.ends")
@pytest.mark.parametrize(
    ("words", "minutes"),
    [
        ("1 hour", 60),
        ("an hour", 60),
        ("for two hours", 120),
        ("2.5 hours", 150),
        ("1,5 Stunden", 90),
        ("90 minutes", 90),
        ("20 min", 20),
        ("a 30 minute", 30),
        ("30-minute", 30),
        ("1h", 60),
        ("1h30", 90),
        ("2h 15", 135),
        ("1 hour and 30 minutes", 90),
        ("1 Stunde 15 Minuten", 75),
        ("half an hour", 30),
        ("an hour and a half", 90),
        ("eine halbe Stunde", 30),
        ("anderthalb Stunden", 90),
        ("dos horas", 120),
        ("media hora", 30),
        ("durante una hora y media", 90),
        ("45 minutes long", 45),
        ("fifteen minutes", 15),
        ("eine Dreiviertelstunde", 45),
        ("two and a half hours", 150),
        ("2 days", 2880),
        ("one week", 10080),
    ],
)
def test_a_length_is_read(words: str, minutes: int) -> None:
    assert length_of(words) == timedelta(minutes=minutes)


@pytest.mark.parametrize("words", ["", "hour", "0 minutes", "half a day", "9 years", "5", "1 banana", "noon", "1h99x"])
def test_what_is_no_length_is_not_taken_for_one(words: str) -> None:
    assert length_of(words) is None


@pytest.mark.requirement("calendar.ends")
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("11am", "2025-11-21T11:00"),
        ("11", "2025-11-21T11:00"),
        ("at 3", "2025-11-21T15:00"),
        ("noon", "2025-11-21T12:00"),
        ("bis 15 Uhr", "2025-11-21T15:00"),
        ("a las 12", "2025-11-21T12:00"),
        ("half past 11", "2025-11-21T11:30"),
        ("1am", "2025-11-22T01:00"),
        ("friday 11:30", "2025-11-21T11:30"),
        ("sunday", "2025-11-23T09:00"),
        ("monday 9am", "2025-11-24T09:00"),
        ("tomorrow 4pm", "2025-11-21T16:00"),
        ("25 November at 5pm", "2025-11-25T17:00"),
        ("2 days", "2025-11-23T10:00"),
    ],
)
def test_an_end_without_a_day_counts_from_the_start(words: str, expected: str) -> None:
    end = resolve_end(words, FRIDAY_TEN, "Europe/Berlin", THURSDAY).begin
    assert end.strftime("%Y-%m-%dT%H:%M") == expected


@pytest.mark.parametrize("words", ["9am", "friday 9am", "soon"])
def test_an_end_that_would_only_come_the_next_time_round_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        resolve_end(words, FRIDAY_TEN, "Europe/Berlin", THURSDAY)


def test_hours_count_in_real_time_and_days_keep_the_time_of_day_across_a_clock_change() -> None:
    before = datetime(2026, 3, 29, 1, 30, tzinfo=BERLIN)
    assert resolve_end("2 hours", before, "Europe/Berlin", before).begin.isoformat() == "2026-03-29T04:30:00+02:00"
    assert resolve_end("1 day", before, "Europe/Berlin", before).begin.isoformat() == "2026-03-30T01:30:00+02:00"


@pytest.mark.requirement("calendar.days")
@pytest.mark.parametrize(
    ("words", "first", "last"),
    [
        ("tomorrow", "2025-11-21", "2025-11-21"),
        ("the 10th", "2025-12-10", "2025-12-10"),
        ("in 3 days", "2025-11-23", "2025-11-23"),
        ("2025-12-24", "2025-12-24", "2025-12-24"),
        ("this week", "2025-11-20", "2025-11-23"),
        ("next week", "2025-11-24", "2025-11-30"),
        ("nächste Woche", "2025-11-24", "2025-11-30"),
        ("la semana que viene", "2025-11-24", "2025-11-30"),
        ("this weekend", "2025-11-22", "2025-11-23"),
        ("am Wochenende", "2025-11-22", "2025-11-23"),
        ("this month", "2025-11-20", "2025-11-30"),
        ("next month", "2025-12-01", "2025-12-31"),
    ],
)
def test_a_day_or_a_period_is_meant_whole(words: str, first: str, last: str) -> None:
    found = resolve_days(words, "Europe/Berlin", THURSDAY)
    assert found.days == Days(date.fromisoformat(first), date.fromisoformat(last))


@pytest.mark.requirement("calendar.days")
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("now", "2025-11-20T15:30:00+01:00"),
        ("tomorrow 9am", "2025-11-21T09:00:00+01:00"),
        ("friday afternoon", "2025-11-21T15:00:00+01:00"),
        ("tonight", "2025-11-20T20:00:00+01:00"),
        ("in 2 hours", "2025-11-20T17:30:00+01:00"),
        ("2025-12-24T08:00:00Z", "2025-12-24T09:00:00+01:00"),
    ],
)
def test_a_time_of_day_stays_a_moment(words: str, expected: str) -> None:
    found = resolve_days(words, "Europe/Berlin", THURSDAY)
    assert found.days is None
    assert found.begin.isoformat() == expected


@pytest.mark.requirement("calendar.days")
@pytest.mark.parametrize(
    ("start", "words", "last"),
    [
        ("2025-11-26T18:00:00+01:00", "wednesday", "2025-11-26"),
        ("2025-11-26T18:00:00+01:00", "Mittwoch", "2025-11-26"),
        ("2025-11-26T18:00:00+01:00", "miércoles", "2025-11-26"),
        ("2025-11-24T09:00:00+01:00", "wednesday", "2025-11-26"),
        ("2025-11-26T18:00:00+01:00", "friday", "2025-11-28"),
    ],
)
def test_a_weekday_that_ends_a_look_is_the_first_from_its_start_on(start: str, words: str, last: str) -> None:
    found = resolve_days(words, "Europe/Berlin", THURSDAY, datetime.fromisoformat(start))
    assert (found.days.last if found.days else found.begin.date()).isoformat() == last


@pytest.mark.requirement("calendar.days")
def test_both_ends_of_a_span_of_days_are_settled_together() -> None:
    assert settled(first="monday", last="wednesday").args == {"first": "2025-11-24", "last": "2025-11-26"}
    assert settled(first="next week").args == {"first": "2025-11-24", "last": "2025-11-30"}
    assert settled(first="next week", last="friday").args == {"first": "2025-11-24", "last": "2025-11-28"}
    assert settled(first="monday", last="monday").args == {"first": "2025-11-24", "last": "2025-11-24"}
    assert settled(last="next week").args == {"last": "2025-11-30"}
    assert settled(first="tomorrow", last=" ").args == {"first": "2025-11-21"}
    assert settled(first="2025-11-24").spoken == {"first": "Monday 24 November 2025"}
    assert settled(first="wednesday", last="tomorrow").errors == ["`last` is not after `first`"]


@given(st.sampled_from(WORDS), st.one_of(st.sampled_from(WORDS), st.text(max_size=30)))
def test_what_is_settled_is_in_order_and_settles_to_itself(first: str, last: str) -> None:
    found = settled(first=first, last=last)
    if found.errors or "last" not in found.args or "first" not in found.args:
        return
    assert str(found.args["first"])[:10] <= str(found.args["last"])[:10]
    again = settle(DAYS, found.args, "Europe/Berlin", THURSDAY)
    assert (again.args, again.errors) == (found.args, [])


@pytest.mark.requirement("language.parts-of-day")
@pytest.mark.parametrize(
    ("words", "first", "last"),
    [
        ("tomorrow afternoon", "2025-11-21T12:00:00+01:00", "2025-11-21T18:00:00+01:00"),
        ("this afternoon", "2025-11-20T12:00:00+01:00", "2025-11-20T18:00:00+01:00"),
        ("morgen Nachmittag", "2025-11-21T13:00:00+01:00", "2025-11-21T18:00:00+01:00"),
        ("martes por la tarde", "2025-11-25T12:00:00+01:00", "2025-11-25T20:00:00+01:00"),
        ("mañana por la mañana", "2025-11-21T06:00:00+01:00", "2025-11-21T12:00:00+01:00"),
        ("Freitagabend", "2025-11-21T18:00:00+01:00", "2025-11-22T00:00:00+01:00"),
    ],
)
def test_a_look_into_a_part_of_a_day_covers_the_whole_of_it(words: str, first: str, last: str) -> None:
    assert settled(first=words).args == {"first": first, "last": last}
    assert settled(first=words, last=words).args == {"first": first, "last": last}
