"""The gateway put together: the folders, one connection to Steward, one store. Run by `__main__`."""

from __future__ import annotations

import asyncio
import logging

from steward_client import AsyncSteward

from steward.gateways.mail.folders import Folder
from steward.gateways.mail.imap import ImapFolder
from steward.gateways.mail.maildir import MaildirFolder
from steward.gateways.mail.replies import Replies
from steward.gateways.mail.settings import MailSettings
from steward.gateways.mail.signatures import looked_up
from steward.gateways.mail.store import Store
from steward.gateways.mail.watching import Inbox, Sent, Watching

_log = logging.getLogger(__name__)


async def run(settings: MailSettings) -> None:
    """Serve until cancelled."""
    key = None if settings.key is None else settings.key.get_secret_value()
    store = Store(settings.home / "mail-gateway.db")
    try:
        async with AsyncSteward(settings.url, token=key, user=settings.user) as steward:
            replies = Replies(steward, store, settings, looked_up(settings.dns))
            inbox, sent = _folders(settings, store)
            _log.info("watching %s for %s at %s", inbox.name, settings.user, settings.url)
            async with asyncio.TaskGroup() as group:
                taking = Inbox(steward, replies, settings.user, settings.address)
                group.create_task(Watching(inbox, store, taking.take).run())
                if sent is not None and settings.reply_secret is not None:
                    group.create_task(Watching(sent, store, Sent(replies).take).run())
    finally:
        store.close()


def _folders(settings: MailSettings, store: Store) -> tuple[Folder, Folder | None]:
    """The inbox, and where the sent mail lies."""
    if settings.maildir is None:
        return ImapFolder(settings, settings.inbox, store), ImapFolder(settings, settings.sent, store)
    every_s = settings.watch_every_s
    sent = None if settings.sent_maildir is None else MaildirFolder(settings.sent_maildir, store, every_s)
    return MaildirFolder(settings.maildir, store, every_s), sent
