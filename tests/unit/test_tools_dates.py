"""Date words become one instant in the user's zone, and what would have to be guessed is refused."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.language.moments.reader import resolve
from steward.language.moments.written import in_words

BERLIN = ZoneInfo("Europe/Berlin")
THURSDAY = datetime(2025, 11, 20, 15, 30, tzinfo=BERLIN)


def at(words: str, now: datetime = THURSDAY, timezone: str = "Europe/Berlin") -> str:
    return resolve(words, timezone, now).begin.isoformat()


@pytest.mark.requirement("tools.dates.resolved-in-the-users-zone")
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("next Tuesday 10am", "2025-11-25T10:00:00+01:00"),
        ("tomorrow at 9am", "2025-11-21T09:00:00+01:00"),
        ("monday at 9", "2025-11-24T09:00:00+01:00"),
        ("tomorrow at 3", "2025-11-21T15:00:00+01:00"),
        ("at 5", "2025-11-20T17:00:00+01:00"),
        ("tonight at 8", "2025-11-20T20:00:00+01:00"),
        ("Sunday evening", "2025-11-23T18:00:00+01:00"),
        ("next Monday at noon", "2025-11-24T12:00:00+01:00"),
        ("half past 5", "2025-11-20T17:30:00+01:00"),
        ("midnight", "2025-11-21T00:00:00+01:00"),
        ("in half an hour", "2025-11-20T16:00:00+01:00"),
        ("in 1 hour and 30 minutes", "2025-11-20T17:00:00+01:00"),
        ("in fifteen minutes", "2025-11-20T15:45:00+01:00"),
        ("in an hour and a half", "2025-11-20T17:00:00+01:00"),
        ("in anderthalb Stunden", "2025-11-20T17:00:00+01:00"),
        ("en un cuarto de hora", "2025-11-20T15:45:00+01:00"),
        ("twenty-five minutes from now", "2025-11-20T15:55:00+01:00"),
        ("in 1 day and 2 hours", "2025-11-21T17:30:00+01:00"),
        ("in the morning tomorrow", "2025-11-21T09:00:00+01:00"),
        ("in 3 days at 15:00", "2025-11-23T15:00:00+01:00"),
        ("in 2 months", "2026-01-20T15:30:00+01:00"),
        ("the 3rd", "2025-12-03T09:00:00+01:00"),
        ("29 February", "2028-02-29T09:00:00+01:00"),
        ("5 December", "2025-12-05T09:00:00+01:00"),
        ("1.12.2025", "2025-12-01T09:00:00+01:00"),
        ("2025-12-05", "2025-12-05T09:00:00+01:00"),
        ("2025-12-05T14:00:00Z", "2025-12-05T15:00:00+01:00"),
        ("morgen um 9 Uhr", "2025-11-21T09:00:00+01:00"),
        ("nächsten Dienstag um 10 Uhr", "2025-11-25T10:00:00+01:00"),
        ("el martes a las 10", "2025-11-25T10:00:00+01:00"),
        ("demain à 9h", "2025-11-21T09:00:00+01:00"),
        ("friday 3pm EST", "2025-11-21T21:00:00+01:00"),
        ("12 June from 9", "2026-06-12T09:00:00+02:00"),
        ("next Tuesday from 10am", "2025-11-25T10:00:00+01:00"),
        ("bis 15 Uhr", "2025-11-21T15:00:00+01:00"),
        ("Saturday the 22nd at 3pm", "2025-11-22T15:00:00+01:00"),
        ("el jueves 20 a las 19:00", "2025-11-20T19:00:00+01:00"),
        ("for tomorrow at 9am", "2025-11-21T09:00:00+01:00"),
        ("7", "2025-11-20T19:00:00+01:00"),
        ("at seven", "2025-11-20T19:00:00+01:00"),
        ("tomorrow 8", "2025-11-21T08:00:00+01:00"),
        ("today at 8", "2025-11-20T20:00:00+01:00"),
        ("next tuesday at ten in the morning", "2025-11-25T10:00:00+01:00"),
        ("tomorrow morning", "2025-11-21T09:00:00+01:00"),
        ("tomorrow afternoon", "2025-11-21T15:00:00+01:00"),
        ("morgen Nachmittag", "2025-11-21T15:00:00+01:00"),
        ("Freitagnachmittag", "2025-11-21T15:00:00+01:00"),
        ("mañana por la tarde", "2025-11-21T17:00:00+01:00"),
        ("this afternoon", "2025-11-20T16:00:00+01:00"),
        ("4 in the afternoon", "2025-11-20T16:00:00+01:00"),
        ("before noon", "2025-11-21T12:00:00+01:00"),
        ("tonight", "2025-11-20T20:00:00+01:00"),
        ("in a quarter of an hour", "2025-11-20T15:45:00+01:00"),
        ("the day after tomorrow at 5", "2025-11-22T17:00:00+01:00"),
        ("this weekend", "2025-11-22T09:00:00+01:00"),
        ("next weekend", "2025-11-29T09:00:00+01:00"),
        ("by the end of the month", "2025-11-30T09:00:00+01:00"),
        ("next week", "2025-11-27T09:00:00+01:00"),
        ("until the 15th", "2025-12-15T09:00:00+01:00"),
        ("übermorgen um halb neun", "2025-11-22T08:30:00+01:00"),
        ("in einer Viertelstunde", "2025-11-20T15:45:00+01:00"),
        ("heute Abend um acht", "2025-11-20T20:00:00+01:00"),
        ("heute Nachmittag", "2025-11-20T16:00:00+01:00"),
        ("am Wochenende", "2025-11-22T09:00:00+01:00"),
        ("bis zum 15.", "2025-12-15T09:00:00+01:00"),
        ("mañana a las 8", "2025-11-21T08:00:00+01:00"),
        ("mañana por la mañana", "2025-11-21T09:00:00+01:00"),
        ("mañana a las ocho y media", "2025-11-21T08:30:00+01:00"),
        ("a las nueve menos cuarto", "2025-11-20T20:45:00+01:00"),
        ("dentro de quince minutos", "2025-11-20T15:45:00+01:00"),
        ("fin de mes", "2025-11-30T09:00:00+01:00"),
        ("Christmas", "2025-12-25T09:00:00+01:00"),
        ("an Silvester um 20 Uhr", "2025-12-31T20:00:00+01:00"),
        ("hasta el viernes", "2025-11-21T09:00:00+01:00"),
    ],
)
def test_words_name_the_moment_a_person_means(words: str, expected: str) -> None:
    assert at(words) == expected


@pytest.mark.requirement("tools.dates.prefer-the-future")
def test_a_weekday_or_hour_that_has_passed_means_the_next_one() -> None:
    assert at("thursday 9am") == "2025-11-27T09:00:00+01:00"
    assert at("thursday at 6pm") == "2025-11-20T18:00:00+01:00"
    assert at("9:30") == "2025-11-20T21:30:00+01:00"
    assert at("today") == "2025-11-20T18:00:00+01:00"


@pytest.mark.requirement("tools.dates.no-guessing")
@pytest.mark.parametrize(
    "words",
    [
        "blah",
        "31",
        "in 5",
        "5 minutes",
        "around two hours",
        "every monday",
        "soon",
        "tuesday or wednesday",
        "25:00",
        "tomorrow 25",
        "in 99999 days",
        "5 December tomorrow",
        "monday the 22nd",
        "in 2h tonight",
        "in a few minutes",
        "in third week",
        "in half a day",
    ],
)
def test_words_that_name_no_moment_are_refused(words: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        at(words)


@pytest.mark.requirement("tools.dates.slips")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("tomorow at 8", "tomorrow at 8"),
        ("tommorow 8am", "tomorrow 8am"),
        ("wensday at 3pm", "wednesday at 3pm"),
        ("thrusday evening", "thursday evening"),
        ("saterday", "saturday"),
        ("Febuary 3", "February 3"),
        ("Donerstag um 10", "Donnerstag um 10"),
        ("el juves a las 10", "el jueves a las 10"),
    ],
)
def test_a_slip_in_the_name_of_a_day_or_month_is_put_right(typed: str, meant: str) -> None:
    assert at(typed) == at(meant)


@pytest.mark.requirement("tools.dates.slips")
@pytest.mark.parametrize("words", ["match 5", "payday", "junk 3", "tomato at 8", "someday", "mond"])
def test_another_word_is_no_slip(words: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        at(words)


@pytest.mark.requirement("tools.dates.resolved-in-the-users-zone")
def test_the_same_words_are_another_moment_in_another_zone() -> None:
    assert at("tomorrow at 9am", timezone="Asia/Tokyo") == "2025-11-21T09:00:00+09:00"
    late = datetime(2025, 11, 20, 23, 30, tzinfo=BERLIN)
    assert at("tomorrow at 9am", late, "Asia/Tokyo") == "2025-11-22T09:00:00+09:00"


def test_hours_are_counted_in_real_time_across_a_clock_change() -> None:
    before = datetime(2026, 3, 29, 1, 30, tzinfo=BERLIN)
    assert at("in 2 hours", before) == "2026-03-29T04:30:00+02:00"
    assert at("in 90 seconds", before) == "2026-03-29T01:31:30+01:00"
    assert at("2026-03-29 02:30") == "2026-03-29T03:30:00+02:00"


def test_a_resolved_moment_stays_itself_when_it_is_resolved_again() -> None:
    once = at("next Tuesday 10am")
    assert at(once) == once


def test_a_confirmation_shows_weekday_date_time_and_offset() -> None:
    moment = resolve("next Tuesday 10am", "Europe/Berlin", THURSDAY).begin
    assert in_words(moment) == "Tuesday 25 November 2025, 10:00"


@given(st.text(max_size=40))
def test_any_text_is_resolved_or_refused_and_never_breaks(text: str) -> None:
    try:
        assert resolve(text, "Europe/Berlin", THURSDAY).begin.tzinfo is not None
    except ValueError:
        return
