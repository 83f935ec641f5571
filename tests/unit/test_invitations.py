"""Calendar parts of mails in words, with what is broken in them left out."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steward.tools.mail.invitations import invitation_text

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
    assert invitation_text(invitation(*lines)).splitlines() == ["Invitation: Budget", f"When: {when}"]


@pytest.mark.requirement("mail.invitations")
def test_a_moment_that_is_broken_costs_itself_alone() -> None:
    text = invitation_text(invitation("DTSTART:2026-bad", "LOCATION:Room 4", "ORGANIZER;CN=Sam:mailto:sam@example.com"))
    assert text.splitlines() == ["Invitation: Budget", "Where: Room 4", "By: Sam <sam@example.com>"]


@pytest.mark.requirement("mail.invitations")
@pytest.mark.parametrize(
    ("rule", "said"), [("FREQ=WEEKLY;COUNT=5", "every week"), ("FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO", "every 2 months")]
)
def test_an_invitation_to_a_series_says_that_it_comes_back(rule: str, said: str) -> None:
    assert f"Repeats: {said}" in invitation_text(invitation("DTSTART:20261203T140000Z", f"RRULE:{rule}")).splitlines()


@pytest.mark.requirement("mail.invitations")
@settings(max_examples=200, deadline=None)
@given(st.lists(st.lists(st.sampled_from(PIECES), max_size=6).map("".join), max_size=8))
def test_no_lines_break_the_reader_of_invitations(lines: list[str]) -> None:
    assert isinstance(invitation_text(invitation(*lines)), str)
