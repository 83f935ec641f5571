"""Calendars as other programs write them: every case with the value that is right for it."""

from __future__ import annotations

import importlib.util
import time
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steward.contracts.errors import ToolFailed
from steward.contracts.owner import Owner
from steward.tools.calendar.events import Change, Look, Occurrences, event_id_of
from steward.tools.calendar.expansion import Expansion
from steward.tools.calendar.ics_store import IcsStore
from steward.tools.calendar.occurrences import without_part
from steward.tools.calendar.pieces import pieces_of, utf8
from steward.tools.calendar.revision import find_event
from steward.tools.calendar.zones import zone_called

CASES = Path(__file__).parent.parent / "cases" / "calendar"
NEW_YORK = ZoneInfo("America/New_York")


def look(data: bytes, first: date, days: int = 1, zone: ZoneInfo = ZoneInfo("Etc/UTC")) -> Look:
    start = datetime(first.year, first.month, first.day, tzinfo=zone)
    expansion = Expansion(start, start + timedelta(days=days), zone)
    expansion.add(data, "own.ics", "own")
    return expansion.look()


def case(name: str, first: date, days: int = 1, zone: ZoneInfo = ZoneInfo("Etc/UTC")) -> Look:
    [path] = CASES.glob(f"{name}_*.ics")
    return look(path.read_bytes(), first, days, zone)


def in_utc(found: Look) -> list[str]:
    return [f"{event.span(ZoneInfo('UTC'))[0].astimezone(UTC):%d %H:%M} {event.title}" for event in found.events]


@pytest.mark.requirement("calendar.foreign")
@pytest.mark.parametrize(
    ("name", "first", "days", "events"),
    [
        ("c01", date(2027, 6, 29), 30, ["29 12:00 Steering"]),
        ("c01b", date(2027, 6, 29), 30, ["29 12:00 Steering"]),
        ("c02", date(2027, 7, 5), 1, ["05 08:00 Summer call"]),
        ("c02c", date(2027, 7, 5), 1, ["05 08:00 Berlin call"]),
        ("c02d", date(2027, 1, 31), 2, ["31 23:00 Check-in"]),
        ("c03", date(2027, 2, 3), 2, ["04 00:00 Bin day"]),
        ("c05", date(2027, 1, 1), 31, [f"{day:02} 19:00 Choir (new hall)" for day in (4, 18, 25)]),
        ("c08", date(2027, 1, 4), 1, ["04 09:00 Workshop", "04 14:00 Other meeting"]),
        ("c08b", date(2027, 1, 4), 1, ["04 14:00 Dentist"]),
        ("c08d", date(2027, 1, 4), 1, ["04 14:00 Barber", "04 16:00 Gym"]),
        ("c08e", date(2027, 1, 4), 1, ["04 14:00 Whole"]),
        ("c11", date(2027, 2, 1), 28, ["28 00:00 Rent", "28 00:00 Report"]),
        ("c14", date(2027, 10, 29), 3, ["30 00:30 Night job", "31 00:30 Night job"]),
        ("c15b", date(2027, 1, 4), 1, ["04 09:00 Müllabfuhr"]),
        ("c15c", date(2027, 1, 4), 1, ["04 09:00 Müllabfuhr"]),
        ("c16", date(2027, 1, 1), 31, ["04 09:00 1:1", "18 09:00 1:1"]),
        ("c17", date(2027, 1, 1), 31, ["04 09:00 Tour", "06 15:00 Tour", "08 09:00 Tour"]),
    ],
)
def test_what_others_write_stands_at_its_time(name: str, first: date, days: int, events: list[str]) -> None:
    assert in_utc(case(name, first, days)) == events


@pytest.mark.requirement("calendar.foreign")
def test_odd_lengths_are_there() -> None:
    events = case("c06", date(2027, 1, 4)).events
    assert len(events) == 5
    ends = {event.title: event.end for event in events}
    assert ends["End and duration"] == datetime(2027, 1, 4, 11, tzinfo=ZoneInfo("Etc/UTC"))


