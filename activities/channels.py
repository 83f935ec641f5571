"""The built-in ways to a user: ntfy and e-mail. Each sends one event; the courier decides what, when and how often.

Neither carries a decision: an e-mail or a push that is forwarded or read by another must decide nothing. Both lead to
the page where a human decides with their own credentials. A mailed approval may carry a mark, by which the mail gateway
knows what a reply is about.
"""

from __future__ import annotations

from collections.abc import Mapping
from email.utils import format_datetime
from typing import Final
from urllib.parse import urlsplit

import httpx

from steward.contracts.certificates import certificates
from steward.contracts.channels import ChannelSettings
from steward.contracts.errors import ToolError, ToolFailed
from steward.contracts.mail_marks import reply_mark
from steward.contracts.owner import Owner
from steward.contracts.user_events import WAITING, EventKind, UserEvent
from steward.tools.exchange import Exchange
from steward.tools.internet.public_transport import PublicTransport
from steward.tools.mail.account import Account
from steward.tools.mail.message import new_message
from steward.tools.mail.smtp import deliver

_TIMEOUT_S: Final = 10.0
PRIVATE_SETTING: Final = "STEWARD_CHANNELS_PRIVATE"
_NTFY_TEXT: Final = 1_000
"""Characters of a push. ntfy turns what is beyond 4,096 bytes into an attachment."""
_TITLES: Final = {
    EventKind.APPROVAL_REQUESTED: "Your approval is needed",
    EventKind.APPROVAL_DECIDED: "An approval was decided",
    EventKind.APPROVAL_EXPIRING: "An approval expires soon",
    EventKind.QUESTION_ASKED: "A question for you",
    EventKind.PROBLEM_ENDED: "A request has ended",
    EventKind.NOTIFICATION: "A notification",
    EventKind.OUTCOME_UNKNOWN: "It is not known whether this happened",
}
_PRIORITY: Final = {
    EventKind.APPROVAL_REQUESTED: 4,
    EventKind.APPROVAL_EXPIRING: 5,
    EventKind.QUESTION_ASKED: 4,
    EventKind.OUTCOME_UNKNOWN: 4,
    EventKind.PROBLEM_ENDED: 2,
    EventKind.APPROVAL_DECIDED: 2,
}
"""Of ntfy, from 1 to 5; 3 where nothing is said."""


def title_of(event: UserEvent) -> str:
    """What happened, in one line."""
    tool = event.data.tool_name
    return f"{_TITLES[event.type]}: {tool}" if tool else _TITLES[event.type]


class NtfyChannel:
    """Publishes to the topic that a user named, at public addresses alone unless `private`."""

    def __init__(self, user_agent: str, *, private: bool) -> None:
        self._private = private
        transport: httpx.AsyncBaseTransport = httpx.AsyncHTTPTransport(verify=certificates())
        if not private:
            transport = PublicTransport(transport, PRIVATE_SETTING)
        headers = {"User-Agent": user_agent}
        self._client = httpx.AsyncClient(headers=headers, transport=transport, trust_env=False, timeout=_TIMEOUT_S)

    async def send(self, settings: ChannelSettings, event: UserEvent) -> None:
        """Publish one event. Raises ToolError: it was not taken."""
        if settings.ntfy_url is None:
            raise ToolFailed("the user named no ntfy topic")
        if not self._private and urlsplit(settings.ntfy_url).scheme != "https":
            raise ToolFailed(f"the topic must be at https:// ({PRIVATE_SETTING} allows others)")
        server, _, topic = settings.ntfy_url.rpartition("/")
        text = event.data.text
        body: dict[str, object] = {
            "topic": topic,
            "title": title_of(event),
            "message": text if len(text) <= _NTFY_TEXT else f"{text[:_NTFY_TEXT]} ...",
            "priority": _PRIORITY.get(event.type, 3),
        }
        if event.data.link:
            label = "Approve or deny" if event.type in WAITING else "Open"
            body |= {"click": event.data.link, "actions": [{"action": "view", "label": label, "url": event.data.link}]}
        request = self._client.build_request("POST", server + "/", json=body, headers={"X-Message-Id": event.id})
        await Exchange(f"ntfy at {urlsplit(server).netloc}", read=False).send(self._client, request)

    async def aclose(self) -> None:
        """Close the connections."""
        await self._client.aclose()


class EmailChannel:
    """Sends plain text from a user's own mail account, to the address they named or else to that account itself."""

    def __init__(self, accounts: Mapping[Owner, Account], reply_secret: str | None = None) -> None:
        self._accounts = accounts
        self._reply_secret = reply_secret

    async def send(self, owner: Owner, settings: ChannelSettings, event: UserEvent) -> None:
        """Hand over one mail, whose Message-ID is the event's. Raises ToolError: it was not taken."""
        account = self._accounts.get(owner)
        if account is None:
            raise ToolFailed("the user has no mail account to send from (STEWARD_ACCOUNTS)")
        about, subject = [event.data.text, event.data.link or ""], title_of(event)
        approval = event.data.approval
        if approval is not None and approval.decision is None:
            about.insert(1, f"It expires at {approval.expires_at:%Y-%m-%d %H:%M %Z}.")
            if self._reply_secret is not None and event.type in WAITING and not event.data.text_cut:
                mark = reply_mark(self._reply_secret, owner.user_id, approval.approval_id, approval.args_sha256)
                subject = f"{subject} [{mark}]"
                about.append("To deny it, reply with one word: no")
        to = settings.email or account.address
        try:
            message = new_message(account.address, to, subject, "\n\n".join(filter(None, about)))
            message["Date"] = format_datetime(event.timestamp)
            message["Message-ID"] = f"<{event.id}@steward>"
            message["Auto-Submitted"] = "auto-generated"
        except ValueError as error:
            raise ToolFailed(f"the mail cannot be written: {error}") from error
        refused = await deliver(account, message)
        if refused:
            raise ToolError("; ".join(refused.values()))
