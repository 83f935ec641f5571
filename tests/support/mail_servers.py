"""A real SMTP server (aiosmtpd) that takes or refuses as told, a proxy that cuts, and a peer that is no mail server."""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
import ssl
import subprocess
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from steward.tools.mail.account import Login, Server


def certify(folder: Path) -> None:
    """A certificate for 127.0.0.1 that vouches for itself: server.pem and server.key."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is needed to make a certificate")
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    command += ["-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost"]
    command += ["-keyout", str(folder / "server.key"), "-out", str(folder / "server.pem")]
    subprocess.run(command, check=True, capture_output=True)


@dataclass
class Post:
    """What the server does, and what it took. Replies are whole SMTP replies; None is a yes.

    `logins` are user and password or token; empty lets everybody in. `cut_at` breaks the connection off at MAIL, RCPT
    or DATA, in the last case with the message taken. `silent` never replies to DATA. `taking` runs when a message has
    been taken, before the reply.
    """

    port: int = 0
    taken: list[Envelope] = field(default_factory=list)
    seen: list[tuple[str, str]] = field(default_factory=list)
    """(mechanism, user) of each login that was let in."""
    logins: dict[str, str] = field(default_factory=dict)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when a message has been taken."""
    refused: dict[str, str] = field(default_factory=dict)
    mail_reply: str | None = None
    data_reply: str | None = None
    cut_at: str | None = None
    silent: bool = False
    taking: Callable[[Envelope], Awaitable[None]] | None = None

    def server(self, security: str = "none", login: Login | None = None, ca_file: Path | None = None) -> Server:
        """How to reach it."""
        return Server("127.0.0.1", self.port, security, login, ca_file, timeout_s=3.0)  # type: ignore[arg-type]

    async def handle_MAIL(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        self._cut(server, "MAIL")
        if self.mail_reply is None:
            envelope.mail_from = address
            envelope.mail_options.extend(options)
        return self.mail_reply or "250 OK"

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        self._cut(server, "RCPT")
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.data_reply is not None:
            return self.data_reply
        self.taken.append(envelope)
        self.arrived.set()
        if self.taking is not None:
            await self.taking(envelope)
        self._cut(server, "DATA")
        if self.silent:
            await asyncio.Event().wait()
        return "250 2.0.0 OK queued as 4F2A91C0"

    async def auth_XOAUTH2(self, server: SMTP, args: list[str]) -> AuthResult:
        """As Google and Microsoft do it: developers.google.com/gmail/imap/xoauth2-protocol."""
        text = base64.b64decode(args[1]).decode()
        user, _, rest = text.removeprefix("user=").partition("\x01auth=Bearer ")
        if text.startswith("user=") and rest.endswith("\x01\x01") and self.logins.get(user) == rest[:-2]:
            self.seen.append(("XOAUTH2", user))
            return AuthResult(success=True, auth_data=user)
        challenge = {"status": "401", "schemes": "bearer", "scope": "https://mail.google.com/"}
        await server.challenge_auth(json.dumps(challenge))
        return AuthResult(success=False, handled=False)

    def authenticate(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, auth_data: object
    ) -> AuthResult:
        """PLAIN and LOGIN."""
        assert isinstance(auth_data, LoginPassword)
        user = auth_data.login.decode()
        if self.logins.get(user) != auth_data.password.decode():
            return AuthResult(success=False, handled=False)
        self.seen.append((mechanism, user))
        return AuthResult(success=True, auth_data=user)

    def _cut(self, server: SMTP, where: str) -> None:
        if self.cut_at == where:
            assert isinstance(server.transport, asyncio.WriteTransport)
            server.transport.abort()


@asynccontextmanager
async def a_post(
    *, tls: Path | None = None, implicit: bool = False, utf8: bool = False, logins: dict[str, str] | None = None
) -> AsyncIterator[Post]:
    """A listening server on a free port. `tls` is the folder of a certificate: for STARTTLS, or `implicit`."""
    post = Post(logins=logins or {})
    loop = asyncio.get_running_loop()
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH) if tls else None
    if context is not None and tls is not None:
        context.load_cert_chain(tls / "server.pem", tls / "server.key")
    sessions: list[SMTP] = []

    def answer() -> SMTP:
        with warnings.catch_warnings():
            # aiosmtpd warns of a login without TLS, which on the loopback interface is what is wanted.
            warnings.simplefilter("ignore")
            session = SMTP(
                post,
                loop=loop,
                hostname="post.example",
                enable_SMTPUTF8=utf8,
                tls_context=None if implicit else context,
                require_starttls=context is not None and not implicit,
                authenticator=post.authenticate,
                auth_required=bool(post.logins),
                auth_require_tls=False,
            )
        sessions.append(session)
        return session

    server = await loop.create_server(answer, "127.0.0.1", 0, ssl=context if implicit else None)
    post.port = server.sockets[0].getsockname()[1]
    try:
        yield post
    finally:
        server.close()
        for session in sessions:
            task = session._handler_coroutine
            if task is not None:
                task.cancel()
                await asyncio.wait([task], timeout=5)


@dataclass
class Cutter:
    """A TCP proxy. It breaks off each of the first `cuts` connections when the server has sent `after` bytes."""

    port: int = 0
    cuts: int = 1
    after: int = 200
    connections: int = 0


@asynccontextmanager
async def a_cutter(target: int) -> AsyncIterator[Cutter]:
    """A proxy to a port of this machine."""
    cutter = Cutter()
    tasks: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        cutter.connections += 1
        limit = cutter.after if cutter.connections <= cutter.cuts else None
        there, back = await asyncio.open_connection("127.0.0.1", target)
        up = asyncio.create_task(_pump(reader, back, None))
        tasks.add(up)
        await _pump(there, writer, limit)
        up.cancel()
        for each in (writer, back):
            each.transport.abort()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    cutter.port = server.sockets[0].getsockname()[1]
    try:
        yield cutter
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=5)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, limit: int | None) -> None:
    sent = 0
    with suppress(OSError):
        while data := await reader.read(4096):
            if limit is not None and sent + len(data) >= limit:
                writer.write(data[: limit - sent])
                await writer.drain()
                return
            sent += len(data)
            writer.write(data)
            await writer.drain()


@asynccontextmanager
async def a_speaker(*lines: bytes, silent: bool = False) -> AsyncIterator[int]:
    """A port where every connection hears these bytes, one for each line it says, the first as a greeting; {tag} in
    them is the first word of that line. After the last it is hung up, or with `silent` nothing more is said."""
    over = asyncio.Event()
    serving: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        serving.add(task)
        with suppress(OSError):
            heard = b"* "
            for line in lines:
                writer.write(line.replace(b"{tag}", heard.split()[0]))
                await writer.drain()
                heard = await reader.readline()
                if not heard.strip():
                    break
            else:
                if silent:
                    await over.wait()
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        over.set()
        server.close()
        if serving:
            await asyncio.wait(serving, timeout=5)
