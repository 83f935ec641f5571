"""One mail costs itself alone: whatever it holds, it is read within bounds, or is named as one that cannot be read."""

from __future__ import annotations

import asyncio
import mailbox
import os
import random
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from steward.contracts.errors import ToolFailed
from steward.contracts.owner import Owner
from steward.language.charsets import decoded
from steward.tools.mail.bounded import MOST_BYTES, MOST_PARTS, parse_parts
from steward.tools.mail.forwarding import add_attachments
from steward.tools.mail.local import LocalMailbox
from steward.tools.mail.message import new_message, read_mail
from steward.tools.mail.search import Wanted
from steward.tools.mail.store import MailStore
from steward.tools.mail.summary import summarize
from steward.tools.mail.thread import of_one_thread
from steward.tools.mail.triage import triage

AT = datetime(2026, 11, 26, tzinfo=UTC)
HEAD = b"From: Ann <ann@example.com>\nTo: bob@example.com\nSubject: Hi\n"
MAILS = 4_000
"""Random mails, the same on every run."""
PIECES = [
    *(b"From", b"To", b"Cc", b"Reply-To", b"Subject", b"Date", b"Message-ID", b"References", b"In-Reply-To"),
    *(b"Content-Type", b"Content-Disposition", b"Content-Transfer-Encoding", b"MIME-Version"),
    *(
        b": ",
        b":",
        b"\n",
        b"\n\n",
        b"\r\n",
        b" ",
        b";",
        b",",
        b"<",
        b">",
        b"(",
        b")",
        b"@",
        b'"',
        b"\\",
        b"=",
        b"?",
        b".",
    ),
    *(b"text/plain", b"text/html", b"multipart/mixed", b"multipart/alternative", b"message/rfc822", b"text/calendar"),
    *(
        b"charset=",
        b"charset*=",
        b"name=",
        b"filename=",
        b"filename*0*=",
        b"boundary=x",
        b'boundary="x"',
        b"--x",
        b"--x--",
    ),
    *(b"idna", b"punycode", b"undefined", b"unicode_escape", b"utf-7", b"utf-16", b"latin-1", b"utf-8", b"hz", b"''"),
    *(b"zlib", b"rot13", b"iso-2022-kr", b"cp65001", b"raw_unicode_escape", b"unicode_internal", b"x\x00y", b"oem"),
    *(b"=?utf-8?q?a?=", b"=?idna?b?/w==?=", b"=?punycode?q?-=?=", b"=?undefined?q?a?=", b"=?utf-8?b?=", b"=?x"),
    *(b"base64", b"quoted-printable", b"x-uuencode", b"begin 644 a\n", b"attachment", b"inline", b"7bit", b"binary"),
    *(b"ann@example.com", b"Thu, 26 Nov 2026 10:00:00 +9999", b"99999999999999999999", b"\xff\xfe", b"\xe4", b"\x80"),
    *("ä".encode(), "\u202e".encode(), b"<p>", b"<!--", b"&#x110000;", b"xn--", b"a", b"1", b"-", b"*", b"%", b"%FF"),
]


def a_random_mail(chance: random.Random) -> bytes:
    lines = [HEAD] if chance.random() < 0.5 else []
    if chance.random() < 0.7:
        kind = chance.choice([b"text/plain", b"text/html", b"multipart/mixed; boundary=x", b"message/rfc822"])
        lines.append(b"Content-Type: " + kind + b"; charset=" + chance.choice(PIECES) + b"\n")
    lines += [b"".join(chance.choices(PIECES, k=chance.randrange(1, 8))) for _ in range(chance.randrange(1, 20))]
    return b"\n".join(lines)


