"""Calendar parts of mails in words, with what is broken in them left out."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steward.tools.mail.invitations import invitation_text
from steward.tools.mail.message import read_mail
from steward.tools.mail.tnef import read_tnef
from tests.support.tnef import a_meeting

PIECES = [
    "DTSTART",
    "DTEND",
    "RRULE",
    "ORGANIZER",
    "ATTENDEE",
    "SUMMARY",
    "DURATION",
    "STATUS",
    ":",
    ";",
    "TZID=x",
    "=",
    "\r\n",
]
PIECES += [
    "20261203T140000Z",
    "99999999T999999",
    "FREQ=WEEKLY",
    "INTERVAL=-1",
    "PT1H",
    "CN=",
    "BEGIN:VALARM",
    "END:VEVENT",
    "ä",
]


def invitation(*lines: str, method: str = "REQUEST") -> bytes:
    head = ["BEGIN:VCALENDAR", "VERSION:2.0", f"METHOD:{method}", "BEGIN:VEVENT", "UID:1", "SUMMARY:Budget"]
    return "\r\n".join([*head, *lines, "END:VEVENT", "END:VCALENDAR", ""]).encode()


@pytest.mark.requirement("mail.invitations")
@pytest.mark.parametrize(
    ("lines", "when"),
    [
        (["DTSTART:20261203T140000Z", "DTEND:20261203T150000Z"], "Thursday 3 December 2026, 14:00 to 15:00 UTC"),
        (
            ["DTSTART;TZID=America/New_York:20261203T140000", "DURATION:PT30M"],
            "Thursday 3 December 2026, 14:00 to 14:30 (America/New_York; 19:00 UTC)",
        ),
        (
            ["DTSTART;TZID=Customized Time Zone:20261203T140000"],
            "Thursday 3 December 2026, 14:00 (Customized Time Zone, a zone that is not known here)",
        ),
        (
            ["DTSTART;TZID=Europe/Berlin:20261203T230000", "DTEND;TZID=Europe/Berlin:20261204T010000"],
            "Thursday 3 December 2026, 23:00 to Friday 4 December 2026, 01:00 (Europe/Berlin; 22:00 UTC)",
        ),
        (["DTSTART:20261203T140000"], "Thursday 3 December 2026, 14:00"),
        (["DTSTART;VALUE=DATE:20261203"], "Thursday 3 December 2026, all day"),
        (["this line is broken", "DTSTART:20261203T140000Z"], "Thursday 3 December 2026, 14:00 UTC"),
    ],
)
def test_an_invitation_says_when_it_is(lines: list[str], when: str) -> None:
    assert invitation_text(invitation(*lines)).text.splitlines() == ["Invitation: Budget", f"When: {when}"]


CUSTOM = (
    "BEGIN:VTIMEZONE\r\nTZID:Customized Time Zone\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r\n"
    "TZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\r\nEND:STANDARD\r\n"
    "BEGIN:DAYLIGHT\r\nDTSTART:16010101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\n"
    "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3\r\nEND:DAYLIGHT\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT"
)
"""A zone as Exchange explains one that was set by hand."""
DAY = "Thursday 3 December 2026"


def mail_with(data: bytes) -> bytes:
    head = b"From: Sam <sam@example.com>\r\nSubject: Budget\r\nMIME-Version: 1.0\r\n"
    return head + b"Content-Type: text/calendar; method=REQUEST; charset=utf-8\r\n\r\n" + data


@pytest.mark.requirement("mail.invitations")
@pytest.mark.parametrize(
    ("start", "reader", "when"),
    [
        (
            ";TZID=W. Europe Standard Time:20261203T140000",
            "Europe/Berlin",
            f"{DAY}, 14:00 (W. Europe Standard Time; 13:00 UTC)",
        ),
        (
            ";TZID=W. Europe Standard Time:20261203T140000",
            "America/New_York",
            f"{DAY}, 08:00 (America/New_York); by the sender's clock {DAY}, 14:00 (W. Europe Standard Time; 13:00 UTC)",
        ),
        (
            ";TZID=Customized Time Zone:20261203T140000",
            "Asia/Tokyo",
            f"{DAY}, 22:00 (Asia/Tokyo); by the sender's clock {DAY}, 14:00 (Customized Time Zone; 13:00 UTC)",
        ),
        (
            ';TZID="(UTC-05:00) Eastern Time (US & Canada)":20261203T200000',
            "Europe/Berlin",
            "Friday 4 December 2026, 02:00 (Europe/Berlin); by the sender's clock"
            f" {DAY}, 20:00 ((UTC-05:00) Eastern Time (US & Canada); 01:00 UTC)",
        ),
        (":20261203T130000Z", "Europe/Berlin", f"{DAY}, 14:00 (Europe/Berlin); by the sender's clock {DAY}, 13:00 UTC"),
        (":20261203T130000Z", "Etc/UTC", f"{DAY}, 13:00 UTC"),
        (":20261203T140000", "America/New_York", f"{DAY}, 14:00"),
        (";TZID=Foo/Bar:20261203T140000", "America/New_York", f"{DAY}, 14:00 (Foo/Bar, a zone that is not known here)"),
        (";VALUE=DATE:20261203", "America/New_York", f"{DAY}, all day"),
    ],
)
def test_a_reader_elsewhere_sees_an_invitation_by_both_clocks(start: str, reader: str, when: str) -> None:
    data = invitation(f"DTSTART{start}").replace(b"BEGIN:VEVENT", CUSTOM.encode(), 1)
    forwarded = b"From: Kim <kim@example.com>\r\nContent-Type: message/rfc822\r\n\r\n" + mail_with(data)
    for raw in (mail_with(data), forwarded):
        mail = read_mail(raw, datetime(2026, 11, 26, tzinfo=UTC), email_id="m1").for_reader(ZoneInfo(reader))
        assert f"When: {when}" in mail.body.splitlines()
        assert all(f"When: {when}" in one.text.splitlines() for one in mail.inside)


@pytest.mark.requirement("mail.invitations")
def test_what_outlook_packs_is_seen_by_both_clocks() -> None:
    packed = read_tnef(a_meeting())
    assert packed is not None
    (time,) = packed.event.times
    assert time.line() in packed.event.text
    assert "by the sender's clock" in time.line(ZoneInfo("Asia/Tokyo"))


@pytest.mark.requirement("mail.invitations")
def test_a_moment_that_is_broken_costs_itself_alone() -> None:
    text = invitation_text(
        invitation("DTSTART:2026-bad", "LOCATION:Room 4", "ORGANIZER;CN=Sam:mailto:sam@example.com")
    ).text
    assert text.splitlines() == ["Invitation: Budget", "Where: Room 4", "By: Sam <sam@example.com>"]


@pytest.mark.requirement("mail.invitations")
@pytest.mark.parametrize(
    ("rule", "said"), [("FREQ=WEEKLY;COUNT=5", "every week"), ("FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO", "every 2 months")]
)
def test_an_invitation_to_a_series_says_that_it_comes_back(rule: str, said: str) -> None:
    assert (
        f"Repeats: {said}" in invitation_text(invitation("DTSTART:20261203T140000Z", f"RRULE:{rule}")).text.splitlines()
    )


@pytest.mark.requirement("mail.invitations")
@settings(max_examples=200, deadline=None)
@given(st.lists(st.lists(st.sampled_from(PIECES), max_size=6).map("".join), max_size=8))
def test_no_lines_break_the_reader_of_invitations(lines: list[str]) -> None:
    assert isinstance(invitation_text(invitation(*lines)).text, str)
