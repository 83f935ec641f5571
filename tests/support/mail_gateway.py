"""The mail gateway under test, in the test's loop or as a process; letters to it, DKIM signatures, and a DNS for these."""

from __future__ import annotations

import asyncio
import base64
import contextlib
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
from tests.support.people import token_of
from tests.support.stacks import ROOT, environment_of
from tests.support.telegram_gateway import TENANT, as_user

REPLY_SECRET: Final = "the-secret-of-the-mailed-marks"
DOMAIN: Final = "example.com"
SELECTOR: Final = "s1"


def address_of(user: str) -> str:
    """The mail address of a user of the tests."""
    return f"{user}@{DOMAIN}"


def of_dovecot(server: Dovecot, user: str, **more: Any) -> dict[str, Any]:
    """Settings that watch this user's mailbox there."""
    return {
        "imap": "127.0.0.1",
        "port": server.port,
        "security": "none",
        "password": PASSWORD,
        "login": address_of(user),
        **more,
    }


def given(url: str, user: str, home: Path, more: dict[str, Any]) -> dict[str, Any]:
    """All settings of a gateway of this user's."""
    key = more.get("key") or token_of(url, TENANT, user)
    common = {"user": user, "address": address_of(user), "url": url, "key": key, "home": home}
    return {**common, "reply_secret": REPLY_SECRET, **more}


@contextlib.asynccontextmanager
async def gateway(url: str, user: str, home: Path, **more: Any) -> AsyncIterator[None]:
    """The gateway, serving until the block ends. Whatever ends it earlier fails the test."""
    serving = asyncio.create_task(run(MailSettings.model_validate(given(url, user, home, more))))
    try:
        yield
        assert not serving.done(), serving.exception()
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)


@contextlib.asynccontextmanager
async def gateway_process(url: str, user: str, home: Path, **more: Any) -> AsyncIterator[asyncio.subprocess.Process]:
    """The same as a process of its own, killed at the end without a word."""
    settings = given(url, user, home, more)
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


async def reported(url: str, user: str) -> list[str]:
    """The subjects of the mails that were reported for a user, oldest first."""
    async with as_user(url, user) as http:
        listed = (await http.get("/problems", params={"limit": 100})).json()["problems"]
        found = [one["problem_id"] for one in listed if one["problem_type"] == "issue_detection"]
        steps = [(await http.get(f"/problems/{number}/steps")).json()["steps"] for number in sorted(found)]
    subjects = []
    for problem in steps:
        args = [step["tool_args"]["subject"] for step in problem if (step.get("tool_args") or {}).get("subject")]
        subjects += args[:1]
    return subjects


def a_letter(subject: str, body: str = "see you", *, sender: str = "bob@elsewhere.example", **more: str) -> EmailMessage:
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