@pytest.mark.slow
@pytest.mark.requirement("mail.one-costs-itself-alone")
def test_no_random_mail_breaks_any_reader(caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random("mails")
    read = []
    for _ in range(MAILS):
        raw = a_random_mail(chance)
        mail = read_mail(raw, AT, email_id="m1")
        assert mail.fault == "", raw
        summarize(mail.body)
        triage(mail.sender, mail.subject, mail.body, [])
        str(mail).encode()
        try:
            add_attachments(new_message("a@b.c", "d@e.f", "s", "b"), raw)
        except ToolFailed:
            assert not mail.whole
        read.append(mail)
    assert len(of_one_thread(read[0], read)) >= 0


@pytest.mark.requirement("mail.one-costs-itself-alone")
@pytest.mark.parametrize(
    "charset", ["idna", "punycode", "undefined", "unicode_escape", "zlib", "rot13", "no such", "\udcff"]
)
def test_a_charset_that_is_none_is_read_as_utf_8(charset: str) -> None:
    assert decoded("Grüße \udcff".encode("utf-8", "surrogateescape"), charset) == "Grüße \ufffd"


@pytest.mark.requirement("mail.one-costs-itself-alone")
async def test_what_is_no_file_in_a_mailbox_is_passed_over(tmp_path: Path) -> None:
    box = LocalMailbox(MailStore(tmp_path, Owner("default", "ann")), "ann@example.com")
    (tmp_path / "ann").mkdir()
    mailbox.Maildir(tmp_path / "ann" / "INBOX", create=True).add(HEAD.decode() + "\nfine")
    os.mkfifo(tmp_path / "ann" / "INBOX" / "new" / "1.pipe.host")
    (tmp_path / "ann" / "INBOX" / "new" / "2.folder.host").mkdir()
    found = await asyncio.wait_for(box.search(Wanted()), 5)
    assert [mail.body for mail in found.mails] == ["fine"]


@pytest.mark.requirement("mail.one-costs-itself-alone")
async def test_a_mail_that_nothing_can_be_read_of_is_named_and_the_others_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = MailStore(tmp_path, Owner("default", "ann"))
    (tmp_path / "ann").mkdir()
    inbox = mailbox.Maildir(tmp_path / "ann" / "INBOX", create=True)
    for text in ("good", "bad", "fine"):
        inbox.add(HEAD.decode() + f"\n{text}")
    whole = parse_parts

    def breaks(raw: bytes) -> object:
        if b"bad" in raw:
            raise RuntimeError("a fault of the parser that nobody knows yet")
        return whole(raw)

    monkeypatch.setattr("steward.tools.mail.message.parse_parts", breaks)
    box = LocalMailbox(store, "ann@example.com")
    found = await box.search(Wanted())
    assert sorted(mail.subject for mail in found.mails) == ["(this e-mail cannot be read)", "Hi", "Hi"]
    (broken,) = [mail for mail in found.mails if mail.fault]
    assert broken.fault == "RuntimeError"
    assert await box.find(broken.id) == broken
    assert {mail.body for mail in found.mails} == {"good", "fine", "(this e-mail cannot be read)"}


MIXED = b"Content-Type: multipart/mixed; boundary=x\n\n"


def parts(number: int) -> bytes:
    return HEAD + MIXED + b"--x\n\na\n" * number


HOSTILE: dict[str, Callable[[], bytes]] = {
    "nested": lambda: HEAD
    + b"".join(b"Content-Type: multipart/mixed; boundary=%d\n\n--%d\n" % (n, n) for n in range(400))
    + b"\n" * 100_000,
    "many parts": lambda: parts(50_000),
    "mails in mails": lambda: HEAD + b"Content-Type: message/rfc822\n\n" * 10_000,
    "punycode": lambda: HEAD + b"Content-Type: text/plain; charset=punycode\n\na-" + b"b9" * 200_000,
    "long kind": lambda: HEAD + b"Content-Type: text/plain; " + b"a=b;" * 100_000 + b"\n\nx",
    "long kinds": lambda: HEAD + MIXED + (b"--x\nContent-Type: a/b" + b";a*0*=b" * 200 + b"\n\nx\n") * 280,
    "long sender": lambda: b"From: " + b"a." * 200_000 + b"\n\nx",
    "long list": lambda: HEAD + b"Cc: " + b'"a" ' * 100_000 + b"\n\nx",
    "short lines": lambda: HEAD + b"\n" + b"\n" * 8_000_000,
    "many heads": lambda: b"X: y\n" * 100_000,
    "eight mebibytes": lambda: HEAD + b"\n" + b"words of a text\n" * 600_000,
}  # fmt: skip


@pytest.mark.requirement("mail.bounds-before-parsing")
@pytest.mark.parametrize("kind", HOSTILE)
def test_no_mail_takes_long(kind: str) -> None:
    raw = HOSTILE[kind]()
    begin = time.process_time()
    mail = read_mail(raw, AT, email_id="m1")
    assert time.process_time() - begin < 2
    assert mail.fault == ""


@pytest.mark.requirement("mail.bounds-before-parsing")
def test_what_is_beyond_the_bounds_is_said_and_never_forwarded_in_part() -> None:
    assert read_mail(parts(MOST_PARTS - 1), AT, email_id="m1").whole
    many = read_mail(parts(MOST_PARTS + 50), AT, email_id="m1")
    assert (many.whole, many.body[:1], many.subject) == (False, "a", "Hi")
    assert not read_mail(HEAD + b"\n" + b"a" * MOST_BYTES, AT, email_id="m1").whole
    with pytest.raises(ToolFailed, match="too large or too deeply nested"):
        add_attachments(new_message("a@b.c", "d@e.f", "s", "b"), parts(MOST_PARTS + 50))


def test_a_long_list_of_recipients_is_read_and_commas_in_names_part_nobody() -> None:
    people = [f"=?utf-8?q?D=C3=B6e=2C_J{n}?= <j{n}@example.com>" for n in range(60)]
    mail = read_mail(
        b"From: =?utf-8?q?D=C3=B6e=2C_Jane?= <jane@example.com>\nTo: " + ", ".join(people).encode() + b"\n\nx",
        AT,
        email_id="m1",
    )
    assert mail.to == ", ".join(f"j{n}@example.com" for n in range(60))
    assert (mail.sender_name, mail.sender_address) == ("Döe, Jane", "jane@example.com")
