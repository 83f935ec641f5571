"""One event costs itself alone, and what recurs is counted out within one budget for the whole look."""

from __future__ import annotations

import random
import time
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steward.contracts.errors import ToolFailed
from steward.contracts.owner import Owner
from steward.tools.calendar.events import Change, Look
from steward.tools.calendar.expansion import Expansion, expanded
from steward.tools.calendar.ics_store import IcsStore
from steward.tools.calendar.recurrence import put_off

BERLIN = ZoneInfo("Europe/Berlin")
WEEK = datetime(2026, 11, 23, tzinfo=BERLIN)
CALENDARS = 600
"""Random calendars, the same on every run."""
PIECES = [
    *("BEGIN:VEVENT", "END:VEVENT", "BEGIN:VTIMEZONE", "END:VTIMEZONE", "BEGIN:VALARM", "END:VALARM", "END:VCALENDAR"),
    *("UID:a", "UID:b", "UID", "DTSTART:20261124T100000Z", "DTSTART;VALUE=DATE:20261124", "DTSTART:19000101T000000"),
    *("DTSTART;TZID=Europe/Berlin:20261124T100000", "DTSTART;TZID=No/Where:20261124T100000", "DTSTART:x", "DTSTART"),
    *("DTEND:20261124T110000Z", "DTEND;VALUE=DATE:20261125", "DTEND:99991231T235959Z", "DURATION:PT1H"),
    *("RRULE:FREQ=DAILY", "RRULE:FREQ=DAILY;INTERVAL=0", "RRULE:FREQ=HOURLY", "RRULE:FREQ=MINUTELY", "RRULE:FREQ=x"),
    *("RRULE:FREQ=WEEKLY;BYDAY=MO,XX", "RRULE:FREQ=YEARLY;UNTIL=x", "RRULE:FREQ=DAILY;COUNT=99999999", "RRULE:"),
    *("RRULE:FREQ=MONTHLY;BYDAY=5MO;BYSETPOS=366", "RRULE:FREQ=YEARLY;BYMONTHDAY=31;BYMONTH=2", "RRULE:COUNT=1"),
    *("RDATE:20261125T100000Z", "RDATE;VALUE=PERIOD:20261125T100000Z/PT9H", "RDATE:x", "EXDATE:x", "EXDATE:20261124"),
    *("RECURRENCE-ID:20261124T100000Z", "RECURRENCE-ID;RANGE=THISANDFUTURE:x", "SEQUENCE:x", "STATUS:CANCELLED"),
    *("SUMMARY:Hi", "SUMMARY;ENCODING=BASE64:/w==", "LOCATION;X=", "ATTENDEE;CN=", "TRANSP:TRANSPARENT", ":", " f"),
    *("TZID:Europe/Berlin", "DURATION:-P9W", "BEGIN:STANDARD", "END:STANDARD", ";", "\x00", "X-A;=:;"),
]  # fmt: skip


def the_text(*lines: str) -> str:
    return "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", *lines, "END:VCALENDAR", ""])


def an_event(uid: str, *lines: str, start: str = "20261124T100000") -> list[str]:
    zone = "" if start.endswith("Z") else ";TZID=Europe/Berlin"
    return ["BEGIN:VEVENT", f"UID:{uid}", f"SUMMARY:{uid}", f"DTSTART{zone}:{start}", *lines, "END:VEVENT"]


def look(text: str, days: int = 7) -> Look:
    expansion = Expansion(WEEK, WEEK + timedelta(days=days), BERLIN)
    expansion.add(text, "own.ics", "own")
    return expansion.look()


@pytest.mark.slow
@pytest.mark.requirement("calendar.one-costs-itself-alone")
def test_no_random_calendar_breaks_a_look_or_costs_another_event() -> None:
    chance = random.Random("calendars")
    good = an_event("good")
    begin = time.process_time()
    for _ in range(CALENDARS):
        lines = chance.choices(PIECES, k=chance.randrange(1, 14))
        event = ["BEGIN:VEVENT", *lines, "END:VEVENT"] if chance.random() < 0.6 else lines
        found = look(the_text(*good, *event))
        assert "good" in [one.uid for one in found.events], event
    assert time.process_time() - begin < 60