@pytest.mark.requirement("calendar.foreign")
@pytest.mark.parametrize(
    ("name", "hour"),
    [
        ("(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", 8),
        ("(GMT+01.00) Sarajevo/Warsaw/Zagreb", 8),
        ("Amsterdam, Belgrade, Berlin, Brussels", 8),
        ("W. Europe Standard Time 1", 8),
        ("GMT+0200", 8),
        ("UTC+2", 8),
        ("/Europe/Vienna", 8),
        ("Romance Standard Time", 8),
        ("Europe/Kiev", 7),
        ("US/Eastern", 14),
        ("EST", 15),
        ("Central Standard Time (Mexico)", 16),
        ("Mexico Standard Time", 16),
        ("Pacific Time (US & Canada)", 17),
        ("/freeassociation.sourceforge.net/Tzfile/Europe/Berlin", 8),
        ("/mozilla.org/20050126_1/America/New_York", 14),
        ("(UTC-05:00) Eastern Time (US & Canada)", 14),
        ("Eastern Daylight Time", 14),
        ("(UTC) Dublin, Edinburgh, Lisbon, London", 9),
        ("(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi", 4),
        ("(UTC+09:00) Osaka, Sapporo, Tokyo", 1),
        ("(UTC+01:00) Nowhere, Neverland", 9),
        ("tzone://Microsoft/Utc", 10),
        ("+02:00", 8),
        ("W. Europe Daylight Time", 8),
    ],
)
def test_a_zone_is_known_by_the_names_that_programs_give_it(name: str, hour: int) -> None:
    zone = zone_called(name)
    assert zone is not None
    assert datetime(2027, 7, 5, 10, tzinfo=zone).astimezone(UTC).hour == hour


@pytest.mark.requirement("calendar.foreign")
@pytest.mark.parametrize(
    "name", ["tzone://Microsoft/Custom", "Customized Time Zone", "My zone 5", "Zone-5", "", "Nowhere/At_All"]
)
def test_a_zone_that_is_not_known_is_none(name: str) -> None:
    assert zone_called(name) is None


@pytest.mark.requirement("calendar.foreign")
def test_zones_are_read_in_a_file_and_an_unknown_one_is_named() -> None:
    found = case("c20", date(2027, 7, 5), zone=NEW_YORK)
    hours = {event.title: event.span(NEW_YORK)[0].astimezone(UTC).hour for event in found.events}
    assert len(hours) == 15
    assert hours["W. Europe Standard Time 1"] == 8
    assert hours["Mexico Standard Time"] == 16
    name = "“tzone://Microsoft/Custom”"
    assert found.left_out == [f"the time zone {name} of {name} is not known; its time is shown as yours"]
    custom = case("c02b", date(2027, 7, 5), zone=NEW_YORK)
    assert "“Customized Time Zone” of “Perth call” is not known" in (custom.degraded or "")
    assert case("c02c", date(2027, 7, 5), zone=NEW_YORK).degraded is None


def a_call(offset: str, *, defined: bool = True) -> bytes:
    zone = (
        "BEGIN:VTIMEZONE\r\nTZID:Customized Time Zone\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r\n"
        f"TZOFFSETFROM:{offset}\r\nTZOFFSETTO:{offset}\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
    )
    event = (
        "BEGIN:VEVENT\r\nUID:c@x\r\nDTSTAMP:20270101T000000Z\r\nSUMMARY:Call\r\n"
        "DTSTART;TZID=Customized Time Zone:20270705T120000\r\nDURATION:PT1H\r\nEND:VEVENT\r\n"
    )
    return f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n{zone if defined else ''}{event}END:VCALENDAR\r\n".encode()


@pytest.mark.requirement("calendar.zones-of-one-file")
def test_a_zone_means_what_its_own_file_says_and_nothing_in_another() -> None:
    day = date(2027, 7, 5)
    assert in_utc(look(a_call("+0500"), day)) == ["05 07:00 Call"]
    assert in_utc(look(a_call("-0300"), day)) == ["05 15:00 Call"]
    unknown = look(a_call("", defined=False), day)
    assert in_utc(unknown) == ["05 12:00 Call"]
    assert "“Customized Time Zone” of “Call” is not known" in (unknown.degraded or "")


