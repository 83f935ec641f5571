"""Replies to mailed approvals before a real dovecot and a DNS of the tests: which decide, and what."""

from __future__ import annotations

import asyncio
import json
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

import pytest

from steward.activities.channels import EmailChannel
from steward.contracts.channels import ChannelSettings
from steward.contracts.mail_marks import reply_mark
from steward.contracts.owner import Owner
from steward.contracts.user_events import EventApproval, EventData, EventKind, UserEvent
from steward.tools.mail.account import Account, Server
from tests.integration.test_mail_gateway import Mailbox, until, until_watching
from tests.support.dovecot import Dovecot
from tests.support.http_peer import Asked
from tests.support.mail_gateway import (
    ADDRESS,
    APPROVAL,
    REPLY_SECRET,
    SHA256,
    USER,
    Steward,
    a_dns,
    a_letter,
    a_steward,
    gateway,
    gateway_process,
    signed,
)
from tests.support.mail_servers import a_post
from tests.support.mirror import MOMENT

MARK = reply_mark(REPLY_SECRET, USER, APPROVAL, SHA256)


def a_reply(text: str, *, sender: str = ADDRESS, mark: str = MARK, **more: str) -> EmailMessage:
    return a_letter(f"Re: Your approval is needed: compose_email [{mark}]", text, sender=sender, **more)


@pytest.fixture
def box(dovecot: Dovecot) -> Mailbox:
    return Mailbox(dovecot)


async def put(box: Mailbox, *raw: bytes, folder: str = "INBOX") -> None:
    await asyncio.to_thread(box.server.put, box.login, *raw, folder=folder)


async def until_decided(steward: Steward, confirmed: bool) -> None:
    await until(lambda: steward.decided, "a decision")
    await asyncio.sleep(0.3)
    [decided] = steward.decided
    assert (decided["confirmed"], decided["approval_id"]) == (confirmed, APPROVAL)


@pytest.mark.requirement("mail.gateway.denies")
async def test_only_a_signed_reply_with_the_mark_denies(box: Mailbox, tmp_path: Path) -> None:
    foreign = reply_mark(REPLY_SECRET, "bob", APPROVAL, SHA256)
    refused = [
        a_reply("no").as_bytes(),
        signed(a_reply("no", sender="eve@elsewhere.example"), "elsewhere.example"),
        signed(a_reply("no"), "elsewhere.example"),
        signed(a_reply("no", mark=foreign)),
        signed(a_reply("no", Auto_Submitted="auto-replied")),
        signed(a_reply("no problem")),
        signed(a_reply("yes")),
    ]
    async with a_dns() as dns, a_steward() as steward:
        async with gateway(steward.url, tmp_path, **box.settings, dns=dns):
            await until_watching(tmp_path)
            await put(box, *refused, a_letter("the last").as_bytes())
            await until(lambda: "the last" in steward.reported, "the mail behind them")
            assert steward.decided == []
            # What is not the account's own, or has a mark of somebody else's, is a mail like any other.
            assert len(steward.reported) == 3
            await put(box, signed(a_reply("No.\n\n> quoted")), a_letter("after it").as_bytes())
            await until_decided(steward, confirmed=False)
            await put(box, signed(a_reply("no", X_Again="1")))
            await asyncio.sleep(1)
        assert len(steward.decided) == 1
        assert steward.reported[3:] == ["after it"]


@pytest.mark.requirement("mail.gateway.denies")
async def test_a_reply_in_the_sent_folder_denies_without_a_signature(box: Mailbox, tmp_path: Path) -> None:
    async with a_steward() as steward, gateway(steward.url, tmp_path, **(box.settings | {"watch_every_s": 1})):
        await until_watching(tmp_path)
        # What Steward itself sends and files is nobody's answer.
        own = a_reply("no")
        own.replace_header("Message-ID", "<1@steward>")
        await put(box, own.as_bytes(), folder="Sent")
        await asyncio.sleep(2)
        assert steward.decided == []
        await put(box, a_reply("no").as_bytes(), folder="Sent")
        await put(box, a_reply("no").as_bytes())
        await until_decided(steward, confirmed=False)
        assert steward.reported == []


@pytest.mark.requirement("mail.gateway.approves")
async def test_a_reply_approves_where_the_operator_allows_it(box: Mailbox, tmp_path: Path) -> None:
    conditions = signed(a_reply("yes\nbut at 1pm"))
    form = signed(a_reply("yes"), include_headers=[b"from", b"subject"])
    async with (
        a_dns() as dns,
        a_steward() as steward,
        gateway(steward.url, tmp_path, **box.settings, dns=dns, approves=True),
    ):
        await until_watching(tmp_path)
        await put(box, conditions, form, a_letter("the last").as_bytes())
        await until(lambda: steward.reported, "the mail behind them")
        assert steward.decided == []
        await put(box, signed(a_reply("Yes")))
        await until_decided(steward, confirmed=True)


@pytest.mark.requirement("mail.gateway.killed")
async def test_a_decision_that_the_gateway_died_over_is_made_once(box: Mailbox, tmp_path: Path) -> None:
    async with a_dns() as dns, a_steward() as steward:
        async with gateway_process(steward.url, tmp_path, **box.settings, dns=dns) as process:

            def die(asked: Asked) -> bytes:
                steward.decide(asked)
                process.kill()
                return b""

            confirm = "/problems/7/confirm"
            steward.peer.answers[confirm] = die
            await until_watching(tmp_path)
            await put(box, signed(a_reply("no")))
            async with asyncio.timeout(40):
                await process.wait()
        steward.peer.answers[confirm] = steward.decide
        async with gateway(steward.url, tmp_path, **box.settings, dns=dns):
            await until(lambda: len(steward.decided) == 2, "the second attempt")
            await put(box, a_letter("after it").as_bytes())
            await until(lambda: steward.reported, "the mail behind it")
        assert len({decided["key"] for decided in steward.decided}) == 1
        assert steward.reported == ["after it"]


@pytest.mark.requirement("mail.gateway.mark")
@pytest.mark.parametrize("secret", [None, REPLY_SECRET])
async def test_a_mailed_approval_has_a_mark_where_there_is_a_secret(secret: str | None) -> None:
    approval = EventApproval(approval_id=APPROVAL, tool_name="compose_email", args_sha256=SHA256, expires_at=MOMENT)
    data = EventData(
        tenant_id="default", user_id=USER, recipient=USER, problem_id=7, text="Send it?", tool_name="compose_email",
        approval=approval,
    )  # fmt: skip
    subjects = []
    async with a_post() as post:
        account = Account(ADDRESS, Server("127.0.0.1", 1), post.server())
        channel = EmailChannel({Owner("default", USER): account}, secret)
        denied = data.model_copy(update={"approval": approval.model_copy(update={"decision": "denied"})})
        for kind, told in (
            (EventKind.APPROVAL_REQUESTED, data),
            (EventKind.APPROVAL_EXPIRING, data),
            (EventKind.APPROVAL_DECIDED, denied),
            (EventKind.APPROVAL_REQUESTED, data.model_copy(update={"text_cut": True})),
        ):
            event = UserEvent(id=f"{kind}-1", type=kind, timestamp=MOMENT, data=told)
            await channel.send(Owner("default", USER), ChannelSettings(), event)
        for envelope in post.taken:
            assert isinstance(envelope.content, bytes)
            subjects.append(message_from_bytes(envelope.content, policy=policy.default)["Subject"])
    marked = [json.dumps(subject).endswith(f' [{MARK}]"') for subject in subjects]
    assert marked == [secret is not None, secret is not None, False, False]