@pytest.mark.requirement("calendar.one-costs-itself-alone")
async def test_a_file_that_cannot_be_read_costs_itself_alone_and_is_named(tmp_path: Path) -> None:
    store = IcsStore(tmp_path, Owner("default", "ann"))
    store.home.mkdir(parents=True)
    (store.home / "bad.ics").write_text("BEGIN:VCALENDAR\nno calendar\n")
    (store.home / "good.ics").write_text(the_text(*an_event("yoga")))
    found = await store.events(WEEK, WEEK + timedelta(days=7), BERLIN)
    assert [event.uid for event in found.events] == ["yoga"]
    assert "bad.ics cannot be read" in (found.degraded or "")
    yoga = found.events[0].event_id
    moved = await store.revise(yoga, Change(title="Yoga II"), BERLIN)
    assert moved is not None
    assert moved.title == "Yoga II"
    assert not await store.delete("nobody knows it")
    assert await store.delete(yoga)
    (store.home / "good.ics").unlink()
    with pytest.raises(ToolFailed, match=r"bad\.ics"):
        await store.events(WEEK, WEEK + timedelta(days=7), BERLIN)


@pytest.mark.requirement("calendar.one-costs-itself-alone")
def test_an_object_of_a_server_that_cannot_be_read_costs_itself_alone() -> None:
    found = expanded(
        ["no calendar", the_text(*an_event("yoga"))], WEEK, WEEK + timedelta(days=7), BERLIN, "work", "work"
    )
    assert [event.uid for event in found.events] == ["yoga"]
    assert found.left_out == ["1 entries of work cannot be read"]


@pytest.mark.requirement("calendar.one-budget")
@pytest.mark.parametrize(
    "rule",
    [
        *("FREQ=DAILY", "FREQ=HOURLY", "FREQ=DAILY;COUNT=40000", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU"),
        *("FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU", "FREQ=WEEKLY;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17"),
    ],
)
@pytest.mark.parametrize("days", [7, 400])
def test_invitations_since_1900_take_no_long_time_and_what_exceeds_is_said(rule: str, days: int) -> None:
    events = [line for n in range(200) for line in an_event(f"e{n}", f"RRULE:{rule}", start="19000101T100000")]
    begin = time.process_time()
    found = look(the_text(*events, *an_event("dentist")), days)
    assert time.process_time() - begin < 10
    assert "dentist" in [event.uid for event in found.events]
    shown = {event.uid for event in found.events} - {"dentist"}
    assert len(shown) == 200 or "repeat too often, or by a rule that cannot be read" in (found.degraded or "")


@pytest.mark.requirement("calendar.one-budget")
def test_honest_series_of_many_years_are_all_shown() -> None:
    birthdays = [line for n in range(300) for line in an_event(f"b{n}", "RRULE:FREQ=YEARLY", start="19701126T080000")]
    weekly = [line for n in range(40) for line in an_event(f"w{n}", "RRULE:FREQ=WEEKLY", start="20100104T090000")]
    found = look(the_text(*birthdays, *weekly))
    assert (len(found.events), found.degraded) == (340, None)


RULES = st.builds(
    lambda freq, interval, more: f"FREQ={freq};INTERVAL={interval}{more}",
    st.sampled_from(["HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"]),
    st.integers(1, 13),
    st.sampled_from(
        ["", ";BYDAY=TU,SA", ";BYMONTH=2,11", ";BYMONTHDAY=29,-1", ";BYHOUR=1,13", ";UNTIL=20261201T000000Z"]
    ),
)


@pytest.mark.slow
@pytest.mark.requirement("calendar.one-budget")
@settings(max_examples=60)
@given(rule=RULES, first=st.dates(date(2016, 1, 1), date(2025, 12, 31)), hour=st.integers(0, 23))
def test_counting_from_shortly_before_the_look_shows_what_counting_from_the_first_does(
    rule: str, first: date, hour: int
) -> None:
    text = the_text(*an_event("e", f"RRULE:{rule}", start=f"{first:%Y%m%d}T{hour:02}0000"))
    near = look(text, 60).events
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("steward.tools.calendar.expansion.put_off", lambda *_: timedelta(0))
        patch.setattr("steward.tools.calendar.expansion.MOST_OCCURRENCES", 10**9)
        assert look(text, 60).events == near


def test_a_leap_day_is_put_off_to_a_leap_year() -> None:
    by = put_off({"FREQ": ["YEARLY"]}, date(1904, 2, 29), WEEK.astimezone(UTC), timedelta(days=1))
    assert date(1904, 2, 29) + by == date(2024, 2, 29)
