"""Debian's dovecot as the tests' IMAP server: its own configuration and folders, free ports, no rights, real TLS.

Needs dovecot 2.3 (dovecot-imapd); where there is none the tests are skipped, or fail when STEWARD_TEST_REQUIRE names
dovecot. Users log in with PASSWORD, or by XOAUTH2 with a token the identity provider beside it knows.
"""

from __future__ import annotations

import getpass
import imaplib
import json
import os
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from steward.tools.mail.account import Account, Login, Server
from tests.support.live import free_port, wait_until
from tests.support.mail_servers import certify

PASSWORD = "correct-horse"
_READY_S = 20.0
_CONFIG = """
base_dir = {home}/run
state_dir = {home}/run
log_path = {home}/dovecot.log
default_internal_user = {user}
default_internal_group = {group}
default_login_user = {user}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:{home}/mail/%u
protocols = imap
listen = 127.0.0.1
ssl = yes
ssl_cert = <{home}/server.pem
ssl_key = <{home}/server.key
disable_plaintext_auth = no
auth_mechanisms = plain login xoauth2
auth_failure_delay = 0
passdb {{
  driver = static
  mechanisms = plain login
  args = password={password}
}}
passdb {{
  driver = oauth2
  mechanisms = xoauth2
  args = {home}/oauth2.conf
}}
userdb {{
  driver = static
  args = uid={user} gid={group} home={home}/mail/%u
}}
service anvil {{
  chroot =
  unix_listener anvil-auth-penalty {{
    mode = 0
  }}
}}
service imap-login {{
  chroot =
  inet_listener imap {{
    port = {port}
  }}
  inet_listener imaps {{
    port = {tls_port}
    ssl = yes
  }}
}}
"""
_OAUTH2 = """
tokeninfo_url = {provider}/tokeninfo?access_token=
username_attribute = email
"""


class TokenInfo:
    """The identity provider: says whose token it is, as Google's tokeninfo does."""

    def __init__(self) -> None:
        self.users: dict[str, str] = {}
        known = self.users

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                token = parse_qs(urlsplit(self.path).query).get("access_token", [""])[0]
                user = known.get(token)
                answer = {"email": user, "expires_in": 3599} if user else {"error": "invalid_token"}
                body = json.dumps(answer).encode()
                self.send_response(200 if user else 400)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:
                """Silent."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, name="tokeninfo")
        self._thread.start()

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        """Stop, and wait for the thread."""
        self._server.shutdown()
        self._thread.join(10)
        self._server.server_close()


class Dovecot:
    """A running server. Any user name exists; each has a mailbox of its own."""

    def __init__(self, home: Path, port: int, tls_port: int, tokens: TokenInfo) -> None:
        self.home = home
        self.port = port
        self.tls_port = tls_port
        self.tokens = tokens

    @property
    def certificate(self) -> Path:
        """What has to be trusted for its TLS."""
        return self.home / "server.pem"

    def server(self, user: str, security: str = "none", *, kind: str = "password", secret: str = PASSWORD) -> Server:
        """How to reach it as a user."""
        return Server(
            "127.0.0.1",
            self.tls_port if security == "tls" else self.port,
            security,  # type: ignore[arg-type]
            Login(user, kind, "mail_secret", secret),  # type: ignore[arg-type]
            self.certificate,
        )

    def account(self, user: str, smtp: Server | None = None, **changes: object) -> Account:
        """An account of that user; without `smtp` it can only be read."""
        fields: dict[str, object] = {
            "address": user,
            "imap": self.server(user),
            "smtp": smtp or Server("127.0.0.1", 1, "none"),
            **changes,
        }
        return Account(**fields)  # type: ignore[arg-type]

    @contextmanager
    def connected(self, user: str) -> Iterator[imaplib.IMAP4]:
        """A plain client beside ours."""
        with imaplib.IMAP4("127.0.0.1", self.port, timeout=10) as client:
            client.login(user, PASSWORD)
            yield client

    def put(self, user: str, *messages: bytes, folder: str = "INBOX") -> None:
        """Put messages into a folder, which is made when it is missing."""
        with self.connected(user) as client:
            client.create(folder)
            for message in messages:
                status, data = client.append(folder, None, None, message)
                assert status == "OK", data

    def raw(self, user: str, folder: str) -> list[bytes]:
        """Every message of a folder, as it lies there; none without the folder."""
        with self.connected(user) as client:
            if client.select(folder, readonly=True)[0] != "OK":
                return []
            _, data = client.fetch("1:*", "(BODY.PEEK[])") if client.response("EXISTS")[1] != [b"0"] else ("OK", [])
            return [item[1] for item in data if isinstance(item, tuple)]


@contextmanager
def a_dovecot() -> Iterator[Dovecot]:
    """A server for the length of the block."""
    binary = _binary()
    home = Path(tempfile.mkdtemp(prefix="steward-dovecot-"))
    user, group = ("nobody", "nogroup") if os.geteuid() == 0 else (getpass.getuser(), getpass.getuser())
    tokens = TokenInfo()
    running = Dovecot(home, free_port(), free_port(), tokens)
    process = None
    try:
        _write(running, user, group)
        command = [binary, "-F", "-c", str(home / "dovecot.conf")]
        who = {"user": user, "group": group} if os.geteuid() == 0 else {}
        process = subprocess.Popen(command, **who)  # type: ignore[call-overload]
        wait_until(lambda: process.poll() is not None or _greets(running.port), _READY_S, "dovecot's greeting")
        assert process.poll() is None, (home / "dovecot.log").read_text()
        yield running
    finally:
        if process is not None:
            process.terminate()
            process.wait(20)
        tokens.close()
        shutil.rmtree(home, ignore_errors=True)


def _binary() -> str:
    found = shutil.which("dovecot", path=os.pathsep.join([os.getenv("PATH", ""), "/usr/sbin", "/usr/local/sbin"]))
    version = subprocess.run([found, "--version"], capture_output=True, text=True).stdout if found else "none"
    if found is None or not version.startswith("2.3"):
        why = f"dovecot 2.3 (dovecot-imapd) is needed; there is {version.strip()}"
        if "dovecot" in os.getenv("STEWARD_TEST_REQUIRE", ""):
            pytest.fail(why)
        pytest.skip(why)
    return found


def _write(server: Dovecot, user: str, group: str) -> None:
    home = server.home
    (home / "mail").mkdir()
    (home / "run").mkdir()
    certify(home)
    (home / "oauth2.conf").write_text(_OAUTH2.format(provider=server.tokens.url))
    (home / "dovecot.conf").write_text(
        _CONFIG.format(home=home, user=user, group=group, password=PASSWORD, port=server.port, tls_port=server.tls_port)
    )
    if os.geteuid() == 0:
        for path in (home, *home.rglob("*")):
            shutil.chown(path, user, group)


def _greets(port: int) -> bool:
    with suppress(OSError, imaplib.IMAP4.error), imaplib.IMAP4("127.0.0.1", port, timeout=5) as client:
        return b"OK" in client.welcome
    return False
