"""Sending over SMTP to a real server: how to log in, and what each way to fail says about the mail."""

from __future__ import annotations

import asyncio
import email
from collections.abc import AsyncIterator
from email import policy
from pathlib import Path

import pytest

from steward.contracts.errors import ToolError, ToolFailed, ToolOutcomeUnknown, ToolUnavailable
from steward.tools.mail.account import Account, Login, Server
from steward.tools.mail.message import new_message
from steward.tools.mail.smtp import deliver
from tests.support.live import free_port
from tests.support.mail_servers import Post, a_post, a_speaker, certify

ME = "ann@example.com"
PASSWORD = Login(ME, "password", "mail_password", "hunter2")
TOKEN = Login(ME, "xoauth2", "mail_token", "ya29.a0Af")
NOWHERE = Server("127.0.0.1", 1, "none")


@pytest.fixture
async def post() -> AsyncIterator[Post]:
    async with a_post() as listening:
        yield listening


@pytest.fixture(scope="session")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("certificates")
    certify(folder)
    return folder


async def send(server: Server, to: str = "bob@example.com", subject: str = "Lunch", body: str = "At noon?") -> object:
    message = new_message(ME, to, subject, body, "carl@example.com")
    message["Message-ID"] = "<m1@steward>"
    return await deliver(Account(ME, NOWHERE, server), message)


async def fault(server: Server, to: str = "bob@example.com") -> ToolError:
    with pytest.raises(ToolError) as caught:
        await send(server, to)
    return caught.value


@pytest.mark.requirement("mail.smtp.sends-whole")
async def test_a_message_arrives_whole_at_everybody(post: Post) -> None:
    assert await send(post.server(), subject="Grüße 🙂", body="Größe\n.\n.eine Zeile\n" + "x" * 1500) == {}
    (envelope,) = post.taken
    assert (envelope.mail_from, envelope.rcpt_tos) == (ME, ["bob@example.com", "carl@example.com"])
    assert isinstance(envelope.content, bytes)
    assert envelope.content.isascii()
    assert max(map(len, envelope.content.split(b"\r\n"))) <= 998
    message = email.message_from_bytes(envelope.content, policy=policy.default)
    assert message["Subject"] == "Grüße 🙂"
    assert message.get_content().replace("\r\n", "\n") == "Größe\n.\n.eine Zeile\n" + "x" * 1500 + "\n"
    assert message["Message-ID"] == "<m1@steward>"


@pytest.mark.requirement("mail.smtp.logs-in")
@pytest.mark.parametrize(("login", "seen"), [(PASSWORD, ("PLAIN", ME)), (TOKEN, ("XOAUTH2", ME))])
async def test_it_logs_in_with_a_password_or_a_token(login: Login, seen: tuple[str, str]) -> None:
    async with a_post(logins={ME: login.value()}) as post:
        await send(post.server(login=login))
        assert (post.seen, len(post.taken)) == ([seen], 1)


@pytest.mark.requirement("mail.smtp.logs-in")
@pytest.mark.parametrize("login", [PASSWORD, TOKEN])
async def test_a_refused_login_is_a_no_without_the_secret(login: Login) -> None:
    async with a_post(logins={ME: "other"}) as post:
        error = await fault(post.server(login=login))
        assert isinstance(error, ToolFailed)
        assert "refuses the login of ann@example.com" in error.detail
        assert login.value() not in error.detail
        assert post.taken == []


async def test_a_secret_that_is_not_set_is_named(post: Post) -> None:
    error = await fault(post.server(login=Login(ME, "password", "mail_password", None)))
    assert isinstance(error, ToolFailed)
    assert "the secret mail_password, and it is not set" in error.detail


@pytest.mark.requirement("mail.tls")
@pytest.mark.parametrize("security", ["tls", "starttls"])
async def test_it_sends_under_tls_and_only_to_whom_it_trusts(certificates: Path, security: str) -> None:
    async with a_post(tls=certificates, implicit=security == "tls") as post:
        await send(post.server(security, ca_file=certificates / "server.pem"))
        assert len(post.taken) == 1
        error = await fault(post.server(security))
        assert isinstance(error, ToolFailed)
        assert "certificate of 127.0.0.1 is not trusted" in error.detail
        assert len(post.taken) == 1


@pytest.mark.requirement("mail.tls")
async def test_what_shall_be_sent_under_tls_is_not_sent_without(post: Post) -> None:
    assert isinstance(await fault(post.server("starttls")), ToolFailed | ToolUnavailable)
    assert post.taken == []


