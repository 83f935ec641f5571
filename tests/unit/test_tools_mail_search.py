"""Searching the local mailbox by day, sender and state, and calling a mail by other names than its id."""

from __future__ import annotations

from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from steward.contracts.errors import ToolFailed
from steward.contracts.owner import Owner
from steward.tools.builtin.email_reading import MarkArgs, SearchArgs, bind_marked, mark_email, search_email
from steward.tools.context import ToolContext
from steward.tools.mail.store import MailStore
from steward.tools.ports import MailSettings, Services
from tests.support.mail_tools import a_mail, details, found
from tests.support.tool_bench import NOW, a_context

MAILS = [
    (a_mail("Offer", sender="Kim Park <kim@studio.example>", at=NOW - timedelta(hours=2)), True),
    (a_mail("Rent", "The rent goes up.", sender="Priya <priya@n.example>", at=NOW - timedelta(days=1)), False),
    (a_mail("Re: Rent", "By how much?", sender="Priya <priya@n.example>", at=NOW - timedelta(days=8)), True),
    (a_mail("Picnic", sender="Kim Lee <lee@example.com>", at=NOW - timedelta(days=40)), False),
]
FILE = EmailMessage()
FILE["From"], FILE["Subject"] = "Billing <billing@example.com>", "Invoice for the roof"
FILE["Date"], FILE["Message-ID"] = "Tue, 18 Nov 2025 09:00:00 +0100", "<file@example.com>"
FILE.set_content("As attached.")
FILE.add_attachment(b"%PDF", maintype="application", subtype="pdf", filename="roof.pdf")


@pytest.fixture
def ctx(tmp_path: Path) -> ToolContext:
    """Ann with five mails by four people, two of them unread and one with an attachment."""
    MailStore(tmp_path, Owner("acme", "ann")).create_with([*MAILS, (FILE, False)])
    return a_context(Services(mail=MailSettings(tmp_path), clock=lambda: NOW))


@pytest.mark.requirement("tools.email.search")
@pytest.mark.parametrize(
    ("args", "subjects"),
    [
        ({}, ["Offer", "Rent", "Invoice for the roof", "Re: Rent", "Picnic"]),
        ({"limit": 1}, ["Offer"]),
        ({"unread": True}, ["Offer", "Re: Rent"]),
        ({"unread": False}, ["Rent", "Invoice for the roof", "Picnic"]),
        ({"has_attachment": True}, ["Invoice for the roof"]),
        ({"has_attachment": False, "days_back": 7}, ["Offer", "Rent"]),
        ({"from_email": "kim"}, ["Offer", "Picnic"]),
        ({"from_email": "Priya", "unread": True, "days_back": 30}, ["Re: Rent"]),
        ({"date": "today"}, ["Offer"]),
        ({"date": "yesterday"}, ["Rent"]),
        ({"date": "last week", "days_back": 1}, ["Re: Rent"]),
        ({"query": "rent"}, ["Rent", "Re: Rent"]),
    ],
    ids=str,
)
async def test_the_newest_of_what_is_wanted_come_first(
    ctx: ToolContext, args: dict[str, Any], subjects: list[str]
) -> None:
    result = await found(ctx, **args)
    assert [mail["subject"] for mail in result["emails"]] == subjects
    assert [mail["unread"] for mail in result["emails"]] == [name in ("Offer", "Re: Rent") for name in subjects]
    assert [mail["has_attachment"] for mail in result["emails"]] == [name.startswith("Inv") for name in subjects]


