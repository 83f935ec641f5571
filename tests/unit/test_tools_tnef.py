"""What Outlook packs into winmail.dat: text, files and meetings, as the text of the mail and its files."""

from __future__ import annotations

import base64
import struct
import time
from datetime import UTC, datetime
from typing import Final

import pytest

from steward.tools.mail.message import Mail, read_mail
from steward.tools.mail.tnef import Packed, read_tnef
from tests.support.tnef import a_meeting, entry, packed, prop, properties, text

RECEIVED: Final = datetime(2026, 11, 26, 9, tzinfo=UTC)
RTF: Final = rb"{\rtf1\ansi Bring {\b bold} plans.\par Ann}"


def mail_with(data: bytes, words: str = "") -> Mail:
    head = "From: Ann <ann@example.com>\r\nContent-Type: multipart/mixed; boundary=B\r\n\r\n"
    part = "--B\r\nContent-Type: application/ms-tnef; name=winmail.dat\r\nContent-Transfer-Encoding: base64\r\n\r\n"
    raw = f"{head}--B\r\n\r\n{words}\r\n{part}{base64.encodebytes(data).decode()}\r\n--B--\r\n"
    return read_mail(raw.encode(), RECEIVED, email_id="m1")


@pytest.mark.requirement("mail.invitations")
def test_a_packed_invitation_says_what_when_and_where() -> None:
    found = mail_with(a_meeting())
    assert found.body.splitlines() == [
        "Invitation: Büro",
        "When: Thursday 3 December 2026, 13:00 to 14:00 UTC",
        "Where: Room 4",
        "",
        "Bring Pläne.",
    ]
    assert [(one.name, one.size) for one in found.attachments] == [("Plän.docx", 4)]


@pytest.mark.requirement("mail.shown-as-a-mail-program-does")
def test_a_packed_text_counts_where_the_mail_has_no_other() -> None:
    data = packed(entry(1, 0x800C, 2, b"Packed words.\0"))
    assert mail_with(data).body == "Packed words."
    assert mail_with(data, "Plain words.").body == "Plain words."


@pytest.mark.requirement("mail.shown-as-a-mail-program-does")
def test_packed_html_and_rich_text_are_read() -> None:
    page = properties(prop(0x102, 0x1013, "<p>Grüße</p>".encode()), prop(0x03, 0x3FDE, struct.pack("<I", 65001)))
    assert mail_with(packed(entry(1, 0x9003, 6, page))).body == "Grüße"
    rich = struct.pack("<IIII", len(RTF) + 12, len(RTF), 0x414C454D, 0) + RTF
    assert (
        mail_with(packed(entry(1, 0x9003, 6, properties(prop(0x102, 0x1009, rich))))).body == "Bring bold plans.\nAnn"
    )


@pytest.mark.requirement("mail.files-are-found")
@pytest.mark.parametrize("data", [b"", b"no such file", b"\x78\x9f\x3e\x22", packed()])
def test_what_cannot_be_unpacked_stays_a_file(data: bytes) -> None:
    assert mail_with(data).files == ["winmail.dat"]


@pytest.mark.requirement("mail.bounds-before-parsing")
def test_counts_that_are_too_large_keep_nobody_waiting() -> None:
    begun = time.process_time()
    many = struct.pack("<I", 0xFFFFFFFF)
    for value in (many, many + prop(0x1F, 0x37, text("x")), many + struct.pack("<HHI", 0x101F, 0x37, 0xFFFFFFFF)):
        assert read_tnef(packed(entry(1, 0x9003, 6, value))) is not None
    assert read_tnef(packed(*[entry(1, 0x8008, 7, b"")] * 200_000)) == Packed()
    assert read_tnef(packed(*[entry(2, 0x9002, 6, b"")] * 200_000)) == Packed()
    assert time.process_time() - begun < 5
