"""Forwarding: the whole mail with a note, once a call, shown before it leaves."""

from __future__ import annotations

from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

import pytest

from steward.contracts.errors import ToolFailed
from steward.contracts.owner import Owner
from steward.tools.builtin.email import ForwardArgs, bind_forward, find_forwarded, forward_email, preview_forward
from steward.tools.context import ToolContext
from steward.tools.mail.store import SENT, MailStore
from steward.tools.ports import MailSettings, Services
from tests.support.mail_tools import a_mail
from tests.support.tool_bench import NOW, a_context


def an_invoice() -> EmailMessage:
    mail = a_mail(
        "Re: Invoice 7", "Please pay.\n\n" + "x" * 600, sender="Kim <kim@studio.example>", Cc="eve@example.com"
    )
    mail.add_attachment(b"%PDF-1.7", maintype="application", subtype="pdf", filename="Rechnung Nö.pdf")
    mail.add_attachment(a_mail("Inner", "Deep."))
    return mail


@pytest.fixture
def ctx(tmp_path: Path) -> ToolContext:
    """Ann with an invoice that has a file and a mail attached."""
    MailStore(tmp_path, Owner("acme", "ann")).create_with([(an_invoice(), True)])
    return a_context(Services(mail=MailSettings(tmp_path), clock=lambda: NOW))


@pytest.mark.requirement("tools.email.forward")
async def test_a_mail_is_forwarded_whole_and_once_a_call(ctx: ToolContext, tmp_path: Path) -> None:
    args = ForwardArgs(email_id="kim's invoice", to="bob@example.com; ann@example.com", note="For you.")
    assert await find_forwarded.run(ctx, args) is None
    answer = await forward_email.run(ctx, args)
    await forward_email.run(ctx, args)
    assert answer.result["to"] == "bob@example.com, ann@example.com"
    assert "Fwd: Invoice 7" in answer.message
    again = await find_forwarded.run(ctx, args)
    assert again is not None
    assert again.result == answer.result
    (path,) = (tmp_path / "+acme" / "ann" / SENT / "cur").iterdir()
    sent = message_from_bytes(path.read_bytes(), policy=default)
    assert isinstance(sent, EmailMessage)
    text = sent.get_body()
    assert text is not None
    lines = text.get_content().splitlines()
    assert lines[:6] == [
        "For you.",
        "",
        "---------- Forwarded message ----------",
        "From: Kim <kim@studio.example>",
        "Date: Thu, 20 Nov 2025 16:30 +0100",
        "Subject: Re: Invoice 7",
    ]
    assert {"Cc: eve@example.com", "Please pay."} <= set(lines)
    attached = list(sent.iter_attachments())
    assert [part.get_filename() for part in attached] == ["Rechnung Nö.pdf", "Inner.eml"]
    assert attached[0].get_content() == b"%PDF-1.7"
    assert b"Deep." in attached[1].get_content()
    (left,) = MailStore(tmp_path, Owner("acme", "ann")).mails()
    assert left.unread


@pytest.mark.requirement("tools.email.forward")
async def test_an_approval_shows_what_is_forwarded(ctx: ToolContext) -> None:
    args = ForwardArgs(email_id="kim", to="bob@example.com")
    bound = await bind_forward.run(ctx, args)
    assert str(bound["email_id"]).startswith("m")
    shown = await preview_forward.run(ctx, args.model_copy(update=dict(bound)))
    assert list(map(str, shown.fields))[:3] == [
        "forwards: “Re: Invoice 7” from Kim <kim@studio.example>, Thursday 20 November 2025, 16:30",
        "subject: Fwd: Invoice 7",
        "attachments: Rechnung Nö.pdf, Inner.eml",
    ]
    assert shown.fields[3].value.startswith("Please pay.")
    assert shown.fields[3].value.endswith("… (289 more characters)")
    assert list(shown.objects) == [bound["email_id"]]


@pytest.mark.parametrize(
    "args", [{"email_id": "boat", "to": "bob@example.com"}, {"email_id": "kim", "to": "bob"}], ids=str
)
async def test_nothing_is_sent_of_no_mail_or_to_no_address(
    ctx: ToolContext, tmp_path: Path, args: dict[str, str]
) -> None:
    with pytest.raises(ToolFailed):
        await forward_email.run(ctx, ForwardArgs(**args))
    assert MailStore(tmp_path, Owner("acme", "ann")).mails(SENT) == []
