"""An IMAP folder: one connection that reads new mails by their numbers and waits by IDLE (RFC 2177) for more.

The folder is opened read-only, and mails are fetched so that nobody takes them for read.
"""

from __future__ import annotations

import asyncio
import imaplib
import logging
import re
import ssl
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any, Final, TypeVar

from imap_tools.errors import ImapToolsError, MailboxFolderSelectError
from imap_tools.mailbox import BaseMailBox, MailBox, MailBoxUnencrypted

from steward.gateways.mail.folders import MOST, Arrived, MailboxAway
from steward.gateways.mail.settings import MailSettings
from steward.gateways.mail.store import Position, Store

T = TypeVar("T")

_log = logging.getLogger(__name__)
_TIMEOUT_S: Final = 20.0
_SIZE: Final = re.compile(rb"\bRFC822\.SIZE (\d+)")
_MONTHS: Final = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


class MailboxMissing(MailboxAway):
    """The server does not open the folder; there may be none yet."""


class ImapFolder:
    """One folder over a connection of its own, which is made when it is needed."""

    def __init__(self, settings: MailSettings, folder: str, store: Store) -> None:
        self._settings = settings
        self._folder = folder
        self._store = store
        self._box: BaseMailBox | None = None
        self._is_missing = False
        self.name = f"imap:{settings.login or settings.address}@{settings.imap}:{settings.port}/{folder}"

    async def arrived(self) -> list[str]:
        try:
            places = await self._in_thread(self._arrived)
        except MailboxMissing as error:
            if not self._is_missing:
                _log.warning("%s; it is looked for every %.0f s", error, self._settings.watch_every_s)
            places, self._is_missing = [], True
        else:
            self._is_missing = False
        return places

    async def read(self, place: str) -> Arrived | None:
        return await self._in_thread(lambda: self._read(place))

    async def done(self, place: str) -> None:
        position = self._store.position(self.name)
        assert position is not None, "places come from `arrived`, which keeps a position"
        self._store.set_position(self.name, Position(position.validity, int(place), position.since))

    async def wait(self) -> None:
        if self._is_missing or not await self._in_thread(self._idled):
            await asyncio.sleep(self._settings.watch_every_s)

    def close(self) -> None:
        box, self._box = self._box, None
        if box is not None:
            with suppress(OSError):
                box.client.shutdown()

    async def _in_thread(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.to_thread(work)
        except asyncio.CancelledError:
            if self._box is not None:
                # The thread that waits for the server goes on.
                with suppress(OSError):
                    self._box.client.sock.shutdown(2)
            raise
        except (imaplib.IMAP4.error, ImapToolsError, OSError, ValueError) as error:
            self.close()
            kind = MailboxMissing if isinstance(error, MailboxFolderSelectError) else MailboxAway
            raise kind(f"{self._settings.imap}, folder {self._folder}: {_why(error)}") from error

    def _opened(self) -> BaseMailBox:
        """The connection, logged in and the folder open."""
        if self._box is None:
            box = self._connected()
            try:
                password = self._settings.password
                secret = "" if password is None else password.get_secret_value()
                user = self._settings.login or self._settings.address
                log_in = box.login if user.isascii() and secret.isascii() else box.login_utf8
                log_in(user, secret, initial_folder=None)
                box.client.capabilities = tuple(_words(box.client.capability()[1]).upper().split())
                self._select(box)
            except BaseException:
                with suppress(OSError):
                    box.client.shutdown()
                raise
            self._box = box
        return self._box

    def _connected(self) -> BaseMailBox:
        settings = self._settings
        host = str(settings.imap)
        context = ssl.create_default_context()
        if settings.ca_file is not None:
            context.load_verify_locations(cafile=settings.ca_file)
        if settings.security == "tls":
            return MailBox(host, settings.port, timeout=_TIMEOUT_S, ssl_context=context)
        box = MailBoxUnencrypted(host, settings.port, timeout=_TIMEOUT_S)
        if settings.security == "starttls":
            box.client.starttls(context)
        return box

    def _select(self, box: BaseMailBox) -> None:
        """Open the folder, and keep from where on mails are new: at first from now, and in a folder that was numbered
        anew from the first that came since the beginning. What of these was dealt with is known by its content."""
        try:
            box.folder.set(self._folder, readonly=True)
        except MailboxFolderSelectError:
            if self._store.position(self.name) is None:
                # It is made with its first mail, which is new then.
                self._store.set_position(self.name, Position(0, 0, time.time()))
            raise
        validity = int(_words(box.client.response("UIDVALIDITY")[1]) or 0)
        position = self._store.position(self.name)
        if position is not None and position.validity == validity:
            return
        after = max(_uids(box, "ALL"), default=0)
        if position is not None:
            day = datetime.fromtimestamp(position.since, UTC) - timedelta(days=1)
            candidates = _uids(box, f"SINCE {day.day}-{_MONTHS[day.month - 1]}-{day.year}")
            new = [uid for uid in candidates if _received(box, uid) >= int(position.since)]
            after = min(new, default=after + 1) - 1
        since = time.time() if position is None else position.since
        self._store.set_position(self.name, Position(validity, after, since))

    def _arrived(self) -> list[str]:
        box = self._opened()
        position = self._store.position(self.name)
        last = 0 if position is None else position.last_uid
        return [str(uid) for uid in _uids(box, f"UID {last + 1}:*") if uid > last]

    def _idled(self) -> bool:
        """Wait for the server to tell of something; False when it does not do that."""
        box = self._opened()
        if "IDLE" not in box.client.capabilities:
            return False
        with box.idle as idle:
            if not _was_read_ahead(box):
                idle.poll(timeout=self._settings.watch_every_s)
        return True

    def _read(self, place: str) -> Arrived | None:
        status, data = self._opened().client.uid("FETCH", place, f"(RFC822.SIZE BODY.PEEK[]<0.{MOST}>)")
        if status != "OK":
            raise ValueError(_words(data))
        for at, item in enumerate(data):
            if isinstance(item, tuple):
                after = data[at + 1] if at + 1 < len(data) and isinstance(data[at + 1], bytes) else b""
                size = _SIZE.search(item[0] + after)
                return Arrived(item[1], int(size.group(1)) if size else len(item[1]))
        return None


def _was_read_ahead(box: BaseMailBox) -> bool:
    """Whether the server's word came in one piece with its answer to IDLE, as it does of a mail that arrived just
    before. It lies in the connection's buffer then, where a poll of the socket cannot see it."""
    sock = box.client.sock
    sock.settimeout(0)
    try:
        return bool(box.client.readline())
    except (BlockingIOError, ssl.SSLWantReadError):
        return False
    finally:
        sock.settimeout(_TIMEOUT_S)


def _uids(box: BaseMailBox, criteria: str) -> list[int]:
    return sorted(int(uid) for uid in box.uids(criteria))


def _received(box: BaseMailBox, uid: int) -> float:
    """When the server got a mail, in seconds since 1970."""
    _, data = box.client.uid("FETCH", str(uid), "(INTERNALDATE)")
    found = next((imaplib.Internaldate2tuple(item) for item in data if isinstance(item, bytes)), None)
    return time.mktime(found) if found else 0.0


def _words(data: Any) -> str:
    return " ".join(part.decode("ascii", "replace") for part in data or () if isinstance(part, bytes))


def _why(error: Exception) -> str:
    result = getattr(error, "command_result", None)
    text = _words(result[1]) if result else str(error)
    return "".join(ch for ch in text if ch.isprintable())[:200] or type(error).__name__
