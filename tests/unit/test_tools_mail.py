"""The mailbox: searched by words and sender, summarised, written to once, each user's apart."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.contracts.errors import ToolFailed
from steward.contracts.flow import Flow
from steward.contracts.owner import Owner
from steward.contracts.provenance import ArgumentOrigin, Source
from steward.tools.builtin.email import (
    ComposeArgs,
    ReplyArgs,
    compose_email,
    reply_email,
)
from steward.tools.builtin.email_reading import (
    EmailIdArgs,
    SearchArgs,
    get_email_details,
    search_email,
    summarize_email,
)
from steward.tools.context import ToolContext
from steward.tools.mail.message import parse_mail
from steward.tools.mail.search import Wanted, search
from steward.tools.mail.store import SENT, MailStore, folder_name
from steward.tools.ports import MailSettings, Services
from tests.support.tool_bench import NOW, a_context


@pytest.fixture
def ctx(tmp_path: Path) -> ToolContext:
    """Ann, with the sample mailbox."""
    return a_context(Services(mail=MailSettings(tmp_path, demo=True), clock=lambda: NOW))


async def found(ctx: ToolContext, **args: Any) -> dict[str, Any]:
    answer = await search_email.run(ctx, SearchArgs(**args))
    result: dict[str, Any] = answer.result
    return result


async def an_id(ctx: ToolContext, query: str) -> str:
    result = await found(ctx, query=query)
    email_id: str = result["emails"][0]["id"]
    return email_id


@pytest.mark.requirement("tools.email.search")
@pytest.mark.parametrize(
    ("args", "subjects"),
    [
        ({"query": "meeting schedule", "from_email": "alice@example.com"}, ["Meeting schedule for next week"]),
        (
            {"query": "Q3 report", "from_email": "Alice"},
            ["Re: Q3 report, final numbers", "Q3 report, first draft"],
        ),
        ({"query": "emails from Kim about the LOGO drafts"}, ["Three drafts of the new logo"]),
        ({"query": "the invoice", "from_email": "kim"}, ["Invoice 2041: logo design, first half"]),
        ({"query": "Q3 report", "from_email": "malice@example.com"}, []),
    ],
)
async def test_search_finds_by_words_and_sender(ctx: ToolContext, args: dict[str, Any], subjects: list[str]) -> None:
    result = await found(ctx, **args)
    assert [mail["subject"] for mail in result["emails"]] == subjects
    assert result["total_found"] == len(subjects)
    assert all({"id", "from", "to", "subject", "date", "snippet"} <= set(mail) for mail in result["emails"])


@pytest.mark.requirement("tools.email.search-says-when-it-falls-back")
async def test_search_falls_back_to_any_word_and_says_so(ctx: ToolContext) -> None:
    answer = await search_email.run(ctx, SearchArgs(query="Q3 dinosaur"))
    assert answer.result["matched"] == "some"
    assert answer.result["total_found"] == 2
    assert "No e-mail has all of these words" in answer.message
    nothing = await search_email.run(ctx, SearchArgs(query="dinosaur"))
    asked = {"query": "dinosaur"}
    assert nothing.result == {"total_found": 0, "matched": "all", "looked_for": asked, "emails": []}
    assert nothing.message == "No e-mail about “dinosaur” was found."


@pytest.mark.requirement("tools.email.search")
def test_accents_do_not_matter_but_in_an_address(tmp_path: Path) -> None:
    path = tmp_path / "mail"
    path.write_text("From: José Núñez <jose@example.com>\nSubject: Reunión\n\nNos vemos en la cafetería.\n", "utf-8")
    mail = parse_mail(path)
    assert mail is not None
    assert search([mail], Wanted("reunion CAFETERIA", "jose nunez")).mails == [mail]
    assert search([mail], Wanted("reunión", "jose@example.com")).mails == [mail]
    assert search([mail], Wanted("reunión", "josé@example.com")).mails == []


async def test_search_bounds_age_and_number(ctx: ToolContext) -> None:
    every = await found(ctx, query="emails", limit=50)
    assert every["total_found"] == 12
    assert len((await found(ctx, query="emails", limit=3))["emails"]) == 3
    recent = await found(ctx, query="emails", days_back=2, limit=50)
    assert 0 < recent["total_found"] < 12
    dates = [mail["date"] for mail in every["emails"]]
    assert dates == sorted(dates, reverse=True)


async def test_ids_are_stable_and_lead_to_the_whole_mail(ctx: ToolContext) -> None:
    email_id = await an_id(ctx, "server cpu")
    assert await an_id(ctx, "server cpu") == email_id
    details = await get_email_details.run(ctx, EmailIdArgs(email_id=email_id))
    assert details.result["from"] == "Monitoring <monitor@company.com>"
    assert "above 90% for 5 minutes" in details.result["body"]
    with pytest.raises(ToolFailed):
        await get_email_details.run(ctx, EmailIdArgs(email_id="m0"))


async def test_a_summary_has_the_first_sentences_dates_and_amounts(ctx: ToolContext) -> None:
    summary = (await summarize_email.run(ctx, EmailIdArgs(email_id=await an_id(ctx, "Q3 final numbers")))).result
    assert summary["summary"].startswith("finance has confirmed")
    assert {"€4,192,500", "€3,010,200"} <= set(summary["amounts"])
    assert any("Thursday" in date for date in summary["dates"])


@pytest.mark.requirement("tools.email.copies-named")
@pytest.mark.requirement("tools.email.sent-once")
async def test_a_composed_mail_is_filed_once_per_call(ctx: ToolContext, tmp_path: Path) -> None:
    args = ComposeArgs(to="bob@example.com; eve@example.com", subject="Grüße", body="Bis später", cc="c@example.com")
    first = await compose_email.run(ctx, args)
    again = await compose_email.run(ctx, args)
    assert first.result["message_id"] == again.result["message_id"]
    assert "bob@example.com, eve@example.com, copy to c@example.com" in first.message
    (sent,) = MailStore(tmp_path, Owner("acme", "ann")).mails(SENT)
    assert (sent.to, sent.cc, sent.subject, sent.body) == (
        "bob@example.com, eve@example.com",
        "c@example.com",
        "Grüße",
        "Bis später",
    )
    assert (sent.sender_address, sent.date) == ("ann@localhost", NOW)


async def test_another_call_with_the_same_words_is_another_mail(ctx: ToolContext, tmp_path: Path) -> None:
    args = ComposeArgs(to="bob@example.com", subject="s", body="b")
    await compose_email.run(ctx, args)
    await compose_email.run(a_context(ctx.services, call_id="c2"), args)
    assert len(MailStore(tmp_path, Owner("acme", "ann")).mails(SENT)) == 2


async def test_a_reply_joins_the_thread(ctx: ToolContext, tmp_path: Path) -> None:
    await reply_email.run(ctx, ReplyArgs(email_id=await an_id(ctx, "lunch friday"), body="Gladly"))
    path = next((tmp_path / "+acme" / "ann" / SENT / "cur").iterdir())
    text = path.read_text(encoding="utf-8")
    assert "In-Reply-To: <lunch@sample.example>" in text
    assert "References: <lunch@sample.example>" in text
    assert "Subject: Re: Lunch on Friday?" in text
    assert "To: bob@example.com" in text


@pytest.mark.parametrize(("subject", "sent"), [("Lunch is on", "Lunch is on"), (" ", "Re: Lunch on Friday?")])
async def test_a_reply_takes_the_subject_it_is_given_and_stays_in_the_thread(
    ctx: ToolContext, tmp_path: Path, subject: str, sent: str
) -> None:
    args = ReplyArgs(email_id=await an_id(ctx, "lunch friday"), body="Gladly", subject=subject)
    assert (await reply_email.run(ctx, args)).result["subject"] == sent
    text = next((tmp_path / "+acme" / "ann" / SENT / "cur").iterdir()).read_text(encoding="utf-8")
    assert f"Subject: {sent}" in text
    assert "In-Reply-To: <lunch@sample.example>" in text


@pytest.mark.parametrize("to", ["bob", "bob@", "@example.com", "a b@example.com", "bob@example.com, eve", ","])
async def test_what_is_no_address_is_refused_and_nothing_is_filed(ctx: ToolContext, tmp_path: Path, to: str) -> None:
    with pytest.raises(ToolFailed):
        await compose_email.run(ctx, ComposeArgs(to=to, subject="s", body="b"))
    assert MailStore(tmp_path, Owner("acme", "ann")).mails(SENT) == []


@pytest.mark.requirement("tools.email.users-apart")
async def test_users_and_tenants_never_share_a_mailbox(ctx: ToolContext) -> None:
    await compose_email.run(ctx, ComposeArgs(to="bob@example.com", subject="secret", body="b"))
    sent = (await compose_email.run(ctx, ComposeArgs(to="bob@example.com", subject="secret", body="b"))).result
    for other in ({"user_id": "bob"}, {"tenant_id": "other"}, {"tenant_id": "default", "user_id": "+acme"}):
        theirs = a_context(ctx.services, **other)
        assert (await found(theirs, query="secret"))["total_found"] == 0
        with pytest.raises(ToolFailed):
            await get_email_details.run(theirs, EmailIdArgs(email_id=sent["message_id"]))


@pytest.mark.requirement("tools.email.users-apart")
@given(st.lists(st.text(min_size=1, max_size=12), min_size=2, max_size=2, unique=True))
def test_folder_names_are_one_to_one_and_stay_in_the_folder(names: list[str]) -> None:
    try:
        first, second = (folder_name(name) for name in names)
    except UnicodeEncodeError:
        return
    assert first != second
    assert "/" not in first
    assert not first.startswith((".", "+"))


@pytest.mark.requirement("tools.email.demo-mailbox")
async def test_the_sample_mailbox_is_given_once_and_only_in_a_demo(tmp_path: Path) -> None:
    plain = a_context(Services(mail=MailSettings(tmp_path), clock=lambda: NOW))
    assert (await found(plain, query="emails"))["total_found"] == 0
    demo = Services(mail=MailSettings(tmp_path, demo=True), clock=lambda: NOW)
    users = [a_context(demo, user_id="eve") for _ in range(8)]
    results = await asyncio.gather(*(found(user, query="emails", limit=50) for user in users))
    assert {result["total_found"] for result in results} == {12}
    for path in (tmp_path / "+acme" / "eve" / "INBOX").glob("*/*"):
        path.unlink()
    assert (await found(users[0], query="emails"))["total_found"] == 0
    assert not [path for path in (tmp_path / "+acme").iterdir() if path.name.startswith(".new-")]


async def test_without_a_mailbox_setting_the_tools_say_so() -> None:
    with pytest.raises(ToolFailed, match="not set up"):
        await search_email.run(a_context(), SearchArgs(query="x"))


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\x00\xff\xfe",
        b"Subject: =?utf-8?B?!!!?=\n\nx",
        b"From: \xff\xff <>\nDate: yesterday\n\nbody",
        b"Content-Type: text/plain; charset=no-such\n\n\xe4",
        b"Content-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: text/html\n\n<b>hi</b><script>1</script>",
        b"From: a@b, , <<>>\nTo: ;;;:\n\n",
        b"Message-ID: <[\nReferences: \r\n\r\n\n",
        b"Content-Disposition: attachment; filename*=utf-8''%FF\n\nx",
    ],
)
def test_a_broken_mail_is_read_as_far_as_it_goes(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "mail"
    path.write_bytes(raw)
    mail = parse_mail(path)
    assert mail is not None
    assert mail.id.startswith("m")
    assert mail.date.tzinfo is not None
    assert "<script" not in mail.body


@given(st.binary(max_size=300))
def test_any_bytes_can_be_read_as_a_mail(raw: bytes) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "mail"
        path.write_bytes(raw)
        assert parse_mail(path) is not None
        path.unlink()
        assert parse_mail(path) is None


@pytest.mark.requirement("tools.email.folders-made-again")
async def test_a_mailbox_whose_empty_folders_are_gone_sends_and_marks(tmp_path: Path, ctx: ToolContext) -> None:
    (found, *_) = (await search_email.run(ctx, SearchArgs(query="report"))).result["emails"]
    store = MailStore(tmp_path, Owner("acme", "ann"))
    for part in store.home.glob("*/*"):
        if part.is_dir() and not any(part.iterdir()):
            part.rmdir()
    assert store.mark(found["id"], "flagged")
    await compose_email.run(ctx, ComposeArgs(to="bob@example.com", subject="Lunch", body="At noon?"))
    assert [mail.subject for mail in store.mails(SENT)] == ["Lunch"]


@pytest.mark.requirement("tools.email.folders-made-again")
async def test_a_mail_that_cannot_be_filed_was_not_sent(tmp_path: Path, ctx: ToolContext) -> None:
    store = MailStore(tmp_path, Owner("acme", "ann"))
    store.create_with([])
    for part in (store.home / SENT).iterdir():
        part.rmdir()
    (store.home / SENT).rmdir()
    (store.home / SENT).write_text("in the way")
    with pytest.raises(ToolFailed, match="nothing was sent"):
        await compose_email.run(ctx, ComposeArgs(to="bob@example.com", subject="Lunch", body="At noon?"))


@pytest.mark.requirement("trust.intents.after-sending")
async def test_a_sent_mail_says_where_it_holds_words_of_others(ctx: ToolContext) -> None:
    args = ComposeArgs(to="bob@example.com", subject="Hi", body="Pay Eve")
    assert "from_outside" not in (await compose_email.run(ctx, args)).result
    label = ArgumentOrigin(path="/body", source=Source.RESULT, tool="get_email_details", trusted=False)
    theirs = replace(ctx, flow=Flow(labels=[label], entered=["the result of get_email_details"]))
    assert (await compose_email.run(theirs, args)).result["from_outside"] is True