@pytest.mark.requirement("mail.smtp.failures-mean-what-happened")
@pytest.mark.parametrize(
    ("behaviour", "expected"),
    [
        ({"mail_reply": "550 5.7.1 not from here"}, ToolFailed),
        ({"mail_reply": "451 4.3.0 later"}, ToolUnavailable),
        ({"data_reply": "554 5.6.0 spam"}, ToolFailed),
        ({"data_reply": "452 4.2.2 mailbox full"}, ToolUnavailable),
        ({"cut_at": "MAIL"}, ToolUnavailable),
        ({"cut_at": "RCPT"}, ToolUnavailable),
        ({"cut_at": "DATA"}, ToolOutcomeUnknown),
    ],
    ids=str,
)
async def test_a_failure_says_whether_the_mail_was_sent(
    post: Post, behaviour: dict[str, str], expected: type[ToolError]
) -> None:
    for name, value in behaviour.items():
        setattr(post, name, value)
    error = await fault(post.server())
    assert type(error) is expected, error.detail
    assert len(post.taken) == (1 if expected is ToolOutcomeUnknown else 0)
    for value in behaviour.values():
        assert not value[0].isdigit() or value in error.detail


@pytest.mark.requirement("mail.smtp.failures-mean-what-happened")
async def test_silence_after_the_message_is_an_unknown_outcome(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("steward.tools.mail.smtp._DATA_S", 0.5)
    post.silent = True
    assert isinstance(await fault(post.server()), ToolOutcomeUnknown)
    assert len(post.taken) == 1


@pytest.mark.requirement("mail.smtp.recipients-named")
@pytest.mark.parametrize(
    ("replies", "expected"),
    [
        (["550 5.1.1 no such user", "550 5.1.1 no such user"], ToolFailed),
        (["450 4.2.1 greylisted", "450 4.2.1 greylisted"], ToolUnavailable),
        (["450 4.2.1 greylisted", "550 5.1.1 no such user"], ToolFailed),
    ],
)
async def test_when_nobody_can_be_reached_the_recipients_are_named(
    post: Post, replies: list[str], expected: type[ToolError]
) -> None:
    post.refused = dict(zip(["bob@example.com", "carl@example.com"], replies, strict=True))
    error = await fault(post.server())
    assert type(error) is expected
    assert all(f"{who}: {why}" in error.detail for who, why in post.refused.items())
    assert post.taken == []


@pytest.mark.requirement("mail.smtp.recipients-named")
async def test_when_some_are_refused_the_others_get_it_and_they_are_named(post: Post) -> None:
    post.refused = {"bob@example.com": "550 5.1.1 no such user"}
    assert await send(post.server()) == post.refused
    assert [envelope.rcpt_tos for envelope in post.taken] == [["carl@example.com"]]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([b"HTTP/1.1 400 Bad Request\r\n"], ToolUnavailable),
        ([b"\x00\xff\xfe\r\n"], ToolUnavailable),
        ([b"554 5.7.1 you are blocked\r\n"], ToolFailed),
        ([b"421 4.3.2 too many connections\r\n"], ToolUnavailable),
        ([b"220 ok\r\n", b"250-" + b"x" * 100_000 + b"\r\n"], ToolUnavailable),
        ([], ToolUnavailable),
    ],
    ids=["http", "bytes", "blocked", "busy", "huge", "hangs up"],
)
async def test_whoever_speaks_no_smtp_is_sent_nothing(lines: list[bytes], expected: type[ToolError]) -> None:
    async with a_speaker(*lines) as port:
        assert type(await fault(Server("127.0.0.1", port, "none", timeout_s=3.0))) is expected


async def test_nobody_there_and_nobody_speaking_is_away() -> None:
    assert isinstance(await fault(Server("127.0.0.1", free_port(), "none", timeout_s=3.0)), ToolUnavailable)
    async with a_speaker(silent=True) as port:
        assert isinstance(await fault(Server("127.0.0.1", port, "none", timeout_s=0.3)), ToolUnavailable)


async def test_an_address_beyond_ascii_needs_a_server_that_takes_it(post: Post) -> None:
    error = await fault(post.server(), "jürgen@example.com")
    assert isinstance(error, ToolFailed)
    assert "jürgen@example.com" in error.detail
    async with a_post(utf8=True) as other:
        await send(other.server(), "jürgen@example.com")
        assert other.taken[0].rcpt_tos == ["jürgen@example.com", "carl@example.com"]


async def test_a_canceled_call_leaves_no_connection(post: Post) -> None:
    post.silent = True
    sending = asyncio.create_task(send(post.server()))
    await asyncio.wait_for(post.arrived.wait(), 10)
    sending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sending
