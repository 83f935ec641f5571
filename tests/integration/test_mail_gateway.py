"""The mail gateway before a real dovecot: what it reports, once, whatever breaks."""

from __future__ import annotations

import asyncio
import json
import mailbox
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from steward.gateways.mail.imap import ImapFolder
from steward.gateways.mail.settings import MailSettings
from steward.gateways.mail.store import Store
from tests.support.dovecot import Dovecot
from tests.support.http_peer import Asked
from tests.support.mail_gateway import (
    ADDRESS,
    Steward,
    a_letter,
    a_steward,
    gateway,
    gateway_process,
    given,
    of_dovecot,
)
from tests.support.stacks import ROOT, environment_of, free_ports


async def until(look: Callable[[], Any], what: str, timeout_s: float = 40) -> None:
    """Until that is so."""
    for _ in range(int(timeout_s * 20)):
        if look():
            return
        await asyncio.sleep(0.05)
    pytest.fail(f"not in {timeout_s} s: {what}")


async def until_watching(home: Path, folders: int = 2) -> None:
    """Until it has looked for the first time."""

    def looked() -> bool:
        if not (home / "mail-gateway.db").exists():
            return False
        with closing(Store(home / "mail-gateway.db")) as store:
            return bool(store._db.execute("SELECT count(*) FROM positions").fetchone()[0] >= folders)

    await until(looked, "the first look")


async def until_reported(steward: Steward, *subjects: str) -> None:
    """All these, in this order, and no other a moment later."""
    await until(lambda: len(steward.reported) >= len(subjects), f"{subjects} in {steward.reported}")
    await asyncio.sleep(0.5)
    assert steward.reported == list(subjects)


class Mailbox:
    """A mailbox at dovecot, whose mails are put there by others."""

    def __init__(self, server: Dovecot) -> None:
        self.server = server
        self.login = f"{uuid4().hex[:8]}@example.com"
        self.settings = of_dovecot(server, self.login, watch_every_s=20)

    async def put(self, *subjects: str) -> None:
        raw = [a_letter(subject).as_bytes() for subject in subjects]
        await asyncio.to_thread(self.server.put, self.login, *raw)


@pytest.fixture
def box(dovecot: Dovecot) -> Mailbox:
    return Mailbox(dovecot)


@pytest.mark.requirement("mail.gateway.reports")
@pytest.mark.parametrize("security", ["none", "starttls", "tls"])
async def test_new_mail_is_reported_at_once_and_stays_unread(box: Mailbox, tmp_path: Path, security: str) -> None:
    await box.put("from before")
    port = box.server.tls_port if security == "tls" else box.server.port
    trusted = box.server.certificate if security != "none" else None
    box.settings |= {"watch_every_s": 600, "security": security, "port": port, "ca_file": trusted}
    async with a_steward() as steward, gateway(steward.url, tmp_path, **box.settings):
        await until_watching(tmp_path)
        subjects = [f"Lunch {number}" for number in range(4)]
        for number, subject in enumerate(subjects, start=1):
            await box.put(subject)
            await until_reported(steward, *subjects[:number])
    with box.server.connected(box.login) as client:
        client.select("INBOX", readonly=True)
        assert client.search(None, "SEEN")[1] == [b""]


@pytest.mark.requirement("mail.gateway.reports")
@pytest.mark.parametrize("security", ["none", "tls"])
async def test_a_mail_between_a_look_and_the_wait_ends_the_wait(box: Mailbox, tmp_path: Path, security: str) -> None:
    port = box.server.tls_port if security == "tls" else box.server.port
    trusted = box.server.certificate if security == "tls" else None
    more = box.settings | {"watch_every_s": 600, "security": security, "port": port, "ca_file": trusted}
    with closing(Store(tmp_path / "mail-gateway.db")) as store:
        folder = ImapFolder(MailSettings.model_validate(given("http://127.0.0.1:1", tmp_path, more)), "INBOX", store)
        try:
            assert await folder.arrived() == []
            await box.put("Lunch")
            await asyncio.wait_for(folder.wait(), 10)
            assert await folder.arrived() == ["1"]
        finally:
            folder.close()


