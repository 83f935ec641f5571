"""Heads of mails as many programs write them: who wrote, whom a reply goes to, when it was written."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import pytest

from steward.tools.mail.message import read_mail

RECEIVED: Final = datetime(2026, 11, 26, 9, tzinfo=UTC)


@pytest.mark.requirement("mail.heads-as-written")
@pytest.mark.parametrize(
    ("header", "name", "address"),
    [
        (b"From: Meyer, Greg <g@x.example>", "Meyer, Greg", "g@x.example"),
        (b'From: "Meyer, Greg" <g@x.example>', "Meyer, Greg", "g@x.example"),
        (b"From: =?utf-8?q?Meyer=2C_Greg?= <g@x.example>", "Meyer, Greg", "g@x.example"),
        (b"From: =?utf-8?q?Meyer, Greg?= <g@x.example>", "Meyer, Greg", "g@x.example"),
        (b"From: Meyer, Greg, Dr. <g@x.example>", "Meyer, Greg, Dr.", "g@x.example"),
        (b'From: "boss@corp.example" <evil@x.example>', "boss@corp.example", "evil@x.example"),
        (b"From: boss@corp.example <evil@x.example>", "boss@corp.example", "evil@x.example"),
        (b"From: g@x.example (Greg Meyer)", "Greg Meyer", "g@x.example"),
        (b"From: Greg Meyer g@x.example", "Greg Meyer", "g@x.example"),
        (b"From: Greg <g@x.example", "Greg", "g@x.example"),
        (b'From: "Greg <g@x.example>', "Greg", "g@x.example"),
        (b"From: 'Greg' <g@x.example>", "Greg", "g@x.example"),
        (b"From: <mailto:g@x.example>", "", "g@x.example"),
        (b"From: =?utf-8?B?R3LD?= =?utf-8?B?vMOf?= <g@x.example>", "Grüß", "g@x.example"),
        (b"From: J\xfcrgen <g@x.example>", "Jürgen", "g@x.example"),
        (b"From: \r\n Greg\r\n <g@x.example>", "Greg", "g@x.example"),
        (b"From:\r\nSender: Greg <g@x.example>", "Greg", "g@x.example"),
        (b"From: root", "root", ""),
    ],
)
def test_who_wrote_a_mail_is_read_however_it_is_written(header: bytes, name: str, address: str) -> None:
    found = read_mail(header + b"\r\nSubject: Hi\r\n\r\nx", RECEIVED, email_id="m1")
    assert (found.sender_name, found.sender_address, found.subject) == (name, address, "Hi")


@pytest.mark.requirement("mail.heads-as-written")
@pytest.mark.parametrize(
    ("reply_to", "expected"),
    [
        (b"", "ann@example.com"),
        (b"Reply-To:", "ann@example.com"),
        (b"Reply-To: <>", "ann@example.com"),
        (b"Reply-To: nobody", "ann@example.com"),
        (b"Reply-To: undisclosed-recipients:;", "ann@example.com"),
        (b"Reply-To: Team: a@x.example, b@x.example;", "a@x.example, b@x.example"),
        (b"Reply-To: a@x.example; b@x.example", "a@x.example, b@x.example"),
        (b"Reply-To: Meyer, Greg <g@x.example>, A@x.example, a@x.example", "g@x.example, A@x.example"),
        (b"Reply-To: broken@, a@x.example", "a@x.example"),
    ],
)
def test_a_reply_goes_to_everybody_it_should(reply_to: bytes, expected: str) -> None:
    head = b"From: Ann <ann@example.com>\r\n" + reply_to + b"\r\n" * bool(reply_to)
    found = read_mail(head + b"Subject: Hi\r\n\r\nx", RECEIVED, email_id="m1")
    assert found.reply_to == expected


@pytest.mark.requirement("mail.heads-as-written")
@pytest.mark.parametrize(
    ("date", "expected"),
    [
        ("Wed, 25 Nov 2026 09:00:00 +0100 (CET)", datetime(2026, 11, 25, 8, tzinfo=UTC)),
        ("25 Nov 26 09:00 GMT", datetime(2026, 11, 25, 9, tzinfo=UTC)),
        ("Wed, 25 Nov 2026 09:00:00", datetime(2026, 11, 25, 9, tzinfo=UTC)),
        ("Thu, 01 Jan 1970 00:00:00 +0000", RECEIVED),
        ("Tue, 19 Jan 2038 03:14:07 +0000", RECEIVED),
        ("Fri, 31 Dec 9999 23:59:59 -1200", RECEIVED),
        ("yesterday", RECEIVED),
        ("", RECEIVED),
    ],
)
def test_a_date_that_cannot_be_is_when_the_mail_came_in(date: str, expected: datetime) -> None:
    found = read_mail(f"From: a@x.example\r\nDate: {date}\r\n\r\nx".encode(), RECEIVED, email_id="m1")
    assert found.date == expected
    assert found.date.astimezone(UTC).year > 1970
