"""IMAP servers that are reached under TLS, refuse, break off, or are none: what each says, and what is kept secret."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from steward.contracts.errors import ToolError, ToolFailed, ToolUnavailable
from tests.support.dovecot import PASSWORD, Dovecot
from tests.support.mail_servers import a_cutter, a_speaker
from tests.support.mail_tools import a_mail, as_ann, found


@pytest.mark.requirement("mail.tls")
@pytest.mark.parametrize("security", ["tls", "starttls"])
async def test_it_reads_under_tls_and_only_from_whom_it_trusts(
    dovecot: Dovecot, user: str, tmp_path: Path, security: str
) -> None:
    dovecot.put(user, a_mail("Hello").as_bytes())
    server = dovecot.server(user, security)
    assert (await found(as_ann(dovecot.account(user, imap=server), tmp_path), query="hello"))["total_found"] == 1
    blind = dovecot.account(user, imap=replace(server, ca_file=None))
    with pytest.raises(ToolFailed, match=r"certificate of 127\.0\.0\.1 is not trusted"):
        await found(as_ann(blind, tmp_path), query="hello")


@pytest.mark.requirement("mail.imap.logs-in")
async def test_it_logs_in_with_a_token_that_the_provider_knows(dovecot: Dovecot, user: str, tmp_path: Path) -> None:
    dovecot.put(user, a_mail("Hello").as_bytes())
    dovecot.tokens.users["ya29.good"] = user
    good = dovecot.account(user, imap=dovecot.server(user, kind="xoauth2", secret="ya29.good"))
    assert (await found(as_ann(good, tmp_path), query="hello"))["total_found"] == 1


@pytest.mark.requirement("mail.imap.logs-in")
@pytest.mark.parametrize(
    ("kind", "secret"), [("xoauth2", "ya29.bad"), ("password", "wrong"), ("password", "schlüssel")]
)
async def test_a_refused_login_is_a_no_without_the_secret(
    dovecot: Dovecot, user: str, tmp_path: Path, kind: str, secret: str
) -> None:
    account = dovecot.account(user, imap=dovecot.server(user, kind=kind, secret=secret))
    with pytest.raises(ToolFailed) as caught:
        await found(as_ann(account, tmp_path), query="hello")
    assert f"refuses the login of {user}" in caught.value.detail
    assert secret not in caught.value.detail
    assert PASSWORD not in repr(dovecot.account(user))


@pytest.mark.requirement("mail.imap.drops-are-survived")
@pytest.mark.parametrize("after", [400, 900])
async def test_a_connection_that_breaks_is_made_again_once(
    dovecot: Dovecot, user: str, tmp_path: Path, after: int
) -> None:
    dovecot.put(user, a_mail("Hello", "word " * 2000).as_bytes())
    async with a_cutter(dovecot.port) as cutter:
        cutter.after = after
        through = dovecot.account(user, imap=replace(dovecot.server(user), port=cutter.port))
        ctx = as_ann(through, tmp_path)
        assert (await found(ctx, query="hello"))["total_found"] == 1
        assert cutter.connections == 2
        cutter.cuts, cutter.connections = 99, 0
        with pytest.raises(ToolUnavailable):
            await found(ctx, query="hello")
        assert cutter.connections == 2


GREETING = b"* OK ready\r\n"


@pytest.mark.requirement("mail.imap.failures-mean-what-happened")
@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([], ToolUnavailable),
        ([b"HTTP/1.1 400 Bad Request\r\n"], ToolUnavailable),
        ([b"\x00\xff\xfe\r\n"], ToolUnavailable),
        ([b"* BYE too busy\r\n"], ToolUnavailable),
        ([GREETING], ToolUnavailable),
        ([GREETING, b"garbage that is no IMAP\r\n"], ToolUnavailable),
        ([b"* OK " + b"x" * (21 << 20) + b"\r\n"], ToolUnavailable),
    ],
    ids=["hangs up", "http", "bytes", "busy", "drops", "garbage", "huge"],
)
async def test_whoever_speaks_no_imap_is_away(
    tmp_path: Path, lines: list[bytes], expected: type[ToolError], dovecot: Dovecot
) -> None:
    async with a_speaker(*lines) as port:
        server = replace(dovecot.server("ann"), port=port)
        with pytest.raises(expected):
            await found(as_ann(dovecot.account("ann", imap=server), tmp_path), query="x")


@pytest.mark.requirement("mail.imap.search")
async def test_a_server_that_searches_ascii_only_is_asked_for_more_and_that_is_sifted(
    tmp_path: Path, dovecot: Dovecot
) -> None:
    mails = [a_mail(subject).as_bytes() for subject in ("Grüße an Bob", "Bob")]
    numbered = enumerate(mails, start=1)
    fetched = b"".join(b"* %d FETCH (UID %d BODY[]<0> {%d}\r\n%b)\r\n" % (n, n, len(raw), raw) for n, raw in numbered)
    lines = [
        *(GREETING, b"* CAPABILITY IMAP4rev1\r\n{tag} OK done\r\n", b"{tag} OK in\r\n"),
        b"* 2 EXISTS\r\n* OK [UIDVALIDITY 7] \r\n{tag} OK [READ-ONLY] \r\n",
        b"{tag} NO [BADCHARSET (US-ASCII)] no\r\n",
        b"* SEARCH 1 2\r\n{tag} OK done\r\n",
        fetched + b"{tag} OK done\r\n",
        b"* BYE\r\n{tag} OK done\r\n",
    ]
    async with a_speaker(*lines) as port:
        server = replace(dovecot.server("ann"), port=port)
        ctx = as_ann(dovecot.account("ann", imap=server), tmp_path)
        result = await found(ctx, query="Grüße Bob")
    assert [(mail["id"], mail["subject"]) for mail in result["emails"]] == [("i7x1", "Grüße an Bob")]


@pytest.mark.requirement("mail.imap.failures-mean-what-happened")
async def test_a_silent_server_is_away_in_time_and_a_canceled_call_lets_go(dovecot: Dovecot, tmp_path: Path) -> None:
    async with a_speaker(GREETING, silent=True) as port:
        server = replace(dovecot.server("ann"), port=port, timeout_s=0.3)
        with pytest.raises(ToolUnavailable):
            await found(as_ann(dovecot.account("ann", imap=server), tmp_path), query="x")
        patient = replace(server, timeout_s=60.0)
        looking = asyncio.create_task(found(as_ann(dovecot.account("ann", imap=patient), tmp_path), query="x"))
        await asyncio.wait([looking], timeout=0.2)
        looking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await looking


async def test_a_folder_that_is_not_there_is_named(dovecot: Dovecot, user: str, tmp_path: Path) -> None:
    account = dovecot.account(user, inbox="No such")
    with pytest.raises(ToolFailed, match="no folder No such"):
        await found(as_ann(account, tmp_path), query="x")
