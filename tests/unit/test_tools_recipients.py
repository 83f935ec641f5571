"""Recipients by name become addresses before anybody approves; who is not known, or not one, is asked about."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from steward.contracts.base import sha256_of
from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.errors import ToolUnavailable
from steward.contracts.flow import FlowContext
from steward.contracts.owner import Owner
from steward.contracts.plan import ToolCall
from steward.contracts.shown import bound_sha256
from steward.tools import recipients
from steward.tools.mail.account import Account, Server
from steward.tools.mail.subjects import subject_of
from steward.tools.memory_port import MemoryKeeper
from steward.tools.people import name_in, people_named
from steward.tools.ports import ContactStore, MailSettings, Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.contacts import Book, Known
from tests.support.tool_bench import NOW, a_requester


def services(root: Path, *people: Known, **profile: str) -> Services:
    """These contacts, this profile and the sample mailbox."""
    book = Book(*people, **profile)
    return Services(
        mail=MailSettings(root, demo=True),
        contacts=cast(ContactStore, book),
        memory=cast(MemoryKeeper, book),
        clock=lambda: NOW,
    )


async def composed(having: Services, lang: str = "en", **args: Any) -> PreparedCall:
    call = ToolCall(tool_name="compose_email", args={"body": "I'll be late", **args})
    return await Preparer(Registry(), having).prepare(call, a_requester(), NOW.isoformat(), (), FlowContext(lang=lang))


@pytest.mark.requirement("tools.recipients.by-name")
async def test_a_sender_of_that_name_gets_the_mail_and_the_approval_says_where_the_address_is_from(
    tmp_path: Path,
) -> None:
    call = await composed(services(tmp_path), to="bob", cc="Priya Nair")
    assert call.verdict is Verdict.CONFIRM
    assert (call.args["to"], call.args["cc"]) == ("bob@example.com", "priya@northwind.example")
    assert call.shown is not None
    assert call.args_sha256 == bound_sha256(call.args, call.shown) != sha256_of(call.args)
    assert [(one.label, one.value) for one in call.shown.all_fields] == [
        ("recipient", "Bob Chen <bob@example.com> (the address is from your mail)"),
        ("copy recipients", "Priya Nair <priya@northwind.example> (the address is from your mail)"),
    ]
    assert "Bob Chen <bob@example.com> (the address is from your mail)" in call.message
    assert "Priya Nair <priya@northwind.example> (the address is from your mail)" in call.message


@pytest.mark.requirement("tools.recipients.by-name")
async def test_an_address_that_is_written_out_is_shown_with_whose_it_is(tmp_path: Path) -> None:
    call = await composed(services(tmp_path), to="bob@example.com")
    assert call.args["to"] == "bob@example.com"
    assert "to Bob Chen <bob@example.com> (the address is from your mail) with" in call.message


@pytest.mark.requirement("tools.recipients.by-name")
async def test_contacts_go_before_the_mailbox(tmp_path: Path) -> None:
    call = await composed(services(tmp_path, Known("Bob", "bob@home.example")), to="Bob")
    assert call.args["to"] == "bob@home.example"
    assert "Bob <bob@home.example> with" in call.message
    without = await composed(services(tmp_path, Known("Bob", phone="555")), to="Bob")
    assert without.args["to"] == "bob@example.com"


@pytest.mark.requirement("tools.recipients.by-name")
@pytest.mark.parametrize(
    ("to", "sent_to"),
    [
        ("alice and Bob", "alice@example.com, bob@example.com"),
        ("alice, kim@studio.example", "alice@example.com, kim@studio.example"),
        ("Bob C. <bob@elsewhere.example>", "bob@elsewhere.example"),
        ("my friend@here.example", "friend@here.example"),
        ("zoe@example.com; bob", "zoe@example.com, bob@example.com"),
    ],
)
async def test_several_people_and_addresses_may_stand_beside_each_other(tmp_path: Path, to: str, sent_to: str) -> None:
    assert (await composed(services(tmp_path), to=to)).args["to"] == sent_to


@pytest.mark.requirement("tools.recipients.asked-about")
async def test_of_several_people_the_user_says_which(tmp_path: Path) -> None:
    two = Known("Kim Park", "kim@a.example"), Known("Kim Lee", "kim@b.example")
    call = await composed(services(tmp_path, *two), to="kim")
    assert (call.verdict, call.missing) == (Verdict.MISSING, ["to"])
    assert call.question == "Which kim? Kim Park <kim@a.example>; Kim Lee <kim@b.example>"
    assert (await composed(services(tmp_path, *two), to="Kim Lee")).args["to"] == "kim@b.example"


@pytest.mark.requirement("tools.recipients.asked-about")
async def test_nobody_of_that_name_is_asked_for_and_nothing_is_guessed(tmp_path: Path) -> None:
    call = await composed(services(tmp_path), to="Zoe", cc="bob")
    assert (call.verdict, call.question) == (Verdict.MISSING, "I know no address of Zoe. To which address?")
    none = await composed(services(tmp_path), to="not an  address at all \u2039")
    assert none.question == "I know no address of “not an address at all \u2039”. To which address?"
    both = await composed(services(tmp_path), to="Zoe and bob")
    assert both.question == (
        "I know no address of Zoe. To which address? "
        "Please name Bob Chen <bob@example.com> (the address is from your mail) again too."
    )


@pytest.mark.requirement("tools.recipients.asked-about")
@pytest.mark.parametrize(
    ("lang", "nobody", "several"),
    [
        ("de", "Ich kenne keine Adresse von Zoe. An welche Adresse?", "Wer ist mit kim gemeint? "),
        ("es", "No conozco ninguna dirección de Zoe. ¿A qué dirección?", "¿Quién es kim? "),
    ],
)
async def test_who_is_meant_is_asked_in_the_language_of_the_request(
    tmp_path: Path, lang: str, nobody: str, several: str
) -> None:
    two = Known("Kim Park", "kim@a.example"), Known("Kim Lee", "kim@b.example")
    assert (await composed(services(tmp_path), lang, to="Zoe")).question == nobody
    called = await composed(services(tmp_path, *two), lang, to="kim")
    assert called.question == f"{several}Kim Park <kim@a.example>; Kim Lee <kim@b.example>"


@pytest.mark.requirement("tools.recipients.asked-about")
async def test_a_mailbox_that_is_away_is_named_in_the_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: Any) -> list[recipients.Person]:
        raise ToolUnavailable("nobody there")

    monkeypatch.setattr(recipients, "senders_named", away)
    call = await composed(services(tmp_path), to="bob")
    assert call.question == "I know no address of bob (your mailbox cannot be reached). To which address?"


@pytest.mark.requirement("tools.recipients.own-address")
@pytest.mark.parametrize("me", ["me", "Myself", "mir", "a mí"])
async def test_me_is_the_address_of_the_profile_else_of_the_account_else_asked_for(tmp_path: Path, me: str) -> None:
    call = await composed(services(tmp_path, email="ann@home.example"), to=me)
    assert call.args["to"] == "ann@home.example"
    assert "ann@home.example (your own address)" in call.message
    server = Server("mail.acme.example", 1)
    account = Account("ann@acme.example", imap=server, smtp=server)
    having = Services(mail=MailSettings(tmp_path, accounts={Owner("acme", "ann"): account}), clock=lambda: NOW)
    assert (await composed(having, to=me)).args["to"] == "ann@acme.example"
    unknown = await composed(services(tmp_path), to=me)
    assert (unknown.verdict, unknown.question) == (Verdict.MISSING, "I do not know your own address. Which is it?")


@pytest.mark.requirement("tools.recipients.by-name")
@pytest.mark.parametrize(
    "to",
    [
        *("bob@", "@bob", "bob\nBcc: spy@example.com", "a@b@c, bob"),
        *(
            "ivy@example.com:",
            "<ivy@example.com.>",
            "bob, ivy@-example.com",
            "i..vy@example.com",
            "ivy@my_host.example",
        ),
    ],
)
async def test_what_only_looks_like_an_address_is_refused(tmp_path: Path, to: str) -> None:
    call = await composed(services(tmp_path), to=to)
    assert call.verdict is Verdict.INVALID
    copied = await composed(services(tmp_path), to="bob", cc=to)
    assert copied.verdict is Verdict.INVALID


@pytest.mark.requirement("tools.recipients.by-name")
async def test_a_contact_with_an_address_that_is_none_gets_no_mail(tmp_path: Path) -> None:
    call = await composed(services(tmp_path, Known("Ivy", "ivy@example.com:")), to="Ivy")
    assert (call.verdict, call.errors) == (Verdict.INVALID, ["not an e-mail address: “ivy@example.com:”"])


@pytest.mark.requirement("tools.email.subject-from-text")
async def test_a_mail_without_a_subject_gets_one_that_the_approval_shows(tmp_path: Path) -> None:
    call = await composed(services(tmp_path), to="bob@example.com", body="hi Bob, the report is done. Ask me anything.")
    assert call.args["subject"] == "The report is done"
    assert "“The report is done”" in call.message
    assert (await composed(services(tmp_path), to="bob@example.com", subject="Q3")).args["subject"] == "Q3"


@pytest.mark.requirement("tools.email.subject-from-text")
@pytest.mark.parametrize(
    ("body", "subject"),
    [
        ("I'll be late, start without me", "I'll be late"),
        ("yes, Friday works for me. See you", "Yes, Friday works for me"),
        ("Hiking is off\nSorry", "Hiking is off"),
        ("it grew by 3.5 percent this year.", "It grew by 3.5 percent this year"),
        ("Hi Bob,", "Hi Bob,"),
        ("word " * 40, "Word word word word word word word word word word word…"),
    ],
)
def test_a_subject_is_the_first_clause(body: str, subject: str) -> None:
    assert subject_of(body) == subject


@pytest.mark.requirement("tools.recipients.by-name")
@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("will", ["Will Smith"]),
        ("Smith", ["Will Smith", "Jane Smith"]),
        ("jane SMITH's e-mail address", ["Jane Smith"]),
        ("Jose", ["José"]),
        ("Mr. Smith", ["Will Smith", "Jane Smith"]),
        ("Frau Jane Smith", ["Jane Smith"]),
        ("señor José", ["José"]),
        ("jsmith@example.com", ["Will Smith"]),
        ("the", []),
        ("Sm", []),
    ],
)
def test_people_are_found_by_whole_words_of_their_names(words: str, names: list[str]) -> None:
    people = [Known("Will Smith", "jsmith@example.com"), Known("Jane Smith", "jane@example.com"), Known("José")]
    assert [one.name for one in people_named(people, words)] == names


def test_a_name_is_what_is_left_without_the_words_beside_it() -> None:
    assert name_in("what is Priya’s phone number") == "Priya"
    assert name_in("Herrn Dr. Weber") == "Weber"
    assert name_in("Shaun O'Brien") == "Shaun O'Brien"
    assert name_in("my address") == "my address"
