"""What the e-mail tools need of a mailbox, wherever it lies: `LocalMailbox` and `AccountMailbox` fulfil it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Protocol

from steward.tools.mail.message import Mail
from steward.tools.mail.search import Found, Wanted
from steward.tools.mail.store import Mark

MOST_OF_A_THREAD = 20


@dataclass(frozen=True, slots=True)
class Delivery:
    """A message that was taken. `filed_in` is the folder of its copy, and empty when there is none; `local` when it has
    not left this machine. `refused` says why by recipient, `degraded` names what went wrong afterwards."""

    filed_in: str
    local: bool = False
    refused: Mapping[str, str] = field(default_factory=dict)
    degraded: str | None = None


class Mailbox(Protocol):
    """One user's mail. Reads raise ToolUnavailable when the mail cannot be reached."""

    @property
    def address(self) -> str:
        """The user's own address."""
        ...

    async def search(self, wanted: Wanted) -> Found:
        """Mails of the inbox that fit, the newest first."""
        ...

    async def find(self, email_id: str) -> Mail | None:
        """The mail of that id, whole, or None when this mailbox has none."""
        ...

    async def content(self, email_id: str) -> bytes | None:
        """The mail of that id as it was received, or None when this mailbox has none.

        Raises:
            ToolFailed: it is too long to be read whole.
        """
        ...

    async def mark(self, email_id: str, mark: Mark) -> bool:
        """Mark the mail of that id; False when this mailbox has none."""
        ...

    async def thread(self, mail: Mail) -> Sequence[Mail]:
        """The other mails of its conversation, received and sent, oldest first, at most `MOST_OF_A_THREAD`."""
        ...

    async def send(self, message: EmailMessage) -> Delivery:
        """Send a message, once, and keep a copy of it.

        Raises:
            ToolFailed: it was refused; nothing was sent.
            ToolUnavailable: nobody took it; nothing was sent.
            ToolOutcomeUnknown: it may have been sent.
        """
        ...

    async def sent(self, message_id: str) -> tuple[Mail, Delivery] | None:
        """The sent mail of that Message-ID and how it was taken, or None when it is not among the sent ones."""
        ...
