"""Each user's mail in Maildir folders: reading, finding by id, filing what was sent.

Used by the e-mail tools, from threads. A user's folder name is made from the identity of the call, so no argument can
lead to another user's mail. Nothing here leaves the machine.
"""

from __future__ import annotations

import hashlib
import mailbox
import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from email.message import EmailMessage
from pathlib import Path
from typing import Literal, TypeAlias

from steward.contracts.errors import ToolFailed
from steward.contracts.owner import Owner
from steward.tools.mail.message import Mail, flags_of, id_of, parse_mail
from steward.tools.whole_files import made_whole

INBOX = "INBOX"
SENT = "Sent"
Mark: TypeAlias = Literal["read", "unread", "flagged"]
_DEFAULT_TENANT = "default"
_LONGEST_NAME = 180


class MailStore:
    """The mailboxes of one user."""

    def __init__(self, root: Path, owner: Owner) -> None:
        base = root if owner.tenant_id == _DEFAULT_TENANT else root / f"+{folder_name(owner.tenant_id)}"
        self.home = base / folder_name(owner.user_id)

    @property
    def exists(self) -> bool:
        """True when this user has a mailbox."""
        return self.home.is_dir()

    def mails(self, folder: str = INBOX) -> list[Mail]:
        """Every mail of a folder, newest first; files that vanish meanwhile are passed over."""
        found = [mail for path in self._files(folder) if (mail := parse_mail(path)) is not None]
        return sorted(found, key=lambda mail: mail.date, reverse=True)

    def find(self, email_id: str) -> Mail | None:
        """The mail of that id in the inbox or among the sent ones."""
        found = self._path(email_id)
        return parse_mail(found) if found else None

    def file_sent(self, message: EmailMessage) -> bool:
        """File a sent message, whole or not at all. False when a message of that Message-ID is there already.

        Raises:
            ToolFailed: it cannot be filed; nothing happened.
        """
        if self._is_filed(message):
            return False
        filed = mailbox.MaildirMessage(message.as_bytes())
        filed.set_subdir("cur")
        filed.add_flag("S")
        try:
            self._folder(SENT).add(filed)
        except OSError as error:
            if not self._is_filed(message):
                why = f"{error.strerror} ({error.filename or self.home})"
                raise ToolFailed(f"the mail cannot be filed: {why}; nothing was sent") from error
        return True

    def _is_filed(self, message: EmailMessage) -> bool:
        return any(mail.message_id == message["Message-ID"] for mail in self.mails(SENT))

    def mark(self, email_id: str, mark: Mark) -> bool:
        """Mark a mail of the inbox or among the sent ones; False when it is gone."""
        found = self._path(email_id)
        if found is None:
            return False
        flags = flags_of(found) - {"S"} if mark == "unread" else flags_of(found) | {"S" if mark == "read" else "F"}
        name = found.name.partition(":2,")[0] + ":2," + "".join(sorted(flags))
        try:
            self._folder(found.parents[1].name)
            found.rename(found.parents[1] / "cur" / name)
        except FileNotFoundError:
            return False
        return True

    def content(self, email_id: str) -> bytes | None:
        """The bytes of a mail of the inbox or among the sent ones; None when it is gone."""
        found = self._path(email_id)
        with suppress(FileNotFoundError):
            return found.read_bytes() if found else None
        return None

    def create_with(self, messages: list[tuple[EmailMessage, bool]]) -> None:
        """Make a mailbox with these mails in the inbox, each with whether it is unread, in one step; one that is there
        by then stays as it is."""
        with made_whole(self.home) as draft:
            inbox = mailbox.Maildir(draft / INBOX, create=True)
            for message, unread in messages:
                filed = mailbox.MaildirMessage(message.as_bytes())
                if not unread:
                    filed.set_subdir("cur")
                    filed.add_flag("S")
                inbox.add(filed)
            mailbox.Maildir(draft / SENT, create=True)

    def _path(self, email_id: str) -> Path | None:
        paths = (path for folder in (INBOX, SENT) for path in self._files(folder))
        return next((path for path in paths if id_of(path) == email_id), None)

    def _folder(self, name: str) -> mailbox.Maildir:
        self.home.mkdir(parents=True, exist_ok=True)
        folder = mailbox.Maildir(self.home / name, create=True)
        # Maildir makes its three folders only with the one around them, and what copies a mailbox may drop empty ones.
        for part in ("tmp", "new", "cur"):
            (self.home / name / part).mkdir(exist_ok=True, mode=0o700)
        return folder

    def _files(self, folder: str) -> Iterator[Path]:
        for part in ("new", "cur"):
            place = self.home / folder / part
            if place.is_dir():
                # A pipe would be waited for, and with it the whole mailbox.
                yield from (path for path in place.iterdir() if not path.name.startswith(".") and path.is_file())


def folder_name(identity: str) -> str:
    """A folder name for an identity: readable, one to one, without separators or leading dots."""
    name = re.sub(r"[^A-Za-z0-9_.@-]", lambda match: "".join(f"%{b:02X}" for b in match.group().encode()), identity)
    if name.startswith("."):
        name = "%2E" + name[1:]
    if len(name) > _LONGEST_NAME:
        name = f"{name[:80]}%{hashlib.sha256(identity.encode()).hexdigest()}"
    return name


def message_id_for(idempotency_key: str) -> str:
    """The Message-ID of what a call sends; the same for every attempt of that call."""
    return f"<{hashlib.sha256(idempotency_key.encode()).hexdigest()[:32]}@steward>"


def stamp(message: EmailMessage, now: datetime) -> None:
    """Date a message, with the offset of `now`."""
    message["Date"] = now.strftime("%a, %d %b %Y %H:%M:%S %z")
