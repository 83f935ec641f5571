"""The IMAP side of an account: one short connection per question, and what its failures mean.

Used by `AccountMailbox`. A connection that breaks is made again once; everything asked here may be asked again. Folders
are opened read-only but to mark a mail, so that reading marks nothing. The protocol is RFC 9051 (RFC 3501 is enough).
"""

from __future__ import annotations

import asyncio
import imaplib
import re
import ssl
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

from imap_tools.errors import (
    ImapToolsError,
    MailboxAppendError,
    MailboxFolderSelectError,
    MailboxLoginError,
    MailboxUidsError,
)
from imap_tools.mailbox import BaseMailBox, MailBox, MailBoxUnencrypted

from steward.contracts.errors import ToolError, ToolFailed, ToolUnavailable
from steward.contracts.pools import in_pool
from steward.tools.mail.account import Account, Server

T = TypeVar("T")

_UID = re.compile(rb"\bUID (\d+)")
_SIZE = re.compile(rb"\bRFC822\.SIZE (\d+)")
_FLAGS = re.compile(rb"\bFLAGS \(([^()]*)\)", re.IGNORECASE)
_LATER = re.compile(r"\[(?:UNAVAILABLE|INUSE|LIMIT|SERVERBUG)\]", re.IGNORECASE)
"""Response codes of RFC 5530 that tell of a passing trouble."""


class CharsetRefused(Exception):
    """The server does not search for words outside ASCII."""


@dataclass(frozen=True, slots=True)
class Fetched:
    """A message, or its beginning: `size` is that of the whole in bytes, `received` when the server got it, `unread`
    whether nobody has opened it."""

    uid: int
    size: int
    received: datetime
    unread: bool
    raw: bytes


class Session:
    """One connection, logged in. Blocking; used by one thread, and cut from another by `abort`."""

    def __init__(self, account: Account) -> None:
        self._account = account
        self._box: BaseMailBox | None = None

    @property
    def box(self) -> BaseMailBox:
        """The connection; made and logged in when first asked for."""
        if self._box is None:
            self._box = _connected(self._account.imap)
            _log_in(self._box, self._account)
        return self._box

    def open(self, folder: str, *, writable: bool = False) -> int | None:
        """Select a folder, for reading alone unless `writable`; its UIDVALIDITY, or None when there is no such one."""
        try:
            self.box.folder.set(folder, readonly=not writable)
        except imaplib.IMAP4.readonly as error:
            raise ToolFailed(f"{self._account.imap.host} lets nobody change the folder {folder}") from error
        except MailboxFolderSelectError as error:
            if _LATER.search(str(error)):
                raise
            return None
        _, values = self.box.client.response("UIDVALIDITY")
        value = values[0] if values else None
        if not isinstance(value, bytes) or not value.isdigit():
            raise ToolFailed(f"{self._account.imap.host} does not number its mails (no UIDVALIDITY)")
        return int(value)

    def uids(self, criteria: str) -> list[int]:
        """The UIDs of the open folder that fit, ascending. Raises CharsetRefused as the case may be."""
        charset = None if criteria.isascii() else "UTF-8"
        try:
            return sorted(int(uid) for uid in self.box.uids(criteria, charset))
        except imaplib.IMAP4.abort:
            raise
        except (imaplib.IMAP4.error, MailboxUidsError) as error:
            if charset is None:
                raise
            raise CharsetRefused from error

    def fetch(self, uids: Sequence[int], most: int) -> Iterator[Fetched]:
        """The first `most` bytes of each of these messages; one that is gone is passed over."""
        if not uids:
            return
        parts = f"(UID FLAGS RFC822.SIZE INTERNALDATE BODY.PEEK[]<0.{most}>)"
        status, data = self.box.client.uid("FETCH", ",".join(map(str, uids)), parts)
        if status != "OK":
            raise ToolFailed(f"{self._account.imap.host} does not give the mail: {_words(data)}")
        yield from _fetched(data)

    def store(self, uid: int, change: str) -> bool:
        """Change the flags of a message of the open folder ("+FLAGS (\\Seen)"); False when it is gone."""
        if not self.uids(f"UID {uid}"):
            return False
        status, data = self.box.client.uid("STORE", str(uid), *change.split(" ", 1))
        if status != "OK":
            raise ToolFailed(f"{self._account.imap.host} does not mark the mail: {_words(data)}")
        return True

    def append(self, folder: str, raw: bytes, sent_at: datetime) -> None:
        """Put a message into a folder, as read; the folder is made when it is missing."""
        try:
            self.box.append(raw, folder, sent_at, ["\\Seen"])
        except MailboxAppendError:
            self.box.folder.create(folder)
            self.box.append(raw, folder, sent_at, ["\\Seen"])

    def abort(self) -> None:
        """Cut the connection, so that the thread that waits for it goes on."""
        if self._box is not None:
            with suppress(OSError):
                self._box.client.sock.shutdown(2)

    def close(self) -> None:
        """Log out, or at least let go of the connection."""
        if self._box is not None:
            with suppress(OSError, imaplib.IMAP4.error, ImapToolsError):
                self._box.logout()
            with suppress(OSError):
                self._box.client.shutdown()