@pytest.mark.requirement("calendar.foreign")
@pytest.mark.parametrize("name", ["c08b", "c08e", "c15c"])
async def test_an_odd_file_stands_beside_the_others(tmp_path: Path, name: str) -> None:
    store = IcsStore(tmp_path, Owner("default", "ann"))
    store.home.mkdir(parents=True)
    [path] = CASES.glob(f"{name}_*.ics")
    (store.home / "personal.ics").write_bytes(path.read_bytes())
    (store.home / "work.ics").write_bytes((CASES / "c22_full_day.ics").read_bytes())
    start = datetime(2027, 1, 4, tzinfo=UTC)
    found = await store.events(start, start + timedelta(days=2), ZoneInfo("Etc/UTC"))
    assert len(found.events) == 2
    assert (found.degraded is not None) == (name == "c08e")
    if name == "c08e":
        assert "personal.ics is cut off in the middle of an event: “Cut o”" in (found.degraded or "")


GOOD = b"BEGIN:VEVENT\r\nUID:good\r\nSUMMARY:Good\r\nDTSTART:20270104T100000Z\r\nEND:VEVENT\r\n"


def a_file(*events: bytes, head: bytes = b"") -> bytes:
    return b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + head + b"".join(events) + b"END:VCALENDAR\r\n"


def an_event(title: bytes, *lines: bytes) -> bytes:
    rest = b"".join(line + b"\r\n" for line in lines)
    head = b"BEGIN:VEVENT\r\nUID:" + title[:4].hex().encode() + b"\r\nSUMMARY:" + title + b"\r\n"
    return head + b"DTSTART:20270104T090000Z\r\n" + rest + b"END:VEVENT\r\n"


@pytest.mark.requirement("calendar.foreign")
@pytest.mark.parametrize(
    ("data", "titles"),
    [
        (a_file(an_event("Встреча с командой".encode("cp1251")), GOOD), ["Встреча с командой", "Good"]),
        (a_file(an_event("Café".encode("cp1252")), an_event("Über".encode()), GOOD), ["Café", "Good", "Über"]),
        (a_file(an_event("Täglich".encode()), GOOD).decode().encode("utf-16"), ["Good", "Täglich"]),
        (a_file(an_event("Täglich".encode()), GOOD).decode().encode("utf-16-be"), ["Good", "Täglich"]),
        (b"\xef\xbb\xbf" + a_file(GOOD), ["Good"]),
        (a_file(GOOD).replace(b"\r\n", b"\n"), ["Good"]),
        (a_file(GOOD, head=b"X-WR-CALNAME:A\r\n\r\n\r\nsecond line\r\n:\r\n"), ["Good"]),
        (a_file(GOOD, b"BEGIN:VEVENT\r\nUID:x\r\nSUMMARY:No end\r\n"), ["Good"]),
        (a_file(b"BEGIN:VEVENT\r\nUID:x\r\nSUMMARY:No end\r\n", GOOD), ["Good"]),
        (a_file(GOOD, b"BEGIN:VTIMEZONE\r\nTZID:x\r\nBEGIN:STANDARD\r\nDTSTART:broken\r\nEND:VTIMEZONE\r\n"), ["Good"]),
        (a_file(GOOD)[:-16], ["Good"]),
        (a_file(GOOD, an_event(b"a\r\n b", b"no property at all", b"LOCATION;X=:y")), ["Good", "ab"]),
        (a_file(GOOD) + a_file(an_event(b"Two")), ["Good", "Two"]),
    ],
)
def test_a_good_event_stands_beside_whatever_is_wrong(data: bytes, titles: list[str]) -> None:
    found = look(data, date(2027, 1, 4))
    assert sorted(event.title for event in found.events) == sorted(titles)


