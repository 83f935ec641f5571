"""What the mail gateway takes for the answer of a reply, and for the account's own signature. No server runs."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

from steward.contracts.mail_marks import reply_mark
from steward.gateways.mail.folders import MailboxAway
from steward.gateways.mail.letters import read_letter
from steward.gateways.mail.marks import is_mark_of
from steward.gateways.mail.signatures import is_signed_by, looked_up
from tests.support.mail_gateway import ADDRESS, APPROVAL, REPLY_SECRET, SHA256, USER, a_letter, key_record, signed

QUOTE = "On Fri, Nov 27, 2026 at 9:21 PM Steward <ann@example.com> wrote:\n> Your approval is needed\n> yes\n"


@pytest.mark.requirement("mail.gateway.answer")
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("No", "no"),
        ("no.\n\nSent from my phone", "no"),
        (f"\n\n  Nein!\n\n{QUOTE}", "no"),
        ("yes", "yes"),
        (f"Yes!\n\n{QUOTE}", "yes"),
        ("ja\n> quoted\n>\n> more", "yes"),
        ("yes, but at 1pm", None),
        ("yes\nbut make it 1pm", None),
        (f"yes\nbut make it 1pm:\n{QUOTE}", None),
        ("yes\nsend it to bob@example.com:\n> quoted", None),
        ("ja\n\nAm 27.11.2026 um 21:21 schrieb Steward\n<ann@example.com>:\n\n> quoted", "yes"),
        ("yes\nplease:\n> make it 1pm\nat noon", None),
        ("yes\n\n-----Original Message-----\nFrom: Steward\nno", None),
        ("No problem, go ahead", None),
        (QUOTE, None),
        ("> yes", None),
        ("", None),
    ],
)
def test_the_answer_stands_first_in_the_plain_text(text: str, answer: str | None) -> None:
    assert read_letter(a_letter("Re: x", text).as_bytes()).answer == answer


@pytest.mark.requirement("mail.gateway.answer")
def test_html_and_attachments_are_no_answer() -> None:
    html = EmailMessage()
    html.set_content("<p>yes</p>", subtype="html")
    assert read_letter(html.as_bytes()).answer is None
    both = a_letter("Re: x", "see below")
    both.add_alternative("<p>yes</p>", subtype="html")
    assert read_letter(both.as_bytes()).answer is None
    attached = EmailMessage()
    attached.add_attachment("yes", filename="a.txt")
    assert read_letter(attached.as_bytes()).answer is None


@pytest.mark.requirement("mail.gateway.mark")
def test_a_mark_is_good_for_its_user_approval_and_arguments_alone() -> None:
    mark = reply_mark(REPLY_SECRET, USER, APPROVAL, SHA256)
    letter = read_letter(a_letter(f"Re: AW: Your approval is needed: compose_email [{mark}]").as_bytes())
    assert letter.mark == mark
    assert is_mark_of(mark, REPLY_SECRET, USER, APPROVAL, SHA256)
    for other in (
        ("another secret of the marks", USER, APPROVAL, SHA256),
        (REPLY_SECRET, "bob", APPROVAL, SHA256),
        (REPLY_SECRET, USER, "7-2", SHA256),
        (REPLY_SECRET, USER, APPROVAL, "6" * 64),
    ):
        assert not is_mark_of(mark, *other)
    assert read_letter(a_letter(f"[{mark}] [{mark}]").as_bytes()).mark is None


def holds(raw: bytes, address: str = ADDRESS, also: frozenset[str] = frozenset()) -> bool:
    return is_signed_by(raw, address, lambda name: [b"google-site=x", key_record()], also=also)


@pytest.mark.requirement("mail.gateway.signature")
def test_a_signature_of_the_addresss_own_domain_counts() -> None:
    raw = signed(a_letter("Re: x", "no", sender=f"Ann <{ADDRESS}>"))
    assert holds(raw)
    assert holds(raw.replace(b"\n", b"\r\n") if b"\r\n" not in raw else raw)
    assert holds(raw, also=frozenset({"content-type", "content-transfer-encoding"}))


@pytest.mark.requirement("mail.gateway.signature")
def test_while_nobody_knows_the_key_nothing_is_said() -> None:
    def away(name: str) -> list[bytes]:
        raise MailboxAway(name)

    with pytest.raises(MailboxAway, match=r"s1\._domainkey\.example\.com"):
        is_signed_by(signed(a_letter("Re: x", "no", sender=ADDRESS)), ADDRESS, away)
    with pytest.raises(MailboxAway, match="DNS does not say"):
        looked_up("127.0.0.1:1", 1.0)("s1._domainkey.example.com")


@pytest.mark.requirement("mail.gateway.signature")
def test_what_the_signature_does_not_cover_does_not_count() -> None:
    letter = a_letter("Re: x", "no", sender=ADDRESS)
    good = signed(letter)
    assert not holds(letter.as_bytes())
    assert not holds(good.replace(b"\nno\n", b"\nyes\n"))
    assert not holds(good.replace(b"Re: x", b"Re: y"))
    assert not holds(b"From: eve@example.com\r\n" + good)
    assert not holds(b"Subject: other\r\n" + good)
    assert not holds(signed(letter, "elsewhere.example"))
    assert not holds(signed(letter, "com"))
    assert not holds(signed(letter, identity=b"eve@example.com"))
    assert not holds(signed(letter, length=True))
    assert not holds(signed(letter, include_headers=[b"from", b"to"]))
    assert not holds(signed(letter, include_headers=[b"from", b"subject"]), also=frozenset({"content-type"}))
    assert not is_signed_by(good, ADDRESS, lambda name: [])
    assert not is_signed_by(good, ADDRESS, lambda name: [b"v=DKIM1; p="])
    assert not is_signed_by(good, ADDRESS, lambda name: [key_record(), key_record()])
    assert not is_signed_by(b"DKIM-Signature: v=1; a=;;\r\n" + letter.as_bytes(), ADDRESS, lambda name: [key_record()])
