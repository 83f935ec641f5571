"""A mailbox on servers: read and marked over IMAP, written to over SMTP.

The server does the searching; what it finds is read in part, sifted and ranked here as on a local mailbox. An id is the
folder, its UIDVALIDITY and the UID in one word, so that it never comes to mean another mail (RFC 9051, 2.3.1.1).
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from email import policy
from email.message import EmailMessage
from email.utils import parsedate_to_datetime
from typing import Final

from steward.contracts.errors import ToolError, ToolFailed
from steward.tools.mail.account import Account
from steward.tools.mail.criteria import criteria, naming, with_message_id
from steward.tools.mail.imap import CharsetRefused, Fetched, Session, with_session
from steward.tools.mail.mailbox import MOST_OF_A_THREAD, Delivery
from steward.tools.mail.message import Mail, read_mail
from steward.tools.mail.search import Found, Wanted, ranked, search
from steward.tools.mail.smtp import deliver
from steward.tools.mail.store import Mark
from steward.tools.mail.thread import ids_of, of_one_thread

MOST_READ = 100
"""A search reads at most so many of the mails that the server found, the newest."""
_BEGINNING = 32 << 10
_WHOLE = 8 << 20
_ANCESTORS = 8
_FILING_S = 10.0
_ID = re.compile(r"([is])([0-9a-f]{1,8})x([0-9]{1,10})")

_CHANGES: Final[dict[Mark, str]] = {
    "read": "+FLAGS (\\Seen)",
    "unread": "-FLAGS (\\Seen)",
    "flagged": "+FLAGS (\\Flagged)",
}

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Id:
    """What an id is made of."""

    folder: str
    validity: int
    uid: int

    @classmethod
    def read(cls, email_id: str) -> _Id | None:
        """The parts of an id; None for what is none."""
        known = _ID.fullmatch(email_id)
        return cls(known.group(1), int(known.group(2), 16), int(known.group(3))) if known else None


class AccountMailbox:
    """One user's account."""

    def __init__(self, account: Account) -> None:
        self.address = account.address
        self._account = account
        self._folders = {"i": account.inbox, "s": account.sent_folder}

    async def search(self, wanted: Wanted) -> Found:
        return await with_session(self._account, lambda session: self._search(session, wanted))

    async def find(self, email_id: str) -> Mail | None:
        found = await self._fetched(email_id)
        return None if found is None else _as_mail(email_id, found, _WHOLE)

    async def content(self, email_id: str) -> bytes | None:
        found = await self._fetched(email_id)
        if found is not None and found.size > _WHOLE:
            raise ToolFailed(f"the e-mail is longer than {_WHOLE >> 20} MiB")
        return None if found is None else found.raw

    async def mark(self, email_id: str, mark: Mark) -> bool:
        known = _Id.read(email_id)
        if known is None:
            return False

        def change(session: Session) -> bool:
            if session.open(self._folders[known.folder], writable=True) != known.validity:
                return False
            return session.store(known.uid, _CHANGES[mark])

        return await with_session(self._account, change)

    async def _fetched(self, email_id: str) -> Fetched | None:
        """The mail of that id, or its beginning."""
        known = _Id.read(email_id)
        if known is None:
            return None

        def look(session: Session) -> Fetched | None:
            if session.open(self._folders[known.folder]) != known.validity:
                return None
            return next(iter(session.fetch([known.uid], _WHOLE)), None)

        return await with_session(self._account, look)

    async def thread(self, mail: Mail) -> Sequence[Mail]:
        named = ids_of(mail)
        if not named:
            return []
        # The first is the root, which every later mail refers to; the last are the nearest ancestors.
        asked = list(dict.fromkeys([named[0], *named[-_ANCESTORS:]]))
        found = await with_session(
            self._account,
            lambda session: [other for code in self._folders for other in self._newest(session, code, naming(asked))],
        )
        return of_one_thread(mail, found)[-MOST_OF_A_THREAD:]

    async def send(self, message: EmailMessage) -> Delivery:
        refused = await deliver(self._account, message)
        degraded = await self._file(message) if self._account.file_sent else None
        return Delivery("" if degraded else self._account.sent_folder, refused=refused, degraded=degraded)

    async def sent(self, message_id: str) -> tuple[Mail, Delivery] | None:
        wanted = with_message_id(message_id)
        mails = await with_session(self._account, lambda session: self._newest(session, "s", wanted))
        filed = Delivery(self._account.sent_folder)
        return next(((mail, filed) for mail in mails if mail.message_id == message_id), None)

    async def _file(self, message: EmailMessage) -> str | None:
        """Keep a copy, unless the server has done so; what went wrong, since the message itself is sent."""
        raw, message_id = message.as_bytes(policy=policy.SMTP), str(message["Message-ID"])
        folder = self._account.sent_folder

        def put(session: Session) -> None:
            if session.open(folder) is not None and session.uids(with_message_id(message_id)):
                return
            session.append(folder, raw, parsedate_to_datetime(str(message["Date"])))

        try:
            async with asyncio.timeout(_FILING_S):
                await with_session(self._account, put)
        except TimeoutError:
            return f"the copy in {folder}: {self._account.imap.host} is too slow"
        except ToolError as error:
            return f"the copy in {folder}: {error.detail}"
        except Exception as error:
            # The message is sent: whatever this is, it must not make that look doubtful.
            _log.exception("the copy of a sent message was not filed")
            return f"the copy in {folder}: {type(error).__name__}"
        return None

    def _search(self, session: Session, wanted: Wanted) -> Found:
        validity = session.open(self._account.inbox)
        if validity is None:
            raise ToolFailed(f"{self._account.imap.host} has no folder {self._account.inbox}")
        try:
            uids, all_words = _matching(session, wanted)
        except CharsetRefused:
            read = self._beginnings(session, validity, session.uids(criteria(wanted, all_words=True, ascii_only=True)))
            return search(read, wanted)
        read = self._beginnings(session, validity, uids)
        mails = ranked([mail for mail in read if wanted.admits(mail)], wanted.words)
        return Found(mails, all_words or not mails, len(mails) + max(0, len(uids) - MOST_READ))

    def _beginnings(self, session: Session, validity: int, uids: Sequence[int]) -> list[Mail]:
        return [_mail("i", validity, item, _BEGINNING) for item in session.fetch(uids[-MOST_READ:], _BEGINNING)]

    def _newest(self, session: Session, code: str, wanted: str) -> list[Mail]:
        validity = session.open(self._folders[code])
        if validity is None:
            return []
        uids = session.uids(wanted)[-2 * MOST_OF_A_THREAD :]
        return [_mail(code, validity, item, _BEGINNING) for item in session.fetch(uids, _BEGINNING)]


def _matching(session: Session, wanted: Wanted) -> tuple[list[int], bool]:
    """The UIDs of what has all words, or else any of them; and which of the two."""
    uids = session.uids(criteria(wanted, all_words=True))
    if uids or not wanted.words:
        return uids, True
    return session.uids(criteria(wanted, all_words=False)), False


def _mail(code: str, validity: int, item: Fetched, most: int) -> Mail:
    return _as_mail(f"{code}{validity:x}x{item.uid}", item, most)


def _as_mail(email_id: str, item: Fetched, most: int) -> Mail:
    mail = read_mail(item.raw, item.received, email_id=email_id, whole=item.size <= most)
    return replace(mail, unread=item.unread)