@pytest.mark.requirement("tools.email.search-says-what-it-looked-at")
@pytest.mark.parametrize(
    ("args", "words"),
    [
        (
            {"from_email": "Bob", "unread": True, "days_back": 30},
            "No unread e-mail from Bob in the last 30 days was found.",
        ),
        ({"date": "Monday"}, "No e-mail on Monday 17 November was found."),
        ({"query": "boat", "has_attachment": True}, "No e-mail with an attachment about “boat” was found."),
        ({"query": "Rent boat"}, "No e-mail has all of these words; 2 have some of them:"),
        ({"date": "today"}, "Found 1 e-mail today:"),
        ({"date": "since Tuesday", "limit": 1}, "Found 3 e-mails since Tuesday 18 November (the newest shown):"),
        ({"unread": True}, "Found 2 unread e-mails:"),
        ({"unread": False, "days_back": 1}, "Found 1 read e-mail in the last 24 hours:"),
    ],
    ids=str,
)
async def test_a_search_says_what_it_looked_at(ctx: ToolContext, args: dict[str, Any], words: str) -> None:
    answer = await search_email.run(ctx, SearchArgs(**args))
    assert answer.message.splitlines()[0] == words
    told = answer.result["looked_for"]
    assert {name: told.get(name) for name in args if name not in ("days_back", "date", "limit")} == {
        name: value for name, value in args.items() if name not in ("days_back", "date", "limit")
    }
    assert ("since" in told) == ("days_back" in args or "date" in args)


async def test_days_that_are_to_come_hold_no_mail(ctx: ToolContext) -> None:
    with pytest.raises(ToolFailed, match="has not been yet"):
        await found(ctx, date="tomorrow")


@pytest.mark.requirement("tools.email.named")
@pytest.mark.parametrize(
    ("name", "subject"),
    [
        ("priya", "Rent"),
        ("Priya's latest mail", "Rent"),
        ("the rent", "Rent"),
        ("the invoices", "Invoice for the roof"),
        ("billing@example.com", "Invoice for the roof"),
        ("kim's offer", "Offer"),
        ("rent goes up", "Rent"),
        ("the latest mail", "Offer"),
    ],
)
async def test_a_mail_goes_by_its_sender_or_its_words(ctx: ToolContext, name: str, subject: str) -> None:
    assert (await details(ctx, name))["subject"] == subject


@pytest.mark.requirement("tools.email.named")
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("kim", "several e-mails fit “kim”: “Offer” from Kim Park; “Picnic” from Kim Lee; say which one"),
        ("boat", "there is no e-mail boat in your mailbox; the latest are: “Offer” from Kim Park; “Rent” from Priya"),
        ("the mail", "there is no e-mail the mail in your mailbox; the latest are: “Offer”"),
        ("m0", "there is no e-mail m0 in your mailbox"),
    ],
)
async def test_a_mail_that_is_not_certain_is_not_guessed(ctx: ToolContext, name: str, told: str) -> None:
    with pytest.raises(ToolFailed) as caught:
        await details(ctx, name)
    assert caught.value.detail.startswith(told)


@pytest.mark.requirement("tools.email.marks")
async def test_a_mail_is_marked_and_reading_marks_nothing(ctx: ToolContext, tmp_path: Path) -> None:
    args = MarkArgs.model_validate({"email_id": "kim's offer", "as": "read"})
    bound = await bind_marked.run(ctx, args)
    assert (await details(ctx, "kim's offer"))["unread"] is True
    answer = await mark_email.run(ctx, args.model_copy(update=dict(bound)))
    assert answer.message == "Marked “Offer” from Kim Park <kim@studio.example> as read."
    await mark_email.run(ctx, args)
    offer = await details(ctx, str(bound["email_id"]))
    assert (offer["id"], offer["unread"]) == (bound["email_id"], False)
    for mark in ("flagged", "unread"):
        await mark_email.run(ctx, MarkArgs.model_validate({**bound, "as": mark}))
    assert (await details(ctx, str(bound["email_id"])))["unread"] is True
    names = [path.name for path in (tmp_path / "+acme" / "ann" / "INBOX" / "cur").iterdir()]
    assert sum(name.endswith(":2,F") for name in names) == 1
    assert (await found(ctx))["total_found"] == 5
