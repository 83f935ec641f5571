"""What the tests of the e-mail tools share: Ann with an account, mails as they arrive, short ways to call the tools."""

from __future__ import annotations

import uuid
from datetime import datetime
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from steward.contracts.owner import Owner
from steward.tools.builtin.email_reading import EmailIdArgs, SearchArgs, get_email_details, search_email
from steward.tools.context import ToolContext
from steward.tools.mail.account import Account
from steward.tools.mail.message import new_message
from steward.tools.mail.store import stamp
from steward.tools.ports import MailSettings, Services
from tests.support.tool_bench import NOW, a_context


def as_ann(account: Account, root: Path) -> ToolContext:
    """Ann at acme, with this account."""
    mail = MailSettings(root, accounts={Owner("acme", "ann"): account})
    return a_context(Services(mail=mail, clock=lambda: NOW))


def a_mail(
    subject: str = "Hello",
    body: str = "Hi.",
    *,
    at: datetime = NOW,
    sender: str = "Bob <bob@example.com>",
    **headers: str,
) -> EmailMessage:
    message = new_message(sender, "ann@example.com", subject, body)
    message["Message-ID"] = headers.pop("message_id", f"<{uuid.uuid4().hex}@example.com>")
    for name, value in headers.items():
        message[name.replace("_", "-")] = value
    stamp(message, at)
    return message


async def found(ctx: ToolContext, **args: Any) -> Any:
    return (await search_email.run(ctx, SearchArgs(**args))).result


async def details(ctx: ToolContext, email_id: str) -> Any:
    return (await get_email_details.run(ctx, EmailIdArgs(email_id=email_id))).result


async def only_id(ctx: ToolContext, **args: Any) -> str:
    (mail,) = (await found(ctx, **args))["emails"]
    return str(mail["id"])