@pytest.mark.requirement("calendar.foreign")
@pytest.mark.parametrize(
    ("line", "hour"),
    [
        (b"DTSTART;TZID=(UTC+01:00) Amsterdam, Berlin, Bern:20270104T090000", 8),
        (b"DTSTART;VALUE=DATE-TIME;TZID=(UTC+01:00) Rome:20270104T090000", 8),
        (b"DTSTART: 20270104T090000Z ", 9),
        (b"DTSTART:2027-01-04T09:00:00Z", 9),
        (b"dtstart:20270104T0900z", 9),
        (b"DTSTART:20270104T090060Z", 9),
        (b"DTSTART:20270104T090000.000Z", 9),
        (b"DTSTART:20270104T090000Z\r\nRRULE:FREQ=DAILY;COUNT=1;X-OWN=1", 9),
    ],
)
def test_a_moment_that_is_not_quite_as_the_standard_has_it_is_read(line: bytes, hour: int) -> None:
    found = look(a_file(b"BEGIN:VEVENT\r\nUID:x\r\nSUMMARY:X\r\n" + line + b"\r\nEND:VEVENT\r\n"), date(2027, 1, 4))
    starts = [one.span(ZoneInfo("UTC"))[0].astimezone(UTC).hour for one in found.events]
    assert (starts, [one.title for one in found.events]) == ([hour], ["X"])
    assert found.left_out == []


@pytest.mark.requirement("calendar.foreign")
@pytest.mark.parametrize("line", [b"DTSTART:20270104T250000Z", b"DTSTART:tomorrow", b"DTSTART:", b"DTSTART:20271304"])
def test_an_event_whose_time_cannot_be_read_is_named(line: bytes) -> None:
    lost = b"BEGIN:VEVENT\r\nUID:x\r\nSUMMARY:Lost\r\n" + line + b"\r\nEND:VEVENT\r\n"
    found = look(a_file(GOOD, lost), date(2027, 1, 4))
    assert [one.title for one in found.events] == ["Good"]
    assert any("Lost" in words and "cannot be read" in words for words in found.left_out)


