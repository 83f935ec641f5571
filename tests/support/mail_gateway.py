"""The mail gateway under test, in the test's loop or as a process; letters to it, DKIM signatures and a DNS."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import sys
from collections.abc import AsyncIterator
from email.message import EmailMessage
from functools import cache
from pathlib import Path
from typing import Any, Final

import dkim
import dns.message
import dns.rrset
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa

from steward.gateways.mail.app import run
from steward.gateways.mail.settings import MailSettings
from tests.support.dovecot import PASSWORD, Dovecot
from tests.support.http_peer import Asked, Peer, a_peer, an_answer
from tests.support.stacks import ROOT, environment_of

REPLY_SECRET: Final = "the-secret-of-the-mailed-marks"
DOMAIN: Final = "example.com"
USER: Final = "ann"
ADDRESS: Final = f"{USER}@{DOMAIN}"
PROBLEM: Final = 7
APPROVAL: Final = "7-1"
SHA256: Final = "5" * 64
SELECTOR: Final = "s1"


def of_dovecot(server: Dovecot, login: str, **more: Any) -> dict[str, Any]:
    """Settings that watch this mailbox there."""
    return {
        "imap": "127.0.0.1",
        "port": server.port,
        "security": "none",
        "password": PASSWORD,
        "login": login,
        **more,
    }


def given(url: str, home: Path, more: dict[str, Any]) -> dict[str, Any]:
    """All settings of a gateway of USER's."""
    common = {"user": USER, "address": ADDRESS, "url": url, "key": "stk_of_the_tests", "home": home}
    return {**common, "reply_secret": REPLY_SECRET, **more}


@contextlib.asynccontextmanager
async def gateway(url: str, home: Path, **more: Any) -> AsyncIterator[None]:
    """The gateway, serving until the block ends. Whatever ends it earlier fails the test."""
    serving = asyncio.create_task(run(MailSettings.model_validate(given(url, home, more))))
    try:
        yield
        assert not serving.done(), serving.exception()
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)


@contextlib.asynccontextmanager
async def gateway_process(url: str, home: Path, **more: Any) -> AsyncIterator[asyncio.subprocess.Process]:
    """The same as a process of its own, killed at the end without a word."""
    settings = given(url, home, more)
    common = {name: settings.pop(name) for name in ("url", "home")}
    mail = {f"mail_{name}": value for name, value in settings.items()}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "steward.gateways.mail"), cwd=ROOT, env=environment_of(**common, **mail)
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Steward:
    """Its API in miniature: takes events, shows one problem with an approval that waits, and takes decisions on it."""

    def __init__(self, peer: Peer) -> None:
        self.url = peer.url
        self.problems: dict[str, int] = {}
        """By the key of an event."""
        self.reported: list[str] = []
        """The subjects of these, in order."""
        self.decided: list[dict[str, Any]] = []
        self.waits = True
        self.peer = peer
        peer.answers |= {
            "/events": self.take_event,
            f"/problems/{PROBLEM}": self._show,
            f"/problems/{PROBLEM}/confirm": self.decide,
        }

    @property
    def asked(self) -> list[Asked]:
        """Each report, repeats too."""
        return [asked for asked in self.peer.asked if asked.path == "/events"]

    def take_event(self, asked: Asked) -> bytes:
        event = json.loads(asked.body)
        assert event["notify"] == USER
        assert asked.headers["steward-user"] == USER
        if event["dedupe_key"] not in self.problems:
            self.problems[event["dedupe_key"]] = len(self.problems) + 1
            self.reported.append(event["email"]["subject"])
        return _said({"success": True, "problem_id": self.problems[event["dedupe_key"]], "status": "in_progress"})

    def _show(self, asked: Asked) -> bytes:
        at = "2026-01-01T00:00:00Z"
        approval = {
            "approval_id": APPROVAL,
            "call_id": "c",
            "tool_name": "compose_email",
            "args": {},
            "state": "pending",
        }
        approval |= {"args_sha256": SHA256, "requested_at": at, "expires_at": at}
        problem = {"problem_id": PROBLEM, "user_id": USER, "conversation_id": "c", "status": "awaiting_confirmation"}
        more = {"approvals": [approval] if self.waits else [], "created_at": at, "updated_at": at}
        return _said(problem | more)

    def decide(self, asked: Asked) -> bytes:
        self.decided.append(json.loads(asked.body) | {"key": asked.headers["idempotency-key"]})
        self.waits = False
        return _said({"success": True, "problem_id": PROBLEM, "status": "done"})


def _said(document: dict[str, Any]) -> bytes:
    return an_answer(200, json.dumps(document).encode(), Content_Type="application/json")


@contextlib.asynccontextmanager
async def a_steward() -> AsyncIterator[Steward]:
    """One that listens on a free port."""
    async with a_peer() as peer:
        yield Steward(peer)


def a_letter(
    subject: str, body: str = "see you", *, sender: str = "bob@elsewhere.example", **more: str
) -> EmailMessage:
    """A mail of plain text; underscores in header names become hyphens."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, "someone@example.com", subject
    message["Message-ID"] = f"<{abs(hash((subject, body, sender)))}@elsewhere.example>"
    for name, value in more.items():
        message[name.replace("_", "-")] = value
    message.set_content(body)
    return message


@cache
def _key() -> rsa.RSAPrivateKey:
    return rsa.generate_private_key(public_exponent=65537, key_size=2048)


def signed(message: EmailMessage | bytes, domain: str = DOMAIN, **more: Any) -> bytes:
    """The mail with a DKIM signature of that domain."""
    private = _key().private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.TraditionalOpenSSL, serialization.NoEncryption()
    )
    raw = message if isinstance(message, bytes) else message.as_bytes()
    signature: bytes = dkim.sign(raw, SELECTOR.encode(), domain.encode(), private, **more)
    return signature + raw


def key_record() -> bytes:
    """What the DNS says of the key."""
    public = _key().public_key()
    der = public.public_bytes(serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo)
    return b"v=DKIM1; k=rsa; p=" + base64.b64encode(der)


class _Dns(asyncio.DatagramProtocol):
    """Knows the key of every domain of the tests."""

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def datagram_received(self, data: bytes, peer: Any) -> None:
        asked = dns.message.from_wire(data)
        answer = dns.message.make_response(asked)
        name = asked.question[0].name
        if name.to_text().startswith(f"{SELECTOR}._domainkey."):
            text = key_record().decode()
            parts = " ".join(f'"{text[at : at + 200]}"' for at in range(0, len(text), 200))
            answer.answer.append(dns.rrset.from_text(name, 60, "IN", "TXT", parts))
        self._transport.sendto(answer.to_wire(), peer)


@contextlib.asynccontextmanager
async def a_dns() -> AsyncIterator[str]:
    """host:port of a DNS server."""
    loop = asyncio.get_running_loop()
    transport, _ = await loop.create_datagram_endpoint(_Dns, local_addr=("127.0.0.1", 0))
    try:
        host, port = transport.get_extra_info("sockname")
        yield f"{host}:{port}"
    finally:
        transport.close()