@pytest.mark.requirement("mail.gateway.restarts")
async def test_what_came_while_it_was_away_is_reported_once(box: Mailbox, tmp_path: Path) -> None:
    await box.put("from before")
    async with a_steward() as steward:
        async with gateway(steward.url, tmp_path, **box.settings):
            await until_watching(tmp_path)
            await box.put("one")
            await until_reported(steward, "one")
        await box.put("two", "three")
        asked = 0
        for _ in range(2):
            async with gateway(steward.url, tmp_path, **box.settings):
                await until_reported(steward, "one", "two", "three")
            asked = asked or len(steward.asked)
        assert len(steward.asked) == asked == 3


@pytest.mark.requirement("mail.gateway.restarts")
async def test_a_folder_that_was_numbered_anew_brings_nothing_twice(box: Mailbox, tmp_path: Path) -> None:
    await box.put("from before")
    await asyncio.sleep(1.1)
    async with a_steward() as steward:
        async with gateway(steward.url, tmp_path, **box.settings):
            await until_watching(tmp_path)
            await asyncio.sleep(1.1)
            await box.put("one")
            await until_reported(steward, "one")
        await box.put("two")
        with box.server.connected(box.login) as client:
            before = client.status("INBOX", "(UIDVALIDITY)")[1]
        folder = box.server.home / "mail" / box.login
        for file in (*folder.glob("dovecot-uid*"), *folder.glob("dovecot.index*")):
            file.unlink()
        await asyncio.sleep(1.1)
        with box.server.connected(box.login) as client:
            assert client.status("INBOX", "(UIDVALIDITY)")[1] != before
        async with gateway(steward.url, tmp_path, **box.settings):
            await until_reported(steward, "one", "two")
        assert len(steward.asked) == 2


@pytest.mark.requirement("mail.gateway.killed")
async def test_a_mail_that_was_taken_as_the_gateway_died_is_one_problem(box: Mailbox, tmp_path: Path) -> None:
    async with a_steward() as steward:
        async with gateway_process(steward.url, tmp_path, **box.settings) as process:

            def die(asked: Asked) -> bytes:
                steward.take_event(asked)
                process.kill()
                return b""

            steward.peer.answers["/events"] = die
            await until_watching(tmp_path)
            await box.put("the last words")
            async with asyncio.timeout(40):
                await process.wait()
        assert steward.reported == ["the last words"]
        steward.peer.answers["/events"] = steward.take_event
        async with gateway(steward.url, tmp_path, **box.settings):
            await until(lambda: len(steward.asked) == 2, "the second report")
            await until_reported(steward, "the last words")
        assert len(steward.problems) == 1


@pytest.mark.requirement("mail.gateway.maildir")
async def test_a_maildir_is_watched_too(tmp_path: Path) -> None:
    inbox = mailbox.Maildir(tmp_path / "INBOX", create=True)
    inbox.add(a_letter("from before").as_bytes())
    settings: dict[str, Any] = {"maildir": tmp_path / "INBOX", "watch_every_s": 0.1}
    async with a_steward() as steward:
        async with gateway(steward.url, tmp_path, **settings):
            await until_watching(tmp_path, 1)
            name = inbox.add(a_letter("one").as_bytes())
            await until_reported(steward, "one")
            message = inbox.get_message(name)
            message.set_subdir("cur")
            message.add_flag("S")
            inbox[name] = message
            await until_reported(steward, "one")
        inbox.add(a_letter("two").as_bytes())
        for _ in range(2):
            async with gateway(steward.url, tmp_path, **settings):
                await until_reported(steward, "one", "two")
        assert len(steward.asked) == 2


