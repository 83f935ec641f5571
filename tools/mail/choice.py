"""Whose mailbox a call reads and writes: the caller's own account, or else the caller's local folders."""

from __future__ import annotations

import re

from steward.tools.context import ToolContext
from steward.tools.mail.local import LocalMailbox
from steward.tools.mail.mailbox import Mailbox
from steward.tools.mail.remote import AccountMailbox
from steward.tools.mail.store import MailStore, folder_name
from steward.tools.ports import needed

ADDRESS = re.compile(r"(?<![^\s@,;<>\"()])[^\s@,;<>\"()]++@[^\s@,;<>\"()]++")


def mailbox_of(ctx: ToolContext) -> Mailbox:
    """The mailbox of the user the call is made for; no argument can lead to another's.

    Raises:
        ToolFailed: this worker has no mail at all.
    """
    settings = needed(ctx.services.mail, "the mailbox")
    account = settings.accounts.get(ctx.owner)
    if account is not None:
        return AccountMailbox(account)
    address = settings.from_address or _made_up(ctx.owner.user_id)
    store = MailStore(settings.root, ctx.owner)
    return LocalMailbox(store, address, (lambda: ctx.services.clock().astimezone(ctx.zone)) if settings.demo else None)


def _made_up(user_id: str) -> str:
    return user_id if ADDRESS.fullmatch(user_id) else f"{folder_name(user_id)}@localhost"