async def with_session(account: Account, work: Callable[[Session], T]) -> T:
    """Run `work` in a thread with a connection of its own; once more on a new one when the first broke off.

    Raises:
        ToolUnavailable: not reached, or it broke off twice, or it was silent.
        ToolFailed: the server refused.
    """
    for attempts_left in (1, 0):
        session = Session(account)
        try:
            return await in_pool("mail servers", account.address, partial(_run, session, work))
        except asyncio.CancelledError:
            session.abort()
            raise
        except (imaplib.IMAP4.abort, ConnectionError, ssl.SSLError, EOFError) as error:
            if not attempts_left:
                raise ToolUnavailable(f"{account.imap.host} broke off: {_why(account.imap, error)}") from error
        except OSError as error:
            raise ToolUnavailable(f"{account.imap.host} does not answer: {_why(account.imap, error)}") from error
        except (imaplib.IMAP4.error, ImapToolsError) as error:
            raise _refused(account.imap, error) from error
        except ValueError as error:
            raise ToolFailed(f"{account.imap.host} answers with something that is not IMAP") from error
    raise AssertionError("unreachable")


def _run(session: Session, work: Callable[[Session], T]) -> T:
    try:
        return work(session)
    finally:
        session.close()


def _connected(server: Server) -> BaseMailBox:
    """Raises ToolUnavailable or ToolFailed, since no server was reached that could be asked again at once."""
    context = server.tls()
    try:
        if server.security == "tls":
            return MailBox(server.host, server.port, timeout=server.timeout_s, ssl_context=context)
        box = MailBoxUnencrypted(server.host, server.port, timeout=server.timeout_s)
    except ssl.SSLCertVerificationError as error:
        raise _untrusted(server, error) from error
    except (OSError, imaplib.IMAP4.error) as error:
        raise ToolUnavailable(f"{server.host} cannot be reached: {_why(server, error)}") from error
    if server.security == "starttls":
        try:
            box.client.starttls(context)
        except (OSError, imaplib.IMAP4.error) as error:
            with suppress(OSError):
                box.client.shutdown()
            if isinstance(error, ssl.SSLCertVerificationError):
                raise _untrusted(server, error) from error
            raise ToolUnavailable(f"{server.host} does not begin TLS: {_why(server, error)}") from error
    return box


def _log_in(box: BaseMailBox, account: Account) -> None:
    login = account.imap.login
    if login is None:
        raise ToolFailed(f"the account {account.address} has no login for {account.imap.host}")
    try:
        if login.kind == "xoauth2":
            box.xoauth2(login.user, login.value(), initial_folder=None)
        elif login.user.isascii() and login.value().isascii():
            box.login(login.user, login.value(), initial_folder=None)
        else:
            box.login_utf8(login.user, login.value(), initial_folder=None)
    except imaplib.IMAP4.abort:
        raise
    except (imaplib.IMAP4.error, MailboxLoginError) as error:
        raise _refused(account.imap, error, f"refuses the login of {login.user}") from error


def _refused(server: Server, error: Exception, what: str = "refuses") -> ToolError:
    text = f"{server.host} {what}: {_why(server, error)}"
    return ToolUnavailable(text) if _LATER.search(text) else ToolFailed(text)


def _untrusted(server: Server, error: ssl.SSLCertVerificationError) -> ToolFailed:
    return ToolFailed(f"the certificate of {server.host} is not trusted: {error.verify_message}")


def _why(server: Server, error: Exception) -> str:
    result = getattr(error, "command_result", None)
    return server.printable(_words(result[1]) if result else str(error)) or type(error).__name__


def _words(data: Any) -> str:
    parts = data if isinstance(data, list | tuple) else [data]
    return " ".join(part.decode("utf-8", "replace") for part in parts if isinstance(part, bytes))


def _fetched(data: Sequence[Any]) -> Iterator[Fetched]:
    """The messages of a FETCH response, as imaplib gives it: (what precedes the literal, the literal), what follows."""
    for place, item in enumerate(data):
        if not isinstance(item, tuple):
            continue
        after = data[place + 1] if place + 1 < len(data) and isinstance(data[place + 1], bytes) else b""
        facts = item[0] + after
        uid, size = _UID.search(facts), _SIZE.search(facts)
        if uid is not None:
            received = imaplib.Internaldate2tuple(facts)
            moment = datetime.fromtimestamp(time.mktime(received) if received else 0, UTC)
            flags = _FLAGS.search(facts)
            unread = flags is not None and b"\\seen" not in flags.group(1).lower()
            yield Fetched(int(uid.group(1)), int(size.group(1)) if size else len(item[1]), moment, unread, item[1])
