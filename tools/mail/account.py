"""A user's mail account: where its servers are and how to log in there.

Built by workers from the accounts file, with secrets resolved; read by the IMAP and SMTP sides.
"""

from __future__ import annotations

import ssl
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from steward.contracts.errors import ToolFailed
from steward.contracts.redaction import REDACTOR


@dataclass(frozen=True, slots=True)
class Login:
    """A user name and the value of the secret `secret_name`: a password, or with `xoauth2` an access token."""

    user: str
    kind: Literal["password", "xoauth2"] = "password"
    secret_name: str = ""
    secret: str | None = field(default=None, repr=False)

    def value(self) -> str:
        """The secret.

        Raises:
            ToolFailed: it is not set; nothing happened.
        """
        if self.secret is None:
            named = f"the secret {self.secret_name}, and it is not set" if self.secret_name else "a secret, and none is"
            raise ToolFailed(f"the mailbox of {self.user} needs {named}")
        REDACTOR.learn([self.secret])
        return self.secret


@dataclass(frozen=True, slots=True)
class Server:
    """An IMAP or SMTP server. `ca_file` holds certificates that are trusted beside the system's; `timeout_s` bounds
    each answer of the server."""

    host: str
    port: int
    security: Literal["tls", "starttls", "none"] = "tls"
    login: Login | None = None
    ca_file: Path | None = None
    timeout_s: float = 8.0

    def tls(self) -> ssl.SSLContext:
        """What a TLS connection to this server must satisfy.

        Raises:
            ToolFailed: the file of certificates cannot be read.
        """
        context = ssl.create_default_context()
        if self.ca_file is not None:
            try:
                context.load_verify_locations(cafile=self.ca_file)
            except (OSError, ssl.SSLError) as error:
                raise ToolFailed(f"the certificates to trust cannot be read: {error}") from error
        return context

    def printable(self, text: str) -> str:
        """What the server said, fit for an error: short, printable, without any secret."""
        text = " ".join(REDACTOR.text(text).split())
        return "".join(ch for ch in text if ch.isprintable())[:300]


@dataclass(frozen=True, slots=True)
class Account:
    """A mailbox on servers. `file_sent`: copies of sent mail are put into `sent_folder` by us, not by the server."""

    address: str
    imap: Server
    smtp: Server
    inbox: str = "INBOX"
    sent_folder: str = "Sent"
    file_sent: bool = True
