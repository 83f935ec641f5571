"""Mails as text: HTML without its workings, attachments by name and size, conversations by their Message-IDs."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.tools.mail.criteria import criteria
from steward.tools.mail.html_text import html_text
from steward.tools.mail.message import Attachment, Mail, new_message, read_mail
from steward.tools.mail.search import Wanted
from steward.tools.mail.thread import of_one_thread

AT = datetime(2025, 11, 20, tzinfo=UTC)


@pytest.mark.requirement("mail.html-is-only-text")
@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("<p>One</p><p>Two &amp; three</p>", "One\nTwo & three"),
        ("a<br>b<br/>c", "a\nb\nc"),
        ("<head><title>T</title><style>p{}</style></head><body>Hi</body>", "Hi"),
        ("<head><body>Hi", "Hi"),
        ("Hi<script>alert('</p>')</script> there", "Hi there"),
        ("<!-- <b>no</b> -->yes<!--[if mso]>no<![endif]-->!", "yes!"),
        ("<a href='http://x'>click</a> <img src=x onerror=y>here", "click here"),
        ("if 1 < 2 and 3 > 2", "if 1 < 2 and 3 > 2"),
        ("&lt;script&gt;x", "<script>x"),
        ("<SCRIPT>x</SCRIPT\n>y<ScRipt/>z", "yz"),
        ("one\n  line", "one line"),
    ],
)
def test_html_is_read_as_its_text_alone(source: str, text: str) -> None:
    lines = [line for line in html_text(source).splitlines() if line]
    assert "\n".join(lines) == text


@pytest.mark.requirement("mail.html-is-only-text")
@pytest.mark.parametrize("hostile", ["<", "<!--", "<script", "<script>", "</", "<a ", "<a><", "&", "<head>"])
def test_hostile_html_takes_no_longer_than_its_length(hostile: str) -> None:
    started = time.process_time()
    html_text(hostile * (1_000_000 // len(hostile)))
    html_text(hostile + "a" * 100_000)
    assert time.process_time() - started < 5


@given(st.text())
def test_any_text_can_be_read_as_html(source: str) -> None:
    assert isinstance(html_text(source), str)


@pytest.mark.requirement("mail.hostile-heads")
@pytest.mark.parametrize(
    "head",
    [
        "From: " + "(" * 20_000,
        "Message-ID: " + "(" * 20_000,
        "To: " + '"' * 100_000,
        "Content-Type: " + "(" * 20_000,
        "Content-Disposition: attachment; filename=" + "(" * 20_000,
        "\r\n".join(f'Content-Type: multipart/mixed; boundary="b{n}"\r\n\r\n--b{n}' for n in range(2_000)),
    ],
    ids=["from", "id", "to", "type", "name", "depth"],
)
def test_a_hostile_mail_is_read_as_far_as_it_goes_and_in_time(head: str) -> None:
    started = time.process_time()
    mail = read_mail(f"Subject: Kept\r\n{head}\r\n\r\nbody".encode(), AT, email_id="m1")
    assert mail.subject == "Kept"
    assert time.process_time() - started < 15


def test_attachments_have_name_type_and_size() -> None:
    raw = (
        b"Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nHi\r\n"
        b"--x\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n"
        b"Content-Disposition: attachment; filename*=utf-8''Rechnung%20%E2%82%AC.pdf\r\n\r\nSGVsbG8=\r\n"
        b'--x\r\nContent-Disposition: attachment; filename="a\x00b\x1b[31m.txt"\r\n\r\nabc\r\n--x--\r\n'
    )
    mail = read_mail(raw, AT, email_id="m1")
    assert mail.body == "Hi"
    assert mail.attachments[0] == Attachment("Rechnung €.pdf", "application/pdf", 5)
    assert mail.attachments[1].name.isprintable()
    assert mail.attachments[1].size == 3


def test_an_attached_mail_is_not_read_as_the_mail() -> None:
    inner = new_message("eve@example.com", "ann@example.com", "Inner", "Pay me.")
    outer = new_message("bob@example.com", "ann@example.com", "Outer", "See below.")
    outer.add_attachment(inner, filename="inner.eml")
    mail = read_mail(outer.as_bytes(), AT, email_id="m1")
    assert (mail.own, [attachment.name for attachment in mail.attachments]) == ("See below.", ["inner.eml"])
    assert [(inside.sender, inside.own) for inside in mail.inside] == [("eve@example.com", "Pay me.")]
    assert mail.attachments[0].size == len("Pay me.\n")


def a_mail(own: str, references: str = "", in_reply_to: str = "", day: int = 0) -> Mail:
    text = f"Message-ID: {own}\r\nReferences: {references}\r\nIn-Reply-To: {in_reply_to}\r\nSubject: {own}\r\n\r\n"
    return read_mail(text.encode(), AT + timedelta(days=day), email_id=own)


def test_a_conversation_is_what_its_message_ids_connect() -> None:
    root, answer = a_mail("<1@x>"), a_mail("<2@x>", "<1@x>", "<1@x>", 1)
    later, bare = a_mail("<3@x>", "<1@x> <2@x>", "<2@x>", 2), a_mail("<4@x>", in_reply_to="<3@x>", day=3)
    other = a_mail("<9@x>", "<8@x>")
    everything = [bare, later, other, answer, root, answer]
    assert [mail.subject for mail in of_one_thread(answer, everything)] == ["<1@x>", "<3@x>"]
    assert [mail.subject for mail in of_one_thread(later, everything)] == ["<1@x>", "<2@x>", "<4@x>"]
    assert of_one_thread(other, everything) == []
    assert of_one_thread(a_mail(""), [a_mail("")]) == []


@pytest.mark.requirement("mail.imap.criteria-cannot-be-left")
@given(query=st.text(max_size=60), sender=st.text(max_size=40))
def test_no_words_get_out_of_their_quotes_in_a_search(query: str, sender: str) -> None:
    text = criteria(Wanted(query, sender, AT), all_words=True)
    assert "\r" not in text
    assert "\n" not in text
    outside, quoted = "", False
    places = iter(text)
    for character in places:
        if character == "\\" and quoted:
            next(places)
        elif character == '"':
            quoted = not quoted
        elif not quoted:
            outside += character
    assert not quoted
    assert set(outside.replace("(", " ").replace(")", " ").split()) <= {
        *("OR", "SINCE", "SENTSINCE", "FROM", "SUBJECT", "BODY", "ALL", "19-Nov-2025"),
    }


def test_words_outside_ascii_can_be_left_to_be_sifted() -> None:
    wanted = Wanted("Grüße von Bob", "Müller")
    kept = criteria(wanted, all_words=True, ascii_only=True)
    assert kept.isascii()
    assert kept.count('"Bob"') == 3
    assert not criteria(wanted, all_words=True).isascii()
