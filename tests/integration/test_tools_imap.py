"""The e-mail tools on an account: a real dovecot is read and searched, what is sent is filed there and found again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from steward.contracts.errors import ToolFailed
from steward.contracts.owner import Owner
from steward.tools.builtin.email import (
    ComposeArgs,
    ForwardArgs,
    ReplyArgs,
    compose_email,
    find_composed,
    find_forwarded,
    find_reply,
    forward_email,
    reply_email,
)
from steward.tools.builtin.email_reading import EmailIdArgs, MarkArgs, get_email_details, mark_email, summarize_email
from steward.tools.context import ToolContext
from steward.tools.mail.account import Account, Server
from tests.support.dovecot import Dovecot
from tests.support.live import free_port
from tests.support.mail_servers import Post, a_post
from tests.support.mail_tools import a_mail, as_ann, details, found, only_id
from tests.support.tool_bench import NOW


@pytest.fixture
async def post() -> AsyncIterator[Post]:
    async with a_post() as listening:
        yield listening


@pytest.fixture
def account(dovecot: Dovecot, user: str, post: Post) -> Account:
    return dovecot.account(user, post.server())


@pytest.fixture
def ctx(account: Account, tmp_path: Path) -> ToolContext:
    return as_ann(account, tmp_path)


def a_mailbox(dovecot: Dovecot, user: str) -> None:
    """Six mails by three senders over three weeks, one of them in German and one in HTML."""
    html = a_mail("Angebot", "<p>Der <b>Preis</b> bleibt.</p>", sender='"Jörg Müller" <jm@example.de>')
    html.replace_header("Content-Type", 'text/html; charset="utf-8"')
    mails = [
        a_mail(
            "Q3 report, first draft",
            "The numbers are rough.",
            at=NOW - timedelta(days=9),
            sender="Alice <alice@example.com>",
        ),
        a_mail("Re: Q3 report, final numbers", "The Q3 report is done.", sender="Alice <alice@example.com>"),
        a_mail("Q3 offsite", "Shall we go to the lake?", at=NOW - timedelta(days=20)),
        a_mail("Grüße aus Köln", "Die Straße ist gesperrt.", sender='"Jörg Müller" <jm@example.de>'),
        a_mail("Lunch", "The report can wait.", sender="Malice <malice@example.com>"),
    ]
    dovecot.put(user, *(mail.as_bytes() for mail in mails), html.as_bytes())


@pytest.mark.requirement("mail.imap.search")
@pytest.mark.parametrize(
    ("args", "subjects"),
    [
        (
            {"query": "emails from Alice about the Q3 report"},
            ["Re: Q3 report, final numbers", "Q3 report, first draft"],
        ),
        (
            {"query": "q3 REPORT", "from_email": "alice@example.com"},
            ["Re: Q3 report, final numbers", "Q3 report, first draft"],
        ),
        ({"query": "Q3", "days_back": 10}, ["Re: Q3 report, final numbers", "Q3 report, first draft"]),
        ({"query": "report", "from_email": "malice@example.com"}, ["Lunch"]),
        ({"query": "Grüße"}, ["Grüße aus Köln"]),
        ({"query": "STRAßE", "from_email": "Müller"}, ["Grüße aus Köln"]),
        ({"query": "preis", "from_email": "Jörg Müller"}, ["Angebot"]),
        ({"query": 'zzq "zzr\\" \r\nzzs LOGOUTX'}, []),
    ],
    ids=lambda value: str(value)[:40],
)
async def test_the_server_searches_by_words_sender_and_age(
    dovecot: Dovecot, user: str, ctx: ToolContext, args: dict[str, Any], subjects: list[str]
) -> None:
    a_mailbox(dovecot, user)
    result = await found(ctx, **args)
    assert [mail["subject"] for mail in result["emails"]] == subjects
    assert result["total_found"] == len(subjects)
    assert result["matched"] == "all"


@pytest.mark.requirement("mail.imap.search")
async def test_a_search_falls_back_to_some_words_bounds_its_answer_and_marks_nothing_read(
    dovecot: Dovecot, user: str, ctx: ToolContext
) -> None:
    a_mailbox(dovecot, user)
    some = await found(ctx, query="Q3 dinosaur")
    assert (some["matched"], some["total_found"]) == ("some", 3)
    every = await found(ctx, query="mails", limit=2)
    assert (len(every["emails"]), every["total_found"]) == (2, 6)
    nothing = await found(ctx, query="dinosaur")
    assert nothing == {"total_found": 0, "matched": "all", "looked_for": {"query": "dinosaur"}, "emails": []}
    with dovecot.connected(user) as client:
        client.select("INBOX", readonly=True)
        assert len(client.search(None, "UNSEEN")[1][0].split()) == 6


@pytest.mark.requirement("mail.imap.search")
@pytest.mark.parametrize(
    ("args", "subjects"),
    [
        ({"from_email": "alice", "date": "yesterday"}, []),
        ({"date": "2025-11-11"}, ["Q3 report, first draft"]),
        (
            {"date": "since last week", "from_email": "alice@example.com"},
            ["Re: Q3 report, final numbers", "Q3 report, first draft"],
        ),
        ({"has_attachment": True}, ["Plan"]),
        ({"has_attachment": False, "from_email": "Bob"}, ["Q3 offsite"]),
        ({"unread": True, "from_email": "malice"}, ["Lunch"]),
        ({"unread": False}, ["Plan"]),
        ({"unread": False, "from_email": "alice"}, []),
    ],
    ids=str,
)
async def test_the_server_searches_by_day_state_and_attachment(
    dovecot: Dovecot, user: str, ctx: ToolContext, args: dict[str, Any], subjects: list[str]
) -> None:
    a_mailbox(dovecot, user)
    plan = a_mail("Plan", "x " * 20_000)
    plan.add_attachment(b"%PDF", maintype="application", subtype="pdf", filename="plan.pdf")
    dovecot.put(user, plan.as_bytes())
    await mark_email.run(ctx, MarkArgs.model_validate({"email_id": "plan", "as": "read"}))
    result = await found(ctx, **args)
    assert [mail["subject"] for mail in result["emails"]] == subjects
    assert [mail["unread"] for mail in result["emails"]] == [subject != "Plan" for subject in subjects]


@pytest.mark.requirement("mail.imap.marks")
async def test_a_mail_is_marked_on_the_server_and_reading_marks_nothing(
    dovecot: Dovecot, user: str, ctx: ToolContext
) -> None:
    a_mailbox(dovecot, user)
    email_id = (await details(ctx, "offsite"))["id"]
    assert (await details(ctx, email_id))["unread"] is True
    for mark, unread in (("read", False), ("read", False), ("flagged", False), ("unread", True)):
        await mark_email.run(ctx, MarkArgs.model_validate({"email_id": email_id, "as": mark}))
        assert (await details(ctx, email_id))["unread"] is unread
    with dovecot.connected(user) as client:
        client.select("INBOX", readonly=True)
        assert len(client.search(None, "FLAGGED")[1][0].split()) == 1
        assert len(client.search(None, "UNSEEN")[1][0].split()) == 6
    with pytest.raises(ToolFailed, match="there is no e-mail"):
        await mark_email.run(ctx, MarkArgs.model_validate({"email_id": f"{email_id[:-1]}99", "as": "read"}))


@pytest.mark.requirement("tools.email.forward")
async def test_a_mail_is_forwarded_with_its_attachments_unless_it_is_too_long(
    dovecot: Dovecot, user: str, ctx: ToolContext, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = a_mail("Plan", "See below.")
    plan.add_attachment(b"%PDF-1.7", maintype="application", subtype="pdf", filename="plan.pdf")
    dovecot.put(user, plan.as_bytes())
    args = ForwardArgs(email_id="plan", to="carl@example.com", note="Please look.")
    answer = await forward_email.run(ctx, args)
    (envelope,) = post.taken
    assert isinstance(envelope.content, bytes)
    assert envelope.rcpt_tos == ["carl@example.com"]
    for part in (b"Please look.", b"See below.", b'filename="plan.pdf"', b"JVBERi0xLjc="):
        assert part in envelope.content
    again = await find_forwarded.run(ctx, args)
    assert again is not None
    assert again.result == answer.result
    monkeypatch.setattr("steward.tools.mail.remote._WHOLE", 100)
    with pytest.raises(ToolFailed, match="longer than"):
        await forward_email.run(ctx, args)
    assert len(post.taken) == 1


@pytest.mark.requirement("mail.imap.search")
async def test_of_very_many_the_newest_are_read_and_all_are_counted(
    dovecot: Dovecot, user: str, ctx: ToolContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("steward.tools.mail.remote.MOST_READ", 3)
    dovecot.put(user, *(a_mail(f"Status {n}", at=NOW + timedelta(minutes=n)).as_bytes() for n in range(8)))
    result = await found(ctx, query="status")
    assert [mail["subject"] for mail in result["emails"]] == ["Status 7", "Status 6", "Status 5"]
    assert result["total_found"] == 8


@pytest.mark.requirement("mail.imap.ids")
async def test_an_id_means_one_mail_of_one_mailbox_for_good(dovecot: Dovecot, user: str, ctx: ToolContext) -> None:
    dovecot.put(user, *(a_mail(subject).as_bytes() for subject in ("First", "Second")))
    email_id = await only_id(ctx, query="second")
    assert await only_id(ctx, query="second") == email_id
    assert (await details(ctx, email_id))["subject"] == "Second"
    with dovecot.connected(user) as client:
        client.select("INBOX")
        client.store("1", "+FLAGS", "\\Deleted")
        client.expunge()
    assert (await details(ctx, email_id))["subject"] == "Second"
    with dovecot.connected(user) as client:
        client.create("Archive")
        client.select("INBOX")
        client.store("1", "+FLAGS", "\\Deleted")
        client.expunge()
    for gone in (email_id, f"{email_id[:-1]}9", "s" + email_id[1:], "i1x1", "nonsense", "i1x1\r\nX LOGOUT"):
        with pytest.raises(ToolFailed, match="there is no e-mail"):
            await details(ctx, gone)


@pytest.mark.requirement("mail.imap.details")
async def test_the_details_hold_text_headers_attachments_and_the_thread(
    dovecot: Dovecot, user: str, ctx: ToolContext
) -> None:
    root = a_mail("Offer", "Our offer.", at=NOW - timedelta(days=3), message_id="<root@example.com>")
    ours = a_mail(
        "Re: Offer",
        "Too much.",
        at=NOW - timedelta(days=2),
        message_id="<ours@example.com>",
        In_Reply_To="<root@example.com>",
        References="<root@example.com>",
    )
    last = a_mail(
        "Re: Offer",
        "Half then.",
        message_id="<last@example.com>",
        In_Reply_To="<ours@example.com>",
        References="<root@example.com> <ours@example.com>",
        Reply_To="sales@example.com",
    )
    last.add_alternative("<html><body onload='x()'>Half <b>then</b>.</body></html>", subtype="html")
    last.add_attachment(b"%PDF-1.7 " + b"x" * 991, maintype="application", subtype="pdf", filename="Angebot Nö.pdf")
    dovecot.put(user, root.as_bytes(), last.as_bytes(), a_mail("Other").as_bytes())
    dovecot.put(user, ours.as_bytes(), folder="Sent")
    result = await details(ctx, await only_id(ctx, query="half"))
    assert result["body"] == "Half then."
    assert result["attachments"] == [{"name": "Angebot Nö.pdf", "type": "application/pdf", "size": 1000}]
    assert (result["reply_to"], result["in_reply_to"]) == ("sales@example.com", "<ours@example.com>")
    assert result["references"] == ["<root@example.com>", "<ours@example.com>", "<last@example.com>"]
    assert [(mail["subject"], mail["id"][0]) for mail in result["thread"]] == [("Offer", "i"), ("Re: Offer", "s")]
    assert (await details(ctx, result["thread"][1]["id"]))["body"] == "Too much."
    from_root = await details(ctx, result["thread"][0]["id"])
    assert [mail["subject"] for mail in from_root["thread"]] == ["Re: Offer", "Re: Offer"]
    assert (await summarize_email.run(ctx, EmailIdArgs(email_id=result["id"]))).result["summary"] == "Half then."


@pytest.mark.requirement("mail.imap.details")
async def test_a_huge_mail_is_read_in_part_and_that_is_said(
    dovecot: Dovecot, user: str, ctx: ToolContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("steward.tools.mail.remote._WHOLE", 100_000)
    huge = a_mail("Video", "Have a look.")
    huge.add_attachment(b"\0" * 3_000_000, maintype="video", subtype="mp4", filename="film.mp4")
    dovecot.put(user, huge.as_bytes())
    answer = await get_email_details.run(ctx, EmailIdArgs(email_id=await only_id(ctx, query="look")))
    assert answer.result["body"] == "Have a look."
    assert answer.degraded == "the e-mail is very long or deeply nested; only its beginning was read"


@pytest.mark.requirement("mail.sent-and-filed")
async def test_what_is_sent_is_filed_once_and_found_again(
    dovecot: Dovecot, user: str, ctx: ToolContext, post: Post
) -> None:
    args = ComposeArgs(to="bob@example.com", subject="Grüße", body="Bis später", cc="carl@example.com")
    assert await find_composed.run(ctx, args) is None
    answer = await compose_email.run(ctx, args)
    (envelope,) = post.taken
    (copy,) = dovecot.raw(user, "Sent")
    assert isinstance(envelope.content, bytes)
    assert str(answer.result["message_id"]).encode() in copy
    assert str(answer.result["message_id"]).encode() in envelope.content
    assert answer.degraded is None
    again = await find_composed.run(ctx, args)
    assert again is not None
    assert again.result == answer.result
    copies = "copy to carl@example.com: “Grüße” (filed in the Sent folder)."
    assert again.message == answer.message == f"E-mail sent to bob@example.com, {copies}"
    assert await find_composed.run(replace(ctx, call_id="c2"), args) is None
    assert len(post.taken) == 1


@pytest.mark.requirement("mail.sent-and-filed")
async def test_a_reply_joins_the_thread_and_is_found_again(
    dovecot: Dovecot, user: str, ctx: ToolContext, post: Post
) -> None:
    dovecot.put(user, a_mail("Lunch?", message_id="<lunch@example.com>").as_bytes())
    args = ReplyArgs(email_id=await only_id(ctx, query="lunch"), body="Gladly")
    answer = await reply_email.run(ctx, args)
    (copy,) = dovecot.raw(user, "Sent")
    for header in (b"In-Reply-To: <lunch@example.com>", b"References: <lunch@example.com>", b"To: bob@example.com"):
        assert header in copy
    again = await find_reply.run(ctx, args)
    assert again is not None
    assert again.result == answer.result
    result = await details(ctx, args.email_id)
    assert [mail["subject"] for mail in result["thread"]] == ["Re: Lunch?"]


@pytest.mark.requirement("mail.sent-and-filed")
async def test_a_copy_that_cannot_be_filed_does_not_undo_the_sending(
    dovecot: Dovecot, user: str, post: Post, tmp_path: Path
) -> None:
    broken = replace(dovecot.account(user, post.server()), imap=Server("127.0.0.1", free_port(), "none"))
    answer = await compose_email.run(as_ann(broken, tmp_path), ComposeArgs(to="b@example.com", subject="s", body="b"))
    assert len(post.taken) == 1
    assert "filed_in" not in answer.result
    assert answer.degraded is not None
    assert answer.degraded.startswith("the copy in Sent: ")


async def test_a_server_that_files_by_itself_is_left_to_it(
    dovecot: Dovecot, user: str, post: Post, tmp_path: Path
) -> None:
    ctx = as_ann(dovecot.account(user, post.server(), file_sent=False), tmp_path)
    await compose_email.run(ctx, ComposeArgs(to="b@example.com", subject="s", body="b"))
    assert (len(post.taken), dovecot.raw(user, "Sent")) == (1, [])


@pytest.mark.requirement("mail.account-of-its-user")
@pytest.mark.parametrize("other", [Owner("acme", "bob"), Owner("other", "ann"), Owner("ann", "acme")])
async def test_an_account_is_its_users_alone(dovecot: Dovecot, user: str, ctx: ToolContext, other: Owner) -> None:
    dovecot.put(user, a_mail("Secret").as_bytes())
    email_id = await only_id(ctx, query="secret")
    theirs = replace(ctx, requester=replace(ctx.requester, owner=other))
    assert (await found(theirs, query="secret"))["total_found"] == 0
    with pytest.raises(ToolFailed):
        await details(theirs, email_id)
    sent = await compose_email.run(theirs, ComposeArgs(to="x@example.com", subject="s", body="b"))
    assert "local Sent folder" in sent.message
