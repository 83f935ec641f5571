"""Mails that were damaged in any way are read all the same, in time, without a letter that cannot be written."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from steward.contracts.errors import ToolFailed
from steward.tools.mail.forwarding import add_attachments
from steward.tools.mail.message import new_message, read_mail
from steward.tools.mail.summary import summarize
from steward.tools.mail.tnef import read_tnef
from tests.support.mail_structures import HEAD, STRUCTURES
from tests.support.tnef import a_meeting

FILES: Final = Path(__file__).parents[1] / "support" / "foreign_files" / "mail"
MAILS: Final = [path.read_bytes() for path in sorted(FILES.glob("*.eml"))]
MAILS.extend(HEAD + case.part for case in STRUCTURES.values())
RECEIVED: Final = datetime(2026, 11, 26, 9, tzinfo=UTC)
PIECES: Final = [
    *(
        b"\r\n",
        b"\n\n",
        b"--B",
        b"--B--",
        b"=",
        b"=?utf-8?q?=C3",
        b"?=",
        b"<",
        b">",
        b'"',
        b"(",
        b",",
        b";",
        b":",
        b"\0",
    ),
    *(b"\xff", b"\xe4", "ä".encode(), b"charset=", b"boundary=B", b"Content-Type: message/rfc822\r\n\r\n", b"<td>"),
    *(b"<style>", b"<!--", b"display:none", b"BEGIN:VEVENT", b"BEGIN:VCALENDAR", b"DTSTART:99999999", b"TZID=x"),
    *(b"Content-Transfer-Encoding: base64\r\n", b"format=flowed", b"\x1b$B", b"~{", b"+AOQ-", b"\xff\xfe"),
]
CHANGES: Final = st.lists(
    st.tuples(
        st.sampled_from(["cut", "drop", "twice", "put"]), st.floats(0, 1), st.integers(0, 200), st.sampled_from(PIECES)
    ),
    min_size=1,
    max_size=8,
)


def damaged(raw: bytes, changes: list[tuple[str, float, int, bytes]]) -> bytes:
    """A mail with pieces cut off, taken out, repeated or put in."""
    for how, where, length, piece in changes:
        at = int(where * len(raw))
        middle = {"cut": b"", "drop": raw[at + length :], "twice": raw[max(0, at - length) :], "put": piece + raw[at:]}
        raw = raw[:at] + middle[how]
    return raw


@pytest.mark.requirement("mail.one-costs-itself-alone")
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(MAILS), CHANGES)
@example(next(raw for raw in MAILS if b"eve@example.com\r\nEND:VEVENT" in raw), [("twice", 0.923828125, 1, b"")])
def test_a_damaged_mail_is_read_and_forwarded_in_time(raw: bytes, changes: list[tuple[str, float, int, bytes]]) -> None:
    raw = damaged(raw, changes)
    begun = time.process_time()
    mail = read_mail(raw, RECEIVED, email_id="m1")
    summarize(mail.own)
    message = new_message("a@b.example", "c@d.example", "s", "b")
    try:
        add_attachments(message, raw)
        message.as_bytes()
    except ToolFailed:
        assert not mail.whole
    assert time.process_time() - begun < 5
    assert mail.fault == ""
    for text in (mail.sender, mail.subject, mail.body, mail.own, mail.to, mail.cc, mail.reply_to, *mail.files):
        assert "\r" not in text
        assert "\0" not in text.encode().decode()
    assert "\n" not in mail.sender + mail.subject + mail.to + mail.cc + mail.reply_to


@pytest.mark.requirement("mail.invitations")
@settings(max_examples=200, deadline=None)
@given(CHANGES)
def test_a_damaged_file_of_outlook_is_read_as_far_as_it_goes(changes: list[tuple[str, float, int, bytes]]) -> None:
    packed = read_tnef(damaged(a_meeting(), changes))
    assert packed is None or isinstance(packed.text.encode() + packed.event.text.encode(), bytes)