@pytest.mark.requirement("calendar.foreign")
@pytest.mark.parametrize("data", [b"not a calendar", b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", b"\x00\x01\x02"])
def test_what_is_no_calendar_says_so(data: bytes) -> None:
    with pytest.raises(ToolFailed, match="cannot be read"):
        look(data, date(2027, 1, 4))


def many_events(count: int) -> bytes:
    spec = importlib.util.spec_from_file_location("c23", CASES / "c23_many_events.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    text: str = module.calendar(count)
    return text.encode()


@pytest.mark.requirement("calendar.some-years")
async def test_a_calendar_of_some_years_answers_soon(tmp_path: Path) -> None:
    store = IcsStore(tmp_path, Owner("default", "ann"))
    store.home.mkdir(parents=True)
    (store.home / "personal.ics").write_bytes(many_events(4_778))
    zone = ZoneInfo("Etc/UTC")
    start = datetime(2024, 1, 5, tzinfo=zone)
    begin = time.process_time()
    found = await store.events(start, start + timedelta(days=1), zone)
    assert len(found.events) == 2
    described = await store.describe(found.events[0].event_id, zone)
    assert described is not None
    changed = await store.revise(found.events[0].event_id, Change(title="x"), zone)
    assert changed is not None
    assert time.process_time() - begin < 2, "a look, a description and a change together"


LINES = b"""\
BEGIN:VEVENT|END:VEVENT|BEGIN:VTIMEZONE|END:VTIMEZONE|BEGIN:VALARM|END:VALARM|BEGIN:VCALENDAR|END:VCALENDAR|UID:a|UID:b
DTSTART:20270104T090000Z|DTSTART;VALUE=DATE:20270104|DTSTART;TZID=No/Where:20270104T090000|DTEND:20270104T100000Z
DTSTART;TZID=W. Europe Standard Time 1:20270104T090000|DURATION:PT1H|DURATION:x|RRULE:FREQ=DAILY|RRULE:FREQ=SECONDLY
RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3|RRULE:FREQ=MONTHLY;UNTIL=20280101|EXDATE:20270105T090000Z|EXDATE:x
RDATE:20270106T090000Z|RECURRENCE-ID:20270105T090000Z|SEQUENCE:2|SUMMARY:Hi|SUMMARY;LANGUAGE=de:\xc4rger| folded|no line
ATTENDEE;PARTSTAT=DECLINED:mailto:a@b|STATUS:CANCELLED|TRANSP:TRANSPARENT|X-MICROSOFT-CDO-BUSYSTATUS:OOF|\xff\xfe|
""".replace(b"\n", b"|").split(b"|")


@pytest.mark.requirement("calendar.foreign")
@settings(max_examples=150, deadline=None)
@given(lines=st.lists(st.sampled_from(LINES), max_size=14), ends=st.sampled_from([b"\r\n", b"\n"]))
def test_no_calendar_of_random_lines_costs_another_event(lines: list[bytes], ends: bytes) -> None:
    odd = ends.join([*lines, b""])
    data = a_file(GOOD, odd)
    assert b"".join(piece.raw for piece in pieces_of(data)) == data
    found = look(data, date(2027, 1, 4), 3)
    assert "good" in [event.uid for event in found.events]


@pytest.mark.requirement("calendar.series-kept")
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_random_change_of_some_occurrences_leaves_the_others(data: Any) -> None:
    """One occurrence that is deleted goes alone, and all from one on leave those before."""
    rule = data.draw(
        st.sampled_from(
            [b"FREQ=DAILY;COUNT=9", b"FREQ=WEEKLY;BYDAY=MO,TH;COUNT=6", b"FREQ=DAILY;UNTIL=20270112T235959Z"]
        )
    )
    start = data.draw(
        st.sampled_from([b";TZID=Europe/Berlin:20270104T020000", b":20270104T090000Z", b";VALUE=DATE:20270104"])
    )
    if start.endswith(b"0104"):
        rule = rule.replace(b"T235959Z", b"")
    text = a_file(
        b"BEGIN:VEVENT\r\nUID:s\r\nSUMMARY:S\r\nDTSTART" + start + b"\r\nRRULE:" + rule + b"\r\nEND:VEVENT\r\n", GOOD
    )
    before = [event for event in look(text, date(2027, 1, 3), 40).events if event.uid == "s"]
    place = data.draw(st.integers(0, len(before) - 1))
    which = data.draw(st.sampled_from(["one", "following"]))
    found = find_event(text, "own", event_id_of("own", "s"))
    assert found is not None
    after = look(without_part(found, Occurrences(which, (before[place].recurrence,))), date(2027, 1, 3), 40).events
    kept = before[:place] if which == "following" else [*before[:place], *before[place + 1 :]]
    assert [event.recurrence for event in after if event.uid == "s"] == [event.recurrence for event in kept]
    assert any(event.uid == "good" for event in after)


@pytest.mark.requirement("calendar.foreign")
def test_utf16_without_a_mark_is_known() -> None:
    assert utf8("BEGIN:VCALENDAR".encode("utf-16-le")) == b"BEGIN:VCALENDAR"


@pytest.mark.requirement("calendar.division-broken-off")
def test_two_series_of_which_one_was_to_end_are_said_to_be_there_twice() -> None:
    old = b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:yoga\r\nSUMMARY:Yoga\r\nDTSTART:20270104T180000Z\r\n"
    end = b"END:VEVENT\r\nEND:VCALENDAR\r\n"
    new = old.replace(b"UID:yoga", b"UID:yoga_R20270118T180000Z").replace(b"20270104T18", b"20270118T19")
    ended = old + b"RRULE:FREQ=WEEKLY;UNTIL=20270118T175959Z\r\n" + end
    rule = b"RRULE:FREQ=WEEKLY\r\n"
    words = ["“Yoga” is there twice, since a change of it was broken off: repeat that change, or delete one of the two"]
    for first, said in ((old + rule + end, words), (ended, [])):
        expansion = Expansion(datetime(2027, 1, 1, tzinfo=UTC), datetime(2027, 2, 1, tzinfo=UTC), ZoneInfo("UTC"))
        expansion.add(first, "a", "own")
        expansion.add(new + rule + end, "b", "own")
        expansion.add(old.replace(b"yoga", b"once") + end, "c", "own")
        assert expansion.look().left_out == said