@pytest.mark.requirement("mail.gateway.outages")
async def test_mails_wait_while_steward_is_away(box: Mailbox, tmp_path: Path) -> None:
    async with a_steward() as steward, gateway(steward.url, tmp_path, **box.settings):
        steward.peer.answers["/events"] = b""
        await until_watching(tmp_path)
        await box.put("one", "two")
        await until(lambda: len(steward.asked) == 2, "two attempts")
        steward.peer.answers["/events"] = steward.take_event
        await until_reported(steward, "one", "two")


@pytest.mark.requirement("mail.gateway.outages")
async def test_a_mail_server_that_is_away_is_waited_for(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = {"imap": "127.0.0.1", "port": free_ports(1)[0], "security": "none", "password": "x"}
    async with a_steward() as steward, gateway(steward.url, tmp_path, **settings):
        await until(lambda: "Connection refused; again in 2 s" in caplog.text, "two warnings")


@pytest.mark.requirement("mail.gateway.odd-mails")
async def test_a_mail_nobody_can_read_costs_itself_alone(tmp_path: Path) -> None:
    odd = [
        b"\x00\xff\xfe" * 40,
        b"From: =?utf-8?q?=ff?= <>\r\nSubject: =?x?b?????=\r\nContent-Type: text/plain; charset=nope\r\n\r\n\xff\xfe",
        b"From: a@b, c@d\r\nContent-Type: multipart/mixed\r\n\r\nno boundary",
        b"From: x\r\nContent-Type: text/html\r\n\r\n" + b"<div>" * 50_000,
        b"From: " + b"x" * 5_000 + b"@example.com\r\nSubject: " + b"y" * 5_000 + b"\r\n\r\n" + b"z" * 300_000,
    ]
    inbox = tmp_path / "INBOX" / "new"
    settings = {"maildir": inbox.parent, "watch_every_s": 0.1}
    async with a_steward() as steward, gateway(steward.url, tmp_path, **settings):
        await until_watching(tmp_path, 1)
        inbox.mkdir(parents=True)
        for number, raw in enumerate(odd):
            (inbox / f"{number}.odd").write_bytes(raw)
        await until(lambda: len(steward.reported) == len(odd), "the odd ones")
        (inbox / "9.good").write_bytes(a_letter("after all").as_bytes())
        await until(lambda: "after all" in steward.reported, "the good one")
        longest = json.loads(max(steward.asked, key=lambda asked: len(asked.body)).body)["email"]
        assert [len(longest[name]) for name in ("from", "subject", "body")] == [200, 1_000, 100_000]


@pytest.mark.requirement("mail.gateway.own-news")
async def test_stewards_own_news_are_not_reported(box: Mailbox, tmp_path: Path) -> None:
    news = a_letter("A notification", sender=ADDRESS, Auto_Submitted="auto-generated")
    news.replace_header("Message-ID", "<1@relay.example>")
    async with a_steward() as steward, gateway(steward.url, tmp_path, **box.settings):
        await until_watching(tmp_path)
        await asyncio.to_thread(box.server.put, box.login, news.as_bytes())
        await box.put("after it")
        await until_reported(steward, "after it")


@pytest.mark.requirement("mail.gateway.command")
def test_the_command_names_what_is_missing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "steward.cli.main", "mail-gateway"]
    bare = subprocess.run(command, cwd=ROOT, env=environment_of(home=tmp_path), capture_output=True, text=True)
    assert (bare.returncode, bare.stdout) == (2, "")
    assert "STEWARD_MAIL_USER: Field required" in bare.stderr
    both = environment_of(home=tmp_path, mail_user="ann", mail_address="ann@example.com", mail_imap="x")
    told = subprocess.run(command, cwd=ROOT, env=both, capture_output=True, text=True)
    assert (told.returncode, "STEWARD_MAIL_IMAP needs STEWARD_MAIL_PASSWORD" in told.stderr) == (2, True)
