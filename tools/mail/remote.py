"""A mailbox on servers: read over IMAP, written to over SMTP.

The server does the searching; what it finds is read in part, sifted and ranked here as on a local mailbox. An id is the
folder, its UIDVALIDITY and the UID in one word, so that it never comes to mean another mail (RFC 9051, 2.3.1.1).
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Sequence
from email import policy
from email.message import EmailMessage
from email.utils import parsedate_to_datetime

from contracts.errors import ToolError, ToolFailed
from tools.mail.account import Account
from tools.mail.criteria import criteria, naming, with_message_id
from tools.mail.imap import CharsetRefused, Fetched, Session, with_session
from tools.mail.mailbox import MOST_OF_A_THREAD, Delivery
from tools.mail.message import Mail, read_mail
from tools.mail.search import Found, Wanted, ranked, search
from tools.mail.smtp import deliver
from tools.mail.thread import ids_of, of_one_thread

MOST_READ = 100
"""A search reads at most so many of the mails that the server found, the newest."""
_BEGINNING = 32 << 10
_WHOLE = 8 << 20
_ANCESTORS = 8
_FILING_S = 10.0
_ID = re.compile(r"([is])([0-9a-f]{1,8})x([0-9]{1,10})")

_log = logging.getLogger(__name__)


class AccountMailbox:
    """One user's account."""

    def __init__(self, account: Account) -> None:
        self.address = account.address
        self._account = account
        self._folders = {"i": account.inbox, "s": account.sent_folder}

    async def search(self, wanted: Wanted) -> Found:
        return await with_session(self._account, lambda session: self._search(session, wanted))

    async def find(self, email_id: str) -> Mail | None:
        known = _ID.fullmatch(email_id)
        if known is None:
            return None
        code, validity, uid = known.group(1), int(known.group(2), 16), int(known.group(3))

        def look(session: Session) -> Mail | None:
            if session.open(self._folders[code]) != validity:
                return None
            return next((_mail(code, validity, item, _WHOLE) for item in session.fetch([uid], _WHOLE)), None)

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
    whole = item.size <= most
    return read_mail(item.raw, item.received, email_id=f"{code}{validity:x}x{item.uid}", whole=whole)
