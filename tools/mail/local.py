"""A mailbox on this machine: Maildir folders. What is sent is filed under Sent and does not leave the machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from email.message import EmailMessage
from typing import TypeVar

from steward.contracts.pools import in_pool
from steward.tools.mail.demo import seed
from steward.tools.mail.mailbox import MOST_OF_A_THREAD, Delivery
from steward.tools.mail.message import Mail
from steward.tools.mail.search import Found, Wanted, search
from steward.tools.mail.store import INBOX, SENT, MailStore, Mark
from steward.tools.mail.thread import of_one_thread

T = TypeVar("T")

_FILED = Delivery(SENT, local=True)


class LocalMailbox:
    """The folders of one user. `demo_now`, when given, seeds sample mail for a user who has none, as of that moment."""

    def __init__(self, store: MailStore, address: str, demo_now: Callable[[], datetime] | None = None) -> None:
        self.address = address
        self._files = store
        self._demo_now = demo_now

    async def search(self, wanted: Wanted) -> Found:
        return await self._in_thread(lambda: search(self._store().mails(), wanted))

    async def find(self, email_id: str) -> Mail | None:
        return await self._in_thread(lambda: self._store().find(email_id))

    async def content(self, email_id: str) -> bytes | None:
        return await self._in_thread(lambda: self._store().content(email_id))

    async def mark(self, email_id: str, mark: Mark) -> bool:
        return await self._in_thread(lambda: self._store().mark(email_id, mark))

    async def thread(self, mail: Mail) -> Sequence[Mail]:
        return await self._in_thread(lambda: of_one_thread(mail, self._everything())[-MOST_OF_A_THREAD:])

    async def send(self, message: EmailMessage) -> Delivery:
        """Filing is all that sending is here, and a message that is filed already is not filed again."""
        await self._in_thread(lambda: self._store().file_sent(message))
        return _FILED

    async def sent(self, message_id: str) -> tuple[Mail, Delivery] | None:
        mails = await self._in_thread(lambda: self._store().mails(SENT))
        return next(((mail, _FILED) for mail in mails if mail.message_id == message_id), None)

    def _everything(self) -> list[Mail]:
        store = self._store()
        return [*store.mails(INBOX), *store.mails(SENT)]

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await in_pool("mail", str(self._files.home), work)

    def _store(self) -> MailStore:
        if self._demo_now is not None:
            seed(self._files, self.address, self._demo_now())
        return self._files
